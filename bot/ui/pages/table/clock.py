"""The turn timer of a table: its settings panel, and its lines in the lobby and on the board."""

from collections.abc import Sequence
from typing import Final

from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import Button, Choice, Menu, Page, Part, Row, Text, Tone
from bot.ui.pages.table.seats import control, duration
from bot.words import Words
from engine.tables.edits import settings
from engine.tables.edits.breaks import days_left, nights_left
from engine.tables.table.clock import SLOW_SECONDS, TimeOut
from engine.tables.table.model import Snapshot
from engine.units import DAY, HOUR, MINUTE

HERE: Final = "time"
"""Marks controls on this panel."""


def _said(words: Words, turn_seconds: int | None, increment: int | None) -> str:
    if turn_seconds is None:
        return words("clock.unlimited")
    slow = turn_seconds >= SLOW_SECONDS
    if increment is None:
        return words("clock.slow" if slow else "clock.live", time=duration(words, turn_seconds))
    facts = {"bank": duration(words, turn_seconds), "increment": duration(words, increment)}
    return words("clock.slow_bank" if slow else "clock.live_bank", **facts)


def clock_choices(words: Words) -> list[tuple[str, str]]:
    """The offered clocks: label and value."""
    return [(_said(words, *settings.read_clock(value)), value) for value in settings.CLOCK.choices]


def clock_text(words: Words, snapshot: Snapshot) -> str:
    """The table's clock: `no limit`, `3 days`, `3 days, 12 hours back a turn`."""
    time = duration(words, snapshot.turn_seconds)
    increment = snapshot.clock.increment
    return time if increment is None else words("clock.bank", bank=time, increment=duration(words, increment))


def clock_lines(words: Words, snapshot: Snapshot) -> list[str]:
    """The lines of the lobby about time."""
    timed, clock = snapshot.turn_seconds is not None, snapshot.clock
    lines = [words("lobby.clock", time=clock_text(words, snapshot)) if timed else words("lobby.no_clock")]
    if timed and not clock.weekends:
        lines.append(words("clock.no_weekends"))
    if snapshot.slow and clock.days_off:
        lines.append(words("clock.days_off_each", days=words.count("clock.days", clock.days_off)))
    if clock.reply_delay:
        lines.append(words("clock.reply_delay"))
    if timed and clock.out is TimeOut.FORFEIT:
        lines.append(words("clock.out", what=out_text(words, TimeOut.FORFEIT, 1)))
    return lines


def time_lines(words: Words, snapshot: Snapshot, names: Sequence[str]) -> list[str]:
    """The lines of the board about time: banks, days off, quiet hours, pauses, and when the match closes."""
    lines, clock, turn = _banks(words, snapshot, names), snapshot.clock, snapshot.turn
    name = names[turn.seat] if turn else ""
    if clock.resting and turn is not None:
        left = words.count("clock.days", days_left(snapshot, turn.seat))
        lines.append(words("clock.resting", name=name, left=left))
    if (nights := nights_left(snapshot)) is not None:
        lines.append(words("clock.night", name=name, left=nights))
    if clock.paused is not None:
        on_turn = turn is not None and turn.human
        left = words("clock.paused_left", name=name, time=about(words, clock.paused)) if on_turn else ""
        key = "clock.paused_until" if clock.resumes else "clock.paused"
        lines.append(words(key, left=left, when=clock.resumes))
    if clock.closes is not None:
        lines.append(words("clock.gone" if snapshot.homeless else "clock.closes", when=clock.closes))
    return lines


def _banks(words: Words, snapshot: Snapshot, names: Sequence[str]) -> list[str]:
    """The time banks of a slow table, without the player on turn, who has a deadline."""
    limit, turn = snapshot.turn_seconds, snapshot.turn
    if limit is None or limit < SLOW_SECONDS or snapshot.clock.increment is None:
        return []
    banks = [
        words("clock.left", name=names[info.seat], time=about(words, snapshot.clock.time_for(info.seat, limit)))
        for info in snapshot.seats
        if info.human and info != turn
    ]
    return [words("clock.banks", banks=", ".join(banks))] if banks else []


def about(words: Words, seconds: int) -> str:
    """`2 days 4 hours`: the two largest units."""
    days, rest = divmod(seconds, DAY)
    hours, rest = divmod(rest, HOUR)
    found = [("days", days), ("hours", hours), ("minutes", rest // MINUTE)]
    told = [words.count(f"clock.{unit}", n) for unit, n in found if n][:2]
    if len(told) == 2:
        return words("clock.two", one=told[0], other=told[1])
    return told[0] if told else duration(words, seconds)


def clock_menu(words: Words, snapshot: Snapshot, where: str = "0") -> Menu:
    """The menu of clocks, with the current one."""
    now = settings.CLOCK.show(snapshot)
    offered = clock_choices(words)
    if now not in (value for _, value in offered):
        offered.append((clock_text(words, snapshot), now))
    choices = tuple(Choice(label, value, chosen=value == now) for label, value in offered)
    return Menu(setting_control(snapshot, settings.CLOCK, where), words("options.clock"), choices)


def out_text(words: Words, out: TimeOut, misses: int) -> str:
    """Says what happens when time runs out."""
    return words.count("clock.out_seat", misses) if out is TimeOut.SEAT else words(f"clock.out_{out}")


def clock_page(words: Words, snapshot: Snapshot) -> Page:
    """The host's panel for time."""
    clock = snapshot.clock
    told = [words("clock.title", time=clock_text(words, snapshot))]
    if clock.increment is not None:
        told.append(words("clock.about_bank"))
    parts: list[Part] = [Text("\n".join(told)), clock_menu(words, snapshot, HERE)]
    if snapshot.turn_seconds is not None:
        now = settings.TIME_OUT.show(snapshot)
        choices = tuple(
            Choice(out_text(words, *rule), value, words(f"clock.about_{rule[0]}"), value == now)
            for value, rule in ((value, settings.read_out(value)) for value in settings.TIME_OUT.choices)
        )
        parts.append(Text(words("clock.out", what=out_text(words, clock.out, clock.misses))))
        parts.append(Menu(setting_control(snapshot, settings.TIME_OUT, HERE), words("clock.pick_out"), choices))
    switches = [_switch(words, snapshot, settings.REPLY_DELAY)]
    if snapshot.slow:
        switches.append(_switch(words, snapshot, settings.WEEKENDS))
        now = words.count("clock.days", clock.days_off) if clock.days_off else words("clock.no_days_off")
        switches.append(_next_button(snapshot, settings.DAYS_OFF, words("clock.days_off", days=now)))
    parts += [Text(words("clock.about_reply_delay")), Row(tuple(switches))]
    buttons = (
        Button(words("lobby.options"), control(snapshot, Verb.OPTIONS)),
        Button(words("options.done"), control(snapshot, Verb.CLOSE_OPTIONS), Tone.GO),
    )
    return Page((*parts, Row(buttons)))


def setting_control(snapshot: Snapshot, setting: settings.Setting, where: str, value: str = "") -> str:
    """The custom id of a menu of values, or of the button for one value, on a panel."""
    return control(snapshot, Verb.SETTING, ":".join([where, setting.name, *([value] if value else [])]))


def _switch(words: Words, snapshot: Snapshot, setting: settings.Setting) -> Button:
    return _next_button(snapshot, setting, words(f"clock.{setting.name}_{setting.show(snapshot)}"))


def _next_button(snapshot: Snapshot, setting: settings.Setting, label: str) -> Button:
    """A button that says the current value and sets the next one."""
    values, now = setting.choices, setting.show(snapshot)
    following = values[(values.index(now) + 1) % len(values)] if now in values else values[0]
    return Button(label, setting_control(snapshot, setting, HERE, following))

"""The time of a table: what can be chosen, how it is said, and the host's panel for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import Button, Choice, Menu, Page, Part, Row, Text, Tone
from bot.ui.pages.table.seats import control, duration
from bot.words import Words
from engine.rules.options import read_number
from engine.tables.core.model import Snapshot
from engine.tables.time.breaks import days_left, nights_left
from engine.tables.time.clock import DAYS_OFF, SLOW_SECONDS, TimeOut
from engine.units import DAY, HOUR, MINUTE

NO_CLOCK: Final = "none"
HERE: Final = "time"
"""Marks a menu of the clock that stands on this panel."""
CLOCKS: tuple[tuple[int | None, int | None], ...] = (
    (45, None), (120, None), (600, None), (600, 15), (HOUR, None), (DAY // 2, None), (DAY, None), (3 * DAY, None),
    (3 * DAY, DAY // 2), (7 * DAY, DAY), (None, None),
)  # fmt: skip
"""What is offered, in seconds: the longest turn, and what each turn gives back where that is a bank."""
OUTS: tuple[tuple[TimeOut, int], ...] = (
    (TimeOut.SEAT, 2), (TimeOut.SEAT, 1), (TimeOut.SEAT, 3), (TimeOut.MOVE, 2), (TimeOut.FORFEIT, 2),
)  # fmt: skip
"""What can happen when time runs out: the rule, and after how many misses in a row."""


def clock_value(turn_seconds: int | None, increment: int | None) -> str:
    """How a clock is written in menus: `none`, `86400`, `259200+43200`."""
    if turn_seconds is None:
        return NO_CLOCK
    return str(turn_seconds) if increment is None else f"{turn_seconds}+{increment}"


def read_clock(text: str) -> tuple[int | None, int | None]:
    """The longest turn and the increment; -1, which every table refuses, for what is no clock."""
    if text == NO_CLOCK:
        return None, None
    first, plus, second = text.partition("+")
    seconds, increment = read_number(first), read_number(second)
    wrong = seconds is None or (plus != "" and increment is None)
    return (-1, None) if wrong else (seconds, increment)


def _said(words: Words, turn_seconds: int | None, increment: int | None) -> str:
    if turn_seconds is None:
        return words("clock.unlimited")
    slow = turn_seconds >= SLOW_SECONDS
    if increment is None:
        return words("clock.slow" if slow else "clock.live", time=duration(words, turn_seconds))
    facts = {"bank": duration(words, turn_seconds), "increment": duration(words, increment)}
    return words("clock.slow_bank" if slow else "clock.live_bank", **facts)


def clock_choices(words: Words) -> list[tuple[str, str]]:
    """What the clock can be set to: (words, value)."""
    return [(_said(words, *clock), clock_value(*clock)) for clock in CLOCKS]


def clock_text(words: Words, snapshot: Snapshot) -> str:
    """The table's clock in a few words: `no limit`, `3 days`, `3 days, 12 hours back a turn`."""
    time = duration(words, snapshot.turn_seconds)
    increment = snapshot.clock.increment
    return time if increment is None else words("clock.bank", bank=time, increment=duration(words, increment))


def clock_lines(words: Words, snapshot: Snapshot) -> list[str]:
    """What everybody must know of the table's time before they sit down."""
    none = snapshot.turn_seconds is None
    lines = [words("lobby.no_clock") if none else words("lobby.clock", time=clock_text(words, snapshot))]
    if snapshot.turn_seconds is not None and not snapshot.clock.weekends:
        lines.append(words("clock.no_weekends"))
    if snapshot.slow and snapshot.clock.days_off:
        lines.append(words("clock.days_off_each", days=words.count("clock.days", snapshot.clock.days_off)))
    if snapshot.clock.reply_delay:
        lines.append(words("clock.reply_delay"))
    if snapshot.turn_seconds is not None and snapshot.clock.out is TimeOut.FORFEIT:
        lines.append(words("clock.out", what=out_text(words, TimeOut.FORFEIT, 1)))
    return lines


def time_lines(words: Words, snapshot: Snapshot, names: Sequence[str]) -> list[str]:
    """What the board says of time beside the deadline: what is in the banks, and when the match will be closed."""
    lines = _banks(words, snapshot, names)
    if snapshot.clock.resting and (turn := snapshot.turn) is not None:
        left = words.count("clock.days", days_left(snapshot, turn.seat))
        lines.append(words("clock.resting", name=names[turn.seat], left=left))
    if (nights := nights_left(snapshot)) is not None and (turn := snapshot.turn) is not None:
        lines.append(words("clock.night", name=names[turn.seat], left=nights))
    if snapshot.clock.paused is not None:
        on_turn, time = snapshot.turn, about(words, snapshot.clock.paused)
        left = words("clock.paused_left", name=names[on_turn.seat], time=time) if on_turn and on_turn.human else ""
        resumes = snapshot.clock.resumes
        lines.append(words("clock.paused_until" if resumes else "clock.paused", left=left, when=resumes))
    if (closes := snapshot.clock.closes) is not None:
        lines.append(words("clock.gone" if snapshot.homeless else "clock.closes", when=closes))
    return lines


def _banks(words: Words, snapshot: Snapshot, names: Sequence[str]) -> list[str]:
    """What each person has left in the bank of a slow table, but for whoever is on turn: there the deadline says it."""
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
    return " ".join(told) or duration(words, seconds)


def clock_menu(words: Words, snapshot: Snapshot, where: str = "") -> Menu:
    """The menu of clocks, with the one in force."""
    now = clock_value(snapshot.turn_seconds, snapshot.clock.increment)
    offered = clock_choices(words)
    if now not in (value for _, value in offered):
        offered.append((clock_text(words, snapshot), now))
    choices = tuple(Choice(label, value, chosen=value == now) for label, value in offered)
    return Menu(control(snapshot, Verb.SET_CLOCK, where), words("options.clock"), choices)


def out_text(words: Words, out: TimeOut, misses: int) -> str:
    """What happens when time runs out."""
    return words.count("clock.out_seat", misses) if out is TimeOut.SEAT else words(f"clock.out_{out}")


def read_out(text: str) -> tuple[TimeOut, int] | None:
    """What was chosen in the menu of `clock_page`."""
    return next((rule for rule in OUTS if out_value(*rule) == text), None)


def out_value(out: TimeOut, misses: int) -> str:
    return f"{out}{misses}" if out is TimeOut.SEAT else str(out)


def clock_page(words: Words, snapshot: Snapshot) -> Page:
    """The host's panel: how much time, and what happens when it runs out."""
    clock = snapshot.clock
    told = [words("clock.title", time=clock_text(words, snapshot))]
    if clock.increment is not None:
        told.append(words("clock.about_bank"))
    parts: list[Part] = [Text("\n".join(told)), clock_menu(words, snapshot, HERE)]
    if snapshot.turn_seconds is not None:
        now = out_value(clock.out, clock.misses)
        choices = tuple(
            Choice(out_text(words, *rule), out_value(*rule), words(f"clock.about_{rule[0]}"), out_value(*rule) == now)
            for rule in OUTS
        )
        parts.append(Text(words("clock.out", what=out_text(words, clock.out, clock.misses))))
        parts.append(Menu(control(snapshot, Verb.TIME_OUT), words("clock.pick_out"), choices))
    switches = [_switch(words, snapshot, Verb.REPLY_DELAY, on=clock.reply_delay)]
    if snapshot.slow:
        switches.append(_switch(words, snapshot, Verb.WEEKENDS, on=clock.weekends))
        following = DAYS_OFF[(DAYS_OFF.index(clock.days_off) + 1) % len(DAYS_OFF)] if clock.days_off in DAYS_OFF else 0
        now = words.count("clock.days", clock.days_off) if clock.days_off else words("clock.no_days_off")
        switches.append(Button(words("clock.days_off", days=now), control(snapshot, Verb.DAYS_OFF, str(following))))
    parts += [Text(words("clock.about_reply_delay")), Row(tuple(switches))]
    buttons = (
        Button(words("lobby.options"), control(snapshot, Verb.OPTIONS)),
        Button(words("options.done"), control(snapshot, Verb.CLOSE_OPTIONS), Tone.GO),
    )
    return Page((*parts, Row(buttons)))


def _switch(words: Words, snapshot: Snapshot, verb: Verb, *, on: bool) -> Button:
    """A button that says how it is, and turns it round."""
    now, other = ("on", "off") if on else ("off", "on")
    return Button(words(f"clock.{verb}_{now}"), control(snapshot, verb, other))


def clock_button(words: Words, snapshot: Snapshot) -> Button:
    """The way to the panel."""
    return Button(words("clock.open"), control(snapshot, Verb.TIME))

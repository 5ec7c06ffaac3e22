"""Somebody's turns: the tables that wait for them on all servers, most urgent first, and those that they wait for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.ui.pages.custom_ids import NO_TABLE, ControlId, Verb
from bot.ui.pages.page import BUTTONS_A_ROW, MOST_CHOICES, Button, Choice, Menu, Page, Part, Row, Text, Tone, rows
from bot.ui.pages.table.rules_text import table_title
from bot.ui.pages.table.seats import control, jump_link, plain_names, seat_names
from bot.words import Words
from engine.tables.core.model import Snapshot, Status
from engine.tables.people.participants import Standing

MOST_LINES = 15
MOST_BUTTONS = 10


def _waits(table: Snapshot, user_id: int) -> bool:
    """Whether the table waits for this person: for a move, an answer, or a yes or no to an invitation."""
    if table.status is Status.LOBBY:
        guest = table.participants.guest(user_id)
        return guest is not None and guest.standing is Standing.ASKED
    return _on_turn(table, user_id) or _asked(table, user_id)


def _on_turn(table: Snapshot, user_id: int) -> bool:
    turn = table.turn
    return turn is not None and turn.human and turn.person is not None and turn.person.user_id == user_id


def _asked(table: Snapshot, user_id: int) -> bool:
    """Whether an open question lacks this person's answer."""
    seat = table.seat_of(user_id)
    lacking = any(user_id not in (*question.yes, *question.no) for question in table.participants.questions)
    return lacking and seat is not None and seat.human


def _urgency(table: Snapshot) -> tuple[bool, bool, int]:
    """Deadlines first, the next one before the others; then whoever waits longest; a game alone can wait."""
    alone = sum(seat.human for seat in table.seats) < 2
    return table.deadline is None, alone, table.deadline or table.active_at


def waiting(tables: Sequence[Snapshot], user_id: int) -> list[Snapshot]:
    """The tables among these that wait for this person, most urgent first."""
    return sorted((table for table in tables if table.is_open and _waits(table, user_id)), key=_urgency)


def to_play(tables: Sequence[Snapshot], user_id: int, besides: str = "") -> list[Snapshot]:
    """The tables where this person is on turn, most urgent first, without one of them."""
    return [table for table in waiting(tables, user_id) if table.id != besides and _on_turn(table, user_id)]


def turns_page(words: Words, tables: Sequence[Snapshot], user_id: int) -> Page:
    """The list. `tables` are all open ones; the person sees those where they sit or are asked to sit."""
    first = waiting(tables, user_id)
    rest = [table for table in tables if table not in first and _plays(table, user_id)]
    rest.sort(key=_urgency)
    if not first and not rest:
        return Page((Text(words("turns.none")),))
    parts: list[Part] = [Text(words("turns.title", count=words.count("table", len(first))))]
    if not first:
        parts = [Text(words("turns.title_none"))]
    lines = [_line(words, table, user_id, number) for number, table in enumerate(first[:MOST_LINES], 1)]
    if lines:
        parts.append(Text("\n".join(lines)))
    shown = [(number, table) for number, table in enumerate(first, 1) if table.status is Status.PLAYING]
    parts += rows(
        [
            Button(
                words("turns.open", number=number, game=table_title(words, table)),
                control(table, Verb.HAND),
                Tone.MAIN if _on_turn(table, user_id) else Tone.PLAIN,
            )
            for number, table in shown[:MOST_BUTTONS]
        ]
    )
    if rest:
        heading = words("turns.rest")
        parts.append(Text("\n".join([heading, *(_line(words, table, user_id) for table in rest[:MOST_LINES])])))
    others = [table for _, table in shown[MOST_BUTTONS:]] + [table for table in rest if table.status is Status.PLAYING]
    if others:
        choices = tuple(
            Choice(
                words("tables.choice", game=table_title(words, table), names=_others(table, user_id, plain=True)),
                control(table, Verb.HAND),
            )
            for table in others[:MOST_CHOICES]
        )
        parts.append(Menu(ControlId(NO_TABLE, 0, Verb.WHICH).text(), words("turns.pick"), choices))
    hidden = max(0, len(first) - MOST_LINES) + max(0, len(rest) - MOST_LINES)
    if hidden:
        parts.append(Text(words("tables.more", count=words.count("table", hidden))))
    return Page(tuple(parts))


def _plays(table: Snapshot, user_id: int) -> bool:
    seat = table.seat_of(user_id)
    return table.is_open and seat is not None and seat.human


def _others(table: Snapshot, user_id: int, *, plain: bool = False) -> str:
    """Who else sits there."""
    names = plain_names(table) if plain else seat_names(table)
    seat = table.seat_of(user_id)
    return ", ".join(name for at, name in enumerate(names) if seat is None or at != seat.seat) or names[0]


def _line(words: Words, table: Snapshot, user_id: int, number: int | None = None) -> str:
    address = jump_link(table)
    facts = {
        "number": "•" if number is None else f"**{number}**",
        "game": table_title(words, table),
        "names": _others(table, user_id),
        "link": words("tables.link", link=address) if address else "",
    }
    return words("turns.line", what=_state(words, table, user_id), **facts)


def _state(words: Words, table: Snapshot, user_id: int) -> str:
    """What the table waits for, in a few words."""
    if table.status is Status.LOBBY:
        return words("turns.invited" if _waits(table, user_id) else "turns.lobby")
    if table.homeless and table.clock.closes is not None:
        return words("turns.homeless", when=table.clock.closes)
    turn = table.turn
    if _on_turn(table, user_id):
        return words("turns.move") if table.deadline is None else words("turns.move_by", when=table.deadline)
    if _asked(table, user_id):
        return words("turns.question")
    if turn is None:
        return words("tables.turn_house")
    name = seat_names(table)[turn.seat]
    return (
        words("tables.turn", name=name)
        if table.deadline is None
        else words("turns.theirs", name=name, when=table.deadline)
    )


def with_next(words: Words, page: Page, tables: Sequence[Snapshot]) -> Page:
    """The page with a button that leads to the most urgent of these tables, on its last row of buttons if there is
    room."""
    if not tables:
        return page
    button = Button(words("turns.next", count=len(tables)), control(tables[0], Verb.HAND), Tone.GO)
    last = page.parts[-1] if page.parts else None
    if isinstance(last, Row) and len(last.buttons) < BUTTONS_A_ROW:
        return replace(page, parts=(*page.parts[:-1], Row((*last.buttons, button))))
    return replace(page, parts=(*page.parts, Row((button,))))

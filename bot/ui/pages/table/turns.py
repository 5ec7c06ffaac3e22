"""Lists of tables: a person's turns on all servers, the most urgent first, and the open tables of a server."""

from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate

from bot.ui.pages.custom_ids import Verb, control_of
from bot.ui.pages.page import MOST_CHOICES, ROOM, Button, Choice, Menu, Page, Part, Section, Text, Tone, with_button
from bot.ui.pages.table.seats import control, jump_link, marked_names, plain_names, table_title
from bot.words import Words
from engine.tables.table.model import Snapshot, Status
from engine.tables.table.participants import Standing

Closed = Callable[[Snapshot], str | None]
MOST_LINES = 15
MOST_BUTTONS = 10
MOST_NAMES = 4
FOR_LINES = ROOM - 200
"""Characters for the lines of a list. Its headings, and a line of what it leaves out, need the others."""


def _waits(table: Snapshot, user_id: int) -> bool:
    """Whether the table waits for this person: for a move, or an answer to a question or an invitation."""
    if table.status is Status.LOBBY:
        guest = table.participants.guest(user_id)
        return guest is not None and guest.standing is Standing.ASKED
    return _on_turn(table, user_id) or _asked(table, user_id)


def _plays(table: Snapshot, user_id: int) -> bool:
    seat = table.seat_of(user_id)
    return table.is_open and seat is not None and seat.human


def _on_turn(table: Snapshot, user_id: int) -> bool:
    return _plays(table, user_id) and table.turn == table.seat_of(user_id)


def _asked(table: Snapshot, user_id: int) -> bool:
    """Whether an open question lacks this person's answer."""
    return _plays(table, user_id) and bool(table.participants.unanswered(user_id))


def _urgency(table: Snapshot) -> tuple[bool, bool, int]:
    """Tables with a deadline first, the earliest first; then the longest wait. Games against robots come last."""
    alone = sum(seat.human for seat in table.seats) < 2
    return table.deadline is None, alone, table.deadline or table.active_at


def waiting(tables: Sequence[Snapshot], user_id: int) -> list[Snapshot]:
    """The tables that wait for this person, the most urgent first."""
    return sorted((table for table in tables if table.is_open and _waits(table, user_id)), key=_urgency)


def to_play(tables: Sequence[Snapshot], user_id: int, besides: str = "") -> list[Snapshot]:
    """The other tables where it is this person's turn, the most urgent first."""
    return [table for table in waiting(tables, user_id) if table.id != besides and _on_turn(table, user_id)]


def turns_page(words: Words, tables: Sequence[Snapshot], user_id: int, closed: Closed = lambda _: None) -> Page:
    """The list of this person's tables and invitations, among all open `tables`. `closed`: what to do about a table
    that can't be shown."""
    first = waiting(tables, user_id)
    rest = sorted((table for table in tables if table not in first and _plays(table, user_id)), key=_urgency)
    if not first and not rest:
        return Page((Text(words("turns.none")),))
    count = words.count("table", len(first))
    parts: list[Part] = [Text(words("turns.title", count=count) if first else words("turns.title_none"))]

    def told(group: Sequence[Snapshot], room: int, mark: str = "") -> list[str]:
        return _in_room((_line(words, table, user_id, closed, mark) for table in group), room)

    played = [table for table in first if table.status is Status.PLAYING]
    lines = told(played[:MOST_BUTTONS], FOR_LINES)
    beside = played[: len(lines)]
    for table, line in zip(beside, lines, strict=True):
        on_turn = _on_turn(table, user_id)
        key, tone = ("turns.play", Tone.MAIN) if on_turn else ("turns.answer", Tone.PLAIN)
        parts.append(Section(line, Button(words(key), control(table, Verb.HAND), tone)))
    listed, room = [table for table in first if table not in beside], FOR_LINES - sum(map(len, lines))
    of_first = told(listed[:MOST_LINES], room, "• ")
    if of_first:
        parts.append(Text("\n".join(of_first)))
    of_rest = told(rest[:MOST_LINES], room - sum(map(len, of_first)), "• ")
    if of_rest:
        parts.append(Text("\n".join([words("turns.rest"), *of_rest])))
    others = played[len(beside) :] + [one for one in rest if one.status is Status.PLAYING]
    choices = []
    for table in others[:MOST_CHOICES]:
        label = words("tables.choice", game=table_title(words, table), names=_others(words, table, user_id, plain=True))
        choices.append(Choice(label, control(table, Verb.HAND)))
    if choices:
        parts.append(Menu(control_of(Verb.WHICH), words("turns.pick"), tuple(choices)))
    hidden = len(listed) - len(of_first) + len(rest) - len(of_rest)
    if hidden:
        parts.append(Text(words("tables.more", count=words.count("table", hidden))))
    return Page(tuple(parts))


def _in_room(lines: Iterable[str], room: int) -> list[str]:
    """The first of these lines, as many as have room together."""
    lines = list(lines)
    used = accumulate(len(line) + 1 for line in lines)
    return [line for line, characters in zip(lines, used, strict=True) if characters <= room]


def _few(words: Words, names: Sequence[str]) -> str:
    """These names; of many, the first and how many others there are."""
    if len(names) > MOST_NAMES:
        names = [*names[: MOST_NAMES - 1], words("event.others", n=len(names) - MOST_NAMES + 1)]
    return ", ".join(names)


def _others(words: Words, table: Snapshot, user_id: int, *, plain: bool = False) -> str:
    """The names of the other players."""
    names = marked_names(words, table, plain_names(words, table) if plain else ())
    seat = table.seat_of(user_id)
    return _few(words, [name for at, name in enumerate(names) if seat is None or at != seat.seat] or names[:1])


def _line(words: Words, table: Snapshot, user_id: int, closed: Closed, mark: str = "") -> str:
    address, remedy = jump_link(table), closed(table)
    facts = {
        "game": table_title(words, table),
        "names": _others(words, table, user_id),
        "link": words("tables.link", link=address) if address else "",
    }
    line = mark + words("turns.line", what=_state(words, table, user_id), **facts)
    return line if remedy is None else f"{line}\n-# {words('turns.closed', remedy=remedy)}"


def _state(words: Words, table: Snapshot, user_id: int) -> str:
    """What the table is waiting for."""
    if table.status is Status.LOBBY:
        return words("turns.invited" if _waits(table, user_id) else "turns.lobby")
    if table.homeless and table.clock.closes is not None:
        return words("turns.homeless", when=table.clock.closes)
    when = table.deadline
    if _on_turn(table, user_id):
        return words("turns.move") if when is None else words("turns.move_by", when=when)
    if _asked(table, user_id):
        return words("turns.question")
    if table.turn is None:
        return words("picture.dealing")
    name = marked_names(words, table)[table.turn.seat]
    return words("picture.turn", name=name) if when is None else words("turns.theirs", name=name, when=when)


def with_next(words: Words, page: Page, tables: Sequence[Snapshot]) -> Page:
    """The page with a button to the most urgent of these tables, in its last row if there is room."""
    if not tables:
        return page
    return with_button(page, Button(words("turns.next", count=len(tables)), control(tables[0], Verb.HAND), Tone.GO))


def tables_page(words: Words, tables: Sequence[Snapshot], *, manages: bool = False) -> Page:
    """The open tables of a server; its managers can end each of them."""
    if not tables:
        return Page((Text(words("tables.none")),))
    lines = _in_room((_table_line(words, table) for table in tables[:MOST_LINES]), FOR_LINES)
    hidden = len(tables) - len(lines)
    more = [words("tables.more", count=words.count("table", hidden))] if hidden else []
    menu = _table_menu(words, tables, Verb.END, words("end_table.pick"))
    return Page((Text("\n".join([words("tables.title"), *lines, *more])), *((menu,) if manages else ())))


def _table_line(words: Words, table: Snapshot) -> str:
    names = marked_names(words, table)
    address = jump_link(table)
    link = words("tables.link", link=address) if address else ""
    facts = {"game": table_title(words, table), "channel": table.channel.channel_id, "link": link}
    if table.status is Status.LOBBY:
        return words("tables.line_lobby", names=_few(words, names), **facts)
    turn = words("picture.turn", name=names[table.turn.seat]) if table.turn else words("picture.dealing")
    return words("tables.line_playing", names=_few(words, names), turn=turn, **facts)


def which_page(words: Words, tables: Sequence[Snapshot], verb: Verb, question: str) -> Page:
    """A menu of tables for a command that needs one."""
    return Page((Text(words(question)), _table_menu(words, tables, verb, words("tables.which_pick"))))


def _table_menu(words: Words, tables: Sequence[Snapshot], verb: Verb, prompt: str) -> Menu:
    """A menu whose values are the tables' controls for `verb`."""
    choices = []
    for table in tables[:MOST_CHOICES]:
        names = ", ".join(plain_names(words, table))
        choices.append(
            Choice(words("tables.choice", game=table_title(words, table), names=names), control(table, verb))
        )
    return Menu(control_of(Verb.WHICH), prompt, tuple(choices))

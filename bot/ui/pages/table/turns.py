"""Lists of tables: a person's turns on all servers, the most urgent first, and the open tables of a server."""

from collections.abc import Callable, Sequence

from bot.ui.pages.custom_ids import Verb, control_of
from bot.ui.pages.page import MOST_CHOICES, Button, Choice, Menu, Page, Part, Section, Text, Tone, sentence, with_button
from bot.ui.pages.table.seats import control, jump_link, marked_names, plain_names, table_title
from bot.words import Words
from engine.tables.table.model import Snapshot, Status
from engine.tables.table.participants import Standing

Closed = Callable[[Snapshot], str | None]
MOST_LINES = 15
MOST_BUTTONS = 10


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
    played = [table for table in first if table.status is Status.PLAYING]
    for table in played[:MOST_BUTTONS]:
        on_turn = _on_turn(table, user_id)
        button = Button(
            words("turns.play" if on_turn else "turns.answer"),
            control(table, Verb.HAND),
            Tone.MAIN if on_turn else Tone.PLAIN,
        )
        parts.append(Section(_line(words, table, user_id, closed), button))
    listed = [table for table in first if table not in played[:MOST_BUTTONS]]
    if listed:
        parts.append(Text("\n".join(_line(words, table, user_id, closed, "• ") for table in listed[:MOST_LINES])))
    if rest:
        lines = (_line(words, table, user_id, closed, "• ") for table in rest[:MOST_LINES])
        parts.append(Text("\n".join([words("turns.rest"), *lines])))
    others = played[MOST_BUTTONS:] + [one for one in rest if one.status is Status.PLAYING]
    choices = []
    for table in others[:MOST_CHOICES]:
        label = words("tables.choice", game=table_title(words, table), names=_others(words, table, user_id, plain=True))
        choices.append(Choice(label, control(table, Verb.HAND)))
    if choices:
        parts.append(Menu(control_of(Verb.WHICH), words("turns.pick"), tuple(choices)))
    hidden = max(0, len(listed) - MOST_LINES) + max(0, len(rest) - MOST_LINES)
    if hidden:
        parts.append(Text(words("tables.more", count=words.count("table", hidden))))
    return Page(tuple(parts))


def _others(words: Words, table: Snapshot, user_id: int, *, plain: bool = False) -> str:
    """The names of the other players."""
    names = marked_names(words, table, plain_names(words, table) if plain else ())
    seat = table.seat_of(user_id)
    return ", ".join(name for at, name in enumerate(names) if seat is None or at != seat.seat) or names[0]


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
        return sentence(words("tables.none"))
    lines = [words("tables.title"), *(_table_line(words, table) for table in tables[:MOST_LINES])]
    if len(tables) > MOST_LINES:
        lines.append(words("tables.more", count=words.count("table", len(tables) - MOST_LINES)))
    menu = _table_menu(words, tables, Verb.END, words("end_table.pick"))
    return Page((Text("\n".join(lines)), *((menu,) if manages else ())))


def _table_line(words: Words, table: Snapshot) -> str:
    names = marked_names(words, table)
    address = jump_link(table)
    link = words("tables.link", link=address) if address else ""
    facts = {"game": table_title(words, table), "channel": table.channel.channel_id, "link": link}
    if table.status is Status.LOBBY:
        return words("tables.line_lobby", names=", ".join(names), **facts)
    turn = words("picture.turn", name=names[table.turn.seat]) if table.turn else words("picture.dealing")
    return words("tables.line_playing", names=", ".join(names), turn=turn, **facts)


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

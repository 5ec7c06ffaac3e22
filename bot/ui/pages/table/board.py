"""The board message: the public state of a match, and buttons for everyone."""

from collections.abc import Sequence
from functools import partial

from bot.pictures import BoardSubject
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import Button, Colour, Frame, Page, Part, Text, Tone, rows, sentence
from bot.ui.pages.table.clock import time_lines
from bot.ui.pages.table.consent import away_lines, question_parts
from bot.ui.pages.table.seats import control, marked_names, public_view, seat_names, table_title, titled
from bot.words import Words
from bot.words.boards import asleep, board_text
from bot.words.brief import demand
from bot.words.log import number_text, partners_name
from engine.rules.views import LineBoard, Phase, SeatView, TrainsBoard, View
from engine.tables.edits.consent import open_seats
from engine.tables.table.model import Snapshot, Status

NO_USER = 0
"""In place of a person: what anyone may do."""


def title_line(words: Words, snapshot: Snapshot, view: View) -> str:
    """`Block, round 3`, `Mexican Train, round 2 of 13`."""
    game = table_title(words, snapshot)
    if view.number == 0 or len(view.seats) == 1:
        return words("board.title_plain", game=game)
    rounds = view.rounds_to_play
    if rounds is not None and rounds > 1:
        return words("board.title_of", game=game, number=view.number, rounds=rounds)
    return words("board.title", game=game, number=view.number)


def short_page(words: Words, snapshot: Snapshot) -> Page:
    """The table in a few words, for when Discord takes no more."""
    lines, buttons = [f"**{table_title(words, snapshot)}**"], list[Button]()
    if snapshot.status is Status.LOBBY:
        buttons = [Button(words(f"lobby.{verb}"), control(snapshot, verb)) for verb in (Verb.JOIN, Verb.START)]
    if snapshot.turn is not None:
        lines.append(words("board.turn", name=marked_names(words, snapshot)[snapshot.turn.seat]))
    if snapshot.status is Status.PLAYING:
        buttons = [Button(words("board.hand"), control(snapshot, Verb.HAND), Tone.MAIN)]
    return sentence("\n".join(lines), *buttons)


def board_frame(words: Words, snapshot: Snapshot, view: View) -> Frame:
    """The place of the board on a page."""
    told = partial(board_text, words, view, seat_names(words, snapshot), hints=snapshot.hints)
    return Frame(BoardSubject.name, told)


def board_page(words: Words, snapshot: Snapshot, moves: str = "") -> Page:
    """The public message of a match, made from the spectator's view alone."""
    view = public_view(snapshot)
    buttons = [
        Button(words("board.hand"), control(snapshot, Verb.HAND), Tone.MAIN),
        *window_buttons(words, snapshot, view),
        *([Button(words("board.tally"), control(snapshot, Verb.TALLY))] if len(snapshot.seats) > 1 else []),
        Button(words("board.more"), control(snapshot, Verb.MORE)),
        *([Button(words("lobby.join"), control(snapshot, Verb.JOIN))] if open_seats(snapshot, NO_USER) else []),
    ]
    parts = _table_parts(words, snapshot, view, moves)
    if snapshot.participants.questions:
        parts += question_parts(words, snapshot)
    return Page((*parts, *rows(buttons)), Colour.PLAYING)


def words_page(words: Words, snapshot: Snapshot, moves: str = "") -> Page:
    """The table in words, for one person's eyes."""
    return Page(tuple(_table_parts(words, snapshot, public_view(snapshot), moves)))


def _table_parts(words: Words, snapshot: Snapshot, view: View, moves: str) -> list[Part]:
    """The match as a picture or in words, then the turn and the last moves. A title above the picture only tells what
    the picture can't: the table's number and the source of its deals."""
    sides = side_lines(words, view, seat_names(words, snapshot))
    status = "\n".join([*sides, *status_lines(words, snapshot, view, marked_names(words, snapshot))])
    if moves:
        status += "\n" + words("board.last_moves", moves=moves)
    marks = [title_line(words, snapshot, view)] if snapshot.number > 1 else []
    marks += [words("same_deal.board", match=snapshot.deals_of)] if snapshot.deals_of is not None else []
    told = Frame(BoardSubject.name, partial(_told, words, snapshot, view))
    return [*([Text("\n".join(marks))] if marks else []), told, Text(status)]


def _told(words: Words, snapshot: Snapshot, view: View) -> str:
    """The match without a picture: its title unless that stands above, the board, the players."""
    title = [title_line(words, snapshot, view)] if snapshot.number == 1 else []
    names = seat_names(words, snapshot)
    board = board_text(words, view, names, hints=snapshot.hints)
    return "\n".join([*title, board, *seat_lines(words, snapshot, view, names), match_line(words, view)])


def window_buttons(words: Words, snapshot: Snapshot, view: View) -> list[Button]:
    """Muggins! and One tile!, while their window is open. That is public; whether a call would succeed is not."""
    match view.board:
        case LineBoard(callers=callers) if any(map(snapshot.human, set(callers) - snapshot.silent)):
            return [Button(words("board.muggins"), control(snapshot, Verb.CALL), Tone.DANGER)]
        case TrainsBoard() if len(view.actors) > 1:
            return [Button(words("board.one"), control(snapshot, Verb.ANNOUNCE), Tone.GO)]
        case _:
            return []


def seat_lines(words: Words, snapshot: Snapshot, view: View, names: Sequence[str]) -> list[str]:
    """A line for each seat: turn, tiles, captures and total, unless it is shared. Solitaires only have captures."""
    if len(view.seats) == 1:
        name = titled(words, snapshot, snapshot.seats[0], names) if snapshot.seats[0].resigned else names[0]
        return [words("board.alone", name=name, count=words.count("tile", view.seats[0].captured))]
    lines = []
    partners = any(len(side) > 1 for side in view.sides)
    for seat in view.seats:
        info = snapshot.seats[seat.seat]
        turn = words("board.seat_turn" if seat.seat == view.turn else "board.seat_wait")
        facts = ", ".join(_seat_facts(words, view, seat, partners))
        lines.append(words("board.seat", turn=turn, name=titled(words, snapshot, info, names), facts=facts))
    return lines


def side_lines(words: Words, view: View, names: Sequence[str]) -> list[str]:
    """`Ana + Chloé 15 · Ben + Dan 11`: the totals of partners; nothing where everyone plays alone."""
    if not any(len(side) > 1 for side in view.sides):
        return []
    totals = [(partners_name(side, names), view.seats[side[0]].total) for side in view.sides]
    return [words.dotted(words("board.side", names=told, n=number_text(total)) for told, total in totals)]


def _seat_facts(words: Words, view: View, seat: SeatView, partners: bool) -> list[str]:
    facts = [words.count("tile", seat.tiles)]
    if seat.captured:
        facts.append(words("board.seat_captured", n=seat.captured))
    if seat.boneyard is not None:
        facts.append(words("board.seat_boneyard", n=seat.boneyard))
    if not partners:
        facts.append(words("board.seat_total", n=number_text(seat.total)))
    return facts


def goal_line(words: Words, view: View) -> str:
    """The target and the round limit; empty where the title tells the number of rounds."""
    about = []
    if view.target is not None:
        about.append(words("board.playing_exactly" if view.exact else "board.playing_to", target=view.target))
        if view.rounds is not None:
            about.append(words("board.at_most", rounds=words.count("round", view.rounds)))
    return " ".join(about)


def match_line(words: Words, view: View) -> str:
    """The boneyard, the target and the round limit."""
    key = "board.asleep" if asleep(view) else "board.boneyard"
    about = [words(key, count=words.count("tile", view.boneyard))] if view.boneyard or not asleep(view) else []
    return " ".join([*about, goal_line(words, view)]).strip()


def status_lines(words: Words, snapshot: Snapshot, view: View, names: Sequence[str]) -> list[str]:
    """The turn, its demand and deadline; open windows; clocks; absences."""
    turn, until = snapshot.turn, snapshot.window_ends
    if view.phase is Phase.CLOSING:
        return [words("board.closing", when=until) if until else words("board.closing_open")]
    if turn is None:
        lines = [words("board.house")]
    elif not turn.human:
        lines = [words("board.turn_robot", name=names[turn.seat])]
    else:
        alone = len(view.seats) == 1
        told = [] if alone else [words("board.turn", name=names[turn.seat])]
        told.append(demand(words, view))
        if snapshot.deadline is not None:
            told.append(words("board.deadline", name=names[turn.seat], when=snapshot.deadline))
        lines = [words.dotted(told)]
    if until is not None and not (turn and turn.human):  # else the window stays open until they move
        lines.append(words("board.window", when=until))
    if snapshot.turn_seconds is not None or snapshot.clock.closes is not None:
        lines += time_lines(words, snapshot, names)
    return lines + away_lines(words, snapshot) if snapshot.participants.away else lines

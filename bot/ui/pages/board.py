"""The board message: everything that everybody may see, and the buttons that everybody may press."""

from __future__ import annotations

from collections.abc import Sequence

from bot.pictures import BoardSubject
from bot.ui.pages.consent import question_parts
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import Button, Colour, Frame, Page, Part, Text, Tone, rows
from bot.ui.pages.rules_text import game_title
from bot.ui.pages.seats import control, seat_names, titled
from bot.words import Words
from bot.words.boards import board_text
from bot.words.log import number_text, side_name
from engine.rules.views import LineBoard, Phase, SeatView, TrainsBoard, View
from engine.tables.model import Snapshot

LOG_LINES = 6


def title_line(words: Words, view: View) -> str:
    """`Block, round 3`, `Mexican Train, round 2 of 13`."""
    game = game_title(words, view.game)
    if view.number == 0 or len(view.seats) == 1:
        return words("board.title_plain", game=game)
    rounds = view.rounds_to_play
    if rounds is not None and rounds > 1:
        return words("board.title_of", game=game, number=view.number, rounds=rounds)
    return words("board.title", game=game, number=view.number)


def board_frame(words: Words, snapshot: Snapshot, view: View) -> Frame:
    """Where the board stands on a page."""
    names, hints = seat_names(snapshot), snapshot.hints
    brief = board_text(words, view, names, hints=hints, brief=True)
    return Frame(BoardSubject.name, board_text(words, view, names, hints=hints), brief)


def board_page(words: Words, snapshot: Snapshot, log: Sequence[str]) -> Page:
    """The public message of a table in play. It is made from the spectator's view alone."""
    view = snapshot.view_for(None)
    assert view is not None
    names = seat_names(snapshot)
    parts: list[Part] = [
        Text(title_line(words, view)),
        board_frame(words, snapshot, view),
        Text("\n".join([*seat_lines(words, snapshot, view, names), *state_lines(words, snapshot, view, names)])),
    ]
    if log:
        lines = [words("board.log_line", line=line) for line in log[-LOG_LINES:]]
        parts.append(Text("\n".join([words("board.last_moves"), *lines])))
    buttons = [
        Button(words("board.hand"), control(snapshot, Verb.HAND), Tone.MAIN),
        *window_buttons(words, snapshot, view),
        Button(words("board.tally"), control(snapshot, Verb.TALLY)),
        Button(words("board.rules"), control(snapshot, Verb.RULES)),
        Button(words("board.more"), control(snapshot, Verb.MORE)),
    ]
    return Page((*parts, *question_parts(words, snapshot), *rows(buttons)), Colour.PLAYING)


def window_buttons(words: Words, snapshot: Snapshot, view: View) -> list[Button]:
    """Muggins! and One tile!, exactly while somebody may press them. That a window is open is public; whether there
    is anything in it is not."""
    match view.board:
        case LineBoard(callers=callers) if callers:
            return [Button(words("board.muggins"), control(snapshot, Verb.CALL), Tone.DANGER)]
        case TrainsBoard() if len(view.actors) > 1:
            return [Button(words("board.one"), control(snapshot, Verb.ANNOUNCE), Tone.GO)]
        case _:
            return []


def seat_lines(words: Words, snapshot: Snapshot, view: View, names: Sequence[str]) -> list[str]:
    """A line for each seat: whose turn, tiles, captures, total; and the totals of partners. Who plays alone has neither
    turns nor points."""
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
    if partners:
        for side in view.sides:
            total = view.seats[side[0]].total
            lines.append(words("board.side", names=side_name(words, side, names), n=number_text(total)))
    return lines


def _seat_facts(words: Words, view: View, seat: SeatView, partners: bool) -> list[str]:
    facts = [words.count("tile", seat.tiles)]
    if seat.captured:
        facts.append(words("board.seat_captured", n=seat.captured))
    if seat.boneyard is not None:
        facts.append(words("board.seat_boneyard", n=seat.boneyard))
    if not partners:
        facts.append(words("board.seat_total", n=number_text(seat.total)))
    return facts


def state_lines(words: Words, snapshot: Snapshot, view: View, names: Sequence[str]) -> list[str]:
    """The boneyard, the target, whose turn it is and until when, and open windows."""
    about = [words("board.boneyard", count=words.count("tile", view.boneyard))]
    if view.target is not None:
        about.append(words("board.playing_exactly" if view.exact else "board.playing_to", target=view.target))
        if view.rounds is not None:
            about.append(words("board.at_most", rounds=view.rounds))
    lines = [" ".join(about)]
    turn = snapshot.turn
    if view.phase is Phase.CLOSING:
        until = snapshot.window_until
        lines.append(words("board.closing", when=until) if until else words("board.closing_open"))
    elif turn is None:
        lines.append(words("board.house"))
    elif not turn.human:
        lines.append(words("board.turn_robot", name=names[turn.seat]))
    elif snapshot.deadline is not None:
        lines.append(words("board.turn_deadline", name=names[turn.seat], when=snapshot.deadline))
    elif len(view.seats) > 1:
        lines.append(words("board.turn", name=names[turn.seat]))
    if snapshot.window_until is not None and view.phase is not Phase.CLOSING:
        lines.append(words("board.window", when=snapshot.window_until))
    return lines

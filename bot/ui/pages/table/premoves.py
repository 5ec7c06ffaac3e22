"""Premoves: a sentence on the hand panel, and a page where the player presses tiles in the order of play."""

from collections.abc import Sequence

from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import MOST_CHOICES, Button, Choice, Menu, Page, Part, Text, Tone, rows
from bot.ui.pages.table.arrange import hand_frame
from bot.ui.pages.table.board import board_frame
from bot.ui.pages.table.seats import control, plain_names, seat_names
from bot.words import Words
from bot.words.boards import end_name
from bot.words.letters import stack_letter
from engine.rules import moves
from engine.rules.moves import Draw, Move, Pass, Play, Stack, move_text
from engine.rules.tiles import Seat, Tile
from engine.rules.views import RowBoard, StacksBoard, View
from engine.tables.edits.premoves import Entry, Premoves, Unexpected, if_on_turn, premovable
from engine.tables.keeping.arranging import USUAL, Arrangement, arranged
from engine.tables.table.model import Snapshot, Status

TILES_A_PAGE = 20
MOST_BUTTONS = 8
"""Of more tiles there are a picture and a menu: on a phone, two or three buttons stand in a row."""
NO_PREMOVES = Premoves()
OTHERS: dict[type[moves.Move], tuple[str, Verb, Tone]] = {
    moves.Draw: ("hand.draw", Verb.DO, Tone.MAIN),
    moves.Pass: ("hand.pass", Verb.DO, Tone.MAIN),
    moves.Done: ("options.done", Verb.DO, Tone.GO),
    moves.TakeBack: ("hand.take_back", Verb.DO, Tone.PLAIN),
    moves.GiveUp: ("hand.give_up", Verb.GIVE_UP, Tone.DANGER),
    moves.Claim: ("board.claim", Verb.CLAIM, Tone.GO),
    moves.Call: ("board.muggins", Verb.CALL, Tone.DANGER),
    moves.Announce: ("board.one", Verb.ANNOUNCE, Tone.GO),
}
"""The buttons of moves without a tile: label, verb, look."""


def may_premove(snapshot: Snapshot, view: View) -> bool:
    """Whether the view's owner may lay down premoves now: off turn, at a table with other people."""
    waits = snapshot.status is Status.PLAYING and view.turn not in (None, view.viewer)
    return waits and premovable(view) and sum(seat.human for seat in snapshot.seats) > 1


def premove_lines(words: Words, snapshot: Snapshot, view: View, premoves: Premoves) -> list[str]:
    """The premoves on the hand panel."""
    if premoves.cleared:
        return [words(f"premove.cleared_{premoves.cleared}")]
    if view.turn == view.viewer:
        move = premoves.move(view)
        if isinstance(move, Unexpected):
            return []
        return [words("premove.moving", move=_move(words, snapshot, view, move))]
    tiles = words("premove.hand", tiles=", ".join(str(entry.tile) for entry in premoves.entries))
    return [" ".join(filter(None, [tiles, _now(words, snapshot, if_on_turn(snapshot, view), premoves)]))]


def premove_buttons(words: Words, snapshot: Snapshot, view: View, premoves: Premoves | None) -> list[Button]:
    """The button from the hand to the premoves."""
    active = premoves is not None and not premoves.cleared
    if active and view.turn == view.viewer:
        return [Button(words("premove.stop"), control(snapshot, Verb.PREMOVE_CLEAR))]
    if not may_premove(snapshot, view):
        return []
    return [Button(words("premove.edit" if active else "premove.open"), control(snapshot, Verb.PREMOVES))]


def premoves_page(
    words: Words,
    snapshot: Snapshot,
    seat: Seat,
    premoves: Premoves | None,
    page: int = 0,
    arrangement: Arrangement = USUAL,
) -> Page:
    """The page for premoves: choose a tile to add it, press it to remove it."""
    view = snapshot.view_for(seat)
    assert view is not None
    hand = arranged(view, arrangement)
    premoves = NO_PREMOVES if premoves is None or premoves.cleared else premoves
    hypothetical = if_on_turn(snapshot, view)
    if premoves.entries:  # the explanations have been read
        told = [_entries(words, snapshot, view, premoves), _now(words, snapshot, hypothetical, premoves)]
        told += [_when(words, snapshot, premoves)] if premoves.at_once else []
    else:
        told = [words("premove.none"), _when(words, snapshot, premoves), words("premove.how")]
        told += [words("premove.count")] if view.claims else []
    shown_by_buttons = len(view.hand) <= MOST_BUTTONS
    frame = board_frame(words, snapshot, view) if shown_by_buttons else hand_frame(words, view, hand)
    parts: list[Part] = [frame, Text("\n".join(filter(None, [words("premove.title"), *told])))]
    shown = hand.tiles[page * TILES_A_PAGE : (page + 1) * TILES_A_PAGE]
    laid = {entry.tile for entry in premoves.entries}
    others = [tile for tile in shown if tile not in laid]
    if len(others) > MOST_BUTTONS:
        shown = tuple(tile for tile in shown if tile in laid)
        choices = tuple(Choice(str(tile), move_text(Play(tile))) for tile in others)
        parts.append(Menu(control(snapshot, Verb.PREMOVE_PLACE, "add"), words("premove.add"), choices))
    parts += rows([_tile(words, snapshot, premoves, tile) for tile in shown])
    if premoves.entries and hypothetical is not None and not isinstance(view.board, RowBoard):
        parts += _places(words, snapshot, hypothetical, premoves.entries[-1])
    if premoves.entries:
        switches = ("once", "line" if isinstance(view.board, RowBoard) else "must", "at_once")
        choices = tuple(_switch(words, snapshot, premoves, name) for name in switches)
        parts.append(Menu(control(snapshot, Verb.WHICH), words("board.more_pick"), choices))
    buttons = []
    if len(view.hand) > TILES_A_PAGE:
        following = (page + 1) % -(-len(view.hand) // TILES_A_PAGE)
        buttons.append(Button(words("hand.later"), control(snapshot, Verb.PREMOVES, str(following))))
    if premoves.entries:
        buttons.append(Button(words("premove.clear"), control(snapshot, Verb.PREMOVE_CLEAR, "here"), Tone.DANGER))
    buttons.append(Button(words("hand.back_to_hand"), control(snapshot, Verb.BACK)))
    return Page((*parts, *rows(buttons)))


def _tile(words: Words, snapshot: Snapshot, premoves: Premoves, tile: Tile) -> Button:
    at = next((at for at, entry in enumerate(premoves.entries, 1) if entry.tile is tile), None)
    if at is None:
        return Button(str(tile), control(snapshot, Verb.PREMOVE_ADD, str(tile)), Tone.MAIN, tile=tile)
    label = words("premove.chosen", n=at, tile=tile)
    return Button(label, control(snapshot, Verb.PREMOVE_DROP, str(tile)), Tone.GO, tile=tile)


def _switch(words: Words, snapshot: Snapshot, premoves: Premoves, name: str) -> Choice:
    on = bool(getattr(premoves, name))
    label = words(f"premove.{name}_{'on' if on else 'off'}")
    return Choice(label, control(snapshot, Verb.PREMOVE_SET, f"{name}={'off' if on else 'on'}"))


def _places(words: Words, snapshot: Snapshot, view: View, entry: Entry) -> list[Menu]:
    """A menu of the ends where the last chosen tile fits now. Of ends that are alike, one."""
    anywhere = Play(entry.tile)
    choices = [Choice(words("premove.anywhere"), move_text(anywhere), chosen=entry == anywhere)]
    plays = [move for move in view.moves if isinstance(move, Stack) or (isinstance(move, Play) and not move.one)]
    for move in dict.fromkeys(view.alike(play) for play in plays if play.tile is entry.tile and play != anywhere):
        place = place_name(words, view, move, plain_names(words, snapshot))
        choices.append(Choice(words("premove.only", place=place), move_text(move), chosen=view.alike(entry) == move))
    if len(choices) == 1:
        return []
    title = words("hand.end_pick", tile=entry.tile)
    return [Menu(control(snapshot, Verb.PREMOVE_PLACE), title, tuple(choices[:MOST_CHOICES]))]


def _entries(words: Words, snapshot: Snapshot, view: View, premoves: Premoves) -> str:
    found = []
    for n, entry in enumerate(premoves.entries, 1):
        if isinstance(entry, Play) and entry.end is None:
            found.append(words("premove.chosen", n=n, tile=entry.tile))
        else:
            place = place_name(words, view, entry, seat_names(words, snapshot)) or words("premove.gone")
            found.append(words("premove.entry_at", n=n, tile=entry.tile, place=place))
    return " · ".join(found)


def place_name(words: Words, view: View, move: Entry, names: Sequence[str]) -> str:
    """The end, train or stack; empty if it is gone."""
    if isinstance(move, Stack):
        tops = view.board.tops if isinstance(view.board, StacksBoard) else ()
        tile = next((top.tile for top in tops if top.stack == move.stack), None)
        return "" if tile is None else words("hand.stack", at=stack_letter(move.stack), tile=tile)
    if move.end is None:
        return ""
    place = end_name(words, view, move.end, names)
    return words("end.leaves", at=place, value=move.outer) if place and move.outer is not None else place


def _now(words: Words, snapshot: Snapshot, view: View | None, premoves: Premoves) -> str:
    """What the premoves would do on the board as it is; empty in the middle of a turn."""
    if view is None:
        return ""
    match move := premoves.move(view):
        case Draw():
            return words("premove.now_draw")
        case Pass():
            return words("premove.now_pass")
        case Unexpected():
            return words("premove.now_nothing")
        case _:
            return words("premove.now", move=_move(words, snapshot, view, move))


def _move(words: Words, snapshot: Snapshot, view: View, move: Move) -> str:
    """`6|4 on A: 4|6`, `Draw`, or that a line of captures is taken."""
    match move:
        case Play(tile) | Stack(tile):
            place = place_name(words, view, move, seat_names(words, snapshot))
            return words("premove.on", tile=tile, place=place) if place else str(tile)
        case Draw() | Pass():
            return words(OTHERS[type(move)][0])
        case _:
            return words("hand.line_pick")


def _when(words: Words, snapshot: Snapshot, premoves: Premoves) -> str:
    kind = "at_once" if premoves.at_once else "slow" if snapshot.slow else "live"
    return words(f"premove.when_{kind}")

"""Descriptions of pictures for people who do not see them: made from the same view, at most 1,024 characters.

What matters always comes: the game, whose turn it is, the last move, open ends, markers, and scores. Long lists (a row,
the stacks) come last and are cut between two items, with the number of those left out.
"""

from collections.abc import Sequence
from typing import assert_never

from bot.pictures.parts import title_words
from bot.pictures.tally import Lane, signed, total_text
from bot.words import Words
from bot.words.boards import end_name, tile_label
from bot.words.names import clean_name
from engine.rules.layout import DOWN, LEFT, RIGHT, UP
from engine.rules.moves import Take
from engine.rules.tiles import Tile
from engine.rules.views import FootBoard, LineBoard, RowBoard, StacksBoard, Train, TrainsBoard, View

LIMIT = 1024
"""Discord's limit for the description of an attachment."""


def board_alt(view: View, names: Sequence[str], words: Words, *, hints: bool = True) -> str:
    """The board in words. Nothing of the viewer's hand or moves is looked at."""
    names = [clean_name(name) for name in names]
    told = [
        words("alt.board", title=title_words(words, view), turn=_turn(words, view, names)),
        *_last(words, view, names),
    ]
    board = view.board
    lists: list[tuple[str, list[str]]] = []
    match board:
        case LineBoard():
            told += [] if board.count is None else [words("alt.count", n=board.count)]
            lists.append(_ends(words, view))
        case FootBoard():
            if board.pending is not None and board.toes and view.turn is not None:
                tile, count = board.layout.nodes[board.pending].tile, words.count("toe", board.toes)
                told.append(words("alt.toes", tile=tile, count=count))
            lists.append(_ends(words, view))
        case TrainsBoard():
            told.append(words("alt.hub", tile=board.hub))
        case RowBoard():
            lists += _row(words, board, hints)
        case StacksBoard():
            lists.append(_stacks(words, board, names))
        case _:
            assert_never(board)
    told.append(words("alt.boneyard", count=view.boneyard))
    told += _seats(words, view, names)
    return _within(words, told, lists)


def _turn(words: Words, view: View, names: Sequence[str]) -> str:
    if view.outcome is not None:
        return words("alt.match_over")
    if view.turn is None:
        return words("alt.round_over" if view.result is not None else "alt.house")
    return words("alt.turn", name=names[view.turn])


def _last(words: Words, view: View, names: Sequence[str]) -> list[str]:
    if view.last is None:
        return []
    return [words("alt.last", name=names[view.last.seat], tile=view.last.tile)]


def _ends(words: Words, view: View) -> tuple[str, list[str]]:
    board = view.board
    if not isinstance(board, (LineBoard, FootBoard)):
        return "alt.ends", []
    order = {slot: at for at, slot in enumerate((LEFT, RIGHT, UP, DOWN))}
    ends = sorted(board.layout.ends, key=lambda pair: order.get(pair[1].slot, len(order)))
    named = dict.fromkeys(end_name(words, view, number, ()) for number, _ in ends)
    return "alt.ends", list(named)


def _row(words: Words, board: RowBoard, hints: bool) -> list[tuple[str, list[str]]]:
    """What is surrounded, then the row from its closed end, each tile with its place."""
    found = []
    triples = {choice.position for choice in board.captures if choice.take is Take.TRIPLE}
    for choice in board.captures:
        if hints and choice.take is Take.MIDDLE:
            key = "alt.capture_triple" if choice.position in triples else "alt.capture"
            tile = board.row[choice.position - 1]
            found.append(words(key, tile=tile, place=choice.position, suit=choice.suit))
    tiles = [words("board.row_tile", place=at, tile=tile) for at, tile in enumerate(board.row, 1)]
    return [("alt.captures", found), ("alt.row", tiles)]


def _stacks(words: Words, board: StacksBoard, names: Sequence[str]) -> tuple[str, list[str]]:
    return "alt.stacks", [
        words("alt.stack", stack=top.stack, tile=top.tile, owner=names[top.owner], height=top.height)
        for top in board.tops
    ]


def _seats(words: Words, view: View, names: Sequence[str]) -> list[str]:
    """A sentence a seat: tiles, captures, the end of its train, and the total; and the Mexican Train."""
    trains = view.board.trains if isinstance(view.board, TrainsBoard) else ()
    owned = {train.owner: train for train in trains}
    told = []
    for seat in view.seats:
        facts = [words.count("tile", seat.tiles)]
        if isinstance(view.board, RowBoard):
            facts.append(words("picture.captured", n=seat.captured))
        if (train := owned.get(seat.seat)) is not None:
            facts.append(words("alt.train", end=_train_end(words, train)))
        facts.append(words("alt.total", total=total_text(seat.total)))
        told.append(words("alt.seat", name=names[seat.seat], facts=", ".join(facts)))
    if (mexican := owned.get(None)) is not None:
        told.append(words("alt.mexican", end=_train_end(words, mexican)))
    return told


def _train_end(words: Words, train: Train) -> str:
    marker = words("alt.marker") if train.marker else ""
    return f"{train.value}{marker}" + (words("alt.open_double") if train.open_double else "")


def _within(words: Words, told: Sequence[str], lists: Sequence[tuple[str, list[str]]]) -> str:
    """All sentences, with lists as long as the limit allows; the facts before them are cut only as a last resort."""
    text = " ".join(told)[:LIMIT]
    for key, items in lists:
        shown = len(items)
        while shown:
            more = [words("alt.more", n=len(items) - shown)] if shown < len(items) else []
            longer = f"{text} {words(key, items=', '.join([*items[:shown], *more]))}"
            if len(longer) <= LIMIT:
                text = longer
                break
            shown -= 1
    return text


def hand_alt(hand: Sequence[Tile], playable: Sequence[Tile] | None, words: Words) -> str:
    """A hand for its owner: every tile in order, and the playable ones. Only for ephemeral answers."""
    if not hand:
        return words("alt.hand_empty")
    tiles = ", ".join(tile_label(tile) for tile in hand)
    pips = sum(tile.pips for tile in hand)
    text = words("alt.hand", count=words.count("tile", len(hand)), pips=pips, tiles=tiles)
    if playable:
        text += " " + words("alt.playable", tiles=", ".join(map(str, playable)))
    return text[:LIMIT]


def tally_alt(words: Words, title: str, lanes: Sequence[Lane]) -> str:
    """Every side's total and what changed last."""
    scores = "; ".join(
        words(
            "alt.tally_side",
            name=clean_name(lane.name),
            total=total_text(lane.now),
            change=signed(lane.now - lane.before),
        )
        for lane in lanes
    )
    text = words("alt.tally", title=title, scores=scores)
    winners = [clean_name(lane.name) for lane in lanes if lane.winner]
    if winners:
        text += " " + words("alt.tally_winner", names=words.listing(winners))
    return text[:LIMIT]

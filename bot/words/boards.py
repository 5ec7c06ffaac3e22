"""Boards as text that a screen reader can follow, and the names of open ends as players say them.

The same text stands beside a picture and serves as its description. Bold marks the tile played last. It is made
from a view, so it can tell no more than its viewer may see.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import assert_never

from bot.words.language import Words
from bot.words.letters import ARMS, arm_of_tile, letters, slot_letter, stack_letter
from engine.rules.layout import DOWN, LEFT, RIGHT, UP, LayoutView, Node, OpenEnd
from engine.rules.moves import Take
from engine.rules.tiles import EndId, Tile
from engine.rules.views import FootBoard, LineBoard, RowBoard, StacksBoard, StackTop, Train, TrainsBoard, View


def tile_label(tile: Tile, first: int | None = None) -> str:
    """`6|4` from the half that is read first; `4|6` (low half first) for a tile in a hand."""
    return f"{first}|{tile.other(first)}" if first is not None else str(tile)


def board_text(words: Words, view: View, names: Sequence[str], *, hints: bool = True) -> str:
    """The whole board; `names` by seat, already safe; `hints` off leaves out what could be captured from a row."""
    board = view.board
    match board:
        case LineBoard():
            lines = _line(words, view, board)
        case FootBoard():
            lines = _foot(words, view, board)
        case TrainsBoard():
            lines = _trains(words, view, board, names)
        case RowBoard():
            lines = _row(words, view, board, hints)
        case StacksBoard():
            lines = _stacks(words, view, board, names)
        case _:
            assert_never(board)
    return "\n".join(lines)


def _shown(words: Words, label: str, last: bool) -> str:
    return words("board.last", tile=label) if last else label


# -- a line, maybe with a spinner ----------------------------------------------------------------------------------


def _line(words: Words, view: View, board: LineBoard) -> list[str]:
    nodes = board.layout.nodes
    if not nodes:
        return [words("board.empty")]
    last = view.last.index if view.last else None
    root = 0 if board.spinner is None else board.spinner
    lines = [words("board.line", tiles=" ".join(_middle_line(words, board.layout, last)))]
    if board.spinner is not None:
        lines.append(words("board.spinner", tile=nodes[root].tile))
    for slot in (UP, DOWN):
        if arm := _arm(nodes, slot):
            tiles = " ".join(_outward(words, nodes, arm, last))
            lines.append(words("board.spinner_arm", at=slot_letter(slot, 0), tiles=tiles))
    lines.append(_open_ends(words, view))
    if board.count is not None:
        lines.append(words("board.count", count=board.count))
    return lines


def _arm(nodes: Sequence[Node], slot: str) -> list[int]:
    return [index for index, node in enumerate(nodes) if node.slot == slot]


def _middle_line(words: Words, layout: LayoutView, last: int | None) -> Iterable[str]:
    """The tiles from the tip of A to that of B, each read in that direction."""
    nodes = layout.nodes
    for index in reversed(_arm(nodes, LEFT)):
        yield _shown(words, tile_label(nodes[index].tile, nodes[index].outer), index == last)
    for index, node in enumerate(nodes):
        if node.parent == -1:
            yield _shown(words, tile_label(node.tile, node.inner), index == last)
    yield from _outward(words, nodes, _arm(nodes, RIGHT), last)


def _outward(words: Words, nodes: Sequence[Node], indices: Iterable[int], last: int | None) -> list[str]:
    return [_shown(words, tile_label(nodes[at].tile, nodes[at].inner), at == last) for at in indices]


def _open_ends(words: Words, view: View) -> str:
    layout = layout_of(view)
    if layout is None or not layout.ends:
        return words("board.no_ends")
    ends = sorted(layout.ends, key=_slot_order)
    named = dict.fromkeys(end_name(words, view, number, ()) for number, _ in ends)
    return words("board.ends", ends=", ".join(named))


def _slot_order(end: tuple[EndId, OpenEnd]) -> int:
    """The arms of a line by their letters; other ends in order of birth (sorting keeps it)."""
    slot = end[1].slot
    return ARMS.index(slot) if slot in ARMS else len(ARMS)


# -- chickenfoot ------------------------------------------------------------------------------------------------------


def _foot(words: Words, view: View, board: FootBoard) -> list[str]:
    nodes = board.layout.nodes
    if not nodes:
        return [words("board.empty")]
    last = view.last.index if view.last else None
    children: dict[int, list[int]] = {}
    for index, node in enumerate(nodes):
        children.setdefault(node.parent, []).append(index)
    lines = [words("board.centre", tile=_shown(words, tile_label(nodes[0].tile), last == 0))]
    names = arm_of_tile(board)
    for start in children.get(0, ()):
        arm = _outward(words, nodes, _chain(start, children), last)
        lines.append(words("board.arm", at=names[nodes[start].tile], tiles=" ".join(arm)))
    for index, node in enumerate(nodes):
        if index and len(children.get(index, ())) > 1:
            arms = (" ".join(_outward(words, nodes, _chain(toe, children), last)) for toe in children[index])
            lines.append(words("board.foot", tile=node.tile, arms="; ".join(arms)))
    if board.pending is not None and board.toes:
        pending = nodes[board.pending].tile
        lines.append(words("board.toes", tile=pending, count=words.count("toe", board.toes)))
    else:
        lines.append(_open_ends(words, view))
    return lines


def _chain(start: int, children: dict[int, list[int]]) -> Iterable[int]:
    """The tiles from `start` outwards until the arm ends or a foot divides it."""
    at = start
    while True:
        yield at
        after = children.get(at, ())
        if len(after) != 1:
            return
        at = after[0]


# -- trains -----------------------------------------------------------------------------------------------------------


def _trains(words: Words, view: View, board: TrainsBoard, names: Sequence[str]) -> list[str]:
    lines = [words("board.hub", tile=board.hub)]
    for index, train in enumerate(board.trains):
        fresh = view.last is not None and view.last.index == index and bool(train.tiles)
        tiles = [tile_label(tile, inner) for tile, inner in train.tiles]
        if fresh:
            tiles[-1] = _shown(words, tiles[-1], True)
        marks = words("board.marker") if train.marker else ""
        marks += words("board.open_double") if train.open_double else ""
        facts = {
            "at": letters(board)[train.end],
            "marks": marks,
            "tiles": " ".join(tiles) or words("board.not_started"),
            "value": train.value,
        }
        if train.owner is None:
            lines.append(words("board.mexican", **facts))
        else:
            lines.append(words("board.train", name=names[train.owner], **facts))
    return lines


# -- rows and stacks ------------------------------------------------------------------------------------------------


def _row(words: Words, view: View, board: RowBoard, hints: bool) -> list[str]:
    if not board.row:
        return [words("board.row_empty"), words("board.removed", count=words.count("tile", board.removed))]
    last = view.last.index if view.last else None
    tiles = (
        words("board.row_tile", position=at, tile=_shown(words, tile_label(tile), at - 1 == last))
        for at, tile in enumerate(board.row, 1)
    )
    lines = [words("board.row", tiles="  ".join(tiles))]
    found = []
    triples = {choice.position for choice in board.captures if choice.take is Take.TRIPLE}
    for choice in board.captures:
        if choice.take is Take.TRIPLE or choice.position not in triples:
            key = "board.capture_triple" if choice.take is Take.TRIPLE else "board.capture_middle"
            tile = board.row[choice.position - 1]
            found.append(words(key, tile=tile, position=choice.position, suit=choice.suit))
    if found and hints:
        lines.append(words("board.captures", captures="; ".join(found)))
    return lines


def _stacks(words: Words, view: View, board: StacksBoard, names: Sequence[str]) -> list[str]:
    if not board.tops:
        return [words("board.empty")]
    last = view.last.index if view.last else None
    lines = []
    for row in dict.fromkeys(top.row for top in board.tops):
        stacks = (_stack(words, top, names, top.stack == last) for top in board.tops if top.row == row)
        lines.append(words("board.stack_row", name=names[row], stacks="; ".join(stacks)))
    return lines


def _stack(words: Words, top: StackTop, names: Sequence[str], last: bool) -> str:
    key = "board.stack" if top.height == 1 else "board.stack_high"
    tile = _shown(words, tile_label(top.tile), last)
    return words(key, stack=stack_letter(top.stack), tile=tile, owner=names[top.owner], height=top.height)


# -- names of ends ----------------------------------------------------------------------------------------------------


def layout_of(view: View) -> LayoutView | None:
    """The layout of a board that has one."""
    return view.board.layout if isinstance(view.board, (LineBoard, FootBoard)) else None


def end_name(words: Words, view: View, end: EndId, names: Sequence[str]) -> str:
    """An open end with its letter, its number first: `A: 4|6`, `C: Ana’s train, 5`, `toe on 6|6`."""
    board, at = view.board, letters(view.board).get(end, "")
    if isinstance(board, TrainsBoard):
        train = next((train for train in board.trains if train.end == end), None)
        return train_name(words, at, train, names) if train else ""
    layout = layout_of(view)
    found = layout.end(end) if layout else None
    if layout is None or found is None:
        return ""
    tile = layout.nodes[found.node].tile
    if isinstance(board, FootBoard) and board.pending == found.node:
        return words("end.toe", tile=tile)  # its toes are alike
    return words("end.on", at=at, tile=tile_label(tile, found.value))


def train_name(words: Words, at: str, train: Train, names: Sequence[str]) -> str:
    """`A: Ana’s train, 5` or `C: Mexican Train, 12`."""
    if train.owner is None:
        name = words("end.mexican", at=at, value=train.value)
    else:
        name = words("end.train", at=at, name=names[train.owner], value=train.value)
    return words("end.open_double", at=name) if train.open_double else name

"""The letters of open ends and stacks, the same in pictures, on buttons, in the log and in words.

An end keeps its letter for the whole round: the arms of a line by slot, a train by seat (the Mexican Train comes last),
an arm of a foot from toe to tip. A stack has its row's letter and a number."""

from collections.abc import Iterator, Sequence
from itertools import count
from string import ascii_uppercase

from engine.rules.events import MEXICAN
from engine.rules.layout import DOWN, LEFT, RIGHT, UP, LayoutView
from engine.rules.tiles import EndId, Tile
from engine.rules.views import Board, FootBoard, LineBoard, TrainsBoard

ARMS = (LEFT, RIGHT, UP, DOWN)
STACKS_A_ROW = 6


def letter(number: int) -> str:
    """`A` of 0, `Z` of 25, `AA` of 26."""
    first, last = divmod(number, len(ascii_uppercase))
    return (ascii_uppercase[first - 1] if first else "") + ascii_uppercase[last]


def letters(board: Board) -> dict[EndId, str]:
    """The letter of every open end of a line or a foot, and of every train's end."""
    match board:
        case LineBoard():
            return {number: letter(ARMS.index(end.slot)) for number, end in board.layout.ends if end.slot in ARMS}
        case FootBoard():
            return _arms(board.layout)[0]
        case TrainsBoard():
            return {train.end: letter(at) for at, train in enumerate(board.trains)}
        case _:
            return {}


def arm_of_tile(board: Board) -> dict[Tile, str]:
    """The letter of each tile's arm in a foot."""
    if not isinstance(board, FootBoard):
        return {}
    found = _arms(board.layout)[1]
    return {node.tile: found[at] for at, node in enumerate(board.layout.nodes) if at in found}


def tile_below(board: Board) -> dict[Tile, Tile]:
    """By tile of a foot, the tile it was played on. On other boards the slot of a play gives its letter."""
    if not isinstance(board, FootBoard):
        return {}
    nodes = board.layout.nodes
    return {node.tile: nodes[node.parent].tile for node in nodes if node.parent >= 0}


def slot_letter(slot: str, seats: int) -> str | None:
    """The letter of an end by its slot alone; None for the arms of a foot."""
    if slot in ARMS:
        return letter(ARMS.index(slot))
    if slot == MEXICAN:
        return letter(seats)
    return letter(int(slot)) if slot.isdecimal() and int(slot) < seats else None


def row_letter(stack: int) -> str:
    """`B` of the stacks 7 to 12: the row of a stack."""
    return letter((stack - 1) // STACKS_A_ROW)


def stack_letter(stack: int) -> str:
    """`B3`: the row of a stack and its number there, from its number in all rows."""
    return f"{row_letter(stack)}{(stack - 1) % STACKS_A_ROW + 1}"


def _arms(layout: LayoutView) -> tuple[dict[EndId, str], dict[int, str]]:
    """The letters of the open ends and of the tiles (by node). The first toe of a double takes its letter, other toes
    the next free ones. Open and laid toes count alike, so no letter moves."""
    branches: dict[int, list[tuple[str, bool, int]]] = {}
    for at, node in enumerate(layout.nodes):
        branches.setdefault(node.parent, []).append((node.slot, False, at))
    for which_end, end in layout.ends:
        branches.setdefault(end.node, []).append((end.slot, True, which_end))
    ends: dict[EndId, str] = {}
    tiles: dict[int, str] = {}
    free: Iterator[str] = map(letter, count())
    for at in range(len(layout.nodes)):
        inherited: Sequence[str] = [tiles[at]] if at in tiles else []
        for which, (_, is_end, number) in enumerate(sorted(branches.get(at, ()))):
            given = inherited[which] if which < len(inherited) else next(free)
            if is_end:
                ends[EndId(number)] = given
            else:
                tiles[number] = given
    return ends, tiles

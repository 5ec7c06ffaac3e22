"""What lies on a board, told once: the words-only board and the alt text of its picture both follow from it.

Everything is made from a view, so it tells no more than the view's owner may see.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import assert_never

from bot.words.brief import demand
from bot.words.language import Words
from bot.words.letters import arm_of_tile, letter, letters, slot_letter, stack_letter
from bot.words.log import number_text
from engine.rules.games import GAMES
from engine.rules.layout import DOWN, LEFT, RIGHT, UP, Node, OpenEnd
from engine.rules.moves import Take
from engine.rules.tiles import EndId, Pip, Seat
from engine.rules.views import FootBoard, LineBoard, Phase, RowBoard, StacksBoard, Train, TrainsBoard, View

ALT_LIMIT = 1024
"""Discord's limit for the alt text of an attachment, in characters."""


@dataclass(frozen=True, slots=True)
class Listing:
    """A labelled list: the tiles of an arm, open ends, stacks."""

    label: str
    items: Sequence[str]
    last: int | None = None
    """Which item is the tile played last."""
    between: str = " "
    brief: bool = False
    """Also part of the alt text, after the players."""
    early: bool = False
    """Part of the alt text before the players: where a tile can be played, what can be captured."""


@dataclass(frozen=True, slots=True)
class BoardDescription:
    """A board in words: sentences, what each seat has on it, and lists."""

    facts: tuple[str, ...] = ()
    lists: tuple[Listing, ...] = ()
    of_seat: Mapping[Seat | None, str] = field(default_factory=dict)
    """For the alt text; under None the Mexican Train."""


def describe(words: Words, view: View, names: Sequence[str], *, hints: bool = True) -> BoardDescription:
    """The view's board; `hints` off leaves out which captures a row offers."""
    board, last = view.board, view.last.index if view.last else None
    match board:
        case LineBoard():
            return _line(words, board, last)
        case FootBoard():
            return _foot(words, board, last)
        case TrainsBoard():
            return _trains(words, board, names, last)
        case RowBoard():
            return _row(words, view, board, last, hints)
        case StacksBoard():
            return _stacks(words, board, names, last)
        case _:
            assert_never(board)


def board_text(words: Words, view: View, names: Sequence[str], *, hints: bool = True) -> str:
    """The words-only board in Discord's markdown. `names` by seat, already safe; the tile played last is bold."""
    told = describe(words, view, names, hints=hints)
    lines = list(told.facts)
    for one in told.lists:
        items = (words("board.last", tile=item) if at == one.last else item for at, item in enumerate(one.items))
        lines.append(words("board.list", label=one.label, items=one.between.join(items)))
    if len(view.seats) == 1 and view.outcome is None:
        boneyard, captured = (words.count("tile", count) for count in (view.boneyard, view.seats[0].captured))
        lines.append(words("board.solitaire", boneyard=boneyard, captured=captured))
    return "\n".join(lines)


def alt_text(words: Words, view: View, names: Sequence[str], *, hints: bool = True, accounted: bool = False) -> str:
    """The alt text of the board's picture: whose turn it is and what it asks, the last move, where one can play, the
    players, the rest. Only lists are cut, between two items, and say how many are left out. `accounted`: other pictures
    tell the players' tiles and totals."""
    told = describe(words, view, names, hints=hints)
    sentences = [words("alt.board", title=round_title(words, view), turn=turn_text(words, view, names))]
    if asked := demand(words, view):
        sentences.append(asked)
    if view.last is not None:
        sentences.append(words("alt.last", name=names[view.last.seat], tile=view.last.tile))
    begun = " ".join([*sentences, *told.facts])
    sentences = [words("alt.asleep" if asleep(view) else "alt.boneyard", count=view.boneyard)]
    for seat in view.seats:
        fact = [told.of_seat[seat.seat]] if seat.seat in told.of_seat else []
        counts = [words.count("tile", seat.tiles), *fact, words("alt.total", total=number_text(seat.total))]
        if facts := fact if accounted else counts:
            sentences.append(words("alt.seat", name=names[seat.seat], facts=", ".join(facts)))
    if None in told.of_seat:
        sentences.append(told.of_seat[None])
    players = " ".join(sentences)
    for one in told.lists:
        if one.early:
            begun = _with_list(words, begun, one, ALT_LIMIT - len(players) - 1)
    text = f"{begun} {players}"[:ALT_LIMIT]
    for one in told.lists:
        if one.brief:
            text = _with_list(words, text, one, ALT_LIMIT)
    return text


def asleep(view: View) -> bool:
    """Whether no one draws from the boneyard: its tiles are out of play."""
    return not getattr(GAMES[view.game], "draws", True)


def _with_list(words: Words, text: str, one: Listing, limit: int) -> str:
    """The text with as many items of the list as the limit allows, and the number of the others."""
    for shown in range(len(one.items), -1, -1):
        more = [words("list.more", n=len(one.items) - shown)] if shown < len(one.items) else []
        longer = f"{text} {words('alt.list', label=one.label, items=', '.join([*one.items[:shown], *more]))}"
        if len(longer) <= limit:
            return longer
    return text


def round_title(words: Words, view: View) -> str:
    """`Mexican Train · round 2 of 13`."""
    game = words(f"game.{view.game}")
    if view.number == 0 or view.rounds == 1:
        return game
    if view.rounds_to_play is not None:
        return words("picture.title_of", game=game, number=view.number, rounds=view.rounds_to_play)
    return words("picture.title", game=game, number=view.number)


def turn_text(words: Words, view: View, names: Sequence[str]) -> str:
    """Whose turn it is, or what the round has come to."""
    if view.outcome is not None:
        return words("picture.match_over")
    if view.phase is Phase.CLOSING:
        return words("picture.closing")
    if view.turn is not None:
        return words("picture.turn", name=names[view.turn])
    return words("picture.round_over" if view.result is not None else "picture.dealing")


# -- lines and feet ---------------------------------------------------------------------------------------------------


def _line(words: Words, board: LineBoard, last: int | None) -> BoardDescription:
    nodes = board.layout.nodes
    if not nodes:
        return BoardDescription((words("board.empty"),))
    root = next(index for index, node in enumerate(nodes) if node.parent == -1)
    left = [(index, False) for index in reversed(_arm(nodes, LEFT))]
    line = [*left, *((index, True) for index in (root, *_arm(nodes, RIGHT)))]
    lists = [_tiles(words("board.line"), nodes, line, last)]
    for slot in (UP, DOWN):
        if arm := _arm(nodes, slot):
            label = words("board.spinner_arm", at=slot_letter(slot, 0))
            lists.append(_tiles(label, nodes, [(index, True) for index in arm], last))
    facts = list[str]()
    if board.spinner is not None:
        facts.append(words("board.spinner", tile=nodes[board.spinner].tile))
    if board.count is not None:
        facts.append(words("board.count", n=board.count))
    return _with_ends(words, board, facts, lists)


def _arm(nodes: Sequence[Node], slot: str) -> list[int]:
    return [index for index, node in enumerate(nodes) if node.slot == slot]


def _tiles(label: str, nodes: Sequence[Node], which: Sequence[tuple[int, bool]], last: int | None) -> Listing:
    """These tiles, each read outwards or (False) inwards."""
    labels = [
        f"{nodes[at].inner}|{nodes[at].outer}" if outwards else f"{nodes[at].outer}|{nodes[at].inner}"
        for at, outwards in which
    ]
    return Listing(label, labels, next((place for place, (at, _) in enumerate(which) if at == last), None))


def _foot(words: Words, board: FootBoard, last: int | None) -> BoardDescription:
    """An arm ends at the next foot: the double hands its letter to its first toe, the other toes begin arms."""
    nodes = board.layout.nodes
    if not nodes:
        return BoardDescription((words("board.empty"),))
    named, arms = arm_of_tile(board), dict[str, list[int]]()
    for index, node in enumerate(nodes[1:], 1):
        arms.setdefault(named[node.tile], []).append(index)
    lists = []
    for at, indices in arms.items():
        parent = nodes[indices[0]].parent
        label = at if parent == 0 else words("board.toe_arm", at=at, tile=nodes[parent].tile)
        lists.append(_tiles(label, nodes, [(index, True) for index in indices], last))
    facts = [words("board.centre", tile=nodes[0].tile)]
    return _with_ends(words, board, facts, lists)


def _with_ends(words: Words, board: LineBoard | FootBoard, facts: list[str], lists: list[Listing]) -> BoardDescription:
    """The open ends come last, each name once, by letter. While a double needs its toes, no other end is open."""
    named, only = letters(board), board.pending if isinstance(board, FootBoard) and board.toes else None
    open_now = [pair for pair in board.layout.ends if only in (None, pair[1].node)]
    ends = sorted(open_now, key=lambda pair: (len(named.get(pair[0], "")), named.get(pair[0], "")))
    items = list(dict.fromkeys(_end(words, board, end, named.get(number, "")) for number, end in ends))
    if items:
        lists.append(Listing(words("board.ends"), items, between=", ", early=True))
    else:
        facts.append(words("board.no_ends"))
    return BoardDescription(tuple(facts), tuple(lists))


def _end(words: Words, board: LineBoard | FootBoard, end: OpenEnd, at: str) -> str:
    tile = board.layout.nodes[end.node].tile
    if isinstance(board, FootBoard) and board.pending == end.node:
        return words("end.toe", tile=tile)  # its toes are alike
    return words("end.on", at=at, tile=f"{end.value}|{tile.other(end.value)}")


# -- trains, rows and stacks ------------------------------------------------------------------------------------------


def _trains(words: Words, board: TrainsBoard, names: Sequence[str], last: int | None) -> BoardDescription:
    lists, of_seat = [], dict[Seat | None, str]()
    for index, train in enumerate(board.trains):
        marks = words("board.marker") if train.marker else ""
        marks += words("board.open_double") if train.open_double else ""
        facts = {"at": letters(board)[train.end], "marks": marks, "end": f"{train.value}{marks}"}
        tiles = [f"{inner}|{tile.other(inner)}" for tile, inner in train.tiles]
        fresh = len(tiles) - 1 if tiles and index == last else None
        if train.owner is None:
            label, of_seat[None] = words("board.mexican", **facts), words("alt.mexican", **facts)
        else:
            label = words("board.train", name=names[train.owner], **facts)
            of_seat[train.owner] = words("alt.train", **facts)
        value = words("board.train_end", value=train.value)
        lists.append(Listing(label, [*(tiles or [words("board.not_started")]), value], fresh))
    return BoardDescription((words("board.hub", tile=board.hub),), tuple(lists), of_seat)


@dataclass(frozen=True, slots=True)
class Surrounded:
    """A tile between two of a suit: at `position` of the row, and whether all three may be taken."""

    position: int
    suit: Pip
    triple: bool


def surrounded(board: RowBoard) -> list[Surrounded]:
    """What can be captured, each position once."""
    triples = {choice.position for choice in board.captures if choice.take is Take.TRIPLE}
    suits = {choice.position: choice.suit for choice in board.captures}
    return [Surrounded(position, suit, position in triples) for position, suit in sorted(suits.items())]


def _row(words: Words, view: View, board: RowBoard, last: int | None, hints: bool) -> BoardDescription:
    captured: dict[Seat | None, str] = {seat.seat: words("picture.captured", n=seat.captured) for seat in view.seats}
    found = []
    for one in surrounded(board) if hints else ():
        facts = {"tile": board.row[one.position - 1], "position": one.position, "suit": one.suit}
        found.append(words("board.capture_triple" if one.triple else "board.capture_middle", **facts))
    tiles = [words("board.row_tile", position=at, tile=tile) for at, tile in enumerate(board.row, 1)]
    lists = [Listing(words("board.captures"), found, between="; ", early=True)] if found else []
    if tiles:
        lists.append(Listing(words("board.row"), tiles, last, "  ", brief=True))
    else:
        removed = words("board.removed", count=words.count("tile", board.removed))
        return BoardDescription((words("board.row_empty"), removed), of_seat=captured)
    return BoardDescription(lists=tuple(lists), of_seat=captured)


def _stacks(words: Words, board: StacksBoard, names: Sequence[str], last: int | None) -> BoardDescription:
    if not board.tops:
        return BoardDescription((words("board.empty"),))
    lists, of_seat = [], dict[Seat | None, str]()
    for row in dict.fromkeys(top.row for top in board.tops):
        tops = [top for top in board.tops if top.row == row]
        told = []
        for top in tops:
            facts = {"stack": stack_letter(top.stack), "owner": names[top.owner], "height": top.height}
            told.append(words("board.stack" if top.height == 1 else "board.stack_high", tile=top.tile, **facts))
        fresh = next((at for at, top in enumerate(tops) if top.stack == last), None)
        lists.append(Listing(words("board.stack_row", name=names[row]), told, fresh, "; "))
        brief = (f"{top.tile}" if top.owner == row else f"{top.tile} ({letter(top.owner)})" for top in tops)
        of_seat[row] = f"{letter(row)}: {' '.join(brief)}"
    return BoardDescription(lists=tuple(lists), of_seat=of_seat)


# -- names of ends ----------------------------------------------------------------------------------------------------


def end_name(words: Words, view: View, end: EndId, names: Sequence[str]) -> str:
    """An open end with its letter, its number first: `A: 4|6`, `C: Ana’s train, 5`, `toe on 6|6`."""
    board, at = view.board, letters(view.board).get(end, "")
    if isinstance(board, TrainsBoard):
        train = next((train for train in board.trains if train.end == end), None)
        return _train_name(words, at, train, names) if train else ""
    if isinstance(board, (LineBoard, FootBoard)) and (found := board.layout.end(end)):
        return _end(words, board, found, at)
    return ""


def _train_name(words: Words, at: str, train: Train, names: Sequence[str]) -> str:
    """`A: Ana’s train, 5` or `C: Mexican Train, 12`."""
    if train.owner is None:
        name = words("end.mexican", at=at, value=train.value)
    else:
        name = words("end.train", at=at, name=names[train.owner], value=train.value)
    return words("end.open_double", at=name) if train.open_double else name

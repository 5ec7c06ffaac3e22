"""Parts of every board: the title line (game, round, boneyard) and the strip of players."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.pictures.render import fonts
from bot.pictures.scene import Disc, Icon, Line, OwnerMark, Rect, Ring, Scene, Shape, Text, title
from bot.pictures.theme import TEXT, TITLE, TITLE_HEIGHT, WIDTH, Colour, Palette, Style
from bot.words import Words
from bot.words.boards import asleep, round_title
from bot.words.log import number_text
from engine.rules.views import Board, RowBoard, SeatView, View

SEAT_ROW = 62
MARGIN = 18
EMPTY = 160
MANY = 6
"""With more players a cell shows no total: the tally has them."""


@dataclass(frozen=True, slots=True)
class DrawContext:
    """What a board is drawn from."""

    view: View
    names: tuple[str, ...]
    """By seat."""
    words: Words
    style: Style
    hints: bool = True
    """Show the captures of a row."""
    later: Board | None = None
    """For replays: the board at the end of the round. Its layout is used, so a replay never jumps."""
    lit: frozenset[int] | None = None
    """The ends that the reader chooses from (open ends, or stacks by number), for the owner of the hand alone; None: no
    choice."""
    room: int = 0
    """The height of a board that is part of an account: no players, no words, nothing folded. 0: a picture of its own.
    """
    zoomed: bool = False
    """Whether its reader can zoom, so that tiles may be a little smaller, found in less time."""
    stand_ins: frozenset[int] = frozenset()
    """Seats of absent people, where a robot plays: the name has a mark."""

    def badge(self, end: int, *, bright: bool) -> tuple[Colour, Colour]:
        """Fill and ink of the badge of an open end, quiet if it is closed to the seat on turn. `bright` counts while
        the reader has no choice."""
        palette = self.style.palette
        lit = bright if self.lit is None else end in self.lit
        return (palette.cyan, palette.badge_ink) if lit else (palette.line, palette.closed_ink)

    def ring(self, index: int, other: Ring = Ring.NONE) -> Ring:
        """The frame of the tile with this index in the view: of the last played one, or the `other`."""
        return Ring.LAST if self.view.last and self.view.last.index == index else other


def drawable_names(words: Words, names: Sequence[str]) -> tuple[str, ...]:
    """The names without undrawable characters; an empty name becomes `Player 3`."""
    return tuple(fonts.clean(name) or words("picture.nameless", number=at) for at, name in enumerate(names, 1))


def heading(context: DrawContext, *facts: str) -> tuple[Shape, ...]:
    """The title line: the round, then `facts`, the target and the boneyard. Without room the target is left out, then
    the number of rounds, then the round."""
    view, words = context.view, context.words
    game = words(f"game.{view.game}")
    target = [] if view.target is None else [words("picture.tally_to", target=view.target)]
    key, shown = "picture.boneyard", view.boneyard or view.turn is not None
    if asleep(view):
        key, shown = "picture.asleep", view.boneyard > 0
    boneyard = [words(key, count=view.boneyard)] if shown else []
    short = words("picture.title", game=game, number=view.number)
    what, told = game, ""
    for what, also in ((round_title(words, view), target), (round_title(words, view), []), (short, []), (game, [])):
        told = " · ".join([*facts, *also, *boneyard])
        if fonts.measure(what, TITLE, True) + fonts.measure(told, TEXT) <= WIDTH - 80:
            break
    return title(context.style, what, told)


def seat_strip(context: DrawContext, top: float) -> tuple[tuple[Shape, ...], int]:
    """A cell for each player: mark, name, tiles in hand (or captured) and total. Returns shapes and height. An
    account has players of its own."""
    if context.room:
        return (), 0
    palette, seats = context.style.palette, context.view.seats
    rows, columns, width = _grid(context)
    facts = _seat_facts(context, width)
    shapes: list[Shape] = []
    for at, seat in enumerate(seats):
        row, column = divmod(at, columns)
        left, y = MARGIN + column * (width + 10), top + row * SEAT_ROW
        turn = context.view.turn == seat.seat
        outline, stroke = (palette.gold, 4) if turn else (None, 0)
        shapes.append(Rect(left, y, width, SEAT_ROW - 8, palette.panel, 14, outline, stroke))
        middle, glyph = y + (SEAT_ROW - 8) / 2, not isinstance(context.view.board, RowBoard)
        shapes.append(OwnerMark(left + 30, middle, 28, seat.seat))
        shapes += name_line(context, seat, left + 54, left + width - 16, middle, facts[at], gap=14, glyph=glyph)
    return tuple(shapes), rows * SEAT_ROW


def _grid(context: DrawContext) -> tuple[int, int, float]:
    """Rows, columns and the width of a cell."""
    count = len(context.view.seats)
    columns = min(count, 2 if count <= MANY else 3)
    return -(-count // columns), columns, (WIDTH - 2 * MARGIN - (columns - 1) * 10) / columns


def _seat_facts(context: DrawContext, width: float) -> list[str]:
    """The fact beside each name: tiles in hand; in a row game `4 captured`, or `+4` beside long names."""
    seats = context.view.seats
    if not isinstance(context.view.board, RowBoard):
        return [str(seat.tiles) for seat in seats]
    told = [context.words("picture.captured", n=seat.captured) for seat in seats]
    room = width - 90 - max(fonts.measure(fact, TEXT) for fact in told) - total_width(context)
    if all(fonts.measure(name, TEXT, True) <= room for name in context.names):
        return told
    return [f"+{seat.captured}" for seat in seats]


def total_width(context: DrawContext) -> float:
    """The width of the totals; 0 before the first points, with many players, and alone: captures are the points."""
    seats = context.view.seats
    if not 1 < len(seats) <= MANY or not any(seat.total for seat in seats):
        return 0
    return max(fonts.measure(number_text(seat.total), TEXT, True) for seat in seats) + 16


def name_line(
    context: DrawContext,
    seat: SeatView,
    left: float,
    right: float,
    y: float,
    fact: str,
    *,
    ink: Colour | None = None,
    on: Colour | None = None,
    gap: int = 16,
    glyph: bool = False,
) -> list[Shape]:
    """A player's name, a fact (tiles in hand) and the total. The name comes last and takes the room that is left."""
    palette, shapes = context.style.palette, list[Shape]()
    ink, on, turn = ink or palette.quiet, on or palette.panel, context.view.turn == seat.seat
    if wide := total_width(context):
        shapes.append(Text(right, y, number_text(seat.total), TEXT, palette.ink, on, bold=True, anchor="r"))
        right -= wide
    if glyph:
        shapes += tile_glyph(right - 10, y, palette)
        right -= 30
    shapes.append(Text(right, y, fact, TEXT, ink, on, anchor="r"))
    if seat.seat in context.stand_ins:
        shapes.append(Icon(left + 14, y, 30, "robot", ink))
        left += 38
    name = fonts.fit(context.names[seat.seat], TEXT, int(right - fonts.measure(fact, TEXT) - gap - left), turn)
    return [*shapes, Text(left, y, name, TEXT, palette.ink, on, bold=turn)]


def tile_glyph(x: float, y: float, palette: Palette) -> tuple[Shape, ...]:
    """A small standing tile beside the number of tiles."""
    return (
        Rect(x - 11, y - 20, 22, 40, palette.face, 5),
        Line(((x - 9, y), (x + 9, y)), palette.hole, 2),
        Disc(x, y - 10, 4, palette.hole),
        Disc(x - 4, y + 7, 3, palette.hole),
        Disc(x + 4, y + 14, 3, palette.hole),
    )


Place: TypeAlias = tuple[int, float]
"""The line of an item, and its middle from where the line begins."""


def flow(widths: Iterable[float], room: float) -> tuple[Place, ...]:
    """The places of items of these widths, in lines of at most `room` pixels."""
    places, line, x = list[Place](), 0, 0.0
    for width in widths:
        if x and x + width > room:
            line, x = line + 1, 0.0
        places.append((line, x + width / 2))
        x += width
    return tuple(places)


def letter_badge(letter: str, value: int) -> str:
    """The text in the badge of an open end."""
    return f"{letter}\u2009{value}"


def bare_scene(context: DrawContext, key: str, shapes: Sequence[Shape], *, players: bool = True) -> Scene:
    """An empty board with a sentence in the middle, and maybe the strip of players."""
    palette, floor = context.style.palette, TITLE_HEIGHT + EMPTY
    said = fonts.fit(context.words(key), TEXT, WIDTH - 2 * MARGIN)
    note = Text(WIDTH / 2, TITLE_HEIGHT + EMPTY / 2, said, TEXT, palette.quiet, palette.table, anchor="m")
    strip, below = seat_strip(context, floor) if players else ((), 0)
    return Scene(WIDTH, floor + below, context.style, (*shapes, note, *strip))

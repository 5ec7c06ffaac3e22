"""The board of an event: its tables with who sits there and how far they are, and the standings below."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from bot.pictures.render import fonts
from bot.pictures.scene import MAX_HEIGHT, TITLE_HEIGHT, WIDTH, Icon, Rect, Scene, Shape, Text, title
from bot.pictures.theme import Style
from bot.words import Words

MARGIN = 16
GAP = 12
COLUMNS = 3
HEAD = 46
"""The line of a card with its number and state."""
LINE = 40
ROW = 48
"""A line of the standings."""
MANY = 6
"""Of more tables than that the cards are flatter, and the standings shorter."""
MOST_CARDS = 9
MOST_ROWS = 10
FEWER_ROWS = 6


@dataclass(frozen=True, slots=True)
class EventSeat:
    """Somebody at a table; `first` once it is over and they have won it."""

    name: str
    first: bool = False
    robot: bool = False


@dataclass(frozen=True, slots=True)
class EventCard:
    """A table: its title and state in words; others wait for it if it is `awaited`."""

    title: str
    state: str
    seats: tuple[EventSeat, ...]
    over: bool = False
    awaited: bool = False


@dataclass(frozen=True, slots=True)
class EventRow:
    """A line of the standings, in words already."""

    place: int
    name: str
    value: str


@dataclass(frozen=True, slots=True)
class EventBoardSubject:
    """The round of an event. The first tables and standings are drawn, at most nine and ten of them; the message tells
    of the others."""

    title: str
    status: str
    cards: tuple[EventCard, ...]
    rows: tuple[EventRow, ...]
    words: Words
    style: Style

    name: ClassVar = "event.png"
    most_bytes: ClassVar = 90 * 1024

    def scene(self) -> Scene:
        """Cards three a row, then the standings in two columns."""
        shapes: list[Shape] = list(title(self.style, self.title, self.status))
        columns = min(COLUMNS, len(self.cards))
        width = (WIDTH - 2 * MARGIN - (columns - 1) * GAP) / columns
        # Where cards are wide, or tables are large, names stand two a line.
        most, many = max(len(card.seats) for card in self.cards), len(self.cards) > MANY
        beside = 2 if columns < COLUMNS or most > 6 or many else 1
        lines = -(-most // beside)
        height = HEAD + lines * LINE + 8
        rows = self.rows[: FEWER_ROWS if many else MOST_ROWS]
        half = -(-len(rows) // 2)
        room = MAX_HEIGHT - TITLE_HEIGHT - 24 - half * ROW
        cards = self.cards[: min(MOST_CARDS, columns * max(1, room // (height + GAP)))]
        top = float(TITLE_HEIGHT + 12)
        for at, card in enumerate(cards):
            row, column = divmod(at, columns)
            left = MARGIN + column * (width + GAP)
            shapes += self._card(card, left, top + row * (height + GAP), width, height, beside)
        top += -(-len(cards) // columns) * (height + GAP)
        for at, line in enumerate(rows):
            column, row = divmod(at, half)
            shapes += self._row(line, MARGIN + column * (WIDTH / 2 - MARGIN / 2), top + 6 + row * ROW)
        return Scene(WIDTH, round(top + half * ROW + (12 if rows else 0)), self.style, tuple(shapes))

    def alt(self) -> str:
        """The tables and the standings in words."""
        told = [
            self.words(
                "alt.event_table", title=card.title, state=card.state, names=", ".join(seat.name for seat in card.seats)
            )
            for card in self.cards
        ]
        told += [self.words("alt.leader", place=row.place, name=row.name, value=row.value) for row in self.rows]
        return self.words("alt.leaders", title=f"{self.title}, {self.status}", lines="; ".join(told))

    def _card(
        self, card: EventCard, left: float, top: float, width: float, height: float, beside: int
    ) -> Sequence[Shape]:
        palette = self.style.palette
        edge = (palette.cyan, 4) if card.awaited else (None, 0)
        middle = top + 6 + HEAD / 2
        shapes: list[Shape] = [Rect(left, top, width, height, palette.panel, 14, *edge)]
        number = fonts.fit(card.title, 34, int(width / 2), True)
        shapes.append(Text(left + 18, middle, number, 34, palette.ink, palette.panel, bold=True))
        room = int(width - 52 - fonts.measure(number, 34, True))
        state = fonts.fit(card.state, 30, room)
        colour = palette.quiet if card.over else palette.cyan
        if state:
            shapes.append(Text(left + width - 18, middle, state, 30, colour, palette.panel, anchor="r"))
        cell = (width - 36) / beside
        for at, seat in enumerate(card.seats):
            line, column = divmod(at, beside)
            x, y = left + 18 + column * cell, top + HEAD + line * LINE + LINE / 2
            inner = cell - 12
            if seat.first:
                shapes.append(Icon(x + 16, y, 30, "crown", palette.gold))
                x, inner = x + 42, inner - 42
            ink = palette.gold if seat.first else palette.quiet if seat.robot or card.over else palette.ink
            name = fonts.fit(seat.name, 32, int(inner), seat.first) or self.words("picture.nameless", number=at + 1)
            shapes.append(Text(x, y, name, 32, ink, palette.panel, bold=seat.first))
        return shapes

    def _row(self, row: EventRow, left: float, top: float) -> Sequence[Shape]:
        palette, width = self.style.palette, WIDTH / 2 - 2 * MARGIN
        first = row.place == 1
        ink, middle = palette.gold if first else palette.ink, top + ROW / 2
        place, value = str(row.place), row.value
        room = int(width - 76 - fonts.measure(value, 34, True) - 30)
        name = fonts.fit(row.name, 34, room, first) or self.words("picture.nameless", number=row.place)
        return (
            Text(left + 56, middle, place, 34, ink, palette.table, bold=True, anchor="r"),
            Text(left + 76, middle, name, 34, palette.ink, palette.table, bold=first),
            Text(left + width, middle, value, 34, ink, palette.table, bold=True, anchor="r"),
        )

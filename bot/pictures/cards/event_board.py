"""The board of an event: its tables with their players and progress, and the standings below."""

from dataclasses import dataclass
from typing import ClassVar

from bot.pictures.cards.sheet import Sheet
from bot.pictures.render import fonts
from bot.pictures.scene import MAX_HEIGHT, TITLE_HEIGHT, WIDTH, Scene
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
"""Above this number of tables, cards are flatter and the standings shorter."""
MOST_CARDS = 9
MOST_ROWS = 10
FEWER_ROWS = 6


@dataclass(frozen=True, slots=True)
class EventSeat:
    """A player at a table; `first` marks the winner of a finished table."""

    name: str
    first: bool = False
    robot: bool = False


@dataclass(frozen=True, slots=True)
class EventCard:
    """A table: its title and state in words. Other tables wait for an `awaited` one."""

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
    """The round of an event. At most nine tables and ten standings are drawn; the message lists all."""

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
        sheet = Sheet(self.style, self.title, self.status)
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
            self._card(sheet, card, left, top + row * (height + GAP), width, height, beside)
        top += -(-len(cards) // columns) * (height + GAP)
        for at, line in enumerate(rows):
            column, row = divmod(at, half)
            self._row(sheet, line, MARGIN + column * (WIDTH / 2 - MARGIN / 2), top + 6 + row * ROW)
        return sheet.scene(top + half * ROW + (12 if rows else 0))

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
        self, sheet: Sheet, card: EventCard, left: float, top: float, width: float, height: float, beside: int
    ) -> None:
        palette = sheet.palette
        edge = (palette.cyan, 4) if card.awaited else (None, 0)
        middle = top + 6 + HEAD / 2
        sheet.panel(left, top, width, height, 14, *edge)
        number = fonts.fit(card.title, 34, int(width / 2), True)
        sheet.text(left + 18, middle, number, 34, bold=True)
        room = int(width - 52 - fonts.measure(number, 34, True))
        colour = palette.quiet if card.over else palette.cyan
        sheet.text(left + width - 18, middle, card.state, 30, colour, anchor="r", room=room)
        cell = (width - 36) / beside
        for at, seat in enumerate(card.seats):
            line, column = divmod(at, beside)
            x, y = left + 18 + column * cell, top + HEAD + line * LINE + LINE / 2
            inner = cell - 12
            if seat.first:
                sheet.crown(x + 16, y, 30)
                x, inner = x + 42, inner - 42
            ink = palette.gold if seat.first else palette.quiet if seat.robot or card.over else palette.ink
            name = fonts.fit(seat.name, 32, int(inner), seat.first) or self.words("picture.nameless", number=at + 1)
            sheet.text(x, y, name, 32, ink, bold=seat.first)

    def _row(self, sheet: Sheet, row: EventRow, left: float, top: float) -> None:
        palette, width = sheet.palette, WIDTH / 2 - 2 * MARGIN
        first = row.place == 1
        ink, middle = palette.gold if first else palette.ink, top + ROW / 2
        room = int(width - 76 - fonts.measure(row.value, 34, True) - 30)
        name = fonts.fit(row.name, 34, room, first) or self.words("picture.nameless", number=row.place)
        sheet.text(left + 56, middle, str(row.place), 34, ink, palette.table, bold=True, anchor="r")
        sheet.text(left + 76, middle, name, 34, palette.ink, palette.table, bold=first)
        sheet.text(left + width, middle, row.value, 34, ink, palette.table, bold=True, anchor="r")

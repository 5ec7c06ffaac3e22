"""The end of a match: how each side's total went round by round, the decisive tile, and the places, winner first."""

from dataclasses import dataclass
from typing import ClassVar

from bot.pictures.boards.parts import drawable_names
from bot.pictures.cards.cribbage import Lane
from bot.pictures.cards.sheet import Sheet
from bot.pictures.cards.tally import TallySubject
from bot.pictures.render import fonts
from bot.pictures.scene import Line, OwnerMark, Rect, Ring, Scene, TileSprite
from bot.pictures.theme import LEAST_HALF, TEXT, TITLE_HEIGHT, WIDTH
from bot.words.log import number_text
from bot.words.names import spoken_name
from engine.rules.leads import Lead, decisive_tile
from engine.rules.scoring import taken_lead

MARGIN = 24
TOP = TITLE_HEIGHT + 20
LOWEST, HIGHEST = 300, 496
"""The height of the curves."""
LINE = 58
"""The greatest height of a name's line."""
LIST = 348
"""The width of the places, on the right."""
LABELS = 60
"""The room below the curves for the numbers of rounds and the decisive tile."""


@dataclass(frozen=True, slots=True)
class MatchSubject(TallySubject):
    """A finished match of at least two rounds and two sides."""

    leads: tuple[Lead, ...] = ()

    name: ClassVar = "match.png"

    def scene(self) -> Scene:
        """The curves, and the list on their right."""
        words, lanes, names = self.words, self.lanes(), drawable_names(self.words, self.names)
        sheet = Sheet(self.style, words(f"game.{self.view.game}"), words.count("round", len(self.rounds)))
        line = min(LINE, HIGHEST // len(names))
        height = max(LOWEST, line * len(names))
        self._curves(sheet, lanes, height)
        places, y = self.view.outcome.places if self.view.outcome else (1,) * len(lanes), TOP + line / 2
        for _, lane, seats in sorted(zip(places, lanes, self.view.sides, strict=True), key=lambda found: found[0]):
            for seat in seats:
                self._name(sheet, lane, names[seat], y, first=seat == seats[0])
                y += line
        return sheet.scene(TOP + height + LABELS)

    def alt(self) -> str:
        """Every side's total, the winner and the decisive tile."""
        told = TallySubject.alt(self)
        if decisive := decisive_tile(self.leads, self._turned()):
            seat, tile = decisive
            told += " " + self.words("end.decisive", tile=tile, name=spoken_name(self.names[seat]))
        return told

    def _turned(self) -> int | None:
        winners = self.view.outcome.winners if self.view.outcome else ()
        return taken_lead(self.rounds, winners, low_wins=self.view.low_wins)

    def _curves(self, sheet: Sheet, lanes: tuple[Lane, ...], height: float) -> None:
        totals = [(0,) * len(lanes), *(result.totals for result in self.rounds)]
        lowest, highest = min(map(min, totals)), max(map(max, totals))
        goal = self.view.target or highest
        top, bottom = max(highest, goal, lowest + 1), min(0, lowest)
        label = max(fonts.measure(number_text(number), TEXT) for number in (0, goal)) + 16
        left, right = MARGIN + label, WIDTH - LIST - 40

        def x(at: int) -> float:
            return left + (right - left) * at / (len(totals) - 1)

        def y(total: int) -> float:
            return TOP + 18 + (height - 36) * (top - total) / (top - bottom)

        palette = sheet.palette
        for number, ink in ((0, palette.quiet), (goal, palette.gold if self.view.target else palette.quiet)):
            sheet.shapes.append(Rect(left, y(number) - 1, right - left, 3, palette.line))
            sheet.text(left - 14, y(number), number_text(number), TEXT, ink, palette.table, anchor="r")
        winners = self.view.outcome.winners if self.view.outcome else ()
        turned = self._turned()
        numbers = {len(self.rounds)} | ({turned} if turned else set())
        decisive, wide = decisive_tile(self.leads, turned), 80
        if turned and decisive:
            half, wide = LEAST_HALF, 80 + 2 * LEAST_HALF
            place = x(turned) + fonts.measure(number_text(turned), TEXT) / 2 + 12 + half
            low, high = decisive[1].low, decisive[1].high
            sheet.shapes.append(TileSprite(place, TOP + height + LABELS / 2, half, 0, high, low, ring=Ring.LAST))
        for number in numbers:
            sheet.shapes.append(Rect(x(number) - 1, TOP, 3, height, palette.line))
            if number == turned or x(number) - x(turned or 0) > wide:
                text = number_text(number)
                ink = palette.gold if number == turned else palette.quiet
                sheet.text(x(number), TOP + height + LABELS / 2, text, TEXT, ink, palette.table, anchor="m")
        for side in sorted(range(len(lanes)), key=lambda side: side in winners):
            colour = palette.players[lanes[side].owner % len(palette.players)]
            points = tuple((x(at), y(total[side])) for at, total in enumerate(totals))
            sheet.shapes += [Line(points, colour, 8 if side in winners else 5)]
            sheet.shapes.append(OwnerMark(*points[-1], 28, lanes[side].owner, edge=True))

    def _name(self, sheet: Sheet, lane: Lane, name: str, y: float, *, first: bool) -> None:
        """A player of a side; the `first` one has its mark and total."""
        palette, left, right = sheet.palette, WIDTH - LIST + 40, WIDTH - MARGIN
        ink, total = palette.gold if lane.winner else palette.ink, number_text(lane.now)
        if first:
            sheet.shapes.append(OwnerMark(left - 26, y, 28, lane.owner))
            sheet.text(right, y, total, TEXT, ink, palette.table, bold=True, anchor="r")
        if first and lane.winner:
            sheet.crown(left + 16, y, 34)
            left += 42
        room = right - left - 14 - fonts.measure(total, TEXT, True)
        sheet.text(left, y, name, TEXT, ink, palette.table, bold=lane.winner, room=room)

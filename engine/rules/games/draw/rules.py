"""Draw: Block with a boneyard. A player who can't play draws until a tile fits.

Source: several published descriptions (league pages and collections of rules), in our own words; rules DR1-DR8. The
winner of a round scores everyone else's pips less their own and leads the next. The last two tiles are never drawn.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from engine.rules.events import Event
from engine.rules.line.match import LINE_SETS, LineGame, LineMatch, credit, lowest, winner_leads
from engine.rules.line.round import LineRound
from engine.rules.options import AUTO, choice, most_rounds, number, switch
from engine.rules.scoring import side_of
from engine.rules.tiles import Seat, Tile, clockwise


@dataclass(frozen=True, slots=True)
class DrawRules:
    """The options of Draw; the defaults are the rules most often published."""

    target: int | None = number(None, 1, 1000, "DR8", suggest=(50, 61, 100, 250), common=True)
    partnership: bool = switch(False, "DR1", common=True)
    hand_size: int | None = number(None, 1, 45, "DR1", suggest=(5, 6, 7))
    set: str = choice(AUTO, (AUTO, *LINE_SETS), "DR1")
    reserve: int = number(2, 0, 2, "DR2", suggest=(0, 1, 2))
    lead_rule: str = choice("any", ("any", "highest_double"), "DR3")
    next_lead: str = choice("winner", ("winner", "left"), "DR3")
    draw_anyway: bool = switch(False, "DR5")
    domino_wins_ties: bool = switch(False, "DR6")
    rounds: int | str = most_rounds()


class DrawMatch(LineMatch):
    """A match of Draw."""

    __slots__ = ()
    game: DrawGame

    def lead(self, hands: list[list[Tile]]) -> tuple[Seat, Tile | None]:
        """The first round is led by lot or by the highest double, the others by the winner or to the left (DR3)."""
        last = self.score.result
        if last is None:
            return super().lead(hands)
        if self.game.rules.next_lead == "left":
            return clockwise(last.leader, self.seats), None
        return winner_leads(last, self.score.sides), None

    def new_round(self, hands: list[list[Tile]], boneyard: list[Tile], turn: Seat) -> LineRound:
        """All but the reserve may be drawn (DR2)."""
        current: LineRound = super().new_round(hands, boneyard, turn)
        current.drawable = max(0, len(boneyard) - self.game.rules.reserve)
        current.at_will = self.game.rules.draw_anyway
        return current

    def after_round(self) -> list[Event]:
        """The side that went out, or alone has the fewest pips, scores all others' pips less its own (DR6, DR7). A lone
        double blank ties with a player who is out."""
        current: LineRound = self.round
        rules, held = self.game.rules, self.pips_of_sides()
        winner = lowest(held)
        if current.out is not None and (winner is not None or rules.partnership or rules.domino_wins_ties):
            winner = side_of(self.score.sides, current.out)
        if winner is not None:
            self.score.book([credit(winner, sum(held) - held[winner], held[winner])])
        return self.score.end_round(current.hands, current.out, winner)


@dataclass(frozen=True, slots=True)
class DrawGame(LineGame):
    """The game of Draw with its options."""

    name: ClassVar[str] = "draw"
    options: ClassVar[type[DrawRules]] = DrawRules
    match: ClassVar[type[DrawMatch]] = DrawMatch
    most_seats: ClassVar[int] = 10
    sets: ClassVar[dict[str, int]] = LINE_SETS
    draws: ClassVar[bool] = True
    for_events: ClassVar[bool] = True
    rung: ClassVar[int] = 1
    quick: ClassVar[dict[str, str]] = {"target": "1"}
    presets: ClassVar[dict[str, dict[str, str]]] = {"quick": {"rounds": "3"}, "teams": {"partnership": "on"}}

    rules: DrawRules = DrawRules()

    def seats_named(self) -> Iterable[int]:
        """DR1: 2-4 with double-6, to 7 with double-9, to 10 with double-12; partners are four."""
        return (4,) if self.rules.partnership else LineGame.seats_named(self)

    def target(self, seats: int) -> int:
        """Points that win the match (DR8). Larger tables score more in a round, so they play for more."""
        return self.rules.target or (100 if seats < 5 else 250 if seats < 8 else 500)

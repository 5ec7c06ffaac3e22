"""Bergen: score by making both ends of the line show the same number.

Source: domino-games.com, "Bergen Domino Rules"; rules BG1-BG10. Options follow other published rules where they differ:
gamecabinet.com (Joe Celko) for lots, the reserve and a target of 10, onlinedominogames.com for a lead without points,
puzzle-place.net for blocked rounds.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.rules.events import Event
from engine.rules.line.match import LineGame, LineMatch, lowest
from engine.rules.line.round import LineRound
from engine.rules.moves import Move, Play
from engine.rules.options import choice, most_rounds, number, switch
from engine.rules.scoring import Receipt, Term, Why
from engine.rules.tiles import Seat, Tile, pips


@dataclass(frozen=True, slots=True)
class BergenRules:
    """The options of Bergen; the defaults are the published rules."""

    target: int = number(15, 1, 100, "BG10", suggest=(10, 15, 21, 30), common=True)
    lead_rule: str = choice("highest_double", ("highest_double", "any"), "BG3", common=True)
    lead_scores: bool = switch(True, "BG6")
    reserve: int = number(0, 0, 2, "BG5", suggest=(0, 1, 2))
    block_rule: str = choice("lightest", ("lightest", "no_doubles", "none"), "BG9", common=True)
    rounds: int | str = most_rounds()


class BergenMatch(LineMatch):
    """A match of Bergen."""

    __slots__ = ()
    game: Bergen

    def new_round(self, hands: list[list[Tile]], boneyard: list[Tile], turn: Seat) -> LineRound:
        """All tiles but the reserve may be drawn (BG5)."""
        current: LineRound = super().new_round(hands, boneyard, turn)
        current.drawable = max(0, len(boneyard) - self.game.rules.reserve)
        return current

    def turn(self, seat: Seat, move: Move) -> list[Event]:
        """Book the header that a play makes (BG6, BG7)."""
        events: list[Event] = []
        self.round.play(move, events)
        events += self.score_move(seat, move)
        return events

    def score_move(self, seat: Seat, move: Move) -> list[Event]:
        term = header(self.round) if isinstance(move, Play) else None
        scores = term is not None and (len(self.round.line) > 1 or self.game.rules.lead_scores)
        return self.peg(seat, (term,)) if term and scores else []

    def after_round(self) -> list[Event]:
        """One point for the player who goes out (BG8), or for the best hand of a blocked round (BG9)."""
        current: LineRound = self.round
        winner, why = (current.out, Why.LAST_TILE) if current.out is not None else (self._best_hand(), Why.LIGHTEST)
        if winner is not None:
            self.score.book([Receipt(winner, 1, (Term(why, 1),))])
        return self.score.end_round(current.hands, current.out, winner)

    def _best_hand(self) -> int | None:
        """The seat with the best hand of a blocked round (BG9); None if two tie for it."""
        rule, hands = self.game.rules.block_rule, self.round.hands
        if rule == "none":
            return None
        if rule == "lightest":
            return lowest([pips(hand) for hand in hands])
        singles = [pips([tile for tile in hand if not tile.double]) for hand in hands]
        doubles = [any(tile.double for tile in hand) for hand in hands]
        return lowest([count + 1000 * double for count, double in zip(singles, doubles, strict=True)])


def header(current: LineRound) -> Term | None:
    """The points for two like ends: 2 (BG6), or 3 if one of them is a double (BG7)."""
    if current.left != current.right:
        return None
    triple = len(current.line) > 1 and any(tile.double for tile in current.end_tiles())
    return Term(Why.TRIPLE_HEADER, 3) if triple else Term(Why.DOUBLE_HEADER, 2)


@dataclass(frozen=True, slots=True)
class Bergen(LineGame):
    """The game of Bergen with its options."""

    name: ClassVar[str] = "bergen"
    options: ClassVar[type[BergenRules]] = BergenRules
    match: ClassVar[type[BergenMatch]] = BergenMatch
    draws: ClassVar[bool] = True
    quick: ClassVar[dict[str, str]] = {"target": "3"}
    presets: ClassVar[dict[str, dict[str, str]]] = {
        "quick": {"target": "10"},
        "classic": {"lead_rule": "any", "reserve": "2", "block_rule": "no_doubles"},
    }

    rules: BergenRules = BergenRules()

    def hand_size(self, seats: int) -> int:
        """Six tiles each, five for four players (BG1)."""
        return 5 if seats == 4 else 6

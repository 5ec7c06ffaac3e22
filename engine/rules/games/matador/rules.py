"""Matador: tiles join to make seven, and four matadors join anything.

Source: Hoyle's "Complete and Authoritative Book of Games" (1940), "Matadore Game"; rules MA1-MA9. Hands for three and
four players and the target are those of en.wikipedia.org, "Matador (domino game)"; drawing at will is an older text of
that page.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from engine.rules.events import Event, Played
from engine.rules.joins import Joins
from engine.rules.line.match import LineGame, LineMatch, lowest
from engine.rules.line.round import LineRound
from engine.rules.moves import Move, Play
from engine.rules.options import choice, most_rounds, number, switch
from engine.rules.round import PLAYS_ON, tiles_in
from engine.rules.scoring import Receipt, Term, Why
from engine.rules.tiles import EndId, Pip, Seat, Tile, frozen

SEVEN = 7


def is_matador(tile: Tile) -> bool:
    """3|4, 2|5, 1|6 and 0|0 (MA4)."""
    return tile.pips in (0, SEVEN)


@frozen
class Sevens(Joins):
    """The halves that touch make seven (MA3). Doubles lie along the line."""

    across: ClassVar[bool] = False

    def halves(self, tile: Tile, number: Pip) -> tuple[Pip, ...]:
        """Either half of a matador may touch any number (MA4, MA5). Nothing else fits a blank."""
        if is_matador(tile):
            return (tile.low,) if tile.double else (tile.low, tile.high)
        return (Pip(SEVEN - number),) if tile.has(SEVEN - number) else ()


@dataclass(frozen=True, slots=True)
class MatadorRules:
    """The options of Matador; the defaults are the published rules."""

    target: int = number(100, 1, 1000, "MA9", suggest=(50, 100, 150), common=True)
    lead_rule: str = choice("highest_double", ("highest_double", "any"), "MA2")
    reserve: int = number(2, 0, 2, "MA6", suggest=(0, 1, 2))
    draw_anyway: bool = switch(False, "MA6", common=True)
    rounds: int | str = most_rounds()


class MatadorRound(LineRound):
    """One deal. A matador may lie either way round, and fits every end."""

    __slots__ = ()

    def legal(self) -> tuple[Move, ...]:
        hand, matadors = self.held[self.turn], self.fits.either
        if not self.line or not hand & matadors:
            return super().legal()
        plays = self._either_way(self.left_end, hand & self.left_suit)
        plays += self._either_way(self.right_end, hand & self.right_suit)
        return self._or_draw(plays) if self.drawable else plays

    def turned(self, suit: int, play: Play) -> int:
        return self.fits.turns[suit ^ play.tile.bit] if play.outer is None else self.fits.suits[play.outer]

    def play(self, move: Move, told: list[Event] | None = None) -> None:
        if isinstance(move, Play) and move.end is not None:
            if told is not None:
                told.append(self._played(self.turn, move))
            flip, left = self.flips[move.tile.index], move.end == self.left_end
            # `LineRound.play` flips the suit of the end, which leads to the one that is open now.
            if left:
                self.left_suit = self.turned(self.left_suit, move) ^ flip
            else:
                self.right_suit = self.turned(self.right_suit, move) ^ flip
            told = None
        super().play(move, told)

    def _played(self, seat: Seat, play: Play) -> Played:
        """The event names the half that touches, unless it is the open number."""
        event = super()._played(seat, play)
        if event.value is None:
            return event
        inner = play.tile.other(self.joins.outer(play.tile, event.value, play.outer))
        return replace(event, half=None if play.outer is None and inner == event.value else inner)

    def _either_way(self, end: EndId, tiles: int) -> tuple[Move, ...]:
        """The plays of these tiles (bits) on an end, matadors both ways round."""
        either = tiles_in(tiles & self.fits.either)
        turned = [Play(tile, end, outer=half) for tile in either for half in (tile.low, tile.high)]
        return PLAYS_ON[end][tiles & ~self.fits.either] + tuple(turned)


class MatadorMatch(LineMatch):
    """A match of Matador."""

    __slots__ = ()
    game: Matador
    round_class: ClassVar[type[LineRound]] = MatadorRound

    def new_round(self, hands: list[list[Tile]], boneyard: list[Tile], turn: Seat) -> LineRound:
        """All but the reserve may be drawn (MA6)."""
        current: LineRound = super().new_round(hands, boneyard, turn)
        current.drawable = max(0, len(boneyard) - self.game.rules.reserve)
        current.at_will = self.game.rules.draw_anyway
        return current

    def after_round(self) -> list[Event]:
        """The player who is out (MA7), or alone has the fewest pips of a blocked round (MA8), scores the pips of all
        the others."""
        current: LineRound = self.round
        held = self.pips_of_sides()
        winner = lowest(held) if current.out is None else current.out
        if winner is not None:
            points = sum(held) - held[winner]
            self.score.book([Receipt(winner, points, (Term(Why.LOSERS, points),))])
        return self.score.end_round(current.hands, current.out, winner)


@dataclass(frozen=True, slots=True)
class Matador(LineGame):
    """The game of Matador with its options."""

    name: ClassVar[str] = "matador"
    options: ClassVar[type[MatadorRules]] = MatadorRules
    match: ClassVar[type[MatadorMatch]] = MatadorMatch
    joins: ClassVar[Joins] = Sevens()
    draws: ClassVar[bool] = True
    quick: ClassVar[dict[str, str]] = {"target": "1"}
    presets: ClassVar[dict[str, dict[str, str]]] = {"quick": {"rounds": "3"}, "classic": {"draw_anyway": "on"}}

    rules: MatadorRules = MatadorRules()

"""Samples of the tiles that a seat can't see, consistent with all that it could see in the round.

A seat that passed or had to draw held no tile that fitted. So a hand consists of parts: tiles that were there before
such a turn lack those numbers, tiles drawn since may have them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import comb
from typing import Any

from engine.rules.events import Dealt, Drew, Laid, Passed, Played
from engine.rules.game import Match, Rng
from engine.rules.games import make_game
from engine.rules.line.round import LineRound
from engine.rules.moves import Draw, Play
from engine.rules.round import bits, tiles_in
from engine.rules.tiles import Seat
from engine.rules.views import Phase, View

WALKS = 5
"""How often parts are looked for at random before the oldest possible part is taken."""
TRIES = 200
"""How often a deal is drawn again to make all consistent deals equally likely."""


@dataclass(slots=True)
class Part:
    """Some tiles of a hand: how many, and the tiles (bits) that can't be among them."""

    seat: Seat
    count: int
    barred: int = 0


def deal(unseen: int, parts: list[Part], rng: Rng) -> list[int] | None:
    """Tiles (bits) for each part, every consistent deal equally likely; None if none was found.

    Parts with fewer possible tiles choose first. A choice leaves later parts more or fewer ways to choose, so a deal is
    accepted in proportion to its ways.
    """
    order = sorted(range(len(parts)), key=lambda at: (unseen & ~parts[at].barred).bit_count())
    found = None
    for _ in range(TRIES):
        rest, ways, hands = unseen, 1.0, [0] * len(parts)
        for turn, at in enumerate(order):
            part = parts[at]
            fitting = tiles_in(rest & ~part.barred)
            if len(fitting) < part.count:
                break
            allowed = unseen & ~part.barred
            before = (parts[other] for other in order[:turn])
            taken = sum(max(0, one.count - (unseen & ~one.barred & ~allowed).bit_count()) for one in before)
            ways *= comb(len(fitting), part.count) / comb(allowed.bit_count() - taken, part.count)
            rng.shuffle(fitting)
            hands[at] = bits(fitting[: part.count])
            rest ^= hands[at]
        else:
            found = hands
            if rng.randrange(1 << 30) < ways * (1 << 30):
                break
    return found


@cache
def blank(game: str, options: tuple[tuple[str, str], ...], seats: int) -> Match:
    """A match of these rules before its first deal."""
    return make_game(game, dict(options)).start(seats)


def match_like(view: View) -> Match:
    """A match with the totals of the viewer's, to make rounds of and to book their points."""
    match = blank(view.game, view.options, len(view.seats)).copy()
    score = match.score
    score.number, score.leader, score.opening = view.number, view.leader or Seat(0), None
    for seat in view.seats:
        score.totals[seat.side] = seat.total
    return match


class Samples:
    """Rounds in which tiles are laid against open ends, with the hidden tiles in some places."""

    def __init__(self, view: View, rng: Rng) -> None:
        self.view = view
        self.match = match_like(view)
        self.plays = [event for event in view.history if isinstance(event, Played)]
        centre = next((event.tiles for event in view.history if isinstance(event, Laid)), ())
        known = bits([*centre, *view.hand, *(play.tile for play in self.plays)])
        self.unseen = bits(self.match.score.deck) & ~known
        self.parts = [Part(seat.seat, seat.tiles) for seat in view.seats if seat.seat != view.viewer]
        self.found: list[int] | None = None
        """A deal of the parts, for when `deal` finds none."""
        for turn in range(WALKS, -1, -1):
            parts = self._parts(rng if turn else None)
            if parts and (found := deal(self.unseen, parts, rng)):
                self.parts, self.found = parts, found
                break

    def _parts(self, rng: Rng | None) -> list[Part] | None:
        """The parts of the other hands. A tile that may have been in several parts was in a random one; without `rng`
        in the oldest, which always fits. None if a later tile fits no part."""
        view, deck, parts = self.view, self.match.score.deck, list[Part]()
        current = self.match.new_round([list(deck) for _ in view.seats], [], Seat(0))
        for event in view.history:
            mine = [part for part in parts if part.seat == getattr(event, "seat", None)]
            match event:
                case Dealt(seat, count) if seat != view.viewer:
                    parts.append(Part(seat, count))
                case Drew(seat, count) if seat != view.viewer:
                    bar(mine, 0 if getattr(current, "at_will", False) else fitting(current))
                    parts.append(Part(seat, count))
                case Passed():
                    bar(mine, fitting(current))
                case Played(seat, tile):
                    lay(current, event)
                    places = [part for part in mine if not part.barred & tile.bit for _ in range(part.count)]
                    if places:
                        places[rng.randrange(len(places)) if rng else 0].count -= 1
                    elif seat != view.viewer:
                        return None
                case _:
                    pass
        return parts

    def sample(self, rng: Rng) -> Any:
        """The round with the unseen tiles in some places."""
        view = self.view
        dealt = deal(self.unseen, self.parts, rng) or self.found
        assert dealt is not None
        assert view.turn is not None
        hands = [list(view.hand) if seat == view.viewer else [] for seat in range(len(view.seats))]
        boneyard = self.unseen
        for part, tiles in zip(self.parts, dealt, strict=True):
            hands[part.seat] += tiles_in(tiles)
            boneyard ^= tiles
        for play in self.plays:
            hands[play.seat].append(play.tile)
        rest = tiles_in(boneyard)
        rng.shuffle(rest)
        current = self.match.new_round(hands, rest, view.turn)
        for play in self.plays:
            lay(current, play)
        current.turn = view.turn
        if getattr(current, "at_will", False) and Draw() not in view.moves:
            current.bound_at = len(current.line)  # the last draw found a tile that must be played (DR5)
        if view.phase is Phase.DRAWN:
            current.drawn = next(move.tile for move in view.moves if isinstance(move, Play))
        return current


def bar(parts: list[Part], tiles: int) -> None:
    """The parts hold none of these tiles (bits)."""
    for part in parts:
        part.barred |= tiles


def fitting(current: Any) -> int:
    """The tiles (bits) that fit an open end."""
    return current.left_suit | current.right_suit if isinstance(current, LineRound) else current.fitting


def lay(current: Any, play: Played) -> None:
    """Repeat a play on a round that goes on."""
    current.turn = play.seat
    current.play(Play(play.tile, play.end, outer=None if play.half is None else play.tile.other(play.half)))
    current.over, current.out = False, None

"""Muggins: what an independent referee, written from the rules alone, says of whole rounds."""

from __future__ import annotations

import random

import pytest

from engine.rules.events import (
    RoundStarted,
)
from engine.rules.games import make_game
from engine.rules.games.muggins.rules import MugginsMatch
from engine.rules.moves import Deal, Draw, Move, Pass, Play
from engine.rules.tiles import HOUSE, Tile

from ..playing import random_step
from ..positions.muggins import ARMS, dealt, start


def test_mu3_the_host_may_name_a_seat_that_plays() -> None:
    match = start(3, first_seat="3")
    (started, *_) = dealt(match)
    assert isinstance(started, RoundStarted)
    assert started.leader == 2
    named = make_game("muggins", {"first_leader": "host_choice", "first_seat": "4"})
    assert named.seat_counts() == (4,)


Halves = tuple[int, int]
LETTERS = {slot: letter for letter, slot in ARMS.items()}


def turned(tile: Halves, inner: int) -> Halves:
    """The tile with `inner` first."""
    return tile if tile[0] == inner else (tile[1], tile[0])


class Referee:
    """One round in plain numbers (MU4-MU12, MU17-MU21): the line from left to right, and the two arms off the spinner
    from the spinner outwards, each tile turned as it lies."""

    def __init__(self, order: tuple[Tile, ...], seats: int, leader: int, *, draw_out: bool = False) -> None:
        pairs: list[Halves] = [(tile.low, tile.high) for tile in order]
        size = 7 if seats == 2 else 5
        self.hands = [set(pairs[seat * size : (seat + 1) * size]) for seat in range(seats)]
        self.boneyard = pairs[seats * size :]
        self.line: list[Halves] = []
        self.up: list[Halves] = []
        self.down: list[Halves] = []
        self.spinner: Halves | None = None
        self.turn = leader
        self.draw_out = draw_out

    def open_arms(self) -> dict[str, int]:
        """What may be played on: the spinner's ends only when the line goes on at both its sides (MU5, MU6)."""
        if not self.line:
            return {}
        found = {"L": self.line[0][0], "R": self.line[-1][1]}
        if self.spinner in self.line[1:-1]:
            assert self.spinner is not None
            found["U"] = self.up[-1][1] if self.up else self.spinner[0]
            found["D"] = self.down[-1][1] if self.down else self.spinner[0]
        return found

    def count(self) -> int:
        """MU8, MU9."""
        if len(self.line) == 1:
            return sum(self.line[0])
        tips = [(self.line[0][0], self.line[0]), (self.line[-1][1], self.line[-1])]
        tips += [(arm[-1][1], arm[-1]) for arm in (self.up, self.down) if arm]
        return sum(sum(tile) if tile[0] == tile[1] else outer for outer, tile in tips)

    def possible(self, hand: set[Halves]) -> set[tuple[Halves, str]]:
        """The plays of a hand as (tile, arm)."""
        if not self.line:
            return {(tile, "") for tile in hand}
        return {(tile, arm) for tile in hand for arm, value in self.open_arms().items() if value in tile}

    def lay(self, tile: Halves, arm: str) -> int:
        """Lay a tile of the seat on turn; gives the points it makes (MU10)."""
        value = self.open_arms().get(arm, tile[0])
        self.hands[self.turn].remove(tile)
        if arm == "L":
            self.line.insert(0, turned(tile, value)[::-1])
        else:
            {"": self.line, "R": self.line, "U": self.up, "D": self.down}[arm].append(turned(tile, value))
        if self.spinner is None and tile[0] == tile[1]:
            self.spinner = tile
        return self.count() if self.count() % 5 == 0 else 0

    def blocked(self) -> bool:
        """MU17: with a dead layout, and with an empty boneyard."""
        if not self.line or (self.draw_out and self.boneyard):
            return False
        return not self.possible({*self.boneyard, *(tile for hand in self.hands for tile in hand)})

    def over(self) -> bool:
        return any(not hand for hand in self.hands) or self.blocked()

    def award(self, *, teams: bool) -> dict[int, int]:
        """The points at the end of the round, by side (MU18-MU21, without `split`)."""
        counts = [sum(map(sum, hand)) for hand in self.hands]
        out = [seat for seat, hand in enumerate(self.hands) if not hand]
        if teams:
            counts = [counts[0] + counts[2], counts[1] + counts[3]]
            out = [seat % 2 for seat in out]
        winners = out or [side for side, count in enumerate(counts) if count == min(counts)]
        if len(winners) > 1:
            return {}
        total = sum(counts) - counts[winners[0]]
        return {winners[0]: min((total - total % 5, total - total % 5 + 5), key=lambda near: abs(near - total))}


def named(match: MugginsMatch, move: Move) -> tuple[Halves, str]:
    """A play of the engine as the referee writes it."""
    assert isinstance(move, Play)
    assert match.round is not None
    end = None if move.end is None else match.round.layout.ends[move.end]
    return (int(move.tile.low), int(move.tile.high)), "" if end is None else LETTERS[end.slot]


@pytest.mark.parametrize("seed", range(80))
def test_a_referee_written_from_the_rules_agrees_with_whole_matches(seed: int) -> None:
    """MU4-MU12, MU17-MU22: arms, counts, draws, ends of rounds and every total, where the bot counts."""
    rng = random.Random(seed)
    seats = rng.choice((2, 3, 4))
    options = {"claims": "auto", "target": str(rng.choice((60, 250)))}
    options |= {"teams": rng.choice(("on", "off")), "dead_layout": rng.choice(("end_round", "draw_out"))}
    match = make_game("muggins", options).start(seats)
    assert isinstance(match, MugginsMatch)
    teams = seats == 4 and options["teams"] == "on"
    totals = [0] * (2 if teams else seats)
    target = int(options["target"])
    referee: Referee | None = None
    while match.to_act():
        step = random_step(match, rng)
        if step.seat == HOUSE:
            match.play(step.seat, step.move)
            if isinstance(step.move, Deal):
                referee = Referee(
                    step.move.order, seats, match.score.leader, draw_out=options["dead_layout"] == "draw_out"
                )
            continue
        assert referee is not None
        assert step.seat == referee.turn
        plays = referee.possible(referee.hands[referee.turn])
        legal = match.legal_moves(step.seat)
        if plays:
            assert {named(match, move) for move in legal} == plays
        else:
            assert list(legal) == [Draw() if referee.boneyard else Pass()]
        if isinstance(step.move, Play):
            points = referee.lay(*named(match, step.move))
            totals[referee.turn % 2 if teams else referee.turn] += points
        elif isinstance(step.move, Draw):
            referee.hands[referee.turn].add(referee.boneyard.pop(0))
        match.play(step.seat, step.move)
        assert match.round is not None
        assert {LETTERS[end.slot]: end.value for end in match.round.layout.ends.values()} == referee.open_arms()
        if referee.over() and max(totals) < target:
            for side, points in referee.award(teams=teams).items():
                totals[side] += points
        assert match.score.totals == totals
        assert (match.score.outcome is not None) == (max(totals) >= target)
        if match.score.outcome is None:
            assert (match.to_act()[0] == HOUSE) == referee.over()
        if not isinstance(step.move, Draw):
            referee.turn = (referee.turn + 1) % seats

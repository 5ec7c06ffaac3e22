"""Chickenfoot: what an independent referee, written from the rules alone, says of whole rounds."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engine.rules.events import DrewTiles, Passed, Played
from engine.rules.games import make_game
from engine.rules.games.chickenfoot.rules import ChickenfootMatch
from engine.rules.moves import Deal, Draw, Pass, Play
from engine.rules.tiles import HOUSE, EndId, Tile
from engine.rules.views import FootBoard

from ..playing import random_step

Halves = tuple[int, int]


class Referee:
    """One round in plain numbers (CF5-CF13): the open ends are a bag of numbers, a foot is a number and what it lacks.

    The bag never holds the places of a foot that binds.
    """

    def __init__(self, centre: int, order: tuple[Tile, ...], seats: int, size: int, leader: int, dead: str) -> None:
        pairs: list[Halves] = [(tile.low, tile.high) for tile in order]
        self.hands = [set(pairs[seat * size : (seat + 1) * size]) for seat in range(seats)]
        self.boneyard = pairs[seats * size :]
        self.ends: Counter[int] = Counter()
        self.foot, self.lacks = centre, 6
        self.turn = leader
        self.dead = dead
        self.ended = False

    def possible(self, hand: set[Halves]) -> set[tuple[Halves, int]]:
        """The plays of a hand as (tile, number it is laid on)."""
        open_now = {self.foot} if self.lacks else {value for value, count in self.ends.items() if count}
        return {(tile, value) for tile in hand for value in set(tile) & open_now}

    def lay(self, tile: Halves, value: int) -> None:
        """Lay a tile of the seat on turn."""
        self.hands[self.turn].remove(tile)
        outer = tile[1] if tile[0] == value else tile[0]
        if not self.lacks:
            self.ends[value] -= 1
        if tile[0] == tile[1]:
            assert not self.lacks
            self.foot, self.lacks = value, 3
        else:
            self.ends[outer] += 1
            self.lacks = max(0, self.lacks - 1)
        unplayed = [t for pile in (*self.hands, self.boneyard) for t in pile if self.foot in t]
        if self.hands[self.turn] and self.lacks > len(unplayed):
            if self.dead == "release":
                self.ends[self.foot] += self.lacks
                self.lacks = 0
            self.ended = self.dead == "block_now"

    def over(self) -> bool:
        """A player is out, or the boneyard is empty and no player can play."""
        stuck = not self.boneyard and not any(map(self.possible, self.hands))
        return self.ended or any(not hand for hand in self.hands) or stuck


@pytest.mark.parametrize("seed", range(28))
def test_a_referee_written_from_the_rules_agrees_with_whole_rounds(seed: int) -> None:
    """CF2, CF4-CF13: plays, draws, feet, dead feet, ends of rounds and every total, with random options."""
    rng = random.Random(seed)
    chosen, dead = rng.choice(("d9", "d12")), rng.choice(("literal", "literal", "block_now", "release"))
    match = make_game("chickenfoot", {"set": chosen, "dead_foot": dead}).start(rng.randint(2, 8))
    assert isinstance(match, ChickenfootMatch)
    size, high, totals = match.game.hand_size(match.seats), int(chosen[1:]), [0] * match.seats
    referee: Referee | None = None
    starter, rounds = None, 0
    while match.to_act() and rounds < 4:
        step = random_step(match, rng)
        if step.seat == HOUSE:
            match.play(step.seat, step.move)
            if isinstance(step.move, Deal):
                assert starter is None or match.score.leader == (starter + 1) % match.seats
                starter = match.score.leader
                assert Tile.of(high - rounds, high - rounds) not in step.move.order
                referee = Referee(high - rounds, step.move.order, match.seats, size, starter, dead)
            continue
        assert referee is not None
        assert step.seat == referee.turn
        plays = referee.possible(referee.hands[referee.turn])
        legal = match.legal_moves(step.seat)
        current = match.round
        assert current is not None
        if plays:
            places = {move: current.layout.ends[move.end or EndId(0)].value for move in legal if isinstance(move, Play)}
            assert len(places) == len(legal)
            offered = {((int(move.tile.low), int(move.tile.high)), int(value)) for move, value in places.items()}
            assert offered == plays
        else:
            assert list(legal) == [Draw() if referee.boneyard else Pass()]
        playable: set[tuple[Halves, int]] = set()
        events = match.play(step.seat, step.move)
        for event in events:
            if isinstance(event, DrewTiles):
                (drawn,) = event.tiles
                assert (drawn.low, drawn.high) == referee.boneyard.pop(0)
                referee.hands[referee.turn].add((drawn.low, drawn.high))
                playable = referee.possible({(drawn.low, drawn.high)})
            elif isinstance(event, Played):
                assert event.value is not None
                referee.lay((event.tile.low, event.tile.high), event.value)
                referee.turn = (referee.turn + 1) % match.seats
            elif isinstance(event, Passed):
                referee.turn = (referee.turn + 1) % match.seats
        if isinstance(step.move, Draw):
            follows = [type(event) for event in events[1:2]]
            assert follows in ([[], [Played]] if playable else [[Passed]])
        board = match.view_for(None).board
        assert isinstance(board, FootBoard)
        assert board.toes == referee.lacks
        bag = Counter(int(end.value) for _, end in board.layout.ends)
        assert bag == +(referee.ends + Counter({referee.foot: referee.lacks}))
        assert (match.to_act()[:1] in ((), (HOUSE,))) == referee.over()
        if referee.over():
            rounds += 1
            for seat, hand in enumerate(referee.hands):
                totals[seat] += sum(map(sum, hand)) + 50 * ((0, 0) in hand)
            assert match.score.totals == totals

"""Chickenfoot: what an independent referee, written from the rules alone, says of whole rounds; and rare positions."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engine.rules.errors import Refusal, Refused
from engine.rules.events import DrewTiles, Passed, Played
from engine.rules.game import forced_move
from engine.rules.games import make_game
from engine.rules.games.chickenfoot import ChickenfootMatch
from engine.rules.layout import Node
from engine.rules.moves import Deal, Draw, Pass, Play
from engine.rules.scoring import Ending
from engine.rules.tiles import HOUSE, EndId, Seat, Tile
from engine.rules.views import FootBoard, Phase

from ..playing import random_step
from .chickenfoot_table import do, open_ends, plays_of, refused, table, tiles

Halves = tuple[int, int]
SIX = "9-4 9-1 9-0 9-7 9-3 9-8"


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
        """Somebody is out, or the boneyard is empty and nobody can play."""
        stuck = not self.boneyard and not any(map(self.possible, self.hands))
        return self.ended or any(not hand for hand in self.hands) or stuck


@pytest.mark.parametrize("seed", range(60))
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
                assert starter is None or match.leader == (starter + 1) % match.seats
                starter = match.leader
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
            assert match.totals == totals


def test_cf1_hands_that_leave_a_named_starter_without_tiles_are_refused() -> None:
    """27 tiles each is a game for two, so seat 5 cannot start it."""
    with pytest.raises(Refused) as caught:
        make_game("chickenfoot", {"hand_size": "27", "first_leader": "host_choice", "first_seat": "5"})
    assert caught.value.refusal is Refusal.BAD_OPTION


def test_cf1_all_tiles_may_be_dealt_and_then_nobody_ever_draws() -> None:
    """Two players with 27 each: whoever has no nine passes at once."""
    match = make_game("chickenfoot", {"hand_size": "27", "first_leader": "host_choice"}).start(2)
    need = match.need()
    (pile,) = getattr(need, "piles", ((),))
    order = sorted(pile, key=lambda tile: tile.has(9))
    match.play(HOUSE, Deal(tuple(order)))
    assert match.view_for(None).boneyard == 0
    assert list(match.legal_moves(Seat(0))) == [Pass()]
    assert forced_move(match) == (Seat(0), Pass())


def test_cf5_cf8_a_drawn_double_is_played_at_once_and_starts_a_foot() -> None:
    match = table(["2-2 5-5", "1-8 4-5"], SIX, "4-4 1-1")
    do(match, 0, "draw")
    board = match.view_for(None).board
    assert isinstance(board, FootBoard)
    assert board.toes == 3
    assert plays_of(match, 1) == [("4-5", 4)]


def test_cf5_cf8_a_drawn_tile_that_fits_elsewhere_is_kept_while_a_foot_binds() -> None:
    """1-7 fits two open ends, but the 4-4 has no toe yet."""
    match = table(["2-2 5-5", "4-5 1-6"], f"{SIX} 4-4", "1-7 1-1")
    do(match, 0, "draw")
    assert Tile.parse("1|7") in match.view_for(Seat(0)).hand
    assert match.to_act() == (1,)


def test_cf5_a_drawn_tile_must_be_played_though_the_hand_is_asked_where() -> None:
    """The phase says so; no other tile, no other draw, no pass."""
    match = table(["2-2 5-5", "1-8 4-5"], SIX, "4-7 1-1")
    do(match, 0, "draw")
    assert match.view_for(None).phase is Phase.DRAWN
    assert refused(match, 0, "draw") is Refusal.MUST_PLAY_DRAWN
    assert refused(match, 0, "pass") is Refusal.MUST_PLAY_DRAWN
    assert plays_of(match) == [("4-7", 4), ("4-7", 7)]


def test_cf7_cf8_each_foot_adds_two_ends() -> None:
    """Six ends, eight after one foot, ten after two."""
    line = f"{SIX} 4-4 4-2 4-5 4-6"
    assert sorted(open_ends(table(["0-0", "1-1"], line, "2-2"))) == [0, 1, 2, 3, 5, 6, 7, 8]
    line += " 8-8 8-1 8-2 8-5"
    assert len(open_ends(table(["0-0", "1-1"], line, "2-2"))) == 10


def test_cf11_going_out_with_the_double_of_a_dead_foot_is_going_out() -> None:
    """With `block_now` too: seven other fours lie already, and the round ends with a domino, not a block."""
    match = table(["4-4", "3-4 1-8", "4-8"], SIX, "5-5", dead_foot="block_now")
    assert match.round is not None
    four = tiles("4-4")[0].low
    fours = tiles("0-4 1-4 4-5 4-6 2-4 4-7")
    match.round.layout.nodes += [Node(tile, 1, "toe1", four) for tile in fours]
    do(match, 0, "4-4")
    assert match.result is not None
    assert match.result.ending is Ending.DOMINO
    assert match.result.scores == (0, 16, 12)


def test_cf12_what_runs_by_itself_is_what_players_would_do_by_hand() -> None:
    """G10: once a foot is dead, every step to the end of the round is forced as soon as the suit's tiles are laid."""
    blocks = forced = 0
    for seed in range(40):
        rng = random.Random(seed)
        match = make_game("chickenfoot", {"rounds": "1"}).start(2)
        while match.to_act():
            step = random_step(match, rng)
            current = getattr(match, "round", None)
            if current is not None and step.seat != HOUSE and current.is_dead():
                suit = current.layout.nodes[current.pending].tile.low
                if not any(tile.has(suit) for pile in (*current.hands, current.boneyard) for tile in pile):
                    assert forced_move(match) == (step.seat, step.move)
                    forced += 1
            match.play(step.seat, step.move)
        blocks += match.view_for(None).result is not None and forced > 0
    assert blocks > 5
    assert forced > 50


def test_the_example_of_the_page_for_players_can_be_played() -> None:
    """CF5, CF8: one tile drawn is a toe, another is kept."""
    match = table(["4-4 4-5 0-0", "2-4 1-8", "1-2 3-6", "2-2 3-7"], SIX, "4-6 5-5 1-1")
    do(match, 0, "4-4")
    assert plays_of(match, 1) == [("2-4", 4)]
    do(match, 1, "2-4")
    do(match, 2, "draw")
    do(match, 3, "draw")
    assert match.view_for(None).seats[3].tiles == 3
    assert plays_of(match) == [("4-5", 4)]
    do(match, 0, "4-5")
    assert open_ends(match) == [1, 0, 7, 3, 8, 2, 6, 5]

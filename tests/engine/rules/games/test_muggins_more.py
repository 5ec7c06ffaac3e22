"""Muggins: what an independent referee, written from the rules alone, says of whole rounds; and rare positions."""

from __future__ import annotations

import random

import pytest

from engine.rules.errors import Refusal
from engine.rules.events import ClaimFailed, DrewTiles, MatchEnded, MugginsCalled, RoundEnded, Scored
from engine.rules.games import make_game
from engine.rules.games.muggins import MugginsMatch
from engine.rules.moves import Call, Claim, Close, Deal, Draw, Move, Pass, Play
from engine.rules.scoring import Ending
from engine.rules.tiles import HOUSE, Seat, Tile

from ..playing import random_step
from .muggins_table import ARMS, arms, do, on, plays_of, refused, table

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
        """MU17: with a dead layout whoever holds the tiles, and with an empty boneyard."""
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


@pytest.mark.parametrize("seed", range(150))
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
                referee = Referee(step.move.order, seats, match.leader, draw_out=options["dead_layout"] == "draw_out")
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
        assert match.totals == totals
        assert (match.outcome() is not None) == (max(totals) >= target)
        if match.outcome() is None:
            assert (match.to_act()[0] == HOUSE) == referee.over()
        if not isinstance(step.move, Draw):
            referee.turn = (referee.turn + 1) % seats


def test_mu5_only_the_first_double_opens_up_and_down_whoever_plays_it() -> None:
    """A second double covered on both sides opens nothing."""
    match = table(["0-0", "1-1"], "2-2 2-3@L 3-3@L 3-6@L")
    assert arms(match) == {"L": 6, "R": 2}
    match = table(["0-0", "1-1"], "2-2 2-3@L 3-3@L 3-6@L 2-5@R")
    assert arms(match) == {"L": 6, "R": 5, "U": 2, "D": 2}


def test_mu6_a_spinner_in_the_line_opens_with_the_next_tile_on_its_other_side() -> None:
    """3-6, then 6-6 on the right: playing on the far left covers nothing; playing on its right opens both ends."""
    far = table(["2-6", "1-1"], "3-6 6-6@R 3-5@L")
    assert plays_of(far) == {("2-6", "R")}
    covered = table(["1-6", "1-1"], "3-6 6-6@R 3-5@L 4-6@R")
    assert plays_of(covered) == {("1-6", "U"), ("1-6", "D")}


def test_mu9_the_spinner_counts_nothing_while_its_open_ends_are_bare() -> None:
    """5 and 5 beside a covered 6-6 make ten; the first tile up makes it 10 + 4."""
    match = table(["4-6 0-0", "1-1 2-2"], "6-6 5-6@L 1-6@R 1-5@R", claims="auto")
    board = match.view_for(None).board
    assert getattr(board, "count", None) == 10
    do(match, 0, on(match, "4-6@U"))
    assert getattr(match.view_for(None).board, "count", None) == 14


def test_mu10_the_most_that_can_be_made_at_once_is_thirty_five() -> None:
    """Four tips of 12, 10, 8 and 5; with 6 for the last it would be 36."""
    match = table(["1-5 2-2", "1-1"], "0-0 0-6@L 0-5@R 0-4@U 0-1@D 6-6@L 5-5@R 4-4@U", "5-6", claims="auto")
    do(match, 0, on(match, "1-5@D"))
    assert match.totals == [35, 0]


def test_mu4_a_drawn_tile_that_fits_several_arms_goes_where_the_player_likes() -> None:
    """Three arms show a two; the tile drawn may go on any of them, and on no other move."""
    match = table(["0-0", "1-1"], "2-2 2-3@L 2-4@R", "2-6", claims="auto")
    events = do(match, 0, "draw")
    assert any(isinstance(event, DrewTiles) for event in events)
    assert plays_of(match) == {("2-6", "U"), ("2-6", "D")}
    assert refused(match, 0, "pass") is Refusal.MUST_PLAY
    assert refused(match, 0, "draw") is Refusal.MUST_PLAY


def closing(*totals: int) -> MugginsMatch:
    """Seat 0 goes out with 3-6 on 6-6, for 15, and has said nothing; seat 1 holds 0-6, seat 2 0-2."""
    match = table(["3-6", "0-6", "0-2"], "6-6", "1-6", totals=totals)
    do(match, 0, on(match, "3-6@L"))
    return match


def test_mu15_mu22_a_steal_after_the_last_tile_wins_before_the_hands_are_counted() -> None:
    """The claims of the last play come first: with 235 the caller has 250, and nothing is added for going out."""
    match = closing(249, 235, 0)
    events = do(match, 1, Call())
    assert match.totals == [249, 250, 0]
    assert [type(event) for event in events] == [MugginsCalled, Scored, RoundEnded, MatchEnded]
    assert match.result is not None
    assert match.result.ending is Ending.TARGET


def test_mu14_mu18_the_last_claim_and_then_the_hands_are_booked() -> None:
    """15 for the count and 6 + 2 = 8, rounded to 10, for going out."""
    match = closing(0, 0, 0)
    do(match, 0, Claim(15))
    assert match.totals == [25, 0, 0]


def test_mu15_in_the_closing_the_others_may_still_call_after_a_wrong_claim_and_a_vain_one_changes_nothing() -> None:
    match = closing(0, 0, 0)
    assert [type(event) for event in do(match, 0, Claim(10))] == [ClaimFailed]
    assert match.totals == [0, 0, 0]
    do(match, 2, Call())
    assert match.totals == [10, 0, 15]


def test_mu15_unclaimed_points_are_lost_when_the_house_closes_the_round() -> None:
    """Only the hands are counted then."""
    match = closing(0, 0, 0)
    match.play(HOUSE, Close())
    assert match.totals == [10, 0, 0]


def test_mu14_a_play_with_a_wrong_claim_stands_and_may_be_corrected() -> None:
    """A claim with the play is like one after it."""
    match = table(["3-6 0-0", "0-6", "0-2"], "6-6", "1-6")
    do(match, 0, on(match, "3-6@L", 9))
    assert match.totals == [0, 0, 0]
    do(match, 0, Claim(15))
    assert match.totals == [15, 0, 0]
    assert refused(match, 1, Call()) is Refusal.WINDOW_CLOSED


def test_mu15_no_view_or_event_tells_the_count_before_it_is_booked() -> None:
    """What others see after a play worth 15 and one worth nothing differs only in the tile."""
    seen = []
    for play in ("3-6@L", "2-6@L"):
        match = table([f"{play[:3]} 0-0", "0-6", "0-2"], "6-6", "1-6")
        events = do(match, 0, on(match, play))
        counts = [getattr(match.view_for(viewer).board, "count", 0) for viewer in (None, Seat(0), Seat(1))]
        seen.append(([type(event) for event in events], counts, match.to_act(), match.legal_moves(Seat(2))))
    assert seen[0] == seen[1]
    assert seen[0][1] == [None, None, None]


def test_the_example_of_the_page_for_players_can_be_played() -> None:
    """MU5, MU9, MU14, MU15: Ana, Ben, Cleo and Dan; Ben claims fifteen, Dan takes Cleo's five."""
    match = table(["6-6 0-0", "3-6 0-1", "2-6 1-1", "0-2 0-3"], boneyard="1-6")
    do(match, 0, on(match, "6-6"))
    do(match, 1, on(match, "3-6@L", 15))
    do(match, 2, on(match, "2-6@R"))
    assert refused(match, 0, Call()) is Refusal.PARTNER_MAY_NOT_CALL
    do(match, 3, Call())
    assert match.totals == [0, 20]
    assert arms(match) == {"L": 3, "R": 2, "U": 6, "D": 6}

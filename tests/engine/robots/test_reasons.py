"""Every reason is true of its move, by facts that are counted here anew on the whole match."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from functools import cache

import pytest

from engine.robots import ROBOTS, SEARCHED, USUAL
from engine.robots.advice import Why, advise, reason
from engine.rules.events import MatchEnded, RoundEnded, Scored
from engine.rules.game import Match
from engine.rules.games import GAMES
from engine.rules.moves import Announce, Call, Capture, Claim, Done, Draw, Move, Play, Stack
from engine.rules.row import capture_moves, remove
from engine.rules.scoring import Why as Because
from engine.rules.tiles import HOUSE, Seat, Tile
from engine.rules.views import StacksBoard
from tests.engine.rules.playing import random_game, random_step

SPOKEN = (Claim, Call, Announce)
AT_THE_END = (Because.LAST_TILE, Because.LIGHTEST)
MOST_ROWS = 600
"""The rows that captures can leave are tried one by one up to this many. Only long rows of solitaires leave more; there
the rows tried give a lower bound."""


class Facts:
    """The truth about a move of a seat, from all tiles."""

    def __init__(self, match: Match, seat: Seat, move: Move) -> None:
        self.match, self.seat, self.move = match, seat, move
        self.legal = list(match.legal_moves(seat))
        self.hand: list[Tile] = match.round.hands[seat] if match.round.hands[0:] else []

    def after(self, move: Move) -> Match:
        twin = self.match.copy()
        twin.play(self.seat, move)
        return twin

    def plays(self) -> list[Play]:
        return [move for move in self.legal if isinstance(move, Play)]

    def fitting(self, move: Move) -> list[Tile]:
        """All tiles of the set that fit an open end after a move."""
        twin = self.match.round.copy()
        twin.play(move)
        ends = twin.left_suit | twin.right_suit if hasattr(twin, "left_suit") else twin.fitting
        return [tile for tile in self.match.score.deck if tile.bit & ends]

    def unseen(self) -> set[Tile]:
        """The tiles in other hands and in the boneyard."""
        hands = self.match.round.hands
        others = [tile for seat, hand in enumerate(hands) if seat != self.seat for tile in hand]
        return {*others, *self.match.round.boneyard}

    def unseen_fitting(self, move: Move) -> int:
        return len(self.unseen().intersection(self.fitting(move)))

    def kept(self, move: Play) -> int:
        return len(set(self.fitting(move)) & (set(self.hand) - {move.tile}))

    def playable(self) -> set[Tile]:
        return {play.tile for play in self.plays()}

    def points(self) -> int:
        """The points that the seat's side books at once, without those of the round's end."""
        twin, move = self.match.copy(), self.move
        if isinstance(move, Play) and self.match.game.name == "muggins":
            move = ROBOTS["muggins"].stated(self.match.view_for(self.seat), move)
        scored = 0
        for event in twin.play(self.seat, move):
            if isinstance(event, (RoundEnded, MatchEnded)):
                break
            if isinstance(event, Scored) and event.receipt.terms[0].why not in AT_THE_END:
                scored += event.receipt.points
        return scored

    def tops(self, match: Match) -> list[int]:
        board = match.view_for(None).board
        assert isinstance(board, StacksBoard)
        return [board.points(Seat(seat)) for seat in range(match.seats)]

    def true(self, why: Why, number: int) -> bool:
        """Whether the reason given for the move is true."""
        match, move = self.match, self.move
        match why:
            case Why.ONLY:
                plain = Play(move.tile, move.end) if isinstance(move, Play) else move
                return self.legal == [plain]
            case Why.OUT:
                return not match.round.hands[self.seat] or self.hand == [self.tile]
            case Why.POINTS:
                return self.points() == number > 0
            case Why.TAKE:
                twin = self.after(move)
                row, already = tuple(twin.round.row), len(match.round.row) - len(twin.round.row)
                taken = already if isinstance(move, Capture) else 0
                most, all_tried = most_captured(row)
                return taken + most == number > 0 or (not all_tried and taken + most <= number <= taken + len(row))
            case Why.COVER:
                before, after = self.tops(match), self.tops(self.after(move))
                losses = [
                    was - now for seat, (was, now) in enumerate(zip(before, after, strict=True)) if seat != self.seat
                ]
                return max(losses) == number > 0
            case Why.FEW:
                return 3 * self.unseen_fitting(move) <= len(self.unseen()) and self.true(Why.FEWEST, 0)
            case Why.FEWEST:
                counts = [self.unseen_fitting(play) for play in self.plays()]
                return self.unseen_fitting(move) == min(counts) < max(counts)
            case Why.KEEP:
                counts = [self.kept(play) for play in self.plays()]
                assert isinstance(move, Play)
                return self.kept(move) == number == max(counts) > min(counts)
            case Why.HEAVY:
                return sorted(self.hand, key=lambda tile: tile.pips)[-1] == self.tile and self.sole(self.hand)
            case Why.HEAVIEST:
                return len(self.playable()) > 1 and self.sole(self.playable())
            case Why.NOTHING:
                return isinstance(move, (Draw, Done)) and not any(isinstance(one, Capture) for one in self.legal)
            case Why.WAIT:
                captures = {one for one in self.legal if isinstance(one, Capture)}
                return bool(captures) and captures <= set(capture_moves(self.after(move).round.row))
            case Why.BEST:
                others = [one for one in self.legal if isinstance(one, SEARCHED)]
                return hasattr(ROBOTS[match.game.name], "SEARCH") and len(others) > 1 and move in others
            case Why.ROBOT:
                return True

    @property
    def tile(self) -> Tile:
        """The tile of the move."""
        assert isinstance(self.move, (Play, Stack))
        return self.move.tile

    def sole(self, tiles: Iterable[Tile]) -> bool:
        """Whether the tile of the move is heavier than each other one of these."""
        return all(tile.pips < self.tile.pips for tile in tiles if tile != self.tile)


@cache
def most_captured(row: tuple[Tile, ...]) -> tuple[int, bool]:
    """The most tiles that captures take from a row, by trying all of them, longest lines first; and whether all were
    tried."""
    seen, open_ = {row}, [row]
    while open_ and len(seen) < MOST_ROWS:
        current = open_.pop()
        for capture in capture_moves(current):
            left = list(current)
            remove(left, capture)
            if (after := tuple(left)) not in seen:
                seen.add(after)
                open_.append(after)
    return len(row) - min(map(len, seen)), not open_


def hints(name: str, most: int) -> Counter[Why]:
    """Check the reason for each move of many positions, and each hint of the usual robot."""
    said, seed = Counter[Why](), 0
    while said.total() < most:
        seed += 1
        rng = random.Random(seed)
        game, seats = random_game(name, rng)
        match = game.start(seats, history=True)
        for _ in range(60):
            acting = match.to_act()
            if not acting or said.total() >= most:
                break
            if acting[0] != HOUSE and rng.random() < 0.4:
                said.update(check(match, acting[0], rng))
            step = random_step(match, rng)
            match.play(step.seat, step.move)
    return said


def check(match: Match, seat: Seat, rng: random.Random) -> list[Why]:
    """The reasons for the moves of the seat to play, all of them true."""
    view, found = match.view_for_robot(seat), []
    hint = advise(view, rng, USUAL)
    assert hint is not None
    moves = [move for move in view.moves if not isinstance(move, SPOKEN)]
    for advice in (hint, *(reason(view, move) for move in rng.sample(moves, min(4, len(moves))))):
        facts = Facts(match, seat, advice.move)
        assert facts.true(advice.why, advice.number), (advice, match.position())
        found.append(advice.why)
    return found


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_reason_is_true_of_its_move(name: str) -> None:
    assert len(hints(name, 400)) > 1


@pytest.mark.soak
@pytest.mark.parametrize("name", sorted(GAMES))
def test_ten_thousand_reasons_of_each_game_are_true(name: str) -> None:
    assert len(hints(name, 10_000)) > 1

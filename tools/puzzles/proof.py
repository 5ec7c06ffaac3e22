"""Proves a puzzle by the game's own moves, without its model."""

from collections.abc import Callable, Hashable

from engine.puzzles import Puzzle, Why
from engine.rules.game import Match
from engine.rules.moves import Capture, Move, TakeBack, move_text
from engine.rules.position import read_position
from engine.rules.scoring import RoundResult
from engine.rules.tiles import Seat

Goal = Callable[[int, RoundResult], bool]
"""Whether a seat's points of the round from a position on, less the other's, and the result are what is asked for."""


def at_least(wanted: int) -> Goal:
    return lambda gain, _: gain >= wanted


def more_or(wanted: int, ended: Callable[[RoundResult], bool]) -> Goal:
    """More than `wanted`, or just so much by a round that ended so."""
    return lambda gain, result: gain > wanted or (gain == wanted and ended(result))


def margin(match: Match, seat: Seat) -> int:
    """The seat's points less the other's, with the captures of a hand that goes on: they are booked at its end."""
    totals, piles = match.score.totals, getattr(match.round, "captured", ((), ()))
    taken = 0 if match.score.result else len(piles[seat]) - len(piles[1 - seat])
    return totals[seat] - totals[1 - seat] + taken


class Proof:
    """Asks whether a seat can reach a goal by the end of the round, whatever the other one plays."""

    def __init__(self, match: Match) -> None:
        self.match, self.seat = match, match.to_act()[0]
        self.before = margin(match, self.seat)

    def reaches(self, match: Match, goal: Goal) -> bool:
        """Whether the goal can be reached from a position after the first one."""
        known = dict[Hashable, bool]()

        def can(match: Match) -> bool:
            if match.score.result is not None:
                return goal(margin(match, self.seat) - self.before, match.score.result)
            key = key_of(match)
            if key not in known:
                turn = match.to_act()[0]
                found = (can(played(match, turn, move)) for move in choices(match))
                known[key] = any(found) if turn == self.seat else all(found)
            return known[key]

        return can(match)

    def after(self, text: str) -> Match:
        """The position after a move of the player on turn."""
        move = next(move for move in choices(self.match) if move_text(move) == text)
        return played(self.match, self.seat, move)


def key_of(match: Match) -> Hashable:
    """What the rest of the round depends on: of a row, not the order of the captures that left it."""
    current = match.round
    if not hasattr(current, "row"):
        return (tuple(current.line), *map(tuple, (current.held, current.boneyard)), current.turn)
    taken = tuple(map(len, current.captured))
    return tuple(current.row), tuple(current.held), len(current.boneyard), taken, current.turn, current.placed


def choices(match: Match) -> list[Move]:
    """The moves on turn that lead on: a capture taken back leads nowhere new."""
    return [move for move in match.legal_moves(match.to_act()[0]) if not isinstance(move, TakeBack)]


def played(match: Match, seat: Seat, move: Move) -> Match:
    """The match after a move."""
    twin = match.copy()
    twin.play(seat, move)
    return twin


def proved(puzzle: Puzzle) -> bool:
    """Whether play by the rules gives the same: the best play reaches its value and no other play does, the tempting
    play is as much worse as the puzzle says, and the round ends as it says."""
    proof = Proof(read_position(puzzle.position))
    best, other = proof.after(puzzle.best), proof.after(puzzle.other)
    value, less = puzzle.value, puzzle.value - puzzle.gain
    rest = [move for move in choices(proof.match) if move_text(move) != puzzle.best]
    return (
        proof.reaches(best, at_least(value))
        and not proof.reaches(best, at_least(value + 1))
        and proof.reaches(other, at_least(less))
        and not proof.reaches(other, at_least(less + 1))
        and not any(proof.reaches(played(proof.match, proof.seat, move), at_least(value)) for move in rest)
        and ends_so(proof, best, puzzle)
    )


def ends_so(proof: Proof, best: Match, puzzle: Puzzle) -> bool:
    """Whether the round ends as the solution says if both play their best."""
    match puzzle.why:
        case Why.BLOCK:
            return proof.reaches(best, more_or(puzzle.value, lambda result: result.out is None))
        case Why.OUT:
            return proof.reaches(best, more_or(puzzle.value, lambda result: result.out == proof.seat))
        case Why.CLEAR:
            return (end := cleared(best)) is not None and proof.reaches(end, at_least(puzzle.value))
        case _:
            return True


def cleared(match: Match) -> Match | None:
    """The match after captures that leave no tile in the row."""
    waiting, seen = [match], set[Hashable]()
    while waiting:
        one = waiting.pop()
        if not one.round.row:
            return one
        for move in choices(one):
            after = played(one, one.round.turn, move)
            if isinstance(move, Capture) and (key := key_of(after)) not in seen:
                seen.add(key)
                waiting.append(after)
    return None

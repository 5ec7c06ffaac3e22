"""Finds the weekly puzzles of Block and Muggins: `python -m tools.puzzles [GAME]`.

Rounds for two are played with fixed seeds, in Block by usual robots, in Muggins at random. Where one of four plays or
more is clearly best with all hands known, the position becomes a puzzle. The best plays are spread: the heaviest tile
is right in a quarter of the puzzles. The robots tell how hard a puzzle is. `Fast` finds the value of every play by
negamax on a model of its own. `reaches` checks the values by playing the game itself, and asks only whether a result
can be reached. Both must agree. The puzzles go to `puzzles.json` in the folder of their game.
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from typing import Final, NamedTuple, TypeAlias

from engine import robots
from engine.puzzles import Puzzle, Why
from engine.robots.playing import next_step
from engine.rules.game import Match
from engine.rules.games import make_game
from engine.rules.moves import Play, move_text
from engine.rules.position import read_position, write_position
from engine.rules.scoring import nearest_five
from engine.rules.tiles import HOUSE, EndId, Seat, Tile, pips

OPTIONS: Final = {"block": {"target": "100"}, "muggins": {"claims": "auto"}}
FOLDER: Final = Path(__file__).parents[1] / "engine" / "rules" / "games"
COUNT: Final = 104
PLAYS: Final = 4
"""The fewest plays of a puzzle."""
HEAVIEST: Final = 26
"""The puzzles in which the heaviest tile is right."""
SHARP_TRIES: Final = 5
HANDS: Final = range(3, 7)
"""The tiles that a player holds."""
MOST_TILES: Final = {"block": 10, "muggins": 8}
"""In both hands. Muggins has more ends, so that the second search takes longer."""
MARGIN: Final = {"block": 8, "muggins": 5}
"""How much better the best play must be than any other."""
Hand: TypeAlias = tuple[Tile, ...]


class End(NamedTuple):
    """An open end: its number, and what it counts in Muggins."""

    number: int
    tip: int


Ends: TypeAlias = tuple[End, ...]


class Line(NamedTuple):
    """The best play on from a position: what the player on turn gains on the other, and how it ends."""

    gain: int
    points: tuple[int, int]
    """Points by plays and at the end: of the player on turn, and of the other."""
    out: int
    """0: the player on turn goes out; 1: the other; -1: blocked."""
    left: tuple[int, int]
    """The pips left in the hands."""


class Fast:
    """The rules of a round for two with open hands and nothing to draw, on tiles and ends alone."""

    def __init__(self, game: str) -> None:
        self.muggins = game == "muggins"
        self.best = cache(self._best)

    def _best(self, mine: Hand, theirs: Hand, ends: Ends, passed: bool = False) -> Line:
        if not theirs:
            return self.end(mine, theirs, out=1)
        found = [self.after(mine, theirs, ends, *play) for play in self.plays(mine, ends)]
        if found:
            return max(found, key=lambda line: line.gain)
        return self.end(mine, theirs, out=-1) if passed else turned(self.best(theirs, mine, ends, True))

    def plays(self, hand: Hand, ends: Ends) -> Iterator[tuple[Tile, int]]:
        """Each tile with the place of each end that it fits."""
        for tile in hand:
            yield from ((tile, at) for at, end in enumerate(ends) if end.number in (tile.low, tile.high))

    def after(self, mine: Hand, theirs: Hand, ends: Ends, tile: Tile, at: int) -> Line:
        """The best line that begins with this play."""
        other = tile.low + tile.high - ends[at].number
        new = (*ends[:at], End(other, 2 * other if tile.double else other), *ends[at + 1 :])
        total = sum(end.tip for end in new)
        points = total if self.muggins and total % 5 == 0 else 0
        line = turned(self.best(theirs, tuple(one for one in mine if one is not tile), new))
        return line._replace(gain=line.gain + points, points=(line.points[0] + points, line.points[1]))

    def end(self, mine: Hand, theirs: Hand, *, out: int) -> Line:
        """The points at the end of a round: Block credits the difference, Muggins the other hand, rounded."""
        own, other = pips(mine), pips(theirs)
        won, lost = max(0, other - own), max(0, own - other)
        if self.muggins:
            won, lost = nearest_five(other) if other > own else 0, nearest_five(own) if own > other else 0
        return Line(won - lost, (won, lost), out, (own, other))


def turned(line: Line) -> Line:
    """The line as the other player sees it."""
    out = line.out if line.out < 0 else 1 - line.out
    return Line(-line.gain, line.points[::-1], out, line.left[::-1])


def reaches(match: Match, seat: Seat, wanted: int) -> bool:
    """Whether the seat can get `wanted` points more than the other by the end of the round, whatever that one plays.
    Every move is played by the rules of the game."""
    if match.score.result is not None:
        return match.score.totals[seat] - match.score.totals[1 - seat] >= wanted
    turn = match.to_act()[0]
    after = (played(match, turn, move) for move in match.legal_moves(turn))
    found = (reaches(one, seat, wanted) for one in after)
    return any(found) if turn == seat else all(found)


def played(match: Match, seat: Seat, move: object) -> Match:
    """The match after a move."""
    twin = match.copy()
    twin.play(seat, move)  # type: ignore[arg-type]
    return twin


def ends_of(game: str, match: Match) -> tuple[tuple[int, ...], Ends] | None:
    """The open ends with their numbers in the rules; None before the lead or while Muggins' spinner opens more."""
    current = match.round
    if not current.line:
        return None
    if game == "block":
        return (current.left_end, current.right_end), (End(current.left, 0), End(current.right, 0))
    if len(current.ends) < 4:
        return None
    return tuple(current.ends), tuple(End(end.value, end.tip or 0) for end in current.ends.values())


def puzzle_of(game: str, match: Match) -> Puzzle | None:
    """The puzzle of a position, if it is one: the best play is alone."""
    seat = match.to_act()[0]
    current = match.round
    hands = [tuple(hand) for hand in current.hands]
    mine, theirs = hands[seat], hands[1 - seat]
    found = ends_of(game, match)
    if found is None or (game == "muggins" and current.boneyard):
        return None
    ids, ends = found
    if not all(len(hand) in HANDS for hand in hands) or sum(map(len, hands)) > MOST_TILES[game]:
        return None
    fast = Fast(game)
    lines: dict[Play, Line] = {}
    known = set[tuple[Tile, End]]()
    for tile, at in fast.plays(mine, ends):
        if (tile, ends[at]) not in known:
            known.add((tile, ends[at]))
            lines[Play(tile, EndId(ids[at]))] = fast.after(mine, theirs, ends, tile, at)
    order = sorted(lines, key=lambda play: -lines[play].gain)
    if len(order) < PLAYS or len({play.tile for play in order}) < 3:
        return None
    best, second = order[0], order[1]
    if lines[best].gain - lines[second].gain < MARGIN[game] or lines[best].gain <= 0:
        return None
    if ends.count(ends[ids.index(best.end or 0)]) > 1:
        return None  # two plays would be right
    tempting = robots.choose(match.view_for(seat), Random(0))
    heaviest = max(order, key=lambda play: play.tile.pips)
    others = [play for play in (tempting, heaviest, second) if isinstance(play, Play) and play.tile is not best.tile]
    if not others:
        return None
    other = Play(others[0].tile, others[0].end)
    line = lines[best]
    why = Why.SCORES if game == "muggins" else Why.OUT if line.out == 0 else Why.BLOCKED
    if why is Why.OUT:
        after = played(match, seat, best)
        turn = after.to_act()[0]
        if turn != seat and not any(isinstance(move, Play) for move in after.legal_moves(turn)):
            why = Why.PASS
    mine_theirs = line.points if game == "muggins" else line.left
    gain = line.gain - lines[other].gain
    return Puzzle(write_position(match), move_text(best), move_text(other), why, *mine_theirs, gain, grade(match, best))


def grade(match: Match, best: Play) -> int:
    """1 if the usual robot finds the play, 2 if the sharp one does mostly, else 3. Neither sees the other hand."""
    view = match.view_for_robot(match.to_act()[0])

    def finds(seed: int, level: str) -> bool:
        move = robots.choose(view, Random(seed), level)
        return isinstance(move, Play) and (move.tile, move.end) == (best.tile, best.end)

    if finds(0, robots.USUAL):
        return 1
    return 2 if 2 * sum(finds(seed, robots.SHARP) for seed in range(SHARP_TRIES)) > SHARP_TRIES else 3


def proved(puzzle: Puzzle) -> bool:
    """Whether play by the rules gives the same: what the best play reaches, no other play does, and the tempting play
    is as much worse as the puzzle says."""
    match = read_position(puzzle.position)
    seat = match.to_act()[0]
    before = match.score.totals[seat] - match.score.totals[1 - seat]
    plays = {move_text(move): played(match, seat, move) for move in match.legal_moves(seat)}
    gain = puzzle.mine - puzzle.theirs if puzzle.why is Why.SCORES else puzzle.theirs - puzzle.mine
    value, other = before + gain, before + gain - puzzle.gain
    return (
        reaches(plays[puzzle.best], seat, value)
        and not any(reaches(after, seat, value) for text, after in plays.items() if text != puzzle.best)
        and not reaches(plays[puzzle.best], seat, value + 1)
        and reaches(plays[puzzle.other], seat, other)
        and not reaches(plays[puzzle.other], seat, other + 1)
    )


def positions(game: str) -> Iterator[Match]:
    """Positions on a player's turn with few tiles in the hands."""
    for seed in count():
        rng = Random(f"{game} {seed}")
        match = make_game(game, OPTIONS[game]).start(2, history=True)
        while match.score.result is None:
            acting = match.to_act()
            current = match.round
            if acting[0] != HOUSE and current is not None and current.unplayed.bit_count() <= MOST_TILES[game]:
                yield match.copy()
            if game == "block" or acting[0] == HOUSE:
                match.play(*next_step(match, acting, rng))
            else:
                match.play(acting[0], rng.choice(list(match.legal_moves(acting[0]))))


def search(game: str, wanted: int) -> list[Puzzle]:
    """The first puzzles, at most one of a round."""
    found: list[Puzzle] = []
    hands, heavies = set[frozenset[Tile]](), list[bool]()
    for match in positions(game):
        all_tiles = frozenset(tile for hand in match.round.hands for tile in hand)
        if any(all_tiles < known for known in hands):
            continue
        puzzle = puzzle_of(game, match)
        heavy = puzzle is not None and heaviest_right(match, puzzle)
        room = HEAVIEST if heavy else wanted - HEAVIEST
        if puzzle is not None and heavies.count(heavy) < room and proved(puzzle):
            hands.add(all_tiles)
            heavies.append(heavy)
            found.append(puzzle)
            print(
                f"{game} {len(found)}: {puzzle.position}\n    {puzzle.best}, +{puzzle.gain}, {puzzle.why}", flush=True
            )
            if len(found) == wanted:
                break
    Random(game).shuffle(found)
    return found


def heaviest_right(match: Match, puzzle: Puzzle) -> bool:
    """Whether no tile that can be played is heavier than the best one."""
    plays = {move_text(move): move.tile.pips for move in match.legal_moves(match.to_act()[0]) if isinstance(move, Play)}
    return plays[puzzle.best] == max(plays.values())


def main() -> None:
    for game in sys.argv[1:] or OPTIONS:
        text = json.dumps([asdict(puzzle) for puzzle in search(game, COUNT)], indent=1)
        (FOLDER / game / "puzzles.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

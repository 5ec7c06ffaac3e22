"""Searches rounds for puzzles that differ in theme, in grade, and in the habits that they reward."""

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Final

from engine import robots
from engine.puzzles import Puzzle, Why
from engine.robots.playing import next_step
from engine.rules.game import Match, house_move
from engine.rules.games import make_game
from engine.rules.moves import Capture, Move, Play, Take, move_text
from engine.rules.position import write_position
from engine.rules.tiles import HOUSE, Seat
from tools.puzzles.lines import LineModel, difference, fives, fives_and_threes, last_tile, no_count, rounded
from tools.puzzles.model import Model
from tools.puzzles.proof import choices, proved
from tools.puzzles.row import RowModel
from tools.puzzles.themes import PIPS, ROW, SCORING, Scene, Theme

COUNT: Final = 104
PLAYS: Final = 4
"""The fewest moves of a puzzle."""
SHARP_TRIES: Final = 5
HABIT: Final = 0.25
"""The share of the puzzles in which the habit is right."""
MOST_OF_GRADE: Final = {1: 0.45, 2: 0.4, 3: 0.4}
MOST_OF_THEME: Final = 0.55
"""The largest share of a grade, and of a theme."""


@dataclass(frozen=True, slots=True)
class Kind:
    """How the puzzles of a game are found."""

    model: Model
    margin: int
    """How much better the best move must be than any other."""
    themes: tuple[Theme, ...]
    options: dict[str, str]
    most_of: dict[Why, float] = field(default_factory=dict)
    """The largest share of a theme that would crowd out the others."""
    at_random: bool = False
    """Whether the rounds are played at random, which leaves more captures and scores open."""


KINDS: Final = {
    "block": Kind(LineModel(10, no_count, difference), 8, PIPS, {"target": "100"}),
    "castle_rock": Kind(RowModel(), 2, ROW, {}, {Why.COUNT: 0.2}, at_random=True),
    "draw": Kind(LineModel(10, no_count, difference), 8, PIPS, {}),
    "fives_and_threes": Kind(LineModel(10, fives_and_threes, last_tile), 3, SCORING, {}),
    "muggins": Kind(LineModel(8, fives, rounded), 5, SCORING, {"claims": "auto"}, at_random=True),
}


def puzzle_of(game: str, match: Match) -> Puzzle | None:
    """The puzzle of a position, if it is one: the best play is alone, and shows a theme."""
    scene = scene_of(KINDS[game], match)
    if scene is None:
        return None
    found = next((found for theme in KINDS[game].themes if (found := theme(scene))), None)
    other = tempting(scene, found.why) if found else None
    if found is None or other is None:
        return None
    value = scene.lines[scene.best].gain
    return Puzzle(
        position=write_position(match),
        best=move_text(scene.best),
        other=move_text(other),
        why=found.why,
        number=found.number,
        value=value,
        gain=value - scene.lines[other].gain,
        grade=grade(match, scene.best),
    )


def scene_of(kind: Kind, match: Match) -> Scene | None:
    """The position with its best move, if that one is alone and wins points, among moves enough."""
    if len(choices(match)) < PLAYS:
        return None
    lines = kind.model.values(match)
    if len(lines) < len(choices(match)):
        return None  # with two ends alike, two moves would be right
    best, second = sorted(lines, key=lambda move: -lines[move].gain)[:2]
    clear = lines[best].gain >= lines[second].gain + kind.margin and lines[best].gain > 0
    tiles = {move.tile for move in lines if isinstance(move, Play)}
    return Scene(match, lines, best) if clear and (not tiles or len(tiles) > 2) else None


def tempting(scene: Scene, why: Why) -> Move | None:
    """A natural move that is wrong: the one with most points, the robot's, the habit's, or the second best."""
    match, order = scene.match, sorted(scene.lines, key=lambda move: -scene.lines[move].gain)
    chosen = robots.choose(match.view_for_robot(scene.seat), Random(0))
    moves = [bare(chosen), habit(match), *order]
    if why is Why.GIVE:
        moves.insert(0, max(scene.lines, key=scene.now))
    return next((move for move in moves if move in scene.lines and not alike(move, scene.best)), None)


def alike(one: Move | None, other: Move) -> bool:
    """Whether two moves are one, or lay the same tile."""
    return one == other or (isinstance(one, Play) and isinstance(other, Play) and one.tile is other.tile)


def bare(move: Move | None) -> Move | None:
    """A move without a claim."""
    return Play(move.tile, move.end) if isinstance(move, Play) else move


def habit(match: Match) -> Move:
    """The move of a player who doesn't think: the heaviest tile; in a row three tiles before one, the leftmost."""
    return max(choices(match), key=habit_rank)


def habit_rank(move: Move) -> tuple[int, ...]:
    if isinstance(move, Play):
        return (move.tile.pips,)
    return (move.take is Take.TRIPLE, -move.position) if isinstance(move, Capture) else (-1, 0)


def habit_right(match: Match, puzzle: Puzzle) -> bool:
    """Whether no move is more of a habit than the best one."""
    ranks = {move_text(move): habit_rank(move) for move in choices(match)}
    return ranks[puzzle.best] == max(ranks.values())


def grade(match: Match, best: Move) -> int:
    """1 if the usual robot finds the play, 2 if the sharp one does mostly, else 3. Neither sees the other hand."""
    view = match.view_for_robot(match.to_act()[0])
    if bare(robots.choose(view, Random(0), robots.USUAL)) == best:
        return 1
    found = sum(bare(robots.choose(view, Random(seed), robots.SHARP)) == best for seed in range(SHARP_TRIES))
    return 2 if 2 * found > SHARP_TRIES else 3


def positions(game: str) -> Iterator[tuple[int, Match]]:
    """Positions of first rounds, with the number of the round, for which the model has values."""
    kind = KINDS[game]
    for seed in count():
        rng = Random(f"{game} {seed}")
        match = make_game(game, kind.options).start(2, history=True)
        while match.score.result is None:
            acting = match.to_act()
            if acting[0] != HOUSE and kind.model.fits(match):
                yield seed, match.copy()
            match.play(*(random_step if kind.at_random else next_step)(match, acting, rng))


def random_step(match: Match, acting: tuple[Seat, ...], rng: Random) -> tuple[Seat, Move]:
    """The house's move, or any move of the player on turn."""
    if need := match.need():
        return HOUSE, house_move(need, rng)
    return acting[0], rng.choice(choices(match))


class Picked:
    """The puzzles found so far. A new one is taken while its theme, its grade and its habit have room."""

    def __init__(self, kind: Kind, wanted: int) -> None:
        self.kind, self.wanted = kind, wanted
        self.found = list[Puzzle]()
        self.seeds, self.shares = set[int](), Counter[object]()

    def has_room(self, puzzle: Puzzle, habit: bool) -> bool:
        most = {
            habit: HABIT if habit else 1 - HABIT,
            puzzle.why: self.kind.most_of.get(puzzle.why, MOST_OF_THEME),
            f"grade {puzzle.grade}": MOST_OF_GRADE[puzzle.grade],
        }
        return all(self.shares[what] < round(self.wanted * share) for what, share in most.items())

    def add(self, seed: int, puzzle: Puzzle, habit: bool) -> None:
        self.seeds.add(seed)
        self.found.append(puzzle)
        self.shares.update((habit, puzzle.why, f"grade {puzzle.grade}"))


def search(game: str, wanted: int) -> list[Puzzle]:
    """The first puzzles, at most one of a round, in an order that mixes them."""
    picked = Picked(KINDS[game], wanted)
    for seed, match in positions(game):
        if seed in picked.seeds:
            continue
        puzzle = puzzle_of(game, match)
        if puzzle is None or not picked.has_room(puzzle, right := habit_right(match, puzzle)) or not proved(puzzle):
            continue
        picked.add(seed, puzzle, right)
        print(f"{game} {len(picked.found)}: {puzzle}\n    {dict(picked.shares)}", file=sys.stderr, flush=True)
        if len(picked.found) == wanted:
            break
    Random(game).shuffle(picked.found)
    return picked.found

"""Reasons for a move: predicates on the viewer's own view. A reason is told only if its predicate holds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import StrEnum
from typing import TypeGuard

from engine.robots import ROBOTS, searches
from engine.rules.line.robot import ends_after, kept_on, share_fitting, unseen_of
from engine.rules.moves import Call, Capture, Claim, Done, Draw, Move, Play, Stack
from engine.rules.row import Reach, remove
from engine.rules.tiles import Pip
from engine.rules.views import FootBoard, LineBoard, RowBoard, StacksBoard, View

FEW_SHARE = 1 / 3
"""The share of the unseen tiles that are few."""


class Why(StrEnum):
    """The reason for a move. Each is said only where its predicate in `REASONS` holds."""

    ONLY = "only"
    OUT = "out"
    POINTS = "points"
    TAKE = "take"
    COVER = "cover"
    FEW = "few"
    FEWEST = "fewest"
    KEEP = "keep"
    HEAVY = "heavy"
    HEAVIEST = "heaviest"
    NOTHING = "nothing"
    WAIT = "wait"
    BEST = "best"
    ROBOT = "robot"


def reason_for(view: View, move: Move) -> tuple[Why, int]:
    """The first reason that is true of a move, with its number."""
    found = ((why, holds(view, move)) for why, holds in REASONS)
    return next((why, number) for why, number in found if number is not None)


def when(fact: bool, number: int = 0) -> int | None:
    """The number of a reason that holds; None if it doesn't."""
    return number if fact else None


def only(view: View, move: Move) -> int | None:
    """The only move."""
    return when(len(view.moves) == 1)


def out(view: View, move: Move) -> int | None:
    """The last tile of the hand."""
    return when(isinstance(move, Play) and len(view.hand) == 1 and not isinstance(view.board, RowBoard))


def points(view: View, move: Move) -> int | None:
    """The points of a play, a claim or a call."""
    robot, scored = ROBOTS[view.game], 0
    if isinstance(move, Play) and hasattr(robot, "gained"):
        scored = robot.gained(view, move)
    elif isinstance(move, (Claim, Call)):
        scored = robot.open_points(view)
    return scored or None


def take(view: View, move: Move) -> int | None:
    """The most tiles that can be captured after a placement, or with a capture."""
    if not isinstance(view.board, RowBoard) or not isinstance(move, (Play, Capture)):
        return None
    row, taken = list(view.board.row), 0
    if isinstance(move, Play):
        row.append(move.tile)
    else:
        taken = len(remove(row, move))
    return taken + Reach(row).most or None


def cover(view: View, move: Move) -> int | None:
    """The points that a placement costs an opponent."""
    if not isinstance(move, Stack) or not isinstance(view.board, StacksBoard) or view.viewer is None:
        return None
    before = next(top for top in view.board.tops if top.stack == move.stack)
    after = replace(before, tile=move.tile, owner=view.viewer)
    loser = view.board.scorer(before)
    lost = before.tile.pips - (move.tile.pips if view.board.scorer(after) == loser else 0)
    return lost if loser not in (None, view.viewer) and lost > 0 else None


def few(view: View, move: Move) -> int | None:
    """A third of the unseen tiles or less fit the ends that a play leaves, and other plays leave more."""
    if not on_ends(move, view) or fewest(view, move) is None:
        return None
    return when(fitting_share(view, move) <= FEW_SHARE)


def fewest(view: View, move: Move) -> int | None:
    """No play leaves ends that fewer unseen tiles fit, and some leave more."""
    if not on_ends(move, view) or not unseen_of(view):
        return None
    mine, shares = fitting_share(view, move), [fitting_share(view, play) for play in plays_of(view)]
    return when(mine == min(shares) < max(shares))


def keep(view: View, move: Move) -> int | None:
    """The other tiles of the hand that fit after a play, if no play keeps more and some keep fewer."""
    if not on_ends(move, view):
        return None
    mine, kept = kept_after(view, move), [kept_after(view, play) for play in plays_of(view)]
    return when(mine == max(kept) > min(kept), mine)


def heavy(view: View, move: Move) -> int | None:
    """All other tiles of the hand are lighter."""
    return when(isinstance(move, Play) and all(tile.pips < move.tile.pips for tile in view.hand if tile != move.tile))


def heaviest(view: View, move: Move) -> int | None:
    """All other tiles that can be played are lighter, and there are some."""
    others = {play.tile for play in plays_of(view)} - {move.tile if isinstance(move, Play) else None}
    return when(isinstance(move, Play) and bool(others) and all(tile.pips < move.tile.pips for tile in others))


def nothing(view: View, move: Move) -> int | None:
    """No capture is possible."""
    return when(isinstance(view.board, RowBoard) and isinstance(move, (Draw, Done)) and not view.board.captures)


def wait(view: View, move: Move) -> int | None:
    """A capture is possible, and stays possible after a draw."""
    return when(isinstance(view.board, RowBoard) and isinstance(move, Draw) and bool(view.board.captures))


def best(view: View, move: Move) -> int | None:
    """A search plays on after this move and others."""
    return when(searches(view, move))


def robot(view: View, move: Move) -> int | None:
    """A robot would make this move: that is how it was found."""
    return 0


REASONS: tuple[tuple[Why, Callable[[View, Move], int | None]], ...] = (
    (Why.ONLY, only),
    (Why.OUT, out),
    (Why.POINTS, points),
    (Why.TAKE, take),
    (Why.COVER, cover),
    (Why.FEW, few),
    (Why.FEWEST, fewest),
    (Why.KEEP, keep),
    (Why.HEAVY, heavy),
    (Why.HEAVIEST, heaviest),
    (Why.NOTHING, nothing),
    (Why.WAIT, wait),
    (Why.BEST, best),
    (Why.ROBOT, robot),
)
"""The reasons in order of trial. A predicate returns its number, or None if it doesn't hold."""


def bare(play: Play) -> Play:
    """The play without words."""
    return Play(play.tile, play.end, outer=play.outer)


def plays_of(view: View) -> list[Play]:
    """The plays that the viewer may make."""
    return [bare(move) for move in view.moves if isinstance(move, Play)]


def on_ends(move: Move, view: View) -> TypeGuard[Play]:
    """Whether a move lays a tile against open ends."""
    return isinstance(move, Play) and isinstance(view.board, (FootBoard, LineBoard))


def numbers_after(view: View, play: Play) -> set[Pip]:
    """The numbers at the ends open to play after a play."""
    own = getattr(ROBOTS[view.game], "numbers_after", None)
    return set(own(view, play) if own else ends_after(view, play))


def fitting_share(view: View, play: Play) -> float:
    """The share of the unseen tiles that fit after a play."""
    return share_fitting(view, numbers_after(view, play))


def kept_after(view: View, play: Play) -> int:
    """The other tiles of the hand that fit after a play."""
    return kept_on(view, play, numbers_after(view, play))

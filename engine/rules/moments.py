"""Achievements that several games share. A game's own are in its `moments.py`.

A check reads the events and the result of a finished round and yields every seat that has earned the achievement.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from engine.rules.events import Captured, Event, Finished, Laid, MugginsCalled, Played, Scored, TookBack
from engine.rules.joins import EQUAL, Joins
from engine.rules.layout import LEFT, RIGHT
from engine.rules.scoring import RoundResult
from engine.rules.tiles import MAX_PIP, Pip, Seat, Tile

Check = Callable[[Sequence[Event], RoundResult], Iterable[Seat]]
Feat = Callable[[Sequence[Event]], Counter[Seat]]
"""Counts something by seat in the events of a round: an event remembers the highest count."""


def blank_cheque(_: Sequence[Event], result: RoundResult) -> Iterator[Seat]:
    """Held the double blank alone at the end."""
    yield from (Seat(seat) for seat, hand in enumerate(result.hands) if hand == (Tile.of(0, 0),))


def thirteen_doubles(events: Sequence[Event], _: RoundResult) -> Iterator[Seat]:
    """Laid the last of all thirteen doubles."""
    seen: set[Tile] = set()
    for event in events:
        if isinstance(event, Laid):
            seen |= {tile for tile in event.tiles if tile.double}
        elif isinstance(event, Played) and event.tile.double:
            seen.add(event.tile)
            if len(seen) == MAX_PIP + 1:
                yield event.seat


def monologue(events: Sequence[Event], result: RoundResult) -> Iterator[Seat]:
    """Went out before anyone else laid a tile, with more tiles than the first."""
    players = [event.seat for event in events if isinstance(event, Played)]
    if result.out is not None and set(players) == {result.out} and len(players) > 1 and len(result.hands) > 1:
        yield result.out


def any_monologue(events: Sequence[Event], result: RoundResult) -> Iterator[Seat]:
    """`monologue` as version 1.0.0 awarded it, with a single tile too."""
    players = {event.seat for event in events if isinstance(event, Played)}
    if result.out is not None and players == {result.out} and len(result.hands) > 1:
        yield result.out


def both_ends(events: Sequence[Event], result: RoundResult, joins: Joins = EQUAL) -> Iterator[Seat]:
    """Went out with a tile that fitted both ends of the line, each with another half."""
    plays = [event for event in events if isinstance(event, Played)]
    if result.out is None or not plays:
        return
    *before, final = plays
    ends: dict[str, Pip] = {}
    for play in before:
        if play.inner is None:
            ends = {LEFT: play.tile.low, RIGHT: play.tile.high}
        else:
            ends[play.slot] = play.tile.other(play.inner)
    halves = [joins.halves(final.tile, number) for number in ends.values()]
    if all(len(found) == 1 for found in halves) and len(set(halves)) == 2:
        yield result.out


def scoring_plays(events: Sequence[Event]) -> Iterator[tuple[Seat, int, int]]:
    """Plays that scored for their player: the seat, the points, and how many of its plays in a row have scored."""
    running: Counter[Seat] = Counter()
    scored = True
    mover: Seat | None = None
    called = False
    for event in events:
        match event:
            case Played(seat):
                if mover is not None and not scored:
                    running[mover] = 0
                mover, scored = seat, False
            case MugginsCalled():
                called = True
            case Scored(seat, receipt):
                if seat == mover and not called and not scored and receipt.points > 0:
                    scored = True
                    running[seat] += 1
                    yield seat, receipt.points, running[seat]
                called = False
            case _:
                pass


def high_five(events: Sequence[Event], _: RoundResult) -> Iterator[Seat]:
    """Scored with five plays in a row."""
    yield from (seat for seat, _, running in scoring_plays(events) if running == 5)


def twenty(events: Sequence[Event], _: RoundResult) -> Iterator[Seat]:
    """Scored 20 points or more with one tile."""
    yield from (seat for seat, points, _ in scoring_plays(events) if points >= 20)


def landslide(events: Sequence[Event], _: RoundResult) -> Iterator[Seat]:
    """Made five captures in one turn. In a solitaire a turn begins with a draw."""
    captures, drew = 0, False
    for event in events:
        match event:
            case Captured(seat):
                captures += 1
                if drew and captures == 5:
                    yield seat
            case TookBack():
                captures -= 1
            case Finished(seat):
                if captures >= 5:
                    yield seat
                captures = 0
            case Laid(_, owner) if owner is not None:
                captures, drew = 0, True
            case _:
                pass


def devils_own(events: Sequence[Event], result: RoundResult) -> Iterator[Seat]:
    """Took the last tile of the row, and the Devil gets none."""
    last = next((event.seat for event in reversed(events) if isinstance(event, Captured)), None)
    if result.devil == 0 and last is not None:
        yield last


def most_captures(events: Sequence[Event]) -> Counter[Seat]:
    """Captures of each seat that it didn't take back."""
    found = Counter(event.seat for event in events if isinstance(event, Captured))
    found.subtract(event.seat for event in events if isinstance(event, TookBack))
    return found


LINE: Final[dict[str, Check]] = {"monologue": monologue, "both_ends": both_ends, "blank_cheque": blank_cheque}
"""For games on a line."""
SCORING: Final[dict[str, Check]] = {"high_five": high_five, "twenty": twenty, "blank_cheque": blank_cheque}
"""For games with points for single plays."""
DOUBLES: Final[dict[str, Check]] = {"thirteen_doubles": thirteen_doubles, "blank_cheque": blank_cheque}
"""For games that may use the double-12 set."""
FORMER: Final[dict[str, Check]] = {"monologue": any_monologue, "devils_own": devils_own}
"""Checks that are no longer made in every game; they still prove what was stored."""
CAPTURES: Final[dict[str, Check]] = {"landslide": landslide, "devils_own": devils_own}
"""For games with captures from a row."""

"""Parts of the scenes in `tools/scenes.py`: steps of a person in the page, and moments to play up to."""

from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Concatenate, ParamSpec

from engine.rules.moves import Capture, Play, Stack
from engine.rules.tiles import Tile
from engine.rules.views import View
from tools.night import ANA, Moment, NeverCame, Night, Now

P = ParamSpec("P")
Step = Callable[[Night], Awaitable[None]]
MOST_MATCHES = 5
"""How often a scene plays from the lobby on for a moment that some matches don't have."""


# -- steps --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Do:
    """A step that calls a method of the night."""

    method: Callable[..., Awaitable[None]]
    args: tuple[Any, ...]
    options: Mapping[str, Any]

    async def __call__(self, night: Night) -> None:
        await self.method(night, *self.args, **self.options)


def step(method: Callable[Concatenate[Night, P], Awaitable[None]]) -> Callable[P, Step]:
    """Something that a night can do, as a step with its arguments."""
    return lambda *args, **kwargs: Do(method, args, kwargs)


def repeated(*steps: Step) -> Step:
    """These steps, all of them again where their moment never came in the match."""

    async def do(night: Night) -> None:
        for _ in range(MOST_MATCHES - 1):
            with suppress(NeverCame):
                return await in_turn(night)
        await in_turn(night)

    async def in_turn(night: Night) -> None:
        for one in steps:
            await one(night)

    return do


slash, press, press_tile, select = step(Night.slash), step(Night.press), step(Night.press_tile), step(Night.select)
view_as, seat, begin, at_table = step(Night.view_as), step(Night.seat), step(Night.begin), step(Night.at_table)
play, shoot, set_option, fill = step(Night.play), step(Night.shoot), step(Night.set_option), step(Night.fill)
type_text = step(Night.type)


# -- moments ------------------------------------------------------------------------------------------------------


def turn_of(name: str, progress: float = 0.0) -> Moment:
    """It is this person's turn, and so much of the round is played: 0 start, 1 end."""
    return lambda now: now.turn == name and now.progress >= progress


def targets(view: View) -> Iterable[Tile]:
    """Tiles with a choice of places, most places first."""
    plays = (move for move in view.moves if isinstance(move, Stack) or (isinstance(move, Play) and not move.one))
    ways = Counter(move.tile for move in dict.fromkeys(map(view.alike, plays)))
    return sorted((tile for tile, count in ways.items() if count > 1), key=lambda tile: -ways[tile])


def playable(view: View) -> Iterable[Tile]:
    """The tiles that can be played, those first that can go to one end only."""
    tiles = [move.tile for move in view.moves if isinstance(move, Play)]
    return sorted(set(tiles), key=lambda tile: (tiles.count(tile), tile))


def must_choose_an_end(now: Now) -> bool:
    """Ana has a tile that can go to several ends."""
    return now.turn == ANA and bool(targets(now.view))


def may_play_at_once(now: Now) -> bool:
    """Ana has a tile that can go to one end only, past the start of the round."""
    return now.turn == ANA and now.progress > 0 and len(list(playable(now.view))) > len(list(targets(now.view)))


def may_capture(now: Now) -> bool:
    """Ana may choose between captures."""
    return now.turn == ANA and sum(isinstance(move, Capture) for move in now.view.moves) > 1


def a_round_is_over(now: Now) -> bool:
    """A round has been counted, and the next one or the end is there."""
    return now.rounds >= 1


def the_match_is_over(now: Now) -> bool:
    """The match is over."""
    return now.over

"""The events of a match. `seen_by` gives the event that a seat, or a spectator (None), may know about.

Two events are private: `DealtTiles` and `DrewTiles`. Everyone else gets `Dealt` and `Drew`, which are different types
and never held the tiles (G8).
"""

from __future__ import annotations

from enum import StrEnum

from engine.rules.moves import Take
from engine.rules.scoring import Outcome, Receipt, RoundResult
from engine.rules.tiles import EndId, Pip, Seat, Tile, frozen

MEXICAN = "M"
"""The slot of the Mexican Train; the slot of any other train is its seat's number."""


@frozen
class LotsDrawn:
    """Each of `lots` drew a tile for the lead. If several tie for the highest, they draw again (G5)."""

    lots: tuple[tuple[Seat, Tile], ...]
    leader: Seat | None
    """The winner, or None when tied seats draw again."""
    for_deal: bool = False
    """Whether the winner deals, and does not lead (CR2)."""


@frozen
class RoundStarted:
    """A new deal; `leader` plays first (Castle Rock: the eldest)."""

    number: int
    leader: Seat


@frozen
class Dealt:
    """A seat got `count` tiles that the observer does not see."""

    seat: Seat
    count: int


@frozen
class DealtTiles:
    """A seat got these tiles. Private to the seat."""

    seat: Seat
    tiles: tuple[Tile, ...]


@frozen
class Laid:
    """The house laid tiles face up: the row, the centre, the hub, a player's stacks, drawn tiles of a solitaire."""

    tiles: tuple[Tile, ...]
    seat: Seat | None = None


@frozen
class Played:
    """A tile was laid on the open end `end`, with its `slot` and `value`."""

    seat: Seat
    tile: Tile
    end: EndId | None = None
    slot: str = ""
    value: Pip | None = None
    half: Pip | None = None
    """The half that touches the end, if it could be another number than its `value`."""

    @property
    def inner(self) -> Pip | None:
        """The half that touches the end."""
        return self.value if self.half is None else self.half


@frozen
class Stacked:
    """A tile was put on a stack, covering `covered` of `owner` (BU7)."""

    seat: Seat
    tile: Tile
    stack: int
    covered: Tile
    owner: Seat


@frozen
class Captured:
    """Tiles left the row around `position` (counted from 1)."""

    seat: Seat
    position: int
    take: Take
    tiles: tuple[Tile, ...]


@frozen
class TookBack:
    """The last capture was taken back: `tiles` are in the row again."""

    seat: Seat
    tiles: tuple[Tile, ...]


@frozen
class Drew:
    """A seat drew `count` tiles that the observer does not see."""

    seat: Seat
    count: int


@frozen
class DrewTiles:
    """A seat drew these tiles. Private to the seat."""

    seat: Seat
    tiles: tuple[Tile, ...]


@frozen
class Passed:
    """A seat could not play: `on` are the numbers that it could have played on, ascending, where that is all that a
    play asks for."""

    seat: Seat
    on: tuple[Pip, ...] = ()


@frozen
class Finished:
    """A seat ended its turn by choice (Castle Rock: and drew, if `Drew` follows)."""

    seat: Seat


@frozen
class Scored:
    """Points booked in mid-round."""

    seat: Seat
    receipt: Receipt
    totals: tuple[int, ...]


@frozen
class Overshot:
    """Points that would have passed the target do not count (FT9)."""

    seat: Seat
    points: int


@frozen
class ClaimFailed:
    """A stated count was wrong or no multiple of five: nothing booked (MU14). The count itself stays secret."""

    seat: Seat
    points: int


@frozen
class MugginsCalled:
    """Muggins! — `Scored` follows if there were points to take (MU15)."""

    seat: Seat
    victim: Seat
    points: int


@frozen
class Announced:
    """One tile left, announced (MT20)."""

    seat: Seat


class Fault(StrEnum):
    """The reason of a penalty."""

    NO_NOTICE = "no_notice"
    """One tile left, not announced in time (MT20)."""
    ILLEGAL_DRAW = "illegal_draw"
    """Drew with a tile that fits (MT22)."""


class Penalty(StrEnum):
    """The cost of a fault."""

    DRAW = "draw"
    NO_TILE = "no_tile"
    """A tile, but the boneyard is empty."""
    KEEP = "keep"
    """The turn; the tile is kept (only for a draw)."""
    KEEP_AND_PLAY = "keep_and_play"
    """Nothing: the tile is kept, and any that fits must be played (only for a draw)."""
    FIFTY = "fifty"
    SKIP = "skip"
    FORGIVE = "forgive"
    """Nothing; a tile drawn goes back unseen."""


@frozen
class Penalised:
    """A penalty was applied to a seat."""

    seat: Seat
    fault: Fault
    penalty: Penalty


@frozen
class MarkerPlaced:
    """A seat's train is open to all (MT7)."""

    seat: Seat


@frozen
class MarkerRemoved:
    """A seat's train is its own again (MT9)."""

    seat: Seat


@frozen
class Skipped:
    """A seat lost this turn to a penalty (MT21)."""

    seat: Seat


@frozen
class GaveUp:
    """A solitaire was given up (CS7)."""

    seat: Seat


@frozen
class RoundEnded:
    """A round is over; everyone sees the hands."""

    result: RoundResult


@frozen
class MatchEnded:
    """The match is over."""

    outcome: Outcome


Event = (
    LotsDrawn
    | RoundStarted
    | Dealt
    | DealtTiles
    | Laid
    | Played
    | Stacked
    | Captured
    | TookBack
    | Drew
    | DrewTiles
    | Passed
    | Finished
    | Scored
    | Overshot
    | ClaimFailed
    | MugginsCalled
    | Announced
    | Penalised
    | MarkerPlaced
    | MarkerRemoved
    | Skipped
    | GaveUp
    | RoundEnded
    | MatchEnded
)


def seen_by(event: Event, seat: Seat | None) -> Event:
    """The event as `seat` may know it; None is everyone."""
    match event:
        case DealtTiles(owner, tiles) if owner != seat:
            return Dealt(owner, len(tiles))
        case DrewTiles(owner, tiles) if owner != seat:
            return Drew(owner, len(tiles))
        case _:
            return event

"""Who hears of what people do around the moves, and how: one row for each kind of change.

Boards, panels, pings and notices ask these rows. `docs/telling.md` shows them as a table.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engine.tables.table.model import ChangeKind as Kind


class Way(StrEnum):
    """How someone is told of a change."""

    NOTHING = "nothing"
    ANSWER = "answer"
    """The answer to their own click."""
    BOARD = "board"
    """The table's public message shows it as it is from now on."""
    LINE = "line"
    """Also a line among the last moves on the board."""
    PANEL = "panel"
    """Their open panel shows it as it is from now on."""
    NOTE = "note"
    """Also a sentence on their open panel, until they have moved."""
    PING = "ping"
    """A message in the channel that mentions them, unless their panel is open."""


@dataclass(frozen=True, slots=True)
class Told:
    """How each of those concerned is told. Watchers read the board, as the whole table does."""

    actor: Way = Way.NOTHING
    """The person who made the change."""
    table: Way = Way.BOARD
    """Everyone in the channel."""
    others: Way = Way.PANEL
    """The other players."""
    concerned: Way = Way.NOTHING
    """The people the change is about."""


_SEAT = Told(Way.ANSWER, Way.LINE, Way.NOTE)
"""A seat changes hands by a click of its player."""
_SEAT_LOST = Told(Way.NOTHING, Way.LINE, Way.NOTE)
"""A seat changes hands without its player."""
_LOBBY = Told(Way.ANSWER, Way.BOARD, Way.NOTHING)

DEEDS: Final[Mapping[Kind, Told]] = {
    Kind.OPENED: Told(Way.BOARD, Way.BOARD, Way.NOTHING, Way.PING),
    Kind.SEATS: Told(Way.ANSWER, Way.BOARD, Way.NOTHING, Way.PING),
    Kind.OPTIONS: _LOBBY,
    Kind.STARTED: Told(Way.ANSWER, Way.BOARD, Way.PANEL, Way.PING),
    Kind.STEP: Told(Way.ANSWER, Way.LINE, Way.PANEL, Way.PING),
    Kind.SILENT: Told(Way.ANSWER),
    Kind.RESIGNED: _SEAT,
    Kind.CAME_BACK: _SEAT,
    Kind.TAKEN_OVER: Told(Way.ANSWER, Way.LINE, Way.NOTE, Way.PING),
    Kind.GONE_UNTIL: _SEAT,
    Kind.RETURNED: _SEAT_LOST,
    Kind.REPLACED: _SEAT_LOST,
    Kind.LEFT_SERVER: _SEAT_LOST,
    Kind.TAKEN_OUT: _SEAT_LOST,
    Kind.PAUSED: Told(Way.ANSWER),
    Kind.GOES_ON: Told(Way.ANSWER, Way.LINE),
    Kind.DAY_OFF: Told(Way.NOTHING, Way.BOARD, Way.NOTHING),
    Kind.QUIET_HOURS: Told(Way.NOTHING, Way.BOARD, Way.NOTHING),
    Kind.UNDONE: _SEAT,
    Kind.ASKED: Told(Way.ANSWER, Way.BOARD, Way.PANEL, Way.PING),
    Kind.REFUSED: Told(Way.ANSWER, Way.BOARD, Way.PANEL, Way.NOTE),
    Kind.NOTICE: Told(Way.NOTHING, Way.BOARD, Way.PANEL, Way.PING),
    Kind.REMINDED: Told(Way.NOTHING, Way.BOARD, Way.NOTHING, Way.PING),
    Kind.HOMELESS: Told(Way.NOTHING, Way.NOTHING, Way.NOTHING),
    Kind.MOVED: _LOBBY,
    Kind.FINISHED: Told(Way.ANSWER, Way.BOARD, Way.PANEL),
    Kind.CANCELLED: Told(Way.ANSWER, Way.BOARD, Way.PANEL),
}
"""The rows. A new kind of change needs one."""


def on_board(kind: Kind) -> bool:
    """Whether the board has a line for it among the last moves."""
    return DEEDS[kind].table is Way.LINE


def on_panels(kind: Kind) -> bool:
    """Whether the panels of the others have a sentence for it."""
    return DEEDS[kind].others is Way.NOTE

"""The tables: who sits where, whose turn it is, clocks, robots and the house, and what is kept of it all.

Every change is *committed first*: checked on a copy, stored in one transaction, and only then does memory change and
do subscribers hear of it. Whatever is refused raises `Refused` and has changed nothing. All methods may be called from
any task; a cancelled caller does not cancel a change that is under way.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import Executor

from engine import robots
from engine.rules.game import Rng
from engine.rules.moves import Move
from engine.rules.record import Record
from engine.rules.views import View
from engine.store import Store
from engine.tables.model import Change, PastMatch, Person, Place, Snapshot, Standing, TableId


class Tables:
    """All tables of this program."""

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], float] = time.time,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
        rng: random.Random | None = None,
        executor: Executor | None = None,
        choose: Callable[[View, Rng], Move | None] = robots.choose,
    ) -> None:
        """`now` gives UTC seconds; `sleep` is the only way this class waits for time; `rng` (default: the system's)
        shuffles; robots think in `executor` (default: the event loop's threads)."""

    async def start(self) -> None:
        """Load and replay all open tables, give back the time the program was off, and let them go on."""

    async def close(self) -> None:
        """Refuse new changes (SHUTTING_DOWN), finish those under way, and stop the clocks. The store stays open."""

    # -- the lobby --------------------------------------------------------------------------------------------------

    async def open(
        self,
        place: Place,
        host: Person,
        game: str,
        options: Mapping[str, str] | None = None,
        *,
        turn_seconds: int | None = None,
        seats: int | None = None,
        claim_seconds: int | None = None,
        interaction_id: int | None = None,
    ) -> Snapshot:
        """A new table with its host in seat 0. `seats` is how many may sit down (default: as many as the game allows).
        Refusals: UNKNOWN_GAME, UNKNOWN_OPTION, BAD_OPTION, WRONG_SEATS, TOO_MANY_TABLES."""

    async def join(self, table_id: TableId, person: Person, *, interaction_id: int | None = None) -> Snapshot:
        """Sit down in the next free seat. ALREADY_SEATED, TABLE_FULL, ALREADY_STARTED, TABLE_CLOSED."""

    async def leave(self, table_id: TableId, user_id: int, *, interaction_id: int | None = None) -> Snapshot:
        """Get up in the lobby; a host's table passes to the next person, or is cancelled when nobody is left."""

    async def add_robot(self, table_id: TableId, user_id: int, *, interaction_id: int | None = None) -> Snapshot:
        """The host seats a robot."""

    async def remove_robot(
        self, table_id: TableId, user_id: int, seat: int | None = None, *, interaction_id: int | None = None
    ) -> Snapshot:
        """The host sends a robot away: the one in `seat`, or the last one that sat down."""

    async def choose_seat(
        self, table_id: TableId, user_id: int, seat: int, *, interaction_id: int | None = None
    ) -> Snapshot:
        """Change seats with whoever sits in `seat`: so people choose partners and the order of turns."""

    async def set_option(
        self, table_id: TableId, user_id: int, name: str, text: str, *, interaction_id: int | None = None
    ) -> Snapshot:
        """The host answers one question of the game."""

    async def set_clock(
        self,
        table_id: TableId,
        user_id: int,
        turn_seconds: int | None,
        claim_seconds: int | None = None,
        *,
        interaction_id: int | None = None,
    ) -> Snapshot:
        """The host sets the time for a turn (None: no clock) and for claims and calls (None: what fits the clock)."""

    async def begin(self, table_id: TableId, user_id: int, *, interaction_id: int | None = None) -> Snapshot:
        """The host starts the match with those who sit. WRONG_SEATS, BAD_OPTION."""

    async def cancel(self, table_id: TableId, user_id: int, *, interaction_id: int | None = None) -> Snapshot:
        """The host closes the lobby."""

    # -- the match --------------------------------------------------------------------------------------------------

    async def submit(
        self, table_id: TableId, version: int, user_id: int, move_text: str, interaction_id: int | None = None
    ) -> Snapshot:
        """Make a move. When this returns, the move is stored. Refusals: STALE (made for another version; `version`
        and `current` in the facts), DUPLICATE, NOT_SEATED (nobody, or resigned), NOT_STARTED, TABLE_CLOSED,
        STORE_UNAVAILABLE, and the rules' own. Raises `BadNotation` for text that is not a move."""

    async def resign(self, table_id: TableId, user_id: int, *, interaction_id: int | None = None) -> Snapshot:
        """Leave a match that is under way: from now on a robot plays for the seat."""

    async def abandon(self, table_id: TableId, user_id: int, *, interaction_id: int | None = None) -> Snapshot:
        """Break the match off without a result: the host at any time, anyone seated after long inactivity (else
        NOT_HOST with `after`, when they may)."""

    async def rematch(self, table_id: TableId, person: Person, *, interaction_id: int | None = None) -> Snapshot:
        """A new lobby after a finished match (else NOT_OVER): same place, game, options and people, every seat moved
        on by one, `person` as host. Asked for twice, it is the same table."""

    # -- looking ----------------------------------------------------------------------------------------------------

    async def set_message(self, table_id: TableId, message_id: int | None) -> None:
        """Remember the public message that shows the table. Makes no new version and tells nobody."""

    async def snapshot(self, table_id: str) -> Snapshot:
        """The table as it is, finished ones too; raises `Refused` with NO_SUCH_TABLE."""

    def peek(self, table_id: str) -> Snapshot | None:
        """The same at once, for tables in memory: every open one, and those that ended lately."""

    def tables_in(self, *, guild_id: int | None = None, channel_id: int | None = None) -> tuple[Snapshot, ...]:
        """The open tables of a server, of a channel, or (neither given) all, oldest first."""

    def tables_of(self, user_id: int) -> tuple[Snapshot, ...]:
        """The open tables somebody sits at (and has not resigned from), oldest first."""

    async def record(self, table_id: str) -> Record:
        """The header and steps of a match. Of a running match this tells hidden tiles: show it of finished ones only."""

    async def leaderboard(
        self, guild_id: int, game: str | None = None, *, since: int | None = None, limit: int = 25
    ) -> tuple[Standing, ...]:
        """A server's people by wins, then points; of one game or all; of matches that ended at `since` or later."""

    async def history(
        self, *, guild_id: int | None = None, user_id: int | None = None, game: str | None = None, limit: int = 25
    ) -> tuple[PastMatch, ...]:
        """Finished matches, the latest first."""

    def subscribe(self, callback: Callable[[Change], None]) -> Callable[[], None]:
        """Call `callback` at once after every stored change, in the order of storing; what it raises is logged. The
        function returned ends the subscription."""

"""Choices of people and servers that outlive matches: display, pings, reminders, quiet hours."""

from collections.abc import Awaitable, Callable, Collection, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final, get_type_hints

from engine.store.questions import queries
from engine.tables.keeping.registry import TableRegistry
from engine.tables.table.clock import SLOW_SECONDS
from engine.tables.table.hours import NO_HOURS, USUAL_HOURS, Hours, QuietHours, hours_text, read_hours, zones
from engine.tables.table.model import Person
from engine.units import DAY, HOUR

KEPT_SETTINGS: Final = 10_000
IGNORED: Final = "ignored"
"""The key of ignored people among a person's settings."""
MOST_IGNORED: Final = 25


class Show(StrEnum):
    """Boards as pictures, as text, or both."""

    TEXT = "text"
    PICTURES = "pictures"
    BOTH = "both"


class PingWhen(StrEnum):
    """At which tables a person is pinged for their turn."""

    ALWAYS = "always"
    SLOW = "slow"
    """Only at tables with turns of an hour or more, or without a clock."""
    DIGEST = "digest"
    """At those tables, once a day: after their quiet hours."""
    NEVER = "never"

    def wanted(self, turn_seconds: int | None) -> bool:
        """Whether to ping at a table with this turn timer (None: no clock)."""
        slow = turn_seconds is None or turn_seconds >= SLOW_SECONDS
        return self is PingWhen.ALWAYS or (self is not PingWhen.NEVER and slow)


class Remind(StrEnum):
    """When a person is reminded of their turn in a slow match."""

    HALF = "half"
    """After half of the time."""
    TWO_DAYS = "2d"
    """This long before the deadline, like the following ones."""
    DAY = "1d"
    TWELVE_HOURS = "12h"
    SIX_HOURS = "6h"
    THREE_HOURS = "3h"
    HOUR = "1h"

    def before(self, time: int) -> int:
        """The seconds before the deadline, for a turn of `time` seconds."""
        return time // 2 if self is Remind.HALF else int(self[:-1]) * (DAY if self.endswith("d") else HOUR)


NEVER: Final[frozenset[Remind]] = frozenset()
USUAL_REMINDERS: Final = frozenset({Remind.HALF})


class RemindBy(StrEnum):
    """Where reminders go."""

    CHANNEL = "channel"
    DIRECT = "direct"
    """A direct message, or the channel if those are closed."""


@dataclass(frozen=True, slots=True)
class DisplaySettings:
    """The choices of a person or a server."""

    show: Show = Show.PICTURES
    numerals: bool = False
    """Tiles with numbers in place of pips."""
    high_contrast: bool = False
    pings: PingWhen = PingWhen.ALWAYS
    """For people only."""
    remind: frozenset[Remind] = USUAL_REMINDERS
    remind_by: RemindBy = RemindBy.CHANNEL
    zone: str = ""
    """Their time zone, one of `zones`; empty: unknown, and so are their quiet hours."""
    quiet: Hours = USUAL_HOURS
    zone_told: bool = False
    """For people only: their panel has told them once that their time zone is unknown."""
    with_board: bool = False
    """For people only: their panel shows the board too, also right below the public one."""
    bottom: bool = False
    """For servers only: a board older than an hour moves to the bottom of its channel when a turn begins."""
    language: str = ""
    """A server's language; empty: as on Discord. A person's Discord had this one at their last choice."""
    speaks: str = ""
    """For people only: the language that they have chosen; empty: as on Discord."""

    @property
    def quiet_hours(self) -> QuietHours | None:
        """When they want no pings and reminders; None if unknown."""
        return QuietHours(self.zone, self.quiet) if self.zone and self.quiet != NO_HOURS else None


def with_nights(own: DisplaySettings, server: DisplaySettings) -> DisplaySettings:
    """A person's choices with the server's quiet hours, if they have no time zone and the server has chosen hours."""
    if own.zone or server.quiet_hours is None:
        return own
    return replace(own, zone=server.zone, quiet=server.quiet)


def read_settings(stored: Mapping[str, str]) -> DisplaySettings:
    """The stored choices. Values this version doesn't know get their defaults."""
    found: dict[str, Any] = {}
    for name, read in READ.items():
        with suppress(ValueError, KeyError):
            found[name] = read(stored[name])
    return DisplaySettings(**found)


def _on(text: str) -> bool:
    return ("off", "on").index(text) == 1


def _zone(text: str) -> str:
    if text and text not in zones():
        raise ValueError(text)
    return text


def read_reminders(text: str) -> frozenset[Remind]:
    """Reads `half,1d` or `off`. Raises ValueError."""
    return NEVER if text == "off" else frozenset(map(Remind, text.split(",")))


READ: Final[Mapping[str, Callable[[str], object]]] = {
    **{name: _on if kind is bool else kind for name, kind in get_type_hints(DisplaySettings).items()},
    **{"remind": read_reminders, "zone": _zone, "quiet": read_hours},
}
"""Reads the stored text of each choice. Raises ValueError."""


def stored_settings(settings: DisplaySettings) -> dict[str, str]:
    """The choices as they are stored; `read_settings` reads them back."""
    return {name: _text(getattr(settings, name)) for name in READ}


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, frozenset):
        return ",".join(one for one in Remind if one in value) or "off"
    return hours_text(value) if isinstance(value, tuple) else str(value)


def _people(stored: Any) -> tuple[Person, ...]:
    """Stored people; unreadable ones are left out."""
    try:
        return tuple(Person(int(one["user_id"]), str(one["name"])) for one in stored or ())
    except (KeyError, TypeError, ValueError):
        return ()


class Preferences:
    """What people and servers have chosen; what else is kept of them stays."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._ask = registry.ask
        self._known: dict[int, DisplaySettings] = {}
        self._servers: dict[int, DisplaySettings] = {}

    async def of(self, user_id: int) -> DisplaySettings:
        """A person's choices."""
        return read_settings(await self._ask(queries.player_settings, user_id))

    async def of_many(self, user_ids: Collection[int]) -> dict[int, DisplaySettings]:
        """The same of several, at most some hundreds."""
        stored = await self._ask(queries.settings_of_players, tuple(user_ids))
        return {user: read_settings(stored.get(user, {})) for user in user_ids}

    async def choose(self, person: Person, settings: DisplaySettings) -> None:
        """Store a person's choices. Their tables note their quiet hours."""
        row = {**await self._ask(queries.player_settings, person.user_id), **stored_settings(settings)}
        await self._ask(queries.put_player_settings, person.user_id, person.name, row)
        self._known[person.user_id] = settings
        for table in await self._registry.of(person.user_id):
            table.quiet_changed = True
            self._registry.wake(table)

    async def known(self, user_id: int) -> DisplaySettings:
        """The same as `of`, remembered if no other process can change it."""
        return await self._kept(self._known, self.of, user_id)

    async def _kept(
        self, known: dict[int, DisplaySettings], read: Callable[[int], Awaitable[DisplaySettings]], whose: int
    ) -> DisplaySettings:
        if not self._registry.store.shards.all:
            return await read(whose)
        if whose not in known:
            if len(known) >= KEPT_SETTINGS:
                known.clear()
            known[whose] = await read(whose)
        return known[whose]

    async def ignored_by(self, user_id: int) -> tuple[Person, ...]:
        """The people whom a person ignores. Only they know."""
        stored = (await self._ask(queries.player_settings, user_id)).get(IGNORED)
        return _people(stored)

    async def ignore(self, person: Person, ignored: Collection[Person]) -> None:
        """Store the people whom a person ignores."""
        row: dict[str, Any] = dict(await self._ask(queries.player_settings, person.user_id))
        row[IGNORED] = [{"user_id": one.user_id, "name": one.name} for one in ignored]
        await self._ask(queries.put_player_settings, person.user_id, person.name, row)

    async def apart(self, users: Collection[int]) -> set[frozenset[int]]:
        """The pairs of these people of whom one ignores the other."""
        stored = await self._ask(queries.settings_of_players, tuple(users))
        pairs = {frozenset((user, one.user_id)) for user in stored for one in _people(stored[user].get(IGNORED))}
        return {pair for pair in pairs if pair <= set(users)}

    async def welcoming(self, users: Collection[int], seated: Collection[int]) -> list[int]:
        """Those of `users` who ignore nobody who is seated."""
        stored = await self._ask(queries.settings_of_players, tuple(users))
        ignored = {user: {one.user_id for one in _people(stored[user].get(IGNORED))} for user in stored}
        return [user for user in users if ignored.get(user, set()).isdisjoint(seated)]

    async def at(self, guild_id: int | None, user_id: int) -> DisplaySettings:
        """The same at a server's tables, with its quiet hours."""
        return await self.there(guild_id, await self.known(user_id))

    async def there(self, guild_id: int | None, own: DisplaySettings) -> DisplaySettings:
        """A person's choices at a server's tables, remembering the server's if no other process can change it."""
        if own.zone or guild_id is None:
            return own
        return with_nights(own, await self._kept(self._servers, self.of_server, guild_id))

    async def of_server(self, guild_id: int) -> DisplaySettings:
        """How a server wants its public boards."""
        return read_settings(await self._ask(queries.guild_settings, guild_id))

    async def choose_for_server(self, guild_id: int, settings: DisplaySettings) -> None:
        """Remember how a server wants its public boards."""
        stored = await self._ask(queries.guild_settings, guild_id)
        await self._ask(queries.put_guild_settings, guild_id, {**stored, **stored_settings(settings)})
        self._servers[guild_id] = settings
        other_nights = read_settings(stored).quiet_hours != settings.quiet_hours
        for table in self._registry.open.values() if other_nights else ():
            if table.snapshot.channel.guild_id == guild_id:
                table.quiet_changed = True
                self._registry.wake(table)

"""Choices of people and servers that outlive matches: display, pings, reminders, quiet hours."""

from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final, Generic, TypeVar, get_type_hints

from engine.store.questions import queries
from engine.tables.keeping.live_table import LiveTable
from engine.tables.keeping.registry import TableRegistry
from engine.tables.table.clock import SLOW_SECONDS
from engine.tables.table.hours import NO_HOURS, USUAL_HOURS, Hours, QuietHours, hours_text, read_hours, zones
from engine.tables.table.model import Person
from engine.units import DAY, HOUR

T = TypeVar("T")
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


class Remembered(Generic[T]):
    """Values of the store in memory, by id, of the ids that it `keeps`. A value that changes while it is read isn't
    kept."""

    def __init__(
        self, read: Callable[[int], Awaitable[T]], keeps: Callable[[int], bool], most: int = KEPT_SETTINGS
    ) -> None:
        self._read, self._keeps, self._most = read, keeps, most
        self._kept: dict[int, T] = {}
        self._changes = 0

    async def of(self, key: int) -> T:
        """The value of this id, maybe from memory. Raises what reading it raises."""
        if key in self._kept:
            return self._kept[key]
        changes = self._changes
        value = await self._read(key)
        if changes == self._changes and self._keeps(key):
            if len(self._kept) >= self._most:
                self._kept.clear()
            self._kept[key] = value
        return value

    def drop(self, key: int) -> None:
        """A value changes. Call this before and after the change is stored."""
        self._changes += 1
        self._kept.pop(key, None)

    def drop_all(self, which: Callable[[int], bool] = lambda _: True) -> None:
        """The values of `which` ids change, or have changed."""
        self._changes += 1
        for key in [*filter(which, self._kept)]:
            del self._kept[key]


class Preferences:
    """What people and servers have chosen; what else is kept of them stays."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry, self._ask = registry, registry.ask
        self.people = Remembered(self.of, lambda _: True)
        """People's choices. Those that another process changes are known as soon as this one `follows` it."""
        self.servers = Remembered(self.of_server, registry.store.shards.own)
        """The choices of servers; only the process that serves a server changes them."""
        self._followed: Mapping[int, int] = {}
        self.changes = int(not registry.store.shards.all)
        """How often other processes have changed choices. A table that has seen fewer looks at quiet hours again before
        its next step. Choices may also have changed while this process was away."""

    async def of(self, user_id: int) -> DisplaySettings:
        """A person's choices."""
        return read_settings(await self._ask(queries.player_settings, user_id))

    async def of_many(self, user_ids: Collection[int]) -> dict[int, DisplaySettings]:
        """The same of several, at most some hundreds."""
        stored = await self._ask(queries.settings_of_players, tuple(user_ids))
        return {user: read_settings(stored.get(user, {})) for user in user_ids}

    async def choose(self, person: Person, edit: Callable[[DisplaySettings], DisplaySettings]) -> DisplaySettings:
        """Replace a person's choices by what `edit` makes of them. Their tables note their quiet hours."""
        made: list[DisplaySettings] = []

        def change(stored: queries.Settings) -> queries.Settings:
            made.append(edit(read_settings(stored)))
            return {**stored, **stored_settings(made[-1])}

        with self.changing(person=person.user_id):
            await self._ask(queries.change_player, person.user_id, person.name, change)
        self._wake(await self._registry.of(person.user_id))
        return made[-1]

    @contextmanager
    def changing(self, *, person: int | None = None, server: int | None = None) -> Iterator[None]:
        """While these choices change in the store (of neither: all), nothing that is read of them is kept."""
        self._drop(person, server)
        try:
            yield
        finally:
            self._drop(person, server)

    def _drop(self, person: int | None, server: int | None) -> None:
        if person is not None:
            self.people.drop(person)
        elif server is not None:
            self.servers.drop(server)
        else:
            self.people.drop_all()
            self.servers.drop_all()

    def follow(self, counted: Mapping[int, int]) -> None:
        """Forget the choices of people that any process has changed since the last call. `counted`: how often the
        choices of each group of people have changed."""
        before, self._followed = self._followed, counted
        if changed := {group for group, times in counted.items() if before.get(group) != times}:
            self.people.drop_all(lambda person: queries.group_of(person) in changed)
            self.changes += 1

    def server_changed(self, guild_id: int) -> None:
        """A server's quiet hours have changed: its tables look again."""
        self._wake(table for table in self._registry.open.values() if table.snapshot.channel.guild_id == guild_id)

    def _wake(self, tables: Iterable[LiveTable]) -> None:
        for table in tuple(tables):
            table.quiet_seen = None
            self._registry.wake(table)

    async def ignored_by(self, user_id: int) -> tuple[Person, ...]:
        """The people ignored by a person, who alone knows."""
        stored = (await self._ask(queries.player_settings, user_id)).get(IGNORED)
        return _people(stored)

    async def ignore(self, person: Person, edit: Callable[[tuple[Person, ...]], Sequence[Person]]) -> None:
        """Apply `edit` to the list of people ignored by a person; the latest `MOST_IGNORED` stay."""

        def change(stored: queries.Settings) -> queries.Settings:
            ignored = edit(_people(stored.get(IGNORED)))[-MOST_IGNORED:]
            return {**stored, IGNORED: [{"user_id": one.user_id, "name": one.name} for one in ignored]}

        await self._ask(queries.change_player, person.user_id, person.name, change)

    async def ignoring(self, person: Person, other: Person) -> None:
        """Ignore one more."""
        await self.ignore(person, lambda old: [*(one for one in old if one.user_id != other.user_id), other])

    async def apart(self, users: Collection[int]) -> set[frozenset[int]]:
        """The pairs of these people where one ignores the other."""
        stored = await self._ask(queries.settings_of_players, tuple(users))
        pairs = {frozenset((user, one.user_id)) for user in stored for one in _people(stored[user].get(IGNORED))}
        return {pair for pair in pairs if pair <= set(users)}

    async def welcoming(self, users: Collection[int], seated: Collection[int]) -> list[int]:
        """The `users` who ignore no seated person."""
        stored = await self._ask(queries.settings_of_players, tuple(users))
        ignored = {user: {one.user_id for one in _people(stored[user].get(IGNORED))} for user in stored}
        return [user for user in users if ignored.get(user, set()).isdisjoint(seated)]

    async def at(self, guild_id: int | None, user_id: int) -> DisplaySettings:
        """The same at a server's tables, with its quiet hours."""
        return await self.there(guild_id, await self.people.of(user_id))

    async def there(self, guild_id: int | None, own: DisplaySettings) -> DisplaySettings:
        """A person's choices at a server's tables, with its quiet hours if they have no time zone."""
        if own.zone or guild_id is None:
            return own
        return with_nights(own, await self.servers.of(guild_id))

    async def of_server(self, guild_id: int) -> DisplaySettings:
        """How a server wants its public boards."""
        return read_settings(await self._ask(queries.guild_settings, guild_id))

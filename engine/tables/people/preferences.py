"""Choices of people and servers that outlive matches: display, pings, reminders, quiet hours."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engine.store import Store
from engine.store.questions import queries
from engine.tables.core.model import Person
from engine.tables.core.state import Ask
from engine.tables.time.clock import SLOW_SECONDS
from engine.tables.time.hours import NO_HOURS, USUAL_HOURS, Hours, QuietHours, hours_text, read_hours, zones
from engine.units import DAY, HOUR

KEPT_SETTINGS: Final = 10_000


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
    NEVER = "never"

    def wanted(self, turn_seconds: int | None) -> bool:
        """Whether to ping at a table with this turn timer (None: no clock)."""
        slow = turn_seconds is None or turn_seconds >= SLOW_SECONDS
        return self is PingWhen.ALWAYS or (self is PingWhen.SLOW and slow)


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
    bottom: bool = False
    """For servers only: a board older than an hour moves to the bottom of its channel when a turn begins."""

    @property
    def quiet_hours(self) -> QuietHours | None:
        """When they want no reminders; None if unknown."""
        return QuietHours(self.zone, self.quiet) if self.zone and self.quiet != NO_HOURS else None


ON = "on"


def read_settings(stored: Mapping[str, str]) -> DisplaySettings:
    """The stored choices. Values this version doesn't know get their defaults."""
    show, pings, by, zone = (stored.get(name, "") for name in ("show", "pings", "remind_by", "zone"))
    remind = read_reminders(stored.get("remind", ""))
    return DisplaySettings(
        Show(show) if show in set(Show) else Show.PICTURES,
        stored.get("numerals") == ON,
        stored.get("high_contrast") == ON,
        PingWhen(pings) if pings in set(PingWhen) else PingWhen.ALWAYS,
        remind if remind is not None else NEVER if pings == PingWhen.NEVER else USUAL_REMINDERS,
        RemindBy(by) if by in set(RemindBy) else RemindBy.CHANNEL,
        zone if zone in zones() else "",
        read_hours(stored.get("quiet", "")) or USUAL_HOURS,
        stored.get("bottom") == ON,
    )


def read_reminders(text: str) -> frozenset[Remind] | None:
    """Reads `half,1d` or `off`; None for nonsense."""
    found = {"off": ()}.get(text, tuple(text.split(",")))
    return frozenset(map(Remind, found)) if set(found) <= set(Remind) else None


def reminders_text(reminders: frozenset[Remind]) -> str:
    """As `read_reminders` reads it."""
    return ",".join(one for one in Remind if one in reminders) or "off"


def stored_settings(settings: DisplaySettings) -> dict[str, str]:
    """The choice as it is stored; `read_settings` reads it back."""
    off = "off"
    return {
        "show": settings.show,
        "numerals": ON if settings.numerals else off,
        "high_contrast": ON if settings.high_contrast else off,
        "pings": settings.pings,
        "remind": reminders_text(settings.remind),
        "remind_by": settings.remind_by,
        "zone": settings.zone,
        "quiet": hours_text(settings.quiet),
        "bottom": ON if settings.bottom else off,
    }


class Preferences:
    """What people and servers have chosen; what else is kept of them stays."""

    def __init__(
        self, store: Store, ask: Ask, now: Callable[[], float], chosen: Callable[[int], Awaitable[None]]
    ) -> None:
        """`chosen` hears of everybody who has chosen anew."""
        self._store = store
        self._ask = ask
        self._now = now
        self._chosen = chosen
        self._known: dict[int, DisplaySettings] = {}

    async def of(self, user_id: int) -> DisplaySettings:
        """A person's choices."""
        return read_settings(await self._ask(queries.player_settings, user_id))

    async def of_many(self, user_ids: Collection[int]) -> dict[int, DisplaySettings]:
        """The same of several, at most some hundreds."""
        stored = await self._ask(queries.settings_of_players, tuple(user_ids))
        usual = DisplaySettings()
        return {user: read_settings(stored[user]) if user in stored else usual for user in user_ids}

    async def choose(self, person: Person, settings: DisplaySettings) -> None:
        """Store a person's choices."""
        kept = await self._ask(queries.player_settings, person.user_id)
        row = {**kept, **stored_settings(settings)}
        await self._ask(queries.put_player_settings, person.user_id, person.name, row, int(self._now()))
        self._known[person.user_id] = settings
        await self._chosen(person.user_id)

    async def known(self, user_id: int) -> DisplaySettings:
        """The same as `of`, remembered if no other process can change it."""
        if not self._store.shards.all:
            return await self.of(user_id)
        if user_id not in self._known:
            if len(self._known) >= KEPT_SETTINGS:
                self._known.clear()
            self._known[user_id] = await self.of(user_id)
        return self._known[user_id]

    async def of_server(self, guild_id: int) -> DisplaySettings:
        """How a server wants its public boards."""
        return read_settings(await self._ask(queries.guild_settings, guild_id))

    async def choose_for_server(self, guild_id: int, settings: DisplaySettings) -> None:
        """Remember how a server wants its public boards."""
        kept = await self._ask(queries.guild_settings, guild_id)
        await self._ask(queries.put_guild_settings, guild_id, {**kept, **stored_settings(settings)})

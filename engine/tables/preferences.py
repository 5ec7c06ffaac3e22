"""How somebody wants to see the game and be told of it, and how a server wants its public boards: kept between
matches."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engine.store import Store
from engine.tables.model import Person
from engine.tables.state import Reader

KEPT_REMINDS: Final = 10_000


class Show(StrEnum):
    """Pictures, the same in words, or both."""

    TEXT = "text"
    PICTURES = "pictures"
    BOTH = "both"


class PingWhen(StrEnum):
    """Where somebody is pinged when their turn comes."""

    ALWAYS = "always"
    SLOW = "slow"
    """Only at tables where a turn may take an hour or more, or any time."""
    NEVER = "never"

    def wanted(self, turn_seconds: int | None) -> bool:
        """Whether to ping at a table with that time for a turn (None: no clock)."""
        slow = turn_seconds is None or turn_seconds >= SLOW_SECONDS
        return self is PingWhen.ALWAYS or (self is PingWhen.SLOW and slow)


class Remind(StrEnum):
    """When somebody is reminded of a turn at a slow table."""

    OFF = "off"
    HALF = "half"
    """Once, when half of the time is over."""
    HOUR = "hour"
    """An hour before the deadline."""
    DAY = "day"
    """A day before it, and an hour."""


SLOW_SECONDS = 3600
"""A table where a turn may take so long is not played in one sitting."""


@dataclass(frozen=True, slots=True)
class DisplaySettings:
    """A choice."""

    show: Show = Show.PICTURES
    numerals: bool = False
    """Tiles with numbers in place of pips."""
    high_contrast: bool = False
    pings: PingWhen = PingWhen.ALWAYS
    """A person's alone; a server's boards ping nobody."""
    remind: Remind = Remind.HALF


ON = "on"


def read_settings(stored: Mapping[str, str]) -> DisplaySettings:
    """The choice that was stored; what a newer program has written and this one does not know is left at its
    default."""
    show, pings, remind = (stored.get(name, "") for name in ("show", "pings", "remind"))
    return DisplaySettings(
        Show(show) if show in set(Show) else Show.PICTURES,
        stored.get("numerals") == ON,
        stored.get("high_contrast") == ON,
        PingWhen(pings) if pings in set(PingWhen) else PingWhen.ALWAYS,
        Remind(remind) if remind in set(Remind) else Remind.OFF if pings == PingWhen.NEVER else Remind.HALF,
    )


def stored_settings(settings: DisplaySettings) -> dict[str, str]:
    """The choice as it is stored; `read_settings` reads it back."""
    off = "off"
    return {
        "show": settings.show,
        "numerals": ON if settings.numerals else off,
        "high_contrast": ON if settings.high_contrast else off,
        "pings": settings.pings,
        "remind": settings.remind,
    }


class Preferences:
    """What people and servers have chosen; what else is kept of them stays."""

    def __init__(self, store: Store, read: Reader, now: Callable[[], float], chosen: Callable[[int], None]) -> None:
        """`chosen` hears of everybody who has chosen anew."""
        self._store = store
        self._read = read
        self._now = now
        self._chosen = chosen
        self._reminds: dict[int, Remind] = {}

    async def of(self, user_id: int) -> DisplaySettings:
        """How somebody wants to see the game."""
        return read_settings(await self._read(self._store.player_settings(user_id)))

    async def choose(self, person: Person, settings: DisplaySettings) -> None:
        """Remember how somebody wants to see the game."""
        kept = await self._read(self._store.player_settings(person.user_id))
        row = {**kept, **stored_settings(settings)}
        await self._read(self._store.set_player_settings(person.user_id, person.name, row, int(self._now())))
        self._reminds[person.user_id] = settings.remind
        self._chosen(person.user_id)

    async def remind_of(self, user_id: int) -> Remind:
        """When somebody wants to be reminded; asked of the store once."""
        if user_id not in self._reminds:
            if len(self._reminds) >= KEPT_REMINDS:
                self._reminds.clear()
            self._reminds[user_id] = (await self.of(user_id)).remind
        return self._reminds[user_id]

    async def of_server(self, guild_id: int) -> DisplaySettings:
        """How a server wants its public boards."""
        return read_settings(await self._read(self._store.guild_settings(guild_id)))

    async def choose_for_server(self, guild_id: int, settings: DisplaySettings) -> None:
        """Remember how a server wants its public boards."""
        kept = await self._read(self._store.guild_settings(guild_id))
        await self._read(self._store.set_guild_settings(guild_id, {**kept, **stored_settings(settings)}))

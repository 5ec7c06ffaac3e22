"""How somebody wants to see the game and be told of it, and how a server wants its public boards: kept between
matches."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engine.store import Store
from engine.tables.model import Person
from engine.tables.nights import NO_NIGHT, USUAL, Hours, Nights, zones
from engine.tables.state import Reader

KEPT_SETTINGS: Final = 10_000


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
    zone: str = ""
    """Where they live, one of `zones`; empty: not known, so nothing is known of their nights either."""
    night: Hours = USUAL

    @property
    def nights(self) -> Nights | None:
        """When they want no reminders, as far as that is known."""
        return Nights(self.zone, self.night) if self.zone and self.night != NO_NIGHT else None


ON = "on"


def read_settings(stored: Mapping[str, str]) -> DisplaySettings:
    """The choice that was stored; what a newer program has written and this one does not know is left at its
    default."""
    show, pings, remind, zone = (stored.get(name, "") for name in ("show", "pings", "remind", "zone"))
    return DisplaySettings(
        Show(show) if show in set(Show) else Show.PICTURES,
        stored.get("numerals") == ON,
        stored.get("high_contrast") == ON,
        PingWhen(pings) if pings in set(PingWhen) else PingWhen.ALWAYS,
        Remind(remind) if remind in set(Remind) else Remind.OFF if pings == PingWhen.NEVER else Remind.HALF,
        zone if zone in zones() else "",
        read_hours(stored.get("night", "")) or USUAL,
    )


def read_hours(text: str) -> Hours | None:
    """`22-8`, from 22:00 to 8:00; None for what is not that."""
    begins, _, ends = text.partition("-")
    if not (begins.isdecimal() and ends.isdecimal() and len(text) <= len("22-22")):
        return None
    return (int(begins), int(ends)) if int(begins) < 24 and int(ends) < 24 else None


def hours_text(hours: Hours) -> str:
    """As `read_hours` reads it."""
    return f"{hours[0]}-{hours[1]}"


def stored_settings(settings: DisplaySettings) -> dict[str, str]:
    """The choice as it is stored; `read_settings` reads it back."""
    off = "off"
    return {
        "show": settings.show,
        "numerals": ON if settings.numerals else off,
        "high_contrast": ON if settings.high_contrast else off,
        "pings": settings.pings,
        "remind": settings.remind,
        "zone": settings.zone,
        "night": hours_text(settings.night),
    }


class Preferences:
    """What people and servers have chosen; what else is kept of them stays."""

    def __init__(self, store: Store, read: Reader, now: Callable[[], float], chosen: Callable[[int], None]) -> None:
        """`chosen` hears of everybody who has chosen anew."""
        self._store = store
        self._read = read
        self._now = now
        self._chosen = chosen
        self._known: dict[int, DisplaySettings] = {}

    async def of(self, user_id: int) -> DisplaySettings:
        """How somebody wants to see the game."""
        return read_settings(await self._read(self._store.player_settings(user_id)))

    async def choose(self, person: Person, settings: DisplaySettings) -> None:
        """Remember how somebody wants to see the game."""
        kept = await self._read(self._store.player_settings(person.user_id))
        row = {**kept, **stored_settings(settings)}
        await self._read(self._store.set_player_settings(person.user_id, person.name, row, int(self._now())))
        self._known[person.user_id] = settings
        self._chosen(person.user_id)

    async def known(self, user_id: int) -> DisplaySettings:
        """The same as `of`, asked of the store once."""
        if user_id not in self._known:
            if len(self._known) >= KEPT_SETTINGS:
                self._known.clear()
            self._known[user_id] = await self.of(user_id)
        return self._known[user_id]

    async def of_server(self, guild_id: int) -> DisplaySettings:
        """How a server wants its public boards."""
        return read_settings(await self._read(self._store.guild_settings(guild_id)))

    async def choose_for_server(self, guild_id: int, settings: DisplaySettings) -> None:
        """Remember how a server wants its public boards."""
        kept = await self._read(self._store.guild_settings(guild_id))
        await self._read(self._store.set_guild_settings(guild_id, {**kept, **stored_settings(settings)}))

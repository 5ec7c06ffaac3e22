"""A server's own rules: where tables may be opened and by whom, who may not play there, and its managers' log."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final

from engine.store.codec import from_text, to_text
from engine.store.questions import queries
from engine.store.rows import WeeklyRow
from engine.tables.edits.settings import CLOCK, NO_CLOCK
from engine.tables.keeping.preferences import (
    DisplaySettings,
    Preferences,
    Remembered,
    read_settings,
    stored_settings,
)
from engine.tables.keeping.registry import TableRegistry
from engine.tables.keeping.state import NONSENSE
from engine.tables.table.model import Person

RULES: Final = "rules"
"""Their key in a server's settings."""
MOST_LOGGED: Final = 50
MOST_BLOCKED: Final = 100
MOST_KNOWN: Final = 10_000
"""Servers whose rules are in memory."""


class Deed(StrEnum):
    """Something a manager did."""

    BLOCKED = "blocked"
    UNBLOCKED = "unblocked"
    CHANGED = "changed"
    """Changed one of `RULES`."""
    ENDED = "ended"
    MOVED = "moved"
    VOIDED = "voided"


class Kind(StrEnum):
    """How a rule is chosen."""

    CHANNELS = "channels"
    CHANNEL = "channel"
    ROLES = "roles"
    VALUE = "value"


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule that managers choose: a field of `ServerRules`. Menus, checks of a choice and the log follow from it."""

    name: str
    kind: Kind
    choices: tuple[str, ...] = ()
    """The values of a `VALUE`, besides none."""

    def read(self, values: Iterable[str]) -> Any:
        """The field's value for the choices of a menu. Raises ValueError for nonsense."""
        chosen = [value for value in values if value != NONE]
        if self.kind is not Kind.VALUE:
            return tuple(map(int, chosen))
        if not set(chosen) <= set(self.choices):
            raise ValueError(chosen)
        return "".join(chosen[:1])


NONE: Final = "-"
"""The choice of no value."""
PAGES: Final[Mapping[str, tuple[Rule, ...]]] = {
    "channels": (Rule("channels", Kind.CHANNELS),),
    "posts": (Rule("results", Kind.CHANNEL),),
    "roles": (Rule("hosts", Kind.ROLES), Rule("planners", Kind.ROLES), Rule("enders", Kind.ROLES)),
    "limits": (
        Rule("most_tables", Kind.VALUE, ("1", "3", "5", "10", "20", "50")),
        Rule("most_hosted", Kind.VALUE, ("1", "2", "3", "5")),
    ),
    "defaults": (
        Rule("clock", Kind.VALUE, tuple(clock for clock in CLOCK.choices if clock != NO_CLOCK)),
        Rule("casual", Kind.VALUE, ("on",)),
    ),
}
"""The rules by the page of the server's panel that they stand on."""
CHOSEN: Final = {rule.name: rule for rules in PAGES.values() for rule in rules}


@dataclass(frozen=True, slots=True)
class Blocked:
    """A member who may not play on the server. The block stays when they delete their data: `key` doesn't name them."""

    key: str
    user_id: int
    name: str


@dataclass(frozen=True, slots=True)
class Logged:
    """An action of the manager `name`; `about` is a game, a rule, or the name of the person with the id `about_id`."""

    at: int
    user_id: int
    name: str
    deed: str
    about: str = ""
    about_id: int = 0


@dataclass(frozen=True, slots=True)
class ServerRules:
    """What managers have decided for a server."""

    channels: tuple[int, ...] = ()
    """Channels and categories where tables may be opened; empty: everywhere."""
    results: tuple[int, ...] = ()
    """The channel where results of matches are posted."""
    hosts: tuple[int, ...] = ()
    """Roles that may open tables; empty: everyone."""
    planners: tuple[int, ...] = ()
    """Roles that may plan events; empty: everyone."""
    enders: tuple[int, ...] = ()
    """Roles that may end any table, as managers do."""
    most_tables: str = ""
    """The most open tables; empty: as many as the program allows."""
    most_hosted: str = ""
    """The most open tables of one host."""
    clock: str = ""
    """The turn timer of new tables; empty: none."""
    casual: str = ""
    """`on`: new tables are unrated."""
    blocked: tuple[Blocked, ...] = ()
    log: tuple[Logged, ...] = ()
    """The latest actions, oldest first."""

    def allows(self, *places: int | None) -> bool:
        """Whether a table may be opened in a channel, given with its parents."""
        return not self.channels or not set(self.channels).isdisjoint(places)

    def grants(self, rule: str, roles: Iterable[int]) -> bool:
        """Whether someone with these roles may do what the rule is about: `hosts` or `planners`."""
        chosen: tuple[int, ...] = getattr(self, rule)
        return not chosen or not set(chosen).isdisjoint(roles)

    def blocks(self, guild_id: int, user_id: int) -> bool:
        """Whether this person is blocked."""
        return bool(self.blocked) and any(one.key == _key(guild_id, user_id) for one in self.blocked)

    def blocking(self, guild_id: int, person: Person) -> ServerRules:
        """With a block of this person."""
        rest = self.unblocking(_key(guild_id, person.user_id)).blocked[-MOST_BLOCKED + 1 :]
        return replace(self, blocked=(*rest, Blocked(_key(guild_id, person.user_id), person.user_id, person.name)))

    def unblocking(self, key: str) -> ServerRules:
        """Without that block."""
        return replace(self, blocked=tuple(one for one in self.blocked if one.key != key))


def _key(guild_id: int, user_id: int) -> str:
    return hashlib.sha256(f"{guild_id} {user_id}".encode()).hexdigest()[:16]


def read_rules(settings: Mapping[str, Any]) -> ServerRules:
    """The rules among a server's settings; unreadable ones count as none."""
    try:
        return from_text(ServerRules, json.dumps(settings.get(RULES, {})))
    except NONSENSE:
        return ServerRules()


@dataclass(frozen=True, slots=True)
class ServerChoices:
    """All that managers have chosen for a server."""

    rules: ServerRules
    display: DisplaySettings
    weekly: WeeklyRow


class Moderation:
    """The choices of all servers' managers, and the one way to change them."""

    def __init__(self, registry: TableRegistry, preferences: Preferences) -> None:
        self._ask, self._now = registry.ask, registry.now
        self._preferences = preferences
        self._known = Remembered(self._read, registry.store.shards.own, MOST_KNOWN)
        self.blocking = asyncio.Lock()
        """Held while someone is blocked and taken out of all tables, so that two blocks follow one another."""

    async def _read(self, guild_id: int) -> ServerRules:
        return read_rules(await self._ask(queries.guild_settings, guild_id))

    async def of(self, guild_id: int | None) -> ServerRules:
        """A server's rules, remembered unless another process serves it."""
        return ServerRules() if guild_id is None else await self._known.of(guild_id)

    async def choose(
        self,
        guild_id: int,
        edit: Callable[[ServerChoices], ServerChoices],
        by: Person,
        deed: Deed,
        about: str = "",
        about_id: int = 0,
    ) -> ServerChoices:
        """Replace a server's choices by what `edit` makes of them, and log what the manager did."""
        logged = Logged(int(self._now()), by.user_id, by.name, deed, about, about_id)
        made: list[ServerChoices] = []

        def change(stored: queries.Settings, weekly: WeeklyRow) -> tuple[queries.Settings, WeeklyRow]:
            before = ServerChoices(read_rules(stored), read_settings(stored), weekly)
            after = edit(before)
            rules = replace(after.rules, log=(*after.rules.log[-MOST_LOGGED + 1 :], logged))
            made[:] = before, after
            shown = {} if after.display == before.display else stored_settings(after.display)
            return {**stored, **shown, RULES: json.loads(to_text(rules))}, after.weekly

        self._known.drop(guild_id)
        try:
            with self._preferences.changing(server=guild_id):
                await self._ask(queries.change_server, guild_id, change)
        finally:
            self._known.drop(guild_id)
        before, after = made
        if before.display.quiet_hours != after.display.quiet_hours:
            self._preferences.server_changed(guild_id)
        return after

    async def set_rules(
        self,
        guild_id: int,
        edit: Callable[[ServerRules], ServerRules],
        by: Person,
        deed: Deed,
        about: str = "",
        about_id: int = 0,
    ) -> None:
        """The same for the rules alone."""
        await self.choose(guild_id, lambda all_: replace(all_, rules=edit(all_.rules)), by, deed, about, about_id)

    async def note(self, guild_id: int, by: Person, deed: Deed, about: str = "") -> None:
        """Log what a manager did."""
        await self.choose(guild_id, lambda all_: all_, by, deed, about)

    def forget(self) -> None:
        """Read the rules of all servers again, because their rows have changed."""
        self._known.drop_all()

"""Edits: values that say what someone wants to change at a table. `EDITS` lists who may make each of them, and when."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, ClassVar, Final, dataclass_transform

from engine.rules.errors import Refused
from engine.rules.game import Match
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import Change, Earlier, Person, SeatInfo, Snapshot, Status


class Phase(StrEnum):
    """When an edit is possible."""

    LOBBY = "lobby"
    MATCH = "match"
    OPEN = "open"
    """In the lobby and during the match."""


class Role(StrEnum):
    """How a person relates to a table. One person may have several roles."""

    HOST = "host"
    PLAYER = "player"
    """Sits at the table and has not resigned."""
    AWAY = "away"
    """Has a seat that a robot or a substitute plays."""
    GUEST = "guest"
    """Was invited, waits for a seat, or was removed."""
    MANAGER = "manager"
    """Manages the server. The caller checks this on Discord."""
    ANYONE = "anyone"
    BOT = "bot"
    """The program itself."""


@dataclass(frozen=True, slots=True)
class Request:
    """Who asks for an edit and when, with the stored facts the edit needs."""

    by: Person
    roles: Collection[Role]
    now: float
    click: int | None = None
    """The interaction of the click."""
    knowing: Collection[int] = ()
    """The people who have played these deals elsewhere, for an edit with `sits`."""
    earlier: Earlier | None = None
    """The table before its last step, for an edit with `takes_back`; None: it has no step."""

    @property
    def user_id(self) -> int:
        """Who asks."""
        return self.by.user_id


@dataclass_transform(frozen_default=True)
class Edit:
    """A change to a table. Subclasses become frozen dataclasses. They say when it is possible and who may make it."""

    phase: ClassVar[Phase]
    may: ClassVar[frozenset[Role]]
    sits: ClassVar[bool] = False
    """Whether people sit down by it, so that it needs to know who has played these deals elsewhere."""

    def __init_subclass__(cls, *, phase: Phase, may: Collection[Role]) -> None:
        dataclass(frozen=True)(cls)
        cls.phase, cls.may = phase, frozenset(may)
        EDITS[cls.__name__] = cls

    @property
    def takes_back(self) -> bool:
        """Whether it needs the `earlier` table, to take the last step back."""
        return False

    def make(self, table: Snapshot, request: Request) -> Change:
        """The table afterwards. Raises `Refused`."""
        raise NotImplementedError


EDITS: Final[dict[str, type[Edit]]] = {}
"""All edits by name. Each says when it is possible and who may make it."""


def made(edit: Edit, table: Snapshot, request: Request) -> Change:
    """The table after an edit. Raises `Refused` if it is not possible now, or not allowed."""
    if edit.phase is Phase.LOBBY:
        check_lobby(table)
    elif edit.phase is Phase.MATCH:
        match_of(table)
    elif not table.is_open:
        raise Refused(TableRefusal.TABLE_CLOSED, status=table.status)
    if not edit.may & set(request.roles):
        raise Refused(next(refusal for role, refusal in REFUSALS.items() if role in edit.may))
    return edit.make(table, request)


REFUSALS: Final = {
    Role.PLAYER: TableRefusal.NOT_SEATED,
    Role.HOST: TableRefusal.NOT_HOST,
    Role.GUEST: TableRefusal.NOT_ASKED,
    Role.MANAGER: TableRefusal.NOT_MANAGER,
    Role.BOT: TableRefusal.NOT_MANAGER,
}
"""What people without the role read."""


def roles_of(table: Snapshot, user_id: int, *, manager: bool = False) -> frozenset[Role]:
    """How a person relates to a table."""
    plays, people = table.played_by(user_id) is not None, table.participants
    found = {
        Role.HOST: user_id == table.host_id,
        Role.PLAYER: plays,
        Role.AWAY: (table.seat_of(user_id) and not plays) or any(one.user_id == user_id for one in people.away),
        Role.GUEST: people.guest(user_id) is not None,
        Role.MANAGER: manager,
        Role.ANYONE: True,
    }
    return frozenset(role for role, has in found.items() if has)


def match_of(table: Snapshot) -> Match:
    """The match in play. Raises NOT_STARTED or TABLE_CLOSED."""
    if table.status is Status.LOBBY:
        raise Refused(TableRefusal.NOT_STARTED)
    if table.match is None or table.status is not Status.PLAYING:
        raise Refused(TableRefusal.TABLE_CLOSED, status=table.status)
    return table.match.opened


def check_lobby(table: Snapshot) -> None:
    """Raise ALREADY_STARTED or TABLE_CLOSED unless the table is in its lobby."""
    if table.status is Status.PLAYING:
        raise Refused(TableRefusal.ALREADY_STARTED)
    if table.status is not Status.LOBBY:
        raise Refused(TableRefusal.TABLE_CLOSED, status=table.status)


def seat_for(table: Snapshot, user_id: int) -> SeatInfo:
    """The seat a person plays. Raises NOT_SEATED, also after resigning."""
    seat = table.played_by(user_id)
    if seat is None:
        raise Refused(TableRefusal.NOT_SEATED)
    return seat


Make = Callable[[Snapshot, float], Change]
"""From a table to its next version, now (UTC seconds). Raises `Refused`."""


def changed(table: Snapshot, now: float, **changes: Any) -> Snapshot:
    """The table's next version; all buttons made before are out of date."""
    return replace(table, **{"said_since": None, "version": table.version + 1, "active_at": int(now), **changes})


def annotated(table: Snapshot, now: float, **changes: Any) -> Snapshot:
    """The table's next version after a change that leaves all choices, and so all buttons, as they were."""
    return changed(table, now, **{"said_since": table.valid_since, **changes})

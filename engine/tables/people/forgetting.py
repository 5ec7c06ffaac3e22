"""Replaces a person by a pseudonym at open tables. Closed ones change in the database (`questions.privacy`)."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TypeVar

from engine.store.codec import from_text, to_text
from engine.store.questions.privacy import renamed
from engine.tables.core.model import Change, ChangeKind, Person, Snapshot
from engine.tables.core.rights import Edit, Phase, Request, Role
from engine.tables.core.state import annotated

T = TypeVar("T")


class Forget(Edit, phase=Phase.OPEN, may=(Role.BOT,)):
    """Name a person by a pseudonym. All buttons stay as they were."""

    user_id: int
    pseudonym: Person

    def make(self, table: Snapshot, request: Request) -> Change:
        after = without(table, self.user_id, self.pseudonym)
        return Change(annotated(after, request.now), ChangeKind.SEATS)


def without(table: Snapshot, user_id: int, pseudonym: Person) -> Snapshot:
    """The table with the pseudonym in a person's place, and without them among its guests."""
    seats = tuple(
        replace(seat, user_id=pseudonym.user_id, name=pseudonym.name) if seat.user_id == user_id else seat
        for seat in table.seats
    )
    return replace(
        table,
        host_id=pseudonym.user_id if table.host_id == user_id else table.host_id,
        seats=seats,
        participants=renamed_in(table.participants.without(user_id), user_id, pseudonym),
    )


def renamed_in(value: T, user_id: int, pseudonym: Person) -> T:
    """A stored dataclass with the pseudonym in a person's place."""
    plain = renamed(json.loads(to_text(value)), user_id, pseudonym.user_id, pseudonym.name)
    return from_text(type(value), json.dumps(plain))

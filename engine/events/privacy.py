"""Exports and deletes a person's data while the program runs: at tables, in events, in the database.
And deletes what is kept for a limited time.

Matches stay, with a pseudonym in the person's place, so the results and ratings of others stay as they were.
"""

import json
import logging
from collections.abc import Collection
from contextlib import suppress
from dataclasses import replace
from operator import methodcaller
from typing import Any, Final, TypeVar

from engine.events import changes
from engine.events.model import Event
from engine.events.service import Events
from engine.retention import Retention
from engine.rules.errors import Refused
from engine.store.codec import from_text, to_text
from engine.store.questions import privacy
from engine.tables.edits.lobby import Leave
from engine.tables.edits.places import LeaveServer
from engine.tables.keeping.moderation import Deed
from engine.tables.keeping.preferences import DisplaySettings
from engine.tables.service import Tables
from engine.tables.table.model import Change, ChangeKind, Person, Snapshot, Status
from engine.tables.table.rights import Edit, Phase, Request, Role, annotated
from engine.units import DAY

T = TypeVar("T")
log = logging.getLogger(__name__)

MARK: Final = "\x1a"
"""Begins a pseudonym and names no language; a number follows. No name on Discord has this character."""


async def export_person(tables: Tables, user_id: int) -> dict[str, list[dict[str, Any]]]:
    """All stored rows that name a person, by table, without ids and names of others."""
    return await tables.ask(privacy.export_person, user_id)


async def forget_person(tables: Tables, events: Events, user_id: int) -> int:
    """Take a person out of lobbies and sign-ups, let robots play their matches on, and replace their id and name
    everywhere by a pseudonym. Return the number of changed rows that were not open tables or events."""
    number = await tables.ask(privacy.new_pseudonym)
    pseudonym = Person(number, f"{MARK}{-number}")
    await take_out(tables, events, user_id)
    for event in events.known():
        if event.player(user_id) or event.row.host_id == user_id:
            await events.change(event.id, _renamed, user_id, pseudonym)
    for table_id in await tables.ask(privacy.tables_naming, user_id):
        table = await tables.snapshot(table_id)
        if table.is_open:
            with suppress(Refused):  # it has just ended
                await tables.change(table.id, Forget(user_id, pseudonym))
            await tables.set_shown(table.id, called_user_id=None)
    await tables.preferences.choose(Person(user_id, ""), lambda _: DisplaySettings())
    changed = await tables.ask(privacy.forget_person, user_id, pseudonym.user_id, pseudonym.name)
    tables.drop_ended(user_id)
    tables.moderation.forget()
    return changed


async def sweep(tables: Tables, events: Events, here: Collection[int], kept: Retention, now: float) -> None:
    """Delete what has been kept long enough. `here`: the servers where the bot is."""
    shards, today = tables.shards, int(now)
    for guild_id in await tables.ask(privacy.departed, shards, here, today, today - kept.servers * DAY):
        await forget_server(tables, events, guild_id)
        log.info("The data of server %d was deleted, which the bot has left.", guild_id)
    await tables.ask(privacy.forget_clicks, shards, today - kept.clicks * DAY)
    await tables.ask(privacy.forget_solitaires, shards, today - kept.solitaires * DAY)


async def forget_server(tables: Tables, events: Events, guild_id: int) -> None:
    """Delete the data of a server where the bot no longer is."""
    for event in events.unfinished(guild_id):
        await events.change(event.id, changes.over)
    await tables.ask(privacy.forget_server, guild_id)
    tables.moderation.forget()


async def block(tables: Tables, events: Events, guild_id: int, person: Person, by: Person) -> None:
    """Block a member of a server, and take them out of its tables and events."""
    edit = methodcaller("blocking", guild_id, person)
    await tables.moderation.set_rules(guild_id, edit, by, Deed.BLOCKED, person.name, person.user_id)
    await take_out(tables, events, person.user_id, guild_id)


async def take_out(tables: Tables, events: Events, user_id: int, guild_id: int | None = None) -> None:
    """Take a person out of lobbies and sign-ups, and let robots play their matches on; on one server or on all."""
    for event in events.unfinished(guild_id):
        if event.takes_part(user_id):
            await events.change(event.id, changes.left, user_id)
    await tables.all_here()
    for table in await tables.tables_of(user_id):
        if guild_id in (None, table.channel.guild_id):
            edit = Leave() if table.status is Status.LOBBY else LeaveServer(user_id)
            await tables.change(table.id, edit, user_id if table.status is Status.LOBBY else None)


def _renamed(event: Event, now: float, user_id: int, pseudonym: Person) -> Event:
    """The event's next version, with the pseudonym in a person's place."""
    after = renamed_in(event, user_id, pseudonym)
    return replace(after, row=replace(after.row, version=event.version + 1, active_at=int(now)))


# -- open tables; closed ones change in the database (`questions.privacy`) --


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
    plain = privacy.renamed(json.loads(to_text(value)), user_id, pseudonym.user_id, pseudonym.name)
    return from_text(type(value), json.dumps(plain))

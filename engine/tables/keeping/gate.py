"""The gate of all tables: no member whom managers have blocked comes to a table of their server, by any way.

It compares each change with the table before, so it needs to know no edit: a person who then plays, waits, is asked, is
named as substitute or asks for a seat has come. A block counts from its transaction on: whoever came at that moment is
taken out again.
"""

from contextlib import suppress
from dataclasses import replace
from functools import partial

from engine.rules.errors import Refused
from engine.tables.edits.places import TakeOut
from engine.tables.keeping.live_table import LiveTable
from engine.tables.keeping.moderation import Moderation, ServerRules
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import Change, Person, Snapshot
from engine.tables.table.participants import Standing
from engine.tables.table.rights import Request, Role, made

COMING = (Standing.ASKED, Standing.WAITING)


def parts(table: Snapshot) -> set[int]:
    """The people who play at a table or may come to play there. Those of an unloaded match are unknown."""
    people = table.participants
    found = {guest.user_id for guest in people.guests if guest.standing in COMING}
    found |= {user for away in people.away for user in (away.user_id, away.friend_id)}
    found |= {question.user_id for question in people.questions}
    return found.union(table.people) - {0}


class Gate:
    """Asks the rules of a table's own server."""

    def __init__(self, moderation: Moderation) -> None:
        self._moderation = moderation

    async def rules(self, table: Snapshot) -> ServerRules:
        """The rules of the table's server."""
        return await self._moderation.of(table.channel.guild_id)

    @staticmethod
    def check(rules: ServerRules, before: Snapshot, after: Snapshot) -> None:
        """Raise BLOCKED if a blocked member comes to the table by this change."""
        same = before.seats is after.seats and before.participants is after.participants
        if rules.blocked and not same and _blocked(rules, after, parts(after) - parts(before)):
            raise Refused(TableRefusal.BLOCKED)

    @staticmethod
    def let_in(rules: ServerRules, new: Snapshot) -> Snapshot:
        """The new table without blocked guests. Raises BLOCKED if its host or a player is blocked."""
        for user_id in _blocked(rules, new, parts(new)):
            new = replace(new, participants=new.participants.without(user_id))
        if _blocked(rules, new, parts(new) | {new.host_id}):
            raise Refused(TableRefusal.BLOCKED)
        return new

    async def settle(self, live: LiveTable, done: Snapshot, known: ServerRules, now: float) -> Snapshot:
        """After a change under the rules `known`: take out who was blocked meanwhile. Returns the table then."""
        rules = await self.rules(done)
        for user_id in _blocked(rules, done, parts(done)) if done.is_open and rules is not known else ():
            with suppress(Refused):  # they have left by themselves
                done = await live.change(partial(_without, user_id, now), now)
        return done


def _blocked(rules: ServerRules, table: Snapshot, people: set[int]) -> list[int]:
    guild = table.channel.guild_id
    return [] if guild is None else sorted(user for user in people if rules.blocks(guild, user))


def _without(user_id: int, now: float, table: Snapshot) -> Change:
    return made(TakeOut(user_id), table, Request(Person(0, ""), {Role.BOT}, now))

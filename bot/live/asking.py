"""What a page asks for, done at its table as the button of a message does it."""

import re
from collections.abc import Callable, Mapping
from functools import partial
from hashlib import blake2b
from typing import Any, Final

from discord import Member

from bot.live.sessions import Session
from bot.ui.actions.boundary import Unable, check_rules
from bot.ui.actions.services import Services
from bot.ui.actions.table.play import next_match
from bot.ui.pages.custom_ids import ControlId, Verb, read_id
from bot.words import Words
from engine.rules.errors import BadNotation
from engine.rules.moves import Announce, Call, Play, Stack, parse_move
from engine.rules.tiles import Tile
from engine.tables.edits import consent, lobby
from engine.tables.edits.premoves import AddPremove, ClearPremoves
from engine.tables.edits.turns import MakeMove, SayNothing
from engine.tables.keeping.arranging import Arrangement, Order
from engine.tables.table.model import ChannelRef, Person, Snapshot
from engine.tables.table.rights import Edit, seat_for

EDITS: Final[Mapping[Verb, Callable[[ControlId], Edit]]] = {
    Verb.DO: lambda control: MakeMove(control.version, parse_move(control.argument)),
    Verb.CALL: lambda control: MakeMove(control.version, Call()),
    Verb.ANNOUNCE: lambda control: MakeMove(control.version, Announce()),
    Verb.NOTHING: lambda control: SayNothing(control.version),
    Verb.UNDO: lambda control: consent.Undo(control.version),
    Verb.JOIN: lambda control: lobby.Join(control.version),
    Verb.LEAVE: lambda _: lobby.Leave(),
    Verb.START: lambda _: lobby.Begin(),
    Verb.READY: lambda control: lobby.Ready(control.version),
}
"""What buttons of messages do at their tables. Pages have no others."""


async def carry_out(
    services: Services, session: Session, words: Words, table: Snapshot, asked: dict[str, Any], user: Member | None
) -> Snapshot:
    """Do what a page asks for. Gives the table after it, or the next one. `user`: the person on the server, if known.
    Raises `Refused` and `Unable`, and `EngineError`, `ArithmeticError`, `LookupError`, `TypeError` or `ValueError` for
    nonsense."""
    click = click_of(session, table.id, int(asked.get("id", 0)))
    tables, version, person = services.tables, int(asked["version"]), Person(session.user_id, session.name)
    edit: Edit
    match asked["do"]:
        case "arrange":
            seat_for(table, person.user_id)
            tiles = tuple(map(Tile.parse, asked["hand"]))
            await tables.arrangements.choose(table.id, person.user_id, Arrangement(Order.HAND, tiles))
            return table
        case "premove":
            edit = ClearPremoves()
            if asked["text"]:
                entry = parse_move(str(asked["text"]))
                if not isinstance(entry, Play | Stack):
                    raise BadNotation(str(asked["text"])[:40], "a play")
                edit = AddPremove(entry)
        case "move":
            edit = MakeMove(version, parse_move(str(asked["text"])))
        case _:
            control = read_id(str(asked["button"]))
            if control is None:
                raise BadNotation(str(asked["button"])[:40], "a button")
            if control.verb in (Verb.REMATCH, Verb.AGAIN):
                check = partial(check_host, services, session, words, table.channel, user)
                found = await next_match(services, table, person, click, check)
                services.writer.mark(found, visited=True)
                return await tables.go_on(found.id)
            edit = EDITS[control.verb](control)
    with services.writer.holding(table):
        done = await tables.change(table.id, edit, person, click=click, known_in=session.guild_id)
        return await tables.go_on(done.id) if isinstance(edit, lobby.Begin | lobby.Ready) else done


async def check_host(services: Services, session: Session, words: Words, at: ChannelRef, user: Member | None) -> None:
    """Raise `Unable` unless the person may open a table there. On this computer everyone may, where tables may be."""
    if session.guild_id != at.guild_id:
        raise Unable("invalid.not_here")
    manages = not session.instance or bool(user and user.guild_permissions.manage_guild)
    await check_rules(services, words, at, user, "hosts", manages=manages)


def named(user: Member | None, text: str) -> str:
    """A sentence with the names of roles and channels instead of Discord's mentions."""
    names = {thing.id: thing.name for thing in (*user.guild.roles, *user.guild.channels)} if user else {}
    return re.sub(r"<([@#])&?(\d+)>", lambda found: found[1] + names.get(int(found[2]), "…"), text)


def click_of(session: Session, table_id: str, number: int) -> int:
    """The number of a request as the tables know clicks: negative, so that it is no interaction of Discord."""
    told = f"{session.user_id}/{session.instance}/{session.until}/{table_id}/{number}".encode()
    return -(int.from_bytes(blake2b(told, digest_size=8).digest()) >> 2) - 1

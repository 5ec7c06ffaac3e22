"""Everything that people, managers and the program do to what is stored, from the registries: edits of tables, actions
of events, settings, rules, privacy. A new one needs an example here: `test_pairs` says which is missing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from bot.ui.pages.custom_ids import Verb
from engine.boneyard import Engine
from engine.events import changes
from engine.events.privacy import block
from engine.tables.edits.turns import MakeMove
from engine.tables.keeping.moderation import CHOSEN, Deed, Kind
from engine.tables.keeping.opening import Wanted
from engine.tables.keeping.preferences import READ
from engine.tables.table.model import ChannelRef, Person, Snapshot
from engine.tables.table.rights import EDITS, Phase, Role
from tests.engine.tables.test_rights import made
from tests.engine.tables.world import ANA, BEN, CHANNEL, CLEO, DAN

MONA: Final = Person(99, "Mona")
"""A manager who plays nowhere."""
GUILD: Final = CHANNEL.guild_id or 0
BY: Final = {Role.HOST: ANA, Role.PLAYER: BEN, Role.GUEST: DAN, Role.MANAGER: MONA, Role.ANYONE: CLEO, Role.AWAY: BEN}


@dataclass(frozen=True)
class Scene:
    """A running engine, and what the deeds are about."""

    engine: Engine
    table: Snapshot
    event: str = ""


Do = Callable[[Scene], Awaitable[object]]


def edits(phase: Phase) -> Iterator[tuple[str, Do]]:
    """All edits of that phase, each by someone who may make it, or by the program."""
    for name, edit in EDITS.items():
        if edit.phase in (phase, Phase.OPEN):
            person = next((BY[role] for role in BY if role in edit.may), None)
            yield name, partial(_edit, name=name, by=person)


async def _edit(scene: Scene, name: str, by: Person | None) -> object:
    edit: Any = made(name)
    if name == "MakeMove":
        turn = scene.table.turn
        view = scene.table.view_for(turn.seat) if turn else None
        assert turn is not None
        assert view is not None
        by, edit = turn.person, MakeMove(scene.table.version, view.moves[0])
    if name == "GoAway":
        edit = replace(edit, until=scene.table.active_at + 86400, wait=False)
    if name == "MoveTo":
        edit = replace(edit, channel=ChannelRef(GUILD, 99))
    return await scene.engine.tables.change(scene.table.id, edit, by, manager=by is MONA)


def people() -> Iterator[tuple[str, Do]]:
    """Deletions, blocks, settings and rules."""
    for person in (ANA, BEN, CLEO):
        yield f"forget {person.name}", partial(_forget, person=person)
        yield f"block {person.name}", partial(_block, person=person)
    for name in READ:
        yield f"choose {name}", partial(_choose, name=name)
    yield "ignore", lambda it: it.engine.tables.preferences.ignore(ANA, lambda old: (*old, BEN))
    yield "ignore another", lambda it: it.engine.tables.preferences.ignore(ANA, lambda old: (*old, CLEO))
    for rule in CHOSEN.values():
        yield f"rule {rule.name}", partial(_rule, name=rule.name)
    yield "server's look", _server_look
    yield "weekly posts", _weekly
    yield "open", lambda it: it.engine.tables.open(CHANNEL, CLEO, Wanted("draw", {}), click=77)
    yield "void", lambda it: it.engine.statistics.voiding.void(it.table.id)


async def _forget(scene: Scene, person: Person) -> object:
    return bool(await scene.engine.privacy.forget(person.user_id))


async def _block(scene: Scene, person: Person) -> object:
    await block(scene.engine.tables, scene.engine.events, GUILD, person, MONA)
    return None


async def _choose(scene: Scene, name: str) -> object:
    edit: Any = partial(replace, **{name: READ[name](VALUES.get(name, "on"))})
    return bool(await scene.engine.tables.preferences.choose(ANA, edit))


VALUES: Final = {
    "show": "text",
    "pings": "never",
    "remind": "1d",
    "remind_by": "direct",
    "zone": "Asia/Tokyo",
    "quiet": "22-8",
    "language": "de",
    "speaks": "fr",
}
"""A value of each setting of a person that isn't a switch."""


async def _rule(scene: Scene, name: str) -> object:
    rule = CHOSEN[name]
    value = rule.read([rule.choices[0] if rule.kind is Kind.VALUE else "20"])
    edit = partial(replace, **{name: value})
    await scene.engine.tables.moderation.set_rules(GUILD, edit, MONA, Deed.CHANGED, name)
    return None


async def _server_look(scene: Scene) -> object:
    def edit(before: Any) -> Any:
        return replace(before, display=replace(before.display, numerals=True))

    await scene.engine.tables.moderation.choose(GUILD, edit, MONA, Deed.CHANGED)
    return None


async def _weekly(scene: Scene) -> object:
    posting = scene.engine.statistics.weekly.chosen()

    def edit(before: Any) -> Any:
        return replace(before, weekly=posting(replace(before.weekly, channel_id=7, daily_channel_id=8)))

    await scene.engine.tables.moderation.choose(GUILD, edit, MONA, Deed.CHANGED)
    return None


EVENTS: Final[dict[Verb, Do]] = {
    Verb.EVENT_IN: lambda it: it.engine.events.change(it.event, changes.joined, CLEO, 5),
    Verb.EVENT_OUT: lambda it: it.engine.events.change(it.event, changes.left, BEN.user_id),
    Verb.EVENT_HERE: lambda it: it.engine.events.change(it.event, changes.here, BEN.user_id, 6),
    Verb.EVENT_VOTE: lambda it: it.engine.events.change(it.event, changes.voted, BEN.user_id, "block"),
    Verb.EVENT_NEXT: lambda it: it.engine.events.next_round(it.event, ANA.user_id, 0),
    Verb.EVENT_END: lambda it: it.engine.events.end(it.event, ANA.user_id),
}
ONLY_SHOW: Final = {Verb.EVENT_STANDINGS, Verb.EVENT_FAIR, Verb.EVENT_HOW, Verb.EVENT_PLAN, Verb.EVENT_POST}
"""Buttons of events that change none."""

"""Everything that people, managers and the program do to what is stored, from the registries: edits of tables, actions
of events, settings, rules, privacy. A new one needs an example here: `test_pairs` says which is missing."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from bot.ui.pages.custom_ids import Verb
from engine.boneyard import Engine
from engine.events import changes
from engine.events.model import Plan
from engine.events.privacy import block, export_person, forget_server, sweep
from engine.retention import Retention
from engine.rules.errors import Refused
from engine.statistics.weekly import last_due
from engine.tables.edits.turns import MakeMove
from engine.tables.keeping.arranging import Arrangement, Order
from engine.tables.keeping.moderation import CHOSEN, Deed, Kind
from engine.tables.keeping.opening import Wanted
from engine.tables.keeping.preferences import READ
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import ChannelRef, Person, Snapshot
from engine.tables.table.rights import EDITS, Phase, Role
from engine.units import DAY
from tests.engine.tables.test_rights import made
from tests.engine.tables.world import ANA, BEN, CLEO, DAN
from tests.races.chance import NOT_COMPARED

MONA: Final = Person(99, "Mona")
"""A manager who plays nowhere."""
BY: Final = {Role.HOST: ANA, Role.PLAYER: BEN, Role.GUEST: DAN, Role.MANAGER: MONA, Role.ANYONE: CLEO, Role.AWAY: BEN}


@dataclass(frozen=True)
class Scene:
    """A running engine, and what the deeds are about."""

    engine: Engine
    table: Snapshot
    event: str = ""
    over: str = ""
    """A finished match."""

    @property
    def channel(self) -> ChannelRef:
        """Where all of it is."""
        return self.table.channel

    @property
    def guild(self) -> int:
        """The server of all of it."""
        return self.channel.guild_id or 0

    @property
    def left(self) -> int:
        """A server that the bot has left."""
        return self.guild + 1


Do = Callable[[Scene], Awaitable[object]]
"""A deed. A text that it returns is its answer."""


async def answer(do: Do, scene: Scene) -> str:
    """The answer to a deed, as its person reads it."""
    try:
        said = await do(scene)
    except Refused as refused:
        return str(refused.refusal)
    return said if isinstance(said, str) else "done"


def told(table: Snapshot) -> str:
    """What people see of a table: its people, its state, its moves."""
    return repr((table.id, table.version, table.status, table.host_id, table.seats, table.participants, table.steps))


def fits(said: list[str], order: list[str]) -> bool:
    """Whether these are the answers of an order. In place of another refusal the table may be told to have moved on."""
    pairs = zip(said, order, strict=True)
    return all(one == other or (one == TableRefusal.STALE and other != "done") for one, other in pairs)


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
        edit = replace(edit, channel=ChannelRef(scene.guild, 99))
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
    yield "open", lambda it: it.engine.tables.open(it.channel, CLEO, Wanted("draw", {}), click=77)
    yield "void", lambda it: it.engine.statistics.voiding.void(it.over or it.table.id)


async def _forget(scene: Scene, person: Person) -> object:
    return bool(await scene.engine.privacy.forget(person.user_id))


async def _block(scene: Scene, person: Person) -> object:
    await block(scene.engine.tables, scene.engine.events, scene.guild, person, MONA)
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
    await scene.engine.tables.moderation.set_rules(scene.guild, edit, MONA, Deed.CHANGED, name)
    return None


async def _server_look(scene: Scene) -> object:
    def edit(before: Any) -> Any:
        return replace(before, display=replace(before.display, numerals=True))

    await scene.engine.tables.moderation.choose(scene.guild, edit, MONA, Deed.CHANGED)
    return None


async def _weekly(scene: Scene) -> object:
    posting = scene.engine.statistics.weekly.chosen()

    def edit(before: Any) -> Any:
        return replace(before, weekly=posting(replace(before.weekly, channel_id=7, daily_channel_id=8)))

    await scene.engine.tables.moderation.choose(scene.guild, edit, MONA, Deed.CHANGED)
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


# -- more of people, servers and the program, raced in two processes --


def shared() -> Iterator[tuple[str, Do]]:
    """All deeds that no open table or event keeps apart: those of `people`, and what is stored beside tables."""
    yield from people()
    for person in (ANA, BEN):
        yield f"export {person.name}", partial(_export, person=person)
    yield "puzzle wrong", lambda it: it.engine.tables.puzzles.answer(ANA.user_id, "block", 3, 9, right=False)
    yield "puzzle right", lambda it: it.engine.tables.puzzles.answer(ANA.user_id, "block", 3, 9, right=True)
    yield "puzzle shown", lambda it: it.engine.tables.puzzles.show(ANA.user_id, "block", 3, 9)
    yield "daily row", lambda it: it.engine.tables.dailies.open(ANA, it.channel)
    yield "daily row twice", _daily_twice
    yield "arrange", lambda it: it.engine.tables.arrangements.choose(it.table.id, BEN.user_id, Arrangement(Order.PIPS))
    yield "achievements", _achievements
    yield "season begins", _season_begins
    yield "season ends", _season_ends
    for name in ("weekly", "daily"):
        yield f"post {name}", partial(_post, name=name)
    yield "plan an event", _plan
    yield "board of an event", lambda it: it.engine.events.set_shown(it.event, message_id=70)
    yield "sweep", _sweep
    yield "server forgotten", lambda it: forget_server(it.engine.tables, it.engine.events, it.left)


async def _export(scene: Scene, person: Person) -> str:
    found = await export_person(scene.engine.tables, person.user_id)
    kept = ({name: value for name, value in row.items() if name not in NOT_COMPARED} for row in found.pop("tables", ()))
    return hashlib.sha256(repr((found, list(kept))).encode()).hexdigest()


async def _daily_twice(scene: Scene) -> Snapshot:
    await scene.engine.tables.dailies.open(ANA, scene.channel)
    return await scene.engine.tables.dailies.open(ANA, scene.channel)


async def _achievements(scene: Scene) -> str:
    return repr(await scene.engine.statistics.achievements.of_match(scene.over, 1))


async def _season_begins(scene: Scene) -> str:
    return repr(await scene.engine.statistics.leaderboards.begin_season(scene.guild))


async def _season_ends(scene: Scene) -> str:
    return repr(await scene.engine.statistics.leaderboards.end_season(scene.guild, 1))


async def _post(scene: Scene, name: str) -> str:
    """Send the server's post of the week after, as `bot/ui/channel/weekly_posts.py` does. Where two send it at once,
    Discord takes one of them: they have the same nonce."""
    posts = getattr(scene.engine.statistics, name)
    known = await posts.of(scene.guild)
    day, _ = last_due(known, scene.table.active_at + 8 * DAY, daily=name == "daily")
    row = await posts.trying(replace(known, done=day.toordinal()))
    if row.channel_id is not None:
        assert row.nonce == f"{name[0]}{scene.guild:x}-{row.done}"
        await posts.done(row)
    return f"the post of {day} is sent"


async def _plan(scene: Scene) -> object:
    await scene.engine.events.plan(
        scene.channel, BEN, "Saturday", Plan(("draw",), rounds=1), interaction_id=scene.guild + 1
    )
    return None


async def _sweep(scene: Scene) -> object:
    engine, kept = scene.engine, Retention(clicks=1, solitaires=1)
    await sweep(engine.tables, engine.events, (scene.guild,), kept, scene.table.active_at)
    return None

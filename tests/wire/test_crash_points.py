"""A kill -9 at every instant that leaves something behind: after each commit and after each request that Discord has
carried out. One run records the disk and Discord at each of these instants. Then the bot is started on
some of those instants and the channel must show what the database holds.

Between two such instants a kill leaves what the earlier one has left, so nothing is missed but a torn write, which is
SQLite's to mend and `test_kills` does with real processes.
"""

from __future__ import annotations

import asyncio
import copy
import random
import sqlite3
from collections.abc import Awaitable, Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from engine.rules.games import GAMES, is_solitaire
from engine.store import Store
from engine.store.rows import PRIVATE
from tests.patience import HANG_SECONDS
from tests.wire.conftest import Hurry, running
from tests.wire.days import SCENES
from tests.wire.discord import WireDiscord
from tests.wire.people import ANA, BO, MOVES, People, buttons, control_of, shown
from tests.wire.records import Interaction, Request
from tests.wire.shapes import Message
from tests.wire.test_kills import FINAL, STEPS, TABLES, acknowledged, amiss, stored

DAILY, FEW, OFTEN = 5, 2, 150
"""Instants tried for a game, for a scene of days, and in the long run."""


DEALS = "SELECT table_id, number, move FROM steps WHERE move LIKE 'deal %' OR move LIKE 'lead %'"


@dataclass(frozen=True)
class Instant:
    """What a kill leaves: the database's file, and Discord as it is."""

    number: int
    database: bytes
    messages: dict[int, Message]
    interactions: dict[int, Interaction]
    nonces: dict[tuple[int, str], int]
    archived: set[int]
    deleted: set[int]


@dataclass
class Recording:
    """Notes every instant of a run."""

    wire: WireDiscord
    file: Path
    instants: list[Instant] = field(default_factory=list)

    @contextmanager
    def running(self, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
        """Meanwhile it notes."""
        transaction, carry_out = Store._transaction, self.wire._carry_out

        async def committed(store: Store, running: Awaitable[Any]) -> Any:
            done = await transaction(store, running)
            self.note()
            return done

        def carried_out(asked: Request, request: Any) -> Any:
            answer = carry_out(asked, request)
            self.note()
            return answer

        with monkeypatch.context() as patch:
            patch.setattr(Store, "_transaction", committed)
            patch.setattr(self.wire, "_carry_out", carried_out)
            yield

    def note(self) -> None:
        """Keep the state of now. All acknowledged moves are in it, once."""
        with closing(sqlite3.connect(f"file:{self.file}?mode=ro", uri=True)) as database:
            kept = database.serialize()
            hidden = "SELECT count(*) FROM tables WHERE status = 'lobby' AND message_id = ?"
            assert database.execute(hidden, (PRIVATE,)).fetchone() == (0,), "an invisible lobby"
            made = [row[3] for row in database.execute(STEPS)]
        wire = self.wire
        for click in wire.interactions.values():
            if click.custom_id and control_of({"custom_id": click.custom_id}).verb in FINAL and acknowledged(click):
                assert made.count(click.id) == 1, click.custom_id
        seen = copy.deepcopy((wire.messages, wire.interactions))
        places = (set(wire.archived), set(wire.deleted))
        self.instants.append(Instant(len(self.instants), kept, *seen, dict(wire._nonces), *places))


async def played(game: str, wire: WireDiscord, people: People) -> None:
    """Play a scene of days, or a lobby with a guest, a repost, the match, and the rematch. Of a solitaire only the
    openings and some moves."""
    if game in SCENES:
        await SCENES[game](wire, people)
        return
    if is_solitaire(game):
        await wire.answered(wire.slash(ANA, "domino solitaire"))
        await wire.answered(wire.slash(BO, "domino solitaire", show="public"))
        await people.play(BO, moves=3)
        return
    options = " ".join(f"{name}={value}" for name, value in GAMES[game].quick.items())
    await people.begin(ANA, BO, game=game, options=options)
    await wire.answered(wire.slash(BO, "domino board"))
    await people.play(ANA, BO)
    end = people.showing("rematch")
    assert end
    await people.start(shown(await people.press(ANA, end, "rematch")), ANA, BO)
    await people.play(ANA, BO, moves=1)


async def recorded(game: str, wire: WireDiscord, folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[Instant]:
    """What a run of a game leaves at each instant."""
    recording = Recording(wire, folder / "boneyard.db")
    async with running(wire, folder, draw=random.Random(1).randbytes):
        with recording.running(monkeypatch):
            await played(game, wire, People(wire))
    return recording.instants


def put_back(instant: Instant, folder: Path) -> Path:
    """The database of that instant in a folder of its own."""
    left = folder / str(instant.number)
    left.mkdir()
    (left / "boneyard.db").write_bytes(instant.database)
    return left


async def made_good(instant: Instant, wire: WireDiscord, folder: Path, *, go_on: bool = True) -> None:
    """Start the bot on the recorded state and wait until the channel shows what the database holds. Then all can play
    on."""
    people = People(wire)
    wire.messages, wire.interactions = copy.deepcopy((instant.messages, instant.interactions))
    wire._nonces, wire.archived, wire.deleted = dict(instant.nonces), set(instant.archived), set(instant.deleted)
    wire.sessions.clear()
    async with (
        running(wire, folder, seed=instant.number + 2, draw=random.Random(2).randbytes),
        asyncio.timeout(HANG_SECONDS),
    ):
        while amiss(folder, people):
            await wire.answered(wire.slash(ANA, "domino help"))
        if not go_on:
            return
        opened = shown(await wire.answered(wire.slash(ANA, "domino solitaire")))
        await wire.until(lambda: buttons(opened, *MOVES))


def held(database: bytes, question: str) -> list[Any]:
    """What a database holds."""
    with closing(sqlite3.connect(":memory:")) as memory:
        memory.deserialize(database[:18] + b"\x01\x01" + database[20:])  # as a file without a write-ahead log
        return memory.execute(question).fetchall()


def by_step(rows: Iterable[Any]) -> dict[tuple[str, int], str]:
    """What the house has drawn, by table and step."""
    return {(table, number): move for table, number, move in rows}


def before_a_deal(instants: list[Instant], rng: random.Random) -> list[Instant]:
    """The last instant before one of the deals after the first."""
    known = [by_step(held(instant.database, DEALS)) for instant in instants]
    due = rng.choice(sorted(known[-1])[2:] or sorted(known[-1]))
    return [[instant for instant, there in zip(instants, known, strict=True) if due not in there][-1]]


async def explored(game: str, most: int, wire: WireDiscord, folder: Path, patch: pytest.MonkeyPatch) -> int:
    """Record a run and start on some of its instants. Gives the number of all instants."""
    (folder / "run").mkdir()
    instants = await recorded(game, wire, folder / "run", patch)
    rng = random.Random(game)
    chosen = rng.sample(instants, min(most, len(instants)))
    match = game in GAMES and not is_solitaire(game)
    aimed = before_a_deal(instants, rng) if match else []
    for instant in {instant.number: instant for instant in [*chosen, *aimed]}.values():
        left = put_back(instant, folder)
        await made_good(instant, wire, left)
        if match:  # what chance decides again comes out as in the run that was not killed
            tables = {row[0] for row in held(instant.database, TABLES)}
            then, now = by_step(held(instants[-1].database, DEALS)), by_step(stored(left, DEALS))
            both = [step for step in then.keys() & now.keys() if step[0] in tables]
            assert [now[step] for step in both] == [then[step] for step in both]
            assert instant not in aimed or len(both) > len(held(instant.database, DEALS))
    return len(instants)


@pytest.fixture(autouse=True)
def unhesitating(monkeypatch: pytest.MonkeyPatch) -> None:
    """Premoves are played at once."""
    monkeypatch.setattr("engine.tables.edits.delays.SLOW", (0.0, 0.0))


@pytest.mark.parametrize("game", ["block", "castle_rock_solitaire", *SCENES])
async def test_after_a_kill_at_some_instants_the_channel_comes_right(
    game: str, wire: WireDiscord, tmp_path: Path, hurry: Hurry, monkeypatch: pytest.MonkeyPatch
) -> None:
    most = FEW if game in SCENES else DAILY
    assert await explored(game, most, wire, tmp_path, monkeypatch) > most


@pytest.mark.soak
@pytest.mark.parametrize("game", [*GAMES, *SCENES])
async def test_after_a_kill_at_many_instants_the_channel_comes_right(
    game: str, wire: WireDiscord, tmp_path: Path, hurry: Hurry, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await explored(game, OFTEN, wire, tmp_path, monkeypatch) > DAILY

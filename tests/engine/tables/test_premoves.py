"""Plans: moves laid down before one's turn, carried out as ordinary moves that take as long as thinking."""

from __future__ import annotations

import asyncio
import signal
import sys
from pathlib import Path
from random import Random

import pytest

from engine.rules.moves import Play, Stack, move_text, parse_move
from engine.rules.tiles import HOUSE, EndId, Seat, Tile
from engine.tables.edits.consent import Answer, Undo
from engine.tables.edits.delays import LIVE, SLOW
from engine.tables.edits.places import LoseChannel, MoveTo
from engine.tables.edits.premoves import (
    AddPremove,
    ClearPremoves,
    DropPremove,
    Premoves,
    SetPremoves,
    Unexpected,
    read_one,
)
from engine.tables.edits.settings import SetSetting
from engine.tables.edits.turns import MakeMove, Resign
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import By, Change, ChannelRef, Snapshot
from engine.units import DAY, HOUR
from tests.patience import HANG_SECONDS

from .test_premoves_after import plan
from .test_reply_delay import OTHERS, Dealer
from .world import ANA, BEN, BIRTH, CLEO, World, refusal

BEN_HELD = [Tile.parse(text) for text in ("6|0", "0|1", "0|2", "1|1", "2|3", "4|5", "3|3")]
ANA_HELD = [Tile.parse(text) for text in ("6|6", "6|1", "6|2", "6|3", "6|4", "6|5", "0|0")]
T = Tile.parse
ROOT = Path(__file__).parents[3]


class Both(Dealer):
    """Deals Ana and Ben what they are to hold."""

    def __init__(self, seed: int, ana: list[Tile], ben: list[Tile]) -> None:
        super().__init__(seed, [])
        self.first = [*ana, *ben]


async def waiting(
    folder: Path, *, seed: int = 1, ben: list[Tile] | None = None, time: int | None = DAY, reply_delay: bool = True
) -> tuple[World, Snapshot, list[tuple[float, object]]]:
    """A world with Ana on turn holding 6|6 and Ben premoving, plus all its public events with times."""
    world, seen = World(folder), list[tuple[float, object]]()
    world.rng = Both(seed, ANA_HELD, ben or BEN_HELD)

    def hear(change: Change) -> None:
        world.changes.append(change)
        seen.append((world.clock.now() - BIRTH, change.snapshot.view_for(None)))

    await world.start(hear)
    table = await world.table(turn_seconds=time, options={"target": "500"})
    await world.tables.change(table.id, SetSetting("reply_delay", "on" if reply_delay else "off"), ANA.user_id)
    await world.begin(table)
    await world.settle()
    return world, await world.now(table), seen


async def lay(world: World, table: Snapshot, *moves: str, who: int = BEN.user_id) -> Premoves | None:
    """Ben premoves these tiles. Returns his premoves."""
    for move in moves:
        entry = parse_move(move)
        assert isinstance(entry, (Play, Stack))
        await world.tables.change(table.id, AddPremove(entry), who)
    return await world.tables.premoves_of(table.id, who)


async def play(world: World, table: Snapshot, who: int, move: str) -> Snapshot:
    """A player moves by hand; immediate consequences are done."""
    table = await world.now(table)
    await world.tables.change(table.id, MakeMove(table.version, parse_move(move)), who)
    await world.settle()
    return await world.now(table)


def made(world: World) -> list[tuple[int, str, By]]:
    """Who made which moves, the house's aside."""
    steps = [step for change in world.changes for step in change.steps if step.seat != HOUSE]
    return [(step.seat, move_text(step.move), step.by) for step in steps]


BY_HAND = (0, "6|6", By.PLAYER)


@pytest.mark.parametrize(
    ("time", "bounds", "reply_delay"), [(DAY, SLOW, True), (HOUR, SLOW, False), (120, LIVE, True), (None, LIVE, False)]
)
async def test_a_premove_is_an_ordinary_move_that_takes_as_long_as_thinking(
    tmp_path: Path, time: int | None, bounds: tuple[float, float], reply_delay: bool
) -> None:
    world, table, _ = await waiting(tmp_path, time=time, reply_delay=reply_delay)
    await lay(world, table, "6|0")
    table = await play(world, table, ANA.user_id, "6|6")
    assert table.awaited == (BEN.user_id,), "he is on turn for all to see, and pinged like anybody"
    await world.leap(bounds[0] - 0.5)
    assert made(world) == [BY_HAND]
    await world.leap(bounds[1] - bounds[0] + 0.5)
    assert made(world) == [BY_HAND, (1, "0|6@0", By.PLAYER)]
    assert await world.tables.premoves_of(table.id, BEN.user_id) is None, "it is used up"
    stored = await world.store.load(table.id)
    assert stored is not None
    (step,) = [row for row in stored.steps if row.seat == 1]
    assert (step.move, step.made_by) == ("0|6@0", "player")


async def test_a_premove_may_play_at_once(tmp_path: Path) -> None:
    world, table, _ = await waiting(tmp_path, reply_delay=True)
    await lay(world, table, "6|0")
    await world.tables.change(table.id, SetPremoves("at_once", True), BEN)
    await world.restart()
    await play(world, table, ANA.user_id, "6|6")
    assert made(world)[-1] == (1, "0|6@0", By.PLAYER)


async def test_premoves_stay_until_used_up_or_for_one_turn(tmp_path: Path) -> None:
    world, table, _ = await waiting(tmp_path)
    await lay(world, table, "0|1", "6|0", "0|2")
    await play(world, table, ANA.user_id, "6|6")
    await world.leap(SLOW[1])
    left = await world.tables.premoves_of(table.id, BEN.user_id)
    assert left is not None
    assert [str(entry.tile) for entry in left.entries] == ["0|1", "0|2"], "what fitted nowhere waits for its turn"
    await world.tables.change(table.id, SetPremoves("once", True), BEN)
    await play(world, table, ANA.user_id, "1|6@1")
    await world.leap(SLOW[1])
    assert (1, "0|1@2", By.PLAYER) in made(world)
    assert await world.tables.premoves_of(table.id, BEN.user_id) is None


async def test_where_a_named_place_is_not_there_nothing_after_it_is_played(tmp_path: Path) -> None:
    world, table, _ = await waiting(tmp_path)
    await lay(world, table, "6|0@7", "6|0@9", "0|1")
    await play(world, table, ANA.user_id, "6|6")
    await world.leap(HOUR)
    assert made(world) == [BY_HAND]
    plan = await world.tables.premoves_of(table.id, BEN.user_id)
    assert plan == Premoves(cleared=Unexpected.NO_FIT), "he is told so until he has moved"
    await play(world, table, BEN.user_id, "6|0@0")
    assert await world.tables.premoves_of(table.id, BEN.user_id) is None


@pytest.mark.parametrize("must", [True, False])
async def test_a_forced_pass_clears_premoves_unless_they_allow_it(tmp_path: Path, must: bool) -> None:
    world, table, _ = await waiting(tmp_path, ben=OTHERS[:7])
    await lay(world, table, str(OTHERS[0]))
    await world.tables.change(table.id, SetPremoves("must", must), BEN)
    await play(world, table, ANA.user_id, "6|6")
    await world.leap(SLOW[1])
    assert made(world)[1] == (1, "pass", By.FORCED)
    plan = await world.tables.premoves_of(table.id, BEN.user_id)
    assert plan == (Premoves((Play(OTHERS[0]),)) if must else Premoves(cleared=Unexpected.FORCED))


async def test_a_move_by_hand_an_undo_and_resigning_clear_premoves(tmp_path: Path) -> None:
    world, table, _ = await waiting(tmp_path)
    await lay(world, table, "6|0", "0|1")
    table = await play(world, table, ANA.user_id, "6|6")
    await play(world, table, BEN.user_id, "6|0@0")
    assert await world.tables.premoves_of(table.id, BEN.user_id) is None
    await lay(world, table, "0|1")
    await world.tables.change(table.id, Undo(), BEN.user_id)
    question = (await world.now(table)).participants.question
    assert question is not None
    await world.tables.change(table.id, Answer(question.key, True), ANA.user_id)
    await world.leap(HOUR)
    assert made(world)[-1] == (1, "0|6@0", By.PLAYER)
    assert (await world.now(table)).acting == (Seat(1),), "it is his turn again, and nothing moves by itself"
    await play(world, table, BEN.user_id, "6|0@0")
    await lay(world, table, "0|1")
    await world.tables.change(table.id, Resign(), BEN.user_id)
    await world.settle()
    stored = await world.store.load(table.id)
    assert stored is not None
    assert stored.premoves == ()


async def test_premoves_are_changed_off_turn_by_their_owner_only(tmp_path: Path) -> None:
    world, table, seen = await waiting(tmp_path)
    change, told = world.tables.change, len(seen)
    assert await refusal(change(table.id, AddPremove(Play(T("6|1"))), ANA)) is TableRefusal.STALE, "she is on turn"
    assert await refusal(change(table.id, AddPremove(Play(T("6|1"))), BEN)) is TableRefusal.STALE, "he does not hold it"
    assert await refusal(change(table.id, AddPremove(Play(T("0|1"))), CLEO)) is TableRefusal.NOT_SEATED
    assert await refusal(change(table.id, SetPremoves("once", True), BEN)) is TableRefusal.STALE
    assert await lay(world, table, "0|1", "6|0", "0|1@3") == Premoves((Play(T("0|1"), EndId(3)), Play(T("6|0"))))
    await change(table.id, DropPremove(T("0|1")), BEN)
    assert await world.tables.premoves_of(table.id, BEN.user_id) == Premoves((Play(T("6|0")),))
    assert await world.tables.premoves_of(table.id, ANA.user_id) is None
    assert (await world.now(table), len(seen)) == (table, told), "others can't tell that he has premoves"
    await play(world, table, ANA.user_id, "6|6")
    assert await refusal(change(table.id, AddPremove(Play(T("0|1"))), BEN)) is TableRefusal.STALE
    await change(table.id, ClearPremoves(), BEN)
    await world.leap(HOUR)
    assert made(world) == [BY_HAND], "he has thought better of it in time"


@pytest.mark.parametrize("lost", ["nothing", "write", "answer"])
async def test_premoves_survive_a_restart_and_every_fault_and_move_once(tmp_path: Path, lost: str) -> None:
    world, table, _ = await waiting(tmp_path)
    await lay(world, table, "6|0", "0|1")
    await world.restart(away=HOUR)
    await play(world, table, ANA.user_id, "6|6")
    await world.leap(60)
    await world.restart(away=HOUR)
    await world.leap(60)
    assert made(world) == [BY_HAND]
    if lost != "nothing":
        world.store.fail_next(2, before=lost == "write")
    await world.leap(SLOW[1])
    world.store.heal()
    await world.leap(300)
    await world.check(table.id)
    stored = await world.store.load(table.id)
    assert stored is not None
    assert [row.move for row in stored.steps if row.seat == 1] == ["0|6@0"]
    assert [read_one(row.premoves).entries for row in stored.premoves] == [(Play(T("0|1")),)]
    await world.restart()
    await world.leap(HOUR)
    assert made(world)[-1][:2] == (1, "0|6@0")


KILLED = """
import asyncio, os, signal, sys
from pathlib import Path
from engine.store import Store
from tests.engine.tables.test_premoves import ANA, SLOW, lay, play, waiting

async def until_killed(folder, moment):
    world, table, _ = await waiting(folder)
    await lay(world, table, "6|0", "0|1")
    await play(world, table, ANA.user_id, "6|6")
    write = Store.write
    async def killing(*args, **more):
        if moment == "after":
            await write(*args, **more)
        os.kill(os.getpid(), signal.SIGKILL)
    Store.write = killing
    await world.leap(SLOW[1])

asyncio.run(until_killed(Path(sys.argv[1]), sys.argv[2]))
"""
"""A process killed while it stores a premove, before the commit or after it."""


@pytest.mark.slow
@pytest.mark.parametrize("moment", [pytest.param("before", marks=pytest.mark.soak), "after"])
async def test_after_a_kill_while_it_is_stored_a_premove_is_made_once(tmp_path: Path, moment: str) -> None:
    killed = await asyncio.create_subprocess_exec(sys.executable, "-c", KILLED, tmp_path, moment, cwd=ROOT)
    assert await asyncio.wait_for(killed.wait(), HANG_SECONDS) == -signal.SIGKILL
    world = World(tmp_path)
    world.clock.time += SLOW[1]
    await world.start()
    (table,) = world.tables.known()
    await world.leap(SLOW[1])
    await world.check(table.id)
    stored = await world.store.load(table.id)
    assert stored is not None
    assert [row.move for row in stored.steps if row.seat == 1] == ["0|6@0"]
    assert [read_one(row.premoves).entries for row in stored.premoves] == [(Play(T("0|1")),)]


async def test_premoves_at_an_unloaded_table_move_too(tmp_path: Path) -> None:
    world, table, _ = await waiting(tmp_path)
    await lay(world, table, "6|0")
    await play(world, table, ANA.user_id, "6|6")
    world.most_loaded = 1
    await world.restart()
    await world.begun()
    assert [known.id for known in world.tables.known() if known.unloaded] == [table.id]
    await world.leap(SLOW[1])
    assert made(world)[-1] == (1, "0|6@0", By.PLAYER)


async def test_premoves_wait_while_the_channel_is_gone(tmp_path: Path) -> None:
    world, table, _ = await waiting(tmp_path)
    await lay(world, table, "6|0")
    table = await play(world, table, ANA.user_id, "6|6")
    [table for table in await world.tables.change_each([table], LoseChannel()) if table.homeless]
    await world.leap(DAY)
    assert made(world) == [BY_HAND]
    await world.tables.change(table.id, MoveTo(ChannelRef(table.channel.guild_id, 21)), ANA.user_id)
    await world.leap(SLOW[1])
    assert made(world)[-1] == (1, "0|6@0", By.PLAYER)


async def test_a_premove_never_waits_past_the_deadline(tmp_path: Path) -> None:
    world, table, _ = await waiting(tmp_path, time=10)
    await lay(world, table, "6|0")
    await play(world, table, ANA.user_id, "6|6")
    await world.leap(9.5)
    assert made(world)[-1] == (1, "0|6@0", By.PLAYER), "no time ran out"


async def test_hidden_hands_do_not_change_the_time_of_a_premove(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """With the same chance, the public events are the same to the second for any other hand or premoves, so they are
    equally distributed over all chances."""
    waits = []
    for seed in range(2):
        told: list[list[tuple[float, object]]] = []
        for _ in range(2):
            held = Random(str((seed, len(told)))).sample([tile for tile in OTHERS if tile is not T("0|0")], 6)
            world, table, seen = await waiting(tmp_path_factory.mktemp("world"), seed=seed, ben=[T("6|0"), *held])
            await lay(world, table, *[str(tile) for tile in held[: seed + 2]], "6|0")
            await play(world, table, ANA.user_id, "6|6")
            await world.leap(SLOW[1])
            assert made(world)[1] == (1, "0|6@0", By.PLAYER)
            told.append(seen)
            await world.close()
        assert told[0] == told[1]
        waits.append(told[0][-1][0])
    assert len(set(waits)) == len(waits), "it is chance"


async def test_a_premove_and_a_forced_pass_wait_alike(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Opponents can't tell a premove from a forced move by its timing."""
    for seed in range(2):
        moments = []
        for held in (BEN_HELD, OTHERS[:7]):
            world, table, seen = await waiting(tmp_path_factory.mktemp("world"), seed=seed, ben=held)
            await lay(world, table, str(held[0]))
            await play(world, table, ANA.user_id, "6|6")
            before = len(seen)
            await world.leap(SLOW[1])
            moments.append(seen[before][0])
            await world.close()
        assert moments[0] == moments[1]


async def test_mu14_where_players_count_a_premove_waits_for_the_claims_and_states_no_count(tmp_path: Path) -> None:
    world = World(tmp_path)
    world.rng = Both(1, ANA_HELD, BEN_HELD)
    await world.start()
    chosen = {"target": "1000", "first_leader": "host_choice"}
    table = await world.table("muggins", turn_seconds=DAY, options=chosen)
    await world.begin(table)
    await world.settle()
    assert await lay(world, table, "6|0", "0|1") == plan("6|0", "0|1")
    table = await play(world, table, ANA.user_id, "6|6")
    window = table.window_ends
    assert window is not None
    await world.tables.change(table.id, MakeMove(table.version, parse_move("muggins")), BEN.user_id)
    assert await world.tables.premoves_of(table.id, BEN.user_id) == plan("6|0", "0|1"), "a call is not a turn"
    await world.advance(window - world.clock.now() + SLOW[0] - 1)
    assert (await world.now(table)).steps == table.steps + 1
    await world.advance(SLOW[1])
    (made,) = [step for change in world.changes if change.premoved for step in change.steps]
    assert move_text(made.move).startswith("0|6@")
    assert isinstance(made.move, Play)
    assert made.move.claim is None
    assert await world.tables.premoves_of(table.id, BEN.user_id) == plan("0|1")
    await world.close()

"""Who sits where before a match begins."""

from __future__ import annotations

from collections.abc import Awaitable

import pytest

from engine import robots
from engine.robots import GENTLE, NAMES, SHARP, USUAL
from engine.rules.errors import Refusal, Refused
from engine.rules.game import Rng
from engine.rules.games import GAMES
from engine.rules.moves import Move, parse_move
from engine.rules.views import View
from engine.store.errors import StoreUnavailable
from engine.tables.edits.lobby import (
    AddRobot,
    Begin,
    Cancel,
    ChooseSeat,
    Join,
    Leave,
    RemoveRobot,
    SetOption,
    as_played,
)
from engine.tables.edits.settings import SetSetting, claim_time
from engine.tables.edits.turns import MakeMove, Resign
from engine.tables.keeping.opening import Wanted, seated
from engine.tables.keeping.registry import MOST_HOSTED
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import ID_ALPHABET, ChangeKind, Snapshot, Status, TableId

from .world import ANA, BEN, CHANNEL, CLEO, World, refusal


async def test_a_new_table_has_its_host_in_seat_0(world: World) -> None:
    table = await world.tables.open(CHANNEL, ANA, Wanted("block", {"target": "61"}, turn_seconds=60))
    assert table.status is Status.LOBBY
    assert table.version == 1
    assert table.host_id == ANA.user_id
    assert [seat.person for seat in table.seats] == [ANA]
    assert table.options == (("target", "61"),)
    assert table.capacity == 10
    assert table.view_for(0) is None
    assert len(table.id) == 8
    assert set(table.id) <= set(ID_ALPHABET)
    assert [change.kind for change in world.changes] == [ChangeKind.OPENED]
    assert world.tables.known(channel_id=CHANNEL.channel_id) == (table,)
    assert world.tables.known(guild_id=CHANNEL.guild_id) == (table,)
    assert world.tables.known(channel_id=99) == ()
    await world.check(table.id)


async def test_options_that_are_the_default_are_not_kept(world: World) -> None:
    table = await world.tables.open(CHANNEL, ANA, Wanted("block", {"partnership": "off", "set": "d9"}))
    assert table.options == (("set", "d9"),)


SOLO = [game for game, kind in GAMES.items() if kind.solo]


async def options_with(world: World, game: str, people: int, **chosen: str) -> dict[str, str]:
    """The options of a match of Ana, others and a robot, whose host has chosen these."""
    lobby = await world.table(game, people, 1, options=chosen)
    return dict((await world.begin(lobby)).options)


@pytest.mark.parametrize("game", SOLO)
async def test_one_person_plays_by_other_rules_unless_they_chose(world: World, game: str) -> None:
    solo = GAMES[game].solo
    published = as_played(game, {})
    assert await options_with(world, game, people=1) == solo
    assert await options_with(world, game, people=2) == {}
    assert await options_with(world, game, people=1, **published) == {}
    assert await options_with(world, game, people=2, **solo) == solo


@pytest.mark.parametrize("game", SOLO)
async def test_what_the_host_chose_outlives_a_start_that_waits_for_others(world: World, game: str) -> None:
    lobby = await world.tables.open(CHANNEL, ANA, Wanted(game, as_played(game, {})))
    lobby = await world.tables.change(lobby.id, Join(), BEN)
    for option in GAMES[game].solo:
        lobby = await world.tables.change(lobby.id, SetOption(option, GAMES[game].solo[option]), ANA.user_id)
        lobby = await world.tables.change(lobby.id, SetOption(option, as_played(game, {})[option]), ANA.user_id)
    chosen = lobby.options
    lobby = await world.tables.change(lobby.id, Begin(), ANA.user_id)
    assert (lobby.status, lobby.awaited) == (Status.LOBBY, (BEN.user_id,))
    lobby = await world.tables.change(lobby.id, Leave(), BEN)
    lobby = await world.tables.change(lobby.id, AddRobot(), ANA.user_id)
    assert lobby.options == chosen
    assert dict((await world.begin(lobby)).options) == {}


@pytest.mark.parametrize("game", SOLO)
def test_all_tables_of_an_event_have_the_same_rules(game: str) -> None:
    alone = seated(TableId("abcdefgh"), CHANNEL, [ANA], Wanted(game, seats=2), 0)
    together = seated(TableId("abcdefgh"), CHANNEL, [ANA, BEN], Wanted(game, seats=2), 0)
    assert alone.options == together.options == ()


@pytest.mark.parametrize("game", SOLO)
async def test_a_rematch_has_the_rules_of_the_match_also_with_one_person(world: World, game: str) -> None:
    match = await world.begun(game, people=2)
    await world.tables.change(match.id, Resign(), BEN.user_id)
    ended = await world.now(match)
    lobby = await world.tables.rematch(ended.id, ANA)
    lobby = await world.tables.change(lobby.id, AddRobot(), ANA.user_id)
    assert dict((await world.begin(lobby)).options) == {}


async def test_a_table_that_cannot_be_is_refused_and_not_stored(world: World) -> None:
    def open_(game: str, options: dict[str, str] | None = None, **more: int) -> Awaitable[Snapshot]:
        return world.tables.open(CHANNEL, ANA, Wanted(game, options or {}, **more))  # type: ignore[arg-type]  # numbers

    assert await refusal(open_("chess")) is Refusal.UNKNOWN_GAME
    assert await refusal(open_("block", {"colour": "red"})) is Refusal.UNKNOWN_OPTION
    assert await refusal(open_("block", {"target": "much"})) is Refusal.BAD_OPTION
    assert await refusal(open_("block", seats=11)) is Refusal.WRONG_SEATS
    assert await refusal(open_("block", turn_seconds=1)) is Refusal.BAD_OPTION
    assert await refusal(open_("block", claim_seconds=0)) is Refusal.BAD_OPTION
    assert await world.store.open_tables(list(Status)) == []


async def test_a_host_has_a_limited_number_of_tables(world: World) -> None:
    for _ in range(MOST_HOSTED):
        await world.tables.open(CHANNEL, ANA, Wanted("block"))
    assert await refusal(world.tables.open(CHANNEL, ANA, Wanted("block"))) is TableRefusal.TOO_MANY_HOSTED
    await world.tables.open(CHANNEL, BEN, Wanted("block"))


async def test_people_join_until_the_table_is_full(world: World) -> None:
    table = await world.tables.open(CHANNEL, ANA, Wanted("block", seats=3))
    assert await refusal(world.tables.change(table.id, Join(), ANA)) is TableRefusal.ALREADY_SEATED
    await world.tables.change(table.id, Join(), BEN)
    table = await world.tables.change(table.id, Join(), CLEO)
    assert [seat.name for seat in table.seats] == ["Ana", "Ben", "Cleo"]
    assert table.version == 3
    assert await refusal(world.tables.change(table.id, AddRobot(), ANA.user_id)) is TableRefusal.TABLE_FULL
    assert await world.tables.tables_of(CLEO.user_id) == [table]
    await world.check(table.id)


async def test_who_leaves_makes_room_and_the_others_move_up(world: World) -> None:
    table = await world.table(people=3)
    table = await world.tables.change(table.id, Leave(), BEN.user_id)
    assert [(seat.seat, seat.name) for seat in table.seats] == [(0, "Ana"), (1, "Cleo")]
    assert await refusal(world.tables.change(table.id, Leave(), BEN.user_id)) is TableRefusal.NOT_SEATED
    await world.check(table.id)


async def test_a_host_who_leaves_hands_the_table_on_and_the_last_closes_it(world: World) -> None:
    table = await world.table(people=2, robots=1)
    table = await world.tables.change(table.id, Leave(), ANA.user_id)
    assert table.host_id == BEN.user_id
    table = await world.tables.change(table.id, Leave(), BEN.user_id)
    assert table.status is Status.CANCELLED
    assert world.changes[-1].kind is ChangeKind.CANCELLED
    assert world.tables.known() == ()
    assert await refusal(world.tables.change(table.id, Join(), ANA)) is TableRefusal.TABLE_CLOSED


async def test_only_the_host_seats_and_sends_robots(world: World) -> None:
    table = await world.table(people=2, robots=2)
    assert [seat.name for seat in table.seats] == ["Ana", "Ben", *NAMES[USUAL][:2]]
    assert [seat.robot for seat in table.seats] == [False, False, True, True]
    assert await refusal(world.tables.change(table.id, AddRobot(), BEN.user_id)) is TableRefusal.NOT_HOST
    assert await refusal(world.tables.change(table.id, RemoveRobot(), BEN.user_id)) is TableRefusal.NOT_HOST
    assert await refusal(world.tables.change(table.id, RemoveRobot(1), ANA.user_id)) is TableRefusal.NOT_SEATED
    table = await world.tables.change(table.id, RemoveRobot(2), ANA.user_id)
    assert [seat.name for seat in table.seats] == ["Ana", "Ben", NAMES[USUAL][1]]
    table = await world.tables.change(table.id, AddRobot(), ANA.user_id)
    assert table.seats[3].name == NAMES[USUAL][0]
    table = await world.tables.change(table.id, RemoveRobot(), ANA.user_id)
    table = await world.tables.change(table.id, RemoveRobot(), ANA.user_id)
    assert await refusal(world.tables.change(table.id, RemoveRobot(), ANA.user_id)) is TableRefusal.NOT_SEATED


async def test_a_robot_plays_at_the_level_the_host_chose(world: World) -> None:
    """Its name tells the level, which only usual robots are not told."""
    asked: dict[int, tuple[str, ...]] = {}

    def choose(view: View, rng: Rng, *level: str) -> Move | None:
        assert view.viewer is not None
        asked[view.viewer] = level
        return robots.choose(view, rng)

    world.choose = choose
    table = await world.table(people=1)
    for level in (GENTLE, USUAL, SHARP):
        table = await world.tables.change(table.id, AddRobot(level), ANA.user_id)
    assert [seat.name for seat in table.seats[1:]] == [NAMES[level][0] for level in (GENTLE, USUAL, SHARP)]
    await world.tables.change(table.id, Begin(), ANA.user_id)
    await world.settle()
    while len(asked) < 3:
        await world.move(table)
    assert asked == {1: (GENTLE,), 2: (), 3: (SHARP,)}


async def test_a_level_that_a_game_does_not_have_is_refused(world: World) -> None:
    table = await world.table("mexican_train", people=1)
    for level in (SHARP, "best"):
        assert await refusal(world.tables.change(table.id, AddRobot(level), ANA.user_id)) is Refusal.BAD_OPTION


async def test_people_change_seats_to_choose_partners(world: World) -> None:
    table = await world.table(people=4, options={"partnership": "on"})
    table = await world.tables.change(table.id, ChooseSeat(2), BEN.user_id)
    assert [seat.name for seat in table.seats] == ["Ana", "Cleo", "Ben", "Dan"]
    assert await refusal(world.tables.change(table.id, ChooseSeat(4), BEN.user_id)) is Refusal.WRONG_SEATS
    assert await refusal(world.tables.change(table.id, ChooseSeat(0), 77)) is TableRefusal.NOT_SEATED
    await world.check(table.id)


async def test_the_host_sets_options_and_the_seats_follow(world: World) -> None:
    table = await world.table(people=2)
    assert await refusal(world.tables.change(table.id, SetOption("target", "50"), BEN.user_id)) is TableRefusal.NOT_HOST
    assert await refusal(world.tables.change(table.id, SetOption("target", "x"), ANA.user_id)) is Refusal.BAD_OPTION
    table = await world.tables.change(table.id, SetOption("set", "d9"), ANA.user_id)
    assert (table.options, table.capacity) == ((("set", "d9"),), 7)
    table = await world.tables.change(table.id, SetOption("set", "d6"), ANA.user_id)
    assert (table.options, table.capacity) == ((("set", "d6"),), 4)
    assert world.changes[-1].kind is ChangeKind.OPTIONS
    await world.check(table.id)


async def test_an_option_that_leaves_people_standing_is_refused(world: World) -> None:
    table = await world.table(people=4, robots=1, options={"set": "d9"})
    assert await refusal(world.tables.change(table.id, SetOption("set", "d6"), ANA.user_id)) is Refusal.WRONG_SEATS


async def test_the_host_sets_the_clock(world: World) -> None:
    table = await world.table()
    table = await world.tables.change(table.id, SetSetting("clock", str(86400)), ANA.user_id)
    assert (table.turn_seconds, table.claim_seconds) == (86400, 1800)
    table = await world.tables.change(table.id, SetSetting("clock", "none"), ANA.user_id)
    assert (table.turn_seconds, table.claim_seconds) == (None, 8)
    assert await refusal(world.tables.change(table.id, SetSetting("clock", str(0)), ANA.user_id)) is Refusal.BAD_OPTION
    await world.check(table.id)


@pytest.mark.parametrize(("turn", "claims"), [(None, 8), (60, 8), (3600, 75), (86400, 1800), (7 * 86400, 1800)])
def test_the_slower_the_game_the_longer_claims_are_waited_for(turn: int | None, claims: int) -> None:
    assert claim_time(turn) == claims


async def test_only_the_host_starts_and_only_with_enough_people(world: World) -> None:
    table = await world.table(people=1)
    assert await refusal(world.tables.change(table.id, Begin(), ANA.user_id)) is Refusal.WRONG_SEATS
    table = await world.tables.change(table.id, Join(), BEN)
    assert await refusal(world.tables.change(table.id, Begin(), BEN.user_id)) is TableRefusal.NOT_HOST
    table = await world.tables.change(table.id, Begin(), ANA.user_id)
    assert table.status is Status.PLAYING
    assert await refusal(world.tables.change(table.id, Begin(), ANA.user_id)) is TableRefusal.ALREADY_STARTED
    assert await refusal(world.tables.change(table.id, Join(), CLEO)) is TableRefusal.ALREADY_STARTED
    assert await refusal(world.tables.change(table.id, Leave(), BEN.user_id)) is TableRefusal.ALREADY_STARTED
    assert (
        await refusal(world.tables.change(table.id, SetOption("target", "9"), ANA.user_id))
        is TableRefusal.ALREADY_STARTED
    )


async def test_the_host_cancels_a_lobby(world: World) -> None:
    table = await world.table()
    assert await refusal(world.tables.change(table.id, Cancel(), BEN.user_id)) is TableRefusal.NOT_HOST
    table = await world.tables.change(table.id, Cancel(), ANA.user_id)
    assert table.status is Status.CANCELLED
    assert await world.now(table) == table
    assert (
        await refusal(world.tables.change(table.id, MakeMove(table.version, parse_move("pass")), 1))
        is TableRefusal.TABLE_CLOSED
    )


async def test_the_same_interaction_changes_a_table_once(world: World) -> None:
    table = await world.tables.open(CHANNEL, ANA, Wanted("block"), click=500)
    with pytest.raises(Refused) as refused:
        await world.tables.open(CHANNEL, ANA, Wanted("block"), click=500)
    assert refused.value.refusal is TableRefusal.DUPLICATE
    assert refused.value.facts["table"] == table.id
    table = await world.tables.change(table.id, AddRobot(), ANA.user_id, click=501)
    again = world.tables.change(table.id, AddRobot(), ANA.user_id, click=501)
    assert await refusal(again) is TableRefusal.DUPLICATE
    assert await world.now(table) == table
    assert len(world.tables.known()) == 1


async def test_a_table_that_never_was_is_refused(world: World) -> None:
    assert await refusal(world.tables.snapshot("nowhere1")) is TableRefusal.NO_SUCH_TABLE
    assert world.tables.peek("nowhere1") is None


async def test_an_opening_is_stored_whole(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def failing(*_: object, **__: object) -> None:
        raise StoreUnavailable("no second transaction")

    monkeypatch.setattr(world.store, "write", failing)
    lobby = await world.tables.open(CHANNEL, ANA, Wanted("block", robots=2, asked=[CLEO]))
    alone = await world.tables.open(CHANNEL, ANA, Wanted("castle_rock_solitaire", public=False, begin=True))
    for table, status, seats in ((lobby, Status.LOBBY, 3), (alone, Status.PLAYING, 1)):
        stored = await world.store.load(table.id)
        assert stored is not None
        assert (stored.table.status, len(stored.seats), stored.table.version) == (status, seats, table.version)
    assert lobby.awaited == (CLEO.user_id,)


async def test_the_public_message_is_remembered_without_a_new_version(world: World) -> None:
    table = await world.table()
    told = len(world.changes)
    await world.tables.set_shown(table.id, message_id=999)
    after = await world.tables.change(table.id, Join(), CLEO)
    assert (after.version, after.message_id) == (table.version + 1, 999)
    assert len(world.changes) == told + 1
    await world.restart()
    assert (await world.now(table)).message_id == 999


async def test_a_private_table_has_no_message_and_stays_private(world: World) -> None:
    table = await world.tables.open(CHANNEL, ANA, Wanted("castle_rock_solitaire", seats=1, public=False))
    await world.tables.change(table.id, Begin(), ANA.user_id)
    await world.restart()
    after = await world.now(table)
    assert not after.public
    assert after.message_id is None


async def test_lobbies_outlive_a_restart(world: World) -> None:
    table = await world.table(people=3, robots=1, options={"partnership": "on"}, turn_seconds=30)
    await world.restart()
    assert await world.now(table) == table
    assert await world.tables.tables_of(CLEO.user_id) == [table]


async def test_a_second_option_keeps_the_first(world: World) -> None:
    table = await world.table()
    for name, value in (("set", "d9"), ("target", "50")):
        table = await world.tables.change(table.id, SetOption(name, value), ANA.user_id)
    assert dict(table.options) == {"set": "d9", "target": "50"}

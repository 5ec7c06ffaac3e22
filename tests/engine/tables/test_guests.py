"""A lobby's guests: invited, waiting for a seat, or removed."""

from __future__ import annotations

from engine.store.codec import from_text, to_text
from engine.tables.edits.lobby import Begin, Decline, Invite, Join, Leave, Remove, SetOption
from engine.tables.keeping.opening import Wanted
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import Person, Snapshot, Status
from engine.tables.table.participants import Participants, Standing

from .world import ANA, BEN, CHANNEL, CLEO, DAN, PEOPLE, World, refusal


def names(table: Snapshot, standing: Standing) -> list[str]:
    return [guest.name for guest in table.participants.who(standing)]


def test_participants_are_read_as_they_were_stored() -> None:
    participants = Participants()
    for person, standing in zip(PEOPLE, Standing, strict=True):
        participants = participants.having(person.user_id, person.name, standing)
    assert from_text(Participants, to_text(participants)) == participants
    assert from_text(Participants, "{}") == Participants()


async def test_people_are_asked_once_and_say_yes_or_no(world: World) -> None:
    table = await world.tables.open(CHANNEL, ANA, Wanted("block"))
    table = await world.tables.change(table.id, Invite((BEN, CLEO, ANA)), ANA.user_id)
    assert names(table, Standing.ASKED) == ["Ben", "Cleo"], "who sits there needs no asking"
    assert await refusal(world.tables.change(table.id, Invite((BEN,)), ANA.user_id)) is TableRefusal.NOBODY_TO_ASK
    assert await refusal(world.tables.change(table.id, Decline(), DAN.user_id)) is TableRefusal.NOT_ASKED
    table = await world.tables.change(table.id, Decline(), CLEO.user_id)
    assert names(table, Standing.DECLINED) == ["Cleo"]
    assert await refusal(world.tables.change(table.id, Invite((CLEO,)), ANA.user_id)) is TableRefusal.NOBODY_TO_ASK
    table = await world.tables.change(table.id, Join(), BEN)
    assert names(table, Standing.ASKED) == []
    table = await world.tables.change(table.id, Join(), CLEO)
    assert table.participants.guests == (), "who said no may think again"
    await world.check(table.id)
    await world.restart()
    assert await world.now(table) == table


async def test_only_those_who_sit_there_ask_others(world: World) -> None:
    table = await world.table(people=2)
    assert await refusal(world.tables.change(table.id, Invite((DAN,)), CLEO.user_id)) is TableRefusal.NOT_SEATED
    assert names(await world.tables.change(table.id, Invite((DAN,)), BEN.user_id), Standing.ASKED) == ["Dan"]
    await world.tables.change(table.id, Begin(), ANA.user_id)
    assert (await world.now(table)).participants == Participants(), "with the match the asking is over"
    assert await refusal(world.tables.change(table.id, Invite((CLEO,)), ANA.user_id)) is TableRefusal.ALREADY_STARTED


async def test_at_a_full_table_people_wait_and_the_first_of_them_gets_the_next_seat(world: World) -> None:
    table = await world.table(people=2, seats=2)
    table = await world.tables.change(table.id, Join(), CLEO)
    table = await world.tables.change(table.id, Join(), DAN)
    assert names(table, Standing.WAITING) == ["Cleo", "Dan"]
    assert await refusal(world.tables.change(table.id, Join(), CLEO)) is TableRefusal.ALREADY_WAITING
    table = await world.tables.change(table.id, Leave(), BEN.user_id)
    assert [seat.name for seat in table.seats] == ["Ana", "Cleo"]
    assert names(table, Standing.WAITING) == ["Dan"]
    table = await world.tables.change(table.id, Leave(), DAN.user_id)
    assert table.participants.guests == ()
    await world.check(table.id)


async def test_a_waiting_person_gets_the_next_free_seat(world: World) -> None:
    table = await world.table(people=2, seats=2)
    table = await world.tables.change(table.id, Join(), CLEO)
    table = await world.tables.change(table.id, Join(), DAN)
    table = await world.tables.change(table.id, Leave(), BEN.user_id)
    assert [seat.name for seat in table.seats] == ["Ana", "Cleo"]
    table = await world.tables.change(table.id, SetOption("set", "d9"), ANA.user_id)
    assert names(table, Standing.WAITING) == ["Dan"], "a smaller table keeps its size"
    await world.check(table.id)


async def test_a_person_who_joins_takes_the_seat_of_the_last_robot(world: World) -> None:
    table = await world.table(people=1, robots=3, options={"partnership": "on"})
    robots = [seat.name for seat in table.seats[1:]]
    table = await world.tables.change(table.id, Join(), CLEO)
    assert [seat.name for seat in table.seats] == ["Ana", *robots[:2], "Cleo"]
    table = await world.tables.change(table.id, Join(), DAN)
    table = await world.tables.change(table.id, Join(), BEN)
    assert [seat.name for seat in table.seats] == ["Ana", "Ben", "Dan", "Cleo"]
    zoe = Person(77, "Zoe")
    table = await world.tables.change(table.id, Join(), zoe)
    assert names(table, Standing.WAITING) == ["Zoe"], "all seats are people's"
    await world.check(table.id)
    table = await world.tables.change(table.id, Begin(), ANA.user_id)
    assert names(table, Standing.WAITING) == ["Zoe"], "and told when it begins"
    await world.restart()
    assert names(await world.now(table), Standing.WAITING) == ["Zoe"]


async def test_a_table_passes_to_a_waiting_person_when_the_only_player_leaves(world: World) -> None:
    table = await world.table(people=1, robots=1, seats=2)
    await world.tables.change(table.id, Join(), BEN)
    table = await world.tables.change(table.id, Leave(), ANA.user_id)
    assert (table.status, table.host_id) == (Status.LOBBY, BEN.user_id)
    await world.check(table.id)


async def test_a_removed_person_may_not_join_until_invited(world: World) -> None:
    table = await world.table(people=3)
    assert await refusal(world.tables.change(table.id, Remove(CLEO.user_id), BEN.user_id)) is TableRefusal.NOT_HOST
    assert await refusal(world.tables.change(table.id, Remove(ANA.user_id), ANA.user_id)) is TableRefusal.NOT_SEATED
    assert await refusal(world.tables.change(table.id, Remove(DAN.user_id), ANA.user_id)) is TableRefusal.NOT_SEATED
    table = await world.tables.change(table.id, Remove(BEN.user_id), ANA.user_id)
    assert [seat.name for seat in table.seats] == ["Ana", "Cleo"]
    assert await refusal(world.tables.change(table.id, Join(), BEN)) is TableRefusal.REMOVED
    assert await refusal(world.tables.change(table.id, Invite((BEN,)), CLEO.user_id)) is TableRefusal.NOBODY_TO_ASK
    await world.tables.change(table.id, Invite((BEN,)), ANA.user_id)
    table = await world.tables.change(table.id, Join(), BEN)
    assert table.seat_of(BEN.user_id) is not None
    await world.check(table.id)


async def test_the_list_of_guests_has_an_end(world: World) -> None:
    table = await world.tables.open(CHANNEL, ANA, Wanted("block"))
    crowd = [Person(100 + number, f"P{number}") for number in range(26)]
    assert await refusal(world.tables.change(table.id, Invite(tuple(crowd)), ANA.user_id)) is TableRefusal.NOBODY_TO_ASK
    assert len((await world.tables.change(table.id, Invite(tuple(crowd[:25])), ANA.user_id)).participants.guests) == 25

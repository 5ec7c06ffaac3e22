"""Deals that anybody can check: whole matches of every game, forgers, damage, and what must stay secret meanwhile."""

from __future__ import annotations

import itertools
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from engine.rules import fair
from engine.rules.events import RoundEnded
from engine.rules.fair import Chance, Checked, Flaw, Unfair
from engine.rules.game import house_move
from engine.rules.games import GAMES, make_game
from engine.rules.house import Closing
from engine.rules.moves import Appoint, Claim, Deal, parse_move
from engine.rules.options import option_specs
from engine.rules.proof import check_deals, deals_text
from engine.rules.record import Record, Step, header_of, read_record
from engine.rules.tiles import HOUSE
from engine.tables.edits.consent import Answer, Undo
from engine.tables.edits.lobby import AddRobot, Begin, ChooseSeat, Join, Leave
from engine.tables.edits.steps import Act
from engine.tables.edits.turns import Resign
from engine.tables.keeping.opening import Wanted
from engine.tables.keeping.state import rebuild, row_of
from engine.tables.running.rules import Do, Situation, next_step
from engine.tables.table.model import Snapshot, Status
from engine.tables.table.sealed import SeedChain
from engine.tables.table.seed_chain import commit_of

from .world import ANA, BEN, CHANNEL, World


@pytest.fixture
async def world(tmp_path: Path) -> World:
    """Tables with chains."""
    world = World(tmp_path)
    world.draw = Random(7).randbytes
    await world.start()
    return world


async def opened(world: World, game: str = "block", people: int = 2, robots: int = 0, **options: str) -> Snapshot:
    """A match after three clicks: 101 seats Ana, 102 seats Ben, 100 starts."""
    table = await world.tables.open(CHANNEL, ANA, Wanted(game, options, robots=robots), click=101)
    if people > 1:
        table = await world.tables.change(table.id, Join(), BEN, click=102)
    await world.tables.change(table.id, Begin(), ANA.user_id, click=100)
    await world.settle()
    return await world.now(table)


async def played_on(world: World, table: Snapshot, most: int = 400, rounds: int = 10_000) -> Snapshot:
    """People click until the match is over."""
    clicks = itertools.count(1000 + table.steps)
    for _ in range(most):
        if table.status is not Status.PLAYING or len(table.rounds) >= rounds:
            break
        if table.turn is not None and table.turn.human:
            table = await world.move(table, next(clicks))
        else:
            await world.advance(30)
            table = await world.now(table)
    return table


async def deals(world: World, table: Snapshot) -> str:
    return await world.tables.records.deals(await world.now(table))


def draws(text: str) -> int:
    """How often the house drew, counted in the record alone."""
    record = read_record(fair.check(text).record)
    return sum(isinstance(step.move, (Deal, Appoint)) for step in record.steps)


ALWAYS = ("block", "build_up", "castle_rock_solitaire")
"""The games that are played in every run of the tests: lots for the lead, a pile a seat, and one player."""


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[] if name in ALWAYS else [pytest.mark.soak]) for name in GAMES]
)
async def test_the_deals_of_every_game_can_be_checked(world: World, name: str) -> None:
    options = dict(GAMES[name].quick)
    seats = next((n for n in make_game(name, options).seat_counts() if n > 1), 1)
    table = await opened(world, name, min(seats, 2), max(0, seats - 2), **options)
    commit = commit_of(table)
    table = await played_on(world, table, most=60)
    if table.status is Status.PLAYING:
        for person in (ANA, BEN)[:seats]:
            await world.tables.change(table.id, Resign(), person.user_id)
        await world.settle()
        table = await world.now(table)
    text = await deals(world, table)
    found = check_deals(text)
    assert (found.commit, found.rounds) == (commit, len(table.rounds))
    assert len(found.draws) == draws(text) > 0
    assert found.clicks == ((101, 102, 100) if seats > 1 else (101, 100))


async def test_a_crash_changes_no_deal(world: World) -> None:
    """Every draw of the house follows from data stored before it."""
    table = await played_on(world, await opened(world, target="25"))
    stored = await world.store.load(table.id)
    assert stored is not None
    again = 0
    for at, row in enumerate(stored.steps):
        if row.seat != HOUSE or not isinstance(parse_move(row.move), (Deal, Appoint)):
            continue
        playing = replace(stored.table, status=Status.PLAYING)
        before = rebuild(replace(stored, table=playing, steps=stored.steps[:at]))
        step = next_step(Situation(table=before, now=0.0, rng=Random(99)))
        assert isinstance(step, Do)
        assert isinstance(step.what, Act)
        assert step.what.move == parse_move(row.move)
        again += 1
    assert again == len(fair.check(await deals(world, table)).draws) > 1


async def test_a_match_between_two_starts_of_the_program_is_dealt_as_one_without(world: World) -> None:
    table = await opened(world, target="60")
    table = await played_on(world, table, rounds=1)
    await world.restart()
    table = await played_on(world, await world.now(table), rounds=2)
    assert check_deals(await deals(world, table)).rounds == len(table.rounds) == 2


async def test_a_move_that_was_taken_back_gave_nothing(world: World) -> None:
    table = await opened(world, target="10")
    before = table.clicked
    moved = await world.move(table, 5000)
    if moved.steps == table.steps + 1:
        assert moved.clicked == 5000
        (mine,) = [seat.person for seat in table.seats if table.turn and seat.seat == table.turn.seat]
        other = BEN if mine == ANA else ANA
        assert mine is not None
        asked = await world.tables.change(table.id, Undo(), mine.user_id)
        assert asked.participants.question is not None
        back = await world.tables.change(
            table.id, Answer(asked.participants.question.key, True), other.user_id, click=5001
        )
        assert back.clicked == before
    table = await played_on(world, await world.now(table))
    check_deals(await deals(world, table))


async def test_who_leaves_the_lobby_gives_nothing_and_seats_give_in_their_order(world: World) -> None:
    table = await world.tables.open(CHANNEL, ANA, Wanted("block", {"target": "1"}), click=11)
    await world.tables.change(table.id, Join(), BEN, click=12)
    await world.tables.change(table.id, Leave(), BEN.user_id, click=13)
    await world.tables.change(table.id, Join(), BEN, click=14)
    await world.tables.change(table.id, AddRobot(), ANA.user_id, click=15)
    await world.tables.change(table.id, ChooseSeat(0), BEN.user_id, click=16)
    await world.tables.change(table.id, Begin(), ANA.user_id, click=17)
    await world.settle()
    table = await played_on(world, await world.now(table))
    assert check_deals(await deals(world, table)).clicks == (14, 11, 17)


async def test_a_rematch_has_a_chain_of_its_own(world: World) -> None:
    table = await played_on(world, await opened(world, target="1"))
    again = await world.tables.rematch(table.id, BEN, click=9000)
    assert commit_of(again) != commit_of(table)
    chain = again.seed_chain
    assert chain is not None
    assert (chain.seated, chain.clicks) == (((BEN.user_id, 9000),), ())


async def test_a_table_without_a_chain_plays_on(world: World) -> None:
    world.draw = None
    await world.restart()
    table = await played_on(world, await opened(world, target="1"))
    assert table.status is Status.FINISHED
    assert commit_of(table) is None


async def test_no_key_is_shown_before_its_round_is_over_and_none_is_in_a_log(world: World) -> None:
    table = await played_on(world, await opened(world, target="60"), rounds=1)
    assert table.status is Status.PLAYING
    chain = table.seed_chain
    assert chain is not None
    text = await deals(world, table)
    told = f"{text}{table!r}{row_of(table)!r}{chain!r}"
    assert chain.key(1).hex() in text
    assert not any(chain.key(number).hex() in told for number in range(2, fair.ROUNDS + 1))


async def test_after_the_last_key_matches_go_on(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.tables.keeping.opening.ROUNDS", 1)
    table = await played_on(world, await opened(world, target="25"), rounds=2)
    assert len(table.rounds) == 2
    assert check_deals(await deals(world, table)).rounds == 1


# -- forgers --


def checked(data: bytes) -> Checked:
    """What `boneyard verify` does with a file."""
    return check_deals(data.decode())


KEYS = SeedChain(bytes(32), fair.ROUNDS, clicks=(101, 102, 100))


def a_file(name: str, options: dict[str, str] | None = None, rounds: int = 2) -> str:
    """The file of a match that is played at random, dealt as the documentation says, with a click for each move."""
    game, rng = make_game(name, options or {}), Random(5)
    seats = game.seat_counts()[0]
    match = game.start(seats)
    steps, clicks = list[Step](), list[int | None]()
    over = draw = 0
    while over < rounds and (acting := match.to_act()):
        if acting[0] == HOUSE:
            need = match.need()
            assert need is not None
            draw += not isinstance(need, Closing)
            last = [click for click in clicks if click is not None][-1:]
            move = house_move(need, Chance(KEYS.key(over + 1), over + 1, draw, (*KEYS.clicks, *last)))
        else:
            move = rng.choice([move for move in match.legal_moves(acting[0]) if not isinstance(move, Claim)])
        if any(isinstance(event, RoundEnded) for event in match.play(acting[0], move)):
            over, draw = over + 1, 0
        steps.append(Step(acting[0], move))
        clicks.append(None if acting[0] == HOUSE else 1000 + len(steps))
    record = Record(header_of(game, seats), tuple(steps))
    return deals_text(record, KEYS.clicks, clicks, KEYS.key, over)


@pytest.mark.parametrize("lots", ["random", "draw_high"])
@pytest.mark.parametrize("name", GAMES)
def test_a_file_of_every_game_holds_lots_deals_and_redraws(name: str, lots: str) -> None:
    known = {spec.name: spec.values for spec in option_specs(GAMES[name].options)}
    options = {"first_leader": lots} if lots in known.get("first_leader", ()) else {}
    text = a_file(name, options)
    found = check_deals(text)
    assert len(found.draws) == draws(text) >= found.rounds
    rounds = [tuple(map(int, line.split(" ")[1:3])) for line in found.draws]
    assert rounds == sorted(rounds)


def test_every_single_altered_byte_is_noticed() -> None:
    data = a_file("block", rounds=1).encode()
    checked(data)
    rng = Random(3)
    for at in range(len(data)):
        for other in {data[at] ^ 1, data[at] ^ 32, rng.randrange(256)} - {data[at]}:
            with pytest.raises((Unfair, UnicodeDecodeError)):
                checked(data[:at] + bytes([other]) + data[at + 1 :])
    for wrong in (b"", data[:-1], data + b"\n", data[1:], data.replace(b"\n", b"\r\n")):
        with pytest.raises(Unfair):
            checked(wrong)


def forged(text: str, old: str, new: str) -> str:
    """The file with something else in it and a checksum that fits."""
    assert old in text
    body = text[: text.index("checksum ")].replace(old, new, 1)
    return body + fair.checksum(body)


def test_a_forger_who_mends_the_checksum_is_found_out() -> None:
    text = a_file("block")
    lines = text.splitlines()
    deal = next(line for line in lines if line.startswith("step - deal"))
    first, second = deal.split(" ")[3:5]
    swapped = deal.replace(f"{first} {second}", f"{second} {first}")
    last_key = next(line for line in lines if line.startswith("key 2 "))
    draw = [line for line in lines if line.startswith("draw ")]
    commit = lines[1].split(" ")[1]
    other = "0" if commit[0] != "0" else "1"
    move = next(line for line in lines if line.startswith("step 0 "))
    for old, new, fault in (
        (f"{deal}\n", f"{swapped}\n", Flaw.DRAW),
        ("clicks 101 102 100", "clicks 102 101 100", Flaw.DRAW),
        ("clicks 101 102 100", "clicks 101 102", Flaw.DRAW),
        (f"commit {commit[0]}", f"commit {other}", Flaw.KEY),
        (last_key, last_key[:-2] + ("00" if last_key[-2:] != "00" else "11"), Flaw.KEY),
        (f"{last_key}\n", "", Flaw.DRAW),
        (f"{draw[-1]}\n", "", Flaw.FORM),
        (draw[-1], draw[-1].replace("draw 2 1", "draw 1 1"), Flaw.DRAW),
        (draw[-1], f"{draw[-1]} 0", Flaw.RULES),
        (f"{move}\n", "", Flaw.RULES),
        ("seats 2", "seats 3", Flaw.RULES),
    ):
        with pytest.raises(Unfair) as unfair:
            check_deals(forged(text, old, new))
        assert unfair.value.flaw is fault, (old, new)

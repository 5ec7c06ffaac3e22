"""Floods and forgeries: what the live board must not do for anyone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import aiohttp

from bot.live.limits import SECONDS as LIMIT_SECONDS
from bot.live.server import DOOR_BURST, MOST_PAGES
from bot.live.sessions import Session, Sessions, signing_key
from engine.tables.edits.turns import Resign
from engine.tables.table.model import Person, TableId
from engine.units import HOUR
from tests.wire.live.conftest import REFUSED, WORDS, Clock, Live
from tests.wire.people import ANA, BO, CHLOE, STRANGER, People
from tests.wire.shapes import (
    CHANNEL,
    GUILD,
)


async def test_a_peer_asks_for_so_many_sessions_at_a_time(live: Live, clock: type[Clock]) -> None:
    for _ in range(DOOR_BURST):
        assert await live.enter(b"") == REFUSED
    assert await live.enter(b"") == (429, WORDS("board.live_busy"))
    forwarded = {"X-Forwarded-For": "203.0.113.1, 203.0.113.7"}
    assert await live.enter(b"", **forwarded) == REFUSED, "a proxy asks for many"
    clock.later += LIMIT_SECONDS
    assert await live.enter(b"") == REFUSED


async def test_a_person_has_so_many_pages(live: Live, people: People) -> None:
    table = await people.begin(ANA, BO)
    session = (await live.session(BO))["session"]
    pages = [await live.page(session) for _ in range(MOST_PAGES)]
    other = await live.page((await live.session(ANA))["session"])
    pages.append(await live.page(session))
    assert (await pages[0].told("over"))["many"], "it doesn't come back, to close another one"
    for page in (*pages[1:], other):
        assert (await page.open(table))["is"] == "table"


def forgeries(rng: random.Random, good: str, session: Session, number: int) -> Iterator[str]:
    """Sessions that the bot has signed for no one."""
    strangers = Sessions(signing_key("another secret of another application"))
    body, _, mac = good.partition(".")
    for _ in range(number):
        at, other = rng.randrange(len(good)), rng.choice("ABCxyz019_-=.")
        changed = good[:at] + other + good[at + 1 :]
        stolen = replace(session, user_id=rng.randrange(10**6), until=session.until + rng.randrange(10**6))
        yield from (
            changed if changed != good else good[:-1],
            strangers.sign(stolen),
            f"{strangers.sign(stolen).partition('.')[0]}.{mac}",
            f"{body}.{rng.randbytes(32).hex()}",
            rng.randbytes(rng.randrange(40)).hex(),
        )


async def test_ten_thousand_forged_and_old_sessions_open_nothing(
    live: Live, people: People, clock: type[Clock]
) -> None:
    table = await people.begin(ANA, BO)
    before = await live.bot.services.tables.snapshot(table)
    good = (await live.session(BO))["session"]
    session = live.server.sessions.read(good, clock.now())
    assert session is not None
    assert (session.user_id, session.guild_id, session.channel_id) == (BO.id, GUILD, CHANNEL)
    assert session.instance.startswith("i-")
    rng = random.Random(1)
    forged = list(forgeries(rng, good, session, 2_000))
    assert len(forged) == 10_000
    assert not [text for text in forged if live.server.sessions.read(text, clock.now())]
    for text in rng.sample(forged, 200):
        await live.refuses(text)
    page = await live.page(good)
    await page.told("tables")
    clock.later += HOUR
    await live.refuses(good)
    await page.socket.send_json({"do": "press", "id": 1, "version": before.version, "button": f"b1:{table}:1:leave"})
    assert (await page.socket.receive()).type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED)
    assert (await live.bot.services.tables.snapshot(table)).version == before.version


async def test_a_page_is_told_nothing_after_its_hour(live: Live, people: People, clock: type[Clock]) -> None:
    table = await people.begin(ANA, BO)
    mine, theirs = [await live.page((await live.session(user))["session"]) for user in (ANA, BO)]
    await mine.open(table)
    await theirs.open(table)
    clock.later += HOUR
    tables = live.bot.services.tables
    await tables.change(TableId(table), Resign(), Person(ANA.id, ANA.name))
    kinds = set()
    while (told := await theirs.socket.receive()).type is aiohttp.WSMsgType.TEXT:
        kinds.add(told.json()["is"])
    assert kinds <= {"here", "over"}


async def test_messages_for_tables_of_others_do_nothing(live: Live, people: People, clock: type[Clock]) -> None:
    table = await people.begin(ANA, BO)
    alone = live.wire.slash(CHLOE, "domino solitaire", show="private")
    await live.wire.answered(alone)
    tables = live.bot.services.tables
    before = [await tables.snapshot(one.id) for one in tables.known()]
    page, rng = await live.page((await live.session(STRANGER))["session"]), random.Random(2)
    for number in range(300):
        clock.later += 1
        kind = rng.choice(("move", "press", "premove", "arrange"))
        seen = rng.choice(before)
        verb = rng.choice(("leave", "join", "start", "ready", "undo", "nothing", "do:pass", "call", "more", "hand"))
        forged = {"version": seen.version + rng.randrange(-1, 2), "table": rng.choice((seen.id, "zzzzz", "")),
                  "text": rng.choice(("6|6@1", "0|0", "pass", "draw", "x", "claim 5", "give_up")),
                  "button": f"b1:{seen.id}:{seen.version}:{verb}", "hand": ["6|6", "0|0"]}  # fmt: skip
        assert (await page.ask(do=kind, id=number, **forged))["is"] == "refused"
    after = [await tables.snapshot(one.id) for one in before]
    assert [(one.version, one.people) for one in after] == [(one.version, one.people) for one in before]
    assert table in [one.id for one in before]


async def test_a_repeated_message_moves_once(live: Live, people: People) -> None:
    table = await people.begin(ANA, BO)
    turn = (await live.bot.services.tables.snapshot(table)).turn
    assert turn is not None
    page = await live.page((await live.session(ANA if turn.user_id == ANA.id else BO))["session"])
    document = await page.open(table)
    move = next(tile["moves"][0]["text"] for tile in document["hand"] if tile["moves"])
    moved = {"do": "move", "id": 5, "version": document["version"], "text": move}
    answers = [await page.ask(**moved) for _ in range(20)]
    assert {answer["is"] for answer in answers} == {"done"}
    seat = (await page.open(table))["players"][turn.seat]
    assert seat["tiles"] == len(document["hand"]) - 1

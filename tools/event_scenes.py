"""The scenes of events: a game night of 24 people, tournaments and a league, from signing up to the podium."""

import asyncio
import random
from datetime import timedelta

from engine.events.changes import here, joined
from engine.events.model import Event
from engine.robots import choose
from engine.tables.edits.turns import MakeMove
from engine.tables.table.model import Person, Status
from tools.night import PAGE, PANEL, Night
from tools.steps import Step, fill, press, select, shoot, slash

TITLE = "Friday night"
CROWD = (
    *("Björn", "Chloé", "Dmitri", "Eleni", "Farid", "Grace", "Hana", "Ivo", "Jonas", "Kim", "Lena", "Mateo"),
    *("Nadia", "Otto", "Priya", "Quinn", "Rosa", "Stefanie-Annabelle", "Tariq", "Uma", "Viktor", "Wen", "Yara"),
)


def event_of(night: Night) -> Event:
    """The one event of the scene."""
    (event,) = night.bot.services.events.known()
    return event


async def rest(night: Night) -> None:
    """Wait until the event is shown as it is."""
    services = night.bot.services
    while True:
        await night.rest()
        await services.events.settled()
        if not services.event_boards.lanes.tasks:
            break
        await asyncio.sleep(0.1)  # it rests between two drawings
    await night.rest()


def sign_up(people: int) -> Step:
    """Sign up others, without clicks."""

    async def do(night: Night) -> None:
        env = night.server.env
        for number, name in enumerate(CROWD[:people], 1):
            member = env.guild.add_member(env.create_user(f"guest{number}", global_name=name))
            await night.bot.services.events.change(event_of(night).id, joined, Person(member.id, name))
        await rest(night)

    return do


def play_tables(number: int, turns: int = 10_000) -> Step:
    """Play some tables of the round to the end, or each for some turns."""

    async def do(night: Night) -> None:
        rng = random.Random(number)
        for table in event_of(night).in_play[:number]:
            for _ in range(turns):
                await night.tables.settled()
                match = await night.tables.snapshot(table.table_id)
                turn = match.turn
                if match.status is not Status.PLAYING or turn is None or turn.person is None:
                    break
                view = match.view_for(turn.seat)
                assert view is not None
                move = choose(view, rng) or view.moves[0]
                await night.tables.change(match.id, MakeMove(match.version, move), turn.person.user_id)
        await rest(night)

    return do


def arrive(people: int) -> Step:
    """Check in others, without clicks."""

    async def do(night: Night) -> None:
        event = event_of(night)
        for player in event.players[1 : people + 1]:
            await night.bot.services.events.change(event.id, here, player.user_id)
        await rest(night)

    return do


def later(minutes: int) -> Step:
    """Let time pass, and the events look at the clock."""

    async def do(night: Night) -> None:
        night.clock.time += timedelta(minutes=minutes)
        await night.bot.services.events.look()
        for event in night.bot.services.events.known():
            night.bot.services.event_boards.note(event)
        await rest(night)

    return do


def settle() -> Step:
    """All tables open, and the event is shown as it is."""
    return rest


GAME_NIGHT: tuple[Step, ...] = (
    slash("events night"),
    shoot("plan"),
    press("Post…", PANEL),
    fill(Title=TITLE, House_rules="target=1"),
    shoot("planned", TITLE),
    sign_up(23),
    shoot("sign-up", TITLE),
    shoot("sign-up-page", PAGE),
    press("Begin", TITLE),
    settle(),
    shoot("begun", TITLE),
    shoot("begun-page", PAGE),
    play_tables(4),
    shoot("waiting", TITLE),
    play_tables(6),
    shoot("second-round", TITLE),
    press("Next round", TITLE),
    shoot("sure"),
    press("Begin the next round"),
    settle(),
    play_tables(6),
    shoot("podium", TITLE),
    shoot("podium-page", PAGE),
)


CHECK_IN: tuple[Step, ...] = (
    slash("events night"),
    select("2 rounds"),
    press("Post…", PANEL),
    fill(Title=TITLE, Start="21:00", House_rules="target=1"),
    press("Post"),
    sign_up(7),
    shoot("sign-up", TITLE),
    later(40),
    shoot("check-in", TITLE),
    press("I’m here"),
    shoot("one-here", TITLE),
    arrive(6),
    press("Begin", TITLE),
    settle(),
    shoot("missed", TITLE),
    later(15),
    play_tables(2),
    shoot("break", TITLE),
    press("Ready"),
    shoot("one-ready", TITLE),
    shoot("break-page", PAGE),
)


CUP = "Spring cup"
SWISS: tuple[Step, ...] = (
    slash("events tournament"),
    shoot("plan"),
    select("2 rounds"),
    press("Post…", PANEL),
    fill(Title=CUP, House_rules="target=1"),
    sign_up(14),
    shoot("sign-up", CUP),
    press("Begin", CUP),
    settle(),
    shoot("begun", CUP),
    play_tables(4),
    shoot("waiting", CUP),
    press("Withdraw"),
    shoot("sure"),
    play_tables(7),
    shoot("second-round", CUP),
    play_tables(7),
    shoot("podium", CUP),
    press("Standings"),
    shoot("standings"),
)
KNOCKOUT: tuple[Step, ...] = (
    slash("events tournament"),
    select("Knockout: one loss and you’re out"),
    press("Post…", PANEL),
    fill(Title=CUP, House_rules="target=1"),
    sign_up(12),
    shoot("sign-up", CUP),
    press("Begin", CUP),
    settle(),
    shoot("begun", CUP),
    play_tables(8),
    shoot("second-round", CUP),
    play_tables(8),
    play_tables(8),
    play_tables(8),
    shoot("podium", CUP),
)
LEAGUE: tuple[Step, ...] = (
    slash("events tournament"),
    select("League: everyone plays everyone"),
    press("Post…", PANEL),
    fill(Title=CUP, House_rules="target=1"),
    sign_up(4),
    shoot("sign-up", CUP),
    press("Begin", CUP),
    settle(),
    play_tables(1),
    shoot("first-week", CUP),
)


def event_scenes() -> dict[str, tuple[Step, ...]]:
    """All scenes of events by name."""
    return {"check-in": CHECK_IN, "game-night": GAME_NIGHT, "swiss": SWISS, "knock-out": KNOCKOUT, "league": LEAGUE}

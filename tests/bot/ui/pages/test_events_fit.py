"""Pages of events with the most people and the longest names fit into a message: everyone is named, every table has its
link, in all languages."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from bot.pictures import Style
from bot.pictures.cards.lobby import MOST_OF_THREE
from bot.ui.pages.events.duels import duels_page, standings_page
from bot.ui.pages.events.event import Matches, event_page, night_standings_page
from bot.ui.pages.events.event_pictures import event_picture
from bot.ui.pages.page import MOST_TEXT, ROOM, Page, Row, Text, length, render
from bot.words import LANGUAGES, Words, words_for
from engine.events import changes, duels, planning
from engine.events.changes import MOST_PEOPLE
from engine.events.model import Event, EventId, Kind, Pick, Placed, Plan
from engine.tables.table.model import Person
from tests.engine.tables.world import CHANNEL
from tests.pictures.checks import readable

HOST = Person(2**62, "*" * 32)
CROWD = [Person(2**62 + number, ("*_~|" * 8)[:32]) for number in range(1, MOST_PEOPLE)]
SECONDS = 1_800_000_000
GAMES = ("castle_rock", "chickenfoot", "mexican_train", "fives_and_threes", "build_up")
NIGHT = Plan(GAMES, Pick.VOTE, rounds=20, seats=4, turn_seconds=120, minutes=60)
PLANS = [
    (Kind.GAME_NIGHT, NIGHT),
    (Kind.GAME_NIGHT, replace(NIGHT, games=("block",), seats=2)),
    (Kind.GAME_NIGHT, replace(NIGHT, games=("block",), duplicate=True)),
    (Kind.SWISS, Plan(("draw",), rounds=0, seats=2, turn_seconds=86400, minutes=7 * 1440)),
    (Kind.SWISS, Plan(("draw",), rounds=0, seats=4, turn_seconds=86400, minutes=7 * 1440)),
    (Kind.KNOCKOUT, Plan(("draw",), rounds=0, seats=2, turn_seconds=86400, minutes=7 * 1440)),
    (Kind.LEAGUE, Plan(("draw",), rounds=0, seats=2, turn_seconds=86400, minutes=7 * 1440)),
]


def shown(words: Words, event: Event, matches: Matches | None = None) -> Page:
    return (duels_page if event.in_duels else event_page)(words, event, matches or {}, SECONDS)


@cache
def stories(kind: Kind, plan: Plan) -> list[Event]:
    """The event at sign-up, in its rounds with tables in play and over, and at its end."""
    event = planning.planned(
        EventId("abcdefgh"), kind, CHANNEL, HOST, "*" * 60, plan, SECONDS, starts_at=SECONDS + 60, posting=None
    )
    for person in CROWD:
        event = changes.joined(event, SECONDS, person)
    found, rng = (
        [event, changes.joined(event, SECONDS, HOST) if not event.takes_part(HOST.user_id) else event],
        Random(1),
    )
    for _ in range(2):
        event = changes.round_begun(event, SECONDS, event.plan.games[0], None, rng, click=2**62)
        for table in event.in_play:
            event = changes.placed_at(event, SECONDS, table.spot, 2**62 + table.number, None)
        found.append(event)
        for at, table in enumerate(event.in_play):
            places = tuple(Placed(user, 1 + seat, len(table.people)) for seat, user in enumerate(table.people))
            event = changes.table_over(event, SECONDS, table.spot, places)
            if at == len(event.here) // 2:
                found.append(event)
        found.append(event)
    return [*found, changes.over(event, SECONDS)]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "plan"), PLANS)
async def test_the_messages_of_an_event_of_a_hundred_fit(language: str, kind: Kind, plan: Plan) -> None:
    words = words_for(language)
    for event in stories(kind, plan):
        page = shown(words, event)
        render(page)
        assert length(page) <= ROOM
        text = "\n".join(part.text for part in page.parts if isinstance(part, Text))
        if event.in_play:
            assert {int(user) for user in re.findall(r"<@(\d+)>", text)} >= {
                user for table in event.in_play for user in table.people
            }
            places = {int(place) for place in re.findall(r"<#(\d+)>|/(\d+)\)", text) for place in place if place}
            assert places >= {table.channel_id for table in event.in_play}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "plan"), PLANS)
async def test_the_whole_standings_are_read_page_by_page(language: str, kind: Kind, plan: Plan) -> None:
    words = words_for(language)
    event = stories(kind, plan)[-1]
    told, page, number = [], None, 0
    while page is None or any(button.id.endswith(f":{number}") for row in rows_of(page) for button in row.buttons):
        page = (standings_page if event.in_duels else night_standings_page)(words, event, number)
        render(page)
        assert length(page) <= MOST_TEXT
        told += [line for part in page.parts if isinstance(part, Text) for line in part.text.splitlines()]
        number += 1
    lines = [line for line in told if re.match(r"\*\*\d+\*\*", line)]
    assert len(lines) == (len(duels.standings_of(event)) if event.in_duels else len(event.standings))


def rows_of(page: Page) -> list[Row]:
    return [part for part in page.parts if isinstance(part, Row)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_sign_up_shows_who_has_a_seat_and_which_are_free(language: str, seats: int) -> None:
    """Up to 24 people, and the number of the others; the words below take none of our own in the picture away."""
    words, plan = words_for(language), replace(NIGHT, seats=seats)
    event = planning.planned(
        EventId("abcdefgh"), Kind.GAME_NIGHT, CHANNEL, HOST, "x", plan, SECONDS, starts_at=None, posting=None
    )
    event = replace(event, players=())
    for number in range(MOST_PEOPLE + 1):
        if number:
            event = changes.joined(event, SECONDS, Person(number, f"P{number}"))
        subject = event_picture(words, event, (), Style())
        assert subject is not None
        scene, free = subject.scene(), words("picture.seat_free")
        readable(scene, 640)
        told = [text.text for text in scene.texts]
        assert told.count(free) == (-number % seats if number else seats)
        room = MOST_OF_THREE - told.count(free)
        shown = number if number <= room else room - 1
        assert [text for text in told if text.startswith("P")] == [f"P{at}" for at in range(1, shown + 1)]
        assert (f"+{number - shown}" in told) is (number > room)
        assert told[:2] == [words("picture.signed_up", n=number), words("picture.tables_later")]
        assert len(subject.alt()) <= 1024

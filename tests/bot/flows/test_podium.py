"""The board of a night's round and its podium, as people on Discord see them in every language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.ui.pages.events.event import WAITS_SECONDS
from bot.words import LANGUAGES, Words
from engine.events import changes
from engine.events.model import Placed, Stage
from tests.bot.flows.planner import post_event
from tests.bot.flows.sketches import Sketches, pictures, words_of
from tests.bot.flows.stage import Stage as Scene
from tests.bot.flows.stage import staged, text_of
from tests.bot.flows.test_duels import shown
from tests.bot.flows.test_languages import speak
from tests.bot.flows.test_nights import message, rest, the_event

FOLLOWS_SECONDS = 5
CROWD = ("Ana", "Björn", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ida", "Joy")


async def night(stage: Scene, words: Words, people: list[Any], **options: Any) -> None:
    """A night of these people in its first round."""
    await post_event(stage, people[0], "night", title="Friday", seats=2, **options)
    await rest(stage)
    for person in people[1:]:
        await stage.press(person, message(stage), words("invite.in"))
    await stage.press(people[0], message(stage), words("event.begin"))
    await rest(stage)


async def won_by_the_first(stage: Scene, tables: int) -> None:
    """The first person at each of these tables has won."""
    event = the_event(stage)
    for table in event.in_play[:tables]:
        placed = tuple(Placed(user, place, 2) for place, user in enumerate(table.people, 1))
        await stage.bot.services.events.change(event.id, changes.table_over, table.spot, placed)
    await shown(stage)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.usefixtures("unpainted")
async def test_a_podium_folds_ties_and_the_standings_name_everyone(tmp_path: Path, code: str) -> None:
    words = LANGUAGES[code]
    async with staged(tmp_path) as stage:
        people = [stage.person(name) for name in CROWD]
        await speak(stage, code)
        await night(stage, words, people, rounds=1)
        first = sorted(the_event(stage).name(table.people[0]) for table in the_event(stage).here)
        await won_by_the_first(stage, 5)
        shared = words.listing([*first[:3], words("event.others", n=2)])
        won, points = words.count("event.won", 1), words.count("point", 1.0)
        assert words("event.first", names=shared, points=points, won=won) in text_of(message(stage))
        assert not any(name in text_of(message(stage)) for name in first[3:])
        told = text_of(await stage.press(people[0], message(stage), words("duels.standings")))
        assert all(f"**1** {name}" in told for name in first)
        assert all(name in told for name in CROWD)


async def test_each_thing_stands_once_in_the_list_or_in_the_picture(tmp_path: Path) -> None:
    words = LANGUAGES["en"]
    async with staged(tmp_path, painter=Sketches()) as stage:
        people = [stage.person(name) for name in CROWD[:4]]
        await night(stage, words, people, rounds=1)
        assert not pictures(message(stage)), "the list has the tables, and there are no standings yet"
        await won_by_the_first(stage, 1)
        assert pictures(message(stage)) == ["leaderboard.png"]
        assert "Standings" not in words_of(message(stage))
        await won_by_the_first(stage, 1)
        assert the_event(stage).stage is Stage.OVER
        assert pictures(message(stage)) == ["podium.png"]
        assert "🥇" not in words_of(message(stage))


@pytest.mark.usefixtures("unpainted")
async def test_the_board_follows_its_tables_within_seconds(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = people = [stage.person(name) for name in CROWD[:2]]
        await night(stage, LANGUAGES["en"], people, game="block", options="target=200", rounds=2)
        (table,) = the_event(stage).here
        place = stage.place(table.channel_id or 0)
        await stage.pass_time(WAITS_SECONDS + FOLLOWS_SECONDS)
        turn = (await stage.table(table.table_id)).turn
        assert turn is not None
        assert f"waits for {turn.name}" in text_of(message(stage))
        mover = ana if turn.person and turn.person.user_id == ana.id else bo
        stage.panels[table.table_id, mover.id] = await stage.hand(mover, table.table_id, place)
        await stage.play_on([mover], table.table_id, stage.bot.services.events._rng, 1)
        await stage.pass_time(FOLLOWS_SECONDS)
        assert "waits for" not in text_of(message(stage))
        assert "deal 1" not in text_of(message(stage)), "the round's first deal goes without saying"

        await stage.bot.services.events.change(the_event(stage).id, changes.table_over, table.spot, ())
        await stage.bot.services.events.settled()
        await stage.pass_time(FOLLOWS_SECONDS)
        assert "· done" in text_of(message(stage))
        assert "Round 2 begins" in text_of(message(stage))

"""Tournaments and leagues as people on Discord see them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from engine.events import duels
from engine.events.model import Kind, Stage
from tests.bot.flows.planner import plan, post_event
from tests.bot.flows.sketches import Sketches, choose, pictures, settings
from tests.bot.flows.stage import Stage as Scene
from tests.bot.flows.stage import controls, labels, staged, text_of
from tests.bot.flows.test_manage import manager
from tests.bot.flows.test_nights import message, rest, skip_round, the_event

pytestmark = pytest.mark.usefixtures("unpainted")


async def shown(stage: Scene) -> None:
    """Waits until the event rests, every table has its thread, and the channel shows it."""
    while True:
        await stage.bot.services.events.settled()
        await rest(stage)
        event = the_event(stage)
        if event.row.shown_version == event.version and all(table.channel_id for table in event.in_play):
            return


async def planned(stage: Scene, command: str, host: Any, *others: Any, **options: Any) -> None:
    """A tournament or league with these people signed up."""
    await post_event(stage, host, command, **options)
    await shown(stage)
    for person in others:
        await stage.press(person, message(stage), "I’m in")
    await shown(stage)


async def resigned(stage: Scene, people: Sequence[Any], manager: Any, number: int) -> str:
    """The first player at that table resigns, which forfeits, and a manager ends it. Returns the player's name."""
    table = next(one for one in the_event(stage).in_play if one.number == number)
    (loser,) = [person for person in people if person.id == table.people[0]]
    for person, verb in ((loser, "resign_yes"), (manager, "end_yes")):
        now = await stage.table(table.table_id)
        await stage.raw_click(person, message(stage), stage.id_of(now, verb))
    await shown(stage)
    return the_event(stage).name(loser.id)


async def test_a_knock_out_from_the_command_to_the_podium(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        names = ("Ana", "Björn", "Cleo", "Dan")
        people, mona = [stage.person(name) for name in names], manager(stage)
        await planned(stage, "tournament", *people, title="Cup", format="knockout", game="block")
        text = text_of(message(stage))
        assert "**Knockout tournament** · Block · rounds by sign-ups · 1 day a turn" in text
        assert "House rules: at most 4 rounds.\nA match takes about 19 moves each, 3 a day." in text
        how = text_of(await stage.press(people[0], message(stage), "How it works"))
        assert "A round takes at most 7 days" in how
        assert "Ana begins under **Host…**" in how
        assert "**4 are in:** Ana, Björn, Cleo and Dan" in text

        await stage.press(people[0], message(stage), "Begin")
        await shown(stage)
        text = text_of(message(stage))
        assert "Cup · Semi-finals" in text
        assert "**Semi-finals:**" in text
        lost = [await resigned(stage, people, mona, 1), await resigned(stage, people, mona, 2)]
        text = text_of(message(stage))
        assert "Cup · Final" in text
        assert "**Final:**" in text
        assert the_event(stage).round == 2

        lost.append(await resigned(stage, people, mona, 1))
        assert f"{lost[-1]} forfeited" in text_of(message(stage))
        await resigned(stage, people, mona, 2)
        text = text_of(message(stage))
        assert "Cup: the podium" in text
        (winner,) = set(names) - set(lost)
        assert f"🥇 **{winner}**" in text
        assert "Standings" in labels(message(stage))


async def test_a_long_swiss_tournament_says_from_which_round_opponents_may_meet_again(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people = [stage.person(name) for name in "ABCDEF"]
        await planned(stage, "tournament", *people, rounds=4)
        how = text_of(await stage.press(people[0], message(stage), "How it works"))
        assert "With 6 opponents signed up, some may meet again from round 4 on." in how


async def test_a_swiss_tournament_with_a_bye_and_its_standings(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people = [stage.person(name) for name in ("Ana", "Björn", "Cleo")]
        await planned(stage, "tournament", *people)
        assert "Swiss tournament" in text_of(message(stage))
        await stage.press(people[0], message(stage), "Begin")
        await shown(stage)
        assert "has a bye" in text_of(message(stage))
        assert "0 points" not in text_of(message(stage)), "standings follow the first result"
        told = await stage.press(people[1], message(stage), "Standings")
        assert "0 points, Buchholz 0" in text_of(told), "a bye counts when its round is over"
        assert "1 point" not in text_of(told)
        assert "the sum of all opponents’ points" in text_of(told)


async def test_whoever_withdraws_is_asked_and_cannot_come_back(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo, cleo = (stage.person(name) for name in ("Ana", "Björn", "Cleo"))
        await planned(stage, "tournament", ana, bo, cleo, title="Spring", format="league2")
        how = text_of(await stage.press(ana, message(stage), "How it works"))
        assert "Everyone plays everyone twice" in how
        await stage.press(ana, message(stage), "Begin")
        await shown(stage)
        assert "Spring · week 1 of 6" in text_of(message(stage))
        assert "No opponent this week" in text_of(message(stage))
        asked = await stage.press(bo, message(stage), "Withdraw")
        assert "can’t come back" in text_of(asked)
        assert not any(player.until for player in the_event(stage).players)
        await stage.press(bo, asked, "Withdraw for good")
        await shown(stage)
        (gone,) = [player.name for player in the_event(stage).players if player.until]
        assert gone == "Björn"
        assert "(withdrawn)" in text_of(message(stage))
        told = await stage.press(bo, message(stage), "Withdraw")
        assert "You aren’t in" in text_of(told)


async def test_a_manager_goes_on_and_a_restart_changes_nothing(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, mona = [stage.person(name) for name in ("Ana", "Björn", "Cleo", "Dan")], manager(stage)
        await planned(stage, "tournament", *people, rounds=3, game="block")
        told = await stage.press(people[1], message(stage), "Begin")
        assert "Only the host, Ana," in text_of(told)
        await stage.press(mona, message(stage), "Begin")
        await shown(stage)
        before = [(one.id, text_of(one)) for one in stage.channel.history()]
        await stage.restart()
        await shown(stage)
        assert [(one.id, text_of(one)) for one in stage.channel.history()] == before
        for number in (2, 3):
            await skip_round(stage, mona)
            await shown(stage)
            assert the_event(stage).round == number
        await skip_round(stage, mona)
        await shown(stage)
        event = the_event(stage)
        assert (event.stage, event.kind) == (Stage.OVER, Kind.SWISS)
        assert len(duels.standings_of(event)) == 4


async def test_a_game_that_is_not_played_in_pairs_is_refused(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        told = await plan(stage, ana, "tournament", game="chickenfoot", pairs=True)
        assert "has no partners" in text_of(told)
        assert "Post…" not in [one.get("label") for one in controls(told)], "the button is out of use"


@pytest.mark.parametrize(
    ("kind", "board", "standings"),
    [
        ("knockout", ["bracket.png"], ["bracket.png"]),
        ("swiss", [], []),
        ("league", [], []),
    ],
)
async def test_a_round_its_standings_and_the_podium_have_pictures(
    tmp_path: Path, kind: str, board: list[str], standings: list[str]
) -> None:
    async with staged(tmp_path, painter=Sketches()) as stage:
        ana, bo = people = [stage.person("Ana"), stage.person("Björn")]
        await planned(stage, "tournament", *people, format=kind)
        assert pictures(message(stage)) == ["lobby.png"]
        await stage.press(ana, message(stage), "Begin")
        await shown(stage)
        assert pictures(message(stage)) == board, "standings follow the first result"
        told = await stage.press(bo, message(stage), "Standings")
        assert pictures(told) == standings, "lines say all of the others"
        await choose(bo, await settings(stage, bo), "text")
        assert not pictures(await stage.press(bo, message(stage), "Standings")), "as the person chose"
        mona = manager(stage)
        while the_event(stage).stage is Stage.PLAYING:
            await resigned(stage, people, mona, 1)
        assert pictures(message(stage)) == ["podium.png"]
        assert "🥇" not in text_of(message(stage)), "the picture says it"

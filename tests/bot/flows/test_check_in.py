"""The check-in and the breaks of a game night, as people on Discord see them in every language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.words import LANGUAGES
from engine.events.changes import CHECK_IN
from tests.bot.flows.planner import post_event
from tests.bot.flows.stage import Stage as Scene
from tests.bot.flows.stage import labels, staged, text_of
from tests.bot.flows.test_languages import speak
from tests.bot.flows.test_manage import manager
from tests.bot.flows.test_nights import break_over, message, rest, the_event

pytestmark = pytest.mark.usefixtures("unpainted")


async def end_round(stage: Scene, boss: Any) -> None:
    """A manager ends every table of the round."""
    for table in the_event(stage).in_play:
        await stage.raw_click(boss, message(stage), stage.id_of(await stage.table(table.table_id), "end_yes"))
    await rest(stage)


@pytest.mark.parametrize("code", LANGUAGES)
async def test_people_check_in_and_who_is_not_there_is_told_how_to_come_back(tmp_path: Path, code: str) -> None:
    words = LANGUAGES[code]
    join, here, begin = words("invite.in"), words("event.here"), words("event.begin")
    async with staged(tmp_path) as stage:
        ana, bo, cleo, dan = (stage.person(name) for name in ("Ana", "Björn", "Cleo", "Dan"))
        await speak(stage, code)
        await ana.slash(stage.channel, "settings mine", zone="UTC")
        await post_event(stage, ana, "night", when=f"{stage.env.now().replace(microsecond=0):%H:%M}")
        await rest(stage)
        starts = the_event(stage).row.starts_at or 0
        for person in (bo, cleo, dan):
            await stage.press(person, message(stage), join)
        await rest(stage)
        assert here not in labels(message(stage)), "everyone is told when, and nobody asked too early"
        assert words("event.check_in", at=starts - CHECK_IN) in text_of(message(stage))

        await stage.pass_time(starts - CHECK_IN + 60 - stage.env.now().timestamp())
        await rest(stage)
        names = words.listing(["Ana", "Björn", "Cleo", "Dan"])
        assert words("event.missing", names=names) in text_of(message(stage))
        assert words("event.check_in", at=starts - CHECK_IN) not in text_of(message(stage)), "it has opened"
        await stage.press(bo, message(stage), here)
        await stage.press(cleo, message(stage), join)
        await rest(stage)
        assert words("event.in", n=2, names=words.listing(["Björn", "Cleo"])) in text_of(message(stage))
        assert words("event.missing", names=words.listing(["Ana", "Dan"])) in text_of(message(stage))

        await stage.press(ana, message(stage), begin)
        await rest(stage)
        (table,) = the_event(stage).here
        assert set(table.people) == {ana.id, bo.id, cleo.id}, "the host is there by pressing Begin"
        assert words("event.missed", names=f"<@{dan.id}>") in text_of(message(stage))
        told = await stage.press(dan, message(stage), join)
        assert LANGUAGES["en"]("event.now_in", round=2) in text_of(told), "Dan's Discord is English"
        await rest(stage)
        assert words("event.coming", names="Dan") in text_of(message(stage))
        assert f"<@{dan.id}>" not in text_of(message(stage))


@pytest.mark.parametrize("code", LANGUAGES)
async def test_a_break_says_when_it_ends_and_ready_ends_it(tmp_path: Path, code: str) -> None:
    words = LANGUAGES[code]
    async with staged(tmp_path) as stage:
        ana, bo, boss = stage.person("Ana"), stage.person("Björn"), manager(stage)
        await speak(stage, code)
        await post_event(stage, ana, "night", seats=2, rounds=3, pause=90)
        await rest(stage)
        await stage.press(bo, message(stage), words("invite.in"))
        await stage.press(ana, message(stage), words("event.begin"))
        await rest(stage)
        await end_round(stage, boss)
        ends = the_event(stage).row.break_ends
        assert ends is not None
        assert 80 <= ends - stage.env.now().timestamp() <= 90
        facts = {"round": 2, "at": ends, "people": 2}
        assert words("event.break", **facts, ready=0) in text_of(message(stage))
        await stage.press(ana, message(stage), words("event.ready"))
        await rest(stage)
        assert words("event.break", **facts, ready=1) in text_of(message(stage))
        await stage.restart()
        await rest(stage)
        assert words("event.break", **facts, ready=1) in text_of(message(stage)), "the same break goes on"
        await stage.press(bo, message(stage), words("event.ready"))
        await rest(stage)
        assert the_event(stage).round == 2
        assert words("event.ready") not in labels(message(stage))

        await end_round(stage, boss)
        assert the_event(stage).round == 2
        await break_over(stage)
        assert the_event(stage).round == 3, "or the time ends it"

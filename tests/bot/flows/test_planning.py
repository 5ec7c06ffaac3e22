"""The panel in which a host plans an event, and the list of events."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from simcord.components import walk_components

from bot.ui.pages.events.plan import FORMATS, first_plan, plan_text, read_plan
from bot.words import Words
from engine.events.model import Kind, Pick, Plan
from engine.tables.edits.settings import CLOCK, read_clock
from engine.tables.table.hours import local
from engine.units import DAY
from tests.bot.flows.planner import opened, plan, post, post_event
from tests.bot.flows.stage import labels, staged, text_of
from tests.bot.flows.test_nights import message, rest, the_event


async def test_a_host_sees_the_night_before_anyone_else_does(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        panel = await plan(stage, ana, "night")
        assert panel.ephemeral
        assert "3 rounds at tables of 4 · 2 minutes a turn" in text_of(panel)
        assert not stage.channel.history()
        panel = await plan(
            stage, ana, "night", game="block", game_2="draw", rounds=2, seats=3, time="600", balanced=True
        )
        for part in ("Block", "Draw", "2 rounds at tables of 3", "10 minutes a turn", "about equally strong"):
            assert part in text_of(panel), part
        assert "Equal tables: on" in labels(panel)
        await stage.restart()
        await post(stage, ana, panel, title="Friday", minutes=30, pause=0)
        await rest(stage)
        event = the_event(stage)
        assert event.plan == Plan(
            ("block", "draw"), Pick.VOTE, 2, 3, turn_seconds=600, minutes=30, pause=0, balanced=True
        )
        assert "Friday" in text_of(message(stage))
        assert "A round takes at most 30 minutes" in text_of(await stage.press(ana, message(stage), "How it works"))


async def test_a_wrong_number_in_the_box_posts_nothing(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        told = (await post_event(stage, ana, "night", minutes="soon")).response
        assert "soon isn’t an answer" in text_of(told)
        assert not stage.bot.services.events.unfinished()


async def test_the_panel_says_why_a_plan_cannot_be_posted(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        panel = await plan(stage, ana, "night", game="muggins", seats=12)
        assert "Tables of 12" in text_of(panel)
        assert "Possible" in text_of(panel) or "tables of" in text_of(panel)


async def test_a_tournament_is_previewed_in_each_format(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        told = {
            one: text_of(await plan(stage, ana, "tournament", format=one)).partition("Choose")[0] for one in FORMATS
        }
        assert "**Swiss tournament**" in told["swiss"]
        assert "**Knockout tournament**" in told["knockout"]
        assert "**League**" in told["league"]
        assert told["league"] != told["league2"]
        assert not any("is in:" in one or "I’m in" in one for one in told.values()), "only the sign-up itself says so"


async def test_events_of_this_server_are_listed_with_their_messages(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        assert "no event" in text_of((await bo.slash(stage.channel, "events list")).response)
        await post_event(stage, ana, "night", title="Friday")
        await rest(stage)
        how = await stage.press(bo, message(stage), "How it works")
        assert text_of(how).count("Ana begins under **Host…**") == 1
        assert "Ana begins" not in text_of(message(stage)), "the poster tells what, when and who is in"
        told = (await bo.slash(stage.channel, "events list")).response
        assert told.ephemeral
        assert f"**Friday** in <#{stage.channel.id}>: sign-up open, 1 in" in text_of(told)
        assert str(message(stage).id) in text_of(told)
        elsewhere = stage.env.create_guild("Elsewhere")
        channel = elsewhere.create_text_channel("games")
        stranger = stage.person("Cleo", elsewhere)
        assert "no event" in text_of((await stranger.slash(channel, "events list")).response)


def test_a_custom_id_carries_any_plan() -> None:
    for kind in Kind:
        for clock in CLOCK.choices:
            seconds, increment = read_clock(clock)
            wide = Plan(
                ("block", "draw", "muggins", "mexican_train", "chickenfoot"), Pick.LOTS, 20, 12, seconds, increment,
                balanced=True, duplicate=True, double=True,
            )  # fmt: skip
            for one in (first_plan(kind), wide):
                assert read_plan(plan_text(kind, one)) == (kind, one) or one.turn_seconds != seconds
                assert len(f"format:{plan_text(kind, one)}") <= 70


def written(box: Any) -> dict[str, str]:
    """The texts that a box opens with."""
    parts = walk_components(box.modal["components"])
    return {item["custom_id"]: item["value"] for item in parts if item.get("value")}


async def test_a_panel_posts_one_event_however_often_its_box_is_sent(tmp_path: Path, language: Words) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        panel = await plan(stage, ana, "night", rounds=2)
        boxes = [await opened(ana, panel), await opened(ana, panel)]
        await ana.submit_modal(boxes[0], {"title": "Friday"})
        told = (await ana.submit_modal(boxes[1], {"title": "Friday again"})).response
        assert told.ephemeral
        assert language("plan.posted", link="")[:20] in text_of(told)
        assert str(message(stage).id) in text_of(told), "it links the event"
        await stage.restart()
        await post(stage, ana, panel, title="Friday for ever")
        (event,) = stage.bot.services.events.unfinished()
        assert event.row.title == "Friday"
        assert len(stage.channel.history()) == 1
        await post_event(stage, ana, "night", title="Saturday")
        assert len(stage.bot.services.events.unfinished()) == 2, "another panel is another event"


async def test_an_error_keeps_what_was_typed(tmp_path: Path, language: Words) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        panel = await plan(stage, ana, "night")
        for wrong in ({"minutes": "soon"}, {"when": "at eight"}):
            told = (await post(stage, ana, panel, title="Friday at Ana’s", **wrong)).response
            assert language("plan.kept") in text_of(told)
            texts = written(await opened(ana, panel))
            assert texts == {"title": "Friday at Ana’s", **wrong}
        others = written(await opened(bo, await plan(stage, bo, "night")))
        assert others == {"title": language("event.game_night")}, "only the host reads it"
        await post(stage, ana, panel, title="Friday at Ana’s")
        assert the_event(stage).row.title == "Friday at Ana’s"
        fresh = written(await opened(ana, await plan(stage, ana, "night")))
        assert fresh == {"title": language("event.game_night")}


async def test_a_typed_start_is_shown_before_it_counts_and_posts_one_event(tmp_path: Path, language: Words) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        await ana.slash(stage.channel, "settings mine", zone="Europe/Berlin")
        panel = await plan(stage, ana, "night")
        box = await opened(ana, panel)
        asked = (await ana.submit_modal(box, {"title": "Friday", "when": "8:30 pm"})).response
        assert asked.ephemeral
        assert not stage.bot.services.events.unfinished(), "nothing is posted yet"
        (start,) = set(re.findall(r"<t:(\d+)", text_of(asked)))
        assert local(int(start), "Europe/Berlin").strftime("%H:%M") == "20:30"
        await opened(ana, asked)
        assert (the_event(stage).row.title, the_event(stage).row.starts_at) == ("Friday", int(start))
        again = await opened(ana, asked)
        assert again.modal, "what was typed is posted: the box opens anew"
        await ana.submit_modal(again, {"title": "Friday again"})
        assert len(stage.bot.services.events.unfinished()) == 1, "and it is still the same panel's event"
        late = (await ana.submit_modal(await opened(ana, await plan(stage, ana, "night")), {"when": "20:31"})).response
        await stage.pass_time(2 * DAY)
        told = (await opened(ana, late)).response
        assert language("event.no_time", zone="Europe/Berlin")[:12] in text_of(told), "by now it is over"

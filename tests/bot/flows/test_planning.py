"""The panel in which a host plans an event, and the list of events."""

from __future__ import annotations

from pathlib import Path

from bot.ui.pages.events.plan import FORMATS, first_plan, plan_text, read_plan
from engine.events.model import Kind, Pick, Plan
from engine.tables.people.settings import CLOCK, read_clock
from tests.bot.flows.planner import plan, post, post_event
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
        assert "A round takes at most 30 minutes" in text_of(message(stage))


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


async def test_events_of_this_server_are_listed_with_their_messages(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        assert "no event" in text_of((await bo.slash(stage.channel, "events list")).response)
        await post_event(stage, ana, "night", title="Friday")
        await rest(stage)
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

"""Less noise at the table: what is shown first, what goes again, and where people find it."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from bot.ui.pages.custom_ids import Verb
from bot.words import words_for
from engine.tables.table.model import Status
from tests.bot.flows.stage import Stage, labels, line_of, staged, text_of
from tests.bot.flows.test_pings import on_turn

pytestmark = pytest.mark.usefixtures("unpainted")
WORDS = words_for()
FOLDED = 8
"""The most moves that More lists."""


@pytest.mark.parametrize("game", ["block", "draw", "mexican_train", "castle_rock"])
async def test_the_first_panel_has_the_hand_and_tells_of_no_dealing(tmp_path: Path, game: str) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        lobby, table = await stage.open(ana, game=game)
        await stage.use(bo, lobby, Verb.JOIN)
        sent = len(stage.env.http_requests)
        panel = await stage.use(ana, lobby, Verb.START)
        view = (await stage.table(table)).view_for(0)
        assert view is not None
        assert view.hand
        answers = [str(call.json) for call in stage.env.http_requests[sent:] if "/callback" in call.path]
        assert answers
        assert not any(said in one for one in answers for said in (WORDS("hand.empty"), WORDS("picture.dealing")))
        assert WORDS("hand.empty") not in text_of(panel)


async def test_score_and_its_time_go_for_everyone_when_the_window_closes(tmp_path: Path) -> None:
    """While a robot is next, the window has an end. When it has passed, no panel and no board offers a claim."""
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, robots=1, game="muggins", options="target=500")
        for person in (ana, bo):
            stage.panels[table, person.id] = await stage.hand(person, table)
        rng = random.Random(1)
        while (now := await stage.table(table)).window_ends is None or now.turn is None or now.turn.human:
            await stage.play_on([ana, bo], table, rng, turns=1)
        told = f"<t:{int(now.window_ends)}:R>"
        shown = [await stage.board(table), *(stage.panel(table, person) for person in (ana, bo))]
        assert told in text_of(shown[0]), "as a time that counts down"
        assert any({"Muggins!", "Score…"} & set(labels(one)) for one in shown)
        while (now := await stage.table(table)).window_ends is not None and not (now.turn and now.turn.human):
            await stage.pass_time(5)
        for one in (await stage.board(table), *(stage.panel(table, person) for person in (ana, bo))):
            assert told not in text_of(one)


async def test_a_second_table_has_its_number_from_its_lobby_on(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        first, _ = await stage.open(ana, game="draw")
        second, _ = await stage.open(bo, game="draw")
        assert "Draw: open table" in text_of(first)
        assert "Draw 2: open table" in text_of(second)


async def test_an_undo_is_answered_on_the_opponents_panel(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=500")
        mover = await on_turn(stage, table, ana, bo)
        other = bo if mover is ana else ana
        for person in (mover, other):
            stage.panels[table, person.id] = await stage.hand(person, table)
        await stage.play_on([ana, bo], table, random.Random(1), turns=1)
        steps = (await stage.table(table)).steps
        await stage.press(mover, stage.panel(table, mover), "Undo")
        panel = stage.panel(table, other)
        assert {"Agree", "No"} <= set(labels(panel))
        await stage.press(other, panel, "Agree")
        assert (await stage.table(table)).steps < steps
        assert "Agree" not in labels(stage.panel(table, other))


async def test_a_long_round_folds_to_its_last_eight_moves(tmp_path: Path) -> None:
    async with staged(tmp_path, seed=3) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, game="mexican_train")
        await stage.play_on([ana, bo], table, random.Random(1), turns=12)
        more = await stage.press(ana, await stage.board(table), "More")
        lines = [line for line in text_of(more).split("\n") if re.search(r"Ana|Björn", line)]
        assert len(lines) == FOLDED
        assert "Whole round" in labels(more)


async def ended(stage: Stage, *people: object, game: str) -> str:
    """A match of one round, to its end."""
    table = await stage.begin(*people, game=game, options="target=1")
    await stage.play_on(list(people), table, random.Random(1))
    assert (await stage.table(table)).status is Status.FINISHED
    return table


@pytest.mark.slow
async def test_verify_and_replay_mean_the_match_that_ended_last_in_the_channel(tmp_path: Path) -> None:
    async with staged(tmp_path, draw=random.Random(4).randbytes) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        elsewhere = stage.guild.create_text_channel("elsewhere")
        await ended(stage, ana, bo, game="draw")
        await stage.pass_time(60)
        await ended(stage, ana, bo, game="block")
        for command in ("results replay", "results verify"):
            here = text_of((await ana.slash(stage.channel, command)).response)
            assert "Block" in here, here
            assert "Draw" not in here
            assert "Block" not in text_of((await bo.slash(elsewhere, command)).response)


async def test_tally_and_rules_are_in_one_menu_and_refresh_only_while_one_waits(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo)
        mover = await on_turn(stage, table, ana, bo)
        mine, other = await stage.hand(mover, table), await stage.hand(bo if mover is ana else ana, table)
        for panel in (mine, other):
            assert line_of(panel, "Tally") is not None
            assert line_of(panel, "Rules") is not None
            assert not {"Tally", "Rules", "Refresh"} & set(labels(panel))
        assert line_of(mine, "Refresh") is None
        assert line_of(other, "Refresh") is not None


async def test_one_person_claims_in_one_press_or_lets_the_robot_go_on_at_once(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        table = await stage.begin(ana, robots=1, game="muggins", options="target=500 claims=manual")
        stage.panels[table, ana.id] = await stage.hand(ana, table)
        rng = random.Random(1)
        while (now := await stage.table(table)).window_ends is None or now.turn is None or now.turn.human:
            await stage.play_on([ana], table, rng, turns=1)
        panel = stage.panel(table, ana)
        assert {"5", "10", "Nothing"} <= set(labels(panel))
        assert f"<t:{int(now.window_ends)}:R>" in text_of(panel), "the countdown stands above the buttons"
        assert "Muggins!" not in labels(await stage.board(table)), "no one else could call"
        await stage.press(ana, panel, "Nothing")
        await stage.env.settle()
        assert (await stage.table(table)).steps > now.steps

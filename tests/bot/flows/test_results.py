"""The account of a round: the result first, and all of it in words on request."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from bot.pictures import RoundSubject, Style
from bot.ui.channel.appearance import _subject
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import Frame
from bot.words import words_for
from bot.words.log import hand_lines
from engine.tables.table.model import Status
from tests.bot.flows.stage import labels, staged, text_of
from tests.bot.flows.test_permissions import closed
from tests.bot.flows.test_secrecy import dealt, snapshot_of


async def test_the_account_of_a_round_is_told_in_words_to_host_member_and_stranger(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo, eve = stage.person("Ana"), stage.person("Björn"), stage.person("Eve")
        table = await stage.begin(ana, bo, options="target=60")
        first = await stage.board(table)
        rng = random.Random(1)
        while len((await stage.table(table)).rounds) < 2:
            await stage.play_on([ana, bo], table, rng, turns=1)
        result, latest = (await stage.table(table)).rounds
        assert "round 3" in text_of(await stage.board(table))
        assert f"round {latest.number}: " not in text_of(await stage.board(table)), "the account above says the result"
        (account,) = [message for message in stage.channel.history() if message.id == first.id]
        for person in (ana, bo, eve):
            told = await stage.press(person, account, "In words")
            assert told.ephemeral
            text = text_of(told)
            assert text_of(account).strip().splitlines()[0] in text, "the result"
            assert all(line in text for line in hand_lines(words_for(), result, ("Ana", "Björn")))
            assert all(
                f"{name}: **{total}**" in text for name, total in zip(("Ana", "Björn"), result.totals, strict=True)
            )


@pytest.mark.slow
async def test_panels_above_the_board_tell_the_result_and_all_tell_the_winner(
    tmp_path: Path,
) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=15")
        stage.panels.update({(table, person.id): await stage.hand(person, table) for person in (ana, bo)})
        rng = random.Random(1)
        while not (await stage.table(table)).rounds:
            await stage.play_on([ana, bo], table, rng, turns=1)
        (account, *_) = stage.channel.history()
        result = next(line for line in text_of(account).splitlines() if "round 1" in line)
        turn = (await stage.table(table)).turn
        assert turn is not None
        assert turn.person is not None
        for person in (ana, bo):
            told = text_of(stage.panel(table, person)).strip().startswith(result)
            assert told == (person.id != turn.person.user_id), "the panel on turn is right below the account"
        await stage.play_on([ana, bo], table, rng, turns=1)
        assert all(result not in text_of(stage.panel(table, person)) for person in (ana, bo))
        await stage.play_on([ana, bo], table, rng)
        (winner,) = [line for line in text_of(await stage.board(table)).splitlines() if "🏆" in line]
        for person in (ana, bo):
            assert text_of(stage.panels[table, person.id]).strip().startswith(winner)


@pytest.mark.slow
@pytest.mark.parametrize("where", [{}, {"where": "thread"}], ids=["channel", "thread"])
async def test_one_click_below_each_round_and_the_match_claps(tmp_path: Path, where: dict[str, Any]) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=20", **where)
        place = stage.place((await stage.table(table)).channel.channel_id)
        await stage.play_on([ana, bo], table, random.Random(1))
        await stage.env.settle()
        clapped = {one.id: [reaction.emoji for reaction in one.reactions] for one in place.history()}
        ends = {one.id for one in place.history() if "In words" in labels(one) or "🏆" in text_of(one)}
        assert len(ends) == len((await stage.table(table)).rounds) > 1
        assert clapped == {one: ["👏"] if one in ends else [] for one in clapped}


@pytest.mark.slow
async def test_where_the_bot_may_not_react_a_round_ends_without_applause(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        lobby, table = await stage.open(ana, channel=closed(stage, "quiet", "add_reactions"), options="target=20")
        await stage.use(bo, lobby, Verb.JOIN)
        await stage.use(ana, lobby, Verb.START)
        await stage.play_on([ana, bo], table, random.Random(1))
        assert (await stage.table(table)).status is Status.FINISHED
        assert not [call for call in stage.env.http_requests if "/reactions/" in call.path]


async def test_a_round_that_is_not_over_has_no_account(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo)
        board = await stage.board(table)
        for number in ("1", "0", "99", "x"):
            asked = stage.id_of(await stage.table(table), "account", number)
            assert "another version" in text_of(await stage.raw_click(ana, board, asked))


@pytest.mark.parametrize("game", ["block", "mexican_train", "castle_rock"])
def test_hands_are_not_drawn_while_a_round_is_played(game: str) -> None:
    match = dealt(game, random.Random(1))
    table = snapshot_of(match, game, 3)
    for seat in (None, *table.seats):
        assert _subject(words_for(), table, Frame(RoundSubject.name), Style(), seat) is None

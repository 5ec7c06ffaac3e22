"""Whole matches of Block through Discord, from the slash command to the placings."""

from __future__ import annotations

import random
import re
from pathlib import Path

from bot.ui.channel.panels import LATER
from engine.rules.moves import Pass
from engine.tables.table.model import Status
from tests.bot.flows.stage import Stage, controls, is_move, labels, staged, text_of, tiles_in


async def finished(stage: Stage, table: str) -> str:
    """The match is over and its message says so; gives what it says."""
    snapshot = await stage.table(table)
    assert snapshot.status is Status.FINISHED
    board = await stage.board(table)
    account = "Last round" if len(snapshot.rounds) > 1 else "In words"  # of one round, the board shows the last one
    assert labels(board) == ["Rematch", "Tally", account, "More"]
    text = text_of(board)
    assert "match over" in text
    assert "🏆" in text
    assert "Placings" in text
    return text


async def test_two_people_play_a_match_and_every_round_leaves_its_account(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=12")
        await stage.play_on([ana, bo], table, random.Random(1))
        await finished(stage, table)
        rounds = (await stage.table(table)).rounds
        texts = [text_of(message) for message in stage.channel.history()]
        assert len(rounds) > 1
        assert len(texts) == len(rounds), "one message a round, and no ping for a turn is left"
        assert "Ana" in (end := texts.pop())
        assert f"({len(rounds)} rounds)" in end, "a line to copy"
        last = await stage.press(ana, await stage.board(table), "Last round")
        for result, text in zip(rounds, [*texts, text_of(last)], strict=True):
            won = f"wins round {result.number}: \\+{max(result.scores)} "
            nobody = f"Nobody scores in round {result.number} "
            result_line = nobody if result.winner is None else won
            assert re.match(rf"\s*(### .*\n)?\*\*.*{result_line}\(", text), "the result comes first"
            assert "Tiles left" in text
            for receipt in result.receipts:
                assert len(receipt.terms) == 1 or f"= {receipt.points}" in text, "the sentence has told a single term"
        tally = text_of(await stage.press(ana, await stage.board(table), "Tally"))
        assert all(f"Round {result.number}:" in tally for result in rounds[-8:])


async def test_three_people_and_the_lowest_of_them_is_credited(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people = [stage.person(name) for name in ("Ana", "Björn", "Chloé")]
        table = await stage.begin(*people, options="target=15")
        await stage.play_on(people, table, random.Random(2))
        await finished(stage, table)
        words = await stage.press(people[0], await stage.board(table), "In words")
        assert "losers" in text_of(words)


async def test_four_people_as_partners_share_a_total(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people = [stage.person(name) for name in ("Ana", "Björn", "Chloé", "Dmitri")]
        table = await stage.begin(*people, options="target=15 partnership=on")
        assert "Ana + Chloé 0" in text_of(await stage.board(table))
        await stage.play_on(people, table, random.Random(3))
        text = await finished(stage, table)
        assert "Ana and Chloé win" in text or "Björn and Dmitri win" in text


async def test_one_person_plays_against_three_robots_and_is_never_called(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        table = await stage.begin(ana, robots=3, options="target=15")
        await stage.play_on([ana], table, random.Random(4))
        await finished(stage, table)
        assert not [sent for sent in stage.env.backend.messages[stage.channel.id].values() if sent.ping_user_ids]


async def test_a_rematch_asks_the_same_people_and_pings_them_once(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=1")
        await stage.play_on([ana, bo], table, random.Random(5))
        old = await stage.board(table)
        await stage.press(bo, old, "Rematch")
        (lobby,) = stage.tables()
        assert lobby.rematch_of == table
        assert lobby.options == (("target", "1"),)
        assert [seat.name for seat in lobby.seats] == ["Björn"]
        again = await stage.press(ana, old, "Rematch")
        assert "is already open" in text_of(again)
        assert len(stage.tables()) == 1
        (invitation,) = [message for message in stage.channel.history() if "<@" in message.content]
        assert stage.env.backend.messages[stage.channel.id][invitation.id].ping_user_ids == [ana.id]
        await stage.press(ana, invitation, "I’m in")
        await stage.press(bo, await stage.board(lobby.id), "Start")
        assert (await stage.table(lobby.id)).status is Status.PLAYING


async def test_the_next_player_is_called_once_and_the_old_call_goes(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo)
        for _ in range(4):
            turn = (await stage.table(table)).turn
            assert turn is not None
            assert turn.person is not None
            sent = stage.env.backend.messages[stage.channel.id].values()
            pings = [message for message in sent if message.ping_user_ids]
            assert [list(message.ping_user_ids) for message in pings] == [[turn.person.user_id]]
            await stage.play_on([ana, bo], table, random.Random(6), turns=1)


async def test_an_open_panel_offers_a_move_exactly_while_its_owner_may_act(tmp_path: Path) -> None:
    """Also after an automatic pass, and after another player's turn."""
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=30")
        for person in (ana, bo):
            stage.panels[table, person.id] = await stage.hand(person, table)
        rng = random.Random(3)
        while (now := await stage.table(table)).status is Status.PLAYING:
            for person in (ana, bo):
                offered = any(map(is_move, controls(stage.panel(table, person))))
                acting = any(seat.person and seat.person.user_id == person.id for seat in now.actors)
                assert offered == acting, (now.version, text_of(stage.panel(table, person)))
            await stage.play_on([ana, bo], table, rng, turns=1)
        assert any(step.move == Pass() for step in (await stage.bot.services.tables.records.of(table)).steps)


async def test_the_next_rounds_hand_opens_in_the_panel_with_the_result_of_the_last(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people = [stage.person(name) for name in ("Ana", "Björn", "Eve")]
        table = await stage.begin(*people, options="target=100")
        stage.panels.update({(table, person.id): await stage.hand(person, table) for person in people})
        rng = random.Random(3)
        while not (await stage.table(table)).rounds:
            await stage.play_on(people, table, rng, turns=1)
        now = await stage.table(table)
        for seat, person in enumerate(people):
            view = now.view_for(seat)
            assert view is not None
            text = text_of(stage.panel(table, person))
            assert {str(tile) for tile in view.hand} <= tiles_in(text)
            follows = now.turn is not None and now.turn.seat == seat
            assert (stage.panel(table, person).id > (now.message_id or 0)) == follows, "below the board of round 2"
            assert ("round 1" in text) != follows, "its account is right above a panel that followed"


async def test_there_is_one_panel_and_an_older_one_points_to_it(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo)
        old, other = await stage.hand(ana, table), await stage.hand(bo, table)
        new = await stage.hand(ana, table)
        assert "newer message" in text_of(old)
        assert not controls(old)
        assert "newer message" not in text_of(new) + text_of(other)
        same = await stage.press(ana, new, "Refresh")
        assert "newer message" not in text_of(same)


async def test_a_panel_out_of_turn_follows_the_board(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people = [stage.person(name) for name in ("Ana", "Björn", "Eve")]
        table = await stage.begin(*people)
        turn = (await stage.table(table)).turn
        assert turn is not None
        watching = people[turn.seat - 1]
        panel = await stage.hand_from_turns(watching, table)
        assert "No tile is on the table" in text_of(panel)
        await stage.play_on(people, table, random.Random(1), turns=1)
        assert "No tile is on the table" in text_of(panel), "the board in the channel goes first"
        await stage.pass_time(LATER)
        assert "**Line" in text_of(panel)


async def test_a_panel_freshens_itself_when_the_turn_comes(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo)
        turn = (await stage.table(table)).turn
        assert turn is not None
        mover, waiter = (ana, bo) if turn.name == "Ana" else (bo, ana)
        panel = await stage.hand(waiter, table)
        assert f"{turn.name}’s turn" in text_of(panel)
        await stage.play_on([mover], table, random.Random(7), turns=1)
        assert "Your turn" in text_of(panel), "the same panel, edited"

"""Premoves on the panel: a few presses off turn, private to the player, played like any move."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from bot.ui.pages.custom_ids import Verb, read_id
from bot.words import words_for
from engine.rules.moves import Play
from engine.rules.tiles import EndId, Seat
from engine.tables.edits.delays import SLOW
from engine.tables.edits.premoves import AddPremove
from tests.bot.flows.stage import Stage, controls, labels, staged, text_of, tiles_in, wire

WORDS = words_for()
DAY = "86400"
OPEN, EDIT, STOP = WORDS("premove.open"), WORDS("premove.edit"), WORDS("premove.stop")


async def sides_of(stage: Stage, table: str, *people: Any) -> tuple[Any, Any]:
    """Who is on turn, and the other one."""
    turn = (await stage.table(table)).turn
    assert turn is not None
    assert turn.person is not None
    first, second = people
    return (first, second) if turn.person.user_id == first.id else (second, first)


async def open_premoves(stage: Stage, actor: Any, table: str) -> Any:
    return await stage.press(actor, await stage.hand(actor, table), OPEN)


async def premove_all(stage: Stage, actor: Any, table: str) -> Any:
    """Press every tile of the hand, one after the other; the panel then."""
    panel = await open_premoves(stage, actor, table)
    while adding := ids(panel, Verb.PREMOVE_ADD):
        panel = await stage.press_id(actor, panel, adding[0])
    return panel


def ids(panel: Any, verb: Verb) -> list[str]:
    """The controls of a panel with that verb."""
    found = ((item["custom_id"], read_id(item["custom_id"])) for item in controls(panel) if "custom_id" in item)
    return [custom_id for custom_id, control in found if control is not None and control.verb is verb]


def in_public(stage: Stage) -> list[Any]:
    """Everything in the channel that everybody sees, to the last button."""
    return [(message.id, message.content, wire(message)) for message in stage.channel.history()]


def calls(stage: Stage, since: int) -> list[tuple[str, str]]:
    """What the bot has asked of Discord for the channel: not its answers to clicks, which count for themselves."""
    made = stage.env.http_requests[since:]
    return [
        (call.method, "ping" if call.method != "PATCH" else "board")
        for call in made
        if "/messages" in call.path and "/webhooks/" not in call.path
    ]


async def seat_of(stage: Stage, table: str, actor: Any) -> Seat:
    """The player's seat."""
    seat = (await stage.table(table)).seat_of(actor.id)
    assert seat is not None
    return seat.seat


async def play_by_hand(stage: Stage, actor: Any, table: str) -> None:
    """Press the first tile that can be played at once."""
    panel = await stage.hand(actor, table)
    await stage.press_id(actor, panel, next(found for found in ids(panel, Verb.DO) if "|" in found))


async def test_premoves_are_laid_with_buttons_and_made_in_time(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=500", time=DAY)
        mover, thinker = await sides_of(stage, table, ana, bo)
        await play_by_hand(stage, mover, table)
        mover, thinker = thinker, mover
        assert OPEN not in labels(await stage.hand(mover, table)), "whoever is on turn plays"
        panel = await premove_all(stage, thinker, table)
        view = (await stage.table(table)).view_for(await seat_of(stage, table, thinker))
        assert view is not None
        assert tiles_in(text_of(panel)) >= {str(tile) for tile in view.hand}
        assert "On this board" in text_of(panel) or "can be played" in text_of(panel)
        assert EDIT in labels(await stage.press(thinker, panel, "Back"))
        since = len(stage.env.http_requests)
        await play_by_hand(stage, mover, table)
        by_hand = calls(stage, since)
        steps, since = (await stage.table(table)).steps, len(stage.env.http_requests)
        hand = await stage.hand(thinker, table)
        assert "Your premove plays" in text_of(hand)
        assert STOP in labels(hand)
        await stage.pass_time(SLOW[0] - 1)
        assert (await stage.table(table)).steps == steps
        assert calls(stage, since) == [], "no ping while a premove could play"
        await stage.pass_time(SLOW[1])
        after = await stage.table(table)
        assert after.steps == steps + 1
        assert after.turn is not None
        assert after.turn.person is not None
        assert after.turn.person.user_id == mover.id
        record = await stage.bot.services.tables.records.of(after.id)
        assert isinstance(record.steps[-1].move, Play)
        assert by_hand == [("PATCH", "board")], "the ping of that turn was still waiting"
        assert ("PATCH", "board") in calls(stage, since), "as for a move by hand"
        assert not [one for one in stage.channel.history() if f"<@{thinker.id}>" in (one.content or "")]


async def test_others_cannot_tell_that_there_are_premoves(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo, eve = stage.person("Ana"), stage.person("Björn"), stage.person("Eve")
        table = await stage.begin(ana, bo, options="target=500", time=DAY)
        mover, thinker = await sides_of(stage, table, ana, bo)
        await stage.hand(mover, table)  # the first one of all asks for the time zone, too
        shown, hand = in_public(stage), text_of(await stage.hand(mover, table))
        before = await stage.table(table)
        await premove_all(stage, thinker, table)
        assert in_public(stage) == shown
        assert text_of(await stage.hand(mover, table)) == hand
        assert await stage.table(table) == before
        board = await stage.board(table)
        for verb, argument in ((Verb.PREMOVES, ""), (Verb.PREMOVE_CLEAR, ""), (Verb.PREMOVE_SET, "once=on")):
            custom_id = stage.id_of(before, verb, argument)
            stranger = text_of(await stage.raw_click(eve, board, custom_id))
            assert WORDS("refusal.not_seated") in stranger
            other = text_of(await stage.raw_click(mover, board, custom_id))
            assert "Your premoves" not in other
        plan = await stage.bot.services.tables.premoves_of(before.id, thinker.id)
        assert plan is not None
        assert len(plan.entries) == 7
        assert not plan.once


async def test_premoves_have_places_and_switches_and_are_cleared(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=500", time=DAY)
        mover, thinker = await sides_of(stage, table, ana, bo)
        await play_by_hand(stage, mover, table)
        mover, thinker = thinker, mover
        tables, number = stage.bot.services.tables, (await stage.table(table)).id
        panel = await open_premoves(stage, thinker, table)
        places = []
        for adding in ids(panel, Verb.PREMOVE_ADD):
            panel = await stage.press_id(thinker, panel, adding)
            places = [item for item in controls(panel) if item["custom_id"] in ids(panel, Verb.PREMOVE_PLACE)]
            if places:
                break
        chosen = places[0]["options"][-1]
        panel = (await thinker.select(panel, [chosen["value"]], custom_id=places[0]["custom_id"])).response
        plan = await tables.premoves_of(number, thinker.id)
        assert plan is not None
        assert isinstance(plan.entries[-1], Play)
        assert plan.entries[-1].end is not None
        assert "only here" in text_of(panel)
        panel = await stage.press(thinker, panel, WORDS("premove.once_off"))
        panel = await stage.press(thinker, panel, WORDS("premove.must_on"))
        plan = await tables.premoves_of(number, thinker.id)
        assert plan is not None
        assert (plan.once, plan.must) == (True, False)
        dropping = ids(panel, Verb.PREMOVE_DROP)
        panel = await stage.press_id(thinker, panel, dropping[0])
        assert len(ids(panel, Verb.PREMOVE_DROP)) == len(dropping) - 1
        panel = await premove_all(stage, thinker, table) if len(dropping) == 1 else panel
        assert WORDS("premove.none") in text_of(await stage.press(thinker, panel, WORDS("premove.clear")))
        assert await tables.premoves_of(number, thinker.id) is None


async def test_tiles_of_a_large_hand_are_chosen_from_a_menu_and_dropped_by_a_button(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, game="chickenfoot", options="set=d9", time=DAY)
        _, thinker = await sides_of(stage, table, ana, bo)
        panel = await open_premoves(stage, thinker, table)
        assert ids(panel, Verb.PREMOVE_ADD) == []
        laid = []
        for _ in range(2):
            menu = next(item for item in controls(panel) if item["custom_id"].endswith("premove_place:add"))
            line = menu["options"][-1]
            laid.append(line["label"])
            panel = (await thinker.select(panel, [line["value"]], custom_id=menu["custom_id"])).response
        plan = await stage.bot.services.tables.premoves_of((await stage.table(table)).id, thinker.id)
        assert plan is not None
        assert [str(entry.tile) for entry in plan.entries] == laid
        dropping = ids(panel, Verb.PREMOVE_DROP)
        assert len(dropping) == 2
        panel = await stage.press_id(thinker, panel, dropping[0])
        assert len(ids(panel, Verb.PREMOVE_DROP)) == 1


async def test_a_plan_open_on_the_screen_follows_the_board_and_becomes_the_hand_on_ones_turn(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people = [stage.person(name) for name in ("Ana", "Björn", "Chloé")]
        table = await stage.begin(*people, options="target=500", time=DAY)
        turn = (await stage.table(table)).turn
        assert turn is not None
        order = [seat.person.user_id for seat in (await stage.table(table)).seats if seat.person]
        order = order[turn.seat :] + order[: turn.seat]
        by_id = {person.id: person for person in people}
        first, second, third = (by_id[user] for user in order)
        panel = await open_premoves(stage, third, table)
        await stage.press_id(third, panel, ids(panel, Verb.PREMOVE_ADD)[0])
        await stage.play_turn(first, await stage.table(table), random.Random(1))
        await stage.env.advance_time(5)
        assert "Your premoves" in text_of(panel)
        assert ids(panel, Verb.PREMOVE_DROP)
        assert WORDS("premove.none") not in text_of(panel)
        version = (await stage.table(table)).version
        controls_of = list(map(read_id, ids(panel, Verb.PREMOVE_ADD)))
        assert all(control and control.version == version for control in controls_of)
        stale = ids(panel, Verb.PREMOVE_ADD)[0]
        await stage.play_turn(second, await stage.table(table), random.Random(1))
        assert (await stage.table(table)).acting == (await seat_of(stage, table, third),)
        assert "Your turn" in text_of(panel)
        answer = await stage.raw_click(third, panel, stale)
        assert "Your turn" in text_of(answer), "too late: a sentence, and the hand"


async def test_a_cleared_plan_is_told_to_its_owner_who_plays_by_hand(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=500", time=DAY)
        mover, thinker = await sides_of(stage, table, ana, bo)
        number = (await stage.table(table)).id
        seat = (await stage.table(table)).seat_of(thinker.id)
        assert seat is not None
        view = (await stage.table(table)).view_for(seat.seat)
        assert view is not None
        play = Play(view.hand[0], EndId(99))  # an end that is not there
        await stage.bot.services.tables.change(number, AddPremove(play), thinker.id)
        await stage.restart()
        await play_by_hand(stage, mover, table)
        assert (await stage.table(table)).turn == seat
        assert WORDS("premove.cleared_no_fit") in text_of(await stage.hand(thinker, table))
        await stage.pass_time(SLOW[1])
        assert (await stage.table(table)).turn == seat, "nothing is played for him"


async def test_where_players_count_premoves_are_offered_and_said_to_state_no_count(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, game="muggins", time=DAY)
        _, thinker = await sides_of(stage, table, ana, bo)
        panel = await stage.press(thinker, await stage.hand(thinker, table), OPEN)
        assert ids(panel, Verb.PREMOVE_ADD)
        assert WORDS("premove.count") in text_of(panel)

"""Before the match: sitting down, robots, the host's panel of options, seats, cancelling."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.ui.pages.table.options import OTHER, asked
from engine.rules.games import GAMES
from engine.tables.table.model import Status
from tests.bot.flows.stage import SELECT, controls, labels, staged, text_of


def menu(panel: Any, name: str) -> dict[str, Any] | None:
    """The menu of an option on this page of the panel."""
    return next((item for item in controls(panel) if item["custom_id"].endswith(f":{name}")), None)


async def test_people_and_robots_sit_down_and_get_up(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        lobby, table = await stage.open(ana)
        assert "**1**\u00a0Ana (host)" in text_of(lobby)
        await stage.press(bo, lobby, "Join")
        await stage.press(ana, lobby, "Add robot")
        assert "**2**\u00a0Björn" in text_of(lobby)
        assert "**3**\u00a0Pip (robot)" in text_of(lobby)
        assert "already at this table" in text_of(await stage.press(bo, lobby, "Join"))
        await stage.press(bo, lobby, "Leave")
        assert "**2**\u00a0Pip (robot)" in text_of(lobby)
        await stage.press(ana, lobby, "Remove robot")
        assert [seat.name for seat in (await stage.table(table)).seats] == ["Ana"]
        start = next(item for item in controls(lobby, enabled=False) if item.get("label") == "Start")
        assert start["disabled"], "one cannot play Block alone"
        answer = await stage.raw_click(ana, lobby, start["custom_id"])
        assert "needs 2 to 10 players" in text_of(answer)


async def test_the_last_person_to_leave_closes_the_table(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        lobby, table = await stage.open(ana)
        await stage.press(ana, lobby, "Leave")
        assert (await stage.table(table)).status is Status.CANCELLED
        assert "cancelled" in text_of(lobby)


@pytest.mark.parametrize("game", GAMES)
async def test_the_panel_has_a_menu_for_every_option_of_the_game(tmp_path: Path, game: str) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        lobby, _ = await stage.open(ana, game)
        panel = await stage.press(ana, lobby, "Options")
        found = set()
        for _ in range(10):
            found |= {item["custom_id"].rsplit(":", 1)[1] for item in controls(panel) if item["type"] == SELECT}
            onwards = [label for label in labels(panel) if label in ("Customise", "More options →")]
            if not onwards:
                break
            panel = await stage.press(ana, panel, onwards[0])
        assert found >= {spec.name for spec in asked(game, {})}
        assert "clock" in found


async def test_an_option_is_chosen_from_the_menu_and_shown_in_the_lobby(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        lobby, table = await stage.open(ana)
        panel = await stage.press(ana, lobby, "Options")
        panel = await stage.press(ana, panel, "Customise")
        chosen = menu(panel, "partnership")
        assert chosen is not None
        after = (await ana.select(panel, ["on"], custom_id=chosen["custom_id"])).response
        assert "four players as two partnerships" in text_of(after)
        assert "House rules: four players as two partnerships." in text_of(lobby)
        assert "Players: 4." in text_of(lobby), "partners are four"
        assert (await stage.table(table)).options == (("partnership", "on"),)


async def test_a_proposal_sets_all_options_at_once_and_only_the_host_may(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo, eve = stage.person("Ana"), stage.person("Björn"), stage.person("Eve")
        lobby, table = await stage.open(ana, options="target=50")
        await stage.press(bo, lobby, "Join")
        panel = await stage.press(ana, lobby, "Options")
        assert "**Quick**: at most 3 rounds" in text_of(panel)
        panel = await stage.press(ana, panel, "Quick")
        assert (await stage.table(table)).options == (("rounds", "3"),)
        assert "House rules: at most 3 rounds." in text_of(lobby)
        for person in (bo, eve):
            pressed = stage.id_of(await stage.table(table), "preset", "teams")
            assert "Only the host" in text_of(await stage.raw_click(person, lobby, pressed))
        assert (await stage.table(table)).options == (("rounds", "3"),)
        nonsense = stage.id_of(await stage.table(table), "preset", "mars")
        assert "another version" in text_of(await stage.raw_click(ana, lobby, nonsense))
        await stage.press(ana, panel, "As published")
        assert (await stage.table(table)).options == ()


async def test_the_panel_of_options_goes_when_it_is_done(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        lobby, _ = await stage.open(ana)
        panel = await stage.press(ana, lobby, "Options")
        await stage.press(ana, panel, "Done")
        assert [message.id for message in stage.channel.history()] == [lobby.id]
        kept = stage.env.backend.messages[stage.channel.id]
        assert panel.id not in kept


async def test_panels_of_the_lobby_become_hands_when_the_match_begins(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo, eve = stage.person("Ana"), stage.person("Björn"), stage.person("Eve")
        lobby, _ = await stage.open(ana)
        await stage.press(bo, lobby, "Join")
        options = await stage.press(ana, lobby, "Options")
        seats = await stage.press(ana, lobby, "Seats")
        kept = stage.env.backend.messages[stage.channel.id]
        assert options.id not in kept, "one panel a person"
        others = await stage.press(bo, lobby, "Seats")
        await stage.press(eve, lobby, "Join")
        assert "Swap with" in text_of(others), "it stays while people come and go"
        hand = await stage.press(ana, lobby, "Start")
        assert "Your hand: 5 tiles" in text_of(hand)
        assert "Your hand: 5 tiles" in text_of(others)
        assert "Swap with" not in text_of(seats)
        assert not controls(seats), "a line that says where the hand is"


async def test_a_panel_of_a_lobby_that_is_cancelled_says_so(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        lobby, _ = await stage.open(ana)
        await stage.press(bo, lobby, "Join")
        seats = await stage.press(bo, lobby, "Seats")
        await stage.press(ana, lobby, "Cancel")
        assert "cancelled" in text_of(seats)
        assert not controls(seats)


async def test_any_other_number_is_typed_into_a_box(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        lobby, table = await stage.open(ana)
        panel = await stage.press(ana, lobby, "Options")
        panel = await stage.press(ana, panel, "Customise")
        chosen = menu(panel, "target")
        assert chosen is not None
        box = await ana.select(panel, [OTHER], custom_id=chosen["custom_id"])
        after = await ana.submit_modal(box, {"value": " 77 "})
        assert "to 77" in text_of(after.response)
        assert (await stage.table(table)).options == (("target", "77"),)
        chosen = menu(after.response, "target")
        assert chosen is not None
        box = await ana.select(after.response, [OTHER], custom_id=chosen["custom_id"])
        wrong = await ana.submit_modal(box, {"value": "many"})
        assert "many isn’t an answer for target. Possible: 1 to 1000, auto." in text_of(wrong.response)
        assert (await stage.table(table)).options == (("target", "77"),)


async def test_the_clock_is_set_and_the_board_shows_the_deadline(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, time="86400")
        snapshot = await stage.table(table)
        assert snapshot.turn_seconds == 86400
        assert f"<t:{snapshot.deadline}:R>" in text_of(await stage.board(table))
        await stage.pass_time(86400 + 5)
        after = await stage.table(table)
        assert after.steps > snapshot.steps, "a robot has played the turn"
        assert "**Line" in text_of(await stage.board(table))


async def test_people_change_places(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        lobby, table = await stage.open(ana)
        await stage.press(bo, lobby, "Join")
        panel = await stage.press(bo, lobby, "Seats")
        (chosen,) = [item for item in controls(panel) if item["type"] == SELECT]
        await bo.select(panel, ["0"], custom_id=chosen["custom_id"])
        assert [seat.name for seat in (await stage.table(table)).seats] == ["Björn", "Ana"]
        assert "**1**\u00a0Björn · **2**\u00a0Ana (host)" in text_of(lobby)


@pytest.mark.parametrize(("sides", "said"), [("two", "1 & 3 & 5, 2 & 4 & 6"), ("three", "1 & 4, 2 & 5, 3 & 6")])
async def test_the_panel_of_the_seats_says_who_are_partners(tmp_path: Path, sides: str, said: str) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        lobby, _ = await stage.open(ana, "castle_rock", options=f"partnership=on sides={sides}")
        for _ in range(5):
            await stage.press(ana, lobby, "Add robot")
        panel = await stage.press(ana, lobby, "Seats")
        assert f"Turns go round in this order. Partners: {said}." in text_of(panel)


async def test_the_lobby_says_who_counts_if_no_one_else_joins(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        lobby, _ = await stage.open(ana, "muggins", robots=1)
        assert "If no one else joins: the bot counts the points." in text_of(lobby)
        await stage.press(bo, lobby, "Join")
        assert "If no one else joins" not in text_of(lobby)
        chosen, _ = await stage.open(stage.person("Cléo"), "muggins", options="claims=manual")
        assert "If no one else joins" not in text_of(chosen)


async def test_the_lobby_says_after_how_many_rounds_a_match_ends_at_the_latest(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        lobby, _ = await stage.open(ana, "castle_rock")
        assert "To 50 points, in at most 60 rounds (2 players)." in text_of(lobby)
        for _ in range(5):
            await stage.press(ana, lobby, "Add robot")
        assert "To 50 points, in at most 6 rounds (6 players)." in text_of(lobby)
        other, _ = await stage.open(stage.person("Björn"), "block")
        assert "in at most" not in text_of(other)

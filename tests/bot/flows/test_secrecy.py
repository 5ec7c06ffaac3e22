"""No one reads another player's tiles, and names can't inject markup."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.pictures import HandSubject, Style
from bot.ui.pages.page import Button
from bot.ui.pages.table.hand import hand_page
from bot.words import words_for
from engine.rules.game import house_move
from engine.rules.games import make_game
from engine.rules.tiles import HOUSE
from engine.store.rows import Shown
from engine.tables.table.model import ChannelRef, Person, SeatInfo, Snapshot, Status, TableId
from engine.tables.table.sealed import SealedMatch
from tests.bot.flows.stage import staged, text_of, tiles_in

HOSTILE = (
    "@everyone",
    "<@1234567890>",
    "**bold** __x__ ~~y~~ ||z||",
    "`code` ```block```",
    "[link](https://example.com)",
    "https://example.com/x",
    "\u202egnp.exe",
    "# heading\n> quote",
    "<t:0:R> <#1> <:e:1>",
    "'; DROP TABLE tables; --",
    "{name} %s {0}",
    "\u200b\u200b",
    "Z̷̢̧̛̖̞̳a̴̡̛̗l̵̨̛g̶̢̛o̷̧̕",
    "a" * 32,
    "👩‍👩‍👧‍👦",
)


def snapshot_of(match: Any, game: str, seats: int) -> Snapshot:
    """A table in play around a match."""
    people = tuple(SeatInfo.of(at, Person(at + 1, f"P{at}")) for at in range(seats))
    return Snapshot(
        id=TableId("abcdefgh"), version=9, status=Status.PLAYING, channel=ChannelRef(1, 2), host_id=1, game=game,
        rules_version=1, options=(), capacity=seats, turn_seconds=None, claim_seconds=30, created_at=0, active_at=0,
        shown=Shown(message_id=5), seats=people, match=SealedMatch(match), steps=9,
    )  # fmt: skip


def dealt(game: str, rng: random.Random) -> Any:
    """A match for three, just dealt."""
    match = make_game(game).start(3)
    while match.to_act()[0] == HOUSE:
        need = match.need()
        assert need is not None
        match.play(HOUSE, house_move(need, rng))
    return match


def test_without_hints_nothing_on_the_panel_tells_what_can_be_played() -> None:
    """A seat on turn and the same seat with a board on which other tiles fit see the same buttons for the hand."""
    match = dealt("castle_rock", random.Random(1))
    table = snapshot_of(match, "castle_rock", 3)
    table = replace(table, hints=False)
    seat = match.to_act()[0]
    view = table.view_for(seat)
    assert view is not None
    page = hand_page(words_for(), table, seat)
    tiles = [button.tile for button in page.controls if isinstance(button, Button) and button.tile]
    assert tiles == list(view.hand)
    assert not any(isinstance(button, Button) and button.disabled for button in page.controls)
    assert HandSubject.of(view, words_for(), Style(), hints=False).playable is None


@pytest.mark.parametrize("name", HOSTILE)
async def test_a_hostile_name_is_only_a_name(tmp_path: Path, name: str) -> None:
    async with staged(tmp_path) as stage:
        eve, bo = stage.person(name), stage.person("Björn")
        lobby, table = await stage.open(eve)
        await stage.press(bo, lobby, "Join")
        await stage.press(eve, lobby, "Seats")
        await stage.press(eve, lobby, "Start")
        await stage.play_on([eve, bo], table, random.Random(1), turns=1)
        for message in stage.channel.history():
            text = message.content + text_of(message)
            assert "@everyone" not in text
            assert "\u202e" not in text
            assert "<@1234567890>" not in text
            assert "](https://example" not in text
            assert "\n# heading" not in text
        sent = stage.env.backend.messages[stage.channel.id].values()
        pinged = {user for message in sent for user in message.ping_user_ids}
        assert pinged <= {eve.id, bo.id}


async def test_a_hand_is_shown_to_its_owner_alone(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo)
        panels = [await stage.hand(person, table) for person in (ana, bo)]
        assert all(panel.ephemeral for panel in panels)
        first, second = (tiles_in(text_of(panel)) for panel in panels)
        assert not first & second
        public = "".join(text_of(message) for message in stage.channel.history())
        assert "Your hand" not in public
        assert panels[1].id not in [message.id for message in stage.channel.history(viewer=ana)]

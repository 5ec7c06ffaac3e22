"""The bot's requests are valid by Discord's own API description and by limits that it does not describe. Most pages
appear here once, and the checks themselves are checked."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest

from bot.pictures.process.worker import Painted
from engine.rules.games import GAMES
from tests.wire.conftest import Hurry, running
from tests.wire.discord import WireDiscord
from tests.wire.limits import ENDPOINTS, message_problems, problems
from tests.wire.people import ANA, BO, CHLOE, People, buttons, shown
from tests.wire.shapes import V2, Json

COMMANDS = (
    *("domino board", "domino tables", "domino turns", "domino learn", "domino help", "results leaderboard"),
    *("settings mine", "settings privacy", "settings server"),
)
PANELS = ("tally", "rules", "more", "resign", "abandon")


async def test_every_page_with_its_pictures_and_emojis_is_taken(
    wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry
) -> None:
    async with running(wire, tmp_path, painter=Painted(threads=True), tile_emojis=True):
        await wire.until(lambda: len(wire.emojis) == 91)
        await people.begin(ANA, BO, options="target=1")
        board = people.showing("hand")
        assert board
        for verb in PANELS:
            await people.press(ANA, board, verb) if buttons(board, verb) else None
        for command in COMMANDS:
            await wire.answered(wire.slash(ANA, command))
        for game in GAMES:
            await wire.answered(wire.slash(CHLOE, "domino rules", game=game))
        await wire.answered(wire.slash(ANA, "domino board", show="private"))
        await people.play(ANA, BO)
        wire.slash(ANA, "results replay")
        await wire.until(lambda: any("replay.webp" in request.files for request in wire.requests))
        for game in GAMES:
            if game != "castle_rock_solitaire":
                opened = await wire.answered(wire.slash(BO, "domino play", game=game))
                for verb in ("options", "invite", "rules", "robot", "seats"):
                    await people.press(BO, shown(opened), verb)
                await people.press(BO, shown(opened), "cancel")
        await wire.answered(wire.slash(BO, "domino solitaire"))
    assert wire.wrong == []
    seen = {request.call for request in wire.requests if request.body is not None}
    assert {"commands", "callback", "edit", "post", "panel", "emoji"} <= seen <= set(ENDPOINTS)
    assert any(request.files for request in wire.requests), "there were pictures"


TEXT: Json = {"type": 10, "content": "Hello"}
BUTTON: Json = {"type": 2, "style": 1, "label": "Go", "custom_id": "b1:-:0:x"}
GALLERY: Json = {"type": 12, "items": [{"media": {"url": "attachment://board.png"}}]}
FILE: Json = {"attachments": [{"id": 0, "filename": "board.png"}]}
GOOD: Json = {"flags": V2, "components": [TEXT, {"type": 1, "components": [BUTTON]}]}


def numbered(count: int) -> list[Json]:
    """`number` different buttons."""
    return [{**BUTTON, "custom_id": f"b1:-:{at}:x"} for at in range(count)]


@pytest.mark.parametrize(
    ("change", "files", "said"),
    [
        ({"content": "x" * 2001, "flags": 0, "components": []}, (), "2001 characters of content"),
        ({"flags": 0}, (), "without their flag"),
        ({"content": "both"}, (), "content beside"),
        ({"components": [TEXT] * 41}, (), "41 components"),
        ({"components": [{"type": 10, "content": "x" * 2001}] * 2}, (), "4002 characters"),
        ({"components": [{"type": 1, "components": [BUTTON, BUTTON]}]}, (), "a custom id twice"),
        ({"components": [{"type": 1, "components": numbered(6)}]}, (), "more than five"),
        ({"components": [GALLERY]}, (), "board.png is shown, but not attached"),
        (FILE, ("board.png",), "board.png is attached, but shown nowhere"),
        ({"components": [GALLERY], **FILE}, (), "board.png is announced, but not sent"),
        ({"components": [GALLERY]}, ("board.png",), "board.png is sent, but not announced"),
        ({"components": []}, (), "an empty message"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_no_schema_says_is_noticed(change: Json, files: tuple[str, ...], said: str) -> None:
    body = {**copy.deepcopy(GOOD), **change}
    found = message_problems("post", body, dict.fromkeys(files, b"png"))
    assert any(said in line for line in found), found


@pytest.mark.parametrize(
    ("call", "body"),
    [
        ("post", {"components": [{"type": 1, "components": [{"type": 2, "style": 99, "custom_id": "x"}]}]}),
        ("post", {"content": 7}),
        ("callback", {"type": 4, "data": {"flags": "many"}}),
        ("commands", [{"name": "x" * 33, "description": "too long a name"}]),
        ("dm", {"recipient_id": "somebody"}),
    ],
)
def test_what_the_description_forbids_is_noticed(call: str, body: Any) -> None:
    assert any(line.startswith(f"{call}: at ") for line in problems(call, body, {}))


@pytest.mark.parametrize(
    ("body", "files"),
    [(GOOD, ()), ({"content": "Hello"}, ()), ({**GOOD, "components": [GALLERY], **FILE}, ("board.png",))],
)
def test_what_is_right_is_taken(body: Json, files: tuple[str, ...]) -> None:
    assert problems("post", body, dict.fromkeys(files, b"png")) == []
    assert problems("callback", {"type": 4, "data": body}, dict.fromkeys(files, b"png")) == []

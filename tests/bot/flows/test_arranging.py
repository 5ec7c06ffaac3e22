"""Arranging a hand: in the panel's menu, private, kept for the match."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

from engine.rules.tiles import Tile, pips
from tests.bot.flows.stage import TILE, Stage, labels, line_of, staged, text_of, wire


async def hand_of(stage: Stage, table: str, person: Any) -> tuple[Tile, ...]:
    """The tiles that a person holds."""
    found = await stage.table(table)
    seat = found.seat_of(person.id)
    assert seat is not None
    view = found.view_for(seat.seat)
    assert view is not None
    return view.hand


def shown(panel: Any, tiles: tuple[Tile, ...]) -> list[Tile]:
    """The tiles of a hand in the order of the panel's text; its board has none of them."""
    found = [Tile.of(int(a), int(b)) for a, b in TILE.findall(text_of(panel))]
    return list(dict.fromkeys(tile for tile in found if tile in tiles))


async def test_a_hand_stays_arranged_after_a_restart_and_nobody_else_sees_it(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo)
        tiles = await hand_of(stage, table, ana)
        panel, other = await stage.hand(ana, table), await stage.hand(bo, table)
        assert shown(panel, tiles) == sorted(tiles)
        public, private, version = text_of(await stage.board(table)), wire(other), (await stage.table(table)).version
        panel = await stage.press(ana, await stage.press(ana, panel, "Arrange my hand"), "By pips")
        assert pips(shown(panel, tiles)[:1]) == max(tile.pips for tile in tiles)
        panel = await stage.press(ana, panel, "Back")
        heaviest = [tile.pips for tile in shown(panel, tiles)]
        assert heaviest == sorted(heaviest, reverse=True)
        assert (text_of(await stage.board(table)), wire(other)) == (public, private)
        assert (await stage.table(table)).version == version, "no button of anyone is out of date"
        await stage.restart()
        panel = await stage.hand(ana, table)
        assert [tile.pips for tile in shown(panel, tiles)] == heaviest


async def test_tiles_are_put_by_hand_where_their_owner_wants_them(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo)
        first, second, third, *_ = tiles = await hand_of(stage, table, ana)
        panel = await stage.press(ana, await stage.hand(ana, table), "Arrange my hand")
        panel = await stage.press(ana, panel, "By hand")
        assert line_of(panel, str(third)) == str(third)
        panel = await stage.press(ana, panel, str(third))
        panel = await stage.press(ana, panel, f"{third} first")
        assert shown(panel, tiles)[:3] == [third, first, second]
        panel = await stage.press(ana, panel, f"{third} →")
        panel = await stage.press(ana, panel, f"{third} →")
        assert shown(panel, tiles)[:3] == [first, second, third]
        panel = await stage.press(ana, panel, f"← {third}")
        panel = await stage.press(ana, panel, "Back")
        assert shown(panel, tiles)[:3] == [first, third, second]


async def test_the_longest_train_is_offered_where_trains_are_built(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, game="mexican_train")
        panel = await stage.press(ana, await stage.hand(ana, table), "Arrange my hand")
        assert "Longest train" in labels(panel)
        panel = await stage.press(ana, panel, "Longest train")
        assert "Longest train (" in text_of(panel)
        train = text_of(panel).split("Longest train (")[1].split(": ")[1].split(".")[0].split()
        assert train[0].startswith("12|"), "it begins at the hub"
        assert all(one.split("|")[1] == two.split("|")[0] for one, two in pairwise(train))
        block = await stage.begin(bo, ana, game="block")
        panel = await stage.press(ana, await stage.hand(ana, block), "Arrange my hand")
        assert "Longest train" not in labels(panel)

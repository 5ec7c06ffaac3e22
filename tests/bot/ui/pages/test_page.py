"""Pages become Discord's components within Discord's limits."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.pictures import Picture
from bot.ui.pages import page as page_module
from bot.ui.pages.page import (
    MOST_TEXT,
    Button,
    Choice,
    Colour,
    Document,
    Frame,
    Menu,
    Page,
    Text,
    files,
    render,
    rows,
    shortened,
)
from engine.rules.tiles import Tile


def parts(page: Page) -> list[dict[str, Any]]:
    """The components of a page as they go over the wire."""
    view: Any = render(page)  # the library's method has no types
    return list(view.to_components())


PICTURE = Picture(b"png", "board.png", "A board")


async def test_texts_longer_than_a_message_are_cut_and_the_log_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    cut: list[str] = []
    monkeypatch.setattr(page_module, "overflows", cut.append)
    texts = [child["content"] for child in parts(Page((Text("a" * 3000), Text("b" * 3000), Text("c"))))]
    assert sum(map(len, texts)) == MOST_TEXT
    assert texts[1].endswith("…")
    assert len(texts) == 2
    assert cut == ["b" * 3000]


async def test_labels_and_choices_are_shortened() -> None:
    menu = Menu("b1:-:0:which", "p" * 150, tuple(Choice("l" * 200, str(n), "a" * 200) for n in range(30)))
    _, row, second = parts(Page((Text("x"), *rows([Button("l" * 200, "b1:-:0:hand")]), menu)))
    assert len(row["components"][0]["label"]) == 80
    select = second["components"][0]
    assert len(select["options"]) == 25
    assert len(select["placeholder"]) == 150
    assert all(len(option["label"]) == 100 for option in select["options"])


async def test_nothing_of_a_page_is_kept_by_the_library() -> None:
    assert render(Page((Text("x"),), Colour.LOBBY)).is_finished()


async def test_a_picture_stands_in_its_frame_with_its_description() -> None:
    empty = Page((Text("above"), Frame("board.png", "A line"), Text("below")))
    page = empty.with_picture(PICTURE)
    kinds = [child["type"] for child in parts(page)]
    assert kinds == [10, 12, 10, 10]
    (file,) = files(page)
    assert (file.filename, file.description) == ("board.png", "A board")
    assert [child["type"] for child in parts(replace(page, terse=True))] == [10, 12, 10]
    for bare in (page.bare(), empty.with_picture(None), replace(page, terse=True).bare()):
        assert [child["content"] for child in parts(bare)] == ["above", "A line", "below"]
        assert not files(bare)


async def test_files_and_emojis_go_when_discord_does_not_take_them() -> None:
    button = Button("4|6", "b1:-:0:hand", tile=Tile.of(4, 6))
    page = Page((Text("x"), *rows([button]), Document("moves.txt", b"1. Ana")))
    dressed = replace(page, emoji=lambda tile: f"<:tile_{tile.low}_{tile.high}:1234567890123456789>")
    _, row, file = parts(dressed)
    assert row["components"][0]["emoji"] == {"id": 1234567890123456789, "name": "tile_4_6"}
    assert row["components"][0]["label"] == "4|6"
    assert file["file"]["url"] == "attachment://moves.txt"
    assert [sent.filename for sent in files(dressed)] == ["moves.txt"]
    assert dressed.bare() == Page((Text("x"), *rows([button])))


async def test_a_page_without_a_frame_takes_no_picture() -> None:
    assert not Page((Text("x"), Frame("hand.png"))).with_picture(PICTURE).pictures


def test_buttons_stand_five_in_a_row() -> None:
    buttons = [Button(str(n), f"b1:-:{n}:hand") for n in range(12)]
    assert [len(row.buttons) for row in rows(buttons)] == [5, 5, 2]


def test_clipping_keeps_what_fits() -> None:
    assert shortened("abc", 3) == "abc"
    assert shortened("abcd", 3) == "ab…"

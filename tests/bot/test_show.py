"""`boneyard show`, as typed."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from PIL import Image

from bot.cli import main

BLOCK = "block | hands 0|1 2|3 / 2|2 / 3|3 | line 0|0 | lead 2"


def test_a_position_is_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", BLOCK, "--names", "Ana"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        BLOCK,
        "Line, from A to B: 0|0",
        "Open ends (number first): A: 0|0, B: 0|0",
        "To act: Ana (seat 0)",
        "  0|1@0  (A: 0|0)",
        "  0|1@1  (B: 0|0)",
    ]


def test_a_seat_sees_its_own_hand_alone_and_the_board_is_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(BLOCK + "\n"))
    assert main(["show", "-", "-s", "1", "-o", str(tmp_path / "board.png")]) == 0
    printed = capsys.readouterr().out
    assert "hands 2? / 2|2 / 1?" in printed
    assert "Hand: 2|2" in printed
    assert "0|1@0" not in printed
    with Image.open(tmp_path / "board.png") as image:
        assert image.format == "PNG"


def test_who_may_speak_and_what_the_house_does_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "muggins | hands 1|6 / 4|4 | line 6|6 3|6 | turn 1 | window | boneyard 3|3"]) == 0
    assert "May claim: Player 1 (seat 0)\n  claim 0" in capsys.readouterr().out
    assert main(["show", "block | hands - / 1|1 | line 0|0 | turn 0 | last 0 | totals 2 0 | ended domino | out 0"]) == 0
    assert "To act: the house" in capsys.readouterr().out
    won = "block target=2 | hands - / 1|1 | line 0|0 | turn 0 | last 0 | totals 2 0 | ended domino | out 0"
    assert main(["show", won]) == 0
    assert "The match is over; places by side: 1 2" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "cannot read 'chess'"),
        (["block | hands 0|1 / 1|1", "-s", "2"], "the seats are 0 to 1"),
        (["block | hands 0|1 / 1|1", "-o", "{folder}/none/x.png"], "choose another file"),
        (["block | hands 0|1 / 1|1 | line 0|0 5|6"], "cannot read '5|6'"),
    ],
)
def test_what_is_wrong_is_said(
    arguments: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["show", *(part.format(folder=tmp_path) for part in arguments)]) == 1
    assert sentence in capsys.readouterr().err

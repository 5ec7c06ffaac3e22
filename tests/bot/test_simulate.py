"""`boneyard simulate`, `migrate` and `backup` as they are typed."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot import cli
from engine.rules.games import GAMES


def result(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, object]:
    """What `simulate --json` prints, without the times."""
    assert cli.main(["simulate", *words, "--json"]) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    assert found.pop("seconds") is not None
    assert found.pop("rounds_per_second") is not None
    return found


def test_the_same_seed_plays_the_same_matches(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("block", "--seats", "3", "--matches", "5", "--seed", "7", "--option", "target=30")
    first = result(capsys, *words)
    assert first == result(capsys, *words)
    assert first != result(capsys, *words[:-4], "--seed", "8", "--option", "target=30")
    assert first["matches"] == 5
    assert first["options"] == {"target": "30"}
    assert isinstance(first["wins"], list)
    assert len(first["wins"]) == 3
    assert sum(first["wins"]) >= 5


def test_partners_win_together(capsys: pytest.CaptureFixture[str]) -> None:
    found = result(capsys, "block", "--seats", "4", "--matches", "4", "--option", "partnership=on")
    wins = found["wins"]
    assert isinstance(wins, list)
    assert (wins[0], wins[1]) == (wins[2], wins[3])


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_simulated(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["simulate", game, "--matches", "1"]) == 0
    assert "1 matches, seed 1" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], f"There is no game called 'chess': choose one of {', '.join(GAMES)}."),
        (
            ["block", "--seats", "5", "--option", "set=d6"],
            "5 cannot play this game with these options: --seats may be 2, 3, 4.",
        ),
        (["block", "--option", "target"], "The option 'target' has no value: write it like --option target=50."),
        (["block", "--option", "colour=red"], "The game has no option 'colour': choose among target"),
        (["block", "--option", "target=x"], "The option target cannot be 'x': write 1 to 1000, auto."),
        (["block", "--matches", "0"], "--matches is 0, but at least one match must be played."),
    ],
)
def test_bad_input_is_answered_with_a_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["simulate", *words]) == 1
    assert capsys.readouterr().err.startswith(f"boneyard: {sentence}")


def test_migrate_makes_the_database_and_backup_copies_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATA_DIR", str(tmp_path))
    monkeypatch.delenv("DATABASE_URL", raising=False)
    assert cli.main(["backup"]) == 2
    assert "There is no database" in capsys.readouterr().err
    assert cli.main(["migrate"]) == 0
    assert "is new and empty." in capsys.readouterr().out
    assert cli.main(["backup", str(tmp_path / "copy.db")]) == 0
    assert cli.main(["backup", str(tmp_path / "copy.db")]) == 2
    assert cli.main(["backup"]) == 0
    assert len(list((tmp_path / "backups").glob("boneyard-*.db"))) == 1
    with closing(sqlite3.connect(tmp_path / "copy.db")) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall()

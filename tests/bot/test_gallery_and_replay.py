"""`boneyard replay`, `boneyard analyse` and `python -m tools.gallery`, as typed."""

from pathlib import Path
from random import Random

import pytest
from PIL import Image

from bot.cli import main
from bot.pictures import (
    BracketSubject,
    DailySubject,
    LeaderboardSubject,
    LobbySubject,
    PodiumSubject,
    ReplaySubject,
    StatsSubject,
)
from bot.pictures.render.fonts import ELLIPSIS
from bot.pictures.scene import Text
from bot.words import LANGUAGES
from engine.robots.playing import play_out
from engine.rules.games import GAMES, make_game
from engine.rules.record import Record, Step, header_of
from tools.gallery import NAMES, SHOWS, cards, subjects
from tools.gallery import main as gallery


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A file with a match of Block between two robots."""
    game = make_game("block", {"target": "20"})
    steps: list[Step] = []
    play_out(game.start(2), Random(1), lambda match, step, events: steps.append(step))
    file = tmp_path / "match.txt"
    file.write_text(Record(header_of(game, 2), tuple(steps)).text(), encoding="utf-8")
    return file


def test_replay_writes_an_animation_beside_the_record(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record), "--names", "Ana,Björn"]) == 0
    with Image.open(record.with_suffix(".webp")) as image:
        assert image.format == "WEBP"
    assert "Replay of Block" in capsys.readouterr().out


def test_replay_prints_the_moves_in_words(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record), "--text", "--round", "1", "--names", "Ana"]) == 0
    printed = capsys.readouterr().out
    assert "Ana played" in printed
    assert "Player 2 played" in printed
    assert not record.with_suffix(".webp").exists()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["{folder}/none.txt"], "name a file with a record"),
        (["{record}", "--round", "99"], "no round 99"),
        (["{record}", "--names", "a,b,c"], "3 names, but the match has 2 seats"),
        (["{record}", "-o", "{folder}/none/x.webp"], "choose another file with -o"),
    ],
)
def test_replay_says_what_is_wrong(
    record: Path, arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = [part.format(record=record, folder=record.parent) for part in arguments]
    assert main(["replay", *typed]) == 1
    assert sentence in capsys.readouterr().err


def test_replay_refuses_a_file_that_is_no_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("dear diary\n", encoding="utf-8")
    assert main(["replay", str(file)]) == 1
    assert "holds no record of a match" in capsys.readouterr().err


def test_analyse_names_the_turning_points_of_every_player(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(record), "--round", "1", "--names", "Ana,Björn"]) == 0
    printed = capsys.readouterr().out
    assert "Ana, round 1" in printed
    assert "Björn, round 1" in printed
    assert "was worth about" in printed or "No clear mistakes" in printed
    assert "**" not in printed
    assert main(["analyse", str(record), "--round", "99"]) == 1
    assert "no round 99" in capsys.readouterr().err


def test_analyse_refuses_an_unknown_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "future.txt"
    file.write_text("boneyard 1\ngame tomorrow 1\nseats 2\n", encoding="utf-8")
    assert main(["analyse", str(file)]) == 1
    assert "no game called 'tomorrow'" in capsys.readouterr().err


def test_the_gallery_is_a_page_with_every_picture_and_its_description(tmp_path: Path) -> None:
    folder = tmp_path / "pictures"
    gallery([str(folder), "--game", "build_up"])
    page = (folder / "index.html").read_text(encoding="utf-8")
    files = {file.name for file in folder.iterdir()} - {"index.html"}
    assert {file.split("-", 2)[2].split(".")[0] for file in files} >= {"board-10", "hand", "tally", "replay"}
    assert all(f"src='{file}'" in page for file in files)
    assert "class='dark'" in page
    assert "class='light'" in page
    assert page.count("alt='Build Up") >= 4


def test_the_gallery_is_in_the_language_of_its_reader(tmp_path: Path) -> None:
    gallery([str(tmp_path), "--game", "build_up", "--language", "es"])
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert "lang='es'" in page
    assert "Tus fichas, " in page
    assert "Your" not in page


def test_the_gallery_has_the_cards_that_show_no_table_in_every_language() -> None:
    for words in LANGUAGES.values():
        drawn = dict(cards(words))
        assert {type(subject) for subject in drawn.values()} == {
            *(LobbySubject, StatsSubject, LeaderboardSubject, PodiumSubject, BracketSubject, DailySubject)
        }
        assert all(subject.alt() for subject in drawn.values())


def test_no_sentence_on_a_picture_is_cut_off_in_any_language() -> None:
    """Long names alone are cut. On a row of Build Up, the sentence leaves names that aren't long their room."""
    shows = [show for show in SHOWS if show.game == "build_up" and show.seats == 4]
    for words in LANGUAGES.values():
        drawn = [*cards(words), *(found for show in shows for found in subjects(show, 1, words))]
        scenes = {name: one.scene() for name, one in drawn if not isinstance(one, ReplaySubject)}
        said = {
            (name, shape.text) for name, scene in scenes.items() for shape in scene.shapes if isinstance(shape, Text)
        }
        cut = {(name, text.removesuffix(ELLIPSIS)) for name, text in said if text.endswith(ELLIPSIS)}
        assert not [one for one in cut if len(one[1]) < 8 or not any(long.startswith(one[1]) for long in NAMES)], (
            words.code
        )


def test_the_gallery_has_only_games_that_exist(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=f"choose one of {', '.join(GAMES)}."):
        gallery([str(tmp_path), "--game", "poker"])

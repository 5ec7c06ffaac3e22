"""On every board, a person for whom a robot plays has a mark beside the name, drawn and in the alt text."""

import pytest

from bot.pictures import BoardSubject
from bot.pictures.scene import Icon, Text
from bot.pictures.theme import Style
from bot.words import words_for
from engine.rules.games import GAMES, is_solitaire, make_game
from tests.pictures.positions import views

WORDS = words_for()
NAMES = ("Ana", "Ben", "Chloé", "Dan")


@pytest.mark.parametrize("name", [name for name in GAMES if not is_solitaire(name)])
def test_a_person_for_whom_a_robot_plays_has_a_mark(name: str) -> None:
    view = next(view for view in views(name, 1, seats=make_game(name).seat_counts()[0]) if view.number)
    names = NAMES[: len(view.seats)]
    subject = BoardSubject(view, names, WORDS, Style(), stand_ins=frozenset({1}))
    shapes = subject.scene().shapes
    (mark,) = [shape for shape in shapes if isinstance(shape, Icon) and shape.kind == "robot"]
    (told,) = [shape for shape in shapes if isinstance(shape, Text) and shape.text == "Ben"]
    assert abs(told.y - mark.y) < 1
    assert 0 < told.x - mark.x < 60
    assert "Ben 🤖" in subject.alt()
    assert "Ana 🤖" not in subject.alt()

"""The panel of options."""

from __future__ import annotations

import pytest

from bot.ui.pages.table.options import asked, changed_rules
from bot.words import words_for


@pytest.mark.parametrize(
    ("game", "name", "option", "answer"),
    [
        ("muggins", "first_seat", "first_leader", "host_choice"),
        ("castle_rock", "sides", "partnership", "on"),
        ("mexican_train", "penalty_illegal_draw", "illegal_draw", "allow"),
    ],
)
def test_a_question_is_asked_only_where_it_matters(game: str, name: str, option: str, answer: str) -> None:
    assert name not in [spec.name for spec in asked(game, {})]
    assert name in [spec.name for spec in asked(game, {option: answer})]


def test_the_rules_of_a_table_are_told_in_words_and_without_what_does_not_matter() -> None:
    told = changed_rules(words_for(), "castle_rock", {"single_hand": "on", "target": "61", "sides": "three"})
    assert told == "to 61, one hand only"
    assert changed_rules(words_for(), "castle_rock", {"sides": "two"}) == ""

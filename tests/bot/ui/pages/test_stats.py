"""The statistics of a player in words and on the card: every figure with its label."""

from __future__ import annotations

from dataclasses import replace

from bot.pictures import Style
from bot.ui.pages.people.results import stats_card
from bot.words import words_for
from engine.statistics.results import Companion, Rated, RoundScore, Stats, Tally

WORDS = words_for()
STATS = Stats(
    user_id=1,
    name="Ana",
    people=Tally(matches=8, wins=3, places=14, points=300, shared=1, rounds=8),
    robots=Tally(matches=4, wins=2, places=6, points=100, rounds=4),
    alone=Tally(),
    broken_off=0,
    games=(("block", Tally(5, 2, 8, 200)), ("draw", Tally(3, 1, 6, 100))),
    recent=((2, 3), (1, 2)),
    streak=2,
    running=0,
    best_round=RoundScore("block", "t", 2, 41),
    partner=Companion(2, "Ben", 4, 3, 1),
    opponents=(Companion(3, "Cleo", 6, 4, 2),),
    ratings=(Rated("block", 1612, 12),),
)


def figures(stats: Stats, game: str) -> list[tuple[str, str]]:
    """The figures of a card with their labels."""
    card = stats_card(WORDS, stats, "Ana", game, Style())
    assert card is not None
    return [(figure.value, figure.label) for figure in card.figures]


def test_the_card_of_all_games_has_four_figures() -> None:
    assert figures(STATS, "") == [
        ("3", WORDS("card.wins")),
        ("38%", WORDS("card.share")),
        ("1.8", WORDS("card.place")),
        ("2", WORDS("card.streak")),
    ]


def test_the_card_of_one_game_has_its_points_instead_of_the_streak() -> None:
    assert figures(STATS, "block")[3] == ("37.5", WORDS("card.points"))


def test_the_card_without_matches_between_people_shows_those_against_robots() -> None:
    alone = replace(STATS, people=Tally())
    assert figures(alone, "")[:3] == [
        ("2", WORDS("card.wins")),
        ("50%", WORDS("card.share")),
        ("1.5", WORDS("card.place")),
    ]
    assert stats_card(WORDS, replace(alone, robots=Tally()), "Ana", "", Style()) is None


def test_the_card_tells_games_results_and_facts() -> None:
    card = stats_card(WORDS, STATS, "Ana", "", Style())
    assert card is not None
    assert card.games == (("Block", 2, 5), ("Draw", 1, 3))
    assert card.recent == ((2, 3), (1, 2))
    assert [value for _, value in card.facts] == [
        "1612",
        WORDS("card.best_value", points="41", game="Block"),
        WORDS("card.partner_value", name="Ben", won=3, matches=4),
        WORDS("card.opponent_value", won=4, lost=2),
    ]

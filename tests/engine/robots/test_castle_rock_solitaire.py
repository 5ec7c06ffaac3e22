"""The solitaire's robot (and hints): exactly what the tiles face up allow."""

from __future__ import annotations

import random

import pytest

from engine.rules.games import make_game
from engine.rules.games.castle_rock_solitaire import robot
from engine.rules.games.castle_rock_solitaire.daily import OPTIONS, Level, daily
from engine.rules.games.castle_rock_solitaire.robot import choose
from engine.rules.games.castle_rock_solitaire.rules import CastleRockSolitaireMatch, CastleRockSolitaireRules
from engine.rules.games.castle_rock_solitaire.solver import NEVER, Positions
from engine.rules.moves import Capture, Deal, Draw, Move, Take
from engine.rules.row import Reach
from engine.rules.tiles import HOUSE, Seat, Tile, tile_set
from tests.engine.rules.playing import tiles
from tests.engine.rules.positions.castle_rock import triple
from tests.engine.rules.positions.castle_rock_solitaire import LEAFLET, current, position

from .contest import contest

ME = Seat(0)


def hint(match: CastleRockSolitaireMatch) -> Move:
    """What the robot would do."""
    return choose(match.view_for(ME), random.Random(1))


def test_it_plays_a_won_row_to_the_end() -> None:
    """The seed's example: six tiles, nothing left."""
    match = position(tiles("2|4 4|4 0|4 1|1 1|5 1|4"))
    while match.to_act():
        match.play(ME, hint(match))
    outcome = match.score.outcome
    assert outcome is not None
    assert outcome.winners == (0,)


def test_with_celkos_rules_it_waits_since_captures_do_not_run_away() -> None:
    assert hint(position(tiles("3|3 1|3 3|5"), tiles("1|1 2|2"))) == Draw()


def test_with_the_house_rule_it_takes_the_win() -> None:
    rules = CastleRockSolitaireRules(win_on_empty=True)
    assert hint(position(tiles("3|3 1|3 3|5"), tiles("1|1 2|2"), rules)) == triple(2)
    assert hint(position(tiles("3|3 1|2 3|5"), tiles("1|1 2|2"), rules)) == Draw()


def test_where_captures_are_forced_it_takes_the_best_line() -> None:
    assert hint(position(tiles("3|3 1|3 3|5"), tiles("1|1 2|2"), LEAFLET)) == triple(2)
    assert hint(position(tiles("0|1 2|3 4|5"), tiles("1|1 2|2"), LEAFLET)) == Draw()


@pytest.mark.parametrize("seed", range(5))
def test_the_end_of_celkos_game_is_the_best_that_the_deal_allows(seed: int) -> None:
    """With the whole set face up nothing could be done better (CS6: no tile more)."""
    match = position(tiles(""), random.Random(seed).sample(tile_set(6), 28))
    order = current(match).boneyard[::-1]
    while match.to_act():
        match.play(ME, hint(match))
    assert match.score.result is not None
    assert match.score.result.devil == Reach(order).left


@pytest.mark.parametrize(
    ("options", "matches", "least"),
    [({}, 20, 9), ({"win_on_empty": "on"}, 20, 14), ({"rendition": "leaflet"}, 80, 2), ({"set": "d9"}, 20, 2)],
)
def test_it_wins_where_random_moves_lose(options: dict[str, str], matches: int, least: int) -> None:
    def won(robots: set[int]) -> int:
        ends = [contest("castle_rock_solitaire", 1, robots, seed, options) for seed in range(matches)]
        return sum(outcome.winners == (0,) for outcome in ends)

    assert won({0}) >= least > won(set())


def cleared(history: bool) -> int:
    """The usual daily rows that the robot clears, of 30. Without the history it takes the longest line."""
    won = 0
    for day in range(1, 31):
        deal = daily(f"2027-01-{day:02}", Level.USUAL)
        match = make_game("castle_rock_solitaire", OPTIONS[Level.USUAL]).start(1, history=history)
        match.play(HOUSE, Deal(tuple(deal.order)))
        while match.to_act():
            view = match.view_for_robot(ME) if history else match.view_for(ME)
            match.play(ME, choose(view, random.Random(day)))
        won += match.score.outcome is not None and match.score.outcome.winners == (0,)
    return won


@pytest.mark.slow
def test_where_captures_are_forced_it_thinks_of_the_tiles_to_come() -> None:
    assert cleared(history=True) > 1.4 * cleared(history=False)


def test_the_best_play_alone_does_not_decide_since_it_knows_the_tiles_to_come(monkeypatch: pytest.MonkeyPatch) -> None:
    """After one capture the best play wins all shuffles and random play hardly any; after the other one, all but one
    and most."""
    shuffles = []

    class Told:
        def __init__(self, _: CastleRockSolitaireRules, order: tuple[Tile, ...]) -> None:
            shuffles.append(order)

        def after(self, row: tuple[Tile, ...], drawn: int, capture: Move) -> tuple[Move, int]:
            return capture, drawn

        def look(self, capture: Move, _: int) -> tuple[float, int, None]:
            if capture == triple(2):
                return 0.1, 5, None
            return 0.8, NEVER if len(shuffles) == 1 else 5, None

    monkeypatch.setattr(robot, "Positions", Told)
    match = make_game("castle_rock_solitaire", {"rendition": "leaflet"}).start(1, history=True)
    first = tiles("3|3 1|3 3|5")
    match.play(HOUSE, Deal((*first, *(tile for tile in tile_set(6) if tile not in first))))
    assert choose(match.view_for_robot(ME), random.Random(1)) == Capture(2, Take.MIDDLE)
    assert len(shuffles) == robot.SHUFFLES


def test_a_hint_visits_few_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time of a hint is bounded by its shuffles, and by the positions of each."""
    deals = []

    class Counted(Positions):
        def __init__(self, rules: CastleRockSolitaireRules, order: tuple[Tile, ...]) -> None:
            super().__init__(rules, order)
            deals.append(self)

    monkeypatch.setattr(robot, "Positions", Counted)
    visited = []
    for seed in range(6):
        match, rng = (
            make_game("castle_rock_solitaire", {"rendition": "leaflet"}).start(1, history=True),
            random.Random(seed),
        )
        match.play(HOUSE, Deal(tuple(rng.sample(tile_set(6), 28))))
        while match.to_act():
            deals.clear()
            match.play(ME, choose(match.view_for_robot(ME), rng))
            visited.append(sum(len(deal.known) for deal in deals))
    assert 500 < max(visited) < 12_000

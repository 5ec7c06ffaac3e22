"""Who was ahead in each round, and the tile that decided it: in random matches of every game."""

from random import Random

import pytest

from engine.robots.playing import play_out
from engine.rules.events import Event, Played, RoundEnded, Stacked
from engine.rules.game import Match
from engine.rules.games import GAMES, is_solitaire, make_game
from engine.rules.leads import Lead, decisive_tile, leads_after
from engine.rules.record import Step
from engine.rules.scoring import RoundResult, taken_lead
from engine.rules.tiles import Seat, Tile

Laid = tuple[Seat, Tile] | None


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", [game for game in GAMES if not is_solitaire(game)])
def test_the_decisive_tile_is_the_last_one_before_the_lead_that_a_round_ends_with(game: str, seed: int) -> None:
    seats = make_game(game).seat_counts()[seed % 2]
    told: list[tuple[int, set[int], Laid]] = [(0, set(range(seats)), None)]
    rounds: list[RoundResult] = []
    leads: tuple[Lead, ...] = ()

    def watch(match: Match, step: Step, events: list[Event]) -> None:
        nonlocal leads
        leads = leads_after(leads, match, events)
        rounds.extend(event.result for event in events if isinstance(event, RoundEnded))
        laid = [(event.seat, event.tile) for event in events if isinstance(event, (Played, Stacked))]
        newest = laid[-1] if laid else told[-1][2] if told[-1][0] == match.score.number else None
        best = (min if match.game.low_wins else max)(match.score.totals)
        sides = {side for side, total in enumerate(match.score.totals) if total == best}
        told.append((match.score.number, sides, newest))

    match = make_game(game).start(seats)
    play_out(match, Random(f"{game}/{seed}"), watch)
    for result in rounds:
        before = next(sides for number, sides, _ in reversed(told) if number < result.number)
        during = [(sides, newest) for number, sides, newest in told if number == result.number]
        changes = [
            newest
            for (was, _), (sides, newest) in zip([(before, None), *during[:-1]], during, strict=True)
            if was != sides
        ]
        expected = changes[-1] if changes else None
        assert decisive_tile(leads, result.number) == expected, result.number
    assert match.score.outcome is not None
    turned = taken_lead(rounds, match.score.outcome.winners, low_wins=match.score.low_wins)
    assert turned is None or decisive_tile(leads, turned) is not None
    assert decisive_tile(leads, len(rounds) + 1) is decisive_tile(leads, None) is None

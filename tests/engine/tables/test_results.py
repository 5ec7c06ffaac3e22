"""Match history: separate kinds, who may see which, and statistics that equal a recount."""

from __future__ import annotations

from random import Random

import pytest

from engine.pairing.worth import Left, Part, Played, side_places, worth
from engine.rules.games import GAMES
from engine.rules.scoring import places, side_of
from engine.rules.tiles import Seat
from engine.statistics.results import Kind, PastMatch, stats_of
from engine.store.questions.results import FINISHED, RoundScore
from engine.store.rows import MatchSeatRow
from engine.tables.edits.consent import Abandon
from engine.tables.edits.lobby import Begin
from engine.tables.edits.turns import Resign
from engine.tables.keeping.opening import Wanted
from engine.tables.table.model import ChannelRef, Person

from .world import ANA, BEN, CHANNEL, CLEO, World

HERE = ChannelRef(10, 20)
ELSEWHERE = ChannelRef(10, 21)


async def kinds_of(world: World, channel: ChannelRef, person: Person) -> list[Kind]:
    """The matches this reader may see in a channel, the earliest first."""
    found = await world.statistics.results.history(channel, person.user_id, kinds=tuple(Kind))
    return [match.kind for match in reversed(found)]


async def test_solitaires_robots_and_what_was_broken_off_are_kept_apart(world: World) -> None:
    await world.play_out(await world.begun(people=2, options={"target": "10"}))
    await world.leap(1)
    await world.play_out(await world.begun(people=1, robots=1, options={"target": "10"}))
    await world.leap(1)
    alone = await world.tables.open(CHANNEL, ANA, Wanted("castle_rock_solitaire", public=False))
    await world.tables.change(alone.id, Begin(), ANA.user_id)
    await world.settle()
    await world.tables.change(alone.id, Resign(), ANA.user_id)
    await world.settle()
    await world.leap(1)
    broken = await world.begun(people=1, robots=1, options={"target": "60"})
    await world.tables.change(broken.id, Abandon(), ANA.user_id)
    assert await kinds_of(world, HERE, ANA) == [Kind.PEOPLE, Kind.ROBOTS, Kind.ALONE, Kind.BROKEN_OFF]
    assert await kinds_of(world, HERE, CLEO) == [Kind.PEOPLE, Kind.ROBOTS, Kind.BROKEN_OFF], "a solitaire is private"
    assert await kinds_of(world, ELSEWHERE, CLEO) == [], "matches of another channel are its own"
    assert await kinds_of(world, ELSEWHERE, BEN) == [Kind.PEOPLE], "except to players of the match"
    assert await kinds_of(world, ChannelRef(11, 20), ANA) == [], "and those of another server are not shown at all"
    stats = await world.statistics.results.stats(10, ANA.user_id)
    assert [stats.people.matches, stats.robots.matches, stats.alone.matches, stats.broken_off] == [1, 1, 1, 1]
    assert stats.best_round is not None
    assert stats.best_round.table_id == (await world.statistics.results.history(HERE, 2, user_id=2))[0].table_id
    assert (await world.statistics.results.stats(11, ANA.user_id)).name is None


def random_match(rng: Random, number: int) -> tuple[PastMatch, list[RoundScore]]:
    """A random match, and the rounds of person 1 in it."""
    game = rng.choice(["block", "muggins", "chickenfoot", "mexican_train"])
    seats = rng.randint(2, 6)
    teams = rng.choice([seats, 2]) if seats % 2 == 0 else seats
    sides = tuple(tuple(Seat(seat) for seat in range(seats) if seat % teams == side) for side in range(teams))
    totals = tuple(rng.randint(0, 5) for _ in sides)
    ranks = places(totals, low_wins=GAMES[game].low_wins)
    people = rng.sample(range(1, 8), seats)
    rows, parts = [], []
    for seat in range(seats):
        side = side_of(sides, Seat(seat))
        if rng.random() < 0.3:
            continue
        left = Left.RESIGNED if rng.random() < 0.1 else None
        parts.append(Part(people[seat], seat, side, rng.randint(3, 20), left=left, until=2, step=rng.randint(1, 9)))
    halves = tuple(total // 2 for total in totals), tuple(total - total // 2 for total in totals)
    played = Played(parts, halves, totals, ranks, 900, GAMES[game].low_wins)
    found = {part.seat: (one, part) for one, part in zip(worth(played), parts, strict=True)}
    ordered = side_places(played)
    for seat in range(seats):
        side = side_of(sides, Seat(seat))
        if seat not in found:
            rows.append(MatchSeatRow(seat, side, None, "Pip", ordered[side], totals[side], False, rounds=2))
            continue
        one, part = found[seat]
        result = (seat, side, one.user_id, f"{one.user_id}", one.place, one.points, part.left is not None)
        rows.append(MatchSeatRow(*result, one.why, part.moves, one.rounds))
    kind = Kind.PEOPLE if len({row.side for row in rows if row.user_id}) > 1 else Kind.ROBOTS
    kind = Kind.BROKEN_OFF if rng.random() < 0.1 else kind
    match = PastMatch(f"t{number}", 10, 20, game, 2, number, kind, tuple(rows))
    scores = [RoundScore(game, match.table_id, at, rng.randint(-9, 99)) for at in (1, 2)]
    return match, scores if kind in FINISHED and match.seat_of(1) else []


@pytest.mark.parametrize("seed", range(5))
def test_statistics_equal_a_recount(seed: int) -> None:
    rng = Random(seed)
    made = [random_match(rng, number) for number in range(300)]
    matches = [match for match, _ in made if match.seat_of(1)]
    stats = stats_of(1, matches, [score for _, scores in made for score in scores], asked_by=2)

    wins, streak, longest, order, duels = 0, 0, 0, [], [0, 0, 0]
    together: dict[int, int] = {}
    for match in matches:
        if match.kind is not Kind.PEOPLE and match.kind is not Kind.ROBOTS:
            continue
        mine = next(seat for seat in match.seats if seat.user_id == 1)
        last = max(seat.side for seat in match.seats) + 1
        place = mine.place
        first = mine.place == 1 and not mine.resigned
        for other in match.seats:
            if other.user_id and other.user_id != 1 and other.side == mine.side:
                together[other.user_id] = together.get(other.user_id, 0) + 1
            if match.kind is Kind.PEOPLE and other.user_id == 2 and other.side != mine.side:
                theirs = other.place
                duels[0] += 1
                duels[1] += place < theirs
                duels[2] += place > theirs
        if match.kind is Kind.PEOPLE:
            order.append((place, last))
            wins += first
            streak = streak + 1 if first else 0
            longest = max(longest, streak)
    counting = {match.table_id for match in matches if match.kind is Kind.PEOPLE}
    best = max(
        score.points
        for _, scores in made
        for score in scores
        if score.table_id in counting and not GAMES[score.game].low_wins
    )
    assert (stats.people.matches, stats.people.wins) == (len(order), wins)
    assert stats.people.place == sum(place for place, _ in order) / len(order)
    assert (stats.streak, stats.running) == (longest, streak)
    assert stats.recent == tuple(order[-10:])
    assert stats.best_round is not None
    assert stats.best_round.points == best
    assert stats.partner is not None
    assert stats.partner.matches == max(together.values())
    assert stats.against is not None
    assert [stats.against.matches, stats.against.won, stats.against.lost] == duels
    assert sum(counted.matches for _, counted in stats.games) == len(order)


def test_where_the_fewest_points_win_the_best_round_has_the_fewest() -> None:
    seats = (MatchSeatRow(0, 0, 1, "Ana", 1, 3, False), MatchSeatRow(1, 1, 2, "Ben", 1, 3, False))
    match = PastMatch("t", 10, 20, "chickenfoot", 2, 1, Kind.PEOPLE, seats)
    stats = stats_of(1, [match], [RoundScore("chickenfoot", "t", 1, 3), RoundScore("chickenfoot", "t", 2, 0)])
    assert stats.best_round is not None
    assert stats.best_round.points == 0
    assert (stats.people.wins, stats.people.shared) == (1, 1)

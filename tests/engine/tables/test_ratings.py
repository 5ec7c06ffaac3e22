"""Ratings: which matches move them and how much, and that they follow from the records."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from zlib import crc32

import pytest
from sqlalchemy import Connection, delete, update

from bot.words import words_for
from engine.pairing.rating import VERSION
from engine.robots import WINS
from engine.statistics.leaderboard import Measure, Period
from engine.statistics.ratings import MU, PROVISIONAL, SHOWN, SIGMA, anchor, carried, rate, shown
from engine.statistics.recount import Fault, faults_of, recount
from engine.statistics.results import Kind
from engine.store import schema
from engine.store.questions import ratings
from engine.store.questions.ratings import Met
from engine.store.questions.results import Span
from engine.store.questions.statements import writes
from engine.store.rows import MatchRow, MatchSeatRow, RatingRow
from engine.tables.edits.lobby import Cancel
from engine.tables.edits.settings import SetSetting
from engine.units import DAY

from .past import put
from .test_leaderboard import made
from .world import ANA, BEN, World

GUILD = 10


def row_of(seat: int, side: int, person: int | None, place: int, resigned: bool = False) -> MatchSeatRow:
    """The result of a person who made 20 moves, or of a robot."""
    return MatchSeatRow(seat, side, person, "?", place, 0, resigned, "left" if resigned else "rated", 20)


def match(places: Sequence[int], *, robots: Sequence[int] = (), resigned: Sequence[int] = ()) -> MatchRow:
    """A match of persons 1, 2, … by seat, or of robots, each on their own side."""
    people = [None if seat in robots else seat + 1 for seat in range(len(places))]
    seats = [
        row_of(seat, seat, person, place, seat in resigned)
        for seat, (person, place) in enumerate(zip(people, places, strict=True))
    ]
    return MatchRow("t", GUILD, 20, "block", 1, 100, tuple(seats))


def after(played: MatchRow, meetings: dict[tuple[int, int], Met] | None = None) -> dict[int, RatingRow]:
    """All ratings after a first match."""
    return {row.user_id: row for row in rate(played, {}, meetings or {})}


def test_who_wins_rises_and_everybody_becomes_more_certain() -> None:
    for number in range(2, 13):
        found = after(match([*range(1, number + 1)]))
        mus = [found[person].mu for person in range(1, number + 1)]
        assert mus == sorted(mus, reverse=True)
        assert mus[0] > MU > mus[-1]
        assert all(row.sigma < SIGMA and row.matches == 1 for row in found.values())
    assert shown(MU) == 1500


def test_a_tie_of_equals_changes_no_rating() -> None:
    assert {row.mu for row in after(match([1, 1])).values()} == {MU}


def test_partners_rise_together() -> None:
    seats = tuple(row_of(seat, seat % 2, seat + 1, 1 + seat % 2) for seat in range(4))
    found = after(replace(match([1, 2]), seats=seats))
    assert found[1].mu == found[3].mu > MU > found[2].mu == found[4].mu


def test_robots_are_anchors_and_alone_no_opponents() -> None:
    found = after(match([1, 2, 3], robots=[1]))
    assert set(found) == {1, 3}, "a robot has no rating that moves"
    sharp = match([1, 2, 3], robots=[1])
    named = replace(sharp, seats=(sharp.seats[0], replace(sharp.seats[1], name="Ivory 2"), sharp.seats[2]))
    assert after(named)[1].mu > found[1].mu, "a sharp robot is a stronger one"
    alone = replace(match([1, 2], robots=[1]).seats[0], why="no_opponent")
    assert not after(replace(match([1, 2]), seats=(alone, match([1, 2], robots=[1]).seats[1])))
    assert not rate(replace(match([1, 2]), guild_id=None), {}, {})


def test_the_anchors_are_the_measured_ones() -> None:
    """Each game's `WINS` are the figures of docs/robots.md."""
    page = (Path(__file__).parents[3] / "docs" / "robots.md").read_text(encoding="utf-8")
    words = words_for()
    for game, wins in WINS.items():
        for level, share in wins.items():
            title = words(f"game.{game}")
            if level == "gentle":
                assert f"| {title} | {100 - share:.1f} ±" in page
            else:
                assert f"| {title} | {share:.1f} ±" in page.partition("**Sharp v usual.**")[2], game
        assert anchor(game, "usual").mu * SHOWN == 1500
        assert 400 < anchor(game, "gentle").mu * SHOWN <= 1500 <= anchor(game, "sharp").mu * SHOWN < 1900
    for level, told in (("gentle", "Gentle robots have"), ("sharp", "sharp ones")):
        ends = sorted((round(anchor(game, level).mu * SHOWN), game) for game, wins in WINS.items() if level in wins)
        least, most = (f"{points} ({words(f'game.{game}')})" for points, game in (ends[0], ends[-1]))
        assert f"{told} {least} to {most}" in " ".join(page.split())


def test_other_strengths_of_robots_raise_the_version() -> None:
    """A recount calls a rating false that follows from other strengths, unless its version is older. A change of `WINS`
    needs a higher `VERSION`; both belong here."""
    strengths = [(game, level, share) for game, wins in WINS.items() for level, share in wins.items()]
    assert (VERSION, crc32(repr(sorted(strengths)).encode())) == (3, 3596823343)


def test_who_resigns_gains_nothing_and_is_behind_all_others() -> None:
    found = after(match([3, 1, 2], resigned=[0]))
    assert found[1].mu < MU
    assert found[2].mu > found[3].mu
    seats = tuple(row_of(seat, seat % 2, seat + 1, 2 if seat == 0 else 1 + seat % 2, seat == 0) for seat in range(4))
    found = after(replace(match([1, 2]), seats=seats))
    assert found[1].mu < MU < found[3].mu, "the partner has won, who resigned has not"
    assert found[2].mu < MU


def test_the_same_pair_moves_less_and_less() -> None:
    gains = [
        after(match([1, 2]), {(1, 2): Met(often, often), (2, 1): Met(often, often)})[1].mu - MU for often in range(12)
    ]
    assert gains[0] == gains[1] == gains[2]
    assert gains[2:] == sorted(gains[2:], reverse=True)
    assert abs(gains[11] * 4 - gains[0]) < 9
    alone = after(match([1, 2, 3]))[1].mu
    once = after(match([1, 2, 3]), {(1, 2): Met(5, 5), (2, 1): Met(5, 5)})[1].mu
    assert MU < once < alone, "the third is met for the first time"


def settled(user: int, mu: float = 25.0, matches: int = 50) -> RatingRow:
    """The rating of someone well known."""
    return RatingRow("t", 0, 0, user, GUILD, "block", 1, round(mu * 10**6), 1_500_000, matches, 0)


def lifted(rows: Iterable[MatchRow], a_day: int) -> int:
    """How many points person 1 gains by these matches, so many a day, one after the other."""
    last: dict[int, RatingRow] = {}
    played: list[tuple[int, int, bool]] = []
    for number, row in enumerate(rows):
        day, theirs = number // a_day, row.seats[1]
        met = [(when, gone) for when, who, gone in played if who == theirs.user_id]
        lately = [(when, gone) for when, gone in met if when > day - 30]
        left = sum(gone for _, gone in lately)
        today = any(gone and when == day for when, gone in met)
        pair = (1, theirs.user_id or 0)
        meetings = {pair: Met(len(met), len(lately), left, today), pair[::-1]: Met(len(met), len(lately))}
        last |= {one.user_id: one for one in rate(row, last, meetings)}
        played.append((day, theirs.user_id or 0, theirs.resigned))
    return shown(last[1].mu) - 1500


def against(friend: int, moves: int = 20, *, forfeits: bool = True) -> MatchRow:
    """Person 1 beats a friend, who forfeits or lets them win."""
    row = match([1, 2], resigned=[1] if forfeits else [])
    mine, theirs = row.seats
    return replace(row, seats=(mine, replace(theirs, user_id=friend, moves=moves)))


def test_friends_lift_no_one_far() -> None:
    """What docs/hosting.md says."""
    gains = {
        "60 forfeits of one friend in a day": lifted([against(2)] * 60, 60),
        "60 forfeits of one friend, one a day": lifted([against(2)] * 60, 1),
        "20 friends lose 3 times each": lifted([against(2 + at % 20, forfeits=False) for at in range(60)], 60),
        "20 friends forfeit 3 times each": lifted([against(2 + at % 20) for at in range(60)], 1),
        "60 matches that one friend plays and loses": lifted([against(2, forfeits=False)] * 60, 60),
        "10 forfeits after 2 moves": lifted([against(2, 2)] * 10, 1),
    }
    page = (Path(__file__).parents[3] / "docs" / "hosting.md").read_text(encoding="utf-8")
    for what, gain in gains.items():
        assert f"| {what} | +{gain} |" in page
    limits = [60, 60, 150, 150, 260, 15]
    assert all(gain <= most for gain, most in zip(gains.values(), limits, strict=True)), gains


def test_a_newcomer_moves_a_known_player_little_and_is_moved_in_full() -> None:
    row = match([2, 1])
    new = {one.user_id: one for one in rate(row, {1: settled(1)}, {})}
    known = {one.user_id: one for one in rate(row, {1: settled(1), 2: settled(2)}, {})}
    assert 0 < settled(1).mu - new[1].mu < (settled(1).mu - known[1].mu) / 5
    assert new[2].mu - MU > known[2].mu - MU > 0


@pytest.mark.slow
async def test_stored_ratings_equal_a_recount_of_random_matches(world: World) -> None:
    games = sorted(made(Random(11), 400), key=lambda one: one.ended_at)
    rows = [
        MatchRow(
            one.table_id, GUILD, 20, one.game, 2, one.ended_at,
            one.seats,
        )
        for one in games
    ]  # fmt: skip
    await world.store.ask(put, games)

    @writes
    def book(connection: Connection) -> list[RatingRow]:
        for at, row in enumerate(rows):
            if at in (100, 250, 251):  # no one is rated between the last two
                assert ratings.begin_season(connection, GUILD, row.ended_at)
                assert ratings.begin_season(connection, GUILD, row.ended_at) is None
            if at in (200, 250):
                assert ratings.end_season(connection, GUILD, 1 + (at == 250), row.ended_at)
            ratings.book(connection, row, rate)
        return ratings.all_rated(connection)

    stored = await world.store.ask(book)
    played = {row.table_id: row for row in rows}
    rated = {row.table_id for row in stored}
    assert rated == {one.table_id for one in games if one.kind is Kind.PEOPLE}
    assert not await faults_of(world.store, stored, played)
    wrong, expected = [*stored], set()
    for at in Random(1).sample(range(len(stored)), 20):
        wrong[at] = replace(wrong[at], mu=wrong[at].mu + 9)
        expected.add((wrong[at].table_id, Fault.OTHER_RATINGS))
    assert set(await faults_of(world.store, wrong, played)) == expected
    board = await world.statistics.leaderboards.board(GUILD, "block", Measure.RATING)
    last = {row.user_id: row for row in stored if row.game == "block"}
    ranked = {line.user_id: int(line.value) for line in board.lines}
    assert ranked == {who: shown(row.mu) for who, row in last.items() if row.matches >= PROVISIONAL}
    assert [line.value for line in board.lines] == sorted((line.value for line in board.lines), reverse=True)
    await world.store.ask(writes(lambda connection: connection.execute(delete(schema.seasons))))
    assert await faults_of(world.store, stored, played), "without its seasons it is another story"


async def test_ratings_by_other_strengths_of_robots_are_computed_anew(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as before:
        before.setitem(WINS, "block", {"usual": 70.0})
        before.setattr("engine.statistics.ratings.VERSION", VERSION - 1)
        await world.play_out(await world.begun(people=2, robots=1, options={"target": "10"}))
    stored = await world.store.ask(ratings.all_rated)
    counted = await recount(world.store)
    assert (counted.older, counted.faults) == (2, ())
    await world.statistics.voiding.start()
    counted = await recount(world.store)
    assert (counted.older, counted.faults) == (0, ())
    assert all(new.mu != old.mu for new, old in zip(await world.store.ask(ratings.all_rated), stored, strict=True))


async def test_a_hidden_match_hides_all_ratings_that_follow_from_it(world: World) -> None:
    games = sorted(made(Random(3), 60), key=lambda one: one.ended_at)
    played = [match([1, 2]), replace(match([2, 1]), ended_at=200), replace(match([1, 2]), ended_at=300)]
    played = [replace(row, table_id=one.table_id) for row, one in zip(played, games, strict=False)]
    await world.store.ask(put, games)

    @writes
    def ask(connection: Connection) -> list[list[int]]:
        for row in played:
            ratings.book(connection, row, rate)
        hiding = [frozenset({row.table_id}) for row in played]
        return [[row.number for row in ratings.latest(connection, Span(GUILD, "block", hidden=one))] for one in hiding]

    assert await world.store.ask(ask) == [[], [1, 1], [2, 2]]


async def test_a_rating_row_that_is_missing_is_found(world: World) -> None:
    await world.play_out(await world.begun(people=2, options={"target": "10"}))
    assert (await recount(world.store)).faults == ()
    stored = await world.store.ask(ratings.all_rated)
    last = stored[-1]

    @writes
    def lose(connection: Connection) -> None:
        connection.execute(delete(schema.ratings).where(schema.ratings.c.user_id == last.user_id))

    await world.store.ask(lose)
    found = await recount(world.store)
    assert (found.matches, found.ratings, found.faults) == (1, 1, ((last.table_id, Fault.OTHER_RATINGS),))


def test_a_new_season_brings_ratings_half_way_back_once() -> None:
    row = replace(after(match([1, 2]))[1], mu=30 * 10**6, sigma=5 * 10**6, number=7)
    assert carried(row, []) == carried(row, [3, 6]) == row
    once = carried(row, [6, 7])
    assert (shown(row.mu), shown(once.mu)) == (1800, 1650)
    assert once.sigma == (5 * 10**6 + SIGMA) // 2 == 4 * 10**6
    assert shown(carried(row, [7, 9]).mu) == 1575
    assert rate(match([1, 2]), {1: row}, {}, [7]) == rate(match([1, 2]), {1: once}, {})


async def test_a_season_counts_for_itself_and_its_ratings_are_proved(world: World) -> None:
    """Two seasons: each keeps its own podium, and the records prove all of it."""
    boards, podiums = world.statistics.leaderboards, []
    assert (await boards.board(GUILD, None, Measure.WINS, Period.SEASON)).lines == ()
    for _ in range(2):
        season = await boards.begin_season(GUILD)
        assert season is not None
        assert await boards.begin_season(GUILD) is None
        await world.leap(DAY)
        done = await world.play_out(await world.begun(people=2, options={"target": "10"}))
        (board,) = [await boards.board(GUILD, None, Measure.WINS, Period.SEASON)]
        assert [line.matches for line in board.lines] == [1, 1]
        assert board.season == season
        changes = await world.statistics.results.rating_changes(done)
        stats = await world.statistics.results.stats(GUILD, ANA.user_id)
        assert stats.ratings[0].rating == changes[0].rating
        await world.leap(DAY)
        assert await boards.end_season(GUILD, season.number)
        assert not await boards.end_season(GUILD, season.number)
        podiums.append(await boards.podium((await boards.seasons(GUILD))[-1]))
        await world.leap(DAY)
    before = await world.statistics.results.stats(GUILD, ANA.user_id)
    assert await boards.begin_season(GUILD)
    softened = await world.statistics.results.stats(GUILD, ANA.user_id)
    assert abs(2 * (softened.ratings[0].rating - 1500) - (before.ratings[0].rating - 1500)) <= 2
    for old, season in zip(podiums, await boards.seasons(GUILD), strict=False):
        assert await boards.podium(season) == old
        assert [line.wins for line in old.wins.lines] == [1]
    assert (await recount(world.store)).faults == ()
    changed = schema.seasons.update().where(schema.seasons.c.number == 2).values(after=0)
    await world.store.ask(writes(lambda connection: connection.execute(changed)))
    assert [fault for _, fault in (await recount(world.store)).faults] == [Fault.OTHER_RATINGS]


async def test_matches_at_tables_are_rated_as_their_records_say(world: World) -> None:
    was = [1500, 1500]
    for casual in (False, False, True):
        table = await world.table(people=2, options={"target": "10"})
        await world.tables.change(table.id, SetSetting("casual", "on" if casual else "off"), ANA.user_id)
        await world.begin(table)
        await world.settle()
        table = await world.play_out(await world.now(table))
        changes = await world.statistics.results.rating_changes(table)
        assert [(one.seat, one.provisional) for one in changes] == ([] if casual else [(0, True), (1, True)])
        for one in changes:
            was[one.seat] += one.gained
            assert one.rating == was[one.seat]
        again = await world.tables.rematch(table.id, ANA)
        assert again.casual is casual
        await world.tables.change(again.id, Cancel(), ANA.user_id)
        await world.leap(DAY)
    stored = await world.store.ask(ratings.all_rated)
    assert [(row.number, row.user_id, row.matches) for row in stored] == [(1, 1, 1), (1, 2, 1), (2, 1, 2), (2, 2, 2)]
    assert (await recount(world.store)).faults == ()
    line = (await world.statistics.leaderboards.board(GUILD, None, Measure.RATING)).line_of(BEN.user_id)
    assert line is not None
    assert line.place is None, "two matches make no rating"

    first, second = stored[0].table_id, stored[2].table_id
    at, step = schema.ratings.c, schema.steps.c
    for change, fault in (
        (update(schema.ratings).where(at.number == 2, at.seat == 0).values(sigma=1), (second, Fault.OTHER_RATINGS)),
        (delete(schema.steps).where(step.table_id == first, step.number > 3), (first, Fault.NO_RECORD)),
        (delete(schema.ratings).where(at.number == 2), (second, Fault.NOT_RATED)),
    ):  # fmt: skip

        @writes
        def make(connection: Connection, change: object = change) -> None:
            connection.execute(change)  # type: ignore[call-overload]  # an update or a delete

        await world.store.ask(make)
        assert fault in (await recount(world.store)).faults

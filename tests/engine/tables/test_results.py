"""Match history: separate kinds, who may see which, and statistics that equal a recount."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import partial
from itertools import pairwise, product
from random import Random

import pytest

from engine.pairing.worth import Left, Part, Played, side_places, worth
from engine.rules.games import GAMES
from engine.rules.scoring import places, side_of
from engine.rules.tiles import Seat
from engine.statistics.leaderboard import Leaderboards, Measure
from engine.statistics.results import FIRST_PAGE, Kind, PastMatch, Results, read_mark
from engine.store import Store, sqlite
from engine.store.questions import careers, ratings
from engine.store.rows import MatchSeatRow
from engine.tables.edits.consent import Abandon
from engine.tables.edits.lobby import Begin
from engine.tables.edits.turns import Resign
from engine.tables.keeping.opening import Wanted
from engine.tables.table.model import ChannelRef, Person

from .past import put
from .world import ANA, BEN, CHANNEL, CLEO, FaultyStore, World

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


Scores = list[tuple[int, ...]]
"""By round, the points of each side."""


def random_match(rng: Random, number: int) -> tuple[PastMatch, Scores]:
    """A random match, and its rounds."""
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
    return match, [tuple(rng.randint(-9, 99) for _ in sides) for _ in (1, 2)]


def by_hand(matches: list[tuple[PastMatch, Scores]], whose: int) -> dict[str, object]:
    """A person's statistics, counted the obvious way from all matches, the earliest first."""
    streak, longest, places, wins, shared = 0, 0, [], 0, 0
    best: tuple[int, str, int] | None = None
    partners: dict[int, list[int]] = {}
    opponents: dict[int, list[int]] = {}
    for match, scores in matches:
        mine = match.seat_of(whose)
        if mine is None or match.kind not in (Kind.PEOPLE, Kind.ROBOTS):
            continue
        won = mine.place == 1 and not mine.resigned
        for other in (one for one in match.seats if one.user_id and one.user_id != whose):
            assert other.user_id is not None
            if other.side == mine.side:
                met, counts = partners, (1, won, not won)
            elif match.kind is Kind.PEOPLE:
                met, counts = opponents, (1, mine.place < other.place, mine.place > other.place)
            else:
                continue
            before = met.get(other.user_id, [0, 0, 0])
            met[other.user_id] = [one + more for one, more in zip(before, counts, strict=True)]
        if match.kind is not Kind.PEOPLE:
            continue
        places.append((mine.place, match.sides))
        wins += won
        shared += won and any(other.place == 1 and other.side != mine.side for other in match.seats)
        streak = streak + 1 if won else 0
        longest = max(longest, streak)
        for number, points in enumerate(scores, 1):
            counts_here = mine.why != "joined_late" and (not mine.resigned or number <= mine.rounds)
            value = points[mine.side]
            if counts_here and not GAMES[match.game].low_wins and (best is None or value > best[0]):
                best = value, match.table_id, number
    most = sorted(opponents.items(), key=lambda one: (-one[1][0], -one[1][1], one[0]))
    pal = min(partners.items(), key=lambda one: (-one[1][0], -one[1][1], one[0]), default=None)
    return {
        "places": tuple(places[-10:]), "streak": (longest, streak), "people": (len(places), wins, shared), "best": best,
        "broken_off": sum(match.kind is Kind.BROKEN_OFF and match.seat_of(whose) is not None for match, _ in matches),
        "opponents": most[:3], "partner": pal,
    }  # fmt: skip


async def told(results: Results, whose: int, guild: int | None = 10) -> dict[str, object]:
    """The same as the program says it."""
    stats = await results.stats(guild, whose)
    best = stats.best_round
    partner = stats.partner
    return {
        "places": stats.recent, "streak": (stats.streak, stats.running),
        "people": (stats.people.matches, stats.people.wins, stats.people.shared),
        "best": best and (best.points, best.table_id, best.number), "broken_off": stats.broken_off,
        "opponents": [(one.user_id, [one.matches, one.won, one.lost]) for one in stats.opponents],
        "partner": partner and (partner.user_id, [partner.matches, partner.won, partner.lost]),
    }  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
async def test_statistics_equal_a_recount_also_without_hidden_and_void_matches(world: World, seed: int) -> None:
    rng = Random(seed)
    made = [random_match(rng, number) for number in range(200)]
    made = [(replace(match, table_id=f"t{number:03}"), scores) for number, (match, scores) in enumerate(made)]
    await world.store.ask(put, [match for match, _ in made], {match.table_id: scores for match, scores in made})
    for whose in (1, 2, 7):
        assert await told(world.statistics.results, whose) == by_hand(made, whose)
        assert await told(world.statistics.results, whose, None) == by_hand(made, whose) | {"best": None}
    hidden = frozenset(match.table_id for match, _ in rng.sample(made, 20))

    async def secret(reader: int | None, guild: int | None) -> frozenset[str]:
        return hidden

    seen = [one for one in made if one[0].table_id not in hidden]
    for whose in (1, 2, 7):
        assert await told(Results(world.tables._registry, secret), whose) == by_hand(seen, whose)
    void = {match.table_id for match, _ in rng.sample(made, 40) if match.kind is not Kind.BROKEN_OFF}
    for table_id in void:
        await world.store.ask(ratings.void, table_id, [])
    left = [one for one in made if one[0].table_id not in void]
    for whose in (1, 2, 7):
        assert await told(world.statistics.results, whose) == by_hand(left, whose)
    assert await world.store.ask(careers.differences) == 0


async def test_where_the_fewest_points_win_the_best_round_has_the_fewest(world: World) -> None:
    seats = (MatchSeatRow(0, 0, 1, "Ana", 1, 3, False, rounds=2), MatchSeatRow(1, 1, 2, "Ben", 1, 3, False, rounds=2))
    match = PastMatch("t", 10, 20, "chickenfoot", 2, 1, Kind.PEOPLE, seats)
    await world.store.ask(put, [match], {"t": [(3, 0), (0, 3)]})
    for game in (None, "chickenfoot"):
        stats = await world.statistics.results.stats(10, 1, game)
        assert stats.best_round is not None
        assert (stats.best_round.points, stats.best_round.number) == (0, 2)
        assert (stats.people.wins, stats.people.shared) == (1, 1)


@pytest.mark.slow
async def test_a_history_has_each_visible_match_once_and_the_latest_first(world: World) -> None:
    """All pages together equal the obvious list, for every reader, person and place."""
    rng = Random(5)
    made = [random_match(rng, number)[0] for number in range(120)]
    made = [replace(match, channel_id=20 + number % 2, ended_at=number // 3) for number, match in enumerate(made)]
    await world.store.ask(put, made)
    for reader, whose, here in product((1, 9), (None, 1, 2), (True, False)):
        wanted = [
            match.table_id for match in sorted(made, key=lambda one: (-one.ended_at, one.table_id))
            if (match.channel_id == 20 or (not here and match.seat_of(reader)))
            and (whose is None or match.seat_of(whose))
        ]  # fmt: skip
        turn = partial(
            world.statistics.results.history_page, HERE, reader, size=7, user_id=whose, here=here, kinds=tuple(Kind)
        )
        pages, last = [await turn(FIRST_PAGE)], await turn(str(len(wanted) // 7))
        while pages[-1].older:
            pages.append(await turn(pages[-1].older))
        ids = [[one.table_id for one in page.matches] for page in pages]
        assert ids == [wanted[at : at + 7] for at in range(0, len(wanted), 7)], (reader, whose, here)
        assert last.matches in ((), pages[-1].matches), "a button of 1.0.0 names a number"
        for before, page in pairwise(pages):
            assert await turn(page.newer) == before


async def test_pages_of_a_history_stay_as_they_are_while_matches_end(world: World) -> None:
    rng = Random(7)
    made = [replace(random_match(rng, number)[0], ended_at=number) for number in range(25)]
    await world.store.ask(put, made[:20])
    turn = partial(world.statistics.results.history_page, HERE, 9, size=7, kinds=tuple(Kind))
    first = await turn(FIRST_PAGE)
    second = await turn(first.older)
    await world.store.ask(put, made[20:])
    assert await turn(first.older) == second
    back = await turn(second.newer)
    assert (back.matches, back.older) == (first.matches, first.older)
    newest = await turn(back.newer)
    assert [match.ended_at for match in newest.matches] == [24, 23, 22, 21, 20, 19, 18]
    assert newest.newer == ""


async def test_counts_agree_with_the_list_while_matches_are_hidden(world: World) -> None:
    rng = Random(8)
    made = [replace(random_match(rng, number)[0], table_id=f"t{number:03}") for number in range(120)]
    await world.store.ask(put, made)
    hidden = frozenset(match.table_id for match in rng.sample(made, 30))
    assert {match.kind for match in made if match.table_id in hidden} == {Kind.PEOPLE, Kind.ROBOTS, Kind.BROKEN_OFF}

    async def secret(reader: int | None, guild: int | None) -> frozenset[str]:
        return hidden if reader == 9 else frozenset()

    results, boards = Results(world.tables._registry, secret), Leaderboards(world.tables._registry, secret)
    everyones = {line.user_id: line.matches for line in (await boards.board(10)).lines}
    board = {line.user_id: line.matches for line in (await boards.board(10, reader=9)).lines}
    alone = {line.user_id: line.matches for line in (await boards.board(10, None, Measure.ROBOTS, reader=9)).lines}
    assert board != everyones
    for whose in range(1, 8):
        stats = await results.stats(10, whose, asked_by=9)
        listed = await results.history(HERE, 9, user_id=whose, kinds=tuple(Kind), limit=200)
        assert not {match.table_id for match in listed} & hidden
        found = Counter(match.kind for match in listed)
        assert (stats.people.matches, stats.robots.matches, stats.broken_off) == (
            found[Kind.PEOPLE], found[Kind.ROBOTS], found[Kind.BROKEN_OFF],
        )  # fmt: skip
        assert (board.get(whose, 0), alone.get(whose, 0)) == (found[Kind.PEOPLE], found[Kind.ROBOTS])
        games = Counter(match.game for match in listed if match.kind is Kind.PEOPLE)
        assert {game: tally.matches for game, tally in stats.games} == games


async def test_the_last_page_of_a_history_costs_as_much_as_the_first(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In instructions of SQLite, which are the same on every computer."""
    rng, spent = Random(5), [0]

    def count() -> float:
        spent[0] += 1
        return 0.0

    made = [random_match(rng, number)[0] for number in range(400)]
    await world.store.ask(put, [replace(match, channel_id=20, ended_at=at) for at, match in enumerate(made)])
    monkeypatch.setattr(FaultyStore, "_read", Store._read)
    monkeypatch.setattr(sqlite, "LOOK_EVERY", 100)
    monkeypatch.setattr(sqlite, "monotonic", count)
    turn = partial(world.statistics.results.history_page, HERE, 99, size=7, kinds=(Kind.PEOPLE,))
    page, costs = await turn(FIRST_PAGE), [spent[0]]
    while page.older:
        before = spent[0]
        page = await turn(page.older)
        costs.append(spent[0] - before)
    assert len(costs) > 20
    assert costs[-1] < 1.5 * costs[0], costs
    before = spent[0]
    await turn(str(len(costs) - 1))
    assert spent[0] - before > 3 * costs[0], "a number makes the database look at all pages before it"


@pytest.mark.parametrize(
    "page", ["", "x", "-1", "o", "o123", "o0000000gtable", "n00000001", "n00000001TABLE", "o" * 70]
)
def test_the_page_of_a_history_that_no_button_names_is_the_first(page: str) -> None:
    assert read_mark(page) == (None, 0)

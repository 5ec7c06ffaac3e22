"""Equal points at a game night: tables won, then points within the tables, then meetings, then a shared place."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine.events import changes, planning
from engine.events.model import Event, EventId, EventTable, Kind, Placed
from engine.events.results import night_places
from engine.rules.position import read_position
from engine.tables.table.model import Person
from tests.bot.flows.test_secrecy import snapshot_of
from tests.engine.tables.world import ANA, CHANNEL

from .test_duels import PLAN

A, B, C = ANA.user_id, 1001, 1002


def night(*tables: tuple[int, tuple[Placed, ...]]) -> Event:
    """A night after these tables, each with its round."""
    how: dict[str, None] = {"starts_at": None, "posting": None}
    event = planning.planned(
        EventId("abcdefgh"), Kind.GAME_NIGHT, CHANNEL, ANA, "Night", replace(PLAN, rounds=3), 0, **how
    )
    people = {one.user_id for _, places in tables for one in places} - {A}
    for user in sorted(people):
        event = changes.joined(event, 0, Person(user, f"P{user}"))
    made = [
        EventTable(round_, number, f"t{number}", "block", tuple(one.user_id for one in places), 1, places)
        for number, (round_, places) in enumerate(tables, 1)
    ]
    return replace(event, tables=tuple(made))


def order(event: Event) -> list[tuple[int, int]]:
    return [(line.place, line.user_id) for line in event.standings]


def test_who_came_nearer_to_the_best_scores_is_ahead() -> None:
    event = night(
        (1, (Placed(A, 1, 2, near=1000), Placed(B, 2, 2))), (2, (Placed(B, 1, 2, near=1000), Placed(A, 2, 2, near=400)))
    )
    assert order(event) == [(1, A), (2, B)]


def test_who_won_their_meetings_is_ahead_if_all_have_met() -> None:
    table = Placed(A, 2, 3, near=500), Placed(B, 3, 3), Placed(C, 1, 3, near=1000)
    back = Placed(A, 3, 3), Placed(B, 2, 3, near=500), Placed(C, 1, 3, near=1000)
    assert order(night((1, table), (2, back))) == [(1, C), (2, A), (2, B)], "one each"
    level = Placed(A, 2, 3, near=250), Placed(B, 3, 3)
    event = night(
        (1, level), (2, (Placed(B, 1, 2, near=250), Placed(C, 2, 2))), (3, (Placed(A, 1, 2), Placed(C, 2, 2)))
    )
    assert order(event)[:2] == [(1, A), (2, B)]


def test_only_those_who_are_level_in_everything_share_a_place() -> None:
    rng = Random(3)
    people = [A, *range(1001, 1024)]
    tables = []
    for round_ in range(1, 4):
        rng.shuffle(people)
        for first in range(0, 24, 4):
            near = sorted((rng.randrange(1, 1000) for _ in range(2)), reverse=True)
            values = (1000, *near, 0)
            here = people[first : first + 4]
            places = tuple(Placed(user, at, 4, near=values[at - 1]) for at, user in enumerate(here, 1))
            tables.append((round_, places))
    lines = night(*tables).standings
    assert [line.place for line in lines] == list(range(1, 25)), "no place is shared, the podium is full"


@pytest.mark.parametrize("text", ["block | seats 2"])
def test_before_the_first_deal_is_over_nobody_came_near(text: str) -> None:
    assert night_places(snapshot_of(read_position(text), "block", 2)) == ()

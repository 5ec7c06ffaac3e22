"""The list of sealed numbers has every number that is used, before the seats of its round are drawn."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine.events import changes, planning
from engine.events.changes import MOST_PEOPLE
from engine.events.model import Event, EventId, Kind
from engine.tables.table.model import Person
from tests.engine.tables.world import ANA, CHANNEL

from .test_duels import PLAN, begun, decided

CROWD = [Person(1000 + number, f"P{number}") for number in range(MOST_PEOPLE - 1)]


def listed(event: Event) -> set[tuple[int, int]]:
    """The rounds and tables in `numbers.txt`."""
    lines = [line.split() for line in planning.numbers(event).splitlines()]
    return {(int(line[1]), int(line[3])) for line in lines}


@pytest.mark.parametrize("kind", [Kind.KNOCKOUT, Kind.SWISS, Kind.LEAGUE])
@pytest.mark.parametrize("people", [2, 3, 5, 6, 7, 9, 11, 12, 20, 33, 100])
def test_every_number_is_listed_before_it_is_used(kind: Kind, people: int) -> None:
    how: dict[str, None] = {"starts_at": None, "posting": None}
    event = planning.planned(EventId("abcdefgh"), kind, CHANNEL, ANA, "Cup", PLAN, 0, **how)
    for person in CROWD[: people - 1]:
        event = changes.joined(event, 0, person)
    event = replace(event, row=replace(event.row, seed="00" * 32))
    rounds, rng = 0, Random(people)
    while rounds < 3 and (not event.round or event.round < event.plan.rounds):
        before = listed(event)
        event = begun(event)
        used = {table.spot for table in event.here}
        assert used <= before
        listed_before = planning.sealed(event, event.round)
        for table in event.here:
            chain = planning.chain_of(event, table)
            assert chain is not None
            assert listed_before[table.number] == chain.key(0).hex(), "verify finds it in the list"
        assert used <= listed(event), "and they stay listed on the board of the round"
        event, rounds = decided(event, rng), rounds + 1

"""Results under absence: the rows of the tables in docs/game-nights.md and docs/tournaments.md."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from engine.pairing.absence import Attended, Guest, Taking, at_table, attended, taking, walkover_counts
from tools.absence_cases import CASES, STAYS, points
from tools.absence_cases import was as documented

STAYED, LEFT, NEVER = Attended


def was(**how: Any) -> Attended:
    known: dict[str, Any] = {"moves": 5, "missed": 0, "most_missed": 2, "gone": False, "on_turn": False}
    return attended(**(known | how))


def test_how_a_person_was_there() -> None:
    assert was() is STAYED
    assert was(missed=1) is STAYED, "one missed turn is no absence"
    assert was(missed=2) is LEFT
    assert was(gone=True) is LEFT
    assert was(on_turn=True) is STAYED, "the match was ended while they thought"
    assert was(moves=0, missed=2) is NEVER
    assert was(moves=0, missed=1) is NEVER
    assert was(moves=0, gone=True) is NEVER
    assert was(moves=0, on_turn=True) is NEVER, "it waited for their first move"
    assert was(moves=0) is STAYED, "they have had no turn"


def placed(places: list[int], *how: Attended | None) -> dict[int, tuple[int, int]]:
    """Place and number of those who share it, by side; None: a side of robots."""
    guests = [Guest(side, side, one) for side, one in enumerate(how) if one is not None]
    return {one.user_id: (one.place, one.tied) for one in at_table(places, guests)}


def test_places_at_a_table() -> None:
    assert placed([1, 2, 3], STAYED, STAYED, STAYED) == {0: (1, 1), 1: (2, 1), 2: (3, 1)}
    assert placed([1, 2, 3], NEVER, STAYED, STAYED) == {1: (1, 1), 2: (2, 1)}, "a robot in their seat wins nothing"
    assert placed([1, 2, 3], LEFT, NEVER, STAYED) == {2: (1, 1)}
    assert placed([1, 2, 3], NEVER, NEVER, NEVER) == {}, "nobody was there, and nobody gets anything"
    assert placed([1, 2], None, STAYED) == {1: (2, 1)}, "a robot from the start is an opponent"
    assert placed([1, 1, 3], STAYED, STAYED, NEVER) == {0: (1, 2), 1: (1, 2)}


def test_the_documented_cases_give_nothing_to_the_absent_and_no_less_to_the_others() -> None:
    for title, places, people in CASES:
        before = points(places, [one if one is None else STAYS for one in people])
        for how, now, stayed in zip(people, points(places, people), before, strict=True):
            if how is None:
                assert now == "robot", title
            elif documented(how) is STAYED:
                assert float(now) >= float(stayed), title
            else:
                assert now == "–", title


def test_one_partner_who_stays_keeps_the_side() -> None:
    guests = [Guest(1, 0, STAYED), Guest(2, 0, NEVER), Guest(3, 1, STAYED), Guest(4, 1, STAYED)]
    assert [(one.user_id, one.place) for one in at_table([1, 2], guests)] == [(1, 1), (3, 2), (4, 2)]


def test_taking_part() -> None:
    def takes(withdrew: bool, tables: int, finished: int, over: bool = True) -> Taking:
        return taking(withdrew=withdrew, tables=tables, finished=finished, over=over)

    assert takes(False, 3, 1) is Taking.STAYS
    assert takes(True, 3, 1) is Taking.WITHDREW
    assert takes(False, 3, 0) is takes(True, 3, 0) is Taking.NEVER_PLAYED
    assert takes(False, 0, 0, over=False) is Taking.STAYS, "after a bye they may still come"
    assert takes(False, 0, 0) is Taking.NEVER_PLAYED
    assert [walkover_counts(one) for one in Taking] == [True, True, False]


TABLES = st.lists(st.tuples(st.integers(1, 6), st.sampled_from(Attended)), min_size=2, max_size=12)


@given(TABLES)
def test_nobody_who_was_absent_is_placed_and_the_order_of_the_others_is_that_of_the_board(
    table: list[tuple[int, Attended]],
) -> None:
    places, how = [place for place, _ in table], [one for _, one in table]
    found = placed(places, *how)
    assert set(found) == {side for side, one in enumerate(how) if one is STAYED}
    for one, (mine, _) in found.items():
        for other, (theirs, _) in found.items():
            assert (mine < theirs) is (places[one] < places[other])
    if found:
        assert min(place for place, _ in found.values()) == 1


@given(TABLES, st.integers(0, 11))
def test_leaving_a_table_never_helps_who_leaves_and_never_harms_the_others(
    table: list[tuple[int, Attended]], who: int
) -> None:
    places, how = [place for place, _ in table], [one for _, one in table]
    who %= len(how)
    stays = placed(places, *how[:who], STAYED, *how[who + 1 :])
    for gone in (LEFT, NEVER):
        left = placed(places, *how[:who], gone, *how[who + 1 :])
        assert who not in left
        assert all(place <= stays[one][0] for one, (place, _) in left.items())

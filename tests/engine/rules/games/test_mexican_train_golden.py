"""The golden positions of Mexican Train, played by the engine."""

from __future__ import annotations

import random
from typing import Any

from engine.rules.events import DrewTiles
from engine.rules.games import make_game
from engine.rules.games.mexican_train import MexicanTrainMatch
from engine.rules.scoring import Ending
from engine.rules.tiles import Seat
from engine.rules.views import TrainsBoard

from ..golden import golden, golden_tile
from ..playing import random_steps
from .mexican_train_table import current, deal, go, lane, plays, result, start, table


def at(position: dict[str, Any]) -> MexicanTrainMatch:
    """The table of a position."""
    state = position["state"]
    trains = [*state["trains"], {**state["mexican"], "marker": False}]
    bound = state["open_double_on"]
    return table(
        [" ".join(hand) for hand in state["hands"]],
        " ".join(f"{train['end']}{'!' * train['marker']}" for train in trains),
        " ".join(state["boneyard_next_first"]),
        turn=state["turn"],
        bound=None if bound is None else int(bound),
        hub=state["engine"],
    )


def names(expected: list[list[str]]) -> set[str]:
    """`[["3-12", "M"]]` as `{"3-12@M"}`."""
    return {"@".join(pair) for pair in expected}


def bound(match: MexicanTrainMatch) -> str | None:
    """The train whose open double binds everybody, as the positions name it."""
    train = current(match).bound
    return None if train is None else str(train)


def test_mt_01_hand_sizes() -> None:
    expect = golden("MT-01")["expect"]
    for set_ in ("d12", "d9"):
        counts = make_game("mexican_train", {"set": set_}).seat_counts()
        assert len(counts) >= len(expect[set_])
        for seats, hand, boneyard in zip(counts, expect[set_], expect[f"{set_}_boneyard"], strict=False):
            match = start(seats, {"set": set_})
            deal(match)
            view = match.view_for(None)
            assert [seat.tiles for seat in view.seats] == [hand] * seats
            assert view.boneyard == boneyard


def test_mt_02_the_starters_choices() -> None:
    position = golden("MT-02")
    assert plays(at(position)) == names(position["expect"]["plays"])


def test_mt_03_cannot_play() -> None:
    position = golden("MT-03")
    expect = position["expect"]
    match = at(position)
    assert plays(match) == {"draw", *names(expect["before"])}
    assert go(match, 0, "draw") == [DrewTiles(Seat(0), (golden_tile(expect["drawn"]),))]
    assert plays(match) == {"pass", *names(expect["after"])}
    go(match, 0, "pass")
    assert lane(match, 0).marker is expect["marker0"]
    assert match.view_for(None).turn == expect["next"]
    assert len(current(match).hands[0]) == expect["hand0_size"]


def test_mt_05_additional_tile_elsewhere() -> None:
    position = golden("MT-05")
    expect = position["expect"]
    match = at(position)
    go(match, 0, "6-6@0")
    assert plays(match) == names(expect["additional"])
    go(match, 0, "2-9@M")
    assert bound(match) == expect["open_double_on"]
    assert match.view_for(None).turn == expect["next"]
    assert lane(match, 0).marker is expect["marker0"]
    assert plays(match, expect["next"]) == names(expect["legal_next"])


def test_mt_07_covering_on_anothers_train() -> None:
    position = golden("MT-07")
    expect = position["expect"]
    match = at(position)
    go(match, 1, "6-10@0")
    assert bound(match) == expect["open_double_on"]
    assert lane(match, 0).value == expect["end0"]
    assert lane(match, 1).marker is expect["marker1"]
    assert match.view_for(None).turn == expect["next"]
    assert plays(match, expect["next"]) == names(expect["legal_next"])


def test_mt_10_the_last_tile_is_a_double() -> None:
    position = golden("MT-10")
    match = at(position)
    go(match, 0, "7-7@0")
    assert (match.result is not None) is position["expect"]["round_over"]
    assert result(match).out == position["expect"]["out"]


def test_mt_12_the_marker_comes_off() -> None:
    position = golden("MT-12")
    match = at(position)
    go(match, 0, "5-9@0")
    assert lane(match, 0).marker is position["expect"]["marker0"]
    assert match.view_for(None).turn == position["expect"]["next"]


def test_mt_15_stalled() -> None:
    """The position is reached by a last play elsewhere: seat 1 puts 3-9 on the Mexican Train, which ends in 3."""
    position = golden("MT-15")
    state = position["state"]
    before = {
        **state,
        "turn": 1,
        "hands": [state["hands"][0], [*state["hands"][1], "3-9"]],
        "mexican": {"started": True, "end": 3},
    }
    match = at({**position, "state": before})
    go(match, 1, "3-9@M")
    assert [train.value for train in board(match).trains] == [5, 8, 9]
    assert (match.result is not None and match.result.ending is Ending.BLOCKED) is position["expect"]["stalled"]
    assert list(result(match).scores) == position["expect"]["scores"]


def board(match: MexicanTrainMatch) -> TrainsBoard:
    seen = match.view_for(None).board
    assert isinstance(seen, TrainsBoard)
    return seen


def test_mt_16_no_fifty_for_the_double_blank() -> None:
    position = golden("MT-16")
    hands = [" ".join(hand) for hand in position["state"]["hands"]]
    match = table([*hands[:2], "3-4"], "12 12 3 12", turn=2)
    go(match, 2, "3-4@2")
    assert list(result(match).scores) == position["expect"]["scores"]


def test_mt_20_hubs() -> None:
    """A whole match of each set: how many rounds, and on which hubs."""
    for set_, expect in golden("MT-20")["expect"].items():
        match = start(4, {"set": set_})
        hubs = []
        for _ in random_steps(match, random.Random(1), 20):
            if board(match).hub not in hubs:
                hubs.append(board(match).hub)
        assert match.outcome() is not None
        assert [len(hubs), hubs[0], hubs[-1]] == [expect[0], *map(golden_tile, expect[1:])]
        assert match.number == expect[0]

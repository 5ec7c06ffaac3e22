"""The shared parts of the rules: openings, scoring, layouts, records."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engine.rules.errors import BadNotation, Refusal, Refused
from engine.rules.events import Dealt, DealtTiles, Drew, DrewTiles, Event, LotsDrawn, Passed, seen_by
from engine.rules.game import house_move
from engine.rules.games import game_of
from engine.rules.house import DRAW_HIGH, HOST_CHOICE, RANDOM, Opening, Pick, Shuffle
from engine.rules.layout import LEFT, RIGHT, Layout
from engine.rules.moves import Appoint, Deal
from engine.rules.record import Header, read_record
from engine.rules.scoring import Ending, RoundResult, comeback, nearest_five, places
from engine.rules.tiles import Seat, Tile, tile_set


def deal(*texts: str, rest: int = 6) -> Deal:
    first = [Tile.parse(text) for text in texts]
    return Deal((*first, *(tile for tile in tile_set(rest) if tile not in first)))


def test_the_most_pips_win_the_draw_for_the_lead() -> None:
    """G5."""
    opening = Opening(DRAW_HIGH, 3, tile_set(6))
    events = opening.play(deal("1|2", "5|6", "4|4"))
    assert opening.leader == 1
    assert isinstance(events[0], LotsDrawn)
    assert events[0].leader == 1


def test_only_tied_players_return_their_tile_and_draw_again() -> None:
    """G5: the third player keeps 1|2 out of the second draw; pips, not the higher half, decide."""
    opening = Opening(DRAW_HIGH, 3, tile_set(6))
    opening.play(deal("4|6", "1|2", "5|5"))
    assert opening.leader is None
    need = opening.need()
    assert isinstance(need, Shuffle)
    assert set(need.piles[0]) == set(tile_set(6)) - {Tile.of(1, 2)}
    opening.play(Deal((Tile.of(0, 0), Tile.of(0, 1), *need.piles[0][2:])))
    assert opening.leader == 2


def test_a_random_leader_is_appointed_and_a_host_may_choose() -> None:
    """G6."""
    opening = Opening(RANDOM, 4, tile_set(6))
    assert opening.need() == Pick((Seat(0), Seat(1), Seat(2), Seat(3)))
    opening.play(Appoint(Seat(3)))
    assert opening.leader == 3
    assert Opening(HOST_CHOICE, 4, tile_set(6), 2).leader == 2


def test_a_seed_gives_the_same_deal_and_deals_are_even() -> None:
    """G12: the first tile of 2,800 shuffles is each tile about 100 times."""
    need = Shuffle((tile_set(6),))
    assert house_move(need, random.Random(7)) == house_move(need, random.Random(7))
    rng = random.Random(1)
    first: Counter[Tile] = Counter()
    for _ in range(2800):
        move = house_move(need, rng)
        assert isinstance(move, Deal)
        first[move.order[0]] += 1
    assert len(first) == 28
    assert 60 < min(first.values()) <= max(first.values()) < 145


def test_a_drawn_or_dealt_tile_is_seen_by_its_owner_only() -> None:
    """G8."""
    tile = Tile.of(1, 2)
    cases: list[tuple[Event, Event]] = [
        (DrewTiles(Seat(1), (tile,)), Drew(Seat(1), 1)),
        (DealtTiles(Seat(1), (tile, tile)), Dealt(Seat(1), 2)),
    ]
    for private, public in cases:
        assert seen_by(private, Seat(1)) == private
        assert seen_by(private, Seat(0)) == seen_by(private, None) == public
    assert seen_by(Passed(Seat(1)), None) == Passed(Seat(1))


def test_tied_sides_share_a_place_and_the_next_is_skipped() -> None:
    """G9."""
    assert places((40, 61, 61, 12)) == (3, 1, 1, 4)
    assert places((40, 61, 61, 12), low_wins=True) == (2, 3, 3, 1)


def test_a_comeback_is_a_third_of_the_final_total_and_at_least_five_points() -> None:
    def rounds(*totals: tuple[int, int]) -> list[RoundResult]:
        return [
            RoundResult(at, Ending.DOMINO, 0, None, each, each, (), (), Seat(0)) for at, each in enumerate(totals, 1)
        ]

    assert comeback(rounds((0, 40), (100, 60)), (0,)) == 40
    assert comeback(rounds((10, 40), (100, 60)), (0,)) == 0
    assert comeback(rounds((50, 10), (60, 120)), (0,), low_wins=True) == 40
    assert comeback(rounds((0, 4), (9, 4)), (0,)) == 0


def test_rounding_goes_to_the_nearest_five() -> None:
    """MU20, worked position MU-11."""
    assert [nearest_five(n) for n in (0, 1, 2, 3, 4, 5)] == [0, 0, 0, 5, 5, 5]
    assert [nearest_five(n) for n in (10, 11, 12, 13, 14, 15, 17, 18)] == [10, 10, 10, 15, 15, 15, 15, 20]


def test_ends_are_numbered_when_born_and_never_reused() -> None:
    layout = Layout()
    node = layout.start(Tile.of(3, 5))
    left = layout.open(node, Tile.of(3, 5).low, LEFT)
    right = layout.open(node, Tile.of(3, 5).high, RIGHT)
    new = layout.extend(Tile.of(3, 6), left)
    assert (left, right, new) == (0, 1, 2)
    assert layout.values() == [5, 6]
    assert layout.nodes[1].outer == 6
    view = layout.view()
    assert view.end(left) is None
    found = view.end(new)
    assert found is not None
    assert (found.value, found.slot) == (6, LEFT)


@pytest.mark.parametrize(
    "text",
    ["", "hello", "boneyard 1", "boneyard 1\ngame block 1\n", "boneyard 1\nseats 2\n", "boneyard 1\nstep x pass\n"],
)
def test_a_text_that_is_no_record_is_refused_in_words(text: str) -> None:
    with pytest.raises(BadNotation):
        read_record(text)


def test_a_record_of_unknown_rules_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        game_of(Header("block", 99, 2))
    assert refused.value.refusal is Refusal.UNKNOWN_RULES_VERSION

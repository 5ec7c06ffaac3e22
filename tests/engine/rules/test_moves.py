"""Every move has one short text, and the text reads back."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.rules.errors import BadNotation
from engine.rules.moves import (
    Announce,
    Appoint,
    Call,
    Capture,
    Claim,
    Close,
    Deal,
    Done,
    Draw,
    GiveUp,
    Move,
    Pass,
    Play,
    Stack,
    Take,
    TakeBack,
    move_text,
    parse_move,
)
from engine.rules.tiles import EndId, Seat, Tile, tile_set

tiles = st.builds(Tile.of, st.integers(0, 12), st.integers(0, 12))
moves = st.one_of(
    st.builds(
        Play,
        tiles,
        st.none() | st.integers(0, 9999).map(EndId),
        st.none() | st.integers(0, 999),
        st.booleans(),
    ),
    st.builds(Stack, tiles, st.integers(0, 999)),
    st.builds(Capture, st.integers(0, 999), st.sampled_from(Take)),
    st.builds(Claim, st.integers(0, 999)),
    st.builds(Appoint, st.integers(0, 999).map(Seat)),
    st.builds(Deal, st.permutations(tile_set(9)).map(tuple)),
    st.sampled_from([TakeBack(), Draw(), Pass(), Done(), Call(), Announce(), GiveUp(), Close()]),
)


@given(moves)
def test_every_move_reads_back_from_its_text(move: Move) -> None:
    assert parse_move(move_text(move)) == move


def test_texts_are_short_enough_for_a_button() -> None:
    longest = Play(Tile.of(12, 12), EndId(999), 35, True)
    assert len(move_text(longest)) <= 20


@given(st.text(max_size=30))
def test_any_text_is_read_or_refused_by_name(text: str) -> None:
    with suppress(BadNotation):
        move = parse_move(text)
        assert parse_move(move_text(move)) == move


@pytest.mark.parametrize(
    "text", ["6|4@", "6|4@-1", "take 3", "take 3 both", "deal ", "lead x", "PASS", "6|4 @3", "٦|٤"]
)
def test_near_misses_are_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        parse_move(text)

"""Chance from keys and clicks: the same for everybody who asks, and as likely as any other."""

from __future__ import annotations

import ast
import hashlib
import hmac
import sys
from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest

from engine.rules import fair
from engine.rules.fair import ROUNDS, Chance, key_of
from engine.rules.game import house_move
from engine.rules.house import Pick, Shuffle
from engine.rules.moves import move_text
from engine.rules.proof import Drawn
from engine.rules.tiles import Seat, tile_set

KEY = hashlib.sha256(b"a key").digest()


def test_each_key_is_the_hash_of_the_next_one() -> None:
    assert key_of(KEY, ROUNDS) == KEY
    assert key_of(KEY, ROUNDS - 1) == hashlib.sha256(KEY).digest()
    for number in (0, 1, 500):
        assert hashlib.sha256(key_of(KEY, number + 1)).digest() == key_of(KEY, number)


def test_a_draw_is_done_as_the_documentation_says() -> None:
    """Done again with nothing but the sentences of docs/fair-deals.md."""
    text = b"round 2 draw 1 clicks 111 222 333 block "
    digests = b"".join(hmac.new(KEY, text + str(block).encode(), hashlib.sha256).digest() for block in range(4))
    numbers = [int.from_bytes(digests[at : at + 4], "big") for at in range(0, len(digests), 4)]
    tiles = list(range(20))
    for last in range(19, 0, -1):
        while (number := numbers.pop(0)) >= 2**32 // (last + 1) * (last + 1):
            pass
        other = number % (last + 1)
        tiles[last], tiles[other] = tiles[other], tiles[last]
    shuffled = list(range(20))
    Chance(KEY, 2, 1, (111, 222, 333)).shuffle(shuffled)
    assert shuffled == tiles
    assert sorted(shuffled) == list(range(20))


def test_a_new_match_is_free_of_the_old_order_of_tiles() -> None:
    one, other = list(tile_set(6)), list(reversed(tile_set(6)))
    Chance(KEY, 1, 1, (5,)).shuffle(one)
    Chance(KEY, 1, 1, (5,)).shuffle(other)
    assert one == other


def test_every_number_given_changes_the_draw() -> None:
    def drawn(*given: int, key: bytes = KEY) -> int:
        return Chance(key, given[0], given[1], given[2:]).randrange(2**31)

    drawn_with = [drawn(1, 1, 5, 6), drawn(2, 1, 5, 6), drawn(1, 2, 5, 6), drawn(1, 1, 6, 5), drawn(1, 1, 56)]
    assert len({*drawn_with, drawn(1, 1, 5, 6, key=bytes(32))}) == 6
    assert drawn(1, 1, 5, 6) == drawn(1, 1, 5, 6)


def test_every_order_of_four_tiles_is_as_likely() -> None:
    """Chi square over the 24 orders; 49.7 is exceeded by one honest shuffle in a thousand, and the keys are fixed."""
    found: Counter[tuple[int, ...]] = Counter()
    for at in range(4800):
        tiles = [0, 1, 2, 3]
        Chance(KEY, 1, at, ()).shuffle(tiles)
        found[tuple(tiles)] += 1
    assert set(found) == set(permutations(range(4)))
    assert sum((count - 200) ** 2 / 200 for count in found.values()) < 49.7


def test_numbers_of_the_uneven_rest_are_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 2**32 numbers the last one is too many for three as likely answers."""
    monkeypatch.setattr(Chance, "_stream", staticmethod(lambda key, given: iter([2**32 - 1, 2**32 - 2, 5])))
    assert Chance(KEY, 1, 1, ()).randrange(3) == (2**32 - 2) % 3


@pytest.mark.parametrize("piles", [(28,), (10, 3, 8), (1,)])
def test_a_deal_is_found_again_from_its_tiles_and_the_line_in_the_file(piles: tuple[int, ...]) -> None:
    tiles = list(tile_set(12))[30:]
    need = Shuffle(tuple(tuple(tiles[sum(piles[:at]) :][:size]) for at, size in enumerate(piles)))
    dealt = house_move(need, Chance(KEY, 3, 2, (7, 8, 9)))
    move, line = move_text(dealt), Drawn(5, 3, 2, need, dealt, (3, False, 2)).line(9)
    assert line == " ".join(["draw 3 2 9", *map(str, piles)])
    assert fair.drawn(KEY, line, (7, 8), move) == move
    if sum(piles) > 1:
        assert fair.drawn(KEY, line.replace("9", "10", 1), (7, 8), move) != move


def test_a_seat_is_drawn_for_the_lead() -> None:
    need = Pick((Seat(0), Seat(2), Seat(3)))
    moves = [house_move(need, Chance(KEY, 1, at, (7,))) for at in range(1, 60)]
    assert {move_text(move) for move in moves} == {"lead 0", "lead 2", "lead 3"}
    for at, move in enumerate(moves, 1):
        assert fair.drawn(
            KEY, Drawn(0, 1, at, need, move, (1, True, at)).line(None), (7,), move_text(move)
        ) == move_text(move)


def test_the_module_that_strangers_read_is_short_and_stands_alone() -> None:
    source = Path(fair.__file__).read_text(encoding="utf-8")
    assert len(source.splitlines()) < 170
    for node in ast.walk(ast.parse(source)):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        assert {name.split(".")[0] for name in names} <= sys.stdlib_module_names

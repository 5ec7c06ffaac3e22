"""Deals that anyone can check (docs/fair-deals.md). This module stands alone: it needs nothing but Python.

When a table opens, the bot draws 32 bytes, the key of round 1000; the key of each round before is the SHA-256 of the
next one's. The key of "round 0" is the commit, which the lobby shows. Chance in round k comes from key k
and from Discord's numbers: the ids of the clicks by which each player sat down and the match started, and of the last
click before the draw. After round k its key is shown. No other key leads to the one before.

`check` reads a file of deals: its own lines, then the record of the match, then a checksum of all of it.

    boneyard-deals 1
    commit 5feceb66…            key 0
    clicks 1183 1190 1197       sitting down, in the order of the seats, and starting
    key 1 6b86b273…             a line for each round
    draw 1 1 - 28               round, draw of that round, the click after the start, tiles in each pile;
    draw 2 1 1204 seats 0 1     or the seats to draw one from
    boneyard 1
    …
    checksum d4735e3a…

If the match has the deals of another one, the file begins with the lines `boneyard-deals 2` and `of k3m9qrst` (the
other match). A draw taken from there is `draw 1 1 of`; it is not checked here.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import count
from typing import Any, Final

ROUNDS: Final = 1000
"""How many rounds a chain lasts."""
FIRST: Final = "boneyard-deals 1"
SECOND: Final = "boneyard-deals 2"
OF: Final = "of"
RECORD: Final = "boneyard 1"
NUMBER: Final = "(?:0|[1-9][0-9]{0,19})"
NUMBERS: Final = f"{NUMBER}(?: {NUMBER})*"
HEAD: Final = re.compile(
    f"(?:{FIRST}|{SECOND}\n{OF} ([a-z0-9]{{1,16}}))\ncommit ([0-9a-f]{{64}})\n"
    f"clicks(|(?: {NUMBER})+)\n((?:key {NUMBER} [0-9a-f]{{64}}\n)+)"
    f"((?:draw {NUMBER} {NUMBER} (?:{OF}|(?:{NUMBER}|-) (?:seats )?{NUMBERS})\n)*){RECORD}\n"
)


class Flaw(StrEnum):
    """The check that fails."""

    CHECKSUM = "checksum"
    FORM = "form"
    KEY = "key"
    DRAW = "draw"
    RULES = "rules"
    """The match can't have needed these draws; only `engine.rules.proof` finds this."""
    OTHER = "other"
    """The same: a draw that is said to be taken from another match was not."""


class Unfair(Exception):
    """The file does not prove its deals: something in it was altered, or chance decided otherwise."""

    def __init__(self, flaw: Flaw, round_: int | None = None) -> None:
        super().__init__(flaw, round_)
        self.flaw = flaw
        self.round = round_


@dataclass(frozen=True, slots=True)
class Checked:
    """The proved part: rounds with a key that fits the commit, and draws that follow from keys and clicks."""

    commit: str
    clicks: tuple[int, ...]
    rounds: int
    draws: tuple[str, ...]
    """Their lines."""
    record: str
    of: str | None
    """The match from which draws were taken."""
    taken: int
    """How many."""


def key_of(last: bytes, round_: int, rounds: int = ROUNDS) -> bytes:
    """The key of a round, from that of the last one; of round 0: the commit."""
    for _ in range(rounds - round_):
        last = hashlib.sha256(last).digest()
    return last


class Chance:
    """Numbers that follow from the key of a round, the number of the draw in it, and the clicks of the players."""

    def __init__(self, key: bytes, round_: int, draw: int, clicks: Sequence[int]) -> None:
        given = " ".join(map(str, ("round", round_, "draw", draw, "clicks", *clicks)))
        self._numbers = self._stream(key, given)

    @staticmethod
    def _stream(key: bytes, given: str) -> Iterator[int]:
        """Numbers below 2**32: HMAC-SHA256 of the text with `block 0`, `block 1` … behind it, four bytes each."""
        for block in count():
            digest = hmac.digest(key, f"{given} block {block}".encode(), "sha256")
            yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4))

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to stop-1, each equally likely: the uneven rest at the top is thrown away."""
        top = 2**32 - 2**32 % stop
        return next(number for number in self._numbers if number < top) % stop

    def shuffle(self, x: list[Any], /) -> None:
        """Bring `x` in order, then shuffle it (Fisher-Yates, from the end): every order is as likely."""
        x.sort()
        for last in range(len(x) - 1, 0, -1):
            other = self.randrange(last + 1)
            x[last], x[other] = x[other], x[last]


def checksum(text: str) -> str:
    """The last line of a file of deals."""
    return f"checksum {hashlib.sha256(text.encode()).hexdigest()}\n"


def check(text: str) -> Checked:
    """Check a whole file of deals; raises `Unfair`. It uses no rules: `engine.rules.proof` checks
    whether the match needed these draws."""
    body = text[: text.rfind("\n", 0, -1) + 1]
    if text != body + checksum(body):
        raise Unfair(Flaw.CHECKSUM)
    head = HEAD.match(body)
    if head is None:
        raise Unfair(Flaw.FORM)
    of, commit, given, told, listed = head.groups()
    keys = [bytes.fromhex(commit)]
    for at, line in enumerate(told.splitlines(), 1):
        _, number, key = line.split(" ")
        keys.append(bytes.fromhex(key))
        if number != str(at) or hashlib.sha256(keys[at]).digest() != keys[at - 1]:
            raise Unfair(Flaw.KEY, at)
    clicks, draws, record = tuple(map(int, given.split())), listed.splitlines(), body[head.end(5) :]
    decided = re.findall(r"^step - ((?:deal|lead) .*)$", record, re.MULTILINE)
    if len(decided) != len(draws):
        raise Unfair(Flaw.FORM)
    for line, move in zip(draws, decided, strict=True):
        round_, taken = int(line.split(" ")[1]), line.endswith(f" {OF}")
        if taken and of is None:
            raise Unfair(Flaw.FORM)
        if not 0 < round_ < len(keys) or not (taken or drawn(keys[round_], line, clicks, move) == move):
            raise Unfair(Flaw.DRAW, round_)
    return Checked(commit, clicks, len(keys) - 1, tuple(draws), record, of, sum(line.endswith(OF) for line in draws))


def drawn(key: bytes, line: str, clicks: Sequence[int], move: str) -> str:
    """The draw of the house that this line proves. Of the `move` only the set of tiles in each pile counts: the key
    gives their order."""
    _, round_, draw, click, *piles = line.split(" ")
    chance = Chance(key, int(round_), int(draw), clicks if click == "-" else [*clicks, int(click)])
    if piles[0] == "seats":
        return f"lead {piles[1:][chance.randrange(len(piles) - 1)]}"
    tiles = [tuple(map(int, re.findall("[0-9]+", tile))) for tile in move.split(" ")[1:]]
    order: list[tuple[int, ...]] = []
    for size in map(int, piles):
        pile = tiles[len(order) :][:size]
        chance.shuffle(pile)
        order += pile
    return " ".join(["deal", *("|".join(map(str, tile)) for tile in order)])

"""The text of a position: words with tiles, seats or numbers after them, divided by ` | `.

    block target=61 | hands 0|1 / 2|2 / - | line 0|0 0|3@right | turn 2 | lead 1

A pile is tiles in their order (`-` is none, `3?` is three hidden ones); piles are divided by ` / `. A word that is left
out has its usual value. Each game writes and reads its own words (`write_words`, `read_words`) with the methods of
`Writer` and `Reader`. An error names the word that is wrong.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from engine.rules.errors import BadNotation
from engine.rules.moves import Move, Play
from engine.rules.tiles import EndId, Seat, Tile, tiles_text

LONGEST = 10_000
"""Characters that a position may have."""
MENTIONS = ("booked", "drawn", "kept", "must")
"""Words whose tiles lie elsewhere, too."""
_TILE = re.compile(r"(?<![0-9|@])[0-9]{1,2}\|[0-9]{1,2}(?![0-9|])")
_HIDDEN = re.compile(r"([0-9]{0,3})\?")


class Layable(Protocol):
    """A round with open ends to lay tiles against."""

    turn: Seat

    def legal(self) -> Sequence[Move]:
        """The moves of the seat to play."""
        ...

    def play(self, move: Move) -> object:
        """Make a move."""
        ...


class Writer:
    """Collects the sections of a position as `viewer` may see it (`hide`), or all of it."""

    def __init__(self, seats: int, viewer: Seat | None = None, *, hide: bool = False) -> None:
        self.seats = seats
        self.viewer = viewer
        self.hide = hide
        self.direction = 1
        """The step from a seat to the next one in turn: 1 or -1."""
        self.sections: list[str] = []

    def say(self, word: str, value: object = "") -> None:
        """A word and its value."""
        self.sections.append(f"{word} {value}".rstrip())

    def number(self, word: str, value: int, usual: int = 0) -> None:
        """A number, unless it has its usual value."""
        if value != usual:
            self.say(word, value)

    def numbers(self, word: str, values: Iterable[int]) -> None:
        """A number for every seat or side, unless all are 0."""
        values = list(values)
        if any(values):
            self.say(word, " ".join(map(str, values)))

    def some(self, word: str, values: Iterable[object]) -> None:
        """Some seats, names or the like, if any."""
        if text := " ".join(map(str, values)):
            self.say(word, text)

    def tiles(self, word: str, tiles: Sequence[Tile], *, secret: bool = False) -> None:
        """A pile, unless it is empty; no viewer sees a secret one."""
        if tiles:
            self.say(word, self._pile(tiles, secret and self.hide))

    def piles(self, word: str, piles: Sequence[Sequence[Tile]], *, secret: bool = False) -> None:
        """A pile for every seat, unless all are empty; no viewer sees secret ones."""
        if any(piles):
            self.say(word, " / ".join(self._pile(pile, secret and self.hide) for pile in piles))

    def hands(self, hands: Sequence[Sequence[Tile]], *, shown: bool) -> None:
        """Every seat's tiles: each sees its own, and all of them once they are `shown`."""
        piles = [
            self._pile(sorted(hand) if self.hide else hand, self.hide and not shown and seat != self.viewer)
            for seat, hand in enumerate(hands)
        ]
        self.say("hands", " / ".join(piles))

    def tile(self, word: str, tile: Tile | None, owner: Seat) -> None:
        """A tile that only its owner sees."""
        if tile is not None:
            self.say(word, "?" if self.hide and self.viewer != owner else tile)

    def turn(self, turn: Seat, last: Seat | None) -> None:
        """The seat to play, and the seat that laid the last tile unless it is the one before."""
        self.number("turn", turn)
        if last is not None and last != (turn - self.direction) % self.seats:
            self.say("last", last)

    def laid(self, word: str, plays: Iterable[tuple[Tile, str]]) -> None:
        """Tiles in the order of laying, each with its end."""
        if text := " ".join(f"{tile}@{at}" if at else str(tile) for tile, at in plays):
            self.say(word, text)

    @staticmethod
    def _pile(tiles: Sequence[Tile], hidden: bool) -> str:
        if not tiles:
            return "-"
        return f"{len(tiles)}?" if hidden else tiles_text(list(tiles))


class Reader:
    """The sections of a position's text. Each value is checked as it is read; `finish` finds words that were never
    read."""

    def __init__(self, text: str, first: int = 0) -> None:
        """Hidden tiles are taken from the set, starting at `first`. Every method raises `BadNotation`."""
        if len(text) > LONGEST:
            raise BadNotation(text, f"a position has at most {LONGEST} characters")
        head, *rest = (section.strip() for section in re.split(r"(?:^| )\|(?= |$)", " ".join(text.split())))
        self.game, options = head.partition(" ")[0], head.split()[1:]
        self.options: dict[str, str] = {}
        for option in options:
            name, sign, value = option.partition("=")
            if not sign or name in self.options:
                raise BadNotation(option, "options are written once each, like target=61")
            self.options[name] = value
        self.sections: dict[str, str] = {}
        for section in rest:
            word, _, value = section.partition(" ")
            if not word or word in self.sections:
                raise BadNotation(word or "|", "each section begins with a word of its own")
            self.sections[word] = value
        self.unread = set(self.sections)
        self.seats = self.number("seats", 0, 1, 99) or len(self.sections.get("hands", "").split("/"))
        self.dealt = "seats" not in self.sections
        """Whether there is a round, played or being played; before the first, the text has `seats`."""
        if not self.dealt and "hands" in self.sections:
            raise BadNotation(f"seats {self.sections['seats']}", "leave it out: the hands say how many seats there are")
        self.first = first
        self.direction = 1
        """As in `Writer`."""
        self.hides = False
        """Whether the text has hidden tiles."""
        self.deck: Counter[Tile] = Counter()

    def name_deck(self, deck: tuple[Tile, ...]) -> None:
        """Take the tiles of the game; the text may name each once."""
        self.deck = Counter(deck[self.first :] + deck[: self.first])
        for word, text in self.sections.items():
            for said in () if word in MENTIONS else _TILE.findall(text):
                tile = Tile.parse(said)
                if tile not in self.deck:
                    raise BadNotation(said, "the set has no such tile")
                if not self.deck[tile]:
                    raise BadNotation(said, "this tile is named too often")
                self.deck[tile] -= 1

    def has(self, word: str) -> bool:
        """Whether the text has that word."""
        return self.text(word) is not None

    def text(self, word: str) -> str | None:
        """The value of a word; None if it is left out."""
        self.unread.discard(word)
        return self.sections.get(word)

    def items(self, word: str) -> list[str]:
        """The texts behind a word."""
        return (self.text(word) or "").split()

    def number(self, word: str, usual: int, low: int = 0, high: int = 999) -> int:
        """A whole number."""
        text = self.text(word)
        return usual if text is None else _number(word, text, low, high)

    def numbers(self, word: str, count: int) -> list[int]:
        """`count` numbers; all 0 if the word is left out."""
        items = self.items(word)
        if items and len(items) != count:
            raise BadNotation(f"{word} {self.text(word)}", f"{count} numbers are needed")
        return [_number(word, item, -99_999, 99_999) for item in items] or [0] * count

    def seat(self, word: str, usual: int = 0) -> Seat:
        """A seat, counted from 0."""
        return Seat(self.number(word, usual, 0, self.seats - 1))

    def some(self, word: str, most: int | None = None) -> list[int]:
        """Some seats, or other numbers below `most`."""
        return [_number(word, item, 0, (most or self.seats) - 1) for item in self.items(word)]

    def names(self, word: str, known: Sequence[str]) -> list[str]:
        """Some of those names."""
        for item in self.items(word):
            if item not in known:
                raise BadNotation(f"{word} {item}", "one of: " + ", ".join(known))
        return self.items(word)

    def choice(self, word: str, values: Iterable[str]) -> str:
        """One of a few words; "" if it is left out."""
        text = self.text(word) or ""
        if text and text not in values:
            raise BadNotation(f"{word} {text}", "one of: " + ", ".join(values))
        return text

    @property
    def turn(self) -> Seat:
        """The seat to play."""
        return self.seat("turn")

    @property
    def last(self) -> Seat:
        """The seat that laid the last tile: the one before, unless the text says otherwise."""
        return self.seat("last", (self.turn - self.direction) % self.seats)

    def tile(self, word: str, hand: Sequence[Tile]) -> Tile | None:
        """A tile of that hand, if the word is there; `?` means the last."""
        text = self.text(word)
        if text is None:
            return None
        tile = hand[-1] if text == "?" and hand else Tile.parse(text)
        if tile not in hand:
            raise BadNotation(f"{word} {text}", "this tile is not in the hand on turn")
        return tile

    def tiles(self, word: str) -> list[Tile]:
        """A pile; empty if the word is left out."""
        return self._pile(word, self.text(word) or "-")

    def piles(self, word: str) -> list[list[Tile]]:
        """A pile for every seat; all empty if the word is left out."""
        text = self.text(word)
        if text is None:
            return [[] for _ in range(self.seats)]
        piles = [self._pile(word, pile) for pile in text.split("/")]
        if len(piles) != self.seats:
            raise BadNotation(f"{word} {text}", f"{self.seats} piles are needed, divided by /")
        return piles

    def hands(self, laid: str = "") -> list[list[Tile]]:
        """Every seat's tiles. Those under the word `laid` are added to the hand from which `lay` will lay them."""
        if not self.has("hands"):
            raise BadNotation(self.game, "a position has hands, or seats before the first deal")
        hands = self.piles("hands")
        hands[self.last] += [Tile.parse(item.partition("@")[0]) for item in self.items(laid)]
        return hands

    def _pile(self, word: str, text: str) -> list[Tile]:
        pile: list[Tile] = []
        for item in text.split():
            if hidden := _HIDDEN.fullmatch(item):
                pile += self._hidden(item, int(hidden[1] or 1))
            elif item == "rest":
                pile += self._hidden(item, self.deck.total())
            elif item != "-":
                pile.append(Tile.parse(item))
        return pile

    def rest(self, count: int) -> list[Tile]:
        """`count` tiles that the text does not name, for a pile that it leaves out."""
        hides, found = self.hides, self._hidden("rest", count)
        self.hides = hides
        return found

    def _hidden(self, item: str, count: int) -> list[Tile]:
        """`count` tiles that the text does not name, in their order. From several sets it takes different ones, since
        no hand has a tile twice."""
        self.hides = True
        found: list[Tile] = []
        while len(found) < count and self.deck.total():
            different = [tile for tile, left in self.deck.most_common() if left][: count - len(found)]
            found += different
            self.deck -= Counter(different)
        if len(found) < count:
            raise BadNotation(item, f"only {len(found)} tiles are left in the set")
        return found

    def lay(
        self, word: str, current: Layable, label: Callable[[EndId], str], ready: Callable[[], None] | None = None
    ) -> None:
        """Lay the tiles in their order, each on the end with that label or the first that it fits. Then the seat to
        play is the one of the text. `ready` is called before each tile."""
        for item in self.items(word):
            text, _, at = item.partition("@")
            tile = Tile.parse(text)
            at = str(Tile.parse(at)) if "|" in at else at
            at, _, outer = at.partition(">")
            if ready:
                ready()
            current.turn = self.last
            plays = [move for move in current.legal() if isinstance(move, Play) and move.tile is tile]
            plays = [move for move in plays if not at or move.end is None or label(move.end) == at]
            plays = [move for move in plays if not outer or str(move.outer) == outer]
            if not plays:
                raise BadNotation(item, f"this tile of {word} does not fit where it was laid")
            current.play(plays[0])
        current.turn = self.turn

    def finish(self) -> None:
        """Raise `BadNotation` for a word that means nothing in this position."""
        for word in self.sections:
            if word in self.unread:
                raise BadNotation(word, f"not a word of this position of {self.game}")


def _number(word: str, text: str, low: int, high: int) -> int:
    if re.fullmatch(r"-?[0-9]{1,5}", text) and low <= int(text) <= high:
        return int(text)
    raise BadNotation(f"{word} {text}", f"a number from {low} to {high}")

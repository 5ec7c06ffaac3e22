"""Build Up: put your tiles on the stacks of all players, and have your colour on top.

Source: domino-play.com, "Build Up" (a game of David Vander Ark); rules BU1-BU15. Each player has a set in their own
colour. The stacks are laid out once and grow through all rounds; after each round the tiles on top score for their
owners, wherever they lie.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.rules.errors import BadNotation, Refusal, Refused
from engine.rules.events import Event, Laid, LotsDrawn, Passed, Stacked
from engine.rules.game import Game
from engine.rules.games.build_up.moments import ACHIEVEMENTS
from engine.rules.games.build_up.stacks import DECK, MOST_SEATS, PLACEMENTS, ROW, Stacks, coverings
from engine.rules.house import Need, Shuffle, dealt
from engine.rules.match import Match
from engine.rules.moments import Check
from engine.rules.moves import Move, Pass, Stack
from engine.rules.options import Accepts, choice, numbers, switch
from engine.rules.round import ONLY_PASS, Round, bits
from engine.rules.scoring import Receipt, Term, Why, sole_best
from engine.rules.sections import Reader, Writer
from engine.rules.tiles import HOUSE, INDEXES, Seat, Tile, next_seats, pips
from engine.rules.views import LastPlay, StacksBoard, View

TILES = len(DECK) - ROW
"""Tiles of a player for all rounds together (BU6)."""


@dataclass(frozen=True, slots=True)
class BuildUpRules:
    """The options of Build Up; the defaults are the published rules."""

    hands: tuple[int, ...] = numbers((6, 6, 4), ("6,6,4", "6,6,6,4"), "BU4", low=1, high=TILES)
    nondouble_rule: str = choice("same", ("same", "at_least"), "BU8", common=True)
    round_end: str = choice("first_out", ("first_out", "all_out"), "BU10", common=True)
    deduct_leftover: bool = switch(False, "BU11", common=True)
    score_tops: str = choice("anywhere", ("anywhere", "own_row", "row"), "BU14")

    def __post_init__(self) -> None:
        if not self.hands or sum(self.hands) > TILES:  # BU6: no tile is used twice
            value = ",".join(map(str, self.hands))
            raise Refused(Refusal.BAD_OPTION, name="hands", value=value, accepted=Accepts.SMALLER_HANDS, high=TILES)


class BuildUpRound(Round):
    """One round on the stacks. It is over when a seat is `out`, or when no seat can place."""

    __slots__ = ("after", "covering", "coverings", "held", "newest", "out", "over", "rules", "stacks", "turn")

    def __init__(self, rules: BuildUpRules, stacks: Stacks, hands: list[list[Tile]], turn: Seat) -> None:
        self.rules = rules
        self.stacks = stacks
        self.held = [bits(hand) for hand in hands]
        self.coverings = coverings(rules.nondouble_rule)
        self.covering = [self.coverings[top.index] for top in stacks.tops]
        """For each stack, the tiles that may be put on it, as a set of bits."""
        self.turn = turn
        self.after = next_seats(len(hands))
        self.out: Seat | None = None
        self.newest: Stack | None = None
        self.over = self._nobody_can_place()

    @property
    def last(self) -> LastPlay | None:
        """The tile laid last."""
        if self.newest is None:
            return None
        return LastPlay(self.stacks.owners[self.newest.stack - 1], self.newest.tile, self.newest.stack)

    def _nobody_can_place(self) -> bool:
        for fitting in self.covering:
            for hand in self.held:
                if hand & fitting:
                    return False
        return True

    def legal(self) -> Sequence[Move]:
        """A placement on any stack if possible, else a pass (BU7, BU9)."""
        hand = self.held[self.turn]
        moves: list[Move] = []
        for stack, covering in enumerate(self.covering):
            if fitting := covering & hand:
                placements = PLACEMENTS[stack]
                for index in INDEXES[fitting]:
                    moves.append(placements[index])
        return moves or ONLY_PASS

    def play(self, move: Move) -> None:
        """Make a legal move of the seat to play."""
        seat, held = self.turn, self.held
        if isinstance(move, Stack):
            tile, stack = move.tile, move.stack - 1
            held[seat] ^= tile.bit
            self.stacks.cover(stack, tile, seat)
            self.covering[stack] = self.coverings[tile.index]
            self.newest = move
            self.look_for_end(seat)
        if not self.over:
            seat = self.after[seat]
            while not held[seat]:  # the next player who still has tiles
                seat = self.after[seat]
            self.turn = seat

    def look_for_end(self, seat: Seat) -> None:
        """After a placement of `seat`: whether the round is over (BU10)."""
        if not self.held[seat] and (self.rules.round_end == "first_out" or not any(self.held)):
            self.out, self.over = seat, True
        else:
            self.over = self._nobody_can_place()

    def why_not(self, move: Move) -> Refusal:
        """Why a move of the seat to play is not legal now."""
        match move:
            case Pass():
                return Refusal.MUST_PLAY
            case Stack(tile) if tile not in self.hands[self.turn]:
                return Refusal.NOT_IN_HAND
            case Stack():
                return Refusal.DOES_NOT_FIT
            case _:
                return Refusal.NOT_A_MOVE_HERE

    def copy(self, stacks: Stacks | None = None) -> BuildUpRound:
        """An independent round on `stacks`, a copy of the layout."""
        twin = BuildUpRound.__new__(BuildUpRound)
        twin.rules, twin.stacks, twin.turn, twin.after = self.rules, stacks or self.stacks.copy(), self.turn, self.after
        twin.held, twin.covering, twin.coverings = self.held.copy(), self.covering.copy(), self.coverings
        twin.out, twin.newest, twin.over = self.out, self.newest, self.over
        return twin


class BuildUpMatch(Match):
    """A match of Build Up. `drawing` are the seats whose next tile decides the lead (BU3); empty during a round.
    A boneyard's next tile is its last."""

    __slots__ = ("boneyards", "discarded", "drawing", "stacks")
    game: BuildUp

    def __init__(self, game: BuildUp, seats: int) -> None:
        super().__init__(game, seats)
        self.drawing = tuple(map(Seat, range(seats)))
        self.boneyards = [list(DECK) for _ in range(seats)]
        self.discarded: list[Tile] = []
        self.stacks: Stacks | None = None

    def need(self) -> Need | None:
        """Every set shuffled at first; then the boneyards of the seats that draw for the lead (BU3)."""
        if self.to_act() != (HOUSE,):
            return None
        return Shuffle(tuple(tuple(sorted(self.boneyards[seat])) for seat in self.drawing))

    def turn(self, seat: Seat, move: Move) -> list[Event]:
        current: BuildUpRound = self.round
        if not isinstance(move, Stack):
            current.play(move)
            return [Passed(seat)]
        covered = current.stacks.tops[move.stack - 1], current.stacks.owners[move.stack - 1]
        current.play(move)
        return [Stacked(seat, move.tile, move.stack, *covered)]

    def deal(self, order: tuple[Tile, ...]) -> list[Event]:
        """Each seat draws a tile of its boneyard. Seats tied for most pips put theirs back and draw again (BU3)."""
        start = 0
        for seat in self.drawing:
            pile = order[start : start + len(self.boneyards[seat])]
            self.boneyards[seat] = list(reversed(pile))
            start += len(pile)
        events: list[Event] = [] if self.stacks else self._lay_out()
        lots = tuple((seat, self.boneyards[seat][-1]) for seat in self.drawing)
        most = max(tile.pips for _, tile in lots)
        highest = tuple(seat for seat, tile in lots if tile.pips == most)
        if len(highest) > 1:
            self.drawing = highest
            return [*events, LotsDrawn(lots, None)]
        return [*events, LotsDrawn(lots, highest[0]), *self._begin(highest[0])]

    def _lay_out(self) -> list[Event]:
        """Six tiles of each set, face up, are the stacks (BU2)."""
        rows = [[boneyard.pop() for _ in range(ROW)] for boneyard in self.boneyards]
        owners = [Seat(seat) for seat in range(self.seats) for _ in range(ROW)]
        self.stacks = Stacks([tile for row in rows for tile in row], owners)
        return [Laid(tuple(row), Seat(seat)) for seat, row in enumerate(rows)]

    def _begin(self, leader: Seat) -> list[Event]:
        """Fill the hands, the tile drawn for the lead included (BU4). The last round's leftovers are discarded
        (BU12)."""
        assert self.stacks is not None
        if self.round:
            self.discarded += [tile for hand in self.round.hands for tile in hand]
        size = self.game.rules.hands[self.score.number]
        hands = [[boneyard.pop() for _ in range(size)] for boneyard in self.boneyards]
        self.drawing = ()
        self.round = BuildUpRound(self.game.rules, self.stacks, hands, leader)
        return [self.score.begin(leader), *dealt(hands), *(self.after_round() if self.round.over else ())]

    def after_round(self) -> list[Event]:
        """Score the round (BU11), and the match if it was the last (BU13)."""
        current: BuildUpRound = self.round
        board = current.stacks.view(self.game.rules.score_tops)
        receipts = [stacks_receipt(self.game.rules, board, hand, Seat(seat)) for seat, hand in enumerate(current.hands)]
        self.score.book(receipts)
        events = self.score.end_round(current.hands, current.out, sole_best(receipts))
        self.drawing = () if self.score.outcome else tuple(map(Seat, range(self.seats)))
        return events

    def view_for(self, seat: Seat | None) -> View:
        """The tops and heights of stacks, not what they cover."""
        board = self.stacks.view(self.game.rules.score_tops) if self.stacks else StacksBoard(())
        return self.view(seat, board, boneyards=[len(boneyard) for boneyard in self.boneyards])

    def census(self) -> list[Tile]:
        """Every tile of every set (G11); equal tiles of two owners are both there (BU1)."""
        piles = [*self.boneyards, *(self.round.hands if self.round else ()), self.discarded]
        if self.stacks:
            piles += [self.stacks.tops, self.stacks.buried]
        return [tile for pile in piles for tile in pile]

    def write_words(self, out: Writer) -> None:
        stacks, current = self.stacks, self.round
        if stacks is None:
            return
        if current:
            out.hands(current.hands, shown=self.score.result is not None)
        out.tiles("tops", stacks.tops)
        out.some("owners", stacks.owners if any(stacks.owners) else ())
        out.some("heights", stacks.heights if max(stacks.heights) > 1 else ())
        out.tiles("buried", sorted(stacks.buried), secret=True)
        out.piles("boneyards", [boneyard[::-1] for boneyard in self.boneyards], secret=True)
        out.tiles("discarded", self.discarded, secret=True)
        out.some("drawing", self.drawing)
        if current:
            out.turn(current.turn, current.last.seat if current.last else None)
            out.number("newest", current.last.index if current.last else 0)

    def read_words(self, words: Reader) -> None:
        """Read what `write_words` writes. Raises `BadNotation`."""
        tops = words.tiles("tops")
        if not tops:
            return
        hands, newest = words.hands() if words.dealt else [], words.number("newest", 0, 0, len(tops))
        owners = list(map(Seat, _one_each(words, "owners", tops, words.some("owners"), 0)))
        heights = _one_each(words, "heights", tops, words.some("heights", len(DECK)), 1)
        self.stacks = _stacks(words, tops, owners, heights)
        if newest and heights[newest - 1] == 1:
            raise BadNotation(f"newest {newest}", "there is nothing below it")
        later = sum(self.game.rules.hands[self.score.number :])
        self.boneyards = self._boneyards(words, later)
        self.discarded = words.tiles("discarded")
        between = words.has("ended") and later
        self.drawing = tuple(map(Seat, sorted({*words.some("drawing")} or (range(self.seats) if between else ()))))
        if hands:
            self.round = current = BuildUpRound(self.game.rules, self.stacks, hands, words.turn)
            if newest:
                self.stacks.owners[newest - 1] = words.last
                current.newest = Stack(tops[newest - 1], newest)
                current.look_for_end(words.last)

    def _boneyards(self, words: Reader, later: int) -> list[list[Tile]]:
        """The seats' boneyards, the next tile last: as written, or enough of the other tiles for the later rounds."""
        piles = words.piles("boneyards") if words.has("boneyards") else [words.rest(later) for _ in range(self.seats)]
        if min(map(len, piles)) < later:
            raise BadNotation(f"boneyards {words.text('boneyards')}", f"the later rounds need {later} tiles each")
        return [pile[::-1] for pile in piles]

    def copy(self) -> BuildUpMatch:
        twin = BuildUpMatch.__new__(BuildUpMatch)
        twin.game, twin.seats, twin.score = self.game, self.seats, self.score.copy()
        twin.history = None if self.history is None else self.history.copy()
        twin.drawing, twin.discarded = self.drawing, self.discarded.copy()
        twin.boneyards = [boneyard.copy() for boneyard in self.boneyards]
        twin.stacks = stacks = self.stacks.copy() if self.stacks else None
        twin.round = self.round.copy(stacks) if self.round and stacks else None
        return twin


def _one_each(words: Reader, word: str, tops: list[Tile], numbers: Sequence[int], usual: int) -> list[int]:
    """A number for each top: as written, or the usual one if the word is missing."""
    values = list(numbers) or [usual] * len(tops)
    if len(values) != len(tops):
        raise BadNotation(f"{word} {words.text(word)}", f"{len(tops)} numbers are needed, one for each top")
    return values


def _stacks(words: Reader, tops: list[Tile], owners: list[Seat], heights: list[int]) -> Stacks:
    """The stacks with these tops, and the tiles below them as written, the lowest of a stack last."""
    buried = words.tiles("buried")
    if sum(heights) != len(tops) + len(buried) or not all(heights):
        raise BadNotation(f"buried {words.text('buried') or '-'}", "the tiles below the tops, by the heights")
    piles = [[*(buried.pop() for _ in range(height - 1)), top] for height, top in zip(heights, tops, strict=True)]
    stacks = Stacks([pile[0] for pile in piles], owners)
    for index, pile in enumerate(piles):
        for tile in pile[1:]:
            stacks.cover(index, tile, owners[index])
    return stacks


def stacks_receipt(rules: BuildUpRules, board: StacksBoard, hand: list[Tile], seat: Seat) -> Receipt:
    """The pips a player has on top (BU11, BU14, BU15), less those left in hand where that is agreed."""
    tops = board.points(seat)
    left = pips(hand) if rules.deduct_leftover else 0
    terms = (Term(Why.TOPS, tops), *((Term(Why.LEFTOVER, -left),) if left else ()))
    return Receipt(seat, tops - left, terms)


@dataclass(frozen=True, slots=True)
class BuildUp(Game):
    """The game of Build Up with its options."""

    name: ClassVar[str] = "build_up"
    options: ClassVar[type[BuildUpRules]] = BuildUpRules
    match: ClassVar[type[BuildUpMatch]] = BuildUpMatch
    most_seats: ClassVar[int] = MOST_SEATS
    one_layout: ClassVar[bool] = True
    tells_passes: ClassVar[bool] = False
    quick: ClassVar[dict[str, str]] = {"hands": "4"}
    presets: ClassVar[dict[str, dict[str, str]]] = {
        "quick": {"hands": "6,4"},
        "classic": {"hands": "6,6,6,4", "nondouble_rule": "at_least", "deduct_leftover": "on"},
    }

    rules: BuildUpRules = BuildUpRules()

    @classmethod
    def achievements(cls) -> Mapping[str, Check]:
        return ACHIEVEMENTS

    def seat_counts(self) -> tuple[int, ...]:
        """BU1, BU14: 2-8, each with a set of their own."""
        return tuple(range(2, self.most_seats + 1))

    def deck(self, seats: int) -> tuple[Tile, ...]:
        """A set for each seat (BU1)."""
        return DECK * seats

    def rounds(self, seats: int) -> int:
        """One for each hand (BU4)."""
        return len(self.rules.hands)

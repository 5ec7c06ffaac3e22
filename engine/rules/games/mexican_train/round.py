"""One deal of Mexican Train: the trains, their markers, the doubles of a turn, the last-tile window and the penalties.

Source: the leaflet's Mexican Train; rules MT4-MT18, MT20-MT22 and MT24. Scores and rounds are the match's business
(`mexican_train.py`). Trains are numbered by seat; the last one is the Mexican Train.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Self

from engine.rules.events import (
    MEXICAN,
    Announced,
    DrewTiles,
    Event,
    Fault,
    MarkerPlaced,
    MarkerRemoved,
    Passed,
    Penalised,
    Penalty,
    Played,
    Skipped,
)
from engine.rules.games.mexican_train.hands import BIT, HAND_OF_ONE, NUMBERS_IN, PICK, PLAYS_ON, SIZE, hand_of, tiles_of
from engine.rules.games.mexican_train.options import FORGIVE, KEEP_AND_PLAY, MexicanTrainRules
from engine.rules.moves import Draw, Move, Play
from engine.rules.round import END_IDS, ONLY_DRAW, ONLY_PASS, Round
from engine.rules.tiles import EndId, Pip, Seat, Tile, next_seats
from engine.rules.views import LastPlay

FIFTY = 50


class MexicanTrainRound(Round):
    """One deal. It is over when a seat is `out`, or else no seat can ever play again (MT17).

    `doubles` are the trains with an uncovered double: one `bound` from an earlier turn, or those of this turn. In a
    turn, no double means the first tile, one the additional tile (MT10), two the third (MT14). `covering` means that
    only these trains are open: one is bound (MT13), or there are two. `drawn` is the tile drawn for this play. `window`
    is the seat with one tile left that it has not announced (MT20). `skips` names a seat once for each turn it must
    skip (MT21).
    """

    __slots__ = (
        "after", "boneyard", "covering", "doubles", "drawn", "elaborate", "fines", "held", "hub", "line", "marked",
        "needless", "out", "over", "player", "plays_on", "prevent", "rules", "skips", "trains", "turn",
        "values", "window",
    )  # fmt: skip

    def __init__(
        self, rules: MexicanTrainRules, hub: Tile, hands: list[list[Tile]], boneyard: list[Tile], turn: Seat
    ) -> None:
        seats = len(hands)
        self.rules = rules
        self.prevent = rules.illegal_draw == "prevent"
        """Whether a seat that can play may not draw (MT6)."""
        self.elaborate = not self.prevent or rules.marker_removal == "next_turn"
        """Whether a turn's end may concern needless draws (MT24) or markers (MT9), not only doubles."""
        self.hub = hub
        self.held = [hand_of(hand) for hand in hands]
        self.boneyard = boneyard
        self.turn = self.player = turn
        self.after = next_seats(seats)
        self.line: list[Play] = []
        self.trains = list(range(seats + 1))
        """The train of every end that there has been, by its number."""
        self.values: list[int] = [hub.low] * (seats + 1)
        """The number at each train's end; the hub's for an unstarted train (MT4)."""
        self.plays_on = [plays[hub.low] for plays in PLAYS_ON[: seats + 1]]
        """The plays on each train's end, by the number on the other half."""
        self.marked = 1 << seats
        """The trains open to everyone, as bits: marked ones and the Mexican Train."""
        self.doubles: list[int] = []
        self.covering = False
        self.drawn: Tile | None = None
        self.needless = False
        """Whether the seat to play has drawn without need and plays on (MT24)."""
        self.window: Seat | None = None
        self.skips: list[Seat] = []
        self.fines = [0] * seats
        self.out: Seat | None = None
        self.over = False

    @property
    def hands(self) -> list[list[Tile]]:
        """Each seat's tiles."""
        return [tiles_of(hand) for hand in self.held]

    @property
    def ends(self) -> list[EndId]:
        """Each train's end."""
        last = {train: end for end, train in enumerate(self.trains)}
        return [END_IDS[last[train]] for train in range(len(self.values))]

    def plays_made(self) -> Iterator[tuple[Play, int, Pip]]:
        """Every play, its train, and the number that it was laid on."""
        values = [self.hub.low] * len(self.values)
        for play, born in zip(self.line, self.trains[len(values) :], strict=True):
            yield play, born, values[born]
            values[born] = play.tile.other(values[born])

    @property
    def last(self) -> LastPlay | None:
        """The tile laid last, by `player`."""
        made = list(self.plays_made())
        return LastPlay(self.player, made[-1][0].tile, made[-1][1]) if made else None

    @property
    def skipped(self) -> bool:
        """Whether the seat to play must skip this turn (MT21). A skip earned in mid-turn is for the next one."""
        return self.turn in self.skips and self.drawn is None and (not self.doubles or self.bound is not None)

    @property
    def bound(self) -> int | None:
        """The train with the double that binds everyone (MT13)."""
        return self.doubles[0] if self.covering and len(self.doubles) == 1 else None

    def announcer(self) -> Seat | None:
        """The seat that may still announce its last tile: its turn is over, the next player has not acted (MT20)."""
        return None if self.over or self.window == self.turn else self.window

    @property
    def markers(self) -> list[bool]:
        """Whether a marker stands on the train of each seat."""
        return [bool(self.marked >> seat & 1) for seat in range(len(self.held))]

    @markers.setter
    def markers(self, markers: Sequence[bool]) -> None:
        self.marked = sum(1 << seat for seat, marker in enumerate([*markers, True]) if marker)

    def targets(self) -> Sequence[int]:
        """The trains open to the seat to play: an open double of an earlier turn binds everyone (MT13), the third tile
        covers one of two doubles (MT14). Otherwise its own train, the Mexican Train and marked ones (MT5, MT11)."""
        return self.doubles if self.covering else NUMBERS_IN[self.marked | BIT[self.turn]]

    def _has_third(self, move: Move) -> bool:
        """Whether the play may follow a double that no tile in the hand fits. A second double needs a third tile from
        the hand for one of the two (MT14, MT16), unless it is the last tile (MT15)."""
        assert isinstance(move, Play)
        tile, seat = move.tile, self.turn
        return not tile.double or self.held[seat][tile.low] != BIT[tile.low] or self.held[seat][SIZE] == 1

    def legal(self) -> Sequence[Move]:
        """A play if possible (MT6), after a draw only of the drawn tile (MT7), else a draw, else a pass. A needless
        draw that is not prevented is listed after the plays (MT22), once a turn (MT24)."""
        seat, drawn = self.turn, self.drawn
        if self.skips and self.skipped:
            return ONLY_PASS
        values = self.values
        hand = self.held[seat] if drawn is None else HAND_OF_ONE[drawn.index]
        plays: tuple[Move, ...] = ()
        for train in self.doubles if self.covering else NUMBERS_IN[self.marked | BIT[seat]]:
            if others := hand[values[train]]:
                plays += PICK[others](self.plays_on[train])
        if self.doubles and not self.covering and not self.held[seat][values[self.doubles[0]]]:
            plays = tuple(filter(self._has_third, plays))
        if plays and (self.prevent or self.needless):
            return plays
        if drawn is None and self.boneyard and len(self.doubles) < 2:
            # One draw for each tile to be played (MT7, MT12), but the third comes from the hand (MT14).
            return plays + ONLY_DRAW
        return plays or ONLY_PASS

    def plays(self) -> list[Move]:
        """The plays of the seat to play."""
        return [move for move in self.legal() if isinstance(move, Play)]

    def play(self, move: Move, told: list[Event] | None = None) -> None:
        """Make a legal move of the seat to play. Its events are added to `told`, except the end of the round. The next
        player's first move closes the last-tile window; the penalty follows it (MT21)."""
        seat = self.turn
        if self.window is not None and self.window != seat:
            late, self.window = self.window, None
            self.play(move, told)
            self._penalise(late, Fault.NO_NOTICE, self.rules.penalty_no_notice, told)
        elif isinstance(move, Play):
            end, trains, values = move.end, self.trains, self.values
            assert end is not None
            train = trains[end]
            value = values[train]
            outer = move.tile.pips - value
            if told is not None:
                slot = str(train) if train < len(self.held) else MEXICAN
                told.append(Played(seat, move.tile, end, slot, Pip(value)))
            hand = self.held[seat]
            hand[value] ^= BIT[outer]
            if outer != value:
                hand[outer] ^= BIT[value]
            hand[SIZE] = left = hand[SIZE] - 1
            self.line.append(move)
            self.player = seat
            values[train] = outer
            self.plays_on[train] = PLAYS_ON[len(trains)][outer]
            trains.append(train)
            self.drawn = None
            if train == seat and self.marked & BIT[seat] and self.rules.marker_removal == "own_play":
                self._remove_marker(seat, told)
            if left < 2 or outer == value or self.doubles or self.elaborate:
                self._follow(move, train, left, told)
            else:  # as most turns end
                self.turn = self.after[seat]
        elif isinstance(move, Draw):
            if self.prevent or not self.plays():
                self.drawn, self.window = self._take(seat, told), None
            else:
                self._draw_needlessly(told)
        elif self.skips and self.skipped:
            self.skips.remove(seat)
            if told is not None:
                told.append(Skipped(seat))
            self._end_turn(told)
        else:
            if told is not None:
                told.append(Passed(seat, self._lacking()))
            self._give_up_turn(told)
        if not self.boneyard and not self.over:
            self.over = self._nothing_fits()

    def _follow(self, play: Play, train: int, left: int, told: list[Event] | None) -> None:
        """Continue after a play: a notice (MT20), a double covered or to cover (MT10-MT14), the end of round or
        turn."""
        seat = self.turn
        self.window = seat if left == 1 and not play.one else None
        if play.one and told is not None:
            told.append(Announced(seat))
        if train in self.doubles:
            self.doubles.remove(train)
            self.covering = False
        if not left:
            self.out, self.over = seat, True
        elif play.tile.double:
            self.covering = bool(self.doubles)
            self.doubles.append(train)
        else:
            self._end_turn(told)

    def announce(self) -> list[Event]:
        """One tile left! (MT20)."""
        assert self.window is not None
        seat, self.window = self.window, None
        return [Announced(seat)]

    def _draw_needlessly(self, told: list[Event] | None) -> None:
        """Draw with a tile that fits (MT22, MT24)."""
        seat, rules = self.turn, self.rules
        if rules.illegal_draw == FORGIVE:
            self.needless = True
            # It goes back unseen. No player knows the order of the boneyard, so it needs no shuffle (G8).
            self._penalise(seat, Fault.ILLEGAL_DRAW, FORGIVE, told)
        else:
            self.drawn, self.window = self._take(seat, told), None
            self._penalise(seat, Fault.ILLEGAL_DRAW, rules.penalty_illegal_draw, told)
            if rules.penalty_illegal_draw == "keep":
                self._give_up_turn(told)
            elif rules.penalty_illegal_draw == KEEP_AND_PLAY:
                self.drawn, self.needless = None, True

    def _take(self, seat: Seat, told: list[Event] | None) -> Tile:
        """The next tile of the boneyard for the seat's hand."""
        tile: Tile = self.boneyard.pop()
        hand = self.held[seat]
        low, high = tile.low, tile.high
        hand[low] |= BIT[high]
        hand[high] |= BIT[low]
        hand[SIZE] += 1
        if told is not None:
            told.append(DrewTiles(seat, (tile,)))
        return tile

    def _lacking(self) -> tuple[Pip, ...]:
        """The numbers that a passing seat doesn't have; none after a needless draw. After its double only that number:
        it may keep another double for lack of a third tile (MT14)."""
        self.drawn = None
        if self.needless or self.skipped or self.plays():  # a skip that was earned in this turn, by such a draw
            return ()
        trains = self.doubles[:1] or self.targets()
        return tuple(sorted({Pip(self.values[train]) for train in trains}))

    def _give_up_turn(self, told: list[Event] | None) -> None:
        """End the turn without a play: the seat's train gets a marker (MT7)."""
        seat = self.turn
        if not self.marked & BIT[seat]:
            self.marked |= BIT[seat]
            if told is not None:
                told.append(MarkerPlaced(seat))
        self._end_turn(told)

    def _end_turn(self, told: list[Event] | None) -> None:
        """Pass the turn on. An uncovered double now binds everyone (MT13)."""
        if self.doubles:
            self.covering = not self._closed(self.doubles[0])
            if not self.covering:
                self.doubles.clear()
        self.drawn = None
        self.turn = turn = self.after[self.turn]
        if self.elaborate:
            self.needless = False
            if self.rules.marker_removal == "next_turn" and self.marked & BIT[turn]:
                self._remove_marker(turn, told)

    def _remove_marker(self, seat: Seat, told: list[Event] | None) -> None:
        self.marked ^= BIT[seat]
        if told is not None:
            told.append(MarkerRemoved(seat))

    def _closed(self, train: int) -> bool:
        """Whether the open double counts as covered, because its whole suit is on the table (MT18)."""
        if self.rules.dead_double == "literal":
            return False
        value = self.values[train]
        return not (any(hand[value] for hand in self.held) or any(tile.has(value) for tile in self.boneyard))

    def _penalise(self, seat: Seat, fault: Fault, cost: str, told: list[Event] | None) -> None:
        penalty = Penalty.NO_TILE if cost == Penalty.DRAW and not self.boneyard else Penalty(cost)
        if told is not None:
            told.append(Penalised(seat, fault, penalty))
        if penalty is Penalty.DRAW:
            self._take(seat, told)
        elif penalty is Penalty.FIFTY:
            self.fines[seat] += FIFTY
        elif penalty is Penalty.SKIP:
            self.skips.append(seat)

    def _nothing_fits(self) -> bool:
        """With an empty boneyard: whether no tile in any hand fits an end that is or will be eligible (MT17).

        Passing marks one train after the other, so every end will be; but an open double shuts out all others.
        """
        doubles, values = self.doubles, self.values
        if doubles and self.plays():
            return False
        if doubles and not self._closed(doubles[0]):
            values = [values[doubles[0]]]
        return not any(hand[value] for hand in self.held for value in values)

    def copy(self) -> Self:
        twin = super().copy()
        twin.held = [hand.copy() for hand in self.held]
        return twin

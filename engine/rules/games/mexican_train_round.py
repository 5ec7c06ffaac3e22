"""One deal of Mexican Train: the trains, their markers, the doubles of a turn, the last-tile window and the penalties.

Source: the leaflet's Mexican Train; rules MT4-MT18 and MT20-MT22. Scores and rounds are the match's business
(`mexican_train.py`). Trains are numbered by seat; the last one is the Mexican Train.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engine.rules.errors import Refusal, Refused
from engine.rules.events import (
    Announced,
    DrewTiles,
    Event,
    MarkerPlaced,
    MarkerRemoved,
    Passed,
    Penalised,
    Penalty,
    Played,
    Skipped,
)
from engine.rules.game import clockwise
from engine.rules.moves import Draw, Move, Pass, Play
from engine.rules.opening import first_leader, first_seat
from engine.rules.options import choice, number
from engine.rules.tiles import EndId, Pip, Seat, Tile, tile_set
from engine.rules.views import LastPlay, Train

DRAW, PASS = Draw(), Pass()
MEXICAN = "M"
"""The slot of the Mexican Train in events; the others have their seat's number."""
FIFTY = 50
SETS = {"d9": 9, "d12": 12}
MOST_SEATS = {"d9": 8, "d12": 10}
HANDS = {"d9": (15, 13, 10), "d12": (16, 16, 15, 14, 12, 10, 9, 8, 8)}
"""Tiles in a hand for 2, 3, … players (MT1)."""


@dataclass(frozen=True, slots=True)
class MexicanTrainRules:
    """The options of Mexican Train; the defaults are the leaflet's rules."""

    set: str = choice("d12", ("d12", "d9"), "MT1", "Set: double-12 (13 rounds) or double-9 (10 rounds)", common=True)
    hand_size: int | None = number(
        None, 1, 45, "MT1", "Tiles in a hand (auto: by the number of players)", suggest=(7, 10, 12, 15)
    )
    first_leader: str = first_leader()
    first_seat: int = first_seat(10)
    marker_removal: str = choice(
        "own_play",
        ("own_play", "next_turn", "never"),
        "MT9",
        "A marker comes off when its owner plays on that train, at the owner's next turn, or never",
    )
    dead_double: str = choice(
        "literal", ("literal", "closed"), "MT18", "A double nobody can cover any more: still binding, or closed"
    )
    penalty_no_notice: str = choice(
        "forgive",
        ("forgive", "draw", "fifty", "skip"),
        "MT21",
        "Not announcing the last tile: forgiven, draw a tile, 50 points, or skip a turn",
        common=True,
    )
    illegal_draw: str = choice(
        "prevent",
        ("prevent", "allow"),
        "MT22",
        "Drawing with a playable tile in hand: impossible, or possible with a penalty",
    )
    penalty_illegal_draw: str = choice(
        "keep",
        ("keep", "draw", "fifty", "skip"),
        "MT22",
        "Penalty for such a draw: keep the tile and end the turn, draw another, 50 points, or skip a turn",
    )

    def __post_init__(self) -> None:
        if self.hand_size is not None and self.hand_size * 2 >= len(tile_set(SETS[self.set])):
            raise Refused(
                Refusal.BAD_OPTION,
                name="hand_size",
                value=self.hand_size,
                accepted="less: the set is too small",
            )


@cache
def play_at(tile: Tile, end: EndId) -> Play:
    """The same `Play` object for the same tile and end."""
    return Play(tile, end)


class MexicanTrainRound:
    """One deal. `out` and `stalled` say how it ended.

    `doubles` are the trains on which the seat on turn has laid doubles in this turn that are not covered: none means
    that it plays its first tile, one its additional tile (MT10), two its third (MT14). `drawn` is the tile drawn for
    the one it has to play now. `bound` is the train whose open double an earlier turn left behind (MT13). `window` is
    the seat that has one tile left and has not said so (MT20).
    """

    __slots__ = (
        "boneyard",
        "born",
        "bound",
        "doubles",
        "drawn",
        "ends",
        "fines",
        "hands",
        "hub",
        "last",
        "markers",
        "out",
        "rules",
        "skips",
        "stalled",
        "trains",
        "turn",
        "values",
        "window",
    )

    def __init__(
        self, rules: MexicanTrainRules, hub: Tile, hands: list[list[Tile]], boneyard: list[Tile], turn: Seat
    ) -> None:
        seats = len(hands)
        self.rules = rules
        self.hub = hub
        self.hands = hands
        self.boneyard = boneyard
        """The next tile to be drawn is the last one."""
        self.turn = turn
        self.trains: list[list[tuple[Tile, Pip]]] = [[] for _ in range(seats + 1)]
        self.values = [hub.low] * (seats + 1)
        """What each train's end shows; an unstarted train's the number of the hub (MT4)."""
        self.ends = list(map(EndId, range(seats + 1)))
        self.born = seats + 1
        self.markers = [False] * seats
        self.doubles: list[int] = []
        self.bound: int | None = None
        self.drawn: Tile | None = None
        self.window: Seat | None = None
        self.skips = [0] * seats
        self.fines = [0] * seats
        self.out: Seat | None = None
        self.stalled = False
        self.last: LastPlay | None = None

    @property
    def over(self) -> bool:
        """Whether somebody is out or nobody can ever play again (MT17)."""
        return self.stalled or self.out is not None

    @property
    def skipped(self) -> bool:
        """Whether the seat on turn must let this turn go (MT21); a skip earned in mid-turn is for the next one."""
        return self.skips[self.turn] > 0 and not self.doubles and self.drawn is None

    def announcer(self) -> Seat | None:
        """The seat that may still announce its last tile: its turn is over, the next player has not acted (MT20)."""
        return None if self.over or self.window == self.turn else self.window

    def targets(self) -> list[int]:
        """The trains that the seat on turn may play on.

        An open double from an earlier turn binds everybody (MT13); the third tile goes on one of the two doubles
        (MT14); otherwise the own train, the Mexican Train and every marked one (MT5), also for the additional tile
        (MT11).
        """
        if self.bound is not None:
            return [self.bound]
        if len(self.doubles) == 2:
            return self.doubles
        mine, mexican = self.turn, len(self.markers)
        return [train for train in range(mexican + 1) if train in (mine, mexican) or self.markers[train]]

    def plays(self) -> list[Move]:
        """Every play the seat on turn has; after a draw only of the drawn tile (MT7)."""
        tiles = self.hands[self.turn] if self.drawn is None else [self.drawn]
        found: list[Move] = []
        for train in self.targets():
            value, end = self.values[train], self.ends[train]
            for tile in tiles:
                if (tile.low == value or tile.high == value) and self.has_third(tile):
                    found.append(play_at(tile, end))
        return found

    def has_third(self, tile: Tile) -> bool:
        """Whether `tile` may follow this turn's doubles. A second double needs a third tile from the hand for one of
        the two (MT14, MT16), unless it is the last tile (MT15)."""
        if not tile.double or not self.doubles:
            return True
        hand = self.hands[self.turn]
        first = self.values[self.doubles[0]]
        return len(hand) == 1 or any(third.has(first) or third.has(tile.low) for third in hand if third is not tile)

    def may_draw(self) -> bool:
        """One draw for each tile to be played (MT7, MT12), but the third comes from the hand (MT14)."""
        return bool(self.boneyard) and self.drawn is None and len(self.doubles) < 2

    def legal(self) -> list[Move]:
        """What the seat on turn may do: play if possible (MT6), else draw, else pass. With `illegal_draw=allow`
        drawing is listed beside the plays (MT22)."""
        if self.skipped:
            return [PASS]
        plays = self.plays()
        if plays:
            both = self.rules.illegal_draw == "allow" and self.may_draw()
            return [*plays, DRAW] if both else plays
        return [DRAW] if self.may_draw() else [PASS]

    def leaves_one(self) -> bool:
        """Whether a play now leaves exactly one tile, so that it may be announced with it (MT20)."""
        return len(self.hands[self.turn]) == 2

    def play(self, move: Move) -> list[Event]:
        """Do a legal move of the seat on turn and say what happened, apart from the end of the round.

        The first move of the next player closes the last-tile window; what that costs comes after the move (MT21).
        """
        late = None
        if self.window != self.turn:
            late, self.window = self.window, None
        if isinstance(move, Play):
            events = self._lay(move)
        elif isinstance(move, Draw):
            events = self._draw()
        else:
            events = self._pass()
        if late is not None:
            events += self._penalise(late, self.rules.penalty_no_notice)
        self.stalled = self.out is None and not self.boneyard and self._nothing_fits()
        return events

    def announce(self) -> list[Event]:
        """One tile left! (MT20)."""
        assert self.window is not None
        seat, self.window = self.window, None
        return [Announced(seat)]

    def _lay(self, move: Play) -> list[Event]:
        seat, tile, hand = self.turn, move.tile, self.hands[self.turn]
        assert move.end is not None
        train = self.ends.index(move.end)
        value = self.values[train]
        slot = str(train) if train < len(self.markers) else MEXICAN
        events: list[Event] = [Played(seat, tile, move.end, slot, value)]
        hand.remove(tile)
        self.trains[train].append((tile, value))
        self.values[train] = tile.other(value)
        self.ends[train] = EndId(self.born)
        self.born += 1
        self.last = LastPlay(seat, tile, train)
        self.drawn = None
        if train == seat and self.markers[seat] and self.rules.marker_removal == "own_play":
            self.markers[seat] = False
            events.append(MarkerRemoved(seat))
        self.window = seat if len(hand) == 1 and not move.one else None
        if move.one:
            events.append(Announced(seat))
        if train == self.bound:
            self.bound = None
        if train in self.doubles:
            self.doubles.remove(train)
        if not hand:
            self.out = seat
        elif tile.double:
            self.doubles.append(train)
        else:
            events += self._end_turn()
        return events

    def _draw(self) -> list[Event]:
        seat = self.turn
        legal = not (self.rules.illegal_draw == "allow" and self.plays())
        self.drawn = self.boneyard.pop()
        self.hands[seat].append(self.drawn)
        self.window = None
        events: list[Event] = [DrewTiles(seat, (self.drawn,))]
        if legal:
            return events
        events += self._penalise(seat, self.rules.penalty_illegal_draw)
        if self.rules.penalty_illegal_draw == "keep":
            events += self._give_up_turn()
        return events

    def _pass(self) -> list[Event]:
        seat = self.turn
        if self.skipped:
            self.skips[seat] -= 1
            return [Skipped(seat), *self._end_turn()]
        return [Passed(seat), *self._give_up_turn()]

    def _give_up_turn(self) -> list[Event]:
        """The turn ends without a play: a marker on one's own train (MT7)."""
        seat = self.turn
        placed: list[Event] = [] if self.markers[seat] else [MarkerPlaced(seat)]
        self.markers[seat] = True
        return placed + self._end_turn()

    def _end_turn(self) -> list[Event]:
        """The next seat is on turn; a double that is not covered now binds everybody (MT13)."""
        self.drawn = None
        if self.doubles:
            self.bound = self.doubles.pop()
        if self.bound is not None and self._closed(self.bound):
            self.bound = None
        self.turn = clockwise(self.turn, len(self.hands))
        if self.markers[self.turn] and self.rules.marker_removal == "next_turn":
            self.markers[self.turn] = False
            return [MarkerRemoved(self.turn)]
        return []

    def _closed(self, train: int) -> bool:
        """Whether the open double counts as covered, because its whole suit is on the table (MT18)."""
        if self.rules.dead_double == "literal":
            return False
        value = self.values[train]
        laid = sum(tile.has(value) for tiles in self.trains for tile, _ in tiles) + self.hub.has(value)
        return laid == SETS[self.rules.set] + 1

    def _penalise(self, seat: Seat, penalty: str) -> list[Event]:
        events: list[Event] = [Penalised(seat, Penalty("forgiven" if penalty == "forgive" else penalty))]
        if penalty == "draw" and self.boneyard:
            extra = self.boneyard.pop()
            self.hands[seat].append(extra)
            events.append(DrewTiles(seat, (extra,)))
        elif penalty == "fifty":
            self.fines[seat] += FIFTY
        elif penalty == "skip":
            self.skips[seat] += 1
        return events

    def _nothing_fits(self) -> bool:
        """With an empty boneyard: whether no tile in any hand fits an end that is or will be eligible (MT17).

        Passing marks one train after the other, so every end will be; but an open double shuts out all others.
        """
        bound = self.bound
        if self.doubles:
            if self.plays():
                return False
            bound = None if self._closed(self.doubles[0]) else self.doubles[0]
        values = self.values if bound is None else [self.values[bound]]
        return not any(tile.low in values or tile.high in values for hand in self.hands for tile in hand)

    def why_not(self, move: Move) -> Refusal:
        """Why a move is none of the legal ones of the seat on turn."""
        match move:
            case Play():
                return self._why_not_play(move)
            case Draw() | Pass() if self.plays() and not self.skipped:
                return Refusal.MUST_PLAY if self.drawn is None else Refusal.MUST_PLAY_DRAWN
            case Draw() if not self.boneyard:
                return Refusal.BONEYARD_EMPTY
            case Pass():
                return Refusal.MUST_DRAW
            case _:
                return Refusal.NOT_A_MOVE_HERE

    def _why_not_play(self, move: Play) -> Refusal:
        if self.skipped:
            return Refusal.NOT_A_MOVE_HERE
        if move.claim is not None:
            return Refusal.NOTHING_TO_CLAIM
        if move.tile not in self.hands[self.turn]:
            return Refusal.NOT_IN_HAND
        if self.drawn is not None and move.tile is not self.drawn:
            return Refusal.MUST_PLAY_DRAWN
        if move.end not in self.ends:
            return Refusal.DOES_NOT_FIT
        train = self.ends.index(move.end)
        if train not in self.targets():
            binding = self.bound is not None or len(self.doubles) == 2
            return Refusal.MUST_COVER_DOUBLE if binding else Refusal.TRAIN_CLOSED
        return Refusal.NO_THIRD_TILE if move.tile.has(self.values[train]) else Refusal.DOES_NOT_FIT

    def lanes(self) -> tuple[Train, ...]:
        """The trains as everybody sees them."""
        seats = len(self.hands)
        return tuple(
            Train(
                owner=Seat(train) if train < seats else None,
                tiles=tuple(self.trains[train]),
                end=self.ends[train],
                value=self.values[train],
                marker=train < seats and self.markers[train],
                open_double=train == self.bound or train in self.doubles,
            )
            for train in range(seats + 1)
        )

    def copy(self) -> MexicanTrainRound:
        """An independent round."""
        twin = MexicanTrainRound.__new__(MexicanTrainRound)
        twin.rules, twin.hub, twin.turn, twin.born = self.rules, self.hub, self.turn, self.born
        twin.hands = [hand.copy() for hand in self.hands]
        twin.trains = [tiles.copy() for tiles in self.trains]
        twin.boneyard, twin.values, twin.ends = self.boneyard.copy(), self.values.copy(), self.ends.copy()
        twin.markers, twin.doubles = self.markers.copy(), self.doubles.copy()
        twin.skips, twin.fines = self.skips.copy(), self.fines.copy()
        twin.bound, twin.drawn, twin.window = self.bound, self.drawn, self.window
        twin.out, twin.stalled, twin.last = self.out, self.stalled, self.last
        return twin

"""Castle Rock Solitaire: capture the whole set, one drawn tile after the other.

Sources: Joe Celko's rendition ("celko", after Fredrick Berndt) and the leaflet of a boxed set ("leaflet"); rules
CS1-CS13. Captures are those of Castle Rock (`engine.rules.row`). Celko lets you draw whenever you like; the leaflet
only when nothing can be captured, and lays out three tiles anew when the row is empty.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.rules.errors import Refusal, Refused
from engine.rules.events import Captured, Event, GaveUp, Laid, MatchEnded, RoundEnded, RoundStarted
from engine.rules.game import Need, Shuffle, check_deal, check_seats, illegal, seat_views
from engine.rules.moves import Capture, Deal, Draw, GiveUp, Move
from engine.rules.options import changed_options, choice, switch
from engine.rules.row import capture_moves, captures, remove
from engine.rules.scoring import Ending, Outcome, Receipt, RoundResult, Term, Why, single_sides
from engine.rules.tiles import HOUSE, SETS, Seat, Tile, tile_set, tiles_text
from engine.rules.views import LastPlay, Phase, RowBoard, View

DRAW = Draw()
GIVE_UP = GiveUp()
PLAYER = Seat(0)
NEW_ROW = 3
"""Tiles laid out at the start (CS1), and in the leaflet's rendition whenever the row is empty (CS12)."""


@dataclass(frozen=True, slots=True)
class CastleRockSolitaireRules:
    """The options of Castle Rock Solitaire; the defaults are Joe Celko's rules."""

    rendition: str = choice("celko", ("celko", "leaflet"), "CS8", "Rules: Joe Celko's, or the leaflet's", common=True)
    set: str = choice("d6", ("d6", "d9", "d12"), "CS1", "Set: double-6, double-9 or double-12", common=True)
    win_on_empty: bool = switch(False, "CS10", "Is it won as soon as the row is empty?", common=True)
    forced_removal: bool = switch(False, "CS8", "Must you capture before you draw? (the leaflet: always)")

    def __post_init__(self) -> None:
        if self.rendition == "leaflet" and self.win_on_empty:  # CS13
            raise Refused(Refusal.BAD_OPTION, name="win_on_empty", value="on", accepted="off with the leaflet's rules")

    @property
    def must_capture(self) -> bool:
        """Whether drawing is illegal while a capture exists (CS8, CS11)."""
        return self.forced_removal or self.rendition == "leaflet"


class SolitaireRound:
    """The one round. `given_up` is set by the player; whether it is won or lost can be seen from the tiles."""

    __slots__ = ("boneyard", "captured", "given_up", "last", "row", "rules")

    def __init__(self, rules: CastleRockSolitaireRules, row: list[Tile], boneyard: list[Tile]) -> None:
        self.rules = rules
        self.row = row
        self.boneyard = boneyard
        """Face down; the next tile to be drawn is the last."""
        self.captured: list[Tile] = []
        self.given_up = False
        self.last: Tile | None = None

    @property
    def won(self) -> bool:
        """All tiles removed (CS5), or the row empty where that suffices (CS10)."""
        return not self.row and (not self.boneyard or self.rules.win_on_empty)

    @property
    def over(self) -> bool:
        """Won, given up, or nothing left to draw or to capture (CS6)."""
        return self.won or self.given_up or (not self.boneyard and not captures(self.row))

    def legal(self) -> list[Move]:
        """Captures (CS2), a draw (CS4, CS8, CS11), or giving up (CS7)."""
        moves: list[Move] = list(capture_moves(self.row))
        if self.boneyard and not (moves and self.rules.must_capture):
            moves.append(DRAW)
        return [*moves, GIVE_UP]

    def play(self, move: Move) -> tuple[Tile, ...]:
        """Do a legal move; gives the tiles captured or drawn."""
        match move:
            case Capture():
                tiles = remove(self.row, move)
                self.captured += tiles
                return tiles
            case Draw():
                return self._draw()
            case _:
                self.given_up = True
                return ()

    def _draw(self) -> tuple[Tile, ...]:
        """A tile for the right end (CS3, CS9); the leaflet lays out a new row instead of an empty one (CS12)."""
        count = NEW_ROW if self.rules.rendition == "leaflet" and not self.row else 1
        tiles = tuple(self.boneyard.pop() for _ in range(min(count, len(self.boneyard))))
        self.row += tiles
        self.last = tiles[-1]
        return tiles

    def last_play(self) -> LastPlay | None:
        """The tile drawn last, while it is in the row."""
        if self.last is None or self.last not in self.row:
            return None
        return LastPlay(PLAYER, self.last, self.row.index(self.last))

    def copy(self) -> SolitaireRound:
        """An independent round."""
        twin = SolitaireRound(self.rules, self.row.copy(), self.boneyard.copy())
        twin.captured, twin.given_up, twin.last = self.captured.copy(), self.given_up, self.last
        return twin


@dataclass(frozen=True, slots=True)
class CastleRockSolitaire:
    """The game of Castle Rock Solitaire with its options."""

    name: ClassVar[str] = "castle_rock_solitaire"
    title: ClassVar[str] = "Castle Rock Solitaire"
    version: ClassVar[int] = 1
    options: ClassVar[type[CastleRockSolitaireRules]] = CastleRockSolitaireRules
    most_seats: ClassVar[int] = 1

    rules: CastleRockSolitaireRules = CastleRockSolitaireRules()

    def seat_counts(self) -> tuple[int, ...]:
        """CS1: one player."""
        return (1,)

    def sides(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """One player."""
        return single_sides(seats)

    def start(self, seats: int) -> CastleRockSolitaireMatch:
        """A new solitaire."""
        check_seats(self, seats)
        return CastleRockSolitaireMatch(self)


class CastleRockSolitaireMatch:
    """A solitaire: one deal. There is no score (CS7): the total is the tiles removed, and the place is 1 if it was
    won, 2 if the row has won."""

    __slots__ = ("deck", "ended", "game", "result", "round", "seats")

    def __init__(self, game: CastleRockSolitaire) -> None:
        self.game = game
        self.seats = 1
        self.deck = tile_set(SETS[game.rules.set])
        self.round: SolitaireRound | None = None
        self.result: RoundResult | None = None
        self.ended: Outcome | None = None

    def to_act(self) -> tuple[Seat, ...]:
        """The house to deal, then the player."""
        if self.ended:
            return ()
        return (HOUSE,) if self.round is None else (PLAYER,)

    def need(self) -> Need | None:
        """A shuffle of the set."""
        return Shuffle((self.deck,)) if self.to_act() == (HOUSE,) else None

    def legal_moves(self, seat: Seat) -> list[Move]:
        """What the player may do now."""
        if self.round is None or self.to_act() != (seat,):
            return []
        return self.round.legal()

    def play(self, seat: Seat, move: Move) -> list[Event]:
        """Do it and say what happened."""
        acting = self.to_act()
        if seat not in acting:
            raise illegal(Refusal.NOT_YOUR_TURN if acting else Refusal.MATCH_OVER, seat, move, self.position())
        if self.round is None:
            check_deal(self.need(), move)
            assert isinstance(move, Deal)
            return self._deal(move.order)
        current = self.round
        if move not in current.legal():
            raise illegal(why_not(current, move), seat, move, self.position())
        tiles = current.play(move)
        return [self._event(move, tiles), *(self._finish(current) if current.over else ())]

    def _event(self, move: Move, tiles: tuple[Tile, ...]) -> Event:
        match move:
            case Capture(position, take):
                return Captured(PLAYER, position, take, tiles)
            case Draw():
                return Laid(tiles, PLAYER)
            case _:
                return GaveUp(PLAYER)

    def _deal(self, order: tuple[Tile, ...]) -> list[Event]:
        """Three tiles in a row, the rest is the boneyard (CS1)."""
        row, boneyard = order[:NEW_ROW], order[NEW_ROW:]
        self.round = SolitaireRound(self.game.rules, list(row), list(reversed(boneyard)))
        return [RoundStarted(1, PLAYER), Laid(row)]

    def _finish(self, current: SolitaireRound) -> list[Event]:
        removed = len(current.captured)
        ending = Ending.WON if current.won else Ending.GIVEN_UP if current.given_up else Ending.LOST
        self.result = RoundResult(
            number=1,
            ending=ending,
            winner=0 if current.won else None,
            out=None,
            scores=(removed,),
            totals=(removed,),
            receipts=(Receipt(0, removed, (Term(Why.CAPTURED, removed),)),),
            hands=((),),
            leader=PLAYER,
            devil=len(self.deck) - removed,
        )
        self.ended = Outcome((removed,), (1 if current.won else 2,))
        return [RoundEnded(self.result), MatchEnded(self.ended)]

    def view_for(self, seat: Seat | None) -> View:
        """What the player, or a spectator, may see: all but the order of the boneyard."""
        current = self.round
        row = tuple(current.row) if current else ()
        removed = len(current.captured) if current else 0
        playing = self.to_act() == (PLAYER,)
        return View(
            game=self.game.name,
            options=tuple(sorted(changed_options(self.game.rules).items())),
            viewer=seat,
            seats=seat_views(self.game.sides(1), (removed,), ((),), (removed,)),
            sides=self.game.sides(1),
            number=1 if current else 0,
            rounds=1,
            target=None,
            leader=PLAYER if current else None,
            turn=PLAYER if playing else None,
            actors=(PLAYER,) if playing else (),
            phase=Phase.OVER if self.ended else Phase.PLAY if playing else Phase.DEAL,
            boneyard=len(current.boneyard) if current else len(self.deck),
            board=RowBoard(row, captures(row), removed),
            last=current.last_play() if current else None,
            hand=(),
            moves=() if seat is None else tuple(self.legal_moves(seat)),
            shown=self.result.hands if self.result else None,
            result=self.result,
            outcome=self.ended,
        )

    def outcome(self) -> Outcome | None:
        """The end of the solitaire, once it is over."""
        return self.ended

    def census(self) -> list[Tile]:
        """Every tile (G11)."""
        if self.round is None:
            return list(self.deck)
        return [*self.round.row, *self.round.boneyard, *self.round.captured]

    def position(self) -> str:
        """Short text of the position, for errors."""
        return f"row {tiles_text(self.round.row)}" if self.round else "before the deal"

    def copy(self) -> CastleRockSolitaireMatch:
        """An independent solitaire."""
        twin = CastleRockSolitaireMatch(self.game)
        twin.round = self.round.copy() if self.round else None
        twin.result, twin.ended = self.result, self.ended
        return twin


def why_not(current: SolitaireRound, move: Move) -> Refusal:
    """Why a move is not legal now."""
    match move:
        case Capture():
            return Refusal.NO_CAPTURE
        case Draw() if not current.boneyard:
            return Refusal.BONEYARD_EMPTY
        case Draw():
            return Refusal.MUST_CAPTURE
        case _:
            return Refusal.NOT_A_MOVE_HERE

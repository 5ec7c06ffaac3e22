"""Castle Rock Solitaire: capture the whole set, one drawn tile after the other.

Sources: Joe Celko's rendition ("celko", after Fredrick Berndt) and the leaflet of a boxed set ("leaflet"); rules
CS1-CS14. Captures are those of Castle Rock (`engine.rules.row`). Celko lets you draw at any time. The leaflet
allows a draw only without a capture, and lays out three new tiles when the row is empty. With `open_row` (CS14, ours)
all tiles lie in the row from the start.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from engine.rules import moments
from engine.rules.errors import Refusal, Refused
from engine.rules.events import Captured, Event, GaveUp, Laid
from engine.rules.game import Game
from engine.rules.match import Match
from engine.rules.moments import Check, Feat
from engine.rules.moves import Capture, Draw, GiveUp, Move
from engine.rules.options import Accepts, choice, switch
from engine.rules.round import twin_of
from engine.rules.row import capture_moves, captures, remove
from engine.rules.scoring import Ending, Receipt, Term, Why
from engine.rules.sections import Reader, Writer
from engine.rules.tiles import Seat, Tile
from engine.rules.views import LastPlay, RowBoard, View

DRAW = Draw()
GIVE_UP = GiveUp()
PLAYER = Seat(0)
NEW_ROW = 3
"""Tiles laid out at the start (CS1), and in the leaflet's rendition whenever the row is empty (CS12)."""


@dataclass(frozen=True, slots=True)
class CastleRockSolitaireRules:
    """The options of Castle Rock Solitaire; the defaults are Joe Celko's rules."""

    rendition: str = choice("celko", ("celko", "leaflet"), "CS8", common=True)
    set: str = choice("d6", ("d6", "d9", "d12"), "CS1", common=True)
    win_on_empty: bool = switch(False, "CS10", common=True)
    forced_removal: bool = switch(False, "CS8")
    open_row: bool = switch(False, "CS14")

    def __post_init__(self) -> None:
        if self.rendition == "leaflet" and self.win_on_empty:  # CS13
            raise Refused(Refusal.BAD_OPTION, name="win_on_empty", value="on", accepted=Accepts.NOT_WITH_LEAFLET)

    @property
    def must_capture(self) -> bool:
        """Whether drawing is illegal while a capture exists (CS8, CS11)."""
        return self.forced_removal or self.rendition == "leaflet"


class SolitaireRound:
    """The one round. `given_up` is set by the player; whether it is won or lost can be seen from the tiles."""

    __slots__ = ("boneyard", "captured", "drawn", "given_up", "row", "rules")

    turn = PLAYER
    hands: tuple[tuple[Tile, ...], ...] = ((),)

    def __init__(self, rules: CastleRockSolitaireRules, row: list[Tile], boneyard: list[Tile]) -> None:
        self.rules = rules
        self.row = row
        self.boneyard = boneyard
        """Face down; the next tile to be drawn is the last."""
        self.captured: list[Tile] = []
        self.given_up = False
        self.drawn: Tile | None = None

    @property
    def won(self) -> bool:
        """All tiles removed (CS5), or the row empty where that suffices (CS10)."""
        return not self.row and (not self.boneyard or self.rules.win_on_empty)

    @property
    def over(self) -> bool:
        """Won, given up, or nothing left to draw or to capture (CS6). An open row waits to be given up (CS14)."""
        if self.row and (self.boneyard or self.rules.open_row):
            return self.given_up
        return self.won or self.given_up or not (self.boneyard or captures(self.row))

    def legal(self) -> tuple[Move, ...]:
        """Captures (CS2), a draw (CS4, CS8, CS11), or giving up (CS7)."""
        moves: tuple[Move, ...] = capture_moves(self.row)
        if self.boneyard and not (moves and self.rules.must_capture):
            moves += (DRAW,)
        return (*moves, GIVE_UP)

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
        self.drawn = tiles[-1]
        return tiles

    @property
    def last(self) -> LastPlay | None:
        """The tile drawn last, while it is in the row."""
        if self.drawn is None or self.drawn not in self.row:
            return None
        return LastPlay(PLAYER, self.drawn, self.row.index(self.drawn))

    def why_not(self, move: Move) -> Refusal:
        """Why a move of the seat to play is not legal now."""
        match move:
            case Capture():
                return Refusal.NO_CAPTURE
            case Draw() if not self.boneyard:
                return Refusal.BONEYARD_EMPTY
            case Draw():
                return Refusal.MUST_CAPTURE
            case _:
                return Refusal.NOT_A_MOVE_HERE

    def tiles(self) -> list[Tile]:
        """Every tile (G11)."""
        return [*self.row, *self.boneyard, *self.captured]

    def copy(self) -> SolitaireRound:
        """An independent round."""
        return twin_of(self)


class CastleRockSolitaireMatch(Match):
    """A solitaire: one deal. There is no score (CS7): the total is the tiles removed, the place 1 for a win, else 2."""

    __slots__ = ()
    game: CastleRockSolitaire

    def turn(self, seat: Seat, move: Move) -> list[Event]:
        tiles = self.round.play(move)
        self.score.totals[0] = len(self.round.captured)
        match move:
            case Capture(position, take):
                return [Captured(PLAYER, position, take, tiles)]
            case Draw():
                return [Laid(tiles, PLAYER)]
            case _:
                return [GaveUp(PLAYER)]

    def deal(self, order: tuple[Tile, ...]) -> list[Event]:
        """Three tiles in a row, the rest is the boneyard (CS1); or all tiles in the row (CS14)."""
        laid = len(order) if self.game.rules.open_row else NEW_ROW
        row, boneyard = order[:laid], order[laid:]
        self.round = SolitaireRound(self.game.rules, list(row), list(reversed(boneyard)))
        return [self.score.begin(PLAYER), Laid(row)]

    def after_round(self) -> list[Event]:
        current: SolitaireRound = self.round
        removed = len(current.captured)
        place = 1 if current.won else 2
        self.score.booked = [Receipt(0, removed, (Term(Why.CAPTURED, removed),))]
        return self.score.end_round(
            current.hands,
            None,
            0 if current.won else None,
            ending=Ending.WON if current.won else Ending.GIVEN_UP if current.given_up else Ending.LOST,
            devil=len(self.score.deck) - removed,
            rank=lambda _: (place,),
        )

    def view_for(self, seat: Seat | None) -> View:
        """Everything but the order of the boneyard."""
        current: SolitaireRound | None = self.round
        row = tuple(current.row) if current else ()
        removed = len(current.captured) if current else 0
        return self.view(seat, RowBoard(row, captures(row), removed), captured=(removed,))

    def write_words(self, out: Writer) -> None:
        if current := self.round:
            out.tiles("row", current.row)
            out.tiles("boneyard", current.boneyard[::-1], secret=True)
            out.tiles("captured", current.captured)
            if current.last:
                out.say("newest")

    def read_words(self, words: Reader) -> None:
        if not words.dealt:
            return
        row, boneyard = words.tiles("row"), words.tiles("boneyard")[::-1]
        self.round = current = SolitaireRound(self.game.rules, row, boneyard)
        current.captured = words.tiles("captured")
        current.drawn = row[-1] if row and words.has("newest") else None
        current.given_up = words.text("ended") == Ending.GIVEN_UP


@dataclass(frozen=True, slots=True)
class CastleRockSolitaire(Game):
    """The game of Castle Rock Solitaire with its options."""

    name: ClassVar[str] = "castle_rock_solitaire"
    options: ClassVar[type[CastleRockSolitaireRules]] = CastleRockSolitaireRules
    match: ClassVar[type[CastleRockSolitaireMatch]] = CastleRockSolitaireMatch
    most_seats: ClassVar[int] = 1
    tells_passes: ClassVar[bool] = False
    presets: ClassVar[dict[str, dict[str, str]]] = {
        "quick": {"win_on_empty": "on"},
        "classic": {"rendition": "leaflet"},
    }
    feats: ClassVar[Mapping[str, Feat]] = {"most_captures": moments.most_captures}

    rules: CastleRockSolitaireRules = CastleRockSolitaireRules()

    @classmethod
    def achievements(cls) -> Mapping[str, Check]:
        return {"landslide": moments.landslide}

    def seat_counts(self) -> tuple[int, ...]:
        """CS1: one player."""
        return (1,)

    def rounds(self, seats: int) -> int:
        """One deal (CS7)."""
        return 1

"""A match: rounds until a target. Each game adds its round and overrides the methods that its rules change.

A match is mutable. The table service plays on a copy, commits, then swaps. `play` checks each move against the list of
legal moves, so legality has one source. Everything that chance decides is a move of the house.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, ClassVar, Self

from engine.rules.errors import IllegalMove, Refusal
from engine.rules.events import Event, Laid, seen_by
from engine.rules.house import Need, Shuffle, check_deal, deal_out, dealt
from engine.rules.moves import Deal, Move, move_text
from engine.rules.options import changed_options
from engine.rules.scoreboard import Scoreboard
from engine.rules.sections import Reader, Writer
from engine.rules.tiles import HOUSE, Seat, Tile
from engine.rules.views import Board, Phase, SeatView, View


@lru_cache(256)
def options_text(rules: Any) -> tuple[tuple[str, str], ...]:
    """The options that differ from the game's defaults, by name: `View.options`."""
    return tuple(sorted(changed_options(rules).items()))


class Match:
    """A game being played by a fixed number of seats. Games override `new_round`, `after_round` and `view_for`, and
    the methods that their rules change."""

    __slots__ = ("game", "history", "round", "score", "seats")

    laid: ClassVar[str] = "line"
    """The word of a position before the tiles that have been laid."""
    game: Any
    """The `Game` with its options."""
    round: Any
    """The `Round` in play; None before the first."""
    history: list[Event] | None
    """The events since the layout began, for `view_for_robot`; None in a match that doesn't keep them. A match that was
    read from a position has none before its first move."""

    def __init__(self, game: Any, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.score = Scoreboard(
            game.sides(seats),
            game.deck(seats),
            opening=game.opening(seats),
            target=game.target(seats),
            rounds=game.rounds(seats),
            low_wins=game.low_wins,
            options=options_text(game.rules),
        )
        self.round = None
        self.history = None

    # turns

    def to_act(self) -> tuple[Seat, ...]:
        """Every seat that may act now: the one to play (or HOUSE) first, then seats with a claim, call or announcement
        to make. Empty when the match is over."""
        if self.score.outcome:
            return ()
        current = self.round
        return (HOUSE,) if current is None or current.over else (current.turn,)

    def need(self) -> Need | None:
        """The next move of the house, when `to_act` begins with HOUSE: lots for the lead, then a shuffle each deal."""
        if self.to_act()[:1] != (HOUSE,):
            return None
        score = self.score
        if score.opening:
            return score.opening.need()
        if not self.game.centred:
            return Shuffle((score.deck,))
        centre = self.centre(score.number + 1)
        return Shuffle((tuple(tile for tile in score.deck if tile is not centre),))

    def centre(self, number: int) -> Tile | None:
        """The double in the middle of a round, counted from 1, in a game with one: the highest first (CF2, MT2)."""
        high = self.score.deck[-1].high + 1 - number
        return Tile.of(high, high) if self.game.centred and high >= 0 else None

    def legal_moves(self, seat: Seat) -> Sequence[Move]:
        """The moves that a seat may make now. `Claim`, `Call` and `Announce` appear once, without numbers.
        Empty for HOUSE: see `need`."""
        current, score = self.round, self.score
        if current is None or seat != current.turn or current.over or score.outcome:
            return self.out_of_turn(seat)
        listed = score.listed
        if listed is None:
            listed = score.listed = current.legal()
        return listed

    def play(self, seat: Seat, move: Move) -> list[Event]:
        """Make a move and list the events. Raises `IllegalMove`, and then nothing has changed."""
        current, score = self.round, self.score
        if current is not None and seat == current.turn and not current.over and not score.outcome:
            listed, score.listed = score.listed, None
            if listed is None:
                listed = current.legal()
            if move in listed or self.listed_as(move) in listed:
                events = self.turn(seat, move)
                if current.over and not score.outcome:
                    events += self.after_round()
                if self.history is not None:
                    self.history += events
                return events
        events = self.other_move(seat, move)
        if self.history is not None:
            self.history = [*([] if seat == HOUSE and not self.game.one_layout else self.history), *events]
        return events

    def other_move(self, seat: Seat, move: Move) -> list[Event]:
        """Make a move of the house, or refuse. A game adds the claims, calls and announcements."""
        acting = self.to_act()
        if seat != HOUSE and acting[:1] == (seat,):
            raise self.illegal(self.why_not(move), seat, move)
        if seat != HOUSE or acting[:1] != (HOUSE,):
            raise self.illegal(Refusal.NOT_YOUR_TURN if acting else Refusal.MATCH_OVER, seat, move)
        check_deal(self.need(), move)
        return self.house(move)

    def out_of_turn(self, seat: Seat) -> Sequence[Move]:
        """The moves that a seat may make out of turn."""
        return []

    def listed_as(self, move: Move) -> Move:
        """A move of the seat to play as `legal_moves` lists it."""
        return move

    def turn(self, seat: Seat, move: Move) -> list[Event]:
        """Make a legal move of the seat to play."""
        events: list[Event] = []
        self.round.play(move, events)
        return events

    def score_move(self, seat: Seat, move: Move) -> list[Event]:
        """Book the points of the move that a seat has just made, if it scores during play."""
        return []

    def why_not(self, move: Move) -> Refusal:
        """Why the seat to play may not make this move."""
        refusal: Refusal = self.round.why_not(move)
        return refusal

    def illegal(self, refusal: Refusal, seat: Seat, move: Move) -> IllegalMove:
        """The error for a refused move. It can quote the position as it is now."""
        now = self.copy()
        return IllegalMove(refusal, seat=seat, quote=lambda: f"move={move_text(move)} position={now.position()}")

    # rounds

    def house(self, move: Move) -> list[Event]:
        """Make a move of the house that `check_deal` has accepted."""
        if self.score.opening:
            return self.score.draw_lots(move)
        assert isinstance(move, Deal)
        return self.deal(move.order)

    def deal(self, order: tuple[Tile, ...]) -> list[Event]:
        """Begin a round with the tiles in this order."""
        hands, boneyard = deal_out(order, self.seats, self.game.hand_size(self.seats))
        leader, must_lead = self.lead(hands)
        started = self.score.begin(leader)
        self.round = self.new_round(hands, boneyard, leader)
        if must_lead:
            self.round.must_lead = must_lead
        centre = self.centre(self.score.number)
        return [started, *((Laid((centre,)),) if centre else ()), *dealt(hands)]

    def lead(self, hands: list[list[Tile]]) -> tuple[Seat, Tile | None]:
        """The seat that leads this deal, and the tile to lead if the rules name it."""
        return self.score.next_leader(), None

    def new_round(self, hands: list[list[Tile]], boneyard: list[Tile], turn: Seat) -> Any:
        """The round with these tiles, before its first move. The next tile to be drawn is the last of `boneyard`."""
        raise NotImplementedError

    def after_round(self) -> list[Event]:
        """Book the points of a round that is over, and end it with `Scoreboard.end_round`."""
        raise NotImplementedError

    # what may be seen

    def view_for(self, seat: Seat | None) -> View:
        """The view of a seat, or of a spectator (None). Raises `ValueError` for a seat that does not exist."""
        raise NotImplementedError

    def view_for_robot(self, seat: Seat) -> View:
        """`view_for` with the history, as everyone could see it, of a match that keeps it."""
        assert self.history is not None
        return replace(self.view_for(seat), history=tuple(seen_by(event, None) for event in self.history))

    def view(
        self,
        viewer: Seat | None,
        board: Board,
        *,
        phase: Phase = Phase.PLAY,
        boneyards: Sequence[int] = (),
        captured: Sequence[int] = (),
        claims: tuple[int, ...] = (),
        exact: bool = False,
    ) -> View:
        """Build a view. `phase` is the next action of the seat to play, or CLOSING; `captured` and `boneyards` are by
        seat."""
        if viewer is not None and not 0 <= viewer < self.seats:
            raise ValueError(f"There is no seat {viewer} in a match of {self.seats}; count them from 0.")
        current, score = self.round, self.score
        hands: Sequence[Sequence[Tile]] = current.hands if current else [()] * self.seats
        sides = {seat: index for index, side in enumerate(score.sides) for seat in side}
        acting = self.to_act()
        actors = tuple(seat for seat in acting if seat != HOUSE)
        turn = None if acting[:1] == (HOUSE,) else next(iter(actors), None)
        if turn is None and phase is not Phase.CLOSING:
            phase = Phase.OVER if score.outcome else Phase.DEAL
        return View(
            game=self.game.name,
            options=score.options,
            viewer=viewer,
            seats=tuple(
                SeatView(
                    seat=Seat(seat),
                    side=(side := sides[Seat(seat)]),
                    tiles=len(hand),
                    total=score.totals[side],
                    captured=captured[seat] if captured else 0,
                    boneyard=boneyards[seat] if boneyards else None,
                )
                for seat, hand in enumerate(hands)
            ),
            sides=score.sides,
            number=score.number,
            rounds=score.rounds,
            target=score.target,
            leader=score.leader if score.number else None,
            turn=turn,
            actors=actors,
            phase=phase,
            boneyard=sum(boneyards) if boneyards else len(current.boneyard if current else score.deck),
            board=board,
            last=current.last if current else None,
            hand=() if viewer is None else tuple(sorted(hands[viewer])),  # sorted: the order of drawing tells nothing
            moves=() if viewer is None else tuple(self.legal_moves(viewer)),
            shown=score.result.hands if score.result else None,
            result=score.result,
            outcome=score.outcome,
            low_wins=score.low_wins,
            exact=exact,
            claims=claims,
        )

    def census(self) -> list[Tile]:
        """Every tile: in hands, boneyard, layout, captured or unused (G11). For checks only."""
        if self.round is None:
            return list(self.score.deck)
        centre = self.centre(self.score.number)
        return [*self.round.tiles(), *([centre] if centre else [])]

    # as text

    def position(self, viewer: Seat | None = None, *, hide: bool = False) -> str:
        """The position as text: all of it, or the part that `viewer` may see."""
        out = Writer(self.seats, viewer, hide=hide)
        out.say(" ".join((self.game.name, *(f"{name}={value}" for name, value in self.score.options))))
        self.write_words(out)
        self.score.write_words(out)
        return " | ".join(out.sections)

    def write_words(self, out: Writer) -> None:
        """Add the words of this game to a position that is being written."""
        if self.round:
            out.hands(self.round.hands, shown=self.score.result is not None)
            self.round.write_words(out)

    def read_words(self, words: Reader) -> None:
        """Take the round from a position. The scoreboard knows its round and leader already."""
        if words.dealt:
            self.round = self.new_round(words.hands(self.laid), words.tiles("boneyard")[::-1], words.turn)
            self.round.read_words(words)

    def copy(self) -> Self:
        """An independent match."""
        twin = object.__new__(type(self))
        twin.game, twin.seats, twin.score = self.game, self.seats, self.score.copy()
        twin.round = self.round.copy() if self.round else None
        twin.history = None if self.history is None else self.history.copy()
        return twin

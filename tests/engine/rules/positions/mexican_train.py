"""Tables of Mexican Train for its tests: real deals, and turns in the middle of a round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.rules.events import MEXICAN, Event
from engine.rules.games import make_game
from engine.rules.games.mexican_train.round import MexicanTrainRound
from engine.rules.games.mexican_train.rules import MexicanTrainMatch
from engine.rules.house import Shuffle
from engine.rules.moves import Deal, Play
from engine.rules.tiles import HOUSE, Seat
from engine.rules.views import Phase, Train, TrainsBoard

from ..playing import do, position, tiles


def start(seats: int, options: Mapping[str, str] | None = None) -> MexicanTrainMatch:
    """A match before its first deal; seat 0 starts unless the options say otherwise."""
    match = make_game("mexican_train", {"first_leader": "host_choice", **(options or {})}).start(seats)
    assert isinstance(match, MexicanTrainMatch)
    return match


def deal(match: MexicanTrainMatch, hands: Sequence[str] = (), boneyard: str = "") -> list[Event]:
    """The next deal gives these hands, and then these tiles are drawn; all the others follow in their order."""
    need = match.need()
    assert isinstance(need, Shuffle)
    first = [tile for hand in hands for tile in tiles(hand)] + tiles(boneyard)
    return match.play(HOUSE, Deal((*first, *(tile for tile in need.piles[0] if tile not in first))))


def dealt(hands: Sequence[str], boneyard: str = "", options: Mapping[str, str] | None = None) -> MexicanTrainMatch:
    """A match whose first deal gives these hands, all of one size."""
    match = start(len(hands), {"hand_size": str(len(tiles(hands[0]))), **(options or {})})
    deal(match, hands, boneyard)
    return match


def table(
    hands: Sequence[str],
    trains: str,
    boneyard: str = "",
    *,
    turn: int = 0,
    bound: int | None = None,
    hub: int = 12,
    more: str = "",
    totals: Sequence[int] = (),
    options: Mapping[str, str] | None = None,
) -> MexicanTrainMatch:
    """A match in the middle of a round. `trains` gives what every train's end shows, the Mexican Train last and a
    marker as `!`: `6 4! 3 12`. `boneyard` is in the order of drawing. `bound` is the train of the open double."""
    shown = list(enumerate(text.rstrip("!") for text in trains.split()))
    names = [*map(str, range(len(hands))), MEXICAN]
    laid = [f"{hub}|{value}@{names[train]}" for train, value in shown if int(value) != hub]
    if bound is not None:
        laid += [f"{shown[bound][1]}|{shown[bound][1]}@{names[bound]}"]
    match = position(
        "mexican_train",
        {"first_leader": "host_choice", **(options or {})},
        hands=hands,
        laid=" ".join([*laid, more]),
        boneyard=boneyard,
        turn=turn,
        markers=[train for train, text in enumerate(trains.split()) if text.endswith("!")],
        bound=None if bound is None else names[bound],
        round=(9 if (options or {}).get("set") == "d9" else 12) + 1 - hub,
        totals=totals,
    )
    assert isinstance(match, MexicanTrainMatch)
    return match


def current(match: MexicanTrainMatch) -> MexicanTrainRound:
    """The round in play."""
    assert isinstance(match.round, MexicanTrainRound)
    return match.round


def on(match: MexicanTrainMatch, play: str) -> Play:
    """`on(match, "6-3@M")`: the play, with the end of the train looked up; `6-3@M!` announces."""
    tile, _, train = play.partition("@")
    where = train.rstrip("!")
    number = match.seats if where == MEXICAN else int(where)
    return Play(tiles(tile)[0], current(match).ends[number], one=train.endswith("!"))


def go(match: MexicanTrainMatch, seat: int, *moves: str) -> list[Event]:
    """Play several moves of a seat: `6-3@M`, `draw`, `pass`; gives the events of the last."""
    events: list[Event] = []
    for move in moves:
        events = do(match, seat, on(match, move) if "@" in move else move)
    return events


def plays(match: MexicanTrainMatch, seat: int = 0) -> set[str]:
    """What the seat may do: `6-3@M` or `draw`."""
    names = [*map(str, range(match.seats)), MEXICAN]
    ends = current(match).ends
    return {
        f"{move.tile}@{names[ends.index(move.end)]}".replace("|", "-")
        if isinstance(move, Play) and move.end is not None
        else type(move).__name__.lower()
        for move in match.legal_moves(Seat(seat))
    }


def lane(match: MexicanTrainMatch, train: int) -> Train:
    """A train as everybody sees it."""
    board = match.view_for(None).board
    assert isinstance(board, TrainsBoard)
    return board.trains[train]


def turn(match: MexicanTrainMatch) -> Seat | None:
    """The seat on turn."""
    return match.view_for(None).turn


def phase(match: MexicanTrainMatch) -> Phase:
    """The phase of the seat to play."""
    return match.view_for(None).phase

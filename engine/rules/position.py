"""A position: a whole match as one line of text, or the part that a seat or a spectator may see.

A match that is read plays on exactly like the written one. `docs/notation.md` explains the words;
`engine.rules.sections` writes and reads them.
"""

from __future__ import annotations

from engine.rules.errors import BadNotation, Refusal, Refused
from engine.rules.game import Match
from engine.rules.games import make_game
from engine.rules.house import Closing
from engine.rules.options import Accepts
from engine.rules.sections import Reader
from engine.rules.tiles import HOUSE, Seat


def write_position(match: Match) -> str:
    """The whole position; `read_position` reads it back."""
    return match.position()


def write_view(match: Match, seat: Seat | None) -> str:
    """The position as the seat, or a spectator, may see it: hidden tiles are counted (`5?`)."""
    match.view_for(seat)
    return match.position(seat, hide=True)


def read_position(text: str) -> Match:
    """The match at this position; raises `BadNotation`. Hidden tiles (`5?`) are filled from the tiles not named, such
    that the round can go on."""
    words = Reader(text)
    match = _read(words)
    for first in range(1, len(match.score.deck)):
        if not (words.hides and _stuck(words, match)):
            break
        words = Reader(text, first)
        match = _read(words)
    if _stuck(words, match):
        raise BadNotation("ended", "no seat can go on, so the position must say how the round ended")
    if any(seat != HOUSE and not match.legal_moves(seat) for seat in match.to_act()[:1]):
        raise BadNotation(f"turn {match.to_act()[0]}", "this seat has nothing to do")
    return match


def _read(words: Reader) -> Match:
    try:
        match = make_game(words.game, words.options).start(words.seats, history=True)
    except Refused as error:
        raise _bad_head(words, error) from error
    score = match.score
    words.name_deck(score.deck)
    score.read_start(words)
    match.read_words(words)
    score.read_result(words, match.round.hands if match.round else ())
    words.finish()
    return match


EXPECTED: dict[object, str] = {
    Refusal.UNKNOWN_GAME: "the games are {known}",
    Refusal.UNKNOWN_OPTION: "the options of this game are {known}",
    Refusal.WRONG_SEATS: "with these options there are {allowed} seats",
    Accepts.VALUES: "one of {values}",
    Accepts.NUMBER: "a number from {low} to {high}",
    Accepts.NUMBER_OR_WORD: "a number from {low} to {high}, or {words}",
    Accepts.NUMBERS: "numbers from {low} to {high}, like {like}",
    Accepts.SMALLER_HAND: "the set is too small for such hands",
    Accepts.FEWER_ROUNDS: "a number from 1 to {high} with this set",
    Accepts.SMALLER_HANDS: "hands of at most {high} tiles in all",
    Accepts.FEWER_WINS: "a number from 1 to {high} with six_love",
    Accepts.NOT_WITH_LEAFLET: "not with rendition=leaflet",
    Accepts.ENOUGH_FOR_ALL: "together, these options leave no number of seats",
}
"""What a refused game, option or number of seats should be."""


def _bad_head(words: Reader, error: Refused) -> BadNotation:
    """The error for options or a number of seats that the game refuses; names them as they are written."""
    facts = error.facts
    match error.refusal:
        case Refusal.WRONG_SEATS:
            word = "hands" if words.dealt else "seats"
            wrong = f"{word} {words.text(word) or ''}".strip()
        case Refusal.UNKNOWN_GAME:
            wrong = words.game
        case _:
            named = facts["name"]
            names = named if isinstance(named, tuple) else (named,)
            wrong = " ".join(f"{name}={words.options[name]}" for name in names)
    said = {name: ", ".join(map(str, fact)) if isinstance(fact, tuple) else fact for name, fact in facts.items()}
    return BadNotation(wrong, EXPECTED[facts.get("accepted", error.refusal)].format(**said))


def _stuck(words: Reader, match: Match) -> bool:
    """Whether the round is over without a result."""
    over = words.dealt and match.score.result is None and match.to_act()[:1] == (HOUSE,)
    return over and match.need() != Closing()

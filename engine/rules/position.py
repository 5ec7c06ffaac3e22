"""A position: a whole match as one line of text, or the part that a seat or a spectator may see.

A match that is read plays on exactly like the written one. `docs/notation.md` explains the words;
`engine.rules.sections` writes and reads them.
"""

from __future__ import annotations

from engine.rules.errors import BadNotation, Refused
from engine.rules.game import Match
from engine.rules.games import make_game
from engine.rules.house import Closing
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
        match = make_game(words.game, words.options).start(words.seats)
    except Refused as error:
        wrong = error.facts.get("value", error.facts.get("name", words.game))
        raise BadNotation(str(error.facts.get("seats", wrong)), str(error)) from error
    score = match.score
    words.name_deck(score.deck)
    score.read_start(words)
    match.read_words(words)
    score.read_result(words, match.round.hands if match.round else ())
    words.finish()
    return match


def _stuck(words: Reader, match: Match) -> bool:
    """Whether the round is over without a result."""
    over = words.dealt and match.score.result is None and match.to_act()[:1] == (HOUSE,)
    return over and match.need() != Closing()

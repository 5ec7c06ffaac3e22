"""What the pictures of a tournament or a league show: the board of a round, the standings, the bracket."""

from __future__ import annotations

from dataclasses import replace

from bot.pictures import (
    BracketDuel,
    BracketSubject,
    EventBoardSubject,
    EventRow,
    LeaderboardSubject,
    LeaderRow,
    Style,
)
from bot.pictures.cards.bracket import MOST_ROUNDS
from bot.ui.pages.events.event import LONGEST_TITLE, Matches, points_text
from bot.ui.pages.events.event_pictures import board_picture
from bot.ui.pages.table.rules_text import game_title
from bot.words import Words
from bot.words.names import clean_name
from engine.events import duels
from engine.events.duels import Standing
from engine.events.model import Event, Kind, Stage

MOST_LINES = 10


def duels_picture(
    words: Words, event: Event, matches: Matches, now: float, style: Style
) -> BracketSubject | EventBoardSubject | LeaderboardSubject | None:
    """The picture of its public message; none before it begins."""
    if not event.plan.entrants or event.stage is Stage.CANCELLED:
        return None
    if event.kind is Kind.KNOCKOUT:
        return _bracket(words, event, style)
    if event.stage is Stage.OVER or not event.here:
        return standings_picture(words, event, style)
    lines = duels.standings_of(event)
    rows = tuple(EventRow(line.place, _name(words, event, line), points_text(line.points)) for line in lines)
    return replace(board_picture(words, event, matches, now, style, rows), status=_status(words, event))


def standings_picture(words: Words, event: Event, style: Style) -> LeaderboardSubject | None:
    """The first lines of the standings; none before it begins."""
    if not event.plan.entrants:
        return None
    return LeaderboardSubject(
        title=clean_name(event.row.title, LONGEST_TITLE),
        status=_status(words, event),
        rows=tuple(_row(words, event, line) for line in duels.standings_of(event)[:MOST_LINES]),
        apart=None,
        words=words,
        style=style,
    )


def _row(words: Words, event: Event, line: Standing) -> LeaderRow:
    detail = "" if event.kind is Kind.KNOCKOUT else words("picture.duels_buchholz", n=points_text(line.buchholz))
    if duels.has_withdrawn(event, line.entrant):
        detail = words("picture.duels_withdrawn")
    return LeaderRow(line.place, _name(words, event, line), points_text(line.points), detail)


def _name(words: Words, event: Event, line: Standing) -> str:
    return words.listing([clean_name(name) for name in duels.names_of(event, line.entrant)])


def _status(words: Words, event: Event) -> str:
    game = game_title(words, event.plan.games[0])
    if event.stage is Stage.OVER:
        rounds = words.count("round", event.round)
        return words("picture.duels_over", kind=words(f"event.{event.kind}"), rounds=rounds)
    key = "picture.duels_week" if event.kind is Kind.LEAGUE else "picture.event_round"
    return words(key, game=game, round=event.round, rounds=event.plan.rounds)


def _bracket(words: Words, event: Event, style: Style) -> BracketSubject:
    def name(entrant: int | None, winner: int | None) -> str:
        if entrant is None:
            return "" if winner is None else words("picture.duels_bye")
        return words.listing([clean_name(one) for one in duels.names_of(event, entrant)])

    rounds = tuple(
        tuple(
            BracketDuel(
                (name(duel.one, duel.winner), name(duel.other, duel.winner)),
                None if duel.winner is None else (duel.one, duel.other).index(duel.winner),
            )
            for duel in here
        )
        for here in duels.rounds_played(event)[-MOST_ROUNDS:]
    )
    return BracketSubject(clean_name(event.row.title, LONGEST_TITLE), _status(words, event), rounds, words, style)

"""Pictures of events: the board of a round, the standings, the bracket, the podium."""

from __future__ import annotations

from bot.pictures import (
    BracketDuel,
    BracketSubject,
    EventBoardSubject,
    EventCard,
    EventRow,
    EventSeat,
    LeaderboardSubject,
    LeaderRow,
    Style,
)
from bot.pictures.cards.bracket import MOST_ROUNDS
from bot.ui.pages.events.event import LONGEST_TITLE, WAITS_SECONDS, Matches, points_text
from bot.ui.pages.table.rules_text import game_title
from bot.words import Words
from bot.words.names import clean_name
from engine.events import duels
from engine.events.model import Event, EventTable, Kind, Stage
from engine.tables.core.model import Snapshot

MOST_LINES = 10
"""Lines of a leaderboard."""


def event_picture(
    words: Words, event: Event, matches: Matches, now: float, style: Style
) -> BracketSubject | EventBoardSubject | LeaderboardSubject | None:
    """The picture of an event's public message. None before it begins, and if nobody has any points."""
    if event.stage not in (Stage.PLAYING, Stage.OVER) or (event.in_duels and not event.plan.entrants):
        return None
    if event.kind is Kind.KNOCKOUT:
        return _bracket(words, event, style)
    if event.stage is Stage.OVER or not event.here:
        return standings_picture(words, event, style)
    waiting = 0 < len(event.in_play) < len(event.here)
    return EventBoardSubject(
        title=_title(event),
        status=_status(words, event),
        cards=tuple(_card(words, event, table, matches.get(table.table_id), now, waiting) for table in event.here),
        rows=tuple(EventRow(row.place, row.name, row.value) for row in _rows(words, event)),
        words=words,
        style=style,
    )


def standings_picture(words: Words, event: Event, style: Style) -> LeaderboardSubject | None:
    """The first lines of the standings. None if there are none."""
    rows = tuple(_rows(words, event)[:MOST_LINES])
    return LeaderboardSubject(_title(event), _status(words, event), rows, None, words, style) if rows else None


def _title(event: Event) -> str:
    return clean_name(event.row.title, LONGEST_TITLE)


def _status(words: Words, event: Event) -> str:
    """The line below the title."""
    rounds = words.count("round", event.round)
    if event.stage is Stage.OVER and event.in_duels:
        return words("picture.duels_over", kind=words(f"event.{event.kind}"), rounds=rounds)
    if event.stage is Stage.OVER:
        people = words.count("event.people", len({user for table in event.tables for user in table.people}))
        return words("picture.event_over", people=people, rounds=rounds)
    key = "picture.duels_week" if event.kind is Kind.LEAGUE else "picture.event_round"
    game = event.here[0].game if event.here else event.plan.games[0]
    return words(key, game=game_title(words, game), round=event.round, rounds=event.plan.rounds)


def _rows(words: Words, event: Event) -> list[LeaderRow]:
    """All lines of the standings."""
    if not event.in_duels:
        return [
            LeaderRow(
                line.place, clean_name(line.name), points_text(words, line.points), words.count("event.won", line.wins)
            )
            for line in event.standings
        ]
    found = []
    for line in duels.standings_of(event):
        detail = (
            "" if event.kind is Kind.KNOCKOUT else words("picture.duels_buchholz", n=points_text(words, line.buchholz))
        )
        if duels.has_withdrawn(event, line.entrant):
            detail = words("picture.duels_withdrawn")
        found.append(
            LeaderRow(line.place, _entrant(words, event, line.entrant), points_text(words, line.points), detail)
        )
    return found


def _entrant(words: Words, event: Event, entrant: int) -> str:
    return words.listing([clean_name(name) for name in duels.names_of(event, entrant)])


def _card(
    words: Words, event: Event, table: EventTable, match: Snapshot | None, now: float, waiting: bool
) -> EventCard:
    first = {one.user_id for one in table.places or () if one.place == 1}
    seats = [EventSeat(clean_name(event.name(user)), user in first) for user in table.people]
    seats += [EventSeat(seat.name, robot=True) for seat in match.seats if seat.robot] if match else []
    number = words("picture.event_table", number=table.number)
    state = _state(words, table, match, now)
    return EventCard(number, state, tuple(seats), over=table.over, awaited=waiting and not table.over)


def _state(words: Words, table: EventTable, match: Snapshot | None, now: float) -> str:
    if table.over:
        return words("picture.event_done")
    if match is None:
        return words("picture.event_opening")
    turn = match.turn
    if turn is not None and turn.human and now - match.active_at >= WAITS_SECONDS:
        return words("picture.event_waits", name=clean_name(turn.name))
    return words("picture.event_deal", number=max(1, match.dealt))


def _bracket(words: Words, event: Event, style: Style) -> BracketSubject:
    def name(entrant: int | None, winner: int | None) -> str:
        if entrant is None:
            return "" if winner is None else words("picture.duels_bye")
        return _entrant(words, event, entrant)

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
    return BracketSubject(_title(event), _status(words, event), rounds, words, style)

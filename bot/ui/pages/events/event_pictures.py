"""What the pictures of an event show: the board of a round, and the podium."""

from __future__ import annotations

from bot.pictures import EventBoardSubject, EventCard, EventRow, EventSeat, LeaderboardSubject, LeaderRow, Style
from bot.ui.pages.events.event import LONGEST_TITLE, WAITS_SECONDS, Matches, points_text
from bot.ui.pages.table.rules_text import game_title
from bot.words import Words
from bot.words.names import clean_name
from engine.events.model import Event, EventTable, Stage
from engine.tables.core.model import Snapshot

MOST_ON_PODIUM = 10


def event_picture(
    words: Words, event: Event, matches: Matches, now: float, style: Style
) -> EventBoardSubject | LeaderboardSubject | None:
    """The picture of an event as it is; none before it begins, and where nobody has got anything."""
    if event.stage is Stage.PLAYING:
        rows = tuple(EventRow(line.place, clean_name(line.name), points_text(line.points)) for line in event.standings)
        return board_picture(words, event, matches, now, style, rows)
    return _podium(words, event, style) if event.stage is Stage.OVER and event.standings else None


def board_picture(
    words: Words, event: Event, matches: Matches, now: float, style: Style, rows: tuple[EventRow, ...]
) -> EventBoardSubject:
    """The tables of the round in play, and these lines of the standings."""
    game = game_title(words, event.here[0].game)
    waiting = 0 < len(event.in_play) < len(event.here)
    return EventBoardSubject(
        title=clean_name(event.row.title, LONGEST_TITLE),
        status=words("picture.event_round", game=game, round=event.round, rounds=event.plan.rounds),
        cards=tuple(_card(words, event, table, matches.get(table.table_id), now, waiting) for table in event.here),
        rows=rows,
        words=words,
        style=style,
    )


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


def _podium(words: Words, event: Event, style: Style) -> LeaderboardSubject:
    people = words.count("event.people", len({user for table in event.tables for user in table.people}))
    return LeaderboardSubject(
        title=clean_name(event.row.title, LONGEST_TITLE),
        status=words("picture.event_over", people=people, rounds=words.count("round", event.round)),
        rows=tuple(
            LeaderRow(
                line.place,
                clean_name(line.name),
                points_text(line.points),
                words.count("event.won", line.wins),
            )
            for line in event.standings[:MOST_ON_PODIUM]
        ),
        apart=None,
        words=words,
        style=style,
    )

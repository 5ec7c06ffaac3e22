"""Pictures of events: the board of a round, the standings, the bracket, the podium."""

from collections.abc import Sequence
from dataclasses import replace

from bot.pictures import (
    BracketDuel,
    BracketSubject,
    LeaderboardSubject,
    LeaderRow,
    LobbySubject,
    PodiumStep,
    PodiumSubject,
    Style,
)
from bot.pictures.cards.standings import MOST_ROUNDS
from bot.ui.pages.events.duels import has_standings, round_name
from bot.ui.pages.events.event import LONGEST_TITLE, points_text
from bot.words import Words
from bot.words.names import clean_name, clean_text
from engine.events import duels
from engine.events.model import Event, Kind, Stage
from engine.events.results import Moment, best_of

STEPS = 3
MOST_LINES = 10
"""Lines of a leaderboard."""


def event_picture(
    words: Words, event: Event, moments: Sequence[Moment], style: Style
) -> BracketSubject | LeaderboardSubject | LobbySubject | PodiumSubject | None:
    """The picture of an event's public message. None after it begins, before anyone has points."""
    if event.stage is Stage.SIGN_UP:
        return _seats(words, event, style)
    if event.stage not in (Stage.PLAYING, Stage.OVER) or (event.in_duels and not event.plan.entrants):
        return None
    playing = event.stage is Stage.PLAYING
    if not (has_standings(event) if event.in_duels else any(table.places for table in event.tables)):
        return bracket_picture(words, event, style) if event.kind is Kind.KNOCKOUT else None
    return standings_picture(words, event, style) if playing else _podium(words, event, moments, style)


def _seats(words: Words, event: Event, style: Style) -> LobbySubject:
    """The seats of the event: who has signed up, and the free seats of the last table."""
    names = tuple(clean_name(words, player.name) for player in event.coming)
    free = -len(names) % event.plan.seats if names else event.plan.seats
    title, status = words("picture.signed_up", n=len(names)), words("picture.tables_later")
    return LobbySubject(title, status, names, frozenset(), free, words, style, unseated=True)


def _podium(words: Words, event: Event, moments: Sequence[Moment], style: Style) -> PodiumSubject:
    """The first three places that were taken, with their best moments, and the lines below: after a shared first place
    the next step is the third."""
    if event.in_duels:
        found = [(event.plan.entrants[line.entrant], line.points) for line in duels.standings_of(event)]
    else:
        found = [((line.user_id,), line.points) for line in event.standings]
    steps: dict[int, PodiumStep] = {}
    lines = _rows(words, event)
    for row, (people, points) in zip(lines, found, strict=True):
        if row.place in steps or len(steps) < STEPS:
            moment = best_of(moments, people)
            said = "" if moment is None else words(f"picture.moment_{moment.feat}", n=moment.value)
            value = row.value if event.kind is Kind.KNOCKOUT else words.count("point", float(points))
            step = steps.setdefault(row.place, PodiumStep(row.place, (), value))
            steps[row.place] = replace(step, names=(*step.names, (row.name, said)))
    below = tuple(row for row in lines if row.place not in steps)
    return PodiumSubject(_title(event), _status(words, event), tuple(steps.values()), below[:MOST_LINES], words, style)


def standings_picture(words: Words, event: Event, style: Style) -> BracketSubject | LeaderboardSubject | None:
    """The bracket of a knockout, or the first lines of the standings. None if there are none."""
    if event.kind is Kind.KNOCKOUT:
        return bracket_picture(words, event, style)
    rows = tuple(_rows(words, event)[:MOST_LINES])
    return LeaderboardSubject(_title(event), _status(words, event), rows, None, words, style) if rows else None


def _title(event: Event) -> str:
    return clean_text(event.row.title, LONGEST_TITLE)


def _status(words: Words, event: Event) -> str:
    """The line below the title."""
    rounds = words.count("event.rounds", event.round)
    if event.stage is Stage.OVER and event.in_duels:
        return words("picture.duels_over", kind=words(f"event.{event.kind}"), rounds=rounds)
    if event.stage is Stage.OVER:
        people = words.count("event.people", len({user for table in event.tables for user in table.people}))
        return words("picture.event_over", people=people, rounds=rounds)
    key = "picture.duels_week" if event.kind is Kind.LEAGUE else "picture.event_round"
    game = event.here[0].game if event.here else event.plan.games[0]
    return words(key, game=words(f"game.{game}"), round=event.round, rounds=event.plan.rounds)


def _rows(words: Words, event: Event) -> list[LeaderRow]:
    """All lines of the standings."""
    found = []
    for one in () if event.in_duels else event.standings:
        points, won = points_text(words, one.points), words.count("event.won", one.wins)
        found.append(LeaderRow(one.place, clean_name(words, one.name), points, won))
    for line in duels.standings_of(event) if event.in_duels else ():
        value, detail = points_text(words, line.points), ""
        if event.kind is Kind.KNOCKOUT:
            value = round_name(words, *duels.round_reached(event, line.entrant))
        else:
            detail = words("picture.duels_buchholz", n=points_text(words, line.buchholz))
        if duels.has_withdrawn(event, line.entrant):
            detail = words("picture.duels_withdrawn")
        found.append(LeaderRow(line.place, _entrant(words, event, line.entrant), value, detail))
    return found


def _entrant(words: Words, event: Event, entrant: int) -> str:
    return words.listing([clean_name(words, name) for name in duels.names_of(event, entrant)])


def bracket_picture(words: Words, event: Event, style: Style) -> BracketSubject:
    def name(entrant: int | None, winner: int | None) -> str:
        if entrant is None:
            return "" if winner is None else words("picture.duels_bye")
        return _entrant(words, event, entrant)

    rounds = []
    for here in duels.rounds_played(event)[-MOST_ROUNDS:]:
        names = [(name(duel.one, duel.winner), name(duel.other, duel.winner)) for duel in here]
        won = [None if duel.winner is None else (duel.one, duel.other).index(duel.winner) for duel in here]
        rounds.append(tuple(map(BracketDuel, names, won)))
    return BracketSubject(_title(event), _status(words, event), tuple(rounds), words, style)

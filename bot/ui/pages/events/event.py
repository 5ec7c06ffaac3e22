"""An event in its channel: signing up, the board of a round, the podium."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final

from bot.pictures import EventBoardSubject, LeaderboardSubject
from bot.ui.pages.custom_ids import Verb, control_of
from bot.ui.pages.page import Button, Choice, Colour, Frame, Menu, Page, Part, Text, Tone, rows
from bot.ui.pages.table.rules_text import game_title
from bot.ui.pages.table.seats import duration
from bot.words import Words
from bot.words.log import decimal_text
from bot.words.names import clean_name, safe_name
from engine.events.changes import fewest_for, votes
from engine.events.model import Event, EventTable, Pick, Stage, Standing
from engine.events.moments import Moment
from engine.tables.core.model import Snapshot

LONGEST_TITLE: Final = 60
MOST_NAMES: Final = 60
"""So many names a list has at most."""
BOARD_LINES: Final = 10
"""So many lines of the standings stand on the board of a round."""
PODIUM_LINES: Final = 24
WAITS_SECONDS: Final = 60
"""After so long it is told for whom a table waits."""

Matches = Mapping[str, Snapshot]
"""Tables of the round as they are now, by id, as far as they are in memory."""


def event_page(words: Words, event: Event, matches: Matches, now: float, moments: Sequence[Moment] = ()) -> Page:
    """The public message of an event, whatever its stage; `moments` are told at its end."""
    match event.stage:
        case Stage.SIGN_UP:
            return _sign_up(words, event)
        case Stage.PLAYING:
            return _board(words, event, matches, now)
        case Stage.OVER:
            return _podium(words, event, moments)
        case Stage.CANCELLED:
            text = words("event.title_cancelled", title=title_of(event))
            return Page((Text(text),), Colour.CLOSED)


def title_of(event: Event) -> str:
    """Its title, safe for messages."""
    return safe_name(event.row.title, LONGEST_TITLE)


def control(event: Event, verb: Verb, *more: object) -> str:
    """The custom id of a control of this event."""
    return control_of(verb, ":".join(map(str, (event.id, *more))))


def _games(words: Words, event: Event) -> str:
    plan = event.plan
    games = words.listing([game_title(words, game) for game in plan.games])
    return games if len(plan.games) == 1 else words(f"event.pick_{plan.pick}", games=games)


def clock_of(words: Words, event: Event) -> str:
    """How long a turn may take at its tables."""
    plan = event.plan
    if plan.turn_seconds is None:
        return words("clock.unlimited")
    time = duration(words, plan.turn_seconds)
    if plan.increment is not None:
        time = words("clock.bank", bank=time, increment=duration(words, plan.increment))
    return words("event.clock", time=time)


def _sign_up(words: Words, event: Event) -> Page:
    plan, host = event.plan, safe_name(event.row.host)
    lines = [words("event.title", title=title_of(event))]
    lines.append(
        words(
            "event.facts",
            kind=words(f"event.{event.kind}"),
            games=_games(words, event),
            rounds=words.count("round", plan.rounds),
            seats=plan.seats,
            clock=clock_of(words, event),
        )
    )
    if event.row.starts_at is not None:
        lines.append(words("event.starts", at=event.row.starts_at))
    if plan.minutes is not None:
        lines.append(words("event.minutes", time=duration(words, plan.minutes * 60)))
    if plan.duplicate:
        lines.append(words("event.duplicate"))
    if plan.balanced:
        lines.append(words("event.balanced"))
    return sign_up_page(words, event, lines, words("event.how", host=host))


def sign_up_page(words: Words, event: Event, lines: list[str], how: str) -> Page:
    """The page on which people sign up: what is planned, who is in, what to press."""
    lines = [*lines, words("event.hosted", host=safe_name(event.row.host))]
    names = [safe_name(player.name) for player in event.coming]
    who = words.agreeing("event.in", len(names), n=len(names), names=_some(words, names))
    parts: list[Part] = [Text("\n".join(lines)), Text(who if names else words("event.nobody"))]
    parts += _vote(words, event)
    parts.append(Text(how))
    buttons = [
        Button(words("invite.in"), control(event, Verb.EVENT_IN), Tone.MAIN),
        Button(words("event.me_out"), control(event, Verb.EVENT_OUT)),
        Button(
            words("event.begin"), control(event, Verb.EVENT_NEXT, 0), Tone.GO, disabled=len(names) < fewest_for(event)
        ),
        Button(words("lobby.cancel"), control(event, Verb.EVENT_END), Tone.DANGER),
    ]
    return Page((*parts, *rows(buttons)), Colour.LOBBY)


def _vote(words: Words, event: Event) -> list[Part]:
    """The menu in which people vote, and how they have."""
    if event.plan.pick is not Pick.VOTE or len(event.plan.games) < 2:
        return []
    given = votes(event)
    parts: list[Part] = []
    if given:
        told = [words("event.vote_of", game=game_title(words, game), n=n) for game, n in given.most_common()]
        parts.append(Text(words("event.votes", votes=", ".join(told))))
    choices = tuple(Choice(game_title(words, game), game) for game in event.plan.games)
    return [*parts, Menu(control(event, Verb.EVENT_VOTE), words("event.vote"), choices)]


def _board(words: Words, event: Event, matches: Matches, now: float) -> Page:
    plan, last = event.plan, event.round >= event.plan.rounds
    lines = [words("event.title_round", title=title_of(event), round=event.round, rounds=plan.rounds)]
    game = words("event.plays", game=game_title(words, event.here[0].game))
    ends = words("event.ends_last" if last else "event.ends_by_itself")
    if event.round_ends is not None:
        ends = words("event.ends_at", at=event.round_ends)
    lines.append(f"{game} {ends}")
    tables = [_table_line(words, event, table, matches.get(table.table_id), now) for table in event.here]
    open_ = [str(table.number) for table in event.in_play]
    if 0 < len(open_) < len(event.here):
        tables.append(words.agreeing("event.waiting", len(open_), tables=words.listing(open_)))
    parts: list[Part] = [Text("\n".join(lines))]
    parts.append(Text("\n".join(tables)))
    if any(table.channel_id == event.row.channel_id for table in event.here):
        parts.append(Text(words("event.no_threads")))
    parts.append(Frame(EventBoardSubject.name, _standings(words, event.standings)))
    if not last:
        parts += _comings_and_goings(words, event)
        parts += _vote(words, event)
    buttons = [
        *([] if last else [Button(words("invite.in"), control(event, Verb.EVENT_IN), Tone.MAIN)]),
        *([] if last else [Button(words("event.me_out"), control(event, Verb.EVENT_OUT))]),
        *([] if last else [Button(words("event.next"), control(event, Verb.EVENT_NEXT, event.round))]),
        Button(words("event.end"), control(event, Verb.EVENT_END), Tone.DANGER),
    ]
    return Page((*parts, *rows(buttons)), Colour.PLAYING)


def _table_line(words: Words, event: Event, table: EventTable, match: Snapshot | None, now: float) -> str:
    """`Table 2 #thread Ana, Ben and 1 robot · deal 3, waits for Ana`."""
    people = [f"<@{user}>" for user in table.people]
    robots = sum(seat.robot for seat in match.seats) if match else 0
    if robots:
        people.append(words.count("event.robots", robots))
    facts = {"people": words.listing(people), "state": state_of(words, event, table, match, now)}
    if table.channel_id in (None, event.row.channel_id):
        return words("event.table", number=table.number, **facts)
    return words("event.table_thread", channel=table.channel_id, **facts)


def state_of(words: Words, event: Event, table: EventTable, match: Snapshot | None, now: float) -> str:
    if table.places and event.plan.duplicate:
        told = [
            words("event.place_of", name=safe_name(event.name(one.user_id)), place=one.place) for one in table.places
        ]
        return words("event.state_field", tables=table.places[0].sides, places=", ".join(told))
    if match is not None and not match.is_open and table.places is None:
        return words("event.state_compared")
    if table.places is not None:
        first = [safe_name(event.name(one.user_id)) for one in table.places if one.place == 1]
        return words("event.state_won", names=words.listing(first)) if first else words("event.state_over")
    if match is None or table.channel_id is None:
        return words("event.state_opening")
    number, turn = max(1, match.dealt), match.turn
    if turn is not None and turn.human and now - match.active_at >= WAITS_SECONDS:
        name = safe_name(turn.name)
        return words("event.state_waits", number=number, name=name, since=match.active_at)
    return words("event.state_deal", number=number)


def _comings_and_goings(words: Words, event: Event) -> list[Part]:
    """Who is new in the next round, and who has left by then."""
    new = [safe_name(player.name) for player in event.coming if player.since == event.round + 1]
    gone = [safe_name(player.name) for player in event.players if player.until == event.round]
    told = [("event.coming", new), ("event.leaving", gone)]
    lines = [words(key, names=_some(words, names)) for key, names in told if names]
    return [Text("\n".join(lines))] if lines else []


def _standings(words: Words, standings: Sequence[Standing]) -> str:
    if not standings:
        return ""
    lines = [words("event.standings"), *(_standing(words, line) for line in standings[:BOARD_LINES])]
    if len(standings) > BOARD_LINES:
        lines.append(words("event.more", n=len(standings) - BOARD_LINES))
    return "\n".join(lines)


def _standing(words: Words, line: Standing) -> str:
    points, won = points_text(line.points), words.count("event.won", line.wins)
    return words("event.standing", place=line.place, name=safe_name(line.name), points=points, won=won)


def points_text(points: Fraction) -> str:
    """`7`, `7.5`."""
    return str(points) if points.denominator == 1 else decimal_text(float(points))


def _podium(words: Words, event: Event, moments: Sequence[Moment]) -> Page:
    standings = event.standings
    lines = [words("event.title_over", title=title_of(event))]
    for place, key in enumerate(("event.first", "event.second", "event.third"), 1):
        here = [line for line in standings if line.place == place]
        if here:
            names = words.listing([safe_name(line.name) for line in here])
            points = words.agreeing("point", int(here[0].points), n=points_text(here[0].points))
            lines.append(words(key, names=names, points=points, won=words.count("event.won", here[0].wins)))
    if not standings:
        lines.append(words("event.no_points"))
    parts: list[Part] = [Text("\n".join(lines))]
    told = [_standing(words, line) for line in standings if line.place > 3][:PODIUM_LINES]
    if standings:
        parts.append(Frame(LeaderboardSubject.name, "\n".join(told)))
    if moments:
        parts.append(Text("\n".join([words("event.moments"), *(_moment(words, event, one) for one in moments)])))
    counts = {
        "people": words.count("event.people", len({user for table in event.tables for user in table.people})),
        "tables": words.count("table", len(event.tables)),
        "rounds": words.count("round", event.round),
    }
    parts.append(Text(words("event.thanks_duplicate" if event.plan.duplicate else "event.thanks", **counts)))
    return Page(tuple(parts), Colour.OVER)


def _moment(words: Words, event: Event, moment: Moment) -> str:
    table = moment.table
    return words(
        f"event.moment_{moment.feat}",
        names=words.listing([safe_name(event.name(user)) for user in moment.people]),
        n=moment.value,
        game=game_title(words, table.game),
        round=table.round,
        table=table.number,
    )


def sure_page(words: Words, event: Event, verb: Verb) -> Page:
    """Asks the host before tables that still play are ended."""
    if verb is Verb.EVENT_NEXT:
        tables = words.count("table", len(event.in_play))
        yes = Button(words("event.next_yes"), control(event, verb, event.round, "yes"), Tone.DANGER)
        return Page((Text(words("event.next_sure", tables=tables)), *rows([yes])))
    yes = Button(words("event.end_yes"), control(event, verb, "yes"), Tone.DANGER)
    return Page((Text(words("event.end_sure")), *rows([yes])))


def thread_name(words: Words, event: Event, table: EventTable) -> str:
    """Under which a table's thread is found again."""
    title = clean_name(event.row.title, LONGEST_TITLE)
    return words("event.thread", title=title, round=table.round, number=table.number)


def _some(words: Words, names: Sequence[str]) -> str:
    if len(names) <= MOST_NAMES:
        return words.listing(names)
    return ", ".join([*names[:MOST_NAMES], "…"])

"""A tournament or a league in its channel: signing up, who plays whom, how everybody stands, who has won."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from bot.pictures import BracketSubject, EventBoardSubject, LeaderboardSubject
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.events.event import (
    Matches,
    clock_of,
    control,
    event_page,
    points_text,
    sign_up_page,
    state_of,
    title_of,
)
from bot.ui.pages.page import Button, Colour, Frame, Page, Part, Text, Tone, rows
from bot.ui.pages.table.rules_text import game_title
from bot.ui.pages.table.seats import duration
from bot.words import Words
from bot.words.names import safe_name
from engine.events import duels
from engine.events.duels import Standing
from engine.events.model import Event, EventTable, Kind, Stage

LONGEST_LIST: Final = 40
"""So many lines the whole standings have at most, for they must fit into a message."""
MOST_TABLES: Final = 20
"""So many tables are told of on the board of a round, those in play first."""
MOST_LINES: Final = 10
"""So many lines of the standings stand there."""


def duels_page(words: Words, event: Event, matches: Matches, now: float) -> Page:
    """The public message of a tournament or a league, whatever its stage."""
    match event.stage:
        case Stage.SIGN_UP:
            return _sign_up(words, event)
        case Stage.PLAYING:
            return _board(words, event, matches, now)
        case Stage.OVER if event.plan.entrants:
            return _podium(words, event)
        case _:
            return event_page(words, event, matches, now)


def _sign_up(words: Words, event: Event) -> Page:
    plan = event.plan
    rounds = words.count("round", plan.rounds) if plan.rounds else words("duels.rounds_by_people")
    facts = {"kind": words(f"event.{event.kind}"), "game": game_title(words, plan.games[0])}
    lines = [
        words("event.title", title=title_of(event)),
        words("duels.facts", **facts, rounds=rounds, clock=clock_of(words, event)),
        words(f"duels.about_{event.kind}{'_twice' if plan.double else ''}"),
    ]
    if plan.seats > duels.SIDES:
        lines.append(words("duels.about_pairs"))
    lines.append(words("duels.about_time", time=duration(words, (plan.minutes or 0) * 60)))
    how = words("duels.how", host=safe_name(event.row.host))
    return sign_up_page(words, event, lines, how)


def name_of(words: Words, event: Event, entrant: int) -> str:
    """`Ana`, `Ana and Ben`."""
    return words.listing([safe_name(name) for name in duels.names_of(event, entrant)])


def _board(words: Words, event: Event, matches: Matches, now: float) -> Page:
    last = event.round >= event.plan.rounds
    league = event.kind is Kind.LEAGUE
    facts = {"round": event.round, "rounds": event.plan.rounds, "title": title_of(event)}
    lines = [words("duels.title_week" if league else "event.title_round", **facts)]
    lines.append(words("duels.plays", game=game_title(words, event.plan.games[0])))
    if event.round_ends is not None:
        lines.append(words("duels.ends_week" if league and not last else "duels.ends", at=event.round_ends))
    parts: list[Part] = [Text("\n".join(lines))]
    tables = sorted(event.here, key=lambda table: (table.over, table.number))
    told = [_table_line(words, event, table, matches, now) for table in tables[:MOST_TABLES]]
    if len(tables) > MOST_TABLES:
        told.append(words("event.more", n=len(tables) - MOST_TABLES))
    if league:
        resting = [name_of(words, event, entrant) for entrant in duels.resting(event)]
        told += [words("duels.rests", names=words.listing(resting))] if resting else []
    parts.append(Text("\n".join(told)))
    if any(table.channel_id == event.row.channel_id for table in event.here):
        parts.append(Text(words("event.no_threads")))
    if event.kind is Kind.KNOCKOUT:
        parts.append(Frame(BracketSubject.name, _bracket(words, event)))
    else:
        parts.append(Frame(EventBoardSubject.name, _standings(words, event, MOST_LINES)))
    buttons = [
        Button(words("duels.standings"), control(event, Verb.EVENT_STANDINGS), Tone.MAIN),
        *([] if last else [Button(words("duels.withdraw"), control(event, Verb.EVENT_OUT))]),
        *([] if last else [Button(words("event.next"), control(event, Verb.EVENT_NEXT, event.round))]),
        Button(words("event.end"), control(event, Verb.EVENT_END), Tone.DANGER),
    ]
    return Page((*parts, *rows(buttons)), Colour.PLAYING)


def _table_line(words: Words, event: Event, table: EventTable, matches: Matches, now: float) -> str:
    """`#thread Ana – Ben · deal 2`, or what came of it."""
    place = f"<#{table.channel_id}> " if table.channel_id not in (None, event.row.channel_id) else ""
    here = duels.entrants_at(event, table)
    if table.over:
        return place + outcome_text(words, event, table)
    pings = [words.listing([f"<@{user}>" for user in event.plan.entrants[entrant]]) for entrant in here]
    state = state_of(words, event, table, matches.get(table.table_id), now)
    return f"{place}{words('duels.pair', one=pings[0], other=pings[-1])}{state}"


def outcome_text(words: Words, event: Event, table: EventTable) -> str:
    """`Ana beat Ben`, `Eve has a bye`."""
    here = duels.entrants_at(event, table)
    won = duels.won_at(event, table)
    order = sorted(here, key=lambda entrant: -won[entrant])
    one, other = name_of(words, event, order[0]), name_of(words, event, order[-1])
    if len(here) < duels.SIDES:
        return words("duels.bye", name=one)
    if not any(won.values()):
        return words("duels.nobody_won", one=one, other=other)
    if won[order[0]] == won[order[-1]]:
        return words("duels.tied", one=one, other=other)
    return words("duels.beat" if duels.played_at(event, table) else "duels.forfeited", winner=one, loser=other)


def _standings(words: Words, event: Event, most: int) -> str:
    lines = duels.standings_of(event)
    told = [words("event.standings"), *(standing_text(words, event, line) for line in lines[:most])]
    if len(lines) > most:
        told.append(words("event.more", n=len(lines) - most))
    return "\n".join(told)


def standing_text(words: Words, event: Event, line: Standing) -> str:
    """`1 Ana: 3 points, Buchholz 5.5`, and who has withdrawn."""
    points = words.agreeing("point", _some(line.points), n=points_text(line.points))
    facts = {"place": line.place, "name": name_of(words, event, line.entrant), "points": points}
    if event.kind is Kind.KNOCKOUT:
        text = words("duels.line_knockout", **facts)
    else:
        text = words("duels.line", **facts, buchholz=points_text(line.buchholz))
    if line.duels is not None:
        text += words("duels.line_duels", n=points_text(line.duels))
    return text + (words("duels.line_gone") if duels.has_withdrawn(event, line.entrant) else "")


def _some(points: Fraction) -> int:
    """For the grammar of a number: one, or several."""
    return 1 if points == 1 else 2


def standings_page(words: Words, event: Event) -> Page:
    """All standings with what breaks ties, for one person."""
    if not event.plan.entrants:
        return Page((Text(words("event.title", title=title_of(event))), Text(words("duels.not_begun"))))
    lines = duels.standings_of(event)
    told = [standing_text(words, event, line) for line in lines[:LONGEST_LIST]]
    if len(lines) > LONGEST_LIST:
        told.append(words("event.more", n=len(lines) - LONGEST_LIST))
    ties = "duels.ties_knockout" if event.kind is Kind.KNOCKOUT else "duels.ties"
    parts: list[Part] = [Text(words("event.title", title=title_of(event))), Frame(LeaderboardSubject.name)]
    parts.append(Text("\n".join(told)))
    if event.kind is Kind.KNOCKOUT:
        parts.append(Text(_bracket(words, event)))
    return Page((*parts, Text(words(ties))))


def round_name(words: Words, number: int, rounds: int) -> str:
    """`Final`, `Semi-finals`, `Quarter-finals`, `Round 1`."""
    left = rounds - number
    return words(f"duels.round_{left}") if left < 3 else words("duels.round_any", round=number)


def _bracket(words: Words, event: Event) -> str:
    """The rounds of a knock-out in words, as far as they are known."""
    rounds = duels.rounds_played(event)
    told = []
    for duels_here in rounds:
        pairs = []
        for duel in duels_here:
            names = [name_of(words, event, entrant) for entrant in duel.entrants]
            bold = [f"**{name}**" if e == duel.winner else name for name, e in zip(names, duel.entrants, strict=True)]
            if len(bold) == duels.SIDES:
                pairs.append(words("duels.pair", one=bold[0], other=bold[1]))
            elif bold and duel.winner is not None:
                pairs.append(words("duels.bye", name=bold[0]))
        if pairs:
            told.append(
                f"{words('duels.round', name=round_name(words, duels_here[0].round, len(rounds)))} {'; '.join(pairs)}"
            )
    return "\n".join(told)


def _podium(words: Words, event: Event) -> Page:
    lines = duels.standings_of(event)
    told = [words("event.title_over", title=title_of(event))]
    for place, medal in enumerate(("🥇", "🥈", "🥉"), 1):
        here = [line for line in lines if line.place == place]
        if here:
            names = words.listing([name_of(words, event, line.entrant) for line in here])
            points = words.agreeing("point", _some(here[0].points), n=points_text(here[0].points))
            key = "duels.podium_knockout" if event.kind is Kind.KNOCKOUT else "duels.podium"
            told.append(words(key, medal=medal, names=names, points=points))
    parts: list[Part] = [Text("\n".join(told))]
    if event.kind is Kind.KNOCKOUT:
        parts.append(Frame(BracketSubject.name, _bracket(words, event)))
    else:
        parts.append(Frame(LeaderboardSubject.name, _standings(words, event, MOST_LINES)))
    facts = {"tables": words.count("table", len(event.tables)), "rounds": words.count("round", event.round)}
    parts.append(Text(words("duels.thanks", kind=words(f"event.{event.kind}"), **facts)))
    return Page((*parts, *rows([Button(words("duels.standings"), control(event, Verb.EVENT_STANDINGS))])), Colour.OVER)


def withdraw_page(words: Words, event: Event) -> Page:
    """Asks whoever withdraws whether they are sure."""
    yes = Button(words("duels.withdraw_yes"), control(event, Verb.EVENT_OUT, "yes"), Tone.DANGER)
    return Page((Text(words("duels.withdraw_sure")), *rows([yes])))

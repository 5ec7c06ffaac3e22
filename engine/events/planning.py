"""What a host plans: a new event, with the options checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from engine.events import duels
from engine.events.changes import FEWEST
from engine.events.lengths import fitting
from engine.events.model import Event, EventId, EventRefusal, Kind, Plan, Stage
from engine.rules.errors import Refusal, Refused
from engine.rules.games import make_game
from engine.rules.options import Accepts
from engine.store.event_rows import EventPlayerRow, EventRow
from engine.tables.core.errors import TableRefusal
from engine.tables.core.model import ChannelRef, Person
from engine.tables.people.lobby import options_of
from engine.tables.people.settings import check_clock
from engine.units import MINUTE

DAY_MINUTES: Final = 24 * 60
CHOSEN: Final = {"target", "rounds"}
"""Options by which a host sets the length of a match."""
MOST_GAMES: Final = 5
MOST_ROUNDS: Final = 20
LONGEST_ROUND: Final = 7 * 24 * 60
"""Minutes, at a game night."""
LONGEST_PAUSE: Final = 60 * MINUTE
LONGEST_DUELS: Final = 28 * 24 * 60
"""Minutes, in a tournament or league."""


def planned(
    event_id: EventId,
    kind: Kind,
    channel: ChannelRef,
    host: Person,
    title: str,
    plan: Plan,
    now: float,
    *,
    starts_at: int | None,
    posting: str | None,
    seed: str | None = None,
    click: int | None = None,
) -> Event:
    """A new event. Its host has signed up. BAD_OPTION, UNKNOWN_OPTION, UNKNOWN_GAME."""
    if channel.guild_id is None:
        raise Refused(TableRefusal.ELSEWHERE)
    plan = (_checked if kind is Kind.GAME_NIGHT else _checked_for_duels)(plan)
    row = EventRow(
        id=event_id,
        version=1,
        kind=kind,
        status=Stage.SIGN_UP,
        guild_id=channel.guild_id,
        channel_id=channel.channel_id,
        host_id=host.user_id,
        host=host.name,
        title=title,
        plan=plan,
        round=0,
        round_at=None,
        starts_at=starts_at,
        created_at=int(now),
        active_at=int(now),
        shown_posts=1,
        posting=posting,
        seed=seed,
    )
    return Event(row, (EventPlayerRow(host.user_id, host.name, since=1, here_at=int(now), click=click),))


def _checked(plan: Plan) -> Plan:
    """The plan of a game night with the options that differ from the defaults. Each game must seat two people."""
    _within("rounds", plan.rounds, 1, MOST_ROUNDS)
    _within("games", len(plan.games), 1, MOST_GAMES)
    if plan.minutes is not None:
        _within("minutes", plan.minutes, 1, LONGEST_ROUND)
    _within("pause", plan.pause, 0, LONGEST_PAUSE)
    check_clock(plan.turn_seconds, None, plan.increment)
    options = options_of(plan.games[0], dict(plan.options)) if len(plan.games) == 1 else ()
    for game in plan.games:
        most = make_game(game, dict(options)).seat_counts()[-1]
        _within("seats", min(plan.seats, most), FEWEST, max(most, FEWEST))
    return replace(plan, options=options, games=tuple(dict.fromkeys(plan.games)))


def _checked_for_duels(plan: Plan) -> Plan:
    """The plan of a tournament or league, of a length that fits into its rounds unless the host has chosen one.
    NOT_FOR_TWO, NOT_IN_PAIRS."""
    _within("rounds", plan.rounds, 0, MOST_ROUNDS)
    check_clock(plan.turn_seconds, None, plan.increment)
    (game,) = plan.games
    options = for_duels(game, plan.seats, dict(plan.options))
    length, days = fitting(game, plan.seats, plan.minutes and plan.minutes / DAY_MINUTES)
    if length is not None and not CHOSEN.intersection(dict(plan.options)):
        options = for_duels(game, plan.seats, {**options, **dict(length.options)})
    plan = replace(plan, options=options_of(game, options), minutes=plan.minutes or days * DAY_MINUTES)
    _within("minutes", plan.minutes or 0, 1, LONGEST_DUELS)
    return plan


def for_duels(game: str, seats: int, options: Mapping[str, str]) -> dict[str, str]:
    """The options that seat two sides, if need be those of a preset. NOT_FOR_TWO,
    NOT_IN_PAIRS."""
    for preset in ({}, *make_game(game, {}).presets.values()):
        found = make_game(game, {**preset, **options})
        if seats in found.seat_counts() and len(found.sides(seats)) == duels.SIDES:
            return {**preset, **options}
    raise Refused(EventRefusal.NOT_IN_PAIRS if seats > duels.SIDES else EventRefusal.NOT_FOR_TWO)


def _within(name: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise Refused(Refusal.BAD_OPTION, name=name, value=value, accepted=Accepts.NUMBER, low=low, high=high)

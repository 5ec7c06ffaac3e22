"""Noninterference: hidden tiles never change a page, button or picture of a person who may not see them.

A table is played for a while, in every game. Then its last deal is dealt again with two hidden tiles changed for each
other, so that the same moves are made and the onlooker sees the same events. All that the bot can show the onlooker
of both tables must be equal.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, cast

import pytest

from bot.live.shapes import Document
from bot.pictures import BoardSubject, PanelSubject, Picture, Style, Subject
from bot.ui.channel.activity_log import ActivityLog
from bot.ui.channel.answers import Answers
from bot.ui.channel.appearance import Appearance
from bot.ui.channel.emojis import TileEmojis
from bot.ui.pages.page import Page, Text
from bot.ui.pages.table.board import board_page, words_page
from bot.ui.pages.table.hand import ONE, News, claim_page, hand_page, where_page
from bot.ui.pages.table.lobby import closed_page
from bot.ui.pages.table.round_end import account_page, round_end_page, scores_page
from bot.ui.pages.table.turns import tables_page, turns_page
from bot.words import words_for
from engine.rules.errors import IllegalMove
from engine.rules.events import Event, RoundEnded, seen_by
from engine.rules.game import Match, forced_move
from engine.rules.games import GAMES, make_game
from engine.rules.moves import Deal
from engine.rules.position import write_position
from engine.rules.record import Step
from engine.rules.scoring import RoundResult
from engine.rules.tiles import HOUSE, Seat
from engine.store.rows import PRIVATE, Shown
from engine.tables.keeping.preferences import DisplaySettings, Preferences, Show
from engine.tables.service import Tables
from engine.tables.table.model import By, Change, ChangeKind, Snapshot, Status, StepDone
from engine.tables.table.participants import Participants
from tests.bot.flows.test_secrecy import snapshot_of
from tests.bot.live.whole import table_document
from tests.engine.rules.playing import random_step, tiles_in

WORDS = words_for()
SOLITAIRE = "castle_rock_solitaire"
SEATS = 3
TWINS, TWINS_ALONE = 1, 2
"""Other deals that are looked for at each stop of an evening, for each onlooker; and at a solitaire's."""
ONLOOKERS = 2
"""Spectators and seats that look at a stop; different ones each time."""
STOPS = (0, 2, 7, 18)
"""Steps after a deal at which a table is looked at, besides the end of a round."""

EMOJIS = TileEmojis()


class Recorder:
    """A painter that keeps what it should draw: the picture of a subject is its value."""

    async def draw(self, subject: Subject) -> Picture:
        return Picture(repr(subject).encode(), subject.name, subject.alt())

    async def turn(self, due: float) -> None:
        pass

    async def close(self) -> None:
        pass


class Chosen:
    """A store where each person has chosen pictures and words."""

    def __init__(self) -> None:
        self.people = self.servers = self

    async def of(self, number: int) -> DisplaySettings:
        return DisplaySettings(Show.BOTH)


class Table:
    """A match, and everything that the bot has been told of it."""

    def __init__(self, game: str, steps: Sequence[Step] = ()) -> None:
        self.game = game
        self.match: Match = make_game(game).start(SEATS if SEATS in make_game(game).seat_counts() else 1)
        self.log = ActivityLog(cast(Tables, None))
        self.steps: list[Step] = []
        self.events: list[list[Event]] = []
        for step in steps:
            self.play(step)

    def play(self, step: Step) -> None:
        """Make a step and tell the log of it. Some turns are played by the clock."""
        number = len(self.steps)
        by = (By.HOUSE if step.seat == HOUSE else By.CLOCK) if number % 4 == 0 or step.seat == HOUSE else By.PLAYER
        if forced_move(self.match) == (step.seat, step.move):
            by = By.FORCED
        self.events.append(self.match.play(step.seat, step.move))
        self.steps.append(step)
        done = StepDone(number, step.seat, step.move, tuple(self.events[-1]), by)
        self.log.note(Change(self.snapshot(), ChangeKind.STEP, (done,)))

    @property
    def rounds(self) -> tuple[RoundResult, ...]:
        """The matches that are over."""
        return tuple(event.result for events in self.events for event in events if isinstance(event, RoundEnded))

    @property
    def result_is_shown(self) -> bool:
        """Whether a round has just ended."""
        return self.match.view_for(None).result is not None

    @property
    def at_deal(self) -> int:
        """Which step dealt last."""
        return max(at for at, step in enumerate(self.steps) if isinstance(step.move, Deal))

    def snapshot(self) -> Snapshot:
        """The table as it is now."""
        seats = self.match.seats
        table = snapshot_of(self.match.copy(), self.game, seats)
        status = Status.PLAYING if self.match.score.outcome is None else Status.FINISHED
        made: Any = {"status": status, "version": len(self.steps) + 1, "capacity": seats}
        return replace(table, rounds=self.rounds, steps=len(self.steps), **made)


def seen(events: list[Event], onlooker: Seat | None) -> list[Event]:
    """The parts of events a person may know."""
    return [seen_by(event, onlooker) for event in events]


def twins(table: Table, onlooker: Seat | None, rng: random.Random) -> Iterator[Table]:
    """The same table with two tiles of the last deal swapped that the onlooker can't know."""
    at = table.at_deal
    deal = table.steps[at].move
    assert isinstance(deal, Deal)
    before = make_game(table.game).start(table.match.seats)
    for step in table.steps[:at]:
        before.play(step.seat, step.move)
    told = tiles_in(table.match.view_for(onlooker))
    hidden = [place for place, tile in enumerate(deal.order) if tile not in told]
    pairs = list(itertools.combinations(hidden, 2))
    for one, two in rng.sample(pairs, len(pairs)):
        if deal.order[one] is deal.order[two]:
            continue
        order = list(deal.order)
        order[one], order[two] = order[two], order[one]
        steps = [Step(HOUSE, Deal(tuple(order))), *table.steps[at + 1 :]]
        match = before.copy()
        try:
            alike = all(
                seen(match.play(step.seat, step.move), onlooker) == seen(events, onlooker)
                for step, events in zip(steps, table.events[at:], strict=True)
            )
        except IllegalMove:
            continue
        if alike and write_position(match) != write_position(table.match):
            yield Table(table.game, steps=(*table.steps[:at], *steps))


def public_pages(table: Table) -> list[Page]:
    """Everything that anybody may open of a table: in the channel, from its buttons, and in lists of tables."""
    snapshot, log = table.snapshot(), table.log
    moves = log.recent(WORDS, snapshot)
    closed = replace(snapshot, status=Status.CANCELLED)
    found = [board_page(WORDS, snapshot, moves), words_page(WORDS, snapshot, moves), closed_page(WORDS, closed)]
    if table.result_is_shown:
        found.append(round_end_page(WORDS, snapshot))
    if len(snapshot.seats) > 1:
        found += [account_page(WORDS, snapshot, result) for result in snapshot.rounds]
    found.append(Page((Text("\n".join(log.lines(WORDS, snapshot))),)))
    return [*found, scores_page(WORDS, snapshot), tables_page(WORDS, [snapshot]), turns_page(WORDS, [snapshot], 99)]


def private_pages(table: Table, seat: Seat) -> list[Page]:
    """All pages of the person in a seat: their hand in public and alone, with and without hints, with a lesson's
    sentence, the choice of a place, and calls with a play."""
    snapshot = table.snapshot()
    found = [turns_page(WORDS, [snapshot], seat + 1)]
    for hints, lesson, message in ((True, False, 5), (True, True, PRIVATE), (False, True, 5)):
        participants = Participants(lesson=lesson)
        shown = replace(snapshot, hints=hints, participants=participants, shown=Shown(message_id=message))
        view = shown.view_for(seat)
        assert view is not None
        found += [hand_page(WORDS, shown, seat, table.log.own(WORDS, shown, seat)), claim_page(WORDS, shown, seat)]
        found += [where_page(WORDS, shown, seat, tile, said) for tile in view.hand for said in ("", ONE)]
        found += [hand_page(WORDS, shown, seat, said=str(n)) for n in view.claims]
    return found


def live_document(table: Table, onlooker: Seat | None) -> Document:
    """The table on the page of the live board."""
    snapshot, own = table.snapshot(), None if onlooker is None else table.snapshot().seats[onlooker]
    news = News(table.log.recent(WORDS, snapshot)) if own is None else table.log.own(WORDS, snapshot, own.seat)
    return table_document(WORDS, snapshot, own, style=Style(), room=700, news=news, now=0.0)


async def everything(table: Table, onlooker: Seat | None) -> tuple[list[Page], Document]:
    """All that can be shown to a person, with pictures and descriptions."""
    appearance = Appearance(cast(Preferences, Chosen()), Recorder(), EMOJIS, Answers())
    snapshot = table.snapshot()
    found = [await appearance.dressed(WORDS, snapshot, page) for page in public_pages(table)]
    if onlooker is not None:
        own = snapshot.seats[onlooker]
        found += [await appearance.dressed(WORDS, snapshot, page, own) for page in private_pages(table, onlooker)]
    return found, live_document(table, onlooker)


def evening(game: str, rng: random.Random) -> Iterator[Table]:
    """A table at each of its stops: in the first round, at its end, and in the second."""
    table = Table(game)
    while table.match.score.outcome is None and len(table.rounds) < 2:
        dealt = any(isinstance(step.move, Deal) for step in table.steps)
        if dealt and (len(table.steps) - 1 - table.at_deal in STOPS or table.result_is_shown):
            yield table
        table.play(random_step(table.match, rng))
    yield table


async def compare(game: str, rng: random.Random, onlookers: int) -> Counter[str]:
    """Compare each stop of an evening with its twins, as seen by some spectators and seats. Counts the comparisons."""
    compared: Counter[str] = Counter()
    for table in evening(game, rng):
        everybody = [None, *(Seat(at) for at in range(table.match.seats))]
        for onlooker in rng.sample(everybody, min(onlookers, len(everybody))):
            shown = await everything(Table(game, steps=table.steps), onlooker)
            names = {picture.name for page in shown[0] for picture in page.pictures}
            most = TWINS_ALONE if game == SOLITAIRE else TWINS
            for twin in itertools.islice(twins(table, onlooker, rng), most):
                assert await everything(twin, onlooker) == shown
                compared.update(names)
                compared["second rounds"] += len(table.rounds) == 1 and not table.result_is_shown
                compared["accounts"] += table.result_is_shown
    return compared


@pytest.mark.parametrize("game", GAMES)
async def test_what_an_onlooker_may_not_see_changes_nothing_of_what_they_are_shown(game: str) -> None:
    compared = await compare(game, random.Random(9), ONLOOKERS)
    assert compared[BoardSubject.name] > 5, compared
    if game != SOLITAIRE:
        assert min(compared[PanelSubject.name], compared["second rounds"]) > 5, compared


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("game", GAMES)
async def test_what_nobody_may_see_changes_nothing_on_many_evenings(game: str, seed: int) -> None:
    assert (await compare(game, random.Random(seed), SEATS + 1))[BoardSubject.name]

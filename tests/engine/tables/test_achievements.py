"""Achievements follow from the events of a round, are kept once, and are proved from the records."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.rules.events import (
    Captured,
    Event,
    Finished,
    Laid,
    MugginsCalled,
    Played,
    Scored,
    Stacked,
    TookBack,
)
from engine.rules.moves import Take
from engine.rules.scoring import Ending, Receipt, RoundResult, Term, Why
from engine.rules.tiles import Pip, Seat, Tile
from engine.statistics import achievements
from engine.statistics.achievements import ACHIEVEMENTS, CHECKS, earned
from engine.statistics.recount import Fault, recount
from engine.store.questions import ratings as kept
from engine.store.rows import AchievementRow
from engine.tables.edits.turns import Resign

from .world import ANA, BEN, World

GUILD = 10
A, B = Seat(0), Seat(1)


def tile(text: str) -> Tile:
    low, _, high = text.partition("|")
    return Tile.of(int(low), int(high))


def ended(
    out: Seat | None = None, hands: Sequence[Sequence[str]] = ((), ("1|2",)), devil: int | None = None
) -> RoundResult:
    """A round of two that ended so."""
    left = tuple(tuple(map(tile, hand)) for hand in hands)
    none = (0,) * len(left)
    return RoundResult(1, Ending.DOMINO, 0, out, none, none, (), left, A, devil)


def played(seat: Seat, text: str, slot: str = "", value: int | None = None) -> Played:
    return Played(seat, tile(text), None, slot, None if value is None else Pip(value))


def scored(seat: Seat, points: int) -> Scored:
    return Scored(seat, Receipt(seat, points, (Term(Why.FIVES, points),)), (0, 0))


CAPTURE = Captured(A, 1, Take.MIDDLE, ())
DRAWN = Laid((tile("1|2"),), A)
LINE = [played(A, "3|5"), played(B, "3|6", "left", 3), played(A, "1|5", "right", 5)]
DOUBLES = [played(A, f"{number}|{number}") for number in range(12)]
ROUND_TRIP = [played(B, "1|2", str(slot), 1) for slot in ("0", "1", "2", "3", "4", "M")]
FIVE: list[Event] = [event for _ in range(5) for event in (played(A, "5|5"), scored(A, 5), played(B, "1|2"))]
CASES: list[tuple[str, Sequence[Event], RoundResult, list[tuple[Seat, str]]]] = [
    ("castle_rock", [CAPTURE, Finished(A)], ended(devil=0), [(A, "devils_own")]),
    ("castle_rock", [CAPTURE, Finished(A)], ended(devil=1), []),
    ("castle_rock", [*[CAPTURE] * 5, Finished(A)], ended(devil=1), [(A, "landslide")]),
    ("castle_rock", [*[CAPTURE] * 5, TookBack(A, ()), Finished(A)], ended(devil=1), []),
    ("castle_rock", [*[CAPTURE] * 3, Finished(A), *[CAPTURE] * 3, Finished(A)], ended(devil=1), []),
    ("castle_rock_solitaire", [DRAWN, *[CAPTURE] * 5], ended(hands=[()], devil=1), [(A, "landslide")]),
    ("castle_rock_solitaire", [DRAWN, *[CAPTURE] * 4, DRAWN, CAPTURE], ended(hands=[()], devil=0), []),
    ("castle_rock_solitaire", [Laid(()), *[CAPTURE] * 14], ended(hands=[()], devil=0), []),
    ("block", [played(A, "3|5")], ended(A), []),
    ("block", [*LINE, played(A, "1|6", "left", 6)], ended(A), [(A, "both_ends")]),
    ("block", [*LINE, played(A, "2|6", "left", 6)], ended(A), []),
    ("block", [*LINE, played(A, "1|6", "left", 6)], ended(None), []),
    ("draw", [played(A, "3|5"), played(A, "5|6", "right", 5)], ended(A), [(A, "monologue")]),
    ("muggins", [], ended(A, [(), ("0|0",)]), [(B, "blank_cheque")]),
    ("muggins", [], ended(A, [(), ("0|0", "0|1")]), []),
    ("chickenfoot", [*DOUBLES, played(B, "12|12")], ended(), [(B, "thirteen_doubles")]),
    ("mexican_train", [Laid((tile("12|12"),)), *DOUBLES], ended(), [(A, "thirteen_doubles")]),
    ("mexican_train", [*DOUBLES, played(B, "11|12")], ended(), []),
    ("mexican_train", [played(A, "1|2", "0", 1)] * 15, ended(), [(A, "express")]),
    ("mexican_train", [played(A, "1|2", "1", 1)] * 15, ended(), []),
    ("mexican_train", [*ROUND_TRIP], ended(hands=[("1|2",)] * 5), [(B, "grand_tour")]),
    ("mexican_train", ROUND_TRIP[1:], ended(hands=[("1|2",)] * 5), []),
    ("chickenfoot", [played(B, "1|2"), played(A, "4|4")], ended(A), [(A, "egg")]),
    ("fives_and_threes", FIVE, ended(), [(A, "high_five")]),
    ("fives_and_threes", [*FIVE[:9], played(A, "1|1"), *FIVE[9:12]], ended(), []),
    ("muggins", [played(A, "5|5"), scored(A, 20)], ended(), [(A, "twenty")]),
    ("muggins", [played(A, "5|5"), MugginsCalled(B, A, 20), scored(B, 20)], ended(), []),
    ("build_up", [Stacked(B, tile("4|4"), 0, tile("1|2"), A)] * 5, ended(), [(B, "double_glazing")]),
    ("a game of tomorrow", [], ended(), []),
]


@pytest.mark.parametrize(("game", "events", "result", "found"), CASES)
def test_what_is_achieved_in_a_round(
    game: str, events: Sequence[Event], result: RoundResult, found: list[tuple[Seat, str]]
) -> None:
    assert earned(game, events, result) == found


Scene = tuple[Sequence[Event], RoundResult]
STEPS: list[Event] = [played(A, "5|5"), scored(A, 19), played(B, "1|2")]
OWN = [played(A, "1|2", "0", 1)]
EXAMPLES: dict[tuple[str, str] | str, tuple[Scene, Scene]] = {
    "blank_cheque": (([], ended(A, [(), ("0|0",)])), ([], ended(A, [(), ("0|1",)]))),
    "both_ends": (
        ([*LINE, played(A, "1|6", "left", 6)], ended(A)),
        ([*LINE, played(A, "2|6", "left", 6)], ended(A)),
    ),
    # Sevens touch: beside 3|5, 2|4 fits both ends and 4|6 only one.
    ("matador", "both_ends"): (
        ([played(A, "3|5"), played(A, "2|4", "left", 3)], ended(A)),
        ([played(A, "3|5"), played(A, "4|6", "left", 3)], ended(A)),
    ),
    "devils_own": (([CAPTURE, Finished(A)], ended(devil=0)), ([CAPTURE, Finished(A)], ended(devil=1))),
    "double_glazing": (
        ([Stacked(B, tile("4|4"), 0, tile("1|2"), A)] * 5, ended()),
        ([*[Stacked(B, tile("4|4"), 0, tile("1|2"), A)] * 4, Stacked(B, tile("3|4"), 0, tile("1|2"), A)], ended()),
    ),
    "egg": (([played(B, "1|2"), played(A, "4|4")], ended(A)), ([played(B, "1|1"), played(A, "4|5")], ended(A))),
    "express": ((OWN * 15, ended()), ([*OWN * 14, played(A, "1|2", "M", 1)], ended())),
    "grand_tour": (
        (ROUND_TRIP, ended(hands=[("1|2",)] * 5)),
        ([*ROUND_TRIP[1:], played(A, "1|2", "0", 1)], ended(hands=[("1|2",)] * 5)),
    ),
    "high_five": ((FIVE, ended()), ([*FIVE[:9], played(A, "1|1"), *FIVE[9:12]], ended())),
    "landslide": (
        ([*[CAPTURE] * 5, Finished(A)], ended(devil=1)),
        ([*[CAPTURE] * 4, Finished(A), CAPTURE, Finished(A)], ended(devil=1)),
    ),
    ("castle_rock_solitaire", "landslide"): (
        ([DRAWN, *[CAPTURE] * 5], ended(hands=[()], devil=1)),
        ([DRAWN, *[CAPTURE] * 4, DRAWN, CAPTURE], ended(hands=[()], devil=1)),
    ),
    "monologue": (
        ([played(A, "3|5"), played(A, "5|6", "right", 5)], ended(A)),
        ([played(A, "3|5"), played(B, "3|4", "left", 3), played(A, "5|6", "right", 5)], ended(A)),
    ),
    "thirteen_doubles": (([*DOUBLES, played(B, "12|12")], ended()), ([*DOUBLES, played(B, "11|12")], ended())),
    "twenty": (([played(A, "5|5"), scored(A, 20)], ended()), (STEPS, ended())),
}
"""By achievement, or by game and achievement: the events and the result that earn it, and those that just don't."""


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, checks in CHECKS.items() for name in checks])
def test_each_achievement_of_each_game_is_earned_and_just_missed(game: str, name: str) -> None:
    done, nearly = EXAMPLES.get((game, name)) or EXAMPLES[name]
    assert name in {what for _, what in earned(game, *done)}
    assert name not in {what for _, what in earned(game, *nearly)}


def test_what_an_earlier_version_awarded_is_still_proved() -> None:
    single = [played(A, "3|5")]
    assert earned("block", single, ended(A), formerly=True) == [(A, "monologue")]
    assert earned("castle_rock_solitaire", [CAPTURE], ended(hands=[()], devil=0), formerly=True) == [(A, "devils_own")]


def test_each_of_them_can_be_earned() -> None:
    assert {what for *_, found in CASES for _, what in found} == ACHIEVEMENTS
    assert len(ACHIEVEMENTS) == 12


async def test_each_once_on_a_server_and_proved_from_the_record(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(achievements.CHECKS, "block", {"monologue": lambda events, result: [A]})
    tables = []
    for robots in (0, 0, 1):
        tables.append(await world.play_out(await world.begun(people=2, robots=robots, options={"target": "10"})))
        await world.leap(60)
    for again in range(2):
        told = [await world.statistics.achievements.of_match(table.id, len(table.rounds)) for table in tables]
        assert [[(row.user_id, row.round) for row in rows] for rows in told] == [[(ANA.user_id, 1)], [], []]
        if not again:
            await world.restart()
    assert await world.statistics.achievements.of_person(GUILD, ANA.user_id) == ("monologue",)
    assert await world.statistics.achievements.of_person(GUILD, BEN.user_id) == ()
    assert await world.statistics.achievements.of_person(GUILD + 1, ANA.user_id) == ()

    async def hidden(reader: int | None, guild_id: int | None) -> frozenset[str]:
        return frozenset({tables[0].id} if reader == BEN.user_id else ())

    monkeypatch.setattr(world.statistics.achievements, "_hidden", hidden)
    assert await world.statistics.achievements.of_person(GUILD, ANA.user_id, BEN.user_id) == (), (
        "Ben plays its deals now"
    )
    assert await world.statistics.achievements.of_person(GUILD, ANA.user_id) == ("monologue",)
    assert (await recount(world.store)).faults == ()
    invented = AchievementRow(GUILD, BEN.user_id, "twenty", tables[1].id, 1, 0)
    await world.store.ask(kept.book_achievements, [invented])
    assert (await recount(world.store)).faults == ((tables[1].id, Fault.NOT_EARNED),)


async def test_robots_and_those_who_resigned_earn_nothing(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(achievements.CHECKS, "block", {"monologue": lambda events, result: map(Seat, range(3))})
    table = await world.begun(people=2, robots=1, options={"target": "10"})
    await world.tables.change(table.id, Resign(), BEN.user_id)
    table = await world.play_out(await world.now(table))
    rows = await world.statistics.achievements.of_match(table.id, len(table.rounds))
    assert [row.user_id for row in rows] == [ANA.user_id]


async def test_a_private_match_earns_no_achievements(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """`/results stats` is for everybody, and a private table is not."""
    monkeypatch.setitem(achievements.CHECKS, "block", {"monologue": lambda events, result: [A]})
    for public in (False, True):
        table = await world.begun(people=1, robots=1, options={"target": "10"}, public=public)
        table = await world.play_out(table)
        rows = await world.statistics.achievements.of_match(table.id, len(table.rounds))
        assert [row.user_id for row in rows] == [ANA.user_id] * public

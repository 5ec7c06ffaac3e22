"""Results of deals that a person is still playing are on no page they can open (noninterference).

Two worlds differ only in how others played the same deals. Until the reader's own match is over, every command tells
the reader the same in both worlds.
"""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from discord.app_commands import Command

from bot.ui.pages.custom_ids import NO_TABLE, ControlId, Verb, read_id
from engine.statistics.leaderboard import Measure, Period
from engine.tables.table.model import Status
from tests.bot.flows.stage import Stage, controls, staged, text_of
from tests.bot.flows.test_duplicate import handle
from tests.bot.flows.test_nights import message, planned, rest, the_event
from tests.bot.flows.test_same_deal import PLAY, again, played

pytestmark = pytest.mark.usefixtures("unpainted")

NO_RESULTS = {
    *("domino play", "domino solitaire", "domino board", "domino tables", "domino turns", "domino rules"),
    *(
        "domino help",
        "domino learn",
        "domino daily",
        "domino puzzle",
        "events night",
        "events tournament",
        "events list",
    ),
    *("settings mine", "settings privacy", "settings away", "settings server"),
    *("admin health", "admin stuck", "admin announce", "admin drain", "admin forget"),
}
"""Commands that show no results of other tables."""
READS = {
    *(Verb.HISTORY, Verb.HISTORY_KIND, Verb.LEADERS, Verb.LEADERS_SET, Verb.STATS, Verb.SEASON),
    *(Verb.WATCH, Verb.FAIR, Verb.TALLY, Verb.ACCOUNT, Verb.LOG, Verb.REVIEW, Verb.BOARD, Verb.WORDS),
}
"""Buttons that only show something."""
LINES = 6
"""As many lines of a menu are chosen."""
OPENED: dict[str, list[dict[str, Any]]] = {
    "results leaderboard": [
        {"by": by.value, "period": period.value, **game}
        for by in Measure
        for period in Period
        for game in ({}, {"game": "block"})
    ],
    "results seasons": [{}],
    "results history": [{}, {"of": "here"}],
    "results stats": [{}, {"game": "block"}],
    "results replay": [{"show": "private"}],
    "results verify": [{}],
}
"""The other commands, and the ways they are asked here."""


def plain(answer: Any) -> str:
    """An answer without ids and times, which differ between any two runs."""
    return re.sub(r"<t:\d+|\d{15,}|`\w{8}`", "…", text_of(answer))


async def told(
    stage: Stage, reader: Any, people: list[Any], channel: Any, matches: list[str], *, behind: bool = True
) -> dict[str, str]:
    """Every answer to a person about results, with the pages `behind` its buttons."""
    commands = {one.qualified_name for one in stage.bot.tree.walk_commands() if isinstance(one, Command)}
    assert commands <= NO_RESULTS | OPENED.keys(), "add the new command to one of the two lists"
    asked = [(name, how) for name, ways in OPENED.items() for how in ways]
    asked += [(name, {"player": other}) for name in ("results stats", "results history") for other in people]
    asked += [(name, {"match": match}) for name in ("results replay", "results verify") for match in matches]
    found = {}
    for name, how in asked:
        key = f"{name} {[getattr(value, 'name', value) for value in how.values()]}"
        panel = (await reader.slash(channel, name, **how)).response
        found[key] = plain(panel)
        if behind and (how == OPENED.get(name, [how])[0] or "match" in how):  # each panel once, and each match
            found |= {f"{key} {at}": text for at, text in await pressed(stage, reader, panel)}
    return found


async def pressed(stage: Stage, reader: Any, panel: Any) -> list[tuple[str, str]]:
    """The answers of a panel's buttons that only read, and the lines of its menus, also of those that an answer takes
    away."""
    answers = list[tuple[str, str]]()
    for number, item in enumerate(controls(panel)):
        control = read_id(item["custom_id"])
        if control is None or control.verb not in READS:
            continue
        for at, line in enumerate(item.get("options", (None,))[:LINES]):
            values = None if line is None else [line["value"]]
            answer = await stage.raw_click(reader, panel, item["custom_id"], values=values)
            answers.append((f"{control.verb} {number}.{at}", plain(answer or panel)))
    return answers


async def duplicate(path: Path, deals: int, seed: int) -> tuple[dict[str, str], dict[str, str], Any]:
    """A duplicate night at two tables. A player of the second one reads after the first one's end, and after both."""
    async with staged(path, draw=random.Random(deals).randbytes) as stage:
        people = [stage.person(name) for name in ("Ana", "Björn", "Chloé", "Dan")]
        by_id = {person.id: person for person in people}
        await stage.bot.services.statistics.leaderboards.begin_season(stage.guild.id)
        options = {"game": "block", "rounds": 1, "seats": 2, "duplicate": True, "options": "target=1", "time": "none"}
        await planned(stage, people[0], *people[1:], **options)
        await stage.press(people[0], message(stage), "Begin")
        await rest(stage)
        first, second = the_event(stage).here
        reader, found = by_id[second.people[0]], []
        for number, table, rng in ((1, first, seed), (2, second, 1)):
            stage.panels.clear()
            for user in table.people:
                board = await stage.board(table.table_id, handle(stage, number))
                stage.panels[table.table_id, user] = await stage.press(by_id[user], board, "My hand")
            await stage.play_on([by_id[user] for user in table.people], table.table_id, random.Random(rng))
            await rest(stage)
            public = plain((await people[0].slash(stage.channel, "results leaderboard", show="public")).response)
            here = await told(stage, reader, people, handle(stage, 2), [first.table_id], behind=number == 1)
            found.append(here | {"posted": public})
            standings = ControlId(NO_TABLE, 0, Verb.EVENT_STANDINGS, the_event(stage).id).text()
            answer = await stage.raw_click(reader, message(stage), standings)
            found[-1] |= {"event": plain(message(stage)), "standings of the event": plain(answer)}
        return found[0], found[1], (await stage.table(first.table_id)).outcome


async def same_deal(path: Path, deals: int, seed: int) -> tuple[dict[str, str], dict[str, str], Any]:
    """A match, then its deals once more between two others, one of whom reads before and after the end."""
    async with staged(path, draw=random.Random(deals).randbytes) as stage:
        people = [stage.person(name) for name in ("Ana", "Björn", "Chloé", "Dan")]
        ana, bo, cleo, dan = people
        await stage.bot.services.statistics.leaderboards.begin_season(stage.guild.id)
        match = await stage.begin(ana, bo, options="target=1")
        await stage.play_on([ana, bo], match, random.Random(seed))
        lobby, table = await again(stage, cleo, match, PLAY)
        await stage.press(dan, lobby, "Join")
        await stage.press(cleo, lobby, "Start")
        before = await told(stage, dan, people, stage.channel, [match])
        await played(stage, [cleo, dan], table)
        after = await told(stage, dan, people, stage.channel, [match], behind=False)
        original = await stage.table(match)
        assert original.status is Status.FINISHED
        return before, after, original.outcome


# With these deals either player can win.
@pytest.mark.slow
@pytest.mark.parametrize(("world", "deals"), [(duplicate, 7), (same_deal, 5)])
async def test_results_of_deals_in_play_are_on_no_page(tmp_path: Path, world: Any, deals: int) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "other").mkdir()
    before, after, outcome = await world(tmp_path / "one", deals, 1)
    other_before, other_after, other_outcome = await world(tmp_path / "other", deals, 3)
    assert outcome.places != other_outcome.places, "the worlds differ"
    assert before == other_before
    differ = {asked.split(" [")[0] for asked in after if after[asked] != other_after[asked]}
    events = {"event", "standings of the event"} if world is duplicate else set()
    assert differ >= {"results leaderboard", "results seasons", "results stats", *events}, (
        "and after the end all is told"
    )

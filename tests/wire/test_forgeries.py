"""Clicks that no message of the bot has offered: every one is answered, and none does what the rules do not allow."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

import pytest

from bot.client import Boneyard
from bot.ui.pages.custom_ids import NO_TABLE, Verb
from engine.tables.table.model import By, Snapshot
from tests.bot.flows.kept import last_lots
from tests.bot.flows.stage import tiles_in
from tests.wire.discord import WireDiscord
from tests.wire.people import ANA, BO, CHLOE, People, buttons, control_of, shown
from tests.wire.records import Interaction
from tests.wire.shapes import Message, User

MALLORY = User(15, "Mallory", permissions="3072")
"""Sits nowhere, and may see and write, no more."""
AT_ONCE = 50
ARGUMENTS = (
    *(
        "",
        "0",
        "1",
        "-1",
        "999999999999",
        "6|6",
        "6|4@1",
        "0|0@0",
        "draw",
        "pass",
        "claim 99",
        "muggins",
        "yes",
        "no",
        "on",
    ),
    *(
        "0:target",
        "9:nothing",
        "show",
        "numerals=on",
        "lesson",
        "block",
        "castle_rock_solitaire",
        "0:11:block:all",
        "@@||",
    ),
    *("12|12@9999", "x" * 70, "../../etc/passwd", "'; DROP TABLE steps; --", "<@11> **bold**", "half", "86400", "back"),
)
SHAPES = ("", " ", "b1", "b1:", "b1:::", "b2:{table}:1:do:6|4@1", "b1:{table}:-1:hand", "b1:{table}:1e3:hand", "ä" * 50)
MORE_SHAPES = ("b1:{table}:1:hand:\n", "b1:{table}:1:no_such_verb", "B1:{table}:1:hand", "b1:{table}:01:do", "a" * 100)


class Forger:
    """Makes up clicks."""

    def __init__(self, rng: random.Random, wire: WireDiscord, tables: Iterable[str], where: list[Message]) -> None:
        self.rng = rng
        self.wire = wire
        self.tables = [*tables, "zzzzzzzz", "-"]
        self.where = where

    def custom_id(self) -> str:
        """A custom id like that of a button, or nearly."""
        rng, table = self.rng, self.rng.choice(self.tables)
        if rng.random() < 0.1:
            return rng.choice(SHAPES + MORE_SHAPES).format(table=table)[:100]
        if rng.random() < 0.05:
            return "".join(chr(rng.randrange(32, 127)) for _ in range(rng.randrange(1, 100)))
        version = rng.choice((0, 1, 2, 3, 5, 8, 999_999_999, rng.randrange(40)))
        argument = rng.choice(ARGUMENTS)
        return f"b1:{table}:{version}:{rng.choice(list(Verb))}{':' if argument else ''}{argument}"[:100]

    def click(self, user: User) -> Interaction:
        """Press the button, or choose from the menu."""
        menu = self.rng.random() < 0.3
        value = self.rng.choice((*ARGUMENTS, self.custom_id())) if menu else None
        return self.wire.click(user, self.rng.choice(self.where), self.custom_id(), value=value)


def hidden(table: Snapshot, user: User) -> set[str]:
    """The tiles in other hands than the user's."""
    views = [table.view_for(seat.seat) for seat in table.seats if not seat.person or seat.person.user_id != user.id]
    return {str(tile) for view in views if view is not None for tile in view.hand}


def of_table(message: Message, table: str) -> bool:
    """Whether a message is about no other table than this one."""
    return {control_of(button).table for button in buttons(message)} <= {table, NO_TABLE}


async def forge(bot: Boneyard, wire: WireDiscord, people: People, path: Path, clicks: int) -> None:
    """Forged clicks of the people at a table and of a stranger."""
    match = await people.begin(ANA, BO, options="target=500")
    alone = wire.slash(CHLOE, "domino solitaire", show="private")
    await wire.answered(alone)
    lobby = shown(await wire.answered(wire.slash(ANA, "domino play", game="muggins")))
    tables = bot.services.tables
    ids = [table.id for table in tables.known()]
    (solitaire,) = [table for table in tables.known() if not table.public]
    forger = Forger(random.Random(clicks), wire, ids, [*people.public(), lobby])
    made: dict[int, User] = {}
    before = await tables.snapshot(solitaire.id)
    lots = {str(tile) for tile in last_lots(bot, await tables.snapshot(match))}
    for _ in range(clicks // AT_ONCE):
        secret = hidden(await tables.snapshot(match), MALLORY)
        batch = [forger.click(forger.rng.choice((MALLORY, MALLORY, ANA, BO))) for _ in range(AT_ONCE)]
        made |= {click.id: click.user for click in batch}
        await asyncio.gather(*map(wire.answered, batch))
        # A person may have played a tile of their own by chance.
        secret &= hidden(await tables.snapshot(match), MALLORY)
        assert secret
        for click in batch:
            if click.user == MALLORY and click.shown is not None and of_table(click.shown, match):
                assert not tiles_in(click.shown.text) & (secret - lots), (click.custom_id, click.shown.text)
    await tables.settled()
    assert await tables.snapshot(solitaire.id) == before, "only its player can change it"
    assert (await tables.snapshot(match)).seat_of(MALLORY.id) is None
    with closing(sqlite3.connect(path / "boneyard.db")) as database:
        question = (
            "SELECT steps.interaction_id, seats.user_id FROM steps JOIN seats USING (table_id, seat) WHERE made_by = ?"
        )
        for interaction, user in database.execute(question, (By.PLAYER,)):
            assert interaction in made, "a step without a click"
            assert made[interaction].id == user, "a step of another person's seat"


@pytest.mark.parametrize("clicks", [400, pytest.param(10_000, marks=pytest.mark.soak)])
async def test_forged_clicks_are_answered_and_move_nothing(
    bot: Boneyard, wire: WireDiscord, people: People, tmp_path: Path, caplog: pytest.LogCaptureFixture, clicks: int
) -> None:
    wire.users.append(MALLORY)
    await forge(bot, wire, people, tmp_path, clicks)
    assert not [record for record in caplog.records if record.levelname == "ERROR" or record.exc_info]

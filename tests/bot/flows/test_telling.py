"""Every deed around the moves is told once to those it concerns, as its row says."""

from __future__ import annotations

import random
from pathlib import Path

from bot.ui.pages.table.deeds import DEEDS
from engine.tables.table.model import ChangeKind
from tests.bot.flows.stage import staged, text_of


def test_every_kind_of_change_has_a_row() -> None:
    assert DEEDS.keys() == set(ChangeKind)


async def test_those_who_stay_read_of_a_resignation_on_the_board_on_their_panels_and_in_their_turns(
    tmp_path: Path,
) -> None:
    async with staged(tmp_path) as stage:
        ana, bo, cleo = (stage.person(name) for name in ("Ana", "Björn", "Chloé"))
        table = await stage.begin(ana, bo, cleo, options="target=500", time="86400")
        for person in (ana, cleo):
            await stage.hand(person, table)
        version = await stage.table(table)
        await stage.raw_click(bo, await stage.board(table), stage.id_of(version, "resign_yes"))
        await stage.env.advance_time(10)
        assert "Björn resigned. A robot plays on." in text_of(await stage.board(table))
        assert "Björn 🤖" in text_of(await stage.board(table))
        for person in (ana, cleo):
            assert text_of(stage.panel(table, person)).count("Björn resigned. A robot plays on.") == 1
            assert "Björn 🤖" in text_of((await person.slash(stage.channel, "domino turns")).response)
        await stage.play_on([ana, cleo], table, random.Random(1), turns=4)
        assert "resigned" not in text_of(await stage.board(table))
        assert "Björn 🤖" in text_of(await stage.board(table)), "the mark stays"
        for person in (ana, cleo):
            assert "resigned" not in text_of(stage.panel(table, person)), "it is told once"
        await stage.restart()
        assert "Björn 🤖" in text_of(await stage.board(table))

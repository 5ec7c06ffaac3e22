"""Every command, as a member, a manager, a blocked member, the bot's owner and a stranger get it; and what a blocked
member can learn. `test_authority` has what hosts and players may change."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from simcord import interactions

from bot.cogs.errors import FOR_BLOCKED
from bot.ui.pages.custom_ids import Verb
from bot.words import words_for
from tests.bot.flows.stage import Stage, controls, staged, text_of, wire
from tests.bot.flows.test_admin import administrator, owned
from tests.bot.flows.test_commands import commands
from tests.bot.flows.test_manage import manager
from tests.bot.flows.test_server_rules import block

WORDS = words_for()
PEOPLE = ("member", "manager", "blocked", "owner", "stranger")
SAID = {
    "b": WORDS("blocked.you"),
    "o": WORDS("outside.text"),
    "m": WORDS("settings.not_manager"),
    "a": WORDS("admin.not_owner"),
}
"""The refusals: blocked, outside, managers only, the owner only."""
GETS = {
    "domino play": "..b.o",
    "domino solitaire": "..b..",
    "domino board": "..b.o",
    "domino tables": "..b.o",
    "domino turns": "..b.o",
    "domino rules": ".....",
    "domino learn": "..b..",
    "domino help": ".....",
    "domino daily": "..b..",
    "domino puzzle": "..b..",
    "events night": "..b.o",
    "events tournament": "..b.o",
    "events list": "..b.o",
    "results leaderboard": "..b.o",
    "results seasons": "..b.o",
    "results history": "..b.o",
    "results stats": "..b..",
    "results replay": "..b.o",
    "results verify": "..b.o",
    "settings mine": ".....",
    "settings privacy": ".....",
    "settings server": "m.b.o",
    "settings away": "..b.o",
    "admin health": " a . ",
    "admin stuck": " a . ",
    "admin announce": " a . ",
    "admin drain": " a . ",
    "admin forget": " a . ",
}
"""By command, what each of PEOPLE gets: an answer (.), a refusal of SAID, or no such command in their menu (space)."""
OPTIONS: dict[str, dict[str, Any]] = {
    "domino play": {"game": "block"},
    "domino rules": {"game": "block"},
    "admin announce": {"message": "Hello"},
}
pytestmark = pytest.mark.usefixtures("unpainted")


def letter(answer: Any) -> str:
    """What an answer is, as GETS has it."""
    told = text_of(answer).strip() if answer else ""
    return next((one for one, said in SAID.items() if said in told), ".")


@pytest.mark.parametrize("command", GETS)
async def test_each_command_answers_each_person(tmp_path: Path, command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with owned(tmp_path) as (stage, owner):
        people = {"member": stage.person("Ana"), "blocked": stage.person("Bob"), "owner": owner}
        people["manager"] = manager(stage)
        if command.startswith("admin"):
            people["manager"] = administrator(stage, "Adam")
        await block(stage, manager(stage), people["blocked"])
        got = ""
        for role in PEOPLE[:-1]:
            offered = command in people[role].available_commands(stage.channel)
            got += letter(await tried(stage, people[role], command)) if offered else " "
        usual = interactions.base_payload

        def outside(*args: Any, **how: Any) -> Any:
            record, made = usual(*args, **how)
            return record, {**made, "authorizing_integration_owners": {"1": str(how["user_id"])}}

        monkeypatch.setattr(interactions, "base_payload", outside)
        stranger = stage.person("Sam")
        got += letter(await tried(stage, stranger, command)) if not command.startswith("admin") else " "
        assert got == GETS[command]


async def tried(stage: Stage, actor: Any, command: str) -> Any:
    """The answer to a command. It always comes."""
    result = await actor.slash(stage.channel, command, **OPTIONS.get(command, {}))
    stage.check()
    assert result.acknowledged
    return result.response


def test_each_command_has_its_row_and_blocked_members_keep_their_data() -> None:
    assert GETS.keys() == commands().keys()
    blocked = PEOPLE.index("blocked")
    assert {name for name, gets in GETS.items() if gets[blocked] == "."} == set(FOR_BLOCKED)


async def what_the_blocked_get(path: Path, seed: int) -> list[str]:
    """All answers to a blocked member who presses every button of a match that is played by chance."""
    async with staged(path) as stage:
        ana, bo, bob, mona = stage.person("Ana"), stage.person("Björn"), stage.person("Bob"), manager(stage)
        await block(stage, mona, bob)
        table, got = await stage.begin(ana, bo, options="target=500"), []
        await stage.play_on([ana, bo], table, random.Random(seed), turns=3)
        for verb in (*Verb,):
            if verb in (Verb.SETTINGS, Verb.SET_DISPLAY, Verb.PRIVACY, Verb.RULEBOOK, Verb.WHICH):
                continue
            custom_id = stage.id_of(await stage.table(table), verb, version=0)
            got.append(answered(await stage.raw_click(bob, await stage.board(table), custom_id)))
        for name, gets in GETS.items():
            if gets[PEOPLE.index("blocked")] == "b":
                got.append(answered((await bob.slash(stage.channel, name, **OPTIONS.get(name, {}))).response))
        return got


def answered(answer: Any) -> str:
    """An answer to its last byte."""
    return f"{answer.content} {json.dumps(wire(answer))} {len(answer.attachments)}"


async def test_a_blocked_member_learns_nothing_about_tables(tmp_path: Path) -> None:
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
    one, other = await what_the_blocked_get(tmp_path / "one", 1), await what_the_blocked_get(tmp_path / "other", 2)
    assert one == other
    assert len(set(one)) == 1, "each answer is the same sentence"


async def test_playing_with_a_friend_over_a_week_takes_three_clicks(tmp_path: Path) -> None:
    """The help answers at the first click. With what it says, the second opens the table and invites the friend."""
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        told = text_of((await ana.slash(stage.channel, "domino help")).response)
        answer = next(line for line in told.splitlines() if "Over days or weeks" in line)
        assert all(part in answer for part in ("`/domino play`", "`time`", "a day a turn", "`with`", "`/domino turns`"))
        lobby, table = await stage.open(ana, time="86400", **{"with": bo})
        (invitation,) = [message for message in stage.channel.history() if f"<@{bo.id}>" in (message.content or "")]
        await stage.press(bo, invitation, "I’m in")
        await stage.press(ana, lobby, "Start")
        for _ in range(7):
            await stage.pass_time(20 * 60 * 60)
            await stage.play_on([ana, bo], table, random.Random(1), turns=1)
        played = await stage.table(table)
        assert played.is_open
        assert not any(played.clock.loses_seat(seat.seat) for seat in played.seats)
        turns = (await ana.slash(stage.channel, "domino turns")).response
        assert "Block" in text_of(turns)
        assert controls(turns)

"""Who may do what: every button and every command, used by five people."""

from __future__ import annotations

import re
from contextlib import AsyncExitStack
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

import pytest
from discord.app_commands import Command

from bot.ui.pages.custom_ids import NO_TABLE, ControlId, Verb, read_id
from bot.words import words_for
from engine.puzzles import puzzles
from engine.store.rows import Shown
from tests.bot.flows.authority import ROLES, Scene, scene
from tests.bot.flows.stage import Stage, controls, staged, text_of
from tests.bot.words.wordings import wordings

REFUSED = re.compile(
    "|".join(
        re.sub(r"\\\{\w+\\\}", ".*", re.escape(text))
        for key in words_for().sentences
        if key.startswith(("refusal.", "invalid.")) or key.endswith((".not_manager", "void.played"))
        for text in wordings(words_for(), key)
    )
)
SHOWN = {field.name for field in fields(Shown)}
"""Columns about messages."""
IGNORED = {
    "tables": SHOWN | {"version", "active_at", "deadline", "awaited_since", "on_turn", "seed_chain"},
    "events": SHOWN | {"version", "active_at", "round_at", "shown_posts", "scheduled_id"},
}
"""Columns that follow from others."""


@dataclass(frozen=True)
class Row:
    """A button or command, what each of ROLES gets for it, and everything it changes in the database.

    D: done · A: the others are asked, or the person is asked to confirm · s: only shown · -: refused
    """

    what: Verb | str
    gets: str
    changes: str = ""
    argument: str = ""
    choice: str = ""
    """The choice in a menu, or an option of a command: `name=value`."""


# By scene (the functions below make them).
TABLE: dict[str, tuple[Row, ...]] = {
    "lobby": (
        Row(Verb.JOIN, "---DD", "participants seats"),
        Row(Verb.LEAVE, "DDD--", "host_id seats"),
        Row(Verb.ADD_ROBOT, "-----"),
        Row(Verb.REMOVE_ROBOT, "D----", "seats"),
        Row(Verb.START, "D----", "participants status steps"),
        Row(Verb.READY, "DDD--", "participants"),
        Row(Verb.CANCEL, "D----", "status"),
        Row(Verb.OPTIONS, "s----", argument="0"),
        Row(Verb.SET_OPTION, "D----", "options participants", argument="0:target", choice="200"),
        Row(Verb.TYPE_OPTION, "D----", "options participants", argument="0:target", choice="200"),
        Row(Verb.SET_PRESET, "D----", "capacity options participants", argument="quick"),
        Row(Verb.TIME, "s----"),
        Row(Verb.SETTING, "D----", "claim_seconds participants turn_seconds", argument="0:clock:120"),
        Row(Verb.SETTING, "D----", "clock participants", argument="0:time_out:forfeit"),
        Row(Verb.SETTING, "D----", "clock participants", argument="0:weekends:off"),
        Row(Verb.SETTING, "D----", "clock participants", argument="0:reply_delay:on"),
        Row(Verb.SETTING, "D----", "clock participants", argument="0:days_off:3"),
        Row(Verb.SETTING, "D----", "hints participants", argument="0:hints:off"),
        Row(Verb.SETTING, "D----", "participants passes", argument="0:passes:off"),
        Row(Verb.SETTING, "D----", "casual participants", argument="0:casual:on"),
        Row(Verb.SETTING, "D----", "participants", argument="0:take_over:no"),
        Row(Verb.CLOSE_OPTIONS, "sssss"),
        Row(Verb.SEATS, "sss--"),
        Row(Verb.SIT, "DDD--", "seats", choice="3"),
        Row(Verb.INVITE, "sss--"),
        Row(Verb.ASK, "DDD--", "participants", choice="{guest}"),
        Row(Verb.DECLINE, "-----"),
        Row(Verb.REMOVE, "D----", "participants seats", choice="{player}"),
        Row(Verb.END, "--AA-"),
        Row(Verb.END_YES, "--DD-", "guild_settings status"),
        Row(Verb.MOVE_TABLE, "-----"),
        Row(Verb.REPOST, "sssss"),
        Row(Verb.MORE, "-----"),
        Row(Verb.RULES, "sssss", argument="0"),
        Row(Verb.KEEP, "sssss"),
        Row(Verb.MOVE_TABLE, "D-DD-", "channel_id guild_settings", argument="elsewhere"),
    ),
    "match": (
        Row(Verb.HAND, "sss--"),
        Row(Verb.BACK, "sss--"),
        Row(Verb.PICK, "-----"),
        Row(Verb.CALL, "-----"),
        Row(Verb.ANNOUNCE, "-----"),
        Row(Verb.CLAIM, "sss--"),
        Row(Verb.NOTHING, "-----"),
        Row(Verb.LINE, "-----"),
        Row(Verb.LIVE, "-----"),  # this bot has no live board
        Row(Verb.GIVE_UP, "sss--"),
        Row(Verb.TALLY, "sssss"),
        Row(Verb.FAIR, "sssss"),
        Row(Verb.BOARD, "sssss"),
        Row(Verb.WORDS, "sssss"),
        Row(Verb.MORE, "sssss"),
        Row(Verb.RESIGN, "AAA--"),
        Row(Verb.RESIGN_YES, "DDD--", "participants seats steps"),
        Row(Verb.ABANDON, "AAA--"),
        Row(Verb.ABANDON_YES, "AAA--", "participants"),
        Row(Verb.KEEP, "sssss"),
        Row(Verb.COME_BACK, "-----"),
        Row(Verb.UNDO, "-----"),
        Row(Verb.PAUSE, "AAAD-", "clock participants"),
        Row(Verb.UNPAUSE, "-----"),
        Row(Verb.REPOST, "sssss"),
        Row(Verb.MOVE_TABLE, "-----"),
        Row(Verb.END, "--AA-"),
        Row(Verb.END_YES, "--AA-", "guild_settings participants status tallies unfinished"),
        Row(Verb.REMATCH, "-----"),
        Row(Verb.AGAIN, "-----"),
        Row(Verb.SAME_DEAL, "-----"),
        Row(Verb.REVENGE, "-----"),
        Row(Verb.PREMOVE_CLEAR, "sss--"),
        Row(Verb.PAGE, "sss--", argument="0"),
        Row(Verb.TILE, "sss--", argument="{tile}"),
        Row(Verb.SAY, "-----", argument="5"),
        Row(Verb.DO, "D----", "steps", argument="{move}"),
        Row(Verb.STACK, "-----", argument="{tile}:0"),
        Row(Verb.ARRANGE, "sss--"),
        Row(Verb.ARRANGE, "DDD--", "hands", argument="pips"),
        Row(Verb.PREMOVES, "-ss--", argument="0"),
        Row(Verb.PREMOVE_ADD, "-DD--", "premoves", argument="{mine}"),
        Row(Verb.PREMOVE_DROP, "-ss--", argument="{mine}"),
        Row(Verb.PREMOVE_PLACE, "-DD--", "premoves", choice="{mine}"),
        Row(Verb.PREMOVE_SET, "-----", argument="once=on"),
        Row(Verb.ACCOUNT, "-----", argument="1"),
        Row(Verb.REVIEW, "-----", argument="1"),
        Row(Verb.HINT, "-----"),
        Row(Verb.RULES, "sssss", argument="0"),
        Row(Verb.LOG, "sssss", argument="0"),
        Row(Verb.AGREE, "-----", argument="x"),
        Row(Verb.DISAGREE, "-----", argument="x"),
        Row(Verb.TAKE_OVER, "---AA", "participants", argument="3"),
        Row(Verb.JOIN, "---AA", "participants"),
        Row(Verb.WITHDRAW, "-----", argument="x"),
        Row(Verb.MOVE_TABLE, "D-DD-", "channel_id guild_settings", argument="elsewhere"),
        Row("domino board", "sssss"),
        Row("settings away", "sssss"),
        Row("settings away", "AAAss", "participants", choice="until={in_3_days}"),
        Row("domino board", "sssss", argument="elsewhere"),
    ),
    "paused": (Row(Verb.UNPAUSE, "DDDD-", "clock"),),
    "question": (
        Row(Verb.AGREE, "sDD--", "participants", argument="{question}"),
        Row(Verb.DISAGREE, "DDD--", "participants", argument="{question}"),
        Row(Verb.WITHDRAW, "D----", "participants", argument="{question}"),
    ),
    "resigned": (
        Row(Verb.COME_BACK, "-D---", "clock participants seats"),
        Row(Verb.TAKE_OVER, "---AA", "participants", argument="1"),
    ),
    "over": (
        Row(Verb.REMATCH, "DDD--", "new tables seats"),
        Row(Verb.SAME_DEAL, "DDDDD", "new tables seats"),
        Row(Verb.REVENGE, "DDD--", "new tables seats"),
        Row(Verb.PLAY_ON, "-----"),
        Row(Verb.AGAIN, "-----"),
        Row(Verb.DAILY_SHARE, "-----"),
        Row(Verb.DAILY_BOARD, "-----"),
        Row(Verb.DAILY_BEST, "-----"),
        Row(Verb.VOID, "---A-"),
        Row(
            Verb.VOID,
            "---D-",
            "careers guild_settings match_results match_seats pairs ratings tallies unfinished",
            argument="yes",
        ),
        Row(Verb.TALLY, "sssss"),
        Row(Verb.WATCH, "sssss", choice="{table}"),
        Row("results replay", "sssss"),
        Row("results verify", "sssss"),
    ),
    "won": (Row(Verb.PLAY_ON, "-D---", "new tables seats steps"),),
    "no table": (
        Row(Verb.PLAY_NOW, "DDDDD", "new tables seats steps", argument="block"),
        Row(Verb.LEARN, "DDDDD", "new tables seats steps", argument="block"),
        Row(Verb.HELP, "sssss"),
        Row(Verb.GAMES, "sssss"),
        Row(Verb.GAME, "sssss", choice="block"),
        Row(Verb.OPEN, "DDDDD", "new tables seats", argument="block"),
        Row(Verb.SETTINGS, "sssss"),
        Row(Verb.WHICH, "sssss", choice="b1:-:0:games"),
        Row(Verb.RULEBOOK, "sssss", argument="0:block"),
        Row(Verb.PRIVACY, "sssss"),
        Row(Verb.SET_DISPLAY, "DDDDD", "meta players", argument="show", choice="text"),
        Row(Verb.SERVER_DISPLAY, "--ss-"),
        Row(Verb.SERVER_RULES, "--ss-", argument="members"),
        Row(Verb.SERVER_RULES, "--ss-", argument="permissions"),
        Row(Verb.SERVER_RULES, "--DD-", "guild_settings", argument="set:clock", choice="86400"),
        Row(Verb.SERVER_RULES, "--DD-", "guild_settings", argument="set:enders", choice="20"),
        Row(Verb.SERVER_RULES, "--DD-", "guild_settings", argument="set:channels", choice="20"),
        Row(Verb.HISTORY, "sssss", argument="0:mine::all"),
        Row(Verb.HISTORY_KIND, "sssss", choice="0:here::all"),
        Row(Verb.LEADERS, "sssss", argument="0:block:wins:all"),
        Row(Verb.LEADERS_SET, "sssss", argument="by", choice="0:block:wins:all"),
        Row(Verb.LEADERS_POST, "sssss", argument="0:block:wins:all"),
        Row(Verb.STATS, "sssss", argument="{stranger}:"),
        Row(Verb.SET_SERVER_DISPLAY, "--DD-", "guild_settings", argument="show", choice="text"),
        Row(Verb.SET_SERVER_DISPLAY, "--DD-", "guild_settings weekly_posts", argument="zone", choice="Asia/Tokyo"),
        Row(Verb.SET_SERVER_DISPLAY, "--DD-", "guild_settings", argument="quiet", choice="22-8"),
        Row(Verb.SEASON, "sssss", argument="0"),
        Row(Verb.SEASON_SET, "--AA-", argument="start"),
        Row(Verb.SEASON_SET, "--DD-", "seasons", argument="start:yes"),
        Row(Verb.SEASON_POST, "sssss", argument="0"),
        Row(Verb.WEEKLY, "--DD-", "guild_settings weekly_posts", argument="here"),
        Row(Verb.WEEKLY, "--DD-", "guild_settings weekly_posts", argument="hour", choice="7"),
        Row(Verb.WEEKLY, "--DD-", "guild_settings weekly_posts", argument="daily", choice="{channel}"),
        Row("domino play", "sssss"),
        Row("domino play", "DDDDD", "new tables seats", choice="game=block"),
        Row("domino solitaire", "DDDDD", "new tables seats steps"),
        Row("events night", "sssss"),
        Row("events tournament", "sssss"),
        Row("events list", "sssss"),
        Row(Verb.EVENT_PLAN, "sssss", argument="rounds:game_night.a.vote.3.4.120.", choice="2"),
        Row(Verb.EVENT_POST, "sssss", argument="game_night.a.vote.3.4.120."),
        Row(Verb.PUZZLE, "sssss", argument="block:0:hint"),
        Row(Verb.PUZZLE, "DDDDD", "puzzles", argument=f"block:0:{puzzles('block')[0].other}"),
        Row(Verb.PUZZLE, "DDDDD", "puzzles", argument="block:0:solution"),
        Row(Verb.PUZZLE_SHARE, "-----", argument="block:0"),
        Row("domino puzzle", "sssss"),
        Row("domino daily", "DDDDD", "dailies new tables seats steps"),
        Row(Verb.DAILY, "DDDDD", "dailies new tables seats steps"),
        Row("domino tables", "sssss"),
        Row("domino turns", "sssss"),
        Row("results leaderboard", "sssss"),
        Row("results seasons", "sssss"),
        Row("results history", "sssss"),
        Row("results stats", "sssss"),
        Row("domino rules", "sssss", choice="game=block"),
        Row("settings privacy", "sssss"),
        Row("settings mine", "sssss"),
        Row("settings mine", "DDDDD", "meta players", choice="zone=Europe/Berlin"),
        Row("settings server", "--ss-"),
        Row("settings server", "--DD-", "guild_settings weekly_posts", choice="zone=Europe/Berlin"),
        Row("domino help", "sssss"),
        Row("domino learn", "sssss"),
        Row("domino learn", "DDDDD", "new tables seats steps", choice="game=block"),
    ),
    "night": (
        Row(Verb.EVENT_IN, "---DD", "event_players", argument="{event}"),
        Row(Verb.EVENT_OUT, "DDD--", "event_players", argument="{event}"),
        Row(Verb.EVENT_HERE, "DDD--", "event_players", argument="{event}"),
        Row(Verb.EVENT_HOW, "sssss", argument="{event}"),
        Row(Verb.EVENT_NEXT, "D-DD-", "event_tables round status", argument="{event}:0"),
        Row(Verb.EVENT_END, "D-DD-", "status", argument="{event}"),
        Row(Verb.EVENT_VOTE, "DDD--", "event_players", argument="{event}", choice="muggins"),
        Row(Verb.EVENT_STANDINGS, "sssss", argument="{event}"),
        Row(Verb.EVENT_FAIR, "sssss", argument="{event}"),
    ),
    "round": (
        Row(Verb.EVENT_IN, "---DD", "event_players", argument="{event}"),
        Row(Verb.EVENT_OUT, "DDD--", "event_players", argument="{event}"),
        Row(Verb.EVENT_NEXT, "A-AA-", argument="{event}:1"),
        Row(Verb.EVENT_NEXT, "D-DD-", "event_tables round", argument="{event}:1:yes"),
        Row(Verb.EVENT_END, "A-AA-", argument="{event}"),
        Row(Verb.EVENT_END, "D-DD-", "event_tables status", argument="{event}:yes"),
    ),
}


def stored(stage: Stage) -> dict[str, list[dict[str, Any]]]:
    """All rows of the database."""
    return stage.database.rows()


def changed(before: dict[str, list[dict[str, Any]]], after: dict[str, list[dict[str, Any]]]) -> set[str]:
    """What differs: columns of tables and events, and the names of all other tables of the database."""
    found = {name for name in after if name not in IGNORED and before[name] != after[name]}
    for name, ignored in IGNORED.items():
        if len(before[name]) != len(after[name]):
            found.add(f"new {name}")
        for row, other in zip(before[name], after[name], strict=False):
            found |= {column for column in row if row[column] != other[column]} - ignored
    return found


async def use(it: Scene, role: str, row: Row) -> tuple[str, set[str]]:
    """What this person gets for the button or command, and what it changed."""
    facts = it.facts(role)
    before = stored(it.stage)
    asked = len(it.table.participants.questions) if it.table else 0
    result = await (press if isinstance(row.what, Verb) else command)(it, role, row, facts)
    await it.stage.env.settle()
    now = await it.now() if it.table else None
    assert result.acknowledged, row
    what = changed(before, stored(it.stage))
    if (now and len(now.participants.questions) > asked) or asks(result.response):
        return "A", what
    if what:
        return "D", what
    return "-" if result.response and REFUSED.search(text_of(result.response)) else "s", what


async def press(it: Scene, role: str, row: Row, facts: dict[str, object]) -> Any:
    """Press the button, in the channel of the table or elsewhere."""
    assert isinstance(row.what, Verb)
    table = (it.table.id, it.table.version) if it.table else (NO_TABLE, 0)
    channel, argument = (it.elsewhere, "") if row.argument == "elsewhere" else (it.stage.channel, row.argument)
    message = await it.people["guest"].send(channel, "a message")
    custom_id = ControlId(*table, row.what, argument.format(**facts)).text()
    guest = {str(it.people["guest"].id): {"username": "guest"}}
    more: dict[Verb, dict[str, Any]] = {
        Verb.ASK: {"resolved": {"users": guest}},
        Verb.TYPE_OPTION: {"components": [{"component": {"custom_id": "value", "value": "200"}}]},
    }
    values = [row.choice.format(**facts)] if row.choice else []
    return it.stage.emit_click(it.people[role], message, custom_id, values=values, more=more.get(row.what))


async def command(it: Scene, role: str, row: Row, facts: dict[str, object]) -> Any:
    """Use the command, in the channel of the table or elsewhere."""
    channel = it.elsewhere if row.argument == "elsewhere" else it.stage.channel
    options = dict([row.choice.format(**facts).split("=")]) if row.choice else {}
    return await it.people[role].slash(channel, row.what, **options)


def asks(answer: Any) -> bool:
    """Whether an answer asks the person to confirm."""
    ids = [read_id(item.get("custom_id", "")) for item in controls(answer)] if answer else []
    return any(found and (found.verb.endswith("_yes") or found.argument.endswith("yes")) for found in ids)


@pytest.mark.slow
@pytest.mark.parametrize("kind", TABLE)
async def test_each_person_gets_what_the_table_says(tmp_path: Path, kind: str) -> None:
    found = []
    async with AsyncExitStack() as stack:
        it = None
        for number, row in enumerate(TABLE[kind]):
            gets, changes = "", set[str]()
            for role in ROLES:
                if it is None:  # nothing has changed the last one
                    it = await stack.enter_async_context(scene(tmp_path / f"{number} {role}", kind))
                got, what = await use(it, role, row)
                gets, changes = gets + got, changes | what
                # Where all may do it, each person changes something, also after the others.
                if what and (row.gets != "D" * len(ROLES) or role == ROLES[-1]):
                    await stack.aclose()
                    it = None
            found.append(replace(row, gets=gets, changes=" ".join(sorted(changes))))
    wrong = [(got, said) for got, said in zip(found, TABLE[kind], strict=True) if got != said]
    assert not wrong, "\n".join(f"{got}\n  instead of {said}" for got, said in wrong)


async def test_each_button_and_command_has_a_row(tmp_path: Path) -> None:
    rows = {row.what for rows in TABLE.values() for row in rows}
    async with staged(tmp_path) as stage:
        commands = {one.qualified_name for one in stage.bot.tree.walk_commands() if isinstance(one, Command)}
    assert rows == {*Verb, *commands}

"""Every code of Discord's × every kind of channel × what the bot lacks there: the remedy is the true one."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import combinations
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from bot.ui.channel.obstacles import Obstacle, Why, lacking, obstacle, writing
from bot.words import LANGUAGES, words_for
from tests.bot.ui.channel.test_discord_errors import http_error

NOW = 1_800_000_000.0
UNTIL = int(NOW) + 600
KINDS: dict[str, tuple[Any, dict[str, bool]]] = {
    "text": (discord.TextChannel, {}),
    "voice": (discord.VoiceChannel, {}),
    "stage": (discord.StageChannel, {}),
    "thread": (discord.Thread, {"locked": False}),
    "forum post": (discord.Thread, {"locked": False}),
    "private thread": (discord.Thread, {"locked": False}),
    "locked thread": (discord.Thread, {"locked": True}),
    "hidden": (None, {}),
}
CODES = {
    50001: 403,
    50013: 403,
    50083: 400,
    160005: 400,
    160006: 400,
    50024: 400,
    50008: 400,
    50035: 400,
    59999: 403,
    0: 500,
}
NEEDED = {
    "text": {"view_channel", "send_messages"},
    "voice": {"view_channel", "connect", "send_messages"},
    "stage": {"view_channel", "connect", "send_messages"},
    **{kind: {"view_channel", "send_messages_in_threads"} for kind in ("thread", "forum post", "private thread")},
}
EVERYTHING = {"view_channel", "connect", "send_messages", "send_messages_in_threads"}


def place(kind: str, missing: set[str]) -> Any:
    """A channel of that kind where the bot lacks these permissions."""
    spec, facts = KINDS[kind]
    if spec is None:
        return None
    made = Mock(spec=spec, **facts)
    made.is_private = lambda: kind == "private thread"
    made.permissions_for = lambda _: discord.Permissions(**dict.fromkeys(EVERYTHING - missing, True))
    return made


def me(until: int | None = None) -> Any:
    """The bot as a member."""
    return Mock(timed_out_until=until and datetime.fromtimestamp(until, UTC))


def expected(kind: str, code: int, missing: set[str], until: int | None) -> Obstacle:
    """The true remedy, as a table."""
    if code in (0, 50035):
        return Obstacle(Why.FAILING, code=code or 500)
    if code in (50024, 50008):
        return Obstacle(Why.ELSEWHERE)
    if until is not None:
        return Obstacle(Why.TIMEOUT, until=until)
    if kind == "locked thread" or (kind == "hidden" and code in (50083, 160005)):
        return Obstacle(Why.LOCKED)
    lacks = missing & NEEDED.get(kind, set())
    if lacks:
        first = {"view_channel"} if "view_channel" in lacks else lacks
        return Obstacle(Why.LACKING, tuple(name for name in writing(place(kind, set())) if name in first))
    if code == 160006:
        return Obstacle(Why.MANY_THREADS)
    if code == 50001 and kind in ("private thread", "hidden"):
        return Obstacle(Why.OUTSIDE, code=code)
    return Obstacle(Why.REFUSED, code=code)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("code", CODES)
def test_the_remedy_is_true_for_every_code_and_kind_of_channel(kind: str, code: int) -> None:
    for count in range(len(EVERYTHING) + 1):
        for names in combinations(sorted(EVERYTHING), count):
            for until in (None, UNTIL):
                found = obstacle(place(kind, set(names)), me(until), http_error(CODES[code], code), NOW)
                assert found == expected(kind, code, set(names), until), (names, until)
                assert set(found.lacking) <= set(names), "it asks for nothing that it has"
                for language in LANGUAGES:
                    assert found.told(words_for(language))


def test_a_time_out_that_is_over_is_no_reason() -> None:
    found = obstacle(place("text", {"send_messages"}), me(int(NOW) - 1), http_error(403, 50013), NOW)
    assert found == Obstacle(Why.LACKING, ("send_messages",))


def test_without_view_channels_nothing_else_matters() -> None:
    assert lacking(discord.Permissions(), ("connect", "view_channel")) == ("view_channel",)

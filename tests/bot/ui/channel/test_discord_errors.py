"""Which of Discord's errors are tried again, and how often."""

from __future__ import annotations

from typing import Any
from unittest.mock import Mock

import aiohttp
import discord
import pytest

from bot.ui.channel.discord_errors import Remedy, limited, mends, passing, pause_after, remedy_for, worth_trying_again


def http_error(status: int, code: int = 0) -> discord.HTTPException:
    """One of Discord's errors."""
    return discord.HTTPException(Mock(status=status, reason="no"), {"code": code, "message": "no"})


@pytest.mark.parametrize(
    "error", [http_error(500), http_error(503), aiohttp.ClientConnectionError(), ConnectionResetError(), TimeoutError()]
)
def test_a_passing_error_is_tried_again(error: Any) -> None:
    assert passing(error)
    assert mends(error)
    assert not limited(error)


@pytest.mark.parametrize("error", [http_error(403, 50013), http_error(404, 10008), http_error(400, 50035)])
def test_a_refusal_is_never_repeated(error: discord.HTTPException) -> None:
    assert not mends(error)


@pytest.mark.parametrize(("status", "again"), [(400, True), (413, True), (401, False), (403, False), (404, False)])
def test_a_board_that_is_refused_for_its_content_is_drawn_again_later(status: int, again: bool) -> None:
    assert worth_trying_again(http_error(status)) is again
    assert (remedy_for(http_error(status)) is Remedy.SHRINK) is again


def test_a_limit_ends_and_is_no_reason_to_try_at_once() -> None:
    assert mends(http_error(429))
    assert not passing(http_error(429))
    assert not limited(http_error(429, 30046)), "a message edited too often is posted anew instead"


def test_pauses_grow_and_stay_below_a_minute() -> None:
    pauses = [pause_after(failures) for failures in range(1, 50)]
    assert pauses == sorted(pauses)
    assert pauses[0] <= 1
    assert 10 <= pauses[-1] <= 60


@pytest.mark.parametrize(
    ("code", "remedy"),
    [
        (10008, Remedy.REPOST), (30046, Remedy.REPOST), (10003, Remedy.PARK), (50001, Remedy.PARK),
        (50013, Remedy.PARK), (50083, Remedy.UNARCHIVE), (40005, Remedy.SHRINK), (50035, Remedy.SHRINK),
        (0, Remedy.SHRINK),
    ],
)  # fmt: skip
def test_every_error_code_has_its_outcome(code: int, remedy: Remedy) -> None:
    assert remedy_for(http_error(400, code)) is remedy
    assert not passing(http_error(400, code))

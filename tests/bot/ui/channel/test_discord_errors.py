"""What is tried again, how often, and what is not."""

from __future__ import annotations

from typing import Any
from unittest.mock import Mock

import aiohttp
import discord
import pytest

from bot.ui.channel.discord_errors import PAUSES, Remedy, passing, persist, remedy_for


def http_error(status: int, code: int = 0) -> discord.HTTPException:
    """An answer of Discord."""
    return discord.HTTPException(Mock(status=status, reason="no"), {"code": code, "message": "no"})


class Flaky:
    """Fails with these errors, one after the other, then works."""

    def __init__(self, *errors: BaseException) -> None:
        self.errors = list(errors)
        self.calls = 0

    async def __call__(self) -> str:
        self.calls += 1
        if self.errors:
            raise self.errors.pop(0)
        return "done"


class Naps:
    """Sleeps that take no time and are counted."""

    def __init__(self) -> None:
        self.seconds: list[float] = []

    async def __call__(self, seconds: float) -> None:
        self.seconds.append(seconds)


@pytest.mark.parametrize(
    "error", [http_error(500), http_error(503), aiohttp.ClientConnectionError(), ConnectionResetError(), TimeoutError()]
)
async def test_what_may_pass_is_tried_again(error: Any) -> None:
    call, naps = Flaky(error, error), Naps()
    assert await persist(call, naps) == "done"
    assert call.calls == 3
    assert naps.seconds == list(PAUSES[:2])


@pytest.mark.parametrize("error", [http_error(403, 50013), http_error(404, 10008), http_error(400, 50035)])
async def test_a_refusal_is_never_repeated(error: discord.HTTPException) -> None:
    call, naps = Flaky(error), Naps()
    with pytest.raises(discord.HTTPException):
        await persist(call, naps)
    assert call.calls == 1
    assert not naps.seconds


async def test_trying_ends() -> None:
    call = Flaky(*(ConnectionResetError() for _ in range(99)))
    with pytest.raises(ConnectionResetError):
        await persist(call, Naps())
    assert call.calls == len(PAUSES) + 1


@pytest.mark.parametrize(
    ("code", "remedy"),
    [
        (10008, Remedy.REPOST), (30046, Remedy.REPOST), (10003, Remedy.PARK), (50001, Remedy.PARK),
        (50013, Remedy.PARK), (50083, Remedy.UNARCHIVE), (40005, Remedy.SHRINK), (50035, Remedy.GIVE_UP),
        (0, Remedy.GIVE_UP),
    ],
)  # fmt: skip
def test_every_error_code_has_its_outcome(code: int, remedy: Remedy) -> None:
    assert remedy_for(http_error(400, code)) is remedy
    assert not passing(http_error(400, code))

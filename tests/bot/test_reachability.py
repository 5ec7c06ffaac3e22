"""Since when people can't play, found from the gateway and the API."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from bot.reachability import LATELY, SILENT, STEADY, Reachability

BEGIN = 1000.0


class Heard:
    """Reachability with a clock that moves when told, and a list of what it told."""

    def __init__(self) -> None:
        self.time = BEGIN
        self.told: list[float | str] = []
        self.asked = 0
        self.outcome: Callable[[], None] = lambda: self.reach.answered()
        self.back = asyncio.Event()
        self.paused = asyncio.Event()
        self.rest: asyncio.Future[None] | None = None
        self.reach = Reachability(lambda: self.time, self.sleep, self.ask, self.tell)

    def tell(self, since: float | None) -> None:
        self.told.append("go on" if since is None else since)
        if since is None:
            self.back.set()

    async def sleep(self, seconds: float) -> None:
        self.time += seconds
        self.rest = asyncio.get_running_loop().create_future()
        self.paused.set()
        await self.rest

    async def ask(self) -> None:
        self.asked += 1
        self.outcome()

    def after(self, seconds: float, *events: str) -> None:
        """So much later these events come from the client."""
        self.time += seconds
        for event in events:
            self.reach.event(event)


@pytest.fixture
def heard() -> Heard:
    """A client that has connected just now."""
    found = Heard()
    found.after(0, "socket_raw_receive", "connect")
    assert found.told == ["go on"]
    found.told.clear()
    return found


def test_a_connection_that_breaks_again_and_again_is_none(heard: Heard) -> None:
    assert heard.reach.unsteady() == 0.0
    heard.after(STEADY, "socket_raw_receive")
    assert heard.reach.unsteady() == 0.0, "it has lasted"
    heard.after(20, "disconnect")
    for _ in range(9):
        heard.after(4, "connect", "socket_raw_receive")
        heard.after(1, "disconnect")
    assert heard.reach.unsteady() == 45
    heard.after(15, "connect")
    heard.after(STEADY, "socket_raw_receive")
    assert heard.reach.unsteady() == 0.0
    assert heard.reach.connections == 11


def test_nobody_can_play_before_the_client_has_connected() -> None:
    found = Heard()
    found.after(3, "socket_raw_receive")
    assert found.reach.since == BEGIN
    found.after(1, "connect")
    assert found.told == ["go on"]


def test_a_gateway_that_breaks_off_is_gone_until_it_is_resumed(heard: Heard) -> None:
    heard.after(30, "disconnect")
    heard.after(10, "disconnect", "socket_raw_receive", "disconnect")
    assert heard.told == [BEGIN + 30]
    heard.after(5, "socket_raw_receive", "resumed")
    assert heard.told == [BEGIN + 30, "go on"]


def test_a_gateway_that_fell_silent_is_gone_since_it_was_heard_last(heard: Heard) -> None:
    heard.after(41, "socket_raw_receive")
    heard.after(SILENT + 20, "disconnect")
    assert heard.told == [BEGIN + 41]


async def test_a_silent_gateway_is_found_out_when_time_would_run_out_although_the_api_answers(heard: Heard) -> None:
    heard.after(SILENT + 1)
    heard.reach.answered()
    assert not await heard.reach.confirmed()
    assert heard.told == [BEGIN]
    heard.after(5, "socket_raw_receive")
    assert heard.told == [BEGIN, "go on"]
    assert await heard.reach.confirmed()


async def test_an_api_that_fails_is_asked_until_it_answers(heard: Heard) -> None:
    heard.outcome = heard.reach.failed
    heard.back.clear()
    heard.after(20)
    heard.reach.failed()
    heard.after(1, "socket_raw_receive")
    assert heard.told == [BEGIN + 20]
    for asked in (1, 2, 3):
        await heard.paused.wait()
        assert heard.asked == asked
        assert not await heard.reach.confirmed()
        if asked == 3:
            heard.outcome = heard.reach.answered
        heard.paused.clear()
        assert heard.rest
        heard.rest.set_result(None)
    await heard.back.wait()
    assert heard.told == [BEGIN + 20, "go on"]
    assert heard.asked == 4


async def test_both_gone_is_one_outage(heard: Heard) -> None:
    heard.outcome = heard.reach.failed
    heard.after(10)
    heard.reach.failed()
    heard.after(SILENT, "disconnect")
    heard.reach.answered()
    assert heard.told == [BEGIN + 10, BEGIN], "the gateway was not heard since earlier"
    heard.after(1, "connect")
    assert heard.told == [BEGIN + 10, BEGIN, "go on"]
    await heard.reach.close()


async def test_the_api_is_asked_before_time_runs_out_if_it_has_not_answered_lately(heard: Heard) -> None:
    heard.after(LATELY)
    assert await heard.reach.confirmed()
    assert heard.asked == 0
    heard.after(1)
    assert await heard.reach.confirmed()
    assert heard.asked == 1
    heard.after(LATELY + 1)
    heard.outcome = lambda: None  # no answer comes
    assert not await heard.reach.confirmed()
    assert heard.told == [heard.time - LATELY - 1], "it may have been gone since it answered last"
    await heard.reach.close()


def test_a_client_that_never_heard_a_gateway_is_taken_at_its_word() -> None:
    """The simulated Discord sends events and no frames."""
    found = Heard()
    found.after(0, "connect")
    found.after(100_000)
    assert asyncio.run(found.reach.confirmed())
    assert found.asked == 0


def test_of_several_shards_all_must_be_there() -> None:
    found = Heard()
    found.reach = Reachability(lambda: found.time, found.sleep, found.ask, found.tell, (2, 3))
    found.reach.event("connect", 2)
    found.reach.event("socket_raw_receive")
    assert found.told == []
    found.reach.event("connect", 3)
    assert found.told == ["go on"]
    found.time += 10
    found.reach.event("disconnect", 3)
    found.reach.event("socket_raw_receive")  # of the other one
    assert found.told == ["go on", BEGIN + 10]
    found.reach.event("resumed", 3)
    assert found.told == ["go on", BEGIN + 10, "go on"]

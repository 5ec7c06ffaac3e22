"""A host who wants it hears of a newer release: one request a day, with the program's name and nothing else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from aiohttp import web

from bot import __version__
from bot.config import Secret, Settings, load_settings
from bot.releases import FILE, newest, rank, watch_releases
from engine.units import DAY


class Page:
    """A changelog on the web, and the webhook of a channel."""

    def __init__(self) -> None:
        self.text = "# Changelog\n\n## Unreleased\n\n## 1.0.0\n"
        self.status = 200
        self.asked: list[web.Request] = []
        self.posts: list[str] = []

    async def get(self, request: web.Request) -> web.Response:
        self.asked.append(request)
        return web.Response(text=self.text, status=self.status)

    async def post(self, request: web.Request) -> web.Response:
        self.posts.append((await request.json())["content"])
        return web.Response(status=204)


class Clock:
    """A clock that only sleeping moves, until it is told to stop."""

    def __init__(self, now: float = 1e9) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now

    async def run(self, settings: Settings, address: str, sleeps: int) -> list[float]:
        """Watch for that many sleeps, and return them."""
        slept: list[float] = []

        async def sleep(seconds: float) -> None:
            slept.append(seconds)
            if len(slept) == sleeps:
                raise asyncio.CancelledError
            self.now += seconds

        with pytest.raises(asyncio.CancelledError):
            await watch_releases(settings, address, self, sleep)
        return slept


@pytest.fixture
async def there() -> AsyncIterator[tuple[Page, str]]:
    page, app = Page(), web.Application()
    app.router.add_get("/CHANGELOG.md", page.get)
    app.router.add_post("/webhook", page.post)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    yield page, f"http://127.0.0.1:{runner.addresses[0][1]}"
    await runner.cleanup()


def settings_of(folder: Path, site: str) -> Settings:
    return Settings(None, Secret(""), folder, "INFO", error_webhook=Secret(f"{site}/webhook"))


def test_releases_are_ordered_and_others_are_none() -> None:
    assert sorted(["1.10.0", "1.2.0", "1.1.0.dev0", "1.1.0"], key=rank) == ["1.1.0.dev0", "1.1.0", "1.2.0", "1.10.0"]
    assert newest("## Unreleased\n## [1.2.0] - 2027-01-01\n## v1.10.0\n## 2.0.0rc1\ntext 9.9.9\n") == "1.10.0"
    assert newest("<html>") == ""
    assert rank(__version__) > rank("1.0.0")


def test_nothing_is_asked_unless_a_host_wants_it() -> None:
    assert load_settings({}).releases_url == ""


async def test_a_newer_release_is_told_once_and_asked_for_daily(
    there: tuple[Page, str], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    page, site = there
    clock, settings, address = Clock(), settings_of(tmp_path, site), f"{site}/CHANGELOG.md"
    assert await clock.run(settings, address, 1) == [DAY]
    assert (len(page.asked), page.posts) == (1, []), "this one is newer"
    page.text = "## Unreleased\n## 7.0.0\n"
    assert await clock.run(settings, address, 3) == [DAY, DAY, DAY], "a restart asks no sooner"
    assert len(page.asked) == 3
    assert page.posts == [f"Boneyard 7.0.0 is out, this is {__version__}. How to upgrade: docs/hosting.md, part 6."]
    assert any(said.startswith(page.posts[0]) for said in caplog.messages)


async def test_what_is_sent_is_what_the_guide_says(there: tuple[Page, str], tmp_path: Path) -> None:
    page, site = there
    await Clock().run(settings_of(tmp_path, site), f"{site}/CHANGELOG.md", 1)
    (request,) = page.asked
    sent = {name: value for name, value in request.headers.items() if name not in ("Host", "Connection")}
    assert sent == {"User-Agent": f"Boneyard/{__version__}", "Accept-Encoding": "identity"}
    assert await request.read() == b""


async def test_a_failure_is_no_error_and_waits_a_day(
    there: tuple[Page, str], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    page, site = there
    page.status = 500
    clock, settings = Clock(), settings_of(tmp_path, site)
    assert await clock.run(settings, f"{site}/CHANGELOG.md", 2) == [DAY, DAY]
    assert await clock.run(settings, "http://127.0.0.1:1/", 1) == [DAY]
    assert (len(page.asked), page.posts) == (2, [])
    assert [record for record in caplog.records if record.levelno > logging.WARNING] == []


@pytest.mark.parametrize("written", ["", "nonsense", "9e18 7.0.0", "-5"])
async def test_a_broken_note_or_a_clock_set_back_asks(there: tuple[Page, str], tmp_path: Path, written: str) -> None:
    page, site = there
    (tmp_path / FILE).write_text(written)
    await Clock().run(settings_of(tmp_path, site), f"{site}/CHANGELOG.md", 1)
    assert len(page.asked) == 1

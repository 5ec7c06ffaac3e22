"""All people act everywhere at the same time, without waiting, while requests are held up, refused, or lose their
answers. Once all requests are released, the channels show what the database holds, and each click is answered."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from pathlib import Path
from typing import Any, Literal

import pytest

from engine.events.model import Plan
from tests.patience import HANG_SECONDS
from tests.wire.conftest import Hurry, running
from tests.wire.days import box_of
from tests.wire.discord import WireDiscord
from tests.wire.people import ANA, BO, CHLOE, MOVES, People, buttons, control_of
from tests.wire.records import DOWN, LOST, RESET, Fault, Interaction, Request
from tests.wire.shapes import CHANNEL, EPHEMERAL, THREAD, Json, Message, User, walk
from tests.wire.test_crash_points import Recording, made_good, put_back
from tests.wire.test_kills import amiss, right, stored

OTHER = CHANNEL + 2
"""Another channel of the server."""
PLACES = (CHANNEL, OTHER, THREAD)
SITES = ("callback", "panel", "followup", "original", "unshow", "post", "edit", "delete")
"""The requests that meet faults."""
STALE = Fault(400, 30046)
"""It was edited too often."""
LIKELY = {
    **dict.fromkeys(MOVES, 12),
    **{"hand": 6, "start": 8, "join": 6, "rematch": 10, "repost": 10, "more": 4, "which": 6, "agree": 4},
    **{"event_in": 4, "end_yes": 0.5, "cancel": 0.3, "resign_yes": 0.5, "event_end": 0.3},
    **{"revenge": 4, "same_deal": 2},
}
"""How often people press a button, beside others."""
COMMANDS = (
    *("domino board", "domino board", "domino board", "domino play", "domino tables", "domino turns", "domino help"),
    "events night",
)


class Hold(asyncio.Event):
    """What a request waits for."""

    reached = False

    async def wait(self) -> Literal[True]:
        """The request has come."""
        self.reached = True
        return await super().wait()


class Storm:
    """Chance decides what happens to a request."""

    def __init__(self, wire: WireDiscord, rng: random.Random, share: float) -> None:
        """Such a `share` of them meets something."""
        self.wire, self.rng, self.share = wire, rng, share
        self.holds: list[Hold] = []

    def draw(self, site: str) -> Fault | None:
        """What the next request meets."""
        if self.rng.random() >= self.share:
            return None
        if self.rng.random() < 0.5:
            self.holds.append(Hold())
            return Fault(hold=self.holds[-1], done_first=self.rng.random() < 0.5)
        faults = [DOWN, RESET, LOST, Fault(503, done_first=True), Fault(500), Fault(429, retry_after=0.01)]
        return self.rng.choice([*faults, STALE] if site == "edit" else faults)

    def go_on(self) -> None:
        """Script the next faults and release one held request. A thread may be archived."""
        for site in SITES:
            if self.wire.scripted(site) < 3:
                self.wire.fail(site, *(self.draw(site) for _ in range(5)))
        if self.rng.random() < 0.05:
            self.wire.archived.add(THREAD)
        waiting = [hold for hold in self.holds if hold.reached and not hold.is_set()]
        if waiting and self.rng.random() < 0.4:
            self.rng.choice(waiting).set()

    def end(self) -> None:
        """All is released and forgiven."""
        self.wire.forgive()
        self.rng.shuffle(self.holds)
        for hold in self.holds:
            hold.set()


class Crowd:
    """People who do anything that they can see."""

    def __init__(self, wire: WireDiscord, rng: random.Random) -> None:
        self.wire, self.rng = wire, rng
        self.people = People(wire)
        self.people.rng = rng
        self.done: list[Interaction] = []

    def act(self) -> Interaction:
        """One person acts."""
        user = self.rng.choice((ANA, BO, CHLOE))
        what = self.rng.random()
        found = self.choices(user)
        if what < 0.18 or not found:
            click = self.command(user, self.rng.choice(COMMANDS))
        else:
            message, button = self.rng.choices(found, [LIKELY.get(control_of(b).verb, 1) for _, b in found])[0]
            click = self.people.push(user, message, button)
        self.done.append(click)
        return click

    def choices(self, user: User) -> list[tuple[Message, Json]]:
        """Every button this person can press."""
        mine = [m for m in self.wire.messages.values() if m.only_for in (None, user.id)]
        return [(message, button) for message in mine for button in buttons(message) if button["type"] in (2, 3)]

    def command(self, user: User, name: str) -> Interaction:
        """A command, somewhere."""
        place = self.rng.choice(PLACES)
        more: dict[str, Any] = {}
        if name == "domino play":
            more = {
                "game": "block",
                "options": f"target={self.rng.choice((1, 1, 30))}",
                "robots": self.rng.randrange(2),
            }
        if name == "events night":
            box = box_of(Plan(("block",), rounds=2, seats=2))
            return self.wire.send_box(user, box, OTHER, options="target=1")
        return self.wire.slash(user, name, place, **more)

    def tries(self, click: Interaction) -> list[Request]:
        """How often it was tried to answer something."""
        return [request for request in self.wire.of("callback") if request.address["interaction"] == str(click.id)]


def missing(crowd: Crowd, path: Path) -> list[str]:
    """The faults left at the end."""
    wire, wrong = crowd.wire, amiss(path, crowd.people)
    for click in crowd.done:
        if click.answer is None:
            if len(crowd.tries(click)) > 1:
                continue  # that is all the bot tries
            wrong.append(f"{click.custom_id} of {click.user.name} has no answer")
        elif click.answer["type"] == 5 and click.shown and click.shown.id in wire.messages and not click.shown.edits:
            wrong.append(f"{click.custom_id} of {click.user.name} is being thought about")
    return wrong


def leaks(wire: WireDiscord) -> list[str]:
    """What everybody was sent although it is for one person."""
    return [
        f"{request.call}: {item}"
        for request in wire.requests
        for item in walk(for_all(wire, request).get("components") or [])
        if str(item.get("custom_id", "")).split(":")[3:4] in [[verb] for verb in MOVES]
    ]


def for_all(wire: WireDiscord, request: Request) -> Json:
    """The message that a request shows to everybody, if it does."""
    if request.call in ("post", "edit"):
        return dict(request.body)
    if request.call not in ("callback", "panel", "followup"):
        return {}
    click = next(one for one in wire.interactions.values() if one.token == request.address["token"])
    sent: Json = request.body if request.call != "callback" else request.body.get("data") or {}
    if request.call == "followup" or (request.call == "callback" and request.body["type"] == 4):
        return {} if (sent.get("flags") or 0) & EPHEMERAL else sent
    changed = click.shown or click.message
    return sent if changed is None or changed.only_for is None else {}


async def storm(wire: WireDiscord, path: Path, seed: int, monkeypatch: pytest.MonkeyPatch, acts: int) -> Crowd:
    """Do `number` things in a storm. Gives the people when it is over."""
    rng = random.Random(seed)
    monkeypatch.setattr("bot.ui.channel.reply.PATIENCE", rng.choice((0.0, 0.05, 0.05)))
    crowd, weather = Crowd(wire, rng), Storm(wire, rng, rng.choice((0.1, 0.25, 0.4)))
    async with running(wire, path, seed=seed, draw=random.Random(seed).randbytes):
        for _ in PLACES:
            crowd.done.append(await wire.answered(crowd.command(rng.choice((ANA, BO, CHLOE)), "domino play")))
        for _ in range(acts):
            weather.go_on()
            click = crowd.act()
            if rng.random() < 0.6:
                await wire.until(partial(crowd.tries, click))
        weather.end()
        try:
            async with asyncio.timeout(HANG_SECONDS):
                while missing(crowd, path):
                    await wire.answered(wire.slash(ANA, "domino help"))
        except TimeoutError:
            raise AssertionError(missing(crowd, path)) from None
        assert leaks(wire) == []
        right(stored(path), [click for click in crowd.done if click.custom_id])
    return crowd


class Sometimes(Recording):
    """Notes some instants, by chance."""

    chance = random.Random(1)

    def note(self) -> None:
        """Maybe."""
        if self.chance.random() < 0.03:
            super().note()


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
async def test_after_a_kill_in_a_storm_the_channels_come_right(
    wire: WireDiscord, tmp_path: Path, hurry: Hurry, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    run = tmp_path / "run"
    run.mkdir()
    recording = Sometimes(wire, run / "boneyard.db")
    with recording.running(monkeypatch):
        await storm(wire, run, seed, monkeypatch, 60)
    for instant in random.Random(seed).sample(recording.instants, min(4, len(recording.instants))):
        await made_good(instant, wire, put_back(instant, tmp_path), go_on=False)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1, 41))
async def test_after_a_storm_the_channels_come_right_whatever_the_seed(
    wire: WireDiscord, tmp_path: Path, hurry: Hurry, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    await storm(wire, tmp_path, seed, monkeypatch, 80)


async def test_after_a_storm_the_channels_come_right(
    wire: WireDiscord, tmp_path: Path, hurry: Hurry, monkeypatch: pytest.MonkeyPatch
) -> None:
    await storm(wire, tmp_path, 0, monkeypatch, 30)

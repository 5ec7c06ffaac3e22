"""Builds the engine on one database: every service, in the order in which they use each other.

This file shows the wiring. The bot, the commands of the shell and the tests build an `Engine` and use its
`tables`, `statistics` and `events`.
"""

import asyncio
import os
import random
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor

from engine import robots
from engine.events.privacy import Privacy
from engine.events.service import Events
from engine.robots.minds import Minds
from engine.rules.moves import Move
from engine.statistics import Statistics
from engine.statistics.achievements import Achievements
from engine.statistics.leaderboard import Leaderboards
from engine.statistics.ratings import rate
from engine.statistics.recount import Voiding
from engine.statistics.results import Results
from engine.statistics.weekly import Weekly
from engine.store import Store
from engine.tables.keeping.arranging import Arrangements
from engine.tables.keeping.dailies import Dailies
from engine.tables.keeping.gate import Gate
from engine.tables.keeping.moderation import Moderation
from engine.tables.keeping.opening import Opening
from engine.tables.keeping.preferences import Preferences
from engine.tables.keeping.puzzles import Puzzles
from engine.tables.keeping.registry import MOST_LOADED, TableRegistry
from engine.tables.keeping.same_deals import Records, SameDeals
from engine.tables.running.autoplay import Autoplay
from engine.tables.running.outages import Timekeeper, always
from engine.tables.running.reviews import Reviews
from engine.tables.running.starting import Starting
from engine.tables.service import Tables
from engine.tables.table.model import Snapshot


class Engine:
    """The tables, events and statistics of this process."""

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
        reachable: Callable[[], Awaitable[bool]] = always,
        rng: random.Random | None = None,
        draw: Callable[[int], bytes] | None = os.urandom,
        executor: Executor | None = None,
        choose: Callable[..., Move | None] = robots.choose,
        paced: bool = True,
        most_loaded: int = MOST_LOADED,
    ) -> None:
        """`now` gives UTC seconds, `monotonic` seconds that can't be set; `sleep` is the only way the engine waits. No
        turn runs out of time unless people are `reachable`. `draw` gives the secret bytes of seed chains; without them
        `rng` (default: the system's) shuffles. `rng` also seats events. Robots think in `executor` (default: `Minds`),
        at a pace people can follow if `paced`. Up to `most_loaded` idle matches stay in memory."""
        rng = rng or random.SystemRandom()
        registry = TableRegistry(store, now, rate, most_loaded)
        preferences = Preferences(registry)
        moderation = Moderation(registry, preferences)
        gate = Gate(moderation)
        opening = Opening(registry, gate, rng, draw)
        same_deals = SameDeals(registry, opening)
        timekeeper = Timekeeper(registry, monotonic, sleep, reachable)
        records = Records(registry)
        autoplay = Autoplay(
            registry, timekeeper, preferences, same_deals, sleep, rng, executor or Minds(), choose, paced
        )
        self.tables = Tables(
            registry,
            gate,
            opening,
            autoplay,
            Starting(registry, autoplay, preferences, sleep),
            timekeeper=timekeeper,
            moderation=moderation,
            preferences=preferences,
            arrangements=Arrangements(registry),
            same_deals=same_deals,
            dailies=Dailies(registry, opening),
            puzzles=Puzzles(registry),
            records=records,
            reviews=Reviews(records, autoplay),
            draw=draw,
        )
        achievements = Achievements(registry, same_deals.hidden_from)
        self.statistics = Statistics(
            Results(registry, same_deals.hidden_from),
            Leaderboards(registry, same_deals.hidden_from),
            Weekly(registry),
            Weekly(registry, daily=True),
            achievements,
            Voiding(registry, achievements),
        )
        self.events = Events(store, self.tables, now, sleep, rng)
        self.privacy = Privacy(self.tables, self.events, achievements, sleep)
        self._workers: list[asyncio.Task[None]] = []

    async def start(self, seen: Callable[[Snapshot], Awaitable[None]] | None = None) -> None:
        """Load tables, then events, and let them go on. `seen` is told of each table once (`Tables.start`)."""
        await self.privacy.begin()
        await self.tables.start(seen)
        self._workers = [asyncio.create_task(self.statistics.voiding.start())]
        await self.events.start()
        self._workers.append(asyncio.create_task(self.events.breaks.run()))
        self.privacy.start()

    async def close(self) -> None:
        """Finish the running work and stop the clocks. The store stays open."""
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)
        await self.privacy.close()
        await self.events.settled()
        await self.tables.close()

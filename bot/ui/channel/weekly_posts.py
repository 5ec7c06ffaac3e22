"""Posts each server's weekly leaderboard and its result of the daily row at the chosen time and place."""

import logging
from collections.abc import Awaitable, Callable
from datetime import date
from functools import partial
from typing import Final

from bot.ui.channel.discord_errors import DISCORD_ERRORS, mends
from bot.ui.channel.lanes import Outside
from bot.ui.channel.reply import SILENT
from bot.ui.pages.page import Page, files, render
from bot.ui.pages.people.leaderboard import Shown, leaderboard_page, leaderboard_picture
from bot.ui.pages.table.daily import MOST_LINES, day_picture, result_page
from engine.rules.errors import Refused
from engine.statistics.leaderboard import Period
from engine.statistics.weekly import Weekly, WeeklyRow

log = logging.getLogger(__name__)

LOOK_SECONDS: Final = 60.0
"""How often to look for due posts."""
SHOWN: Final = Shown(period=Period.LAST_WEEK)


class WeeklyPosts:
    """Sends due posts every minute. A post is noted before it is sent, and repeated with the same nonce."""

    def __init__(self, outside: Outside) -> None:
        self._client, self._tables, self._appearance = outside.client, outside.tables, outside.appearance
        self._statistics = outside.statistics
        self._backlog, self._sleep = outside.backlog, outside.sleep

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            await self._client.wait_until_ready()
            await self._post_due("weekly leaderboard", self._statistics.weekly, self._week)
            await self._post_due("daily result", self._statistics.daily, self._day)
            await self._sleep(LOOK_SECONDS)

    async def _post_due(self, what: str, posts: Weekly, page_of: Callable[[WeeklyRow], Awaitable[Page | None]]) -> None:
        try:
            for row in await posts.due():
                async with self._backlog.late(f"{what} of {row.guild_id}"):
                    await self._post(what, posts, row, await page_of(row))
        except Refused as refused:
            log.warning("Every %s is put off: %s", what, refused)
        except Exception as error:  # the next look tries again
            log.error("A %s could not be made.", what, exc_info=error)

    async def _post(self, what: str, posts: Weekly, row: WeeklyRow, page: Page | None) -> None:
        if page is None:
            await posts.done(row)
            return
        row = await posts.trying(row)
        if row.channel_id is None or row.nonce is None:
            return
        target = self._client.get_partial_messageable(row.channel_id)
        for tried in (page, page.bare()) if page.pictures else (page,):  # only files may be forbidden here
            try:
                await target.send(view=render(tried), files=files(tried), nonce=row.nonce, allowed_mentions=SILENT)
                break
            except DISCORD_ERRORS as error:
                log.warning("The %s of server %d was not posted: %s", what, row.guild_id, error)
                if mends(error):
                    return
        await posts.done(row)

    async def _week(self, row: WeeklyRow) -> Page | None:
        """The leaderboard; None for a week without matches."""
        words = await self._appearance.words_of(row.guild_id)
        board = await self._statistics.leaderboards.board(row.guild_id, period=Period.LAST_WEEK, zone=row.zone)
        if not board.lines:
            return None
        page = leaderboard_page(words, board, SHOWN, None)
        picture = partial(leaderboard_picture, words, board, SHOWN, None)
        return await self._appearance.illustrated(page, picture, None, row.guild_id)

    async def _day(self, row: WeeklyRow) -> Page:
        """The server's result of the daily row of the day before, with a button for today's."""
        words, dailies = await self._appearance.words_of(row.guild_id), self._tables.dailies
        day = date.fromordinal(row.done - 1)
        placings = await dailies.board(row.guild_id, day)
        streaks = [await dailies.streak(one.user_id, day) for one in placings[:MOST_LINES]]
        picture = partial(day_picture, words, day, placings, 0)
        return await self._appearance.illustrated(
            result_page(words, day, placings, streaks), picture, None, row.guild_id
        )

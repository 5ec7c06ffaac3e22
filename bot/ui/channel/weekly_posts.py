"""Posts each server's weekly leaderboard at the chosen time and place."""

import logging
from functools import partial
from secrets import token_hex
from typing import Final

from bot.ui.channel.discord_errors import DISCORD_ERRORS, mends
from bot.ui.channel.lanes import Outside
from bot.ui.channel.reply import SILENT
from bot.ui.pages.page import Page, files, render
from bot.ui.pages.people.leaderboard import Shown, leaderboard_page, leaderboard_picture
from engine.rules.errors import Refused
from engine.statistics.leaderboard import Period
from engine.statistics.weekly import WeeklyRow

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
            try:
                for row in await self._statistics.weekly.due():
                    async with self._backlog.late(f"week of {row.guild_id}"):
                        await self._post(row)
            except Refused as refused:
                log.warning("Weekly leaderboards are put off: %s", refused)
            except Exception as error:  # the next look tries again
                log.error("A weekly leaderboard could not be made.", exc_info=error)
            await self._sleep(LOOK_SECONDS)

    async def _post(self, row: WeeklyRow) -> None:
        page = await self._page(row)
        if page is None:
            await self._statistics.weekly.done(row)
            return
        nonce = row.nonce or f"w{token_hex(8)}"
        row = await self._statistics.weekly.trying(row, nonce)
        if row.channel_id is None:
            return
        target = self._client.get_partial_messageable(row.channel_id)
        for tried in (page, page.bare()) if page.pictures else (page,):  # only files may be forbidden here
            try:
                await target.send(view=render(tried), files=files(tried), nonce=nonce, allowed_mentions=SILENT)
                break
            except DISCORD_ERRORS as error:
                log.warning("The weekly leaderboard of server %d was not posted: %s", row.guild_id, error)
                if mends(error):
                    return
        await self._statistics.weekly.done(row)

    async def _page(self, row: WeeklyRow) -> Page | None:
        """The leaderboard; None for a week without matches."""
        words = await self._appearance.words_of(row.guild_id)
        board = await self._statistics.leaderboards.board(row.guild_id, period=Period.LAST_WEEK, zone=row.zone)
        if not board.lines:
            return None
        page = leaderboard_page(words, board, SHOWN, None)
        picture = partial(leaderboard_picture, words, board, SHOWN, None)
        return await self._appearance.illustrated(page, picture, None, row.guild_id)

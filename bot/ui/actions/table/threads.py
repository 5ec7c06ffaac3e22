"""A table in a thread of its own."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping

from bot.ui.actions.services import Services
from bot.ui.channel.discord_errors import DISCORD_ERRORS
from bot.ui.channel.reply import Reply
from bot.ui.pages.page import sentence
from bot.ui.pages.table.rules_text import game_title, table_title
from bot.words.names import clean_name
from engine.rules.errors import Refused
from engine.tables.core.errors import TableRefusal
from engine.tables.core.model import ChannelRef, Snapshot
from engine.tables.people.lobby import options_of

log = logging.getLogger(__name__)

Begin = Callable[[ChannelRef, str | None], Awaitable[Snapshot]]


async def open_in_thread(
    services: Services, reply: Reply, game: str, options: Mapping[str, str], turn_seconds: int | None, begin: Begin
) -> None:
    """Open a thread in the channel of a command, and let the table `begin` there: its lobby is the first message of the
    thread, and the channel gets the one line in which Discord says that there is one. Wrong `options` open none."""
    interaction = reply.interaction
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refused(TableRefusal.ELSEWHERE)
    options_of(game, options)
    words = reply.words
    name = words("thread.name", game=game_title(words, game), host=clean_name(interaction.user.display_name))
    try:
        thread = await services.threads.open(interaction.channel_id, name, turn_seconds)
    except DISCORD_ERRORS as error:
        log.info("No thread could be opened: %s", error)
        await reply.private(sentence(words("thread.refused")))
        return
    try:
        snapshot = await begin(ChannelRef(interaction.guild_id, thread), None)
    except Refused:
        await services.threads.take_back(thread)
        raise
    services.writer.mark(snapshot, visited=True)
    await reply.private(sentence(words("thread.open", game=table_title(words, snapshot), channel=thread)))

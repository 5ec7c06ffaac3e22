"""A table in a thread of its own."""

import logging

from bot.ui.actions.boundary import check_place
from bot.ui.actions.people.permissions import IN_THREAD, tell_lacking
from bot.ui.actions.services import Services
from bot.ui.actions.table.lobby import usual
from bot.ui.channel.discord_errors import DISCORD_ERRORS
from bot.ui.channel.reply import Reply
from bot.ui.pages.page import sentence
from bot.ui.pages.table.seats import table_title
from bot.words.names import clean_name
from engine.rules.errors import Refused
from engine.tables.core.model import ChannelRef
from engine.tables.people.lobby import options_of
from engine.tables.people.opening import Wanted

log = logging.getLogger(__name__)


async def open_in_thread(services: Services, reply: Reply, wanted: Wanted) -> None:
    """Open a thread in the channel of a command and the table in it: its lobby is the thread's first message. Wrong
    options open no thread."""
    channel = reply.channel
    await check_place(services, reply)
    options_of(wanted.game, wanted.options)
    wanted = await usual(services, reply, wanted)
    words = reply.words
    name = words("thread.name", game=words(f"game.{wanted.game}"), host=clean_name(words, reply.person.name))
    try:
        thread = await services.threads.open(channel.channel_id, name, wanted.turn_seconds)
    except DISCORD_ERRORS as error:
        log.info("No thread could be opened: %s", error)
        await reply.private(sentence(words("thread.refused")))
        return
    try:
        there = ChannelRef(channel.guild_id, thread)
        snapshot = await services.tables.open(there, reply.person, wanted, click=reply.interaction.id)
    except Refused:
        await services.threads.take_back(thread)
        raise
    services.writer.mark(snapshot, visited=True)
    await reply.private(sentence(words("thread.open", game=table_title(words, snapshot), channel=thread)))
    await tell_lacking(reply, IN_THREAD)

"""Whether chance decided fairly: the keys of the rounds that are over, held against the record of the match."""

from __future__ import annotations

import asyncio
import logging

from bot.ui.actions.services import Services
from bot.ui.actions.table.replays import asked_for, latest, running
from bot.ui.channel.reply import Reply
from bot.ui.pages.page import sentence
from bot.ui.pages.table.verify import checked_page, unfair_page
from engine.rules.errors import EngineError
from engine.rules.fair import Unfair
from engine.rules.proof import check_deals
from engine.tables.core.model import ChannelRef
from engine.tables.deals.seed_chain import commit_of

log = logging.getLogger(__name__)


async def answer_verify(services: Services, reply: Reply, channel: ChannelRef, user_id: int, match: str | None) -> None:
    """Check the deals of a match as a stranger would, from the file that is handed out with the answer."""
    words = reply.words
    if match is None:
        mine = [table.id for table in await running(services, channel) if table.seat_of(user_id)]
        match = mine[-1] if mine else await latest(services, channel, user_id)
    snapshot = await asked_for(services, reply, channel, user_id, match)
    if snapshot is None:
        return
    commit = commit_of(snapshot)
    if commit is None:
        await reply.private(sentence(words("verify.no_seed_chain")))
        return
    if not snapshot.rounds:
        await reply.private(sentence(words("verify.none_over", commit=commit)))
        return
    await reply.later(public=False)
    text = ""
    try:
        other = await services.tables.same_deals.deals(snapshot)
        text = await services.tables.records.deals(snapshot, other)
        page = checked_page(words, snapshot, await asyncio.to_thread(check_deals, text, other), text)
    except Unfair as unfair:
        log.error("The deals of table %s are not what they should be: %s.", snapshot.id, unfair)
        page = unfair_page(words, snapshot, unfair, text)
    except EngineError:
        log.exception("Table %s cannot be shown again.", snapshot.id)
        page = sentence(words("replay.not_possible"))
    await reply.private(page)

"""Checks the deals of a match: the published keys of its finished rounds against its record."""

import asyncio
import logging

from bot.ui.actions.boundary import Unable
from bot.ui.actions.click import Click, action
from bot.ui.actions.services import Services
from bot.ui.actions.table.replays import asked_for, latest
from bot.ui.channel.reply import Reply
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.table.verify import checked_page, unfair_page
from engine.events.deals import promised
from engine.rules.errors import EngineError
from engine.rules.fair import Unfair
from engine.rules.proof import check_deals
from engine.tables.deals.seed_chain import commit_of

log = logging.getLogger(__name__)


@action(Verb.FAIR)
async def fair(services: Services, click: Click) -> None:
    await answer_verify(services, click.reply, click.table_id)


async def answer_verify(services: Services, reply: Reply, match: str | None) -> None:
    """Check the deals of a match from the same file that the answer gives to the person."""
    words = reply.words
    snapshot = await asked_for(services, reply, match or await latest(services, reply))
    commit = commit_of(snapshot)
    if commit is None:
        raise Unable("verify.no_seed_chain")
    if not snapshot.rounds:
        raise Unable("verify.none_over", commit=commit)
    await reply.later(public=False)
    text = ""
    try:
        other = await services.tables.same_deals.deals(snapshot)
        text = await services.tables.records.deals(snapshot, other)
        checked = await asyncio.to_thread(check_deals, text, other)
        page = checked_page(words, snapshot, checked, text, await promised(services.tables, snapshot))
    except Unfair as unfair:
        log.error("The deals of table %s are not what they should be: %s.", snapshot.id, unfair)
        page = unfair_page(words, snapshot, unfair, text)
    except EngineError:
        log.exception("Table %s cannot be replayed.", snapshot.id)
        raise Unable("replay.not_possible") from None
    await reply.private(page)

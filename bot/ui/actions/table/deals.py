"""The actions about deals: play those of a finished match again, and check the published keys against the record."""

import asyncio
import logging

from bot.ui.actions.boundary import Unable, check_place
from bot.ui.actions.click import Click, action
from bot.ui.actions.services import Services
from bot.ui.actions.table.play import show_hand
from bot.ui.actions.table.replays import asked_for, latest, may_watch
from bot.ui.channel.public_messages import answer_note
from bot.ui.channel.reply import Reply
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.table.deals import checked_page, unfair_page
from engine.events.planning import promised
from engine.rules.errors import EngineError, Refused
from engine.rules.fair import Unfair
from engine.rules.proof import check_deals
from engine.tables.table.errors import TableRefusal
from engine.tables.table.seed_chain import commit_of


@action(Verb.SAME_DEAL, Verb.REVENGE)
async def play_deal(services: Services, click: Click) -> None:
    """Open a lobby with the same deals in the channel of the click. People who know the deals play among robots; in a
    revenge the same people each sit one seat further on. A private table starts at once, on the person's panel."""
    channel = click.reply.channel
    if not may_watch(click.table, channel, click.user_id):
        raise Refused(TableRefusal.NO_SUCH_TABLE)
    if click.table.public:
        await check_place(services, click.reply)
    table = await services.tables.same_deals.open(
        *(click.table_id, click.person, channel),
        turned=click.control.verb is Verb.REVENGE,
        posting=answer_note(click.reply.interaction),
        click=click.interaction_id,
    )
    if table.public:
        await services.writer.answer(click.reply, table)
        return
    (seat,) = [seat for seat in table.seats if seat.person]
    await show_hand(services, click, table, seat)


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

"""Plays the deals of a finished match again: by others, among robots, or as a revenge."""

from bot.ui.actions.click import Click, action
from bot.ui.actions.services import Services
from bot.ui.actions.table.play import show_hand
from bot.ui.actions.table.replays import may_watch
from bot.ui.channel.public_messages import answer_note
from bot.ui.pages.custom_ids import Verb
from engine.rules.errors import Refused
from engine.tables.core.errors import TableRefusal


@action(Verb.SAME_DEAL, Verb.REVENGE)
async def play_deal(services: Services, click: Click) -> None:
    """Open a lobby with the same deals in the channel of the click. People who know the deals play among robots; in a
    revenge the same people each sit one seat further on. A private table starts at once, on the person's panel."""
    channel = click.reply.channel
    if not may_watch(click.table, channel, click.user_id):
        raise Refused(TableRefusal.NO_SUCH_TABLE)
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

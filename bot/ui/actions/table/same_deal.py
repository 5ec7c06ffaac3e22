"""The deals of a match that is over are played again: by others, among robots, or as the revenge."""

from __future__ import annotations

from bot.ui.actions.click import Click, action
from bot.ui.actions.services import Services
from bot.ui.actions.table.play import show_hand
from bot.ui.actions.table.replays import may_watch
from bot.ui.channel.public_messages import answer_note
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.table.lobby import lobby_page
from engine.rules.errors import Refusal, Refused
from engine.tables.core.errors import TableRefusal
from engine.tables.core.model import ChannelRef


@action(Verb.SAME_DEAL)
async def play_deal(services: Services, click: Click) -> None:
    """With others, or for whoever has played it already among robots."""
    await _open(services, click, turned=False)


@action(Verb.REVENGE)
async def revenge(services: Services, click: Click) -> None:
    """With the same people, each one seat further."""
    await _open(services, click, turned=True)


async def _open(services: Services, click: Click, *, turned: bool) -> None:
    """Open the lobby where the click was; what was played unseen begins at once, on the person's panel."""
    interaction = click.reply.interaction
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refused(Refusal.NOT_A_MOVE_HERE)
    channel = ChannelRef(interaction.guild_id, interaction.channel_id)
    if not may_watch(click.table, channel, click.user_id):
        raise Refused(TableRefusal.NO_SUCH_TABLE)
    table = await services.tables.same_deals.open(
        *(click.table_id, click.person, channel),
        turned=turned,
        posting=answer_note(interaction),
        interaction_id=click.interaction_id,
    )
    if table.public:
        await services.writer.answer(click.reply, table, lobby_page(click.words, table))
        return
    (seat,) = [seat for seat in table.seats if seat.person]
    await show_hand(services, click, table, seat)

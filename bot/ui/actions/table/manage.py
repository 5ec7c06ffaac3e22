"""What people who manage a server can do to its tables."""

from __future__ import annotations

from bot.ui.actions.click import Click, action
from bot.ui.actions.people.settings import may_manage
from bot.ui.actions.services import Services
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import Button, Page, Text, Tone, rows, sentence
from bot.ui.pages.table.seats import control, seat_names
from engine.rules.errors import Refused
from engine.tables.core.errors import TableRefusal
from engine.tables.core.model import ChannelRef


def manages(click: Click) -> bool:
    """Whether this person may end the table, wherever the control was made."""
    return may_manage(click) and click.table.channel.guild_id == click.reply.interaction.guild_id


@action(Verb.MOVE_TABLE)
async def move_table(services: Services, click: Click) -> None:
    """The table goes on in the channel in which this was asked for; what may have been posted where it stands has to be
    found first."""
    interaction, before = click.reply.interaction, click.table
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refused(TableRefusal.ELSEWHERE)
    here = ChannelRef(interaction.guild_id, interaction.channel_id)
    async with services.writer.alone(before.id):  # what was being posted here would be forgotten
        now = await services.tables.snapshot(before.id)
        if sure := not services.writer.unsure(now):
            now = await services.tables.places.move(
                before.id, click.user_id, here, manager=manages(click), interaction_id=click.interaction_id
            )
    services.writer.mark(now, visited=True)
    await click.reply.panel(sentence(click.words("move.done" if sure else "more.coming")))


@action(Verb.END)
async def end(services: Services, click: Click) -> None:
    """Ask before a table is ended."""
    if not manages(click):
        await click.reply.panel(sentence(click.words("end_table.not_manager")))
        return
    buttons = [
        Button(click.words("end_table.yes"), control(click.table, Verb.END_YES), Tone.DANGER),
        Button(click.words("more.no"), control(click.table, Verb.KEEP)),
    ]
    names = click.words.listing(seat_names(click.table))
    await click.reply.panel(Page((Text(click.words("end_table.sure", names=names)), *rows(buttons))))


@action(Verb.END_YES)
async def end_yes(services: Services, click: Click) -> None:
    if not manages(click):
        await click.reply.panel(sentence(click.words("end_table.not_manager")))
        return
    await services.tables.end(click.table_id, click.person, interaction_id=click.interaction_id)
    await click.reply.panel(sentence(click.words("end_table.done")))

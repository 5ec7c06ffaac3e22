"""What people who manage a server can do to its tables."""

from contextlib import suppress

import discord

from bot.ui.actions.boundary import Told, Unable, check_place, role_ids
from bot.ui.actions.click import Click, action, change
from bot.ui.actions.people.settings import may_manage
from bot.ui.actions.services import Services
from bot.ui.actions.table.play import show_asked
from bot.ui.channel.discord_errors import DISCORD_ERRORS
from bot.ui.channel.reply import only
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.people.leaderboard import YES
from bot.ui.pages.table.seats import jump_link, seat_names, table_title
from bot.words.names import safe_name
from engine.tables.edits.parts import took_part
from engine.tables.edits.places import End, MoveTo
from engine.tables.keeping.moderation import Deed
from engine.tables.keeping.preferences import PingWhen


def manages(click: Click) -> bool:
    """Whether this person manages the table's server."""
    return may_manage(click) and click.table.channel.guild_id == click.reply.interaction.guild_id


async def ends_tables(services: Services, interaction: discord.Interaction) -> bool:
    """Whether this person may end every table of the server: its managers, and roles they have chosen."""
    if interaction.permissions.manage_guild:
        return interaction.guild_id is not None
    chosen = (await services.tables.moderation.of(interaction.guild_id)).enders
    return not set(chosen).isdisjoint(role_ids(interaction.user))


async def may_end(services: Services, click: Click) -> bool:
    """The same of the table of a click."""
    interaction = click.reply.interaction
    return click.table.channel.guild_id == interaction.guild_id and await ends_tables(services, interaction)


@action(Verb.MOVE_TABLE)
async def move_table(services: Services, click: Click) -> None:
    """Move the table to the channel of the click, once the whereabouts of its last message are known."""
    await check_place(services, click.reply)
    here, before = click.reply.channel, click.table
    async with services.writer.alone(before.id):  # the move would forget a message that is just being posted
        now = await services.tables.snapshot(before.id)
        if sure := not services.writer.unsure(now):
            now = await change(services, click, MoveTo(here), manager=manages(click))
            if manages(click) and before.host_id != click.user_id:
                await _note(services, click, Deed.MOVED)
    services.writer.mark(now, visited=True)
    await click.say("move.done" if sure else "more.coming")


@action(Verb.END)
async def end(services: Services, click: Click) -> None:
    if not await may_end(services, click):
        raise Told("end_table.not_manager")
    names = click.words.listing(seat_names(click.words, click.table))
    await click.ask("end_table.sure", "end_table.yes", Verb.END_YES, names=names)


@action(Verb.END_YES)
async def end_yes(services: Services, click: Click) -> None:
    if not await may_end(services, click):
        raise Told("end_table.not_manager")
    done = await change(services, click, End(), manager=True)
    if not done.is_open:
        await _note(services, click, Deed.ENDED)
    await show_asked(services, click, done, "end_table.done")


@action(Verb.VOID)
async def void(services: Services, click: Click) -> None:
    """Ask for sure, then void the match, let its board show it, and tell its players."""
    table, words = click.table, click.words
    if not manages(click):
        raise Unable("void.not_manager")
    if took_part(table, click.user_id):
        raise Unable("void.played")
    if click.argument != YES:
        facts = {"game": table_title(words, table), "names": words.listing(seat_names(words, table))}
        await click.ask("void.sure", "void.yes", Verb.VOID, YES, no=Verb.MORE, back="privacy.no", **facts)
    elif not await services.statistics.voiding.void(table.id):
        raise Unable("void.not_over")
    else:
        await _note(services, click, Deed.VOIDED)
        await click.say("void.done")
        services.writer.mark(table, visited=True)
        await _tell_void(services, click)


async def _tell_void(services: Services, click: Click) -> None:
    """Ping the players who want pings."""
    table, channel = click.table, click.table.channel
    people = [seat.person.user_id for seat in table.seats if seat.person and seat.person.user_id > 0]
    wanted = [user for user in people if (await services.appearance.settings_of(user)).pings is not PingWhen.NEVER]
    words, link = await services.appearance.words_of(channel.guild_id), jump_link(table)
    told = words(
        "void.told",
        manager=safe_name(words, click.person.name),
        game=table_title(words, table),
        link=words("tables.link", link=link) if link else "",
        names=words.listing([f"<@{user}>" for user in people]),
    )
    with suppress(*DISCORD_ERRORS):
        target = click.reply.interaction.client.get_partial_messageable(channel.channel_id)
        await target.send(told, allowed_mentions=only(wanted), suppress_embeds=True)


async def _note(services: Services, click: Click, deed: Deed) -> None:
    """Log what a manager did to the table."""
    guild = click.table.channel.guild_id
    if guild is not None:
        await services.tables.moderation.note(guild, click.person, deed, table_title(click.words, click.table))

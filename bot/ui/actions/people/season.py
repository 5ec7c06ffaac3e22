"""Seasons: their podiums, and how managers begin and end them."""

from functools import partial

from bot.ui.actions.click import Click, action
from bot.ui.actions.services import Services
from bot.ui.channel.reply import Reply
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import Page
from bot.ui.pages.people.season import END, START, YES, podium_picture, season_page, sure_page
from engine.rules.errors import BadNotation
from engine.rules.options import read_number


async def season_of(services: Services, reply: Reply, number: int = 0, *, public: bool = False) -> Page:
    """A season of the server (0: the last one), as the viewer or (`public`) the server wants to see it."""
    guild = reply.channel.guild_id or 0
    known = await services.tables.leaderboards.seasons(guild)
    season = next((one for one in known if one.number == number), known[-1] if known else None)
    viewer = None if public else reply.interaction.user.id
    podium = None if season is None else await services.tables.leaderboards.podium(season, viewer)
    manages = reply.interaction.permissions.manage_guild
    words = await services.appearance.words_of(guild) if public else reply.words
    page = season_page(words, known, podium, manages=manages, public=public)
    if podium is None:
        return page
    return await services.appearance.illustrated(page, partial(podium_picture, words, podium), viewer, guild)


@action(Verb.SEASON)
async def look(services: Services, click: Click) -> None:
    """Another season."""
    await click.reply.panel(await season_of(services, click.reply, click.page))


@action(Verb.SEASON_POST)
async def post(services: Services, click: Click) -> None:
    """Post a podium for all."""
    await click.reply.public(await season_of(services, click.reply, click.page, public=True))


@action(Verb.SEASON_SET)
async def change(services: Services, click: Click) -> None:
    """Begin or end a season, after a confirmation. The podium of an ended season is posted. Permissions are checked
    again, because the viewer may have lost them."""
    edit, number, sure = (*click.argument.split(":"), "", "")[:3]
    guild, leaderboards = click.reply.channel.guild_id or 0, services.tables.leaderboards
    if edit not in (START, END) or (edit == END and not read_number(number)):
        raise BadNotation(click.argument[:40], "start, or end and the number of a season")
    if not click.reply.interaction.permissions.manage_guild:
        await click.say("season.not_manager")
        return
    if YES not in (number, sure):
        await click.reply.panel(sure_page(click.words, click.argument))
        return
    if edit == START:
        await leaderboards.begin_season(guild)
    elif await leaderboards.end_season(guild, read_number(number) or 0):
        await click.reply.public(await season_of(services, click.reply, read_number(number) or 0, public=True))
        return
    await click.reply.panel(await season_of(services, click.reply))

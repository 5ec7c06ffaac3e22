"""Seasons as they are looked at, begun and ended."""

from __future__ import annotations

from dataclasses import replace

from bot.ui.actions.click import Click, action
from bot.ui.actions.services import Services
from bot.ui.channel.appearance import style_of
from bot.ui.channel.reply import Reply
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import Page, sentence
from bot.ui.pages.people.season import END, START, YES, podium_picture, season_page, sure_page
from engine.rules.errors import BadNotation
from engine.rules.numbers import read_number
from engine.tables.people.preferences import Show


async def season_of(services: Services, reply: Reply, number: int = 0, *, public: bool = False) -> Page:
    """A season of the server (0: the last one), as whoever asks or the server wants to see it."""
    guild = reply.channel.guild_id or 0
    known = await services.tables.leaderboards.seasons(guild)
    season = next((one for one in known if one.number == number), known[-1] if known else None)
    podium = None if season is None else await services.tables.leaderboards.podium(season)
    may = reply.interaction.permissions.manage_guild
    page = season_page(reply.words, known, podium, manages=may, public=public)
    viewer = reply.interaction.user.id
    settings = await (
        services.appearance.settings_of_server(guild) if public else services.appearance.settings_of(viewer)
    )
    if podium is None or settings.show is Show.TEXT:
        return page
    picture = podium_picture(reply.words, podium, style_of(settings))
    if picture is not None:
        page = page.with_picture(await services.painter.draw(picture))
    return replace(page, terse=public or settings.show is Show.PICTURES)


@action(Verb.SEASON)
async def look(services: Services, click: Click) -> None:
    """Another season."""
    await click.reply.panel(await season_of(services, click.reply, click.page))


@action(Verb.SEASON_POST)
async def post(services: Services, click: Click) -> None:
    """Show a podium to all."""
    await click.reply.public(await season_of(services, click.reply, click.page, public=True))


@action(Verb.SEASON_SET)
async def change(services: Services, click: Click) -> None:
    """Begin or end a season, asked twice; its end is posted. Who clicks may have lost the right since."""
    what, number, sure = (*click.argument.split(":"), "", "")[:3]
    guild, leaderboards = click.reply.channel.guild_id or 0, services.tables.leaderboards
    if what not in (START, END) or (what == END and not read_number(number)):
        raise BadNotation(click.argument[:40], "start, or end and the number of a season")
    if not click.reply.interaction.permissions.manage_guild:
        await click.reply.panel(sentence(click.words("season.not_manager")))
    elif YES not in (number, sure):
        await click.reply.panel(sure_page(click.words, click.argument))
    elif what == START:
        await leaderboards.begin_season(guild)
        await click.reply.panel(await season_of(services, click.reply))
    elif await leaderboards.end_season(guild, read_number(number) or 0):
        await click.reply.public(await season_of(services, click.reply, read_number(number) or 0, public=True))
    else:
        await click.reply.panel(await season_of(services, click.reply))

"""The leaderboard, looked at alone and shown to all."""

from __future__ import annotations

from dataclasses import replace

from bot.ui.actions.click import Click, action
from bot.ui.actions.services import Services
from bot.ui.channel.appearance import style_of
from bot.ui.channel.reply import Reply
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import Page
from bot.ui.pages.people.leaderboard import Shown, chosen, leaderboard_page, leaderboard_picture, read_shown
from engine.tables.people.preferences import Show


async def leaderboard_of(services: Services, reply: Reply, shown: Shown, *, public: bool = False) -> Page:
    """The leaderboard of the server where somebody asks, as they or the server want to see it."""
    viewer, guild = reply.interaction.user.id, reply.channel.guild_id
    board = await services.tables.leaderboards.board(guild or 0, shown.game or None, shown.measure, shown.period)
    settings = await (
        services.appearance.settings_of_server(guild) if public else services.appearance.settings_of(viewer)
    )
    who = None if public else viewer
    page = leaderboard_page(reply.words, board, shown, who)
    if settings.show is Show.TEXT:
        return page
    picture = leaderboard_picture(reply.words, board, shown, who, style_of(settings))
    if picture is not None:
        page = page.with_picture(await services.painter.draw(picture))
    return replace(page, terse=public or settings.show is Show.PICTURES)


@action(Verb.LEADERS)
async def turn(services: Services, click: Click) -> None:
    """Another page of it."""
    await click.reply.panel(await leaderboard_of(services, click.reply, read_shown(click.argument)))


@action(Verb.LEADERS_SET)
async def choose(services: Services, click: Click) -> None:
    """Another game, measure or period."""
    await click.reply.panel(await leaderboard_of(services, click.reply, chosen(click.argument, click.value)))


@action(Verb.LEADERS_POST)
async def post(services: Services, click: Click) -> None:
    """Show to all what one has looked at alone."""
    page = await leaderboard_of(services, click.reply, read_shown(click.argument), public=True)
    await click.reply.public(page)

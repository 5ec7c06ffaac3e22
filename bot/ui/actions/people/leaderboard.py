"""The leaderboard: private, then posted for all."""

from functools import partial

from bot.ui.actions.click import Click, action
from bot.ui.actions.services import Services
from bot.ui.channel.reply import Reply
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import Page
from bot.ui.pages.people.leaderboard import Shown, leaderboard_page, leaderboard_picture, read_shown


async def leaderboard_of(services: Services, reply: Reply, shown: Shown, *, public: bool = False) -> Page:
    """The leaderboard of the server, as the viewer or (`public`) the server wants to see it."""
    guild = reply.channel.guild_id or 0
    viewer = None if public else reply.interaction.user.id
    board = await services.tables.leaderboards.board(
        guild, shown.game or None, shown.measure, shown.period, reader=viewer
    )
    words = await services.appearance.words_of(guild) if public else reply.words
    page = leaderboard_page(words, board, shown, viewer)
    picture = partial(leaderboard_picture, words, board, shown, viewer)
    return await services.appearance.illustrated(page, picture, viewer, guild)


@action(Verb.LEADERS, Verb.LEADERS_SET)
async def turn(services: Services, click: Click) -> None:
    """Another page, game, measure or period."""
    shown = read_shown(click.value or click.argument)
    await click.reply.panel(await leaderboard_of(services, click.reply, shown))


@action(Verb.LEADERS_POST)
async def post(services: Services, click: Click) -> None:
    """Post it for all."""
    page = await leaderboard_of(services, click.reply, read_shown(click.argument), public=True)
    await click.reply.public(page)

"""Match history and statistics, leaderboards and seasons: each private, then posted for all."""

from dataclasses import replace
from functools import partial

from bot.ui.actions.boundary import Told, Unable
from bot.ui.actions.click import Click, action
from bot.ui.actions.services import Services
from bot.ui.actions.table.replays import answer_replay
from bot.ui.channel.reply import Reply
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import Page
from bot.ui.pages.people import leaderboard as leaders
from bot.ui.pages.people.results import HERE, PAGE, Asked, history_page, read_asked, read_user, stats_card, stats_page
from engine.rules.errors import BadNotation
from engine.rules.games import GAMES
from engine.rules.options import read_number
from engine.statistics.results import Kind


async def history_of(services: Services, reply: Reply, asked: Asked) -> Page:
    """The matches that the viewer may see here. Solitaires are shown to their player alone."""
    user_id = reply.interaction.user.id
    here = asked.whose == HERE
    whose = None if here else asked.user_id or user_id
    kinds = tuple(kind for kind in asked.kinds if kind is not Kind.ALONE or whose == user_id)
    found = await services.statistics.results.history_page(
        reply.channel, user_id, asked.page, PAGE, user_id=whose, here=here, game=asked.game or None, kinds=kinds
    )
    names = [seat.name for match in found.matches if (seat := match.seat_of(whose or 0))]
    return history_page(reply.words, found, asked, next(iter(names), ""))


@action(Verb.HISTORY, Verb.HISTORY_KIND)
async def turn_history(services: Services, click: Click) -> None:
    """Another page, kind, or other matches."""
    await click.reply.panel(await history_of(services, click.reply, read_asked(click.value or click.argument)))


@action(Verb.WATCH)
async def watch(services: Services, click: Click) -> None:
    """Show the replay of a match to the viewer alone."""
    await answer_replay(services, click.reply, click.value, None, public=False)


async def answer_stats(
    services: Services, reply: Reply, user_id: int, name: str | None, game: str, *, public: bool
) -> None:
    """A player's statistics on this server; where the bot is no member, the person's own from all servers. `name`:
    their name on Discord, if known."""
    guild = reply.channel.guild_id
    if reply.outside and user_id != reply.interaction.user.id:
        raise Unable("outside.others")
    viewer = None if public else reply.interaction.user.id
    stats = await services.statistics.results.stats(guild, user_id, game or None, viewer)
    if not game and guild is not None:
        stats = replace(stats, achieved=await services.statistics.achievements.of_person(guild, user_id, viewer))
    name = name or stats.name or ""
    words = await services.appearance.words_of(guild) if public else reply.words
    page = stats_page(words, stats, name, game, own=user_id == viewer, post=not public, everywhere=reply.outside)
    card = partial(stats_card, words, stats, name, game)
    page = await services.appearance.illustrated(page, card, viewer, guild)
    await (reply.public(page) if public else reply.private(page))


@action(Verb.STATS)
async def post_stats(services: Services, click: Click) -> None:
    """Post them for all."""
    user_id = read_user(click.head)
    if user_id is None or (click.tail and click.tail not in GAMES):
        raise BadNotation(click.argument, "a person and a game")
    name = click.person.name if user_id == click.user_id else None
    await answer_stats(services, click.reply, user_id, name, click.tail, public=True)


async def leaderboard_of(services: Services, reply: Reply, shown: leaders.Shown, *, public: bool = False) -> Page:
    """The leaderboard of the server, as the viewer or (`public`) the server wants to see it."""
    guild = reply.channel.guild_id or 0
    viewer = None if public else reply.interaction.user.id
    board = await services.statistics.leaderboards.board(
        guild, shown.game or None, shown.measure, shown.period, reader=viewer
    )
    words = await services.appearance.words_of(guild) if public else reply.words
    page = leaders.leaderboard_page(words, board, shown, viewer)
    picture = partial(leaders.leaderboard_picture, words, board, shown, viewer)
    return await services.appearance.illustrated(page, picture, viewer, guild)


@action(Verb.LEADERS, Verb.LEADERS_SET)
async def turn_leaders(services: Services, click: Click) -> None:
    """Another page, game, measure or period."""
    shown = leaders.read_shown(click.value or click.argument)
    await click.reply.panel(await leaderboard_of(services, click.reply, shown))


@action(Verb.LEADERS_POST)
async def post_leaders(services: Services, click: Click) -> None:
    """Post it for all."""
    page = await leaderboard_of(services, click.reply, leaders.read_shown(click.argument), public=True)
    await click.reply.public(page)


async def season_of(services: Services, reply: Reply, number: int = 0, *, public: bool = False) -> Page:
    """A season of the server (0: the last one), as the viewer or (`public`) the server wants to see it."""
    guild = reply.channel.guild_id or 0
    known = await services.statistics.leaderboards.seasons(guild)
    season = next((one for one in known if one.number == number), known[-1] if known else None)
    viewer = None if public else reply.interaction.user.id
    podium = None if season is None else await services.statistics.leaderboards.podium(season, viewer)
    manages = reply.interaction.permissions.manage_guild
    words = await services.appearance.words_of(guild) if public else reply.words
    page = leaders.season_page(words, known, podium, manages=manages, public=public)
    if podium is None:
        return page
    return await services.appearance.illustrated(page, partial(leaders.podium_picture, words, podium), viewer, guild)


@action(Verb.SEASON)
async def turn_season(services: Services, click: Click) -> None:
    """Another season."""
    await click.reply.panel(await season_of(services, click.reply, click.page))


@action(Verb.SEASON_POST)
async def post_season(services: Services, click: Click) -> None:
    """Post a podium for all."""
    await click.reply.public(await season_of(services, click.reply, click.page, public=True))


@action(Verb.SEASON_SET)
async def change_season(services: Services, click: Click) -> None:
    """Begin or end a season, after a confirmation. The podium of an ended season is posted. Permissions are checked
    again, because the viewer may have lost them."""
    edit, number, sure = (*click.argument.split(":"), "", "")[:3]
    guild, leaderboards = click.reply.channel.guild_id or 0, services.statistics.leaderboards
    if edit not in (leaders.START, leaders.END) or (edit == leaders.END and not read_number(number)):
        raise BadNotation(click.argument[:40], "start, or end and the number of a season")
    if not click.reply.interaction.permissions.manage_guild:
        raise Told("season.not_manager")
    if leaders.YES not in (number, sure):
        await click.reply.panel(leaders.sure_page(click.words, click.argument))
        return
    if edit == leaders.START:
        await leaderboards.begin_season(guild)
    elif await leaderboards.end_season(guild, read_number(number) or 0):
        await click.reply.public(await season_of(services, click.reply, read_number(number) or 0, public=True))
        return
    await click.reply.panel(await season_of(services, click.reply))

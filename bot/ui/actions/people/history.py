"""Match history, replays from it, and statistics."""

from dataclasses import replace
from functools import partial

from bot.ui.actions.boundary import Unable
from bot.ui.actions.click import Click, action
from bot.ui.actions.services import Services
from bot.ui.actions.table.replays import answer_replay
from bot.ui.channel.reply import Reply
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import Page
from bot.ui.pages.people.history import HERE, PAGE, Asked, history_page, read_asked, read_user
from bot.ui.pages.people.stats import stats_card, stats_page
from engine.rules.errors import BadNotation
from engine.rules.games import GAMES
from engine.statistics.results import Kind


async def history_of(services: Services, reply: Reply, asked: Asked) -> Page:
    """The matches that the viewer may see here. Solitaires are shown to their player alone."""
    user_id = reply.interaction.user.id
    here = asked.whose == HERE
    whose = None if here else asked.user_id or user_id
    kinds = tuple(kind for kind in asked.kinds if kind is not Kind.ALONE or whose == user_id)
    matches = await services.tables.results.history(
        reply.channel,
        user_id,
        user_id=whose,
        here=here,
        game=asked.game or None,
        kinds=kinds,
        limit=PAGE + 1,
        offset=asked.page * PAGE,
    )
    names = [seat.name for match in matches if (seat := match.seat_of(whose or 0))]
    return history_page(reply.words, matches, asked, next(iter(names), ""))


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
    stats = await services.tables.results.stats(guild, user_id, game or None, viewer)
    if not game and guild is not None:
        stats = replace(stats, achieved=await services.tables.achievements.of_person(guild, user_id, viewer))
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

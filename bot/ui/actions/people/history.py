"""What is over: histories to look through and watch again, and how somebody plays."""

from __future__ import annotations

from dataclasses import replace

from bot.ui.actions.click import Click, action
from bot.ui.actions.services import Services
from bot.ui.actions.table.replays import answer_replay
from bot.ui.channel.appearance import style_of
from bot.ui.channel.reply import Reply
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import Page
from bot.ui.pages.people.history import HERE, PAGE, Asked, history_page, read_asked, read_user
from bot.ui.pages.people.stats import stats_card, stats_page
from engine.rules.errors import BadNotation
from engine.rules.games import GAMES
from engine.statistics.results import Kind
from engine.tables.people.preferences import Show


async def history_of(services: Services, reply: Reply, asked: Asked) -> Page:
    """The matches that were asked for, as far as whoever asks may see them here. Solitaires are told to their player
    alone."""
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


@action(Verb.HISTORY)
async def turn_history(services: Services, click: Click) -> None:
    """Another page, or others' matches."""
    await click.reply.panel(await history_of(services, click.reply, read_asked(click.argument)))


@action(Verb.HISTORY_KIND)
async def choose_kind(services: Services, click: Click) -> None:
    """Only matches of a kind."""
    await click.reply.panel(await history_of(services, click.reply, read_asked(click.argument, click.value)))


@action(Verb.WATCH)
async def watch(services: Services, click: Click) -> None:
    """Show a match of the history again, to this person alone."""
    await answer_replay(services, click.reply, click.value, None, public=False)


async def answer_stats(
    services: Services, reply: Reply, user_id: int, name: str | None, game: str, *, public: bool
) -> None:
    """How somebody plays on this server; `name` is what Discord says they go by, if it says so."""
    asker = reply.interaction.user.id
    guild = reply.channel.guild_id
    asked_by = None if public else asker
    stats = await services.tables.results.stats(guild or 0, user_id, game or None, asked_by)
    if not game:
        stats = replace(stats, achieved=await services.tables.achievements.of_person(guild or 0, user_id))
    settings = await (
        services.appearance.settings_of_server(guild) if public else services.appearance.settings_of(asker)
    )
    own = user_id == asker and not public
    page = stats_page(reply.words, stats, name or stats.name or "", game, own=own, post=not public)
    card = stats_card(reply.words, stats, name or stats.name or "", game, style_of(settings))
    if card is not None and settings.show is not Show.TEXT:
        page = page.with_picture(await services.painter.draw(card))
        page = replace(page, terse=public or settings.show is Show.PICTURES)
    if public:
        await reply.public(page)
    else:
        await reply.private(page)


@action(Verb.STATS)
async def post_stats(services: Services, click: Click) -> None:
    """Show to all what one has looked at alone."""
    user_id = read_user(click.head)
    if user_id is None or (click.tail and click.tail not in GAMES):
        raise BadNotation(click.argument, "a person and a game")
    name = click.person.name if user_id == click.user_id else None
    await answer_stats(services, click.reply, user_id, name, click.tail, public=True)

"""The daily row after the play."""

from datetime import date, timedelta
from functools import partial

from bot.pictures import ReplaySubject, Style
from bot.ui.actions.click import Click, action
from bot.ui.actions.services import Services
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.table.daily import (
    best_page,
    day_page,
    day_picture,
    share_page,
    share_picture,
)
from engine.rules.errors import Refused
from engine.tables.keeping.dailies import SOLVER, Ended, best_line
from engine.tables.table.errors import TableRefusal
from engine.tables.table.seed_chain import daily_of


async def _ended(services: Services, click: Click) -> Ended:
    """The result of the person's play that is over. NOT_SEATED, NOT_OVER."""
    click.seat()
    ended = await services.tables.dailies.ended(click.table, click.reply.channel.guild_id)
    if ended is None:
        raise Refused(TableRefusal.NOT_OVER)
    return ended


@action(Verb.DAILY_SHARE)
async def share(services: Services, click: Click) -> None:
    """Post the card of a counted play for everyone."""
    ended = await _ended(services, click)
    if not ended.counts:
        raise Refused(TableRefusal.NOT_OVER)
    guild = click.reply.channel.guild_id
    words = await services.appearance.words_of(guild)
    page = share_page(words, click.person.name, ended)
    card = partial(share_picture, words, click.person.name, ended)
    await click.reply.public(await services.appearance.illustrated(page, card, None, guild))


@action(Verb.DAILY_BOARD)
async def board(services: Services, click: Click) -> None:
    """The server's results of the day, for a person who has played."""
    ended, guild, user = await _ended(services, click), click.reply.channel.guild_id or 0, click.user_id
    day = date.fromisoformat(ended.deal.date)
    placings = await services.tables.dailies.board(guild, day)
    page = day_page(click.words, day, placings)
    picture = partial(day_picture, click.words, day, placings, user)
    await click.reply.private(await services.appearance.illustrated(page, picture, user, guild))


@action(Verb.DAILY_BEST)
async def best(services: Services, click: Click) -> None:
    """The shortest way through the row of the day before."""
    day = daily_of(click.table)
    click.seat()
    if day is None:
        raise Refused(TableRefusal.NOT_OVER)
    deal = await services.tables.dailies.deal(day - timedelta(days=1))
    record, words = best_line(deal), click.words
    await click.reply.later(public=False)

    def animation(style: Style) -> ReplaySubject:
        return ReplaySubject(record, (SOLVER,), words, style, None)

    page = best_page(words, deal, ReplaySubject.name)
    await click.reply.private(await services.appearance.illustrated(page, animation, click.user_id, None))

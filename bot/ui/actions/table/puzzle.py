"""The puzzle of a week: answers, a hint, the solution, the weeks before, and the card for everyone."""

from functools import partial

from bot.ui.actions.click import Click, action
from bot.ui.actions.services import Services
from bot.ui.channel.reply import Reply
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import Page
from bot.ui.pages.table.puzzle import (
    SOLUTION,
    Shown,
    puzzle_page,
    puzzle_picture,
    share_page,
    share_picture,
    shown_in,
)
from engine.rules.errors import Refused
from engine.tables.keeping.puzzles import week_at
from engine.tables.table.errors import TableRefusal


async def open_puzzle(services: Services, reply: Reply, game: str) -> None:
    """This week's puzzle of a game, for the person alone."""
    await reply.private(await _page(services, reply, shown_in(game, week_at(_now(reply)))))


@action(Verb.PUZZLE)
async def puzzle(services: Services, click: Click) -> None:
    """The page after an answer, with a hint or with the solution; or another puzzle."""
    shown = Shown(click.value or click.argument)
    which, now = (click.user_id, shown.game, shown.week), _now(click.reply)
    if shown.tried:
        await services.tables.puzzles.answer(*which, now, right=shown.right)
    elif shown.said == SOLUTION:
        await services.tables.puzzles.show(*which, now)
    await click.reply.panel(await _page(services, click.reply, shown))


@action(Verb.PUZZLE_SHARE)
async def share(services: Services, click: Click) -> None:
    """Post the card of a solved puzzle for everyone. NOT_OVER."""
    shown, guild = Shown(click.argument), click.reply.channel.guild_id
    progress = await services.tables.puzzles.progress(click.user_id)
    if (shown.game, shown.week) not in progress.tries:
        raise Refused(TableRefusal.NOT_OVER)
    words = await services.appearance.words_of(guild)
    facts = (click.person.name, shown, progress, week_at(_now(click.reply)))
    card = partial(share_picture, words, *facts)
    page = share_page(words, *facts)
    await click.reply.public(await services.appearance.illustrated(page, card, None, guild))


def _now(reply: Reply) -> int:
    """The time of a click or command."""
    return int(reply.interaction.created_at.timestamp())


async def _page(services: Services, reply: Reply, shown: Shown) -> Page:
    words, user = reply.words, reply.interaction.user.id
    page = puzzle_page(words, shown, week_at(_now(reply)), await services.tables.puzzles.progress(user))
    return await services.appearance.illustrated(page, partial(puzzle_picture, words, shown), user, None)

"""The puzzle of the week: its page, a try, a hint, the solution."""

from datetime import UTC, datetime
from functools import partial

from bot.ui.actions.click import Click, action
from bot.ui.actions.services import Services
from bot.ui.channel.reply import Reply
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import Page
from bot.ui.pages.people.puzzle import Shown, puzzle_board, puzzle_hand, puzzle_page, shown_on


async def open_puzzle(services: Services, reply: Reply, game: str) -> None:
    """This week's puzzle of a game, for the person alone."""
    day = datetime.fromtimestamp(reply.interaction.created_at.timestamp(), UTC).date()
    await reply.private(await _page(services, reply, shown_on(game, day)))


@action(Verb.PUZZLE)
async def puzzle(services: Services, click: Click) -> None:
    """The page after a try, with a hint or with the solution; or another puzzle."""
    await click.reply.panel(await _page(services, click.reply, Shown(click.argument)))


async def _page(services: Services, reply: Reply, shown: Shown) -> Page:
    words, user = reply.words, reply.interaction.user.id
    page = puzzle_page(words, shown)
    for picture in (puzzle_board, puzzle_hand):
        page = await services.appearance.illustrated(page, partial(picture, words, shown), user, None)
    return page

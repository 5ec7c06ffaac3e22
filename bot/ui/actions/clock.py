"""What the host chooses about time."""

from __future__ import annotations

from bot.ui.actions.click import Click, action
from bot.ui.actions.lobby import require_host, require_lobby
from bot.ui.actions.services import Services
from bot.ui.pages.clock import HERE, clock_page, read_clock, read_out
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.options import options_page
from engine.rules.errors import BadNotation


@action(Verb.TIME)
async def time(services: Services, click: Click) -> None:
    """The panel."""
    require_lobby(click)
    require_host(click)
    await click.reply.panel(clock_page(click.words, click.table))


@action(Verb.SET_CLOCK)
async def set_clock(services: Services, click: Click) -> None:
    """The menu of clocks, here or among the options."""
    require_lobby(click)
    require_host(click)
    seconds, increment = read_clock(click.value)
    snapshot = await services.tables.set_clock(
        click.table_id, click.user_id, seconds, increment=increment, interaction_id=click.interaction_id
    )
    here = click.argument == HERE
    await click.reply.panel(clock_page(click.words, snapshot) if here else options_page(click.words, snapshot))


@action(Verb.TIME_OUT)
async def time_out(services: Services, click: Click) -> None:
    """The menu of what happens when time runs out."""
    require_lobby(click)
    require_host(click)
    rule = read_out(click.value)
    if rule is None:
        raise BadNotation(click.value[:40], "what happens when time runs out")
    snapshot = await services.tables.set_time_out(
        click.table_id, click.user_id, *rule, interaction_id=click.interaction_id
    )
    await click.reply.panel(clock_page(click.words, snapshot))

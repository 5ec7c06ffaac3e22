"""What the host chooses about time, and the pause of a match."""

from __future__ import annotations

from bot.ui.actions.click import Click, action
from bot.ui.actions.services import Services
from bot.ui.actions.table.lobby import require_host, require_lobby
from bot.ui.actions.table.manage import manages
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import Button, sentence
from bot.ui.pages.table.clock import HERE, clock_page, read_clock, read_out
from bot.ui.pages.table.options import options_page
from bot.ui.pages.table.seats import control
from engine.rules.errors import BadNotation
from engine.rules.options import read_number
from engine.tables.core.model import Status
from engine.tables.time.clock import DAYS_OFF


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
    snapshot = await services.tables.host.set_clock(
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
    snapshot = await services.tables.host.set_time_out(
        click.table_id, click.user_id, *rule, interaction_id=click.interaction_id
    )
    await click.reply.panel(clock_page(click.words, snapshot))


def pause_buttons(click: Click) -> list[Button]:
    """For those who play at a table with clocks and those who manage its server: let the clocks stand still, or run."""
    snapshot = click.table
    seat = snapshot.seat_of(click.user_id)
    mine = seat is not None and seat.human and len(snapshot.seats) > 1
    if snapshot.status is not Status.PLAYING or snapshot.turn_seconds is None or not (mine or manages(click)):
        return []
    paused = snapshot.clock.paused is not None
    verb = Verb.UNPAUSE if paused else Verb.PAUSE
    return [Button(click.words("clock.go_on" if paused else "clock.pause"), control(snapshot, verb))]


@action(Verb.PAUSE)
async def pause(services: Services, click: Click) -> None:
    """Ask the others, or stop the clocks at once for the server."""
    seat = click.table.seat_of(click.user_id)
    manager = manages(click) and (seat is None or not seat.human)
    done = await services.tables.pause(
        click.table_id, click.user_id, manager=manager, interaction_id=click.interaction_id
    )
    stands = done.clock.paused is not None
    await click.reply.panel(sentence(click.words("clock.pause_done" if stands else "consent.asked")))


@action(Verb.UNPAUSE)
async def unpause(services: Services, click: Click) -> None:
    """Let the clocks run again."""
    seat = click.table.seat_of(click.user_id)
    manager = manages(click) and (seat is None or not seat.human)
    await services.tables.unpause(click.table_id, click.user_id, manager=manager, interaction_id=click.interaction_id)
    await click.reply.panel(sentence(click.words("clock.go_on_done")))


@action(Verb.DAYS_OFF)
async def days_off(services: Services, click: Click) -> None:
    """The next number of days off that is offered."""
    require_lobby(click)
    require_host(click)
    days = read_number(click.argument)
    if days not in DAYS_OFF:
        raise BadNotation(click.argument[:40], "a number of days")
    snapshot = await services.tables.host.set_days_off(
        click.table_id, click.user_id, days, interaction_id=click.interaction_id
    )
    await click.reply.panel(clock_page(click.words, snapshot))


@action(Verb.WEEKENDS, Verb.REPLY_DELAY)
async def switch(services: Services, click: Click) -> None:
    """The switches for Saturdays and Sundays, and for passes that wait."""
    require_lobby(click)
    require_host(click)
    if click.argument not in ("on", "off"):
        raise BadNotation(click.argument[:40], "on or off")
    host = services.tables.host
    choose = host.set_weekends if click.control.verb is Verb.WEEKENDS else host.set_reply_delay
    snapshot = await choose(click.table_id, click.user_id, click.argument == "on", interaction_id=click.interaction_id)
    await click.reply.panel(clock_page(click.words, snapshot))

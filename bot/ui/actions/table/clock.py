"""The panel of the turn timer, and pauses of a match."""

from bot.ui.actions.click import Click, action, change
from bot.ui.actions.services import Services
from bot.ui.actions.table.lobby import require_host
from bot.ui.actions.table.manage import manages
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import Button
from bot.ui.pages.table.clock import clock_page
from bot.ui.pages.table.seats import control
from engine.tables.core.model import Status
from engine.tables.people.consent import RunClocks, StopClocks


@action(Verb.TIME)
async def time(services: Services, click: Click) -> None:
    """Show the panel."""
    require_host(click)
    await click.reply.panel(clock_page(click.words, click.table))


def pause_buttons(click: Click) -> list[Button]:
    """The button that pauses or resumes, for players and managers of a match with a turn timer."""
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
    """Ask the others to pause, or pause as a manager."""
    done = await change(services, click, StopClocks(), manager=manages(click))
    stands = done.clock.paused is not None
    await click.say("clock.pause_done" if stands else "consent.asked")


@action(Verb.UNPAUSE)
async def unpause(services: Services, click: Click) -> None:
    """Resume the match."""
    await change(services, click, RunClocks(), manager=manages(click))
    await click.say("clock.go_on_done")

"""Resign and come back, take over a seat, abandon, undo, pause; and the answers of the others."""

from bot.ui.actions.click import Click, action, change
from bot.ui.actions.services import Services
from bot.ui.actions.table.manage import manages
from bot.ui.actions.table.play import show_asked, show_guest, show_hand
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import Button, Tone
from bot.ui.pages.table.consent import seat_buttons
from bot.ui.pages.table.round_end import over_page
from bot.ui.pages.table.seats import control
from engine.rules.games import MOST_SEATS
from engine.rules.options import read_number
from engine.tables.edits.consent import Abandon, Answer, ComeBack, RunClocks, StopClocks, TakeOverSeat, Undo, Withdraw
from engine.tables.edits.turns import Resign
from engine.tables.table.model import Snapshot, Status
from engine.tables.table.rights import match_of


@action(Verb.RESIGN)
async def resign(services: Services, click: Click) -> None:
    match_of(click.table)
    click.seat()
    resign_yes = Button(click.words("more.resign_yes"), control(click.table, Verb.RESIGN_YES), Tone.DANGER)
    abandon = Button(click.words("more.abandon"), control(click.table, Verb.ABANDON))
    await click.say(
        "more.resign_sure", resign_yes, abandon, Button(click.words("more.no"), control(click.table, Verb.KEEP))
    )


@action(Verb.RESIGN_YES)
async def resign_yes(services: Services, click: Click) -> None:
    done = await change(services, click, Resign())
    if not done.is_open:
        await click.reply.panel(over_page(click.words, done, "", ""))
        return
    await click.say("more.resigned", *seat_buttons(click.words, done, click.user_id))


@action(Verb.COME_BACK)
async def come_back(services: Services, click: Click) -> None:
    done = await change(services, click, ComeBack())
    await _seated(services, click, done)


@action(Verb.TAKE_OVER)
async def take_over(services: Services, click: Click) -> None:
    """Take a robot's seat, or ask the others first."""
    seat = read_number(click.argument, MOST_SEATS)
    await take_seat(services, click, -1 if seat is None else seat)


async def take_seat(services: Services, click: Click, seat: int | None) -> None:
    """Take this robot's seat (None: any robot's), or ask the others first."""
    done = await change(services, click, TakeOverSeat(seat))
    if done.seat_of(click.user_id) is None:
        await show_guest(services, click, done)
    else:
        await _seated(services, click, done)


async def _seated(services: Services, click: Click, table: Snapshot) -> None:
    seat = table.seat_of(click.user_id)
    assert seat is not None
    await show_hand(services, click, table, seat, click.words("consent.seated"))


@action(Verb.ABANDON)
async def abandon(services: Services, click: Click) -> None:
    match_of(click.table)
    if click.table.host_id != click.user_id:
        click.seat()
    await click.ask("more.abandon_sure", "more.abandon_yes", Verb.ABANDON_YES)


@action(Verb.ABANDON_YES)
async def abandon_yes(services: Services, click: Click) -> None:
    await show_asked(services, click, await change(services, click, Abandon()), "more.abandoned")


@action(Verb.UNDO)
async def undo(services: Services, click: Click) -> None:
    """Take the last move back, or ask the others first."""
    await show_hand(services, click, await change(services, click, Undo(click.control.version)), click.seat())


@action(Verb.WITHDRAW)
async def withdraw(services: Services, click: Click) -> None:
    """Take back one's own open question."""
    done = await change(services, click, Withdraw(click.argument))
    seat = done.played_by(click.user_id)
    if seat is not None:
        await show_hand(services, click, done, seat)
    else:
        await click.say("consent.withdrawn", *seat_buttons(click.words, done, click.user_id))


@action(Verb.AGREE, Verb.DISAGREE)
async def answer(services: Services, click: Click) -> None:
    """Answer the open question; the board shows the outcome."""
    yes = click.control.verb is Verb.AGREE
    await change(services, click, Answer(click.argument, yes))
    await click.reply.nothing()


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
    await show_asked(services, click, done, "clock.pause_done")


@action(Verb.UNPAUSE)
async def unpause(services: Services, click: Click) -> None:
    """Resume the match."""
    await change(services, click, RunClocks(), manager=manages(click))
    await click.say("clock.go_on_done")

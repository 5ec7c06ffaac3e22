"""Game nights, tournaments and leagues: plan, sign up, begin, vote, end."""

import asyncio

from bot.ui.actions.boundary import Unable, check_place
from bot.ui.actions.click import Click, action
from bot.ui.actions.people.permissions import tell_lacking
from bot.ui.actions.people.settings import may_manage
from bot.ui.actions.services import Services
from bot.ui.channel.appearance import style_of
from bot.ui.channel.public_messages import answer_note
from bot.ui.channel.reply import Reply
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.events.duels import how_page as duels_how_page
from bot.ui.pages.events.duels import standings_page, withdraw_page
from bot.ui.pages.events.event import how_page, night_standings_page, numbers_page, sure_page
from bot.ui.pages.events.event_pictures import standings_picture
from bot.ui.pages.events.plan import event_link
from bot.ui.pages.page import sentence
from engine.events.changes import here, joined, left, voted
from engine.events.model import Event, EventRefusal, Kind, Plan, Stage
from engine.events.planning import numbers
from engine.rules.errors import Refused
from engine.rules.options import read_number
from engine.tables.keeping.preferences import Show
from engine.tables.table.errors import TableRefusal

YES = "yes"


async def open_event(
    services: Services, reply: Reply, title: str, plan: Plan, kind: Kind, *, starts_at: int | None, panel: int
) -> None:
    """Plan an event; the sign-up message is the answer. A `panel` posts one event. Raises `Unable` and `Refused`."""
    await check_place(services, reply, "planners")
    interaction, channel, host = reply.interaction, reply.channel, reply.person
    if plan.duplicate and not services.writer.threads.may_open(channel.channel_id, private=True):
        raise Refused(TableRefusal.NO_PRIVATE_THREADS)
    event = await services.events.plan(
        *(channel, host, title, plan),
        kind=kind,
        starts_at=starts_at,
        posting=answer_note(interaction),
        interaction_id=interaction.id,
        panel=panel,
    )
    if event.row.posting != answer_note(interaction):  # another press of the panel's Post has planned it
        link = reply.words("tables.link", link=address) if (address := event_link(event)) else ""
        await reply.private(sentence(reply.words("plan.posted", link=link)))
        return
    await services.event_boards.answer(reply, event)
    await tell_lacking(reply, threads=True)


async def event_of(services: Services, click: Click) -> Event:
    """The event of a button. It must belong to this server. NO_SUCH_EVENT."""
    event = await services.events.snapshot(click.head)
    if event.row.guild_id != click.reply.interaction.guild_id:
        raise Refused(EventRefusal.NO_SUCH_EVENT)
    return event


@action(Verb.EVENT_IN)
async def come(services: Services, click: Click) -> None:
    event = await services.events.change(
        (await event_of(services, click)).id, joined, click.person, click.interaction_id
    )
    await _tell(click, event, "event.now_in", round=event.round + 1)


@action(Verb.EVENT_OUT)
async def go(services: Services, click: Click) -> None:
    """Leave. In a tournament or league that has begun, ask first: there is no way back."""
    event = await event_of(services, click)
    if event.in_duels and event.stage is Stage.PLAYING and click.tail != YES and event.takes_part(click.user_id):
        await click.reply.private(withdraw_page(click.words, event))
        return
    event = await services.events.change(event.id, left, click.user_id)
    if click.tail == YES:
        await click.say("event.now_out")
    else:
        await _tell(click, event, "event.now_out")


@action(Verb.EVENT_HERE)
async def check_in(services: Services, click: Click) -> None:
    """Check in before the first round, or be ready for the next one. The public message shows it."""
    await services.events.change((await event_of(services, click)).id, here, click.user_id, click.interaction_id)
    await click.reply.nothing()


async def _tell(click: Click, event: Event, key: str, **facts: object) -> None:
    """Say when the change takes effect. During sign-up the public message shows it."""
    if event.stage is Stage.SIGN_UP:
        await click.reply.nothing()
    else:
        await click.reply.private(sentence(click.words(key, **facts)))


@action(Verb.EVENT_STANDINGS)
async def standings(services: Services, click: Click) -> None:
    event = await event_of(services, click)
    number = read_number(click.tail) or 0
    page = (standings_page if event.in_duels else night_standings_page)(click.words, event, number)
    settings = await services.appearance.settings_of(click.user_id)
    if not number and event.plan.entrants and settings.show is not Show.TEXT:
        picture = standings_picture(click.words, event, style_of(settings))
        page = page.with_picture(await services.appearance.painter.draw(picture)) if picture else page
    await click.reply.private(page)


@action(Verb.EVENT_HOW)
async def how(services: Services, click: Click) -> None:
    """How the event works."""
    event = await event_of(services, click)
    await click.reply.private((duels_how_page if event.in_duels else how_page)(click.words, event))


@action(Verb.EVENT_FAIR)
async def fair(services: Services, click: Click) -> None:
    """Give the list of the numbers that seal the keys of this round's deals and the next."""
    event = await event_of(services, click)
    if event.row.seed is None:
        raise Unable("verify.no_seed_chain")
    await click.reply.private(numbers_page(click.words, event, await asyncio.to_thread(numbers, event)))


@action(Verb.EVENT_VOTE)
async def vote(services: Services, click: Click) -> None:
    await services.events.change((await event_of(services, click)).id, voted, click.user_id, click.value)
    await click.reply.private(sentence(click.words("event.voted")))


@action(Verb.EVENT_NEXT)
async def next_round(services: Services, click: Click) -> None:
    """Begin the first or the next round. Ask the host first if tables are still in play."""
    event = await event_of(services, click)
    number, _, sure = click.tail.partition(":")
    after = read_number(number)
    if event.unfinished and event.in_play and after == event.round and sure != YES and _may_host(click, event):
        await click.reply.private(sure_page(click.words, event, Verb.EVENT_NEXT))
        return
    wanted = -1 if after is None else after
    await services.events.next_round(
        event.id, click.user_id, wanted, manager=may_manage(click), click=click.interaction_id
    )
    await _done(click, sure)


@action(Verb.EVENT_END)
async def end(services: Services, click: Click) -> None:
    """End or cancel the event. Ask the host first if it has begun."""
    event = await event_of(services, click)
    if event.stage is Stage.PLAYING and click.tail != YES and _may_host(click, event):
        await click.reply.private(sure_page(click.words, event, Verb.EVENT_END))
        return
    await services.events.end(event.id, click.user_id, manager=may_manage(click))
    await _done(click, click.tail)


def _may_host(click: Click, event: Event) -> bool:
    return click.user_id == event.row.host_id or may_manage(click)


async def _done(click: Click, sure: str) -> None:
    """The event's message follows by itself. A panel that asked says that it is done."""
    if sure == YES:
        await click.say("event.done")
    else:
        await click.reply.nothing()

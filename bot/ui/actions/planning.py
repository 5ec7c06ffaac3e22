"""The panel where a host plans an event, and the box that posts it."""

from dataclasses import replace

import discord

from bot.ui.actions.boundary import Unable, check_place
from bot.ui.actions.click import Click, action
from bot.ui.actions.events import open_event
from bot.ui.actions.services import Services
from bot.ui.channel.reply import Reply
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.events.plan import boxes, chosen, first_plan, plan_modal, plan_page, read_plan
from bot.ui.pages.page import sentence
from bot.ui.pages.refusals import refusal_text
from bot.ui.pages.table.options import read_options_text
from engine.events.model import EventId, Kind, Plan
from engine.events.planning import DAY_MINUTES, LONGEST_DUELS, LONGEST_PAUSE, LONGEST_ROUND, planned
from engine.rules.errors import Refusal, Refused
from engine.rules.options import Accepts, read_number

PREVIEW = EventId("preview")
MOST_TYPED = 500
"""Texts that are kept."""


async def begin_plan(services: Services, reply: Reply, kind: Kind) -> None:
    """Show a new panel, where events may be posted."""
    await check_place(services, reply, "planners")
    await _show(reply, kind, first_plan(kind))


async def _show(reply: Reply, kind: Kind, plan: Plan) -> None:
    """The panel with a preview, or with the reason why the plan can't be posted."""
    words, now = reply.words, reply.interaction.created_at.timestamp()
    title = words(f"event.{kind}")
    asked = (PREVIEW, kind, reply.channel, reply.person, title, plan, now)
    try:
        page = plan_page(words, kind, plan, planned(*asked, starts_at=None, posting=None), now)
    except Refused as refused:
        page = plan_page(words, kind, plan, refusal_text(words, refused), now)
    await reply.panel(page)


@action(Verb.EVENT_PLAN)
async def change_plan(services: Services, click: Click) -> None:
    """A choice in a menu, or a switch."""
    await _show(click.reply, *chosen(*read_plan(click.tail), click.head, click.values))


@action(Verb.EVENT_POST)
async def post(services: Services, click: Click) -> None:
    """Open the box; when it is sent, post the event for all."""
    kind, plan = read_plan(click.argument)
    if click.reply.interaction.type is not discord.InteractionType.modal_submit:
        await click.reply.modal(plan_modal(click.words, kind, plan, services.typed.get((click.user_id, kind), {})))
        return
    if len(services.typed) >= MOST_TYPED:
        services.typed.clear()
    services.typed[click.user_id, kind] = {name: click.typed(name) for name in boxes(kind)}
    try:
        await _post(services, click, kind, plan)
    except (Refused, Unable) as error:
        told = refusal_text(click.words, error) if isinstance(error, Refused) else click.words(error.key, **error.facts)
        await click.reply.private(sentence(f"{told}\n{click.words('plan.kept')}"))
    else:
        services.typed.pop((click.user_id, kind), None)  # the same box may have been sent twice


async def _post(services: Services, click: Click, kind: Kind, plan: Plan) -> None:
    """Post the event with the text of the box."""
    options = tuple(read_options_text(click.typed("options")).items())
    if kind is Kind.GAME_NIGHT:
        minutes, pause = _number(click, "minutes", 1, LONGEST_ROUND), _number(click, "pause", 0, LONGEST_PAUSE)
        plan = replace(plan, options=options, minutes=minutes, pause=plan.pause if pause is None else pause)
    else:
        days = _number(click, "days", 1, LONGEST_DUELS // DAY_MINUTES)
        plan = replace(plan, options=options, minutes=days and days * DAY_MINUTES)
    title = click.typed("title").strip() or click.words(f"event.{kind}")
    await open_event(services, click.reply, title, plan, kind, click.typed("when").strip() or None)


def _number(click: Click, name: str, low: int, high: int) -> int | None:
    """The number in that box; None if it is empty. BAD_OPTION."""
    typed = click.typed(name).strip()
    found = read_number(typed, high)
    if typed and (found is None or found < low):
        raise Refused(Refusal.BAD_OPTION, name=name, value=typed, accepted=Accepts.NUMBER, low=low, high=high)
    return found

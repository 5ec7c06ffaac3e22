"""The panel where a host plans an event, and the box that posts it."""

import asyncio
from collections.abc import Mapping
from dataclasses import replace

import discord

from bot.ui.actions.boundary import Unable, check_place
from bot.ui.actions.click import Click, action
from bot.ui.actions.events import open_event
from bot.ui.actions.services import Services
from bot.ui.actions.typed_times import read_when
from bot.ui.channel.reply import Reply
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.events.plan import boxes, chosen, first_plan, plan_modal, plan_page, read_plan, read_sure, sure_page
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
    """Open the box. When it is sent, post the event for all; a typed start is shown first, and posted when it is
    confirmed."""
    kind, plan = read_plan(click.tail or click.argument)
    key, sent = (click.user_id, kind), click.reply.interaction.type is discord.InteractionType.modal_submit
    starts_at, panel = read_sure(click.head) if click.tail else (0, 0)
    if not sent and not (starts_at and key in services.typed):
        await click.reply.modal(plan_modal(click.words, kind, plan, services.typed.get(key, {}), panel))
        return
    if sent:
        if len(services.typed) >= MOST_TYPED:
            services.typed.clear()
        services.typed[key] = {name: click.typed(name) for name in boxes(kind)}
    panel = panel or (click.reply.interaction.message.id if click.reply.interaction.message else 0)
    try:
        await _post(services, click, kind, plan, services.typed[key], None if sent else starts_at, panel)
    except (Refused, Unable) as error:
        told = refusal_text(click.words, error) if isinstance(error, Refused) else click.words(error.key, **error.facts)
        await click.reply.private(sentence(f"{told}\n{click.words('plan.kept')}"))


async def _post(
    services: Services, click: Click, kind: Kind, plan: Plan, typed: Mapping[str, str], sure: int | None, panel: int
) -> None:
    """Post the event with the texts of the box, or show the start that it would have. `sure`: that is confirmed."""
    options = tuple(read_options_text(typed["options"]).items())
    if kind is Kind.GAME_NIGHT:
        minutes, pause = _number(typed, "minutes", 1, LONGEST_ROUND), _number(typed, "pause", 0, LONGEST_PAUSE)
        plan = replace(plan, options=options, minutes=minutes, pause=plan.pause if pause is None else pause)
    else:
        days = _number(typed, "days", 1, LONGEST_DUELS // DAY_MINUTES)
        plan = replace(plan, options=options, minutes=days and days * DAY_MINUTES)
    if when := typed.get("when", "").strip():
        zone = (await services.appearance.settings_of(click.user_id)).zone
        zone = zone or (await services.statistics.weekly.of(click.reply.channel.guild_id or 0)).zone
        interaction = click.reply.interaction
        locale, now = str(interaction.locale), interaction.created_at.timestamp()
        locale = locale if locale.startswith(click.words.code) else click.words.code
        starts_at = await asyncio.to_thread(read_when, when, now, zone, locale)
        if starts_at is None or (sure is not None and sure <= now):
            raise Unable("event.no_time", zone=zone)
        if sure is None:
            await click.reply.private(sure_page(click.words, kind, plan, starts_at, panel))
            return
    title = typed["title"].strip() or click.words(f"event.{kind}")
    await open_event(services, click.reply, title, plan, kind, starts_at=sure, panel=panel)
    services.typed.pop((click.user_id, kind), None)  # the same box may have been sent twice


def _number(typed: Mapping[str, str], name: str, low: int, high: int) -> int | None:
    """The number in that box; None if it is empty. BAD_OPTION."""
    text = typed[name].strip()
    found = read_number(text, high)
    if text and (found is None or found < low):
        raise Refused(Refusal.BAD_OPTION, name=name, value=text, accepted=Accepts.NUMBER, low=low, high=high)
    return found

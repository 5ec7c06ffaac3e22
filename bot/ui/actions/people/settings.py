"""The panels in which people, and those who manage a server, choose how the game is shown."""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.ui.actions.click import Click, action
from bot.ui.actions.services import Services
from bot.ui.channel.own_page import own_page
from bot.ui.channel.reply import Reply
from bot.ui.pages.custom_ids import NO_TABLE, ControlId, Verb
from bot.ui.pages.page import Button, ChannelMenu, Choice, Menu, Page, Part, Row, Text, Tone, rows, sentence
from bot.ui.pages.people.history import read_user
from bot.ui.pages.people.reminders import (
    HERE,
    NIGHT,
    NO_ZONE,
    REMIND,
    REMIND_BY,
    SEEN,
    TIMES,
    ZONE,
    look,
    reminders_page,
    zone_name,
)
from bot.words import Words
from engine.rules.errors import BadNotation
from engine.rules.numbers import read_number
from engine.statistics.weekly import WeeklyRow
from engine.tables.core.model import Person
from engine.tables.people.preferences import NEVER, DisplaySettings, PingWhen, RemindBy, Show, read_reminders
from engine.tables.time.hours import NO_HOURS, OFFERED_HOURS, read_hours, zones

SHOWS = (Show.PICTURES, Show.BOTH, Show.TEXT)
SWITCHES = ("numerals", "high_contrast")
SERVER_SWITCHES = (*SWITCHES, "bottom")
SHOW = "show"
PINGS = "pings"
HERE_WEEKLY, THERE_WEEKLY = "here", "there"


def _id(verb: Verb, argument: str) -> str:
    return ControlId(NO_TABLE, 0, verb, argument).text()


def person_page(words: Words, settings: DisplaySettings) -> Page:
    """Somebody's own panel."""
    choices = tuple(
        Choice(words(f"settings.{show}"), show, words(f"settings.{show}_about"), chosen=show is settings.show)
        for show in SHOWS
    )
    page = _page(words, "settings.title", words(f"settings.{settings.show}"), choices, settings, Verb.SET_DISPLAY)
    pings = tuple(
        Choice(
            words(f"settings.pings_{when}"), when, words(f"settings.pings_{when}_about"), chosen=when is settings.pings
        )
        for when in PingWhen
    )
    asked = Text(words("settings.pings", when=words(f"settings.pings_{settings.pings}")))
    menu = Menu(look(PINGS), words("settings.pings_pick"), pings)
    return replace(page, parts=(*page.parts, asked, menu, Row((Button(words("settings.times"), look(TIMES)),))))


def server_page(words: Words, settings: DisplaySettings, weekly: WeeklyRow, channel_id: int) -> Page:
    """The server's panel, opened in that channel."""
    choices = tuple(
        Choice(
            words(f"settings.server_{show}"), show, words(f"settings.server_{show}_about"), chosen=show is settings.show
        )
        for show in SHOWS
    )
    shown = words(f"settings.server_{settings.show}")
    page = _page(words, "settings.title_server", shown, choices, settings, Verb.SET_SERVER_DISPLAY)
    about = Text(words("settings.bottom_about"))
    return replace(page, parts=(*page.parts, about, *weekly_parts(words, weekly, channel_id)))


def weekly_parts(words: Words, weekly: WeeklyRow, channel_id: int) -> list[Part]:
    """Where and when the leaderboard is posted each week, and what can be chosen about it."""
    here = Button(words("weekly.here"), _id(Verb.WEEKLY, HERE_WEEKLY))
    there = ChannelMenu(_id(Verb.WEEKLY, THERE_WEEKLY), words("weekly.there"), weekly.channel_id)
    if weekly.channel_id is None:
        return [Text(words("weekly.off")), there, Row((here,))]
    facts = {"channel": f"<#{weekly.channel_id}>", "hour": weekly.hour, "zone": zone_name(weekly.zone)}
    hours = tuple(Choice(words("weekly.hour", hour=hour), str(hour), "", hour == weekly.hour) for hour in range(24))
    off = Button(words("weekly.turn_off"), _id(Verb.WEEKLY, "off"))
    return [
        Text(words("weekly.on", **facts)),
        there,
        Menu(_id(Verb.WEEKLY, "hour"), words("weekly.pick"), hours),
        Row((off,) if weekly.channel_id == channel_id else (here, off)),
    ]


def _page(
    words: Words, title: str, now: str, choices: tuple[Choice, ...], settings: DisplaySettings, verb: Verb
) -> Page:
    switches = []
    for name in SERVER_SWITCHES if verb is Verb.SET_SERVER_DISPLAY else SWITCHES:
        on = bool(getattr(settings, name))
        label = words(f"settings.{name}", now=words("settings.on" if on else "settings.off"))
        other = f"{name}={'off' if on else 'on'}"
        switches.append(Button(label, _id(verb, other), Tone.GO if on else Tone.PLAIN))
    texts = Text(f"{words(title)}\n{words('settings.show', show=now)}")
    return Page((texts, Menu(_id(verb, SHOW), words("settings.pick"), choices), *rows(switches)))


def changed(settings: DisplaySettings, argument: str, value: str) -> DisplaySettings:
    """The choice after a menu or a switch; raises BadNotation for what is neither."""
    if argument == SHOW and value in set(Show):
        return replace(settings, show=Show(value))
    if argument == PINGS and value in set(PingWhen):
        never = value == PingWhen.NEVER  # no reminders either, until they are chosen
        return replace(settings, pings=PingWhen(value), remind=NEVER if never else settings.remind)
    if argument == REMIND and (reminders := read_reminders(value)) is not None:
        return replace(settings, remind=reminders)
    if argument == REMIND_BY and value in set(RemindBy):
        return replace(settings, remind_by=RemindBy(value))
    if argument == ZONE and value in (*zones(), NO_ZONE):
        return replace(settings, zone="" if value == NO_ZONE else value)
    hours = read_hours(value)
    if argument == NIGHT and hours is not None and hours in (*OFFERED_HOURS, NO_HOURS):
        return replace(settings, quiet=hours)
    name, _, state = argument.partition("=")
    if name in SERVER_SWITCHES and state in ("on", "off"):
        on = state == "on"
        if name == "bottom":
            return replace(settings, bottom=on)
        return replace(settings, numerals=on) if name == "numerals" else replace(settings, high_contrast=on)
    raise BadNotation(argument, "a setting")


async def show_own(reply: Reply, settings: DisplaySettings, argument: str) -> None:
    """The panel on which that is chosen, with everything as it is."""
    now = reply.interaction.created_at.timestamp()
    page = reminders_page(reply.words, settings, now) if argument in HERE else person_page(reply.words, settings)
    await reply.panel(page)


@action(Verb.SET_DISPLAY)
async def set_own(services: Services, click: Click) -> None:
    """A choice of one's own, which every panel that is still open follows at once."""
    settings = await services.appearance.settings_of(click.user_id)
    if click.argument in (TIMES, SEEN):
        await show_own(click.reply, settings, click.argument)
        return
    several = ",".join(click.values) or "off"
    settings = changed(settings, click.argument, several if click.argument == REMIND else click.value)
    await services.appearance.choose(click.person, settings)
    await show_own(click.reply, settings, click.argument)
    for table, panel in services.panels.of(click.user_id):
        snapshot = services.tables.peek(table)
        seat = snapshot.seat_of(click.user_id) if snapshot else None
        if snapshot is not None and seat is not None and seat.human:
            page = await own_page(
                services.tables, services.activity_log, click.words, snapshot, seat, planning=panel.planning
            )
            page = await services.appearance.panel(click.words, snapshot, page, seat)
            await services.panels.freshen(snapshot, click.user_id, panel, page, seat in snapshot.actors)


async def answer_settings(services: Services, reply: Reply, zone: str | None) -> None:
    """Somebody's own panel; with a zone that they live in from now on."""
    user = reply.interaction.user
    settings = await services.appearance.settings_of(user.id)
    if zone is None:
        await show_own(reply, settings, SEEN)
    elif zone not in zones():
        await reply.panel(sentence(reply.words("remind.zone_wrong")))
    else:
        settings = replace(settings, zone=zone)
        await services.appearance.choose(Person(user.id, user.display_name), settings)
        await show_own(reply, settings, ZONE)


def may_manage(click: Click) -> bool:
    """Whether Discord says now that this person may manage the server."""
    interaction = click.reply.interaction
    return interaction.guild_id is not None and interaction.permissions.manage_guild


async def show_server(services: Services, click: Click) -> None:
    """The server's panel with everything as it is."""
    guild, channel = click.reply.interaction.guild_id or 0, click.reply.interaction.channel_id or 0
    settings = await services.appearance.settings_of_server(guild)
    weekly = await services.tables.weekly.of(guild)
    await click.reply.panel(server_page(click.words, settings, weekly, channel))


@action(Verb.SERVER_DISPLAY)
async def server(services: Services, click: Click) -> None:
    """The server's panel, for those who may manage it."""
    if not may_manage(click):
        await click.reply.panel(sentence(click.words("settings.not_manager")))
        return
    await show_server(services, click)


@action(Verb.SET_SERVER_DISPLAY)
async def set_server(services: Services, click: Click) -> None:
    """A choice for the server; its boards follow. Who clicks may have lost the right since the panel was opened."""
    guild = click.reply.interaction.guild_id
    if guild is None or not may_manage(click):
        await click.reply.panel(sentence(click.words("settings.not_manager")))
        return
    settings = changed(await services.appearance.settings_of_server(guild), click.argument, click.value)
    await services.appearance.choose_for_server(guild, settings)
    await show_server(services, click)
    await services.tables.all_here()
    for snapshot in services.tables.known(guild_id=guild):
        services.writer.mark(snapshot, visited=True)


def _may_post(interaction: discord.Interaction, channel_id: int) -> bool:
    """Whether the bot may write in a channel of the server, as far as it knows."""
    if channel_id == interaction.channel_id:
        return interaction.app_permissions.send_messages
    channel = interaction.guild.get_channel(channel_id) if interaction.guild else None
    if not isinstance(channel, discord.TextChannel):
        return False
    mine = channel.permissions_for(channel.guild.me)
    return mine.view_channel and mine.send_messages


@action(Verb.WEEKLY)
async def set_weekly(services: Services, click: Click) -> None:
    """Where and when the leaderboard is posted each week."""
    interaction = click.reply.interaction
    if interaction.guild_id is None or not may_manage(click):
        await click.reply.panel(sentence(click.words("settings.not_manager")))
        return
    row = await services.tables.weekly.of(interaction.guild_id)
    if click.argument in (HERE_WEEKLY, THERE_WEEKLY):
        channel = interaction.channel_id if click.argument == HERE_WEEKLY else read_user(click.value)
        if channel is None or not _may_post(interaction, channel):
            await click.reply.panel(sentence(click.words("weekly.closed")))
            return
        row = replace(row, channel_id=channel)
    elif click.argument == "off":
        row = replace(row, channel_id=None)
    elif click.argument == "hour" and (hour := read_number(click.value)) is not None and hour < 24:
        row = replace(row, hour=hour)
    else:
        raise BadNotation(click.argument, "a choice about the weekly leaderboard")
    await services.tables.weekly.choose(row)
    await show_server(services, click)


async def answer_server(services: Services, click: Click, zone: str | None) -> None:
    """The server's panel; with the zone by whose clocks the weekly leaderboard is posted from now on."""
    if zone is not None and click.reply.interaction.guild_id is not None and may_manage(click):
        if zone not in zones():
            await click.reply.panel(sentence(click.words("remind.zone_wrong")))
            return
        row = await services.tables.weekly.of(click.reply.interaction.guild_id)
        await services.tables.weekly.choose(replace(row, zone=zone))
    await server(services, click)

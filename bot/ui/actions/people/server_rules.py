"""Managers choose where tables may be opened, block members, and read the log of their actions."""

from __future__ import annotations

from dataclasses import replace

from bot.ui.actions.boundary import Unable
from bot.ui.actions.click import Click, action
from bot.ui.actions.people.permissions import lacking_by_channel
from bot.ui.actions.people.settings import managed
from bot.ui.actions.services import Services
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.people.history import read_user
from bot.ui.pages.people.server_rules import permissions_page, rules_panel
from bot.ui.pages.people.settings import RULES_PAGES
from engine.events.privacy import take_out
from engine.rules.errors import BadNotation
from engine.tables.people.moderation import Deed


@action(Verb.SERVER_RULES)
async def server_rules(services: Services, click: Click) -> None:
    """Show a page of the server's rules, after changing them."""
    guild, moderation = await managed(click), services.tables.moderation
    if guild is None:
        return
    rules, by, page = await moderation.of(guild), click.person, click.argument
    match click.argument:
        case "allow":
            page = "channels"
            channels = tuple(read_user(value) or 0 for value in click.values)
            await moderation.change(guild, replace(rules, channels=channels), by, Deed.CHANNELS, str(len(channels)))
        case "exclude":
            page = "members"
            for person in click.people():
                if person.user_id == click.user_id:
                    raise Unable("server.not_yourself")
                await moderation.change(guild, rules.blocking(guild, person), by, Deed.BLOCKED, person.name)
                await take_out(services.tables, services.events, person.user_id, guild)
        case "admit":
            page = "members"
            for blocked in (one for one in rules.blocked if one.key == click.value):
                await moderation.change(guild, rules.unblocking(blocked.key), by, Deed.UNBLOCKED, blocked.name)
        case what:
            if what not in RULES_PAGES:
                raise BadNotation(what, "a page of the server's rules")
            if what == "permissions":
                lacking = lacking_by_channel(click.reply.interaction, rules)
                await click.reply.panel(permissions_page(click.words, lacking))
                return
    await click.reply.panel(rules_panel(click.words, await moderation.of(guild), page))

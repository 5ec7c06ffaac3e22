"""Shows, exports and deletes a person's stored data."""

from __future__ import annotations

from bot.ui.actions.click import Click, action
from bot.ui.actions.services import Services
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.people.privacy import DELETE, EXPORT, YES, delete_page, export_page, privacy_page
from engine.events.privacy import export_person, forget_person


@action(Verb.PRIVACY)
async def privacy(services: Services, click: Click) -> None:
    """Show the page, send the export, ask before deleting, or delete."""
    if click.argument == DELETE:
        await click.reply.panel(delete_page(click.words))
        return
    if click.argument == YES:
        await click.reply.later(public=False)
        await forget_person(services.tables, services.events, click.user_id)
        await click.say("privacy.deleted")
        return
    stored = await export_person(services.tables, click.user_id)
    if click.argument == EXPORT:
        await click.reply.private(export_page(click.words, stored))
    else:
        await click.reply.panel(privacy_page(click.words, stored))

"""Shows, exports and deletes a person's stored data."""

from bot.ui.actions.boundary import Unable
from bot.ui.actions.click import Click, action
from bot.ui.actions.services import Services
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.people.privacy import DELETE, EXPORT, IGNORE, UNIGNORE, YES, delete_page, export_page, privacy_page
from engine.events.model import Kind
from engine.events.privacy import export_person, forget_person
from engine.tables.people.preferences import MOST_IGNORED


@action(Verb.PRIVACY)
async def privacy(services: Services, click: Click) -> None:
    """Show the page, send the export, ask before deleting, or delete."""
    if click.argument == DELETE:
        await click.reply.panel(delete_page(click.words))
        return
    if click.argument == YES:
        await click.reply.later(public=False)
        await forget_person(services.tables, services.events, click.user_id)
        for kind in Kind:
            services.typed.pop((click.user_id, kind), None)
        await click.say("privacy.deleted")
        return
    if click.argument in (IGNORE, UNIGNORE):
        await _ignore(services, click)
    stored = await export_person(services.tables, click.user_id)
    if click.argument == EXPORT:
        await click.reply.private(export_page(click.words, stored))
    else:
        ignored = await services.tables.preferences.ignored_by(click.user_id)
        await click.reply.panel(privacy_page(click.words, stored, ignored))


async def _ignore(services: Services, click: Click) -> None:
    """Ignore the chosen person, or no longer."""
    preferences = services.tables.preferences
    chosen = {one.user_id for one in click.people()} | {int(value) for value in click.values if value.isdecimal()}
    if click.user_id in chosen:
        raise Unable("ignore.not_yourself")
    kept = [one for one in await preferences.ignored_by(click.user_id) if one.user_id not in chosen]
    if click.argument == IGNORE:
        kept += click.people()
    await preferences.ignore(click.person, kept[-MOST_IGNORED:])

"""First steps: a quick match against a robot, a lesson, the games, a lobby, the settings."""

from dataclasses import replace

from bot.ui.actions.click import Click, action
from bot.ui.actions.services import Services
from bot.ui.actions.table.lobby import open_lobby
from bot.ui.actions.table.play import open_at_once
from bot.ui.channel.reply import Reply
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import Page
from bot.ui.pages.people.first_steps import ANSWERS, LESSON, answers_page, game_page, games_page, help_page
from bot.ui.pages.people.settings import person_page
from engine.rules.errors import Refusal, Refused
from engine.rules.games import GAMES, is_solitaire
from engine.tables.keeping.opening import Wanted
from engine.tables.keeping.preferences import Show


def _game(name: str) -> str:
    if name not in GAMES:
        raise Refused(Refusal.UNKNOWN_GAME, name=name)
    return name


async def as_wanted(services: Services, user_id: int, page: Page) -> Page:
    """The page, without pictures if the person chose words."""
    settings = await services.appearance.settings_of(user_id)
    return replace(page, pictures=()) if settings.show is Show.TEXT else page


async def begin(services: Services, reply: Reply, game: str, *, lesson: bool) -> None:
    """A private match, against a robot where the game needs two."""
    robots, kind = 0 if is_solitaire(game) else 1, GAMES[game]
    options = kind.alone if lesson else {**kind.presets["quick"], **kind.alone}
    await open_at_once(services, reply, Wanted(game, options, robots=robots, public=False, lesson=lesson))


@action(Verb.PLAY_NOW)
async def play_now(services: Services, click: Click) -> None:
    await begin(services, click.reply, _game(click.argument), lesson=False)


@action(Verb.LEARN)
async def learn(services: Services, click: Click) -> None:
    """A first round with hints at the right moments."""
    await begin(services, click.reply, _game(click.argument), lesson=True)


@action(Verb.HELP)
async def helped(services: Services, click: Click) -> None:
    page = answers_page(click.words) if click.argument == ANSWERS else help_page(click.words, services.links)
    await click.reply.panel(page)


@action(Verb.GAMES)
async def games(services: Services, click: Click) -> None:
    page = games_page(click.words, lesson=click.argument == LESSON)
    await click.reply.panel(await as_wanted(services, click.user_id, page))


@action(Verb.GAME)
async def game(services: Services, click: Click) -> None:
    """A chosen game: its lesson or its page."""
    chosen = _game(click.value)
    if click.argument == LESSON:
        await begin(services, click.reply, chosen, lesson=True)
        return
    await click.reply.panel(await as_wanted(services, click.user_id, game_page(click.words, chosen)))


@action(Verb.OPEN)
async def open_table(services: Services, click: Click) -> None:
    """The same lobby as `/domino play`."""
    await open_lobby(services, click.reply, Wanted(_game(click.argument)))


@action(Verb.SETTINGS)
async def settings(services: Services, click: Click) -> None:
    await click.reply.panel(person_page(click.words, await services.appearance.settings_of(click.user_id)))

"""Pages for newcomers: help, the welcome on a server, the games with pictures, and their rules."""

from collections.abc import Sequence
from functools import partial

from bot import __version__
from bot.pictures import all_samples, sample, scoring
from bot.ui.pages.custom_ids import Verb, control_of
from bot.ui.pages.page import Button, Choice, Frame, Menu, Page, Part, Row, Text, Tone, pager, rows
from bot.ui.pages.table.options import changed_rules, number_ranges
from bot.ui.pages.table.seats import control
from bot.words import Words
from bot.words.rulebook import rulebook
from engine.rules.games import GAMES, make_game
from engine.tables.table.model import Snapshot

LADDER = sorted((game for game, kind in GAMES.items() if kind.rung), key=lambda game: GAMES[game].rung)
"""The games of a newcomer in their order."""
FIRST = LADDER[0]
LESSON = "lesson"
"""The argument of a menu of games that leads to lessons."""
ANSWERS = "answers"
"""The argument of the button that leads from the help to common questions."""


def first_steps(words: Words) -> Row:
    """Buttons in place of commands."""
    return Row(
        (
            Button(words("first.play"), control_of(Verb.PLAY_NOW, FIRST), Tone.GO),
            Button(words("first.learn"), control_of(Verb.GAMES, LESSON), Tone.MAIN),
            Button(words("first.games"), control_of(Verb.GAMES)),
            Button(words("first.settings"), control_of(Verb.SETTINGS)),
        )
    )


def help_page(words: Words, links: Sequence[tuple[str, str]] = ()) -> Page:
    """The first steps as buttons, how to play, the way to common questions, and the host's links."""
    told = [words("help.text"), words("help.more"), words("help.about", version=__version__)]
    if links:
        told.append("-# " + " · ".join(f"[{words(f'link.{name}')}](<{address}>)" for name, address in links))
    buttons = Row((*first_steps(words).buttons, Button(words("help.questions"), control_of(Verb.HELP, ANSWERS))))
    return Page((Text(words("help.title")), buttons, *map(Text, told)))


def answers_page(words: Words) -> Page:
    """Common questions with their answers."""
    back = Button(words("server.back"), control_of(Verb.HELP))
    return Page((Text(words("help.answers")), Row((back,))))


def welcome_page(words: Words) -> Page:
    """The bot's welcome on a server."""
    return Page((Text(words("first.welcome", n=len(GAMES))), first_steps(words)))


def outside_page(words: Words) -> Page:
    """What works where the bot is no member."""
    return Page((Text(words("outside.text")), first_steps(words)))


def games_page(words: Words, *, lesson: bool = False) -> Page:
    """A menu of all games, and below it their boards side by side, or a line for each."""
    picture = all_samples(words, tuple(GAMES))
    choices = tuple(Choice(words(f"game.{game}"), game, words(f"about.{game}")) for game in GAMES)
    menu = Menu(control_of(Verb.GAME, LESSON if lesson else ""), words("first.pick"), choices)
    title = Text(words("first.learn_title" if lesson else "first.games_title"))
    lines = Frame(picture.name, "\n".join(_line(words, game) for game in GAMES))
    return Page((title, menu, lines), pictures=(picture,), terse=True)


def _line(words: Words, game: str) -> str:
    counts = make_game(game).seat_counts()
    players = words("first.players", seats=counts[-1], players=number_ranges(words, counts))
    return words("first.game", game=words(f"game.{game}"), players=players, about=words(f"about.{game}"))


def game_page(words: Words, game: str) -> Page:
    """A game with a picture, its rules, and the ways to begin."""
    buttons = [
        Button(words("first.play"), control_of(Verb.PLAY_NOW, game), Tone.GO),
        Button(words("first.learn_this"), control_of(Verb.LEARN, game), Tone.MAIN),
        Button(words("board.rules"), control_of(Verb.RULEBOOK, f"0:{game}")),
    ]
    if GAMES[game].most_seats > 1:
        buttons.insert(2, Button(words("first.open"), control_of(Verb.OPEN, game)))
    picture = sample(words, game)
    return Page((Text(_line(words, game)), Frame(picture.name), Row(tuple(buttons))), pictures=(picture,))


def rules_page(words: Words, game: str, page: int = 0, table: Snapshot | None = None) -> Page:
    """A page of a game's rules. Page 0 begins with the house rules of the table."""
    pages = rulebook(words, game)
    page = min(max(page, 0), max(0, len(pages) - 1))
    picture = scoring(words, game) or sample(words, game)
    parts: list[Part] = [Frame(picture.name)] if page == 0 else []
    rules = changed_rules(words, game, dict(table.options)) if table is not None and page == 0 else ""
    parts += [Text(words("rules.options", options=rules))] if rules else []
    parts += [Text(text) for text in pages[page : page + 1]]
    buttons = pager(words, page, len(pages), "rules.previous", "rules.next", partial(_rules_id, game, table))
    tactics = next((at for at, text in enumerate(pages) if f"### {words('rules.tactics')}\n" in text), 0)
    if page == 0 and tactics > 1:  # else Next goes there
        buttons.append(Button(words("rules.tactics"), _rules_id(game, table, tactics)))
    if page:
        parts.append(Text(words("rules.page", page=page + 1, pages=len(pages))))
    return Page((*parts, *rows(buttons)), pictures=(picture,) if page == 0 else ())


def _rules_id(game: str, table: Snapshot | None, page: int) -> str:
    if table is not None:
        return control(table, Verb.RULES, str(page))
    return control_of(Verb.RULEBOOK, f"{page}:{game}")

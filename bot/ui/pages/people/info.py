"""Rules, and lists of open tables."""

from collections.abc import Sequence
from functools import partial

from bot.pictures import sample, scoring
from bot.ui.pages.custom_ids import Verb, control_of
from bot.ui.pages.page import MOST_CHOICES, Button, Choice, Frame, Menu, Page, Part, Text, pager, rows, sentence
from bot.ui.pages.table.rules_text import changed_rules
from bot.ui.pages.table.seats import control, jump_link, plain_names, seat_names, table_title
from bot.words import Words
from bot.words.rulebook import rulebook
from engine.tables.core.model import Snapshot, Status

TABLES_SHOWN = 15


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
    if buttons:
        parts.append(Text(words("rules.page", page=page + 1, pages=len(pages))))
    return Page((*parts, *rows(buttons)), pictures=(picture,) if page == 0 else ())


def _rules_id(game: str, table: Snapshot | None, page: int) -> str:
    if table is not None:
        return control(table, Verb.RULES, str(page))
    return control_of(Verb.RULEBOOK, f"{page}:{game}")


def tables_page(words: Words, tables: Sequence[Snapshot], *, manages: bool = False) -> Page:
    """The open tables of a server; its managers can end each of them."""
    if not tables:
        return sentence(words("tables.none"))
    lines = [words("tables.title"), *(_table_line(words, table) for table in tables[:TABLES_SHOWN])]
    if len(tables) > TABLES_SHOWN:
        lines.append(words("tables.more", count=words.count("table", len(tables) - TABLES_SHOWN)))
    menu = _table_menu(words, tables, Verb.END, words("end_table.pick"))
    return Page((Text("\n".join(lines)), *((menu,) if manages else ())))


def _table_line(words: Words, table: Snapshot) -> str:
    names = seat_names(words, table)
    address = jump_link(table)
    link = words("tables.link", link=address) if address else ""
    facts = {"game": table_title(words, table), "channel": table.channel.channel_id, "link": link}
    if table.status is Status.LOBBY:
        return words("tables.line_lobby", names=", ".join(names), **facts)
    turn = words("picture.turn", name=names[table.turn.seat]) if table.turn else words("picture.dealing")
    return words("tables.line_playing", names=", ".join(names), turn=turn, **facts)


def which_page(words: Words, tables: Sequence[Snapshot], verb: Verb, question: str) -> Page:
    """A menu of tables for a command that needs one."""
    return Page((Text(words(question)), _table_menu(words, tables, verb, words("tables.which_pick"))))


def _table_menu(words: Words, tables: Sequence[Snapshot], verb: Verb, prompt: str) -> Menu:
    """A menu whose values are the tables' controls for `verb`."""
    choices = tuple(
        Choice(
            words("tables.choice", game=table_title(words, table), names=", ".join(plain_names(words, table))),
            control(table, verb),
        )
        for table in tables[:MOST_CHOICES]
    )
    return Menu(control_of(Verb.WHICH), prompt, choices)

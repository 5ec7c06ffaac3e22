"""Matches that are over, page by page: when, which game, who came where; each can be watched again."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.ui.pages.custom_ids import NO_TABLE, ControlId, Verb
from bot.ui.pages.page import Button, Choice, Menu, Page, Part, Text, rows
from bot.ui.pages.table.rules_text import game_title
from bot.words import Words
from bot.words.log import number_text
from bot.words.names import clean_name, safe_name
from engine.rules.errors import BadNotation
from engine.rules.games import GAMES
from engine.rules.numbers import read_number
from engine.statistics.results import Kind, MatchSeatRow, PastMatch

PAGE: Final = 6
"""Matches a page."""
MOST_SIDES: Final = 6
"""How many sides of a match are told."""
MINE, HERE, ALL = "mine", "here", "all"


@dataclass(frozen=True, slots=True)
class Asked:
    """Which matches: `whose` is MINE, HERE or a person's id, `kind` one of them or ALL, `game` may be empty."""

    whose: str = MINE
    game: str = ""
    kind: str = ALL
    page: int = 0

    @property
    def user_id(self) -> int | None:
        """Whose matches, if a person's."""
        return read_user(self.whose)

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """The kinds that are asked for."""
        return tuple(Kind) if self.kind == ALL else (Kind(self.kind),)

    def argument(self) -> str:
        """As it stands in a custom id; `read_asked` reads it back."""
        return f"{self.page}:{self.whose}:{self.game}:{self.kind}"


def read_user(text: str) -> int | None:
    """The id of somebody on Discord; None for what is none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 20 else None


def read_asked(argument: str, kind: str = "") -> Asked:
    """What a control asks for, with the kind that was chosen in its menu; raises BadNotation for nonsense."""
    page, _, rest = argument.partition(":")
    whose, _, rest = rest.partition(":")
    game, _, known = rest.partition(":")
    asked = Asked(whose, game, kind or known, read_number(page, 9999) or 0)
    good = whose in (MINE, HERE) or asked.user_id is not None
    if not good or (game and game not in GAMES) or asked.kind not in (ALL, *Kind):
        raise BadNotation(argument[:40], "matches are asked for as page:whose:game:kind")
    return asked


def control_of(verb: Verb, argument: str) -> str:
    """The custom id of a control that belongs to no table."""
    return ControlId(NO_TABLE, 0, verb, argument).text()


def history_page(words: Words, matches: Sequence[PastMatch], asked: Asked, name: str = "") -> Page:
    """A page of matches; one more than fit are given where there are older ones. `name`: whose they are."""
    shown = matches[:PAGE]
    game = words("history.of_game", game=game_title(words, asked.game)) if asked.game else ""
    if asked.user_id is not None:
        title = words("history.person", name=safe_name(name), game=game)
    else:
        title = words("history.mine" if asked.whose == MINE else "history.here", game=game)
    parts: list[Part] = [Text(title)]
    parts.append(Text("\n".join(match_lines(words, match) for match in shown) or words("history.none")))
    if shown:
        choices = tuple(Choice(choice_label(words, match), match.table_id) for match in shown)
        parts.append(Menu(control_of(Verb.WATCH, ""), words("history.pick"), choices))
    kinds = tuple(
        Choice(words(f"history.{kind}"), kind, words(f"history.{kind}_about"), chosen=kind == asked.kind)
        for kind in (ALL, *Kind)
    )
    first = Asked(asked.whose, asked.game, asked.kind)
    parts.append(Menu(control_of(Verb.HISTORY_KIND, first.argument()), words("history.pick_kind"), kinds))
    return Page((*parts, *rows(_buttons(words, asked, older=len(matches) > PAGE))))


def _buttons(words: Words, asked: Asked, *, older: bool) -> list[Button]:
    found = []
    turned = [(asked.page - 1, "history.newer", asked.page > 0), (asked.page + 1, "history.older", older)]
    for page, key, there in turned:
        if there:
            there_id = control_of(Verb.HISTORY, Asked(asked.whose, asked.game, asked.kind, page).argument())
            found.append(Button(words(key), there_id))
    other = MINE if asked.whose != MINE else HERE
    key = "history.to_mine" if other == MINE else "history.to_here"
    found.append(Button(words(key), control_of(Verb.HISTORY, Asked(other, asked.game, asked.kind).argument())))
    return found


def choice_label(words: Words, match: PastMatch) -> str:
    """`2026-05-12 · Block: Ana, Björn`."""
    names = ", ".join(clean_name(seat.name) for seat in match.seats)
    when = time.strftime("%Y-%m-%d", time.gmtime(match.ended_at))
    return words("replay.choice", when=when, game=game_title(words, match.game), names=names)


def match_lines(words: Words, match: PastMatch) -> str:
    """When and what, and below it the sides in the order of their places."""
    sides: dict[int, list[MatchSeatRow]] = {}
    for seat in match.seats:
        sides.setdefault(seat.side, []).append(seat)
    ranked = sorted(sides.values(), key=lambda side: (side[0].place, side[0].seat))
    told = [side_text(words, match, side) for side in ranked[:MOST_SIDES]]
    if len(ranked) > MOST_SIDES:
        told.append(words("history.more_sides", n=len(ranked) - MOST_SIDES))
    return words(
        "history.line",
        when=match.ended_at,
        game=game_title(words, match.game) if match.game in GAMES else match.game,
        rounds=words.count("round", match.rounds),
        kind=words(f"history.kind_{match.kind}"),
        sides=" · ".join(told),
    )


def side_text(words: Words, match: PastMatch, side: Sequence[MatchSeatRow]) -> str:
    """A side with its place and total; robots are named as such, and so is whoever resigned."""
    names = words.listing([seat_name(words, seat) for seat in side])
    place, total = side[0].place, number_text(side[0].total)
    if match.kind is Kind.BROKEN_OFF:
        return words("history.side_open", names=names)
    if len(match.seats) == 1:
        return words("history.side_alone", name=names, result=words("history.won" if place == 1 else "history.lost"))
    others = {seat.side for seat in match.seats if seat.place == place}
    key = "history.side_shared" if len(others) > 1 else "history.side"
    return words(key, place=place, names=names, total=total)


def seat_name(words: Words, seat: MatchSeatRow) -> str:
    """The name, safe for messages, with what one should know."""
    name = safe_name(seat.name)
    if seat.robot:
        return words("seat.robot", name=name)
    return words("history.resigned", name=name) if seat.resigned else name

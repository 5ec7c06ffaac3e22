"""The match history, page by page. Each match has a replay."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Final

from bot.ui.pages.custom_ids import Verb, control_of
from bot.ui.pages.page import Button, Choice, Menu, Page, Part, Text, rows
from bot.words import Words
from bot.words.log import number_text
from bot.words.names import clean_name, safe_name
from engine.rules.errors import BadNotation
from engine.rules.games import GAMES
from engine.rules.options import read_number
from engine.statistics.results import Kind, MatchSeatRow, PastMatch

PAGE: Final = 6
"""Matches per page."""
MOST_SIDES: Final = 6
"""How many sides of a match are listed."""
MINE, HERE, ALL = "mine", "here", "all"


@dataclass(frozen=True, slots=True)
class Asked:
    """Which matches: `whose` is MINE, HERE or a person's id, `kind` a `Kind` or ALL, `game` empty for all games."""

    whose: str = MINE
    game: str = ""
    kind: str = ALL
    page: int = 0

    @property
    def user_id(self) -> int | None:
        """The person whose matches these are, if not the viewer."""
        return read_user(self.whose)

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """The kinds of match."""
        return tuple(Kind) if self.kind == ALL else (Kind(self.kind),)

    def argument(self) -> str:
        """The argument of a control, as `read_asked` reads it."""
        return f"{self.page}:{self.whose}:{self.game}:{self.kind}"


def read_user(text: str) -> int | None:
    """A Discord id; None for other text."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 20 else None


def read_asked(argument: str) -> Asked:
    """The matches a control or a choice asks for. Raises BadNotation for nonsense."""
    page, whose, game, kind = (*argument.split(":"), "", "", "", "")[:4]
    asked = Asked(whose, game, kind, read_number(page, 9999) or 0)
    good = whose in (MINE, HERE) or asked.user_id is not None
    if not good or (game and game not in GAMES) or asked.kind not in (ALL, *Kind):
        raise BadNotation(argument[:40], "matches are asked for as page:whose:game:kind")
    return asked


def history_page(words: Words, matches: Sequence[PastMatch], asked: Asked, name: str = "") -> Page:
    """A page of matches. One match more than fits means that there are older ones. `name`: the player's."""
    shown = matches[:PAGE]
    game = words("history.of_game", game=words(f"game.{asked.game}")) if asked.game else ""
    if asked.user_id is not None:
        title = words("history.person", name=safe_name(words, name), game=game)
    else:
        title = words("history.mine" if asked.whose == MINE else "history.here", game=game)
    told = "\n".join(match_lines(words, match) for match in shown)
    parts: list[Part] = [Text(title), Text(told or words("history.none"))]
    if shown:
        choices = tuple(Choice(choice_label(words, match), match.table_id) for match in shown)
        parts.append(Menu(control_of(Verb.WATCH), words("history.pick"), choices))
    first = replace(asked, page=0)
    kinds = tuple(
        Choice(
            words(f"history.{kind}"),
            replace(first, kind=kind).argument(),
            words(f"history.{kind}_about"),
            kind == asked.kind,
        )
        for kind in (ALL, *Kind)
    )
    parts.append(Menu(control_of(Verb.HISTORY_KIND), words("history.pick_kind"), kinds))
    others = replace(first, whose=HERE if asked.whose == MINE else MINE)
    turned = (
        (asked.page > 0, "history.newer", replace(asked, page=asked.page - 1)),
        (len(matches) > PAGE, "history.older", replace(asked, page=asked.page + 1)),
        (True, f"history.to_{others.whose}", others),
    )
    buttons = [Button(words(key), control_of(Verb.HISTORY, to.argument())) for there, key, to in turned if there]
    return Page((*parts, *rows(buttons)))


def choice_label(words: Words, match: PastMatch) -> str:
    """`12 May 2026 · Block: Ana, Björn`."""
    names = ", ".join(clean_name(words, seat.name) for seat in match.seats)
    when = words.date(datetime.fromtimestamp(match.ended_at, UTC).date())
    return words("replay.choice", when=when, game=words(f"game.{match.game}"), names=names)


def match_lines(words: Words, match: PastMatch) -> str:
    """Time and game, and below them the sides in the order of their places."""
    sides: dict[int, list[MatchSeatRow]] = {}
    for seat in match.seats:
        sides.setdefault(seat.side, []).append(seat)
    ranked = sorted(sides.values(), key=lambda side: (side[0].place, side[0].seat))
    told = [side_text(words, match, side) for side in ranked[:MOST_SIDES]]
    if len(ranked) > MOST_SIDES:
        told.append(words("list.more", n=len(ranked) - MOST_SIDES))
    return words(
        "history.line",
        when=match.ended_at,
        game=words(f"game.{match.game}") if match.game in GAMES else match.game,
        rounds=words.count("round", match.rounds),
        kind=words(f"history.kind_{match.kind}"),
        sides=" · ".join(told),
    )


def side_text(words: Words, match: PastMatch, side: Sequence[MatchSeatRow]) -> str:
    """A side with its place and total. Robots and players who resigned are marked."""
    names = words.listing([seat_name(words, seat) for seat in side])
    place, total = side[0].place, number_text(side[0].total)
    if match.kind in (Kind.BROKEN_OFF, Kind.VOID):
        return names
    if len(match.seats) == 1:
        return words("history.side_alone", name=names, result=words("history.won" if place == 1 else "history.lost"))
    others = {seat.side for seat in match.seats if seat.place == place}
    key = "history.side_shared" if len(others) > 1 else "history.side"
    return words(key, place=place, names=names, total=total)


def seat_name(words: Words, seat: MatchSeatRow) -> str:
    """A name, safe for messages, marked if it is a robot's or its player resigned."""
    name = safe_name(words, seat.name)
    if seat.robot:
        return words("seat.robot", name=name)
    return words("history.resigned", name=name) if seat.resigned else name

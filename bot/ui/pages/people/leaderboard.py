"""The leaderboard: a page of ten lines as a picture and in words, menus for what it shows, one's own line always."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bot.pictures import LeaderboardSubject, LeaderRow, Style
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import Button, Choice, Frame, Menu, Page, Part, Text, rows
from bot.ui.pages.people.history import control_of
from bot.ui.pages.table.rules_text import game_title
from bot.words import Words
from bot.words.log import decimal_text, number_text
from bot.words.names import clean_name, safe_name
from engine.rules.errors import BadNotation
from engine.rules.games import GAMES
from engine.rules.numbers import read_number
from engine.statistics.leaderboard import Leaderboard, Line, Measure, Period

PAGE: Final = 10
ANY_GAME = "any"
GAME, BY, IN = "game", "by", "in"


@dataclass(frozen=True, slots=True)
class Shown:
    """Which leaderboard; `game` empty: of all games."""

    game: str = ""
    measure: Measure = Measure.WINS
    period: Period = Period.ALL
    page: int = 0

    def argument(self) -> str:
        """As it stands in a custom id; `read_shown` reads it back."""
        return f"{self.page}:{self.game}:{self.measure}:{self.period}"


def read_shown(argument: str) -> Shown:
    """Which leaderboard a control asks for; raises BadNotation for nonsense."""
    page, game, measure, period = (*argument.split(":"), "", "", "", "")[:4]
    if (game and game not in GAMES) or measure not in set(Measure) or period not in set(Period):
        raise BadNotation(argument[:40], "a leaderboard is page:game:measure:period")
    return Shown(game, Measure(measure), Period(period), read_number(page) or 0)


def chosen(argument: str, value: str) -> Shown:
    """The leaderboard after a choice in one of its menus, which stands before it in `argument`."""
    field, _, rest = argument.partition(":")
    shown = replace(read_shown(rest), page=0)
    if field == GAME and (value == ANY_GAME or value in GAMES):
        return replace(shown, game="" if value == ANY_GAME else value)
    if field == BY and value in set(Measure):
        return replace(shown, measure=Measure(value))
    if field == IN and value in set(Period):
        return replace(shown, period=Period(value))
    raise BadNotation(value[:40], "a choice of the leaderboard's menus")


def leaderboard_page(words: Words, board: Leaderboard, shown: Shown, viewer: int | None) -> Page:
    """The page that `viewer` looks at; None: it is for all, without menus."""
    game, measure, period = _titles(words, board)
    parts: list[Part] = [Text(words("leaders.title", game=game, measure=_upper(measure), period=period))]
    lines = [leader_line(words, board, line, viewer) for line in _on_page(board, shown)]
    own = board.line_of(viewer) if viewer is not None else None
    if own is not None and own.place is not None and own not in _on_page(board, shown):
        lines += [words("leaders.gap"), leader_line(words, board, own, viewer)]
    none = "season.never" if board.period is Period.SEASON and board.season is None else "leaders.none"
    parts.append(Frame(LeaderboardSubject.name, "\n".join(lines)) if lines else Text(words(none)))
    parts.append(Text("\n".join(_notes(words, board, own, viewer))))
    if viewer is None:
        return Page(tuple(parts))
    parts += _menus(words, board, shown)
    buttons = []
    for page, key in ((shown.page - 1, "leaders.better"), (shown.page + 1, "leaders.next")):
        if 0 <= page * PAGE < len(board.lines):
            buttons.append(Button(words(key), control_of(Verb.LEADERS, replace(shown, page=page).argument())))
    if lines:
        buttons.append(Button(words("leaders.post"), control_of(Verb.LEADERS_POST, shown.argument())))
    return Page((*parts, *rows(buttons)))


def leaderboard_picture(
    words: Words, board: Leaderboard, shown: Shown, viewer: int | None, style: Style
) -> LeaderboardSubject | None:
    """The picture of the same; none where nobody is ranked."""
    here = _on_page(board, shown)
    if not here:
        return None
    game, measure, period = _titles(words, board)
    own = board.line_of(viewer) if viewer is not None else None
    apart = own if own and own.place is not None and own not in here else None
    return LeaderboardSubject(
        title=game,
        status=words("leaders.status", measure=measure, period=period),
        rows=tuple(_row(words, board, line, viewer) for line in here),
        apart=_row(words, board, apart, viewer) if apart else None,
        words=words,
        style=style,
    )


def _titles(words: Words, board: Leaderboard) -> tuple[str, str, str]:
    game = game_title(words, board.game) if board.game else words("choice.all_games")
    period = words(f"leaders.in_{board.period}")
    if board.season is not None:
        period = words("leaders.in_season_number", n=board.season.number)
    return _upper(game), words(f"leaders.by_{board.measure}"), period


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def _on_page(board: Leaderboard, shown: Shown) -> tuple[Line, ...]:
    return board.lines[shown.page * PAGE : (shown.page + 1) * PAGE]


def value_text(words: Words, board: Leaderboard, line: Line) -> str:
    """`12 wins`, `average place 1.8`."""
    wins = words.count("win", line.wins)
    number = number_text(int(line.value)) if board.measure is Measure.RATING else decimal_text(float(line.value))
    return words(f"leaders.value_{board.measure}", wins=wins, n=number)


def _short(board: Leaderboard, line: Line) -> str:
    averages = (Measure.PLACE, Measure.POINTS)
    return decimal_text(float(line.value)) if board.measure in averages else number_text(int(line.value))


def leader_line(words: Words, board: Leaderboard, line: Line, viewer: int | None) -> str:
    """Somebody's line in words."""
    moved = ""
    if board.known:
        if line.moved is None:
            moved = words("leaders.new")
        elif line.moved:
            moved = words("leaders.up" if line.moved > 0 else "leaders.down", n=abs(line.moved))
    key = "leaders.line_own" if line.user_id == viewer else "leaders.line"
    facts = {"value": value_text(words, board, line), "matches": words.count("match", line.matches)}
    return words(key, place=line.place, name=safe_name(line.name), moved=moved, **facts)


def _row(words: Words, board: Leaderboard, line: Line, viewer: int | None) -> LeaderRow:
    detail = words.count("match", line.matches)
    own = line.user_id == viewer
    return LeaderRow(line.place or 0, clean_name(line.name), _short(board, line), detail, line.moved, own)


def _notes(words: Words, board: Leaderboard, own: Line | None, viewer: int | None) -> list[str]:
    """Where the viewer is if not ranked, the robots, and what is counted."""
    notes = []
    if viewer is not None and own is None:
        notes.append(words("leaders.you_none"))
    elif own is not None and own.place is None:
        needed = words.count("match", board.measure.fewest - own.matches)
        value = value_text(words, board, own)
        if board.measure is Measure.RATING:
            notes.append(words("leaders.you_provisional", n=value, needed=needed))
        else:
            played = words.count("match", own.matches)
            notes.append(words("leaders.you_few", needed=needed, matches=played, value=value))
    if board.robots is not None:
        wins, matches = words.count("win", board.robots.wins), words.count("match", board.robots.matches)
        notes.append(words("leaders.robots", wins=wins, matches=matches))
    if board.measure is Measure.ROBOTS:
        notes.append(words("leaders.moved_robots" if board.known else "leaders.counted_robots"))
    else:
        notes.append(words("leaders.moved" if board.known else "leaders.counted"))
    return notes


def _menus(words: Words, board: Leaderboard, shown: Shown) -> list[Menu]:
    games = [Choice(_upper(words("choice.all_games")), ANY_GAME, chosen=board.game is None)]
    games += [Choice(game_title(words, game), game, chosen=game == board.game) for game in GAMES]
    measures = [
        Choice(
            _upper(words(f"leaders.by_{measure}")),
            measure,
            words(f"leaders.by_{measure}_about", matches=words.count("match", measure.fewest)),
            chosen=measure is board.measure,
        )
        for measure in Measure
    ]
    periods = [
        Choice(_upper(words(f"leaders.in_{period}")), period, chosen=period is board.period) for period in Period
    ]
    rest = replace(shown, page=0).argument()
    return [
        Menu(control_of(Verb.LEADERS_SET, f"{field}:{rest}"), words(f"leaders.pick_{key}"), tuple(choices))
        for field, key, choices in ((GAME, "game", games), (BY, "by", measures), (IN, "period", periods))
    ]

"""Leaderboards and seasons: ten lines a page as a picture and in words, podiums, and the managers' buttons."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.pictures import LeaderboardSubject, LeaderRow, Style
from bot.ui.pages.custom_ids import Verb, control_of
from bot.ui.pages.page import Button, Choice, Frame, Menu, Page, Part, Text, Tone, pager, rows
from bot.words import Words
from bot.words.log import number_text
from bot.words.names import clean_name, safe_name
from engine.rules.errors import BadNotation
from engine.rules.games import GAMES
from engine.rules.options import read_number
from engine.statistics.leaderboard import Leaderboard, Line, Measure, Period, Podium, SeasonRow

PAGE: Final = 10


@dataclass(frozen=True, slots=True)
class Shown:
    """Which leaderboard, with an empty `game` for all games."""

    game: str = ""
    measure: Measure = Measure.WINS
    period: Period = Period.ALL
    page: int = 0

    def argument(self) -> str:
        """The argument of a control, as `read_shown` reads it."""
        return f"{self.page}:{self.game}:{self.measure}:{self.period}"


def read_shown(argument: str) -> Shown:
    """The leaderboard a control or a choice asks for. Raises BadNotation for nonsense."""
    page, game, measure, period = (*argument.split(":"), "", "", "", "")[:4]
    if (game and game not in GAMES) or measure not in set(Measure) or period not in set(Period):
        raise BadNotation(argument[:40], "a leaderboard is page:game:measure:period")
    return Shown(game, Measure(measure), Period(period), read_number(page) or 0)


def leaderboard_page(words: Words, board: Leaderboard, shown: Shown, viewer: int | None) -> Page:
    """The page as `viewer` sees it; None: a public one, without menus."""
    game, measure, period = _titles(words, board)
    parts: list[Part] = [Text(words("leaders.title", game=game, measure=_upper(measure), period=period))]
    lines = [leader_line(words, board, line, viewer) for line in _on_page(board, shown)]
    if (apart := _apart(board, shown, viewer)) is not None:
        lines += [words("leaders.gap"), leader_line(words, board, apart, viewer)]
    none = "season.never" if board.period is Period.SEASON and board.season is None else "leaders.none"
    parts.append(Frame(LeaderboardSubject.name, "\n".join(lines)) if lines else Text(words(none)))
    parts.append(Text("\n".join(_notes(words, board, viewer))))
    if viewer is None:
        return Page(tuple(parts))
    pages = -(-len(board.lines) // PAGE)
    buttons = pager(
        *(words, shown.page, pages, "leaders.better", "leaders.next"),
        lambda page: control_of(Verb.LEADERS, replace(shown, page=page).argument()),
    )
    if lines:
        buttons.append(Button(words("stats.post"), control_of(Verb.LEADERS_POST, shown.argument())))
    return Page((*parts, *_menus(words, board, shown), *rows(buttons)))


def leaderboard_picture(
    words: Words, board: Leaderboard, shown: Shown, viewer: int | None, style: Style
) -> LeaderboardSubject | None:
    """The picture of that page; None without lines."""
    game, measure, period = _titles(words, board)
    apart = _apart(board, shown, viewer)
    here = tuple(_row(words, board, line, viewer) for line in _on_page(board, shown))
    own = _row(words, board, apart, viewer) if apart else None
    status = words("leaders.status", measure=measure, period=period)
    return LeaderboardSubject(game, status, here, own, words, style) if here else None


def _titles(words: Words, board: Leaderboard) -> tuple[str, str, str]:
    game = words(f"game.{board.game}") if board.game else words("choice.all_games")
    period = words(f"leaders.in_{board.period}")
    if board.season is not None:
        period = words("leaders.in_season_number", n=board.season.number)
    return _upper(game), words(f"leaders.by_{board.measure}"), period


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def _on_page(board: Leaderboard, shown: Shown) -> tuple[Line, ...]:
    return board.lines[shown.page * PAGE : (shown.page + 1) * PAGE]


def _apart(board: Leaderboard, shown: Shown, viewer: int | None) -> Line | None:
    """The viewer's line if it is on another page."""
    own = board.line_of(viewer) if viewer is not None else None
    return None if own is None or own.place is None or own in _on_page(board, shown) else own


def value_text(words: Words, board: Leaderboard, line: Line) -> str:
    """`12 wins`, `average place 1.8`."""
    wins = words.count("win", line.wins)
    number = number_text(int(line.value)) if board.measure is Measure.RATING else words.decimal(float(line.value))
    return words(f"leaders.value_{board.measure}", wins=wins, n=number)


def leader_line(words: Words, board: Leaderboard, line: Line, viewer: int | None) -> str:
    """A player's line in words."""
    moved = ""
    if board.known and line.moved is None:
        moved = words("leaders.new")
    elif board.known and line.moved:
        moved = words("leaders.up" if line.moved > 0 else "leaders.down", n=abs(line.moved))
    key = "leaders.line_own" if line.user_id == viewer else "leaders.line"
    facts = {"value": value_text(words, board, line), "matches": _matches(words, line)}
    return words(key, place=line.place, name=safe_name(words, line.name), moved=moved, **facts)


def _matches(words: Words, line: Line) -> str:
    """The number of matches, and of different opponents where it matters."""
    matches = words.count("match", line.matches)
    met = None if line.met is None else words.count("opponent", line.met)
    return matches if met is None else words("leaders.met", matches=matches, opponents=met)


def _row(words: Words, board: Leaderboard, line: Line, viewer: int | None) -> LeaderRow:
    average = board.measure in (Measure.PLACE, Measure.POINTS)
    value = words.decimal(float(line.value)) if average else number_text(int(line.value))
    matches = _matches(words, line)
    return LeaderRow(line.place or 0, clean_name(words, line.name), value, matches, line.moved, line.user_id == viewer)


def _notes(words: Words, board: Leaderboard, viewer: int | None) -> list[str]:
    """What a viewer without a place lacks, the robots' results, and which matches count."""
    notes = []
    own = board.line_of(viewer) if viewer is not None else None
    if viewer is not None and own is None:
        notes.append(words("leaders.you_none"))
    elif own is not None and own.place is None:
        needed, played = (words.count("match", n) for n in (board.measure.fewest - own.matches, own.matches))
        key = "leaders.you_provisional" if board.measure is Measure.RATING else "leaders.you_few"
        value = value_text(words, board, own)
        have = {"have": own.matches, "fewest": board.measure.fewest}
        notes.append(words(key, value=value, needed=needed, matches=played, **have))
    if board.robots is not None and board.robots.wins:
        wins, matches = words.count("win", board.robots.wins), words.count("match", board.robots.matches)
        notes.append(words("leaders.robots", wins=wins, matches=matches))
    key = "leaders.moved" if board.known else "leaders.counted"
    return [*notes, words(f"{key}_robots" if board.measure is Measure.ROBOTS else key)]


def _menus(words: Words, board: Leaderboard, shown: Shown) -> list[Menu]:
    def choice(label: str, chosen: bool, about: str = "", **to: str) -> Choice:
        value = replace(shown, page=0, **to).argument()  # type: ignore[arg-type]  # a field of `Shown`
        return Choice(_upper(label), value, about, chosen)

    all_games, few = words("choice.all_games"), {one: words.count("match", one.fewest) for one in Measure}
    about = {one: words(f"leaders.by_{one}_about", matches=few[one]) for one in Measure}
    menus = {
        "game": [
            choice(words(f"game.{game}") if game else all_games, game == (board.game or ""), game=game)
            for game in ("", *GAMES)
        ],
        "by": [choice(words(f"leaders.by_{one}"), one is board.measure, about[one], measure=one) for one in Measure],
        "period": [choice(words(f"leaders.in_{one}"), one is board.period, period=one) for one in Period],
    }
    return [
        Menu(control_of(Verb.LEADERS_SET, name), words(f"leaders.pick_{name}"), tuple(choices))
        for name, choices in menus.items()
    ]


START, END = "start", "end"
YES = "yes"


def season_page(
    words: Words, seasons: Sequence[SeasonRow], podium: Podium | None, *, manages: bool, public: bool = False
) -> Page:
    """A season's podium (None: no season yet) with buttons to the others. A `public` page has no buttons; a viewer who
    `manages` the server can begin and end seasons."""
    if podium is None:
        parts: list[Part] = [Text(f"{words('season.title_none')}\n{words('season.never')}")]
    else:
        parts = _podium(words, podium)
    if public:
        return Page(tuple(parts))
    at = podium.season.number if podium else 0
    buttons = pager(
        words, at - 1, len(seasons), "page.earlier", "page.later", lambda one: control_of(Verb.SEASON, str(one + 1))
    )
    if podium is not None and podium.wins.lines:
        buttons.append(Button(words("stats.post"), control_of(Verb.SEASON_POST, str(at))))
    if manages and at == len(seasons):
        running = podium is not None and podium.season.ended_at is None
        key, edit = ("season.end", f"{END}:{at}") if running else ("season.start", START)
        buttons.append(Button(words(key), control_of(Verb.SEASON_SET, edit)))
    return Page((*parts, *rows(buttons)))


def _podium(words: Words, podium: Podium) -> list[Part]:
    def lines(board: Leaderboard) -> list[str]:
        return [leader_line(words, still(board), line, None) for line in board.lines]

    season, wins = podium.season, lines(podium.wins)
    key = "season.running" if season.ended_at is None else "season.over"
    when = words(key, since=f"<t:{season.started_at}:D>", until=f"<t:{season.ended_at}:D>")
    return [
        Text(f"{words('season.title', n=season.number)}\n{when}"),
        Frame(LeaderboardSubject.name, "\n".join(wins)) if wins else Text(words("season.nobody")),
        *(
            Text(words("season.rating", game=words(f"game.{board.game or ''}"), lines=words.listing(lines(board))))
            for board in podium.ratings
        ),
    ]


def still(board: Leaderboard) -> Leaderboard:
    """The board without movements."""
    return replace(board, known=False)


def podium_picture(words: Words, podium: Podium, style: Style) -> LeaderboardSubject | None:
    """The picture of the players with the most wins; None without any."""
    return leaderboard_picture(words, still(podium.wins), Shown("", Measure.WINS, Period.SEASON), None, style)


def sure_page(words: Words, argument: str) -> Page:
    """Asks whether to begin or end a season, and says what that does."""
    edit, _, number = argument.partition(":")
    sure, yes = ("season.end_sure", "season.end_yes") if edit == END else ("season.start_sure", "season.start_yes")
    confirmed = f"{argument}:{YES}" if edit == END else f"{START}:{YES}"
    buttons = (
        Button(words(yes), control_of(Verb.SEASON_SET, confirmed), Tone.GO),
        Button(words("hand.back_to_hand"), control_of(Verb.SEASON, number or "0")),
    )
    return Page((Text(words(sure)), *rows(buttons)))

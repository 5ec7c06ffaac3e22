"""Seasons: the podium of each, and for those who manage the server how one begins and ends."""

from __future__ import annotations

from collections.abc import Sequence

from bot.pictures import LeaderboardSubject, Style
from bot.ui.pages.custom_ids import NO_TABLE, ControlId, Verb
from bot.ui.pages.page import Button, Frame, Page, Part, Text, Tone, rows
from bot.ui.pages.people.leaderboard import Shown, leader_line, leaderboard_picture
from bot.ui.pages.table.rules_text import game_title
from bot.words import Words
from engine.statistics.leaderboard import Leaderboard, Measure, Period, Podium, SeasonRow

START, END = "start", "end"
YES = "yes"


def _id(verb: Verb, argument: str) -> str:
    return ControlId(NO_TABLE, 0, verb, argument).text()


def season_page(
    words: Words, seasons: Sequence[SeasonRow], podium: Podium | None, *, manages: bool, public: bool = False
) -> Page:
    """A season's podium (None: there was none yet), with ways to the others. `public`: it is for all, without buttons;
    `manages`: whoever looks may begin and end one."""
    parts: list[Part] = [] if podium is None else _podium(words, podium)
    if podium is None:
        parts.append(Text(f"{words('season.title_none')}\n{words('season.never')}"))
    if public:
        return Page(tuple(parts))
    buttons = []
    at = podium.season.number if podium else 0
    for number, key in ((at - 1, "season.earlier"), (at + 1, "season.later")):
        if 1 <= number <= len(seasons):
            buttons.append(Button(words(key), _id(Verb.SEASON, str(number))))
    if podium is not None and podium.wins.lines:
        buttons.append(Button(words("leaders.post"), _id(Verb.SEASON_POST, str(at))))
    if manages and at == len(seasons):
        running = podium is not None and podium.season.ended_at is None
        key, what = ("season.end", f"{END}:{at}") if running else ("season.start", START)
        buttons.append(Button(words(key), _id(Verb.SEASON_SET, what)))
    return Page((*parts, *rows(buttons)))


def _podium(words: Words, podium: Podium) -> list[Part]:
    season = podium.season
    key = "season.running" if season.ended_at is None else "season.over"
    when = words(key, since=f"<t:{season.started_at}:D>", until=f"<t:{season.ended_at}:D>")
    parts: list[Part] = [Text(f"{words('season.title', n=season.number)}\n{when}")]
    lines = [leader_line(words, still(podium.wins), line, None) for line in podium.wins.lines]
    parts.append(Frame(LeaderboardSubject.name, "\n".join(lines)) if lines else Text(words("season.nobody")))
    for board in podium.ratings:
        named = words.listing([leader_line(words, still(board), line, None) for line in board.lines])
        parts.append(Text(words("season.rating", game=game_title(words, board.game or ""), lines=named)))
    return parts


def still(board: Leaderboard) -> Leaderboard:
    """The board without anybody's movement."""
    return Leaderboard(
        board.game, board.measure, board.period, board.lines, board.unranked, board.robots, False, board.season
    )


def podium_picture(words: Words, podium: Podium, style: Style) -> LeaderboardSubject | None:
    """The picture of those who won most; none where nobody has."""
    return leaderboard_picture(words, still(podium.wins), Shown("", Measure.WINS, Period.SEASON), None, style)


def sure_page(words: Words, argument: str) -> Page:
    """What beginning or ending a season does, and whether it is meant."""
    what, _, number = argument.partition(":")
    yes = f"{argument}:{YES}" if what == END else f"{START}:{YES}"
    told, meant = ("season.end_sure", "season.end_yes") if what == END else ("season.start_sure", "season.start_yes")
    buttons = (
        Button(words(meant), _id(Verb.SEASON_SET, yes), Tone.GO),
        Button(words("season.back"), _id(Verb.SEASON, number or "0")),
    )
    return Page((Text(words(told)), *rows(buttons)))

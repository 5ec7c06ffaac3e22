"""Seasons: the podium of each one, and how a manager of the server begins and ends them."""

from collections.abc import Sequence
from dataclasses import replace

from bot.pictures import LeaderboardSubject, Style
from bot.ui.pages.custom_ids import Verb, control_of
from bot.ui.pages.page import Button, Frame, Page, Part, Text, Tone, pager, rows
from bot.ui.pages.people.leaderboard import Shown, leader_line, leaderboard_picture
from bot.words import Words
from engine.statistics.leaderboard import Leaderboard, Measure, Period, Podium, SeasonRow

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

"""`python -m tools.gallery DIR`: every kind of picture at several stages of seeded robot matches, in one page.

The page shows each picture as a phone does, 302 pixels wide, on Discord's dark and light backgrounds; a click opens it
in full. The same seed gives the same files, so two versions of the program can be compared picture by picture.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date
from fractions import Fraction
from html import escape
from pathlib import Path
from random import Random

from tqdm import tqdm

from bot import pictures
from bot.ui.pages.events.event_pictures import event_picture
from bot.ui.pages.people.leaderboard import Shown, leaderboard_picture
from bot.ui.pages.people.results import stats_card
from bot.ui.pages.table.daily import day_picture, share_picture
from bot.words import DEFAULT, LANGUAGES, Words, words_for
from engine.events.model import Event, EventTable, Kind, Placed, Plan, Stage
from engine.events.results import Moment
from engine.robots.playing import play_out
from engine.rules import events as ev
from engine.rules.game import Match
from engine.rules.games import GAMES, make_game
from engine.rules.leads import Lead, leads_after
from engine.rules.options import option_specs
from engine.rules.record import Record, Step, header_of
from engine.rules.scoring import RoundResult
from engine.rules.tiles import Seat
from engine.rules.views import View
from engine.statistics.achievements import ACHIEVEMENTS
from engine.statistics.leaderboard import Leaderboard, Line, Measure, Period
from engine.statistics.results import Companion, Rated, RoundScore, Stats, Tally
from engine.store.event_rows import EventPlayerRow, EventRow
from engine.tables.keeping.dailies import WEEK, Daily, Ended, Placing

NAMES = ("Ana", "Björn", "さくら", "Дмитрий", "فاطمة", "Grace O’Neil", "Chloé", "Hugo 🚂", "Maximilian Alexander",
         "Zoë", "राम", "Li")  # fmt: skip

USUAL = pictures.Style()


@dataclass(frozen=True, slots=True)
class Show:
    """A match to play, the round to draw, and the stages of its pictures (0 start, 1 end)."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()
    number: int = 1
    stages: tuple[float, ...] = (0.1, 0.4, 0.7, 1.0)
    style: pictures.Style = USUAL


STYLES = (
    pictures.Style(high_contrast=True),
    pictures.Style(numerals=True),
    pictures.Style(high_contrast=True, numerals=True),
)


def _shows(at: int, game: str) -> Iterator[Show]:
    """A usual table of the game, one in another style, and a full table with the largest set."""
    usual = min(make_game(game).seat_counts(), key=lambda seats: abs(seats - 4))
    yield Show(game, usual)
    yield Show(game, usual, stages=(0.8,), style=STYLES[at % len(STYLES)])
    sets = next((spec.values for spec in option_specs(GAMES[game].options) if spec.name == "set"), ())
    tables: list[dict[str, str]] = [{}, *({"set": value} for value in sets)]
    full = max(tables, key=lambda options: make_game(game, options).seat_counts()[-1])
    if (most := make_game(game, full).seat_counts()[-1]) > usual:
        yield Show(game, most, tuple(full.items()), stages=(0.6,))


SHOWS = tuple(show for at, game in enumerate(GAMES) for show in _shows(at, game))


Figure = tuple[str, str, pictures.Picture]
"""A heading, a file and its picture."""


@dataclass(frozen=True, slots=True)
class Played:
    """A robots' match with the views of a spectator and of the player on turn after each step."""

    record: Record
    views: tuple[tuple[View, View], ...]
    rounds: tuple[RoundResult, ...]
    leads: tuple[Lead, ...]


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, draw and write the page. Exits with a sentence if it can't."""
    parser = argparse.ArgumentParser(prog="tools.gallery", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR", help="the folder to write the page into; made if need be")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same pictures (default: 1)")
    parser.add_argument("--game", help="only this game's pictures")
    parser.add_argument("--language", choices=LANGUAGES, default=DEFAULT, help=f"of the pictures (default: {DEFAULT})")
    args = parser.parse_args(arguments)
    shows = [show for show in SHOWS if args.game in (None, show.game)]
    if not shows:
        known = ", ".join(dict.fromkeys(show.game for show in SHOWS))
        raise SystemExit(f"There are no pictures of {args.game!r}: choose one of {known}.")
    try:
        args.folder.mkdir(parents=True, exist_ok=True)
        figures: list[Figure] = []
        words = words_for(args.language)
        for at, show in enumerate(tqdm(shows, "Tables", leave=False, disable=None), 1):
            for name, subject in subjects(show, args.seed, words):
                picture = pictures.draw(subject)
                file = f"{at:02}-{show.game}-{name}{Path(picture.name).suffix}"
                (args.folder / file).write_bytes(picture.data)
                figures.append((_heading(show, words), file, picture))
        for name, subject in () if args.game else cards(words):
            picture = pictures.draw(subject)
            (args.folder / f"{name}.png").write_bytes(picture.data)
            figures.append((name, f"{name}.png", picture))
        page = args.folder / "index.html"
        page.write_text(html(figures, words), encoding="utf-8")
    except OSError as error:
        raise SystemExit(f"{args.folder} cannot be written ({error.strerror}): name another folder.") from error
    print(f"{page}: {len(figures)} pictures, {sum(len(picture.data) for _, _, picture in figures):,} bytes")


def play(show: Show, seed: int) -> Played:
    """Let robots play the match."""
    game = make_game(show.game, dict(show.options))
    steps: list[Step] = []
    views: list[tuple[View, View]] = []
    rounds: list[RoundResult] = []
    leads: tuple[Lead, ...] = ()

    def watch(match: Match, step: Step, events: list[ev.Event]) -> None:
        nonlocal leads
        leads = leads_after(leads, match, events)
        steps.append(step)
        rounds.extend(event.result for event in events if isinstance(event, ev.RoundEnded))
        view = match.view_for(None)
        views.append((view, match.view_for(Seat(0) if view.turn is None else view.turn)))

    play_out(game.start(show.seats), Random(f"{seed}/{show.game}/{show.seats}"), watch)
    return Played(Record(header_of(game, show.seats), tuple(steps)), tuple(views), tuple(rounds), leads)


def subjects(show: Show, seed: int, words: Words) -> Iterator[tuple[str, pictures.Subject]]:
    """Boards at the stages of the show, a hand, the tiles left, the tallies after the round and match, the replay."""
    style, names = show.style, NAMES[: show.seats]
    played = play(show, seed)
    last = max(view.number for view, _ in played.views)
    number = min(show.number, last)
    moments = [pair for pair in played.views if pair[0].number == number]
    for stage in show.stages:
        public, _ = moments[min(len(moments) - 1, int(len(moments) * stage))]
        yield f"board-{stage:.0%}".replace("%", ""), pictures.BoardSubject(public, names, words, style)
    own = moments[len(moments) // 3][1]
    if own.hand:
        hand = pictures.HandSubject.of(own, words, style)
        yield "hand", hand
        yield "panel", pictures.PanelSubject(pictures.BoardSubject(own, names, words, style), hand)
    if len(show.stages) > 1:
        finished = tuple(result for result in played.rounds if result.number <= number)
        yield "round", pictures.RoundSubject(moments[-1][0], names, words, style)
        yield "tally", pictures.TallySubject(moments[-1][0], finished, names, words, style)
        facts = played.rounds, names, words, style
        yield "match", pictures.MatchSubject(played.views[-1][0], *facts, played.leads)
    if len(show.stages) > 3:
        yield "replay", pictures.ReplaySubject(played.record, names, words, style, number)


def cards(words: Words) -> Iterator[tuple[str, pictures.Subject]]:
    """The pictures that show no table: statistics, a leaderboard, events, the daily row."""
    games, me = tuple(GAMES), 1
    won = Tally(matches=14, wins=8, places=21, points=431, shared=1)
    met = tuple(Companion(at, name, 9 - at, 5, 4 - at) for at, name in enumerate(NAMES[:4], 1))
    recent = tuple((1 + at % 3, 4) for at in range(10))
    stats = Stats(
        me, NAMES[0], won, Tally(), Tally(), 1, ((games[0], won), (games[1], won)), recent, 4, 2,
        RoundScore(games[1], "", 1, 45), met[1], met[2:], ratings=(Rated(games[0], 1531, 14),),
        achieved=tuple(sorted(ACHIEVEMENTS)),
    )  # fmt: skip
    lines = tuple(
        Line(at, name, at, Fraction(20 - at), 30 - at, 20 - at, 3 - at) for at, name in enumerate(NAMES[:9], 1)
    )
    board = Leaderboard(None, Measure.WINS, Period.MONTH, lines, (), None, known=True)
    day = date(2026, 11, 20)
    ended = Ended(
        Daily(day.isoformat(), WEEK[0], 0, (), None), won=True, moves=2, captured=28, counts=True, streak=6, rank=(2, 7)
    )
    placings = tuple(Placing(at, at, name, at - 1, 28) for at, name in enumerate(NAMES[:5], 1))
    night, cup = (_event(kind) for kind in (Kind.GAME_NIGHT, Kind.KNOCKOUT))
    moments = (Moment("biggest_round", (night.standings[0].user_id,), 61, night.tables[0]),)
    found: dict[str, pictures.Subject | None] = {
        "lobby": pictures.LobbySubject(words(f"game.{games[0]}"), "", NAMES[:3], frozenset({2}), 1, words, USUAL),
        "stats": stats_card(words, stats, NAMES[0], "", USUAL),
        "leaderboard": leaderboard_picture(words, board, Shown(period=Period.MONTH), 3, USUAL),
        "event-seats": event_picture(words, replace(night, row=replace(night.row, status=Stage.SIGN_UP)), (), USUAL),
        "event-standings": event_picture(words, night, (), USUAL),
        "event-bracket": event_picture(words, cup, (), USUAL),
        "event-podium": event_picture(words, replace(night, row=replace(night.row, status=Stage.OVER)), moments, USUAL),
        "daily": share_picture(words, NAMES[0], ended, USUAL),
        "daily-board": day_picture(words, day, placings, me, USUAL),
    }
    yield from ((name, subject) for name, subject in found.items() if subject is not None)


def _event(kind: Kind) -> Event:
    """Eight people in the second round, the first round's tables over."""
    people = tuple(EventPlayerRow(at, name, 1) for at, name in enumerate(NAMES[:8], 1))
    duels = kind is Kind.KNOCKOUT
    size, game = 2 if duels else 4, next(iter(GAMES))
    first = tuple(
        EventTable(1, at, f"{at}", game, ids, at, tuple(Placed(who, place, size) for place, who in enumerate(ids, 1)))
        for at, ids in enumerate(((1, 8), (4, 5), (2, 7), (3, 6)) if duels else ((1, 2, 3, 4), (5, 6, 7, 8)), 1)
    )
    plan = Plan((game,), rounds=3, seats=size, entrants=tuple((one.user_id,) for one in people) if duels else ())
    row = EventRow("a", 1, kind, Stage.PLAYING, 1, 1, 1, NAMES[0], "Boneyard", plan, 2, 0, None, 0, 0)
    return Event(row, people, first)


STYLE = """
body { font: 16px system-ui, sans-serif; margin: 0; background: #2b2d31; color: #f2f3f5 }
h1, h2 { padding: 8px 16px; margin: 0 } h2 { background: #1e1f22 }
section { display: grid; grid-template-columns: 1fr 1fr }
figure { margin: 0; padding: 16px } figure img { width: 302px; border-radius: 8px; display: block }
.dark { background: #313338 } .light { background: #ffffff; color: #313338 }
figcaption { max-width: 400px; font-size: 13px; padding-top: 6px }
"""


def _heading(show: Show, words: Words) -> str:
    options = ", ".join(f"{name} {value}" for name, value in show.options)
    return ", ".join([words(f"game.{show.game}"), f"{show.seats}", *filter(None, [options])])


def html(figures: list[Figure], words: Words) -> str:
    """The contact sheet: each picture on a dark and a light background, with its description."""
    parts = [f"<!doctype html><html lang='{words.code}'><meta charset='utf-8'>",
             "<meta name='viewport' content='width=device-width'><title>Boneyard: pictures</title>",
             f"<style>{STYLE}</style><h1>Boneyard: pictures</h1>"]  # fmt: skip
    before = None
    for heading, file, picture in figures:
        if heading != before:
            parts.append(f"<h2>{escape(heading)}</h2>")
            before = heading
        image = f"<a href='{escape(file)}'><img src='{escape(file)}' alt='{escape(picture.alt)}'></a>"
        size = f"{escape(file)}, {len(picture.data):,} bytes"
        parts.append(
            f"<section><figure class='dark'>{image}<figcaption>{escape(picture.alt)}</figcaption></figure>"
            f"<figure class='light'>{image}<figcaption>{size}</figcaption></figure></section>"
        )
    return "\n".join([*parts, "</html>"]) + "\n"


if __name__ == "__main__":
    main()

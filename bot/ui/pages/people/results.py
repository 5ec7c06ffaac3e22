"""Results of people: the match history, page by page, and statistics in words and as a card."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Final

from bot.pictures import Figure, StatsSubject, Style
from bot.ui.pages.custom_ids import Verb, control_of
from bot.ui.pages.page import Button, Choice, Frame, Menu, Page, Part, Row, Text, rows
from bot.words import Words
from bot.words.log import number_text
from bot.words.names import clean_name, safe_name
from engine.rules.errors import BadNotation
from engine.rules.games import GAMES
from engine.statistics.ratings import PROVISIONAL
from engine.statistics.results import FIRST_PAGE, HistoryPage, Kind, MatchSeatRow, PastMatch, Rated, Stats, Tally

PAGE: Final = 6
"""Matches per page."""
MOST_SIDES: Final = 6
"""How many sides of a match are listed."""
MINE, HERE, ALL = "mine", "here", "all"


@dataclass(frozen=True, slots=True)
class Asked:
    """Which matches: `whose` is MINE, HERE or a person's id, `kind` a `Kind` or ALL, `game` empty for all games. `page`
    is read by `engine.statistics.results.read_mark`."""

    whose: str = MINE
    game: str = ""
    kind: str = ALL
    page: str = FIRST_PAGE

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
    asked = Asked(whose, game, kind, page)
    good = whose in (MINE, HERE) or asked.user_id is not None
    if not good or (game and game not in GAMES) or asked.kind not in (ALL, *Kind):
        raise BadNotation(argument[:40], "matches are asked for as page:whose:game:kind")
    return asked


def history_page(words: Words, found: HistoryPage, asked: Asked, name: str = "") -> Page:
    """A page of matches. `name`: the player's."""
    shown = found.matches
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
    first = replace(asked, page=FIRST_PAGE)
    kinds = tuple(
        Choice(words(f"history.{kind}"), to.argument(), words(f"history.{kind}_about"), kind == asked.kind)
        for kind, to in ((kind, replace(first, kind=kind)) for kind in (ALL, *Kind))
    )
    parts.append(Menu(control_of(Verb.HISTORY_KIND), words("history.pick_kind"), kinds))
    others = replace(first, whose=HERE if asked.whose == MINE else MINE)
    turned = (
        ("history.newer", replace(asked, page=found.newer)),
        ("history.older", replace(asked, page=found.older)),
        (f"history.to_{others.whose}", others),
    )
    buttons = [Button(words(key), control_of(Verb.HISTORY, to.argument())) for key, to in turned if to.page]
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


GAMES_SHOWN = 4


def decimal(words: Words, number: float | None) -> str:
    """`1.8`, or a dash."""
    return "–" if number is None else words.decimal(number)


def stats_page(
    words: Words, stats: Stats, name: str, game: str, *, own: bool, post: bool = True, everywhere: bool = False
) -> Page:
    """The page of `name`. `own`: the viewer's own, with solitaires. `post`: with a button that posts it, on a server.
    `everywhere`: of all servers."""
    of_game = words("history.of_game", game=words(f"game.{game}")) if game else ""
    title = words("stats.title_all" if everywhere else "stats.title", name=safe_name(words, name), game=of_game)
    lines, apart = _lines(words, stats, name, game), _apart(words, stats, own=own)
    if not lines and not apart:
        none = words("stats.none") if own else words("stats.none_person", name=safe_name(words, name))
        return Page((Text(f"{title}\n{none}"),))
    parts: list[Part] = [Text(title), Frame(StatsSubject.name, "\n".join(lines))]
    if apart:
        parts.append(Text(apart))
    if post and not everywhere:
        parts.append(Row((Button(words("stats.post"), control_of(Verb.STATS, f"{stats.user_id}:{game}")),)))
    return Page(tuple(parts))


def _apart(words: Words, stats: Stats, *, own: bool) -> str:
    """Matches that are counted apart and stay off the card."""
    lines = []
    if stats.robots.matches and stats.people.matches:
        lines.append(words("stats.robots", counted=_counted(words, stats.robots, points=False)))
    if own and stats.alone.matches:
        played, won = words.count("match", stats.alone.matches), words.count("win", stats.alone.wins)
        lines.append(words("stats.alone", played=played, won=won))
    if stats.broken_off:
        lines.append(words("stats.broken_off", matches=words.count("match", stats.broken_off)))
    return "\n".join(lines)


def _lines(words: Words, stats: Stats, name: str, game: str) -> list[str]:
    lines: list[str] = []
    for key, tally in (("stats.people", stats.people), ("stats.robots", stats.robots)):
        if tally.matches and not lines:
            lines.append(words(key, counted=_counted(words, tally, points=bool(game))))
    if stats.recent:
        latest = ((words("place.ordinal", n=place), sides) for place, sides in reversed(stats.recent))
        places = (words("stats.recent_one", place=place, sides=sides) for place, sides in latest)
        lines.append(words("stats.recent", places=", ".join(places)))
    if not game:
        for of, tally in stats.games[:GAMES_SHOWN]:
            wins, matches = words.count("win", tally.wins), words.count("match", tally.matches)
            lines.append(words("stats.game_line", game=words(f"game.{of}"), wins=wins, matches=matches))
    lines += _best(words, stats)
    if stats.achieved:
        lines.append(words("stats.achieved", titles=", ".join(_achieved(words, stats))))
    if stats.against:
        facts = {"won": stats.against.won, "lost": stats.against.lost}
        matches = words.count("match", stats.against.matches)
        lines.append(words("stats.against", name=safe_name(words, name), matches=matches, **facts))
    return lines


def _best(words: Words, stats: Stats) -> list[str]:
    ratings = [
        words("stats.rating_one", game=words(f"game.{rated.game}"), rating=_rating(words, rated))
        for rated in stats.ratings[:GAMES_SHOWN]
    ]
    lines = [words("stats.rating", ratings=", ".join(ratings))] if ratings else []
    if best := stats.best_round:
        points = words.count("point", best.points)
        lines.append(words("stats.best", points=points, game=words(f"game.{best.game}")))
    if stats.streak > 1:
        key = "stats.streak_running" if stats.running else "stats.streak"
        lines.append(words(key, wins=words.count("win", stats.streak), n=stats.running))
    if partner := stats.partner:
        facts = {"matches": words.count("match", partner.matches), "wins": words.count("win", partner.won)}
        lines.append(words("stats.partner", name=safe_name(words, partner.name), **facts))
    if stats.opponents:
        key = "stats.opponent"
        met = [words(key, name=safe_name(words, one.name), won=one.won, lost=one.lost) for one in stats.opponents]
        lines.append(words("stats.opponents", opponents=", ".join(met)))
    return lines


def _achieved(words: Words, stats: Stats) -> tuple[str, ...]:
    return tuple(words(f"achievement.{one}") for one in stats.achieved)


def _counted(words: Words, counted: Tally, *, points: bool) -> str:
    wins = words.count("win", counted.wins)
    if counted.shared:
        wins = words("stats.wins_shared", wins=wins, n=counted.shared)
    key = "stats.counted_points" if points else "stats.counted"
    facts = {"matches": words.count("match", counted.matches), "place": decimal(words, counted.place)}
    return words(key, wins=wins, points=decimal(words, counted.average), **facts)


def stats_card(words: Words, stats: Stats, name: str, game: str, style: Style) -> StatsSubject | None:
    """The card of the matches between people, else of those against robots; None without either."""
    people = bool(stats.people.matches)
    counted = stats.people if people else stats.robots
    if not counted.matches:
        return None
    which = words(f"game.{game}") if game else words("choice.all_games")
    key = "card.subtitle" if people else "card.subtitle_robots"
    figures = {
        "card.wins": str(counted.wins),
        "card.share": words.percent(counted.wins / counted.matches),
        "card.place": decimal(words, counted.place),
        **({"card.points": decimal(words, counted.average)} if game else {"card.streak": str(stats.streak)}),
    }
    games = tuple((words(f"game.{of}"), by.wins, by.matches) for of, by in stats.games[:GAMES_SHOWN])
    return StatsSubject(
        title=clean_name(words, name),
        status=words(key, matches=words.count("match", counted.matches), game=which),
        figures=tuple(Figure(value, words(label)) for label, value in figures.items()),
        recent=stats.recent,
        recent_words=words("card.recent"),
        games=games,
        facts=_facts(words, stats, game),
        description="\n".join(_lines(words, stats, name, game)).replace("**", "").replace("\\", ""),
        words=words,
        style=style,
    )


def _rating(words: Words, rated: Rated) -> str:
    """`1531`, `provisional, 3 of 10`."""
    if rated.provisional:
        return words("stats.rating_provisional", matches=rated.matches, needed=PROVISIONAL)
    return number_text(rated.rating)


def _facts(words: Words, stats: Stats, game: str) -> tuple[tuple[str, str], ...]:
    facts = []
    for rated in stats.ratings[:1]:
        facts.append((words("card.rating", game=words(f"game.{rated.game}")), _rating(words, rated)))
    if best := stats.best_round:
        points, of = number_text(best.points), words(f"game.{best.game}")
        facts.append((words("card.best"), points if game else words("card.best_value", points=points, game=of)))
    if partner := stats.partner:
        value = words(
            "card.partner_value", name=clean_name(words, partner.name), won=partner.won, matches=partner.matches
        )
        facts.append((words("card.partner"), value))
    for other in stats.opponents:
        told = words("card.opponent_value", won=other.won, lost=other.lost)
        facts.append((words("card.opponent", name=clean_name(words, other.name)), told))
    return tuple(facts[:GAMES_SHOWN])

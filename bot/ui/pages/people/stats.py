"""A player's statistics on a server, in words and as a card."""

from bot.pictures import Figure, StatsSubject, Style
from bot.ui.pages.custom_ids import Verb, control_of
from bot.ui.pages.page import Button, Frame, Page, Part, Row, Text
from bot.words import Words
from bot.words.log import number_text
from bot.words.names import clean_name, safe_name
from engine.statistics.ratings import PROVISIONAL
from engine.statistics.results import Rated, Stats, Tally

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
        places = (words("stats.recent_one", place=place, sides=sides) for place, sides in reversed(stats.recent))
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
    lines = []
    ratings = []
    for rated in stats.ratings[:GAMES_SHOWN]:
        ratings.append(words("stats.rating_one", game=words(f"game.{rated.game}"), rating=_rating(words, rated)))
    if ratings:
        lines.append(words("stats.rating", ratings=", ".join(ratings)))
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
        achieved=_achieved(words, stats),
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

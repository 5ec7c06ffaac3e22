"""The scenes that every game has: an evening from the lobby on, the end of a match, tables of all sizes."""

from datetime import timedelta

from bot.words import words_for
from tools.night import ACCOUNT, ANA, BOARD, PAGE, PANEL, START
from tools.steps import (
    Step,
    a_round_is_over,
    begin,
    may_capture,
    must_choose_an_end,
    play,
    press,
    press_tile,
    repeated,
    seat,
    set_option,
    shoot,
    slash,
    targets,
    the_match_is_over,
    turn_of,
)

WORDS = words_for()
SOLITAIRE = "castle_rock_solitaire"
BO = "Björn"
SOON = (START + timedelta(days=5)).date().isoformat()
STRANGER = "Eleni"
CLEO = "Chloé"
SHORT = {"mexican_train": "set=d9", "muggins": "target=100", "chickenfoot": "rounds=1", "castle_rock": "target=25"}
"""Options for a short match."""
LONG = {"bergen": "target=45"}
"""Options for a match with everything that an evening shows."""


Scene = tuple[Step, ...]


def opening(game: str, people: int, robots: int, options: str = "") -> Scene:
    """A lobby with Ana, others and robots; options as `name=value`."""
    name, _, value = options.partition("=")
    chosen = (set_option(name, value),) if options else ()
    return slash("domino play", game=WORDS(f"game.{game}")), seat(people, robots), *chosen


def evening(game: str) -> Scene:
    """A match of Ana, Björn and two robots, from the lobby to the second round."""
    return (
        *opening(game, 1, 2, LONG.get(game, "")),
        shoot("lobby", BOARD),
        shoot("lobby-page", PAGE),
        press("Options"),
        shoot("options"),
        press("Done", PANEL),
        begin(),
        play(turn_of(ANA), "Ana's first turn"),
        shoot("board-start", BOARD),
        press("My hand"),
        shoot("hand-start"),
        shoot("hand-start-page", PAGE),
        press("More", BOARD),
        press("In words", PANEL),
        shoot("in-words"),
        press("More", BOARD),
        press("Rules", PANEL),
        shoot("rules"),
        play(turn_of(BO), "Björn's turn"),
        press("My hand"),
        shoot("hand-waiting"),
        play(turn_of(ANA, 0.5), "the middle of a round"),
        shoot("board-middle", BOARD),
        press("My hand"),
        shoot("hand-middle"),
        play(must_choose_an_end, "a choice of places") if game != "castle_rock" else play(may_capture, "captures"),
        press("My hand"),
        *((press_tile(targets), shoot("where")) if game != "castle_rock" else (shoot("captures"),)),
        play(turn_of(ANA, 0.7), "the end of a round"),
        shoot("board-late", BOARD),
        press("My hand"),
        shoot("hand-late"),
        play(a_round_is_over, "the end of the round"),
        shoot("round-end", ACCOUNT),
        shoot("round-end-panel"),
        shoot("round-end-page", PAGE),
        press("Tally", BOARD),
        shoot("tally"),
        press("More", BOARD),
        shoot("more"),
    )


def ending(game: str) -> Scene:
    """A short match of Ana, Björn and a robot to its end."""
    return (
        *opening(game, 1, 1, SHORT.get(game, "")),
        shoot("lobby-options", BOARD),
        begin(),
        play(turn_of(ANA), "Ana's first turn"),
        press("My hand"),
        play(the_match_is_over, "the end of the match"),
        shoot("match-end", BOARD),
        shoot("match-end-panel"),
        shoot("match-end-page", PAGE),
        press("Tally", BOARD),
        shoot("match-end-tally"),
        press("Rematch", BOARD),
        shoot("rematch-page", PAGE),
    )


def seats(game: str, number: int) -> Scene:
    """A full table, late in a round."""
    return (
        repeated(*opening(game, min(number - 1, 1), number - 2), begin(), play(turn_of(ANA, 0.6), "late in a round")),
        shoot("board", BOARD),
        press("My hand"),
        shoot("hand"),
    )


MOST_SEEN: Scene = (
    slash("domino help"),
    shoot("01-help"),
    *opening("muggins", 1, 1, "target=100"),
    shoot("02-lobby", BOARD),
    press("Options"),
    shoot("03-options"),
    press("Done", PANEL),
    begin(),
    play(must_choose_an_end, "a choice of places"),
    shoot("04-board", BOARD),
    press("My hand"),
    shoot("05-hand"),
    press_tile(targets),
    shoot("06-where"),
    press("Back", PANEL),
    play(turn_of(BO), "Björn's turn"),
    press("My hand"),
    shoot("07-waiting"),
    press("More", BOARD),
    shoot("08-more"),
    press("Rules", PANEL),
    shoot("09-rules"),
    play(a_round_is_over, "the end of the round"),
    shoot("10-round-end", ACCOUNT),
    slash("domino turns"),
    shoot("11-turns"),
    play(the_match_is_over, "the end of the match"),
    shoot("12-match-end", BOARD),
)
"""The twelve screens that people see most, for a look at a language."""

DAILY: Scene = (
    slash("domino daily"),
    shoot("start"),
    play(turn_of(ANA, 0.4), "the middle"),
    shoot("middle"),
    play(the_match_is_over, "the end"),
    shoot("end"),
    press("Share", PANEL),
    shoot("card", PAGE),
    press("Today’s board", PANEL),
    shoot("board"),
    slash("domino daily"),
    press("Day before", PANEL),
    shoot("day-before"),
    shoot("page", PAGE),
)

PUZZLE: Scene = (
    slash("domino puzzle"),
    shoot("start"),
    press("Hint", PANEL),
    shoot("hint"),
    press("Solution", PANEL),
    shoot("solution"),
    slash("domino puzzle", game=WORDS("game.castle_rock")),
    shoot("castle-rock"),
)

ALONE: Scene = (
    slash("domino solitaire"),
    shoot("start"),
    shoot("page", PAGE),
    play(may_capture, "captures"),
    shoot("captures"),
    play(turn_of(ANA, 0.6), "the middle"),
    shoot("middle"),
    play(the_match_is_over, "the end"),
    shoot("end"),
)

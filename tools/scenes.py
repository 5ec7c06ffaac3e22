"""The states of play that `tools/screens.py` makes pictures of, as data: a scene is a name and its steps.

A scene has an empty server of its own, and Ana sits at the page. To add a screen, add a `shoot` to a scene: what it
shows is the board, the newest private panel, the newest message with some words in it, or all of the page.
"""

from datetime import UTC, datetime, timedelta

from bot.words import words_for
from engine.rules.games import GAMES, make_game
from tools.event_scenes import event_scenes
from tools.night import ACCOUNT, ANA, BOARD, PAGE, PANEL
from tools.steps import (
    Step,
    a_round_is_over,
    at_table,
    begin,
    may_capture,
    may_play_at_once,
    must_choose_an_end,
    play,
    playable,
    press,
    press_tile,
    seat,
    select,
    set_option,
    shoot,
    slash,
    targets,
    the_match_is_over,
    turn_of,
    view_as,
)

WORDS = words_for()
SOLITAIRE = "castle_rock_solitaire"
BO = "Björn"
SOON = (datetime.now(UTC) + timedelta(days=5)).date().isoformat()
STRANGER = "Eleni"
CLEO = "Chloé"
SHORT = {"mexican_train": "set=d9", "muggins": "target=100", "chickenfoot": "rounds=1", "castle_rock": "target=25"}
"""Options with which a match ends soon."""


Scene = tuple[Step, ...]


def opening(game: str, people: int, robots: int, options: str = "") -> Scene:
    """A lobby with Ana, so many others, and robots; options as `name=value`."""
    name, _, value = options.partition("=")
    chosen = (set_option(name, value),) if options else ()
    return slash("domino play", game=WORDS(f"game.{game}")), seat(people, robots), *chosen


def evening(game: str) -> Scene:
    """A match of Ana, Björn and two robots, from the lobby to the second round."""
    return (
        *opening(game, 1, 2),
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
    """A table with so many seats, late in a round."""
    return (
        *opening(game, min(number - 1, 1), number - 2),
        begin(),
        play(turn_of(ANA, 0.6), "late in a round"),
        shoot("board", BOARD),
        press("My hand"),
        shoot("hand"),
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

FIRST_STEPS: Scene = (
    slash("domino help"),
    shoot("help"),
    press("The games", PANEL),
    shoot("games"),
    slash("domino help"),
    press("Play with a robot now", PANEL),
    shoot("play-now"),
    shoot("play-now-page", PAGE),
)

LESSON: Scene = (
    slash("domino help"),
    press("Learn a game", PANEL),
    shoot("games"),
    select("Draw"),
    shoot("start"),
    play(turn_of(ANA, 0.4), "the middle of the round"),
    shoot("middle"),
    play(a_round_is_over, "the end of the round"),
    shoot("end"),
)

COMPANY: Scene = (
    *opening("block", 2, 1),
    press("Invite", BOARD),
    shoot("invite"),
    press("Seats", BOARD),
    shoot("seats"),
    begin(),
    play(turn_of(BO), "Björn's turn"),
    press("More", BOARD),
    shoot("more"),
    press("Break off", PANEL),
    shoot("break-off"),
    press("Yes, ask them", PANEL),
    shoot("asked"),
    shoot("question", BOARD),
    view_as(BO),
    press("No", BOARD),
    view_as(CLEO),
    press("No", BOARD),
    view_as(STRANGER),
    press("More", BOARD),
    shoot("stranger-more"),
    press("Take over Pip", PANEL),
    shoot("take-over"),
    shoot("take-over-question", BOARD),
    view_as(ANA),
    press("Agree", BOARD),
    view_as(BO),
    press("Agree", BOARD),
    shoot("taken-over", BOARD),
    view_as(ANA),
    press("More", BOARD),
    press("Break off", PANEL),
    press("Yes, ask them", PANEL),
    view_as(BO),
    press("Agree", BOARD),
    view_as(CLEO),
    press("Agree", BOARD),
    shoot("broken-off-page", PAGE),
)

SAYING: Scene = (
    *opening("muggins", 0, 1),
    begin(),
    play(turn_of(ANA, 0.4), "the middle of a round"),
    press("My hand"),
    shoot("muggins-hand"),
    press("10", PANEL),
    shoot("muggins-say"),
    press_tile(playable),
    shoot("muggins-said"),
)

COMMANDS: Scene = (
    slash("domino about"),
    shoot("about"),
    slash("domino tables"),
    shoot("no-tables"),
    slash("domino hand"),
    shoot("no-hand"),
    slash("domino leaderboard"),
    shoot("no-leaderboard"),
    slash("domino settings"),
    shoot("settings"),
    press("Reminders and nights …", PANEL),
    shoot("reminders"),
    slash("domino settings", zone="Europe/Berlin"),
    shoot("reminders-zone"),
    slash("domino season"),
    press("Start a season …", PANEL),
    shoot("season-start"),
    press("Start it", PANEL),
    shoot("season-new"),
    slash("domino server"),
    shoot("server"),
    press("Post it in this channel", PANEL),
    shoot("server-weekly"),
    slash("domino rules", game="Muggins"),
    shoot("rules"),
    slash("domino play", game="Block", seats="9"),
    shoot("bad-seats"),
    *opening("block", 1, 1, "target=50"),
    begin(),
    play(turn_of(ANA, 0.6), "the middle of a round"),
    slash("domino log"),
    shoot("log"),
    play(the_match_is_over, "the end of the match"),
    shoot("match-over-rated", BOARD),
    slash("domino leaderboard"),
    shoot("leaderboard"),
    slash("domino season"),
    shoot("season"),
    press("End the season …", PANEL),
    press("End it and post the podium", PANEL),
    shoot("season-podium", PAGE),
    slash("domino stats"),
    shoot("stats"),
    slash("domino history"),
    shoot("history"),
    slash("domino replay", match="Block"),
    shoot("replay-page", PAGE),
)

TWO_TABLES: Scene = (
    *opening("block", 1, 1),
    begin(),
    play(turn_of(ANA, 0.4), "the middle of a round"),
    *opening("block", 1, 2),
    begin(),
    play(turn_of(ANA, 0.4), "the middle of a round"),
    shoot("page", PAGE),
    shoot("board", BOARD),
    slash("domino tables"),
    shoot("tables"),
    slash("domino turns"),
    shoot("turns"),
    slash("domino hand"),
    shoot("which-hand"),
)

SLOW: Scene = (
    slash("domino settings", zone="Europe/Berlin"),
    slash("domino play", game="Block", time="slow: 3 days in all, 12 hours back a turn"),
    seat(1, 1),
    shoot("lobby", BOARD),
    press("Options"),
    press("Time …", PANEL),
    shoot("time"),
    press("Done", PANEL),
    begin(),
    play(turn_of(ANA, 0.2), "a turn in the round"),
    shoot("board", BOARD),
    slash("domino turns"),
    shoot("turns"),
    slash("domino move"),
    shoot("no-move"),
    slash("domino away", until=SOON),
    shoot("away"),
    shoot("away-question", BOARD),
    view_as(BO),
    press("More", BOARD),
    press("Pause the clocks", PANEL),
    shoot("away-two-questions", BOARD),
    press("No", BOARD),
    press("Agree", BOARD),
    shoot("away-waits", BOARD),
    view_as(ANA),
    press("More", BOARD),
    press("Let the clocks run", PANEL),
    slash("domino away", until=SOON, sits_in=STRANGER),
    shoot("away-friend"),
    shoot("away-robot", BOARD),
    view_as(STRANGER),
    press("More", BOARD),
    shoot("away-more"),
    view_as(ANA),
    slash("domino away"),
    shoot("away-back"),
)


def plan(game: str) -> Scene:
    """Ana plans two tiles while Björn thinks, and comes on turn with her plan."""
    return (
        *opening(game, 1, 1),
        begin(),
        play(turn_of(BO, 0.3), "Björn's turn"),
        press("My hand", BOARD),
        shoot("hand"),
        press("Plan …", PANEL),
        shoot("empty"),
        press_tile(lambda view: view.hand[1:]),
        press_tile(lambda view: view.hand),
        shoot("planned"),
        press("Back", PANEL),
        shoot("hand-planned"),
        play(turn_of(ANA), "Ana's turn"),
        press("My hand", BOARD),
        shoot("hand-moving"),
    )


REFUSALS: Scene = (
    slash("domino play", game="Block", time="live: 2 minutes a turn"),
    seat(1, 0),
    view_as(BO),
    press("Join", BOARD),
    shoot("already-seated"),
    press("Start", BOARD),
    shoot("not-host"),
    press("Seats", BOARD),
    shoot("seats-panel"),
    view_as(ANA),
    begin(),
    play(turn_of(ANA), "Ana's turn"),
    press("My hand", BOARD),
    press("My hand", BOARD),
    play(turn_of(BO), "Björn's turn"),
    play(turn_of(ANA), "Ana's next turn"),
    shoot("board-with-clock", BOARD),
    shoot("ping", "it is your turn"),
    view_as(STRANGER),
    press("My hand", BOARD),
    shoot("stranger"),
    view_as(ANA),
    press("More", BOARD),
    press("Resign", PANEL),
    shoot("resign"),
    press("Yes, resign", PANEL),
    shoot("resigned"),
    press("My hand", BOARD),
    shoot("resigned-hand"),
)

FULL: Scene = (
    *opening("block", 3, 0),
    shoot("lobby", BOARD),
    view_as(STRANGER),
    shoot("page", PAGE),
)

ASKED: Scene = (
    slash("domino play", game="Block", **{"with": BO, "and": CLEO}),
    shoot("lobby", BOARD),
    shoot("question", "asks you to a table"),
    view_as(STRANGER),
    press("I’m in"),
    shoot("stranger"),
    press("No thanks"),
    shoot("stranger-no"),
    view_as(CLEO),
    shoot("page", PAGE),
    press("No thanks"),
    shoot("no-thanks"),
    shoot("one-left", "asks you to a table"),
    view_as(BO),
    press("I’m in"),
    shoot("in-page", PAGE),
    shoot("answered", BOARD),
    view_as(ANA),
    press("Invite", BOARD),
    shoot("invite"),
    select(CLEO, "Дмитрий"),
    shoot("invited"),
    shoot("invited-page", PAGE),
)

WAITING: Scene = (
    *opening("block", 3, 0),
    view_as(STRANGER),
    press("Join the waiting list", BOARD),
    shoot("next"),
    view_as("Femi"),
    press("Join the waiting list", BOARD),
    shoot("second"),
    press("Join the waiting list", BOARD),
    shoot("again"),
    shoot("lobby", BOARD),
    press("Leave", BOARD),
    shoot("off", BOARD),
    view_as(BO),
    press("Leave", BOARD),
    shoot("moved-up", BOARD),
    view_as(STRANGER),
    shoot("moved-up-page", PAGE),
)

UNDO: Scene = (
    *opening("block", 2, 0),
    begin(),
    play(may_play_at_once, "a tile that goes to one place"),
    press("My hand", BOARD),
    press_tile(playable),
    shoot("played"),
    press("More", BOARD),
    shoot("more"),
    press("Take my last move back", PANEL),
    shoot("asked"),
    shoot("question", BOARD),
    view_as(BO),
    shoot("question-page", PAGE),
    press("Agree", BOARD),
    shoot("one-agrees", BOARD),
    view_as(CLEO),
    press("Agree", BOARD),
    shoot("undone", BOARD),
    view_as(ANA),
    shoot("undone-page", PAGE),
    shoot("undone-hand"),
)


SAME_DEAL: Scene = (
    *opening("block", 1, 0, "target=10"),
    begin(),
    play(the_match_is_over, "the end of the match"),
    view_as(STRANGER),
    press("More", BOARD),
    shoot("more"),
    press("Play this deal", PANEL),
    shoot("lobby", BOARD),
    view_as(CLEO),
    press("Join", BOARD),
    view_as(ANA),
    press("Join the waiting list", BOARD),
    shoot("knows"),
    view_as(STRANGER),
    press("Options", BOARD),
    shoot("options"),
    press("Start", BOARD),
    shoot("board", BOARD),
    play(the_match_is_over, "the end of the second match"),
    shoot("end", BOARD),
    slash("domino verify"),
    shoot("verify"),
    slash("domino history"),
    shoot("history"),
    press("More", BOARD),
    press("Revenge from the other seat", PANEL),
    shoot("revenge", BOARD),
)


DUPLICATE: Scene = (
    slash("domino night", game="Block", rounds="1", seats="2", duplicate="True", options="target=20", time="no clock"),
    *(step for name in (BO, CLEO, STRANGER) for step in (view_as(name), press("I’m in"))),
    shoot("sign-up", "Duplicate"),
    view_as(ANA),
    press("Begin"),
    shoot("round", "round 1 of 1"),
    at_table(0),
    play(the_match_is_over, "the end of the first table"),
    shoot("waits", "round 1 of 1"),
    at_table(1),
    play(the_match_is_over, "the end of the second table"),
    shoot("podium", "podium"),
)


def scenes() -> dict[str, Scene]:
    """All scenes by name."""
    found = {
        "first-steps": FIRST_STEPS,
        "lesson": LESSON,
        "company": COMPANY,
        "saying": SAYING,
        "same-deal": SAME_DEAL,
        "duplicate": DUPLICATE,
        "commands": COMMANDS,
        "two-tables": TWO_TABLES,
        "refusals": REFUSALS,
        "full": FULL,
        "asked": ASKED,
        "waiting": WAITING,
        "undo": UNDO,
        "slow": SLOW,
        "plan": plan("mexican_train"),
        **event_scenes(),
    }
    found[SOLITAIRE] = ALONE
    for game in GAMES:
        if game == SOLITAIRE:
            continue
        counts = make_game(game).seat_counts()
        found[game] = evening(game)
        found[f"{game}-end"] = ending(game)
        for number in (2, counts[-1]):
            found[f"{game}-{number}"] = seats(game, number)
    return found

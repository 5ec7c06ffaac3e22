"""The states of play that `tools/screens.py` makes pictures of, as data: a scene is a name and its steps.

A scene has an empty server of its own, and Ana sits at the page. To add a screen, add a `shoot` to a scene: what it
shows is the board, the newest private panel, the newest message with some words in it, or all of the page.
"""

import re

from engine.rules.games import GAMES, make_game
from tools.command_scenes import command_scenes
from tools.event_scenes import event_scenes, rest
from tools.game_scenes import (
    ALONE,
    BO,
    CLEO,
    DAILY,
    MOST_SEEN,
    PUZZLE,
    SOLITAIRE,
    SOON,
    STRANGER,
    Scene,
    ending,
    evening,
    opening,
    seats,
)
from tools.night import ANA, BOARD, PAGE, PANEL
from tools.steps import (
    a_round_is_over,
    at_table,
    begin,
    fill,
    may_play_at_once,
    play,
    playable,
    press,
    press_tile,
    seat,
    select,
    shoot,
    slash,
    the_match_is_over,
    turn_of,
    view_as,
)

FIRST_STEPS: Scene = (
    slash("domino help"),
    shoot("help"),
    press("Questions", PANEL),
    shoot("questions"),
    press("Back", PANEL),
    press("All games", PANEL),
    shoot("games"),
    slash("domino help"),
    press("Play a robot now", PANEL),
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
    press("Hint", PANEL),
    shoot("hint"),
    play(a_round_is_over, "the end of the round"),
    shoot("end"),
    press("Next round", PANEL),
    press("Last moves and more", PANEL),
    press("Review", PANEL),
    shoot("review"),
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
    press("Resign", PANEL),
    press("Abandon match", PANEL),
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
    press("Resign", PANEL),
    press("Abandon match", PANEL),
    press("Yes, ask them", PANEL),
    view_as(BO),
    press("Agree", BOARD),
    view_as(CLEO),
    press("Agree", BOARD),
    shoot("broken-off-page", PAGE),
)

SAYING: Scene = (
    *opening("muggins", 0, 1, "claims=manual"),
    begin(),
    play(turn_of(ANA, 0.4), "the middle of a round"),
    press("My hand"),
    shoot("muggins-hand"),
    press("Score…", PANEL),
    shoot("muggins-score"),
    press("10", PANEL),
    shoot("muggins-say"),
    press_tile(playable),
    shoot("muggins-said"),
)

DUEL = "Friday"
"""The title of a night with the same tiles for all."""
INVITATION = f": {ANA} "
"""What every language says in a host's invitation: whom, and by whom."""
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
    slash("domino board"),
    shoot("which-board"),
)

SLOW: Scene = (
    slash("domino play", game="Block", time="slow: 3 days, 12 hours back a turn"),
    seat(1, 1),
    shoot("lobby", BOARD),
    press("Options"),
    press("Time…", PANEL),
    shoot("time"),
    press("Done", PANEL),
    begin(),
    play(turn_of(ANA, 0.2), "a turn in the round"),
    press("My hand", BOARD),
    shoot("zone-asked"),
    press("Your time zone", PANEL),
    select(re.compile("^Europe/Berlin · ")),  # and the time there, as a language writes it
    shoot("zone-chosen"),
    shoot("board", BOARD),
    slash("domino turns"),
    shoot("turns"),
    slash("settings away", until=SOON),
    shoot("away"),
    shoot("away-question", BOARD),
    view_as(BO),
    press("More", BOARD),
    press("Stop clocks", PANEL),
    shoot("away-two-questions", BOARD),
    press("No", BOARD),
    press("Agree", BOARD),
    shoot("away-waits", BOARD),
    view_as(ANA),
    press("More", BOARD),
    press("Restart clocks", PANEL),
    slash("settings away", until=SOON, sits_in=STRANGER),
    shoot("away-friend"),
    shoot("away-robot", BOARD),
    view_as(STRANGER),
    press("More", BOARD),
    shoot("away-more"),
    view_as(ANA),
    slash("settings away"),
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
        press("Premove…", PANEL),
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
    seat(2, 0),
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

FOUR: Scene = (slash("domino play", game="Block", seats="4"), seat(3, 0))

FULL: Scene = (
    *FOUR,
    shoot("lobby", BOARD),
    view_as(STRANGER),
    shoot("page", PAGE),
)

ASKED: Scene = (
    slash("domino play", game="Block", **{"with": BO}),
    shoot("one-asked", BOARD),
    press("Invite", BOARD),
    select(CLEO),
    shoot("lobby", BOARD),
    shoot("question", INVITATION),
    view_as(STRANGER),
    press("I’m in"),
    shoot("stranger"),
    press("No thanks"),
    shoot("stranger-no"),
    view_as(CLEO),
    shoot("page", PAGE),
    press("No thanks"),
    shoot("no-thanks"),
    shoot("one-left", INVITATION),
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
    *FOUR,
    view_as(STRANGER),
    press("Join waiting list", BOARD),
    shoot("next"),
    view_as("Femi"),
    press("Join waiting list", BOARD),
    shoot("second"),
    press("Join waiting list", BOARD),
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
    press("Undo", PANEL),
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
    press("Replay deal", PANEL),
    shoot("lobby", BOARD),
    view_as(CLEO),
    press("Join", BOARD),
    view_as(ANA),
    press("Join waiting list", BOARD),
    shoot("knows"),
    view_as(STRANGER),
    press("Options", BOARD),
    shoot("options"),
    press("Start", BOARD),
    shoot("board", BOARD),
    play(the_match_is_over, "the end of the second match"),
    shoot("end", BOARD),
    slash("results verify"),
    shoot("verify"),
    slash("results history"),
    shoot("history"),
    press("More", BOARD),
    press("Swap seats", PANEL),
    shoot("revenge", BOARD),
)


DUPLICATE: Scene = (
    slash("events night"),
    select("1 round"),
    select("Tables of 2"),
    press("Same tiles for all: off", PANEL),
    press("Post…", PANEL),
    fill(Title=DUEL, House_rules="target=20"),
    *(step for name in (BO, CLEO, STRANGER) for step in (view_as(name), press("I’m in"))),
    shoot("sign-up", DUEL),
    view_as(ANA),
    press("Begin", DUEL),
    shoot("round", DUEL),
    at_table(0),
    play(the_match_is_over, "the end of the first table"),
    shoot("waits", DUEL),
    at_table(1),
    play(the_match_is_over, "the end of the second table"),
    rest,
    shoot("podium", DUEL),
)


def scenes() -> dict[str, Scene]:
    """All scenes by name."""
    found = {
        "most-seen": MOST_SEEN,
        "first-steps": FIRST_STEPS,
        "lesson": LESSON,
        "participants": COMPANY,
        "saying": SAYING,
        "same-deal": SAME_DEAL,
        "duplicate": DUPLICATE,
        **command_scenes(),
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
    found["daily"] = DAILY
    found["puzzle"] = PUZZLE
    for game in GAMES:
        if game == SOLITAIRE:
            continue
        counts = make_game(game).seat_counts()
        found[game] = evening(game)
        found[f"{game}-end"] = ending(game)
        for number in (2, counts[-1]):
            found[f"{game}-{number}"] = seats(game, number)
    return found

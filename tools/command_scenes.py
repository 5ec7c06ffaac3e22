"""The scenes of commands: what they answer, a server's settings, and the rules of every game."""

from bot.words.rulebook import rulebook
from engine.rules.games import GAMES
from tools.game_scenes import BO, CLEO, WORDS, Scene, opening
from tools.night import ANA, BOARD, PAGE, PANEL
from tools.steps import (
    begin,
    play,
    press,
    select,
    set_option,
    shoot,
    slash,
    the_match_is_over,
    turn_of,
    type_text,
    view_as,
)

LONG = tuple(game for game in GAMES if f"### {WORDS('rules.tactics')}" not in rulebook(WORDS, game)[1])
"""Games whose tactics are not on the second page of their rules, where Next goes."""
GROUPS = ("domino", "events", "results", "settings")

SERVER: Scene = (
    slash("settings server"),
    shoot("overview"),
    press("Boards", PANEL),
    shoot("boards"),
    *(
        step
        for page in ("Channels", "Roles", "Limits")
        for step in (press("Back", PANEL), press(page, PANEL), shoot(page.lower()))
    ),
    select("20"),
    press("Back", PANEL),
    press("New tables", PANEL),
    shoot("defaults"),
    press("Back", PANEL),
    press("Posts", PANEL),
    press("Post in this channel", PANEL),
    shoot("posts"),
    *(
        step
        for page in ("Fair play", "Permissions", "Log")
        for step in (press("Back", PANEL), press(page, PANEL), shoot(page.lower()))
    ),
    press("Back", PANEL),
    shoot("overview-chosen"),
    *(step for group in GROUPS for step in (type_text(f"/{group}"), shoot(f"list-{group}", PAGE))),
    type_text(""),
    *opening("block", 1, 0, "target=10"),
    begin(),
    play(the_match_is_over, "the end of the match"),
    slash("settings mine"),
    press("Privacy", PANEL),
    shoot("privacy"),
    press("Delete…", PANEL),
    shoot("privacy-delete"),
    press("More", BOARD),
    shoot("match-more"),
    view_as(BO),
    slash("domino play", game="Block"),
    set_option("target", "10"),
    view_as(CLEO),
    press("Join", BOARD),
    begin(),
    play(the_match_is_over, "the end of the match of others"),
    view_as(ANA),
    press("More", BOARD),
    press("Void match", PANEL),
    shoot("void-sure"),
    press("Void it", PANEL),
    shoot("void-told", PAGE),
)

COMMANDS: Scene = (
    slash("domino tables"),
    shoot("no-tables"),
    slash("domino turns"),
    shoot("no-turns"),
    slash("results leaderboard"),
    shoot("no-leaderboard"),
    slash("settings mine"),
    shoot("settings"),
    press("Reminders…", PANEL),
    shoot("reminders"),
    slash("settings mine", zone="Europe/Berlin"),
    shoot("reminders-zone"),
    slash("results seasons"),
    press("Start season…", PANEL),
    shoot("season-start"),
    press("Start it", PANEL),
    shoot("season-new"),
    slash("domino rules", game="Muggins"),
    shoot("rules"),
    slash("domino play", game="Block", seats="9"),
    shoot("bad-seats"),
    *opening("block", 1, 1, "target=50"),
    begin(),
    play(turn_of(ANA, 0.6), "the middle of a round"),
    press("More", BOARD),
    press("Whole round", PANEL),
    shoot("log"),
    play(the_match_is_over, "the end of the match"),
    shoot("match-over-rated", BOARD),
    slash("results leaderboard"),
    shoot("leaderboard"),
    slash("results seasons"),
    shoot("season"),
    press("End season…", PANEL),
    press("End season and post podium", PANEL),
    shoot("season-podium", PAGE),
    slash("results stats"),
    shoot("stats"),
    slash("results history"),
    shoot("history"),
    slash("results replay", match="Block"),
    shoot("replay-page", PAGE),
)

RULES: Scene = tuple(
    step
    for game in GAMES
    for step in (
        slash("domino rules", game=WORDS(f"game.{game}")),
        shoot(game),
        *((press("Tactics", PANEL), shoot(f"{game}-tactics")) if game in LONG else ()),
    )
)


def command_scenes() -> dict[str, Scene]:
    """All scenes of commands by name."""
    return {"commands": COMMANDS, "server": SERVER, "rules": RULES}

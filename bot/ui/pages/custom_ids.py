"""Custom ids: the meaning of a button or menu, readable by any later process.

    b1:<table>:<version>:<verb>[:<argument>]      b1:k3m9qrst:17:do:6|4@3

`b1` is the version of the grammar. The argument of a move is its short text. Ids on public messages hold no secret:
moves stand only on panels for one person. Messages live for years, so a verb never changes its word after a release.
"""

import re
from dataclasses import dataclass
from enum import StrEnum

PREFIX = "b1"
LONGEST = 100
NO_TABLE = "-"
"""In place of a table, for controls without one."""

_SHAPE = re.compile(r"b1:([a-z0-9]{1,16}|-):(\d{1,9}):([a-z_]{1,16})(?::([ -~]{1,70}))?", re.ASCII)


class Verb(StrEnum):
    """The action of a control; `bot.ui.actions` registers a function for each."""

    # In the lobby.
    JOIN = "join"
    LEAVE = "leave"
    ADD_ROBOT = "robot"  # <level>
    REMOVE_ROBOT = "unrobot"
    START = "start"
    READY = "ready"
    CANCEL = "cancel"
    OPTIONS = "options"  # <page>
    SET_OPTION = "set"  # <page>:<option>
    TYPE_OPTION = "typed"  # <page>:<option>
    SET_PRESET = "preset"  # <its name>
    TIME = "time"
    SETTING = "setting"  # <panel>:<setting>:<value>, or a menu of values
    CLOSE_OPTIONS = "set_done"
    SEATS = "seats"
    SIT = "sit"
    INVITE = "invite"
    ASK = "ask"  # a menu of people
    DECLINE = "decline"  # never, or nothing
    REMOVE = "remove"
    # On the hand panel.
    HAND = "hand"
    BACK = "back"
    PAGE = "page"  # <page>
    TILE = "tile"  # <tile>:<claim, or row of stacks>
    SAY = "say"  # <count>, or nothing
    DO = "do"  # <move>
    PICK = "pick"
    STACK = "stack"  # <tile>:<which menu>
    CALL = "call"
    ANNOUNCE = "one"
    CLAIM = "claim"
    NOTHING = "nothing"
    LINE = "line"
    GIVE_UP = "give_up"
    HINT = "hint"
    ARRANGE = "arrange"  # <order>, or first, left or right:<tile>, or nothing
    PREMOVES = "premoves"  # <page>
    PREMOVE_ADD = "premove_add"  # <tile>
    PREMOVE_DROP = "premove_drop"  # <tile>
    PREMOVE_PLACE = "premove_place"  # a menu of moves
    PREMOVE_SET = "premove_set"  # once, must or line=<on or off>
    PREMOVE_CLEAR = "premove_clear"  # here, or nothing
    # About a table.
    TALLY = "tally"
    ACCOUNT = "account"  # <round>
    REVIEW = "review"  # <round>
    BOARD = "board"
    WORDS = "words"
    RULES = "rules"  # <page>
    MORE = "more"
    LOG = "log"  # <page, from the latest>
    RESIGN = "resign"
    RESIGN_YES = "resign_yes"
    ABANDON = "abandon"
    ABANDON_YES = "abandon_yes"
    KEEP = "keep"
    AGREE = "agree"  # <question>
    DISAGREE = "disagree"  # <question>
    WITHDRAW = "withdraw"  # <question>
    TAKE_OVER = "take_over"  # <seat>
    COME_BACK = "come_back"
    UNDO = "undo"
    PAUSE = "pause"
    UNPAUSE = "unpause"
    REPOST = "repost"
    MOVE_TABLE = "move_table"
    END = "end"
    END_YES = "end_yes"
    VOID = "void"  # yes for sure
    REMATCH = "rematch"
    PLAY_ON = "play_on"
    AGAIN = "again"
    SAME_DEAL = "same_deal"
    REVENGE = "revenge"
    FAIR = "fair"
    DAILY_SHARE = "daily_share"
    DAILY_BOARD = "daily_board"
    DAILY_BEST = "daily_best"
    # About no table.
    PLAY_NOW = "play_now"  # <game>
    LIVE = "live"
    DAILY = "daily"
    PUZZLE_SHARE = "puzzle_share"  # <game>:<week>
    PUZZLE = "puzzle"  # <game>:<week>:<a move, hint, solution or nothing>
    LEARN = "learn"  # <game>
    HELP = "help"  # answers, or nothing
    GAMES = "games"  # lesson, or nothing
    GAME = "game"  # as `games`; a menu of games
    OPEN = "open"  # <game>
    SETTINGS = "settings"
    WHICH = "which"  # a menu of tables; each choice is the custom id of the control that is meant
    RULEBOOK = "rulebook"  # <page>:<game>
    SET_DISPLAY = "look"  # <setting> (a menu of its values), or <setting>=<on or off>
    SERVER_DISPLAY = "server"
    SERVER_RULES = "rules_of_server"  # members, channels, log, exclude, admit or allow
    PRIVACY = "privacy"  # export, delete, delete:yes, ignore, unignore, or nothing
    HISTORY = "history"  # <page, or a match to begin beside>:<whose>:<game>:<kind>
    HISTORY_KIND = "history_kind"  # a menu of arguments of `history`
    WATCH = "watch"  # a menu of matches
    LEADERS = "leaders"  # <page>:<game>:<measure>:<period>
    LEADERS_SET = "leaders_set"  # <field>; a menu of arguments of `leaders`
    LEADERS_POST = "leaders_post"  # as `leaders`
    STATS = "stats"  # <person>:<game>
    SET_SERVER_DISPLAY = "server_look"  # as `look`
    SEASON = "season"  # <number>; 0 is the last one
    SEASON_SET = "season_set"  # start or end:<number>, with :yes for sure
    SEASON_POST = "season_post"  # <number>
    WEEKLY = "weekly"  # here, there or daily (menus of channels), off, or hour (a menu)
    # About an event that is being planned.
    EVENT_PLAN = "event_plan"  # <field>:<plan>; a menu, or show for a switch
    EVENT_POST = "event_post"  # <plan>, or <start>.<panel>:<plan>
    # About an event, whose id comes first.
    EVENT_IN = "event_in"
    EVENT_OUT = "event_out"
    EVENT_HERE = "event_here"
    EVENT_NEXT = "event_next"  # <event>:<round that is over>, with :yes for sure
    EVENT_END = "event_end"  # with :yes for sure
    EVENT_VOTE = "event_vote"  # a menu of games
    EVENT_STANDINGS = "event_standings"
    EVENT_FAIR = "event_fair"
    EVENT_HOW = "event_how"


_VERBS = {verb.value: verb for verb in Verb}


@dataclass(frozen=True, slots=True)
class ControlId:
    """A control of the table `table` as it was at `version`."""

    table: str
    version: int
    verb: Verb
    argument: str = ""

    def text(self) -> str:
        """The custom id; `read_id` reads it back. Raises ValueError outside the grammar."""
        text = f"{PREFIX}:{self.table}:{self.version}:{self.verb}"
        if self.argument:
            text += f":{self.argument}"
        if len(text) > LONGEST or _SHAPE.fullmatch(text) is None:
            raise ValueError(f"no custom id: {text!r}")
        return text


def control_of(verb: Verb, argument: str = "") -> str:
    """The custom id of a control that belongs to no table."""
    return ControlId(NO_TABLE, 0, verb, argument).text()


def read_id(text: str) -> ControlId | None:
    """Read a custom id; None for foreign ids and unknown grammars or verbs."""
    found = _SHAPE.fullmatch(text)
    if found is None or len(text) > LONGEST or found[3] not in _VERBS:
        return None
    return ControlId(found[1], int(found[2]), _VERBS[found[3]], found[4] or "")

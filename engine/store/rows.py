"""The values that the store reads and writes: one class for each database table (`engine.store.schema`)."""

from dataclasses import dataclass, field
from typing import Final

PRIVATE: Final = 0
"""The message id of a table that only its player sees. Discord never uses 0."""
RATED: Final = ("rated", "left")
NO_SHOW: Final = "no_show"
JOINED_LATE: Final = "joined_late"
"""Some of the answers of `engine.pairing.worth.Why`."""
STATUSES: Final = frozenset(("lobby", "playing", "finished", "cancelled"))
"""The statuses of a table (`engine.tables.table.model.Status`)."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What Discord shows of a table. It is stored apart from the table's versions."""

    message_id: int | None = None
    """The public message, or `PRIVATE`."""
    shown_version: int | None = None
    """The version the public message shows; None: unknown."""
    shown_rounds: int = 0
    """The number of rounds whose account is in the channel."""
    posting: str | None = None
    """The nonce of a public message that may already be in the channel."""
    call_message_id: int | None = None
    """The message that pings the awaited people; 0 while it may or may not be in the channel."""
    called_user_id: int | None = None
    call_channel_id: int | None = None
    """The channel of a ping sent as a direct message; None: the ping is in the table's channel."""
    pinged_since: int = 0
    """The last `awaited_since` that people were pinged about, or want no ping about."""
    notice_message_id: int | None = None
    """The message that asks players a question; 0 while it may or may not be in the channel."""
    noticed_since: int = 0
    """The version of the table that put the last question with such a message."""
    told: str | None = None
    """Marks why the table can't be shown or can't ping, once its host was told; None: it can."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableFacts:
    """What a table's row and its `Snapshot` say alike. Times are seconds UTC."""

    id: str
    version: int
    """One higher with every stored change. Buttons carry the version they were made for."""
    host_id: int
    game: str
    rules_version: int
    options: tuple[tuple[str, str], ...]
    """The options that differ from the game's defaults, sorted by name."""
    capacity: int
    """The number of seats the lobby offers."""
    turn_seconds: int | None
    """The time limit of a turn; None: no clock."""
    claim_seconds: int
    """How long the window for claims and calls is."""
    created_at: int
    active_at: int
    deadline: int | None = None
    """When a robot plays this turn for its player; None: no clock runs."""
    rematch_of: str | None = None
    """The table whose people play again here."""
    deals_of: str | None = None
    """The match whose deals are dealt again here."""
    hints: bool = True
    """Table setting: the board shows possible captures (Castle Rock)."""
    passes: bool = True
    """Table setting: the board lists the numbers a seat passed on."""
    casual: bool = False
    """Table setting: the match doesn't count for ratings."""
    awaited_since: int = 0
    """The version since which the table waits for the people it awaits now."""
    shown: Shown = Shown()


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow(TableFacts):
    """A table without its seats and steps."""

    status: str
    guild_id: int | None
    channel_id: int
    participants: str = "{}"
    """JSON of `engine.tables.table.participants`."""
    clock: str = "{}"
    """JSON of `engine.tables.table.clock`."""
    seed_chain: str | None = field(default=None, repr=False)
    """JSON of `engine.tables.table.seed_chain`, which tells all deals to come. None: the table has no chain."""
    on_turn: str | None = None
    """JSON of `engine.tables.table.sealed`. None: unknown, or the bot itself may have to act."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat; `user_id` is None for a robot."""

    seat: int
    user_id: int | None
    name: str
    robot: bool = False
    resigned: bool = False


@dataclass(frozen=True, slots=True)
class StepRow:
    """One move of a match in its short text; seat -1 is the house. A match is rebuilt from its steps alone."""

    number: int
    seat: int
    move: str
    made_by: str
    at: int
    interaction_id: int | None = None


@dataclass(frozen=True, slots=True)
class PremovesRow:
    """A person's premoves at an open table: JSON of `engine.tables.edits.premoves`, secret from everyone else."""

    user_id: int
    premoves: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class RoundRow:
    """The result of a round, for statistics."""

    number: int
    ending: str
    winner: int | None
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    at: int


@dataclass(frozen=True, slots=True)
class MatchSeatRow:
    """The result of one person or robot in a finished match. People who sat down later are numbered after the seats."""

    seat: int
    side: int
    user_id: int | None
    name: str
    place: int
    total: int
    """The points of the side while the person played."""
    resigned: bool
    """Whether the person left before the end."""
    why: str = RATED[0]
    """Why the match counts, moves ratings or not (`engine.pairing.worth.Why`)."""
    moves: int = 0
    """How many moves the person made."""
    rounds: int = 1
    """The rounds of that time."""
    ended_at: int = 0
    """When the match ended, set when it is stored."""

    @property
    def robot(self) -> bool:
        """Whether a robot played the seat from the start."""
        return self.user_id is None


@dataclass(frozen=True, slots=True)
class UnfinishedRow:
    """A person at a table whose match ended without a result, or lost it; 0: the table itself."""

    user_id: int
    channel_id: int
    ended_at: int


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A finished match, for leaderboards."""

    table_id: str
    guild_id: int | None
    channel_id: int
    game: str
    rounds: int
    ended_at: int
    seats: tuple[MatchSeatRow, ...]


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table with its seats, all steps and premoves."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    steps: tuple[StepRow, ...]
    premoves: tuple[PremovesRow, ...] = ()


@dataclass(frozen=True, slots=True)
class RatingRow:
    """A person's rating after a rated match, in millionths; never changed.

    `number` counts the server's rated matches in the order of rating, `matches` the person's own in this game.
    """

    table_id: str
    seat: int
    side: int
    user_id: int
    guild_id: int
    game: str
    number: int
    mu: int
    sigma: int
    matches: int
    ended_at: int
    version: int = 1
    """The version of the formulas (`engine.pairing.rating`)."""


@dataclass(frozen=True, slots=True)
class TallyRow:
    """The matches of a person on a server in a period, added up by kind and game (`questions.tallies`)."""

    guild_id: int
    period: str
    """`all`, `week 2026-11-23`, `month 2026-11` or `season 2`."""
    kind: str
    game: str
    user_id: int
    """0: all robots."""
    matches: int = 0
    wins: int = 0
    places: int = 0
    """The sum of the places; so are points and rounds."""
    points: int = 0
    rounds: int = 0
    shared: int = 0
    """Wins shared with another side."""
    ended_at: int = 0
    """When the last of the matches ended."""
    name: str = ""
    """The person's name in it."""


@dataclass(frozen=True, slots=True)
class PairRow:
    """How often a person met another one on a server in a game (`questions.careers`). 0 is no server."""

    user_id: int
    guild_id: int
    other_user_id: int
    game: str
    together: int
    """Matches as partners, and those of them that were won."""
    together_won: int
    against: int
    """Matches as opponents, and those in which the person or the other one was ahead."""
    won: int
    lost: int


@dataclass(frozen=True, slots=True)
class BestRound:
    """A round of a person's side."""

    table_id: str
    number: int
    points: int
    at: int
    """When its match ended."""


@dataclass(frozen=True, slots=True)
class Career:
    """What depends on the order of a person's matches between people, the latest last."""

    streak: int = 0
    """The longest winning streak, and the current one."""
    running: int = 0
    recent: tuple[tuple[int, ...], ...] = ()
    """Place and number of sides of the latest matches."""
    highest: BestRound | None = None
    """The rounds with the most and the fewest points, the earliest of equals."""
    lowest: BestRound | None = None


@dataclass(frozen=True, slots=True)
class CareerRow:
    """A person's career on a server (0: no server) in a game, or (empty) in all games."""

    guild_id: int
    user_id: int
    game: str
    ended_at: int
    """The last match of the career."""
    table_id: str
    career: Career


@dataclass(frozen=True, slots=True)
class SeasonRow:
    """A season of a server, numbered from 1; `ended_at` is None for the current one.

    `after` is the `RatingRow.number` of the server's last rated match before the start (0: none). It tells which
    ratings were computed from softened ones.
    """

    guild_id: int
    number: int
    started_at: int
    ended_at: int | None
    after: int


@dataclass(frozen=True, slots=True)
class AchievementRow:
    """A person's achievement on a server, with the round that first earned it."""

    guild_id: int
    user_id: int
    achievement: str
    table_id: str
    round: int
    at: int


@dataclass(frozen=True, slots=True)
class DailyRow:
    """A person's counted play of a day's deal; `day` is `date.toordinal`. By the person's calendar they asked for the
    row from `first_day` to `last_day`; None: their time zone was not known. `asked_at`: the last time."""

    user_id: int
    day: int
    table_id: str
    first_day: int | None = None
    last_day: int | None = None
    asked_at: int | None = None


@dataclass(frozen=True, slots=True)
class PuzzleRow:
    """A person's answers to a puzzle; `week` is its number (`engine.puzzles.week_of`)."""

    user_id: int
    game: str
    week: int
    tries: int
    """The answers up to the right one."""
    solved_at: int | None
    """None: not solved."""
    shown: bool
    """Whether they looked at the solution first, so that a right answer no longer counts."""


@dataclass(frozen=True, slots=True)
class WeeklyRow:
    """A server's settings for its weekly leaderboard and daily result, and the progress of these posts."""

    guild_id: int
    channel_id: int | None = None
    """None: nothing is posted."""
    zone: str = "UTC"
    hour: int = 9
    """The local hour of the posts: each Monday, each day."""
    done: int = 0
    """The last Monday that is posted or skipped, as `date.toordinal`."""
    nonce: str | None = None
    """The nonce of a post that may have been sent."""
    tried_at: int = 0
    """The time of the last attempt."""
    daily_channel_id: int | None = None
    """The same four for the result of the daily row; `daily_done` is a day by UTC."""
    daily_done: int = 0
    daily_nonce: str | None = None
    daily_tried_at: int = 0

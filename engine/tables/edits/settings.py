"""The settings of a table, as data. Menus, edits and storage all follow from `SETTINGS`.

A setting's value is text: `on`, `off`, `3`, `259200+43200`. Buttons and menus carry it as it is.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.rules.errors import Refusal, Refused
from engine.rules.options import Accepts, read_number
from engine.tables.edits.lobby import check_free, on_new_terms
from engine.tables.table.clock import DAYS_OFF as OFFERED
from engine.tables.table.clock import MOST_MISSES, TimeOut
from engine.tables.table.model import Change, ChangeKind, Snapshot
from engine.tables.table.participants import TakeOver
from engine.tables.table.rights import Edit, Phase, Request, Role, changed
from engine.tables.table.seed_chain import daily_of, mates_of
from engine.units import DAY

NO_CLOCK: Final = "none"
LIVE_CLAIM_SECONDS: Final = 8
LONGEST_CLAIM_SECONDS: Final = 1800
SHORTEST_TURN_SECONDS: Final = 5
LONGEST_TURN_SECONDS: Final = 30 * DAY
SWITCH: Final = ("on", "off")


@dataclass(frozen=True)
class Setting:
    """One setting: a field of the table, or of its `clock` or `participants` (`part`)."""

    name: str
    choices: tuple[str, ...] = SWITCH
    """The values menus offer."""
    part: str = ""
    read: Callable[[str], object] = lambda text: text == "on"
    fixed: bool = False
    """Whether tables that repeat the deals of another match can't change it."""

    def show(self, table: Snapshot) -> str:
        """The current value."""
        value = getattr(getattr(table, self.part) if self.part else table, self.name)
        return str(value) if not isinstance(value, bool) else "on" if value else "off"

    def parse(self, table: Snapshot, text: str) -> dict[str, Any]:
        """The fields of the table that a value changes. Raises BAD_OPTION for values no table takes."""
        if text not in self.choices:
            raise _bad(self.name, text)
        found = {self.name: self.read(text)}
        return {self.part: replace(getattr(table, self.part), **found)} if self.part else found


class _Clock(Setting):
    """The time limit of a turn and the increment, also ones that menus don't offer."""

    def show(self, table: Snapshot) -> str:
        return clock_value(table.turn_seconds, table.clock.increment)

    def parse(self, table: Snapshot, text: str) -> dict[str, Any]:
        seconds, increment = read_clock(text)
        check_clock(seconds, None, increment)
        clock = replace(table.clock, increment=increment)
        return {"turn_seconds": seconds, "claim_seconds": claim_time(seconds), "clock": clock}


class _TimeOut(Setting):
    """The rule, and after how many misses in a row a robot takes the seat."""

    def show(self, table: Snapshot) -> str:
        return out_value(table.clock.out, table.clock.misses)

    def parse(self, table: Snapshot, text: str) -> dict[str, Any]:
        out, misses = read_out(text)
        return {"clock": replace(table.clock, out=out, misses=misses)}


class SetSetting(Edit, phase=Phase.LOBBY, may=(Role.HOST,)):
    """Set a table setting. BAD_OPTION, DEAL_FIXED."""

    name: str
    value: str

    def make(self, table: Snapshot, request: Request) -> Change:
        setting = SETTINGS[self.name]
        if setting.fixed:
            check_free(table)
        change = Change(changed(table, request.now, **setting.parse(table, self.value)), ChangeKind.OPTIONS)
        return on_new_terms(table, change, request)


def clock_value(turn_seconds: int | None, increment: int | None) -> str:
    """A clock as the value of a setting: `none`, `86400`, `259200+43200`."""
    if turn_seconds is None:
        return NO_CLOCK
    return str(turn_seconds) if increment is None else f"{turn_seconds}+{increment}"


def read_clock(text: str) -> tuple[int | None, int | None]:
    """The time limit of a turn and the increment. Raises BAD_OPTION for anything else."""
    if text == NO_CLOCK:
        return None, None
    first, plus, second = text.partition("+")
    seconds, increment = read_number(first), read_number(second)
    if seconds is None or (plus != "" and increment is None):
        limits = {"low": SHORTEST_TURN_SECONDS, "high": LONGEST_TURN_SECONDS}
        raise Refused(Refusal.BAD_OPTION, name="turn_seconds", value=text[:40], accepted=Accepts.NUMBER, **limits)
    return seconds, increment


def out_value(out: TimeOut, misses: int) -> str:
    """A time-out rule as the value of a setting: `move`, `seat2`, `forfeit`."""
    return f"{out}{misses}" if out is TimeOut.SEAT else str(out)


def read_out(text: str) -> tuple[TimeOut, int]:
    """The rule, and after how many misses in a row a robot takes the seat. BAD_OPTION."""
    if text in (TimeOut.MOVE, TimeOut.FORFEIT):
        return TimeOut(text), 2
    misses = read_number(text.removeprefix(TimeOut.SEAT))
    if misses is None or not text.startswith(TimeOut.SEAT):
        raise _bad("time_out", text)
    check_number("misses", misses, 1, MOST_MISSES)
    return TimeOut.SEAT, misses


def claim_time(turn_seconds: int | None) -> int:
    """Time for claims and calls that fits a clock: 8 seconds live, half an hour at a move a day."""
    return min(max(LIVE_CLAIM_SECONDS, (turn_seconds or 0) // 48), LONGEST_CLAIM_SECONDS)


def check_clock(turn_seconds: int | None, claim_seconds: int | None, increment: int | None = None) -> None:
    """Raise BAD_OPTION unless these times make sense together."""
    times = (
        ("increment", increment, 1, turn_seconds or 0),
        ("turn_seconds", turn_seconds, SHORTEST_TURN_SECONDS, LONGEST_TURN_SECONDS),
        ("claim_seconds", claim_seconds, 1, LONGEST_CLAIM_SECONDS),
    )
    for name, value, low, high in times:
        if value is not None:
            check_number(name, value, low, high)


def _bad(name: str, text: str) -> Refused:
    return Refused(Refusal.BAD_OPTION, name=name, value=text[:40])


def check_number(name: str, value: int, low: int, high: int) -> None:
    """Raise BAD_OPTION unless a number is within its limits."""
    if not low <= value <= high:
        raise Refused(Refusal.BAD_OPTION, name=name, value=value, accepted=Accepts.NUMBER, low=low, high=high)


CLOCK: Final = _Clock(
    "clock",
    (
        *("45", "120", "600", "600+15", "3600", "43200", "86400"),
        *("259200", "259200+43200", "604800+86400", NO_CLOCK),
    ),
)
TIME_OUT: Final = _TimeOut("time_out", ("seat2", "seat1", "seat3", "move", "forfeit"))
WEEKENDS: Final = Setting("weekends", part="clock")
DAYS_OFF: Final = Setting("days_off", tuple(map(str, OFFERED)), "clock", int)
REPLY_DELAY: Final = Setting("reply_delay", part="clock")
HINTS: Final = Setting("hints")
PASSES: Final = Setting("passes")
CASUAL: Final = Setting("casual", ("off", "on"), fixed=True)
TAKE_OVER: Final = Setting("take_over", tuple(TakeOver), "participants", TakeOver)
ADVICE: Final = Setting("advice", ("off", "on"), "participants")

SETTINGS: Final = {
    one.name: one
    for one in (CLOCK, TIME_OUT, WEEKENDS, DAYS_OFF, REPLY_DELAY, HINTS, ADVICE, PASSES, CASUAL, TAKE_OVER)
}


def may_advise(table: Snapshot) -> bool:
    """Whether a player may ask for hints: in lessons and solitaires, and against robots alone if the host chose so. Not
    where results with the same deals are compared."""
    alone = len(table.seats) == 1 or table.participants.lesson
    chosen = table.participants.advice and len(table.people) == 1
    return (alone or chosen) and table.deals_of is None and daily_of(table) is None and not mates_of(table)

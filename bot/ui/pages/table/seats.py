"""Names of a table and its seats, custom ids of its controls, and other small parts of its pages."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache

from bot.ui.pages.custom_ids import ControlId, Verb
from bot.ui.pages.page import Choice, Menu
from bot.words import Words
from bot.words.names import clean_name, safe_name
from engine.robots import USUAL
from engine.rules.views import View
from engine.tables.edits.parts import with_places
from engine.tables.table.model import SeatInfo, Snapshot
from engine.units import DAY, HOUR, MINUTE


def seat_names(words: Words, snapshot: Snapshot) -> tuple[str, ...]:
    """The names by seat, safe for messages. Equal names get their seat number."""
    return distinct_names(words, tuple(seat.name for seat in snapshot.seats))


def plain_names(words: Words, snapshot: Snapshot) -> tuple[str, ...]:
    """The names by seat for buttons, menus and pictures, which show plain text."""
    return distinct_names(words, tuple(seat.name for seat in snapshot.seats), clean_name)


def marked_names(words: Words, snapshot: Snapshot, names: Sequence[str] = ()) -> tuple[str, ...]:
    """The names by seat (default: `seat_names`), with a mark where a robot plays for a person now."""
    names = names or seat_names(words, snapshot)
    stand_ins = stood_in(snapshot)
    return tuple(words("seat.resigned", name=name) if at in stand_ins else name for at, name in enumerate(names))


def stood_in(snapshot: Snapshot) -> frozenset[int]:
    """Seats of absent people, where a robot plays."""
    return frozenset(seat.seat for seat in snapshot.seats if seat.resigned)


@lru_cache(maxsize=1024)
def distinct_names(
    words: Words, given: tuple[str, ...], make: Callable[[Words, str], str] = safe_name
) -> tuple[str, ...]:
    """The names of a table's seats; equal ones get their seat number. Cached: each page asks several times."""
    names = [make(words, name) for name in given]
    often = Counter(names)
    return tuple(name if often[name] == 1 else f"{name} {at}" for at, name in enumerate(names, 1))


def table_title(words: Words, snapshot: Snapshot) -> str:
    """`Block`; `Block 2` where the channel has another table of Block."""
    game = words(f"game.{snapshot.game}")
    return game if snapshot.number == 1 else words("table.title", game=game, number=snapshot.number)


def titled(words: Words, snapshot: Snapshot, seat: SeatInfo, names: Sequence[str]) -> str:
    """The name with its mark: robot, host, resigned."""
    name = names[seat.seat]
    if seat.resigned:
        return words("seat.resigned", name=name)
    if seat.robot:
        return words("seat.robot" if seat.level == USUAL else f"seat.{seat.level}", name=name)
    if seat.user_id == snapshot.host_id:
        return words("seat.host", name=name)
    return name


def duration(words: Words, seconds: int | None) -> str:
    """`no limit`, `45 seconds`, `3 minutes`, `1 day`."""
    if seconds is None:
        return words("clock.none")
    for unit, size in (("days", DAY), ("hours", HOUR), ("minutes", MINUTE)):
        if seconds % size == 0:
            return words.count(f"clock.{unit}", seconds // size)
    return words("clock.seconds", n=seconds)


def control(snapshot: Snapshot, verb: Verb, argument: str = "") -> str:
    """The custom id of a control for this version of the table."""
    return ControlId(snapshot.id, snapshot.version, verb, argument).text()


Offered = tuple[bool, str, Verb] | tuple[bool, str, Verb, str]
"""Whether an action is offered, the key of its label, its verb and maybe an argument."""


def menu_of(words: Words, snapshot: Snapshot, offered: Sequence[Offered]) -> Menu:
    """A menu of actions at the table."""
    choices = tuple(Choice(words(key), control(snapshot, *verb)) for shown, key, *verb in offered if shown)
    return Menu(control(snapshot, Verb.WHICH), words("board.more_pick"), choices)


def jump_link(snapshot: Snapshot) -> str | None:
    """The address of the table's public message, if it has one."""
    if snapshot.message_id is None:
        return None
    guild = snapshot.channel.guild_id or "@me"
    return f"https://discord.com/channels/{guild}/{snapshot.channel.channel_id}/{snapshot.message_id}"


def public_view(snapshot: Snapshot) -> View:
    """The spectator's view of a table in play or after it, with the places that count."""
    view = snapshot.view_for(None)
    assert view is not None
    return view if view.outcome is None else with_places(snapshot, view)

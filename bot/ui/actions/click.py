"""A click as its action gets it: who, which control, the table as it is now, what was chosen."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping

from bot.ui.actions.services import Services
from bot.ui.channel.reply import Reply
from bot.ui.pages.custom_ids import ControlId, Verb
from bot.words import Words
from engine.rules.errors import Refused
from engine.rules.numbers import read_number
from engine.tables.core.errors import TableRefusal
from engine.tables.core.model import Person, SeatInfo, Snapshot, TableId


class Click:
    """One click, menu choice or filled-in box."""

    __slots__ = ("argument", "control", "data", "head", "page", "reply", "snapshot", "tail", "value", "values")

    def __init__(self, reply: Reply, control: ControlId, snapshot: Snapshot | None, data: Mapping[str, object]) -> None:
        self.reply = reply
        self.control = control
        self.snapshot = snapshot
        self.data = data
        self.argument = control.argument
        self.head, _, self.tail = control.argument.partition(":")
        self.page = read_number(self.head) or 0
        """Which page the control asks for; 0 is the first."""
        values = data.get("values")
        self.values = tuple(map(str, values)) if isinstance(values, list) else ()
        """What was chosen in a menu."""
        self.value = self.values[0] if self.values else ""
        """The first of them; empty for a button."""

    @property
    def words(self) -> Words:
        """The language of the person who clicked."""
        return self.reply.words

    @property
    def user_id(self) -> int:
        """Who clicked, as Discord says: the only thing in a click that is trusted."""
        return self.reply.interaction.user.id

    @property
    def person(self) -> Person:
        """Who clicked, with the name shown on this server."""
        user = self.reply.interaction.user
        return Person(user.id, user.display_name)

    @property
    def interaction_id(self) -> int:
        """Unique for each click; a second delivery has the same."""
        return self.reply.interaction.id

    @property
    def table(self) -> Snapshot:
        """The table as it was when the click came in; raises `Refused` for a control without one."""
        if self.snapshot is None:
            raise Refused(TableRefusal.NO_SUCH_TABLE)
        return self.snapshot

    @property
    def table_id(self) -> TableId:
        return self.table.id

    def seat(self) -> SeatInfo:
        """Where the person plays; raises `Refused` with NOT_SEATED, also for somebody who resigned: the hand is the
        robot's."""
        seat = self.table.seat_of(self.user_id)
        if seat is None or not seat.human:
            raise Refused(TableRefusal.NOT_SEATED)
        return seat

    def people(self) -> list[Person]:
        """Who was chosen in a menu of people, bots aside, with the names shown on this server."""
        resolved = self.data.get("resolved")
        found = resolved if isinstance(resolved, Mapping) else {}
        members = found.get("members") or {}
        return [
            Person(int(key), (members.get(key) or {}).get("nick") or user.get("global_name") or user["username"])
            for key, user in (found.get("users") or {}).items()
            if not user.get("bot")
        ]

    def typed(self, box: str) -> str:
        """What was typed into the box with that id."""
        return next((str(item.get("value", "")) for item in _items(self.data) if item.get("custom_id") == box), "")


def _items(data: Mapping[str, object]) -> Iterable[Mapping[str, object]]:
    """Every component of a filled-in box, however deep."""
    nested = data.get("components")
    children = list(nested) if isinstance(nested, list) else []
    if isinstance(data.get("component"), Mapping):
        children.append(data["component"])
    for child in children:
        if isinstance(child, Mapping):
            yield child
            yield from _items(child)


Action = Callable[[Services, Click], Awaitable[None]]
ACTIONS: dict[Verb, Action] = {}
"""What each verb does."""


def action(*verbs: Verb) -> Callable[[Action], Action]:
    """Register the function below as what these verbs do."""

    def register(function: Action) -> Action:
        ACTIONS.update(dict.fromkeys(verbs, function))
        return function

    return register

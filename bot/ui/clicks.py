"""A click as its action gets it: who, which control, the table as it is now, what was chosen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.ui.ids import ControlId
from bot.ui.reply import Reply
from bot.words import Words
from engine.rules.errors import Refusal, Refused
from engine.tables.model import Person, SeatInfo, Snapshot, TableId


class Click:
    """One click, menu choice or filled-in box."""

    __slots__ = ("control", "data", "reply", "snapshot")

    def __init__(self, reply: Reply, control: ControlId, snapshot: Snapshot | None, data: Mapping[str, object]) -> None:
        self.reply = reply
        self.control = control
        self.snapshot = snapshot
        self.data = data

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
            raise Refused(Refusal.NO_SUCH_TABLE)
        return self.snapshot

    @property
    def table_id(self) -> TableId:
        """The table's id."""
        return self.table.id

    def seat(self) -> SeatInfo:
        """Where the person sits; raises `Refused` with NOT_SEATED."""
        seat = self.table.seat_of(self.user_id)
        if seat is None:
            raise Refused(Refusal.NOT_SEATED)
        return seat

    @property
    def value(self) -> str:
        """What was chosen in a menu; empty for a button."""
        values = self.data.get("values")
        return str(values[0]) if isinstance(values, list) and values else ""

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

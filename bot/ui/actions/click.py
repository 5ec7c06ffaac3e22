"""A click as its action gets it: the person, the control, the table as it is now, the choices."""

from collections.abc import Awaitable, Callable, Iterable, Mapping

from bot.ui.actions.services import Services
from bot.ui.channel.reply import Reply
from bot.ui.pages.custom_ids import ControlId, Verb
from bot.ui.pages.page import Button, Page, Tone, sentence, with_button
from bot.ui.pages.table.seats import control
from engine.rules.errors import Refused
from engine.rules.options import read_number
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import Person, SeatInfo, Snapshot, TableId
from engine.tables.table.rights import Edit, seat_for


class Click:
    """One click, menu choice or submitted box."""

    def __init__(self, reply: Reply, control: ControlId, snapshot: Snapshot | None, data: Mapping[str, object]) -> None:
        self.reply = reply
        self.control = control
        self.snapshot = snapshot
        self.data = data
        self.words = reply.words
        """The person's language."""
        self.user_id = reply.interaction.user.id
        """Who clicked, as Discord says: the only thing in a click to be trusted."""
        self.interaction_id = reply.interaction.id
        """Unique for each click; a second delivery has the same."""
        self.argument = control.argument
        self.head, _, self.tail = control.argument.partition(":")
        self.page = read_number(self.head) or 0
        """The page that the control asks for; 0 is the first."""
        values = data.get("values")
        self.values = tuple(map(str, values)) if isinstance(values, list) else ()
        """The choices in a menu."""
        self.value = self.values[0] if self.values else ""
        """The first choice; empty for a button."""

    @property
    def person(self) -> Person:
        return self.reply.person

    @property
    def table(self) -> Snapshot:
        """The table when the click came in; raises `Refused` for a control without one."""
        if self.snapshot is None:
            raise Refused(TableRefusal.NO_SUCH_TABLE)
        return self.snapshot

    @property
    def table_id(self) -> TableId:
        return self.table.id

    def seat(self) -> SeatInfo:
        """The person's seat; raises `Refused` with NOT_SEATED, also after they resigned: a robot has their hand."""
        return seat_for(self.table, self.user_id)

    async def say(self, key: str, *buttons: Button, **facts: object) -> None:
        """Answer with a sentence on the person's panel."""
        await self.reply.panel(sentence(self.words(key, **facts), *buttons))

    async def look(self, page: Page) -> None:
        """Show a page about the table, with a way back to the hand if it covers the person's panel."""
        seat = self.table.seat_of(self.user_id)
        if self.reply.on_panel and self.table.is_open and seat is not None and seat.human:
            page = with_button(page, Button(self.words("hand.back_to_hand"), control(self.table, Verb.BACK)))
        await self.reply.panel(page)

    async def ask(
        self,
        question: str,
        yes: str,
        verb: Verb,
        argument: str = "",
        no: Verb = Verb.KEEP,
        back: str = "more.no",
        **facts: object,
    ) -> None:
        """Ask the person to confirm; `yes` and `back` are the keys of the buttons for `verb` and `no`."""
        sure = Button(self.words(yes), control(self.table, verb, argument), Tone.DANGER)
        await self.say(question, sure, Button(self.words(back), control(self.table, no)), **facts)

    def people(self) -> list[Person]:
        """The people chosen in a menu, without bots, with the names shown on this server."""
        resolved = self.data.get("resolved")
        found = resolved if isinstance(resolved, Mapping) else {}
        members = found.get("members") or {}
        return [
            Person(int(key), (members.get(key) or {}).get("nick") or user.get("global_name") or user["username"])
            for key, user in (found.get("users") or {}).items()
            if not user.get("bot")
        ]

    def typed(self, box: str) -> str:
        """The text in the box with that id."""
        return next((str(item.get("value", "")) for item in _items(self.data) if item.get("custom_id") == box), "")


def _items(data: Mapping[str, object]) -> Iterable[Mapping[str, object]]:
    """Every component of a submitted box, however deep."""
    nested = data.get("components")
    for child in [*(nested if isinstance(nested, list) else []), data.get("component")]:
        if isinstance(child, Mapping):
            yield child
            yield from _items(child)


Action = Callable[[Services, Click], Awaitable[None]]
ACTIONS: dict[Verb, Action] = {}
"""The action of each verb."""


async def change(
    services: Services, click: Click, edit: Edit, *, manager: bool = False, first: bool = True
) -> Snapshot:
    """Make an edit at the table of the click, in the person's name. `first`: no other edit of this click came before.
    Raises `Refused`."""
    return await services.tables.change(
        click.table_id,
        edit,
        click.person,
        manager=manager,
        click=click.interaction_id if first else None,
        known_in=click.reply.channel.guild_id,
    )


def action(*verbs: Verb) -> Callable[[Action], Action]:
    """Register a function as the action of these verbs."""

    def register(function: Action) -> Action:
        ACTIONS.update(dict.fromkeys(verbs, function))
        return function

    return register

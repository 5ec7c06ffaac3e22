"""People at the stand-in: they read messages, press buttons, and play a match with what they see there alone."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from bot.ui.pages.custom_ids import ControlId, read_id
from tests.wire.discord import WireDiscord
from tests.wire.records import Interaction
from tests.wire.shapes import CHANNEL, Json, Message, User

ANA, BO, CHLOE = User(11, "Ana"), User(12, "Björn"), User(13, "Chloé")
STRANGER = User(14, "Dmitri")
MOVES = ("do", "tile", "stack", "pick", "line")


def buttons(message: Message, *verbs: str) -> list[Json]:
    """The buttons of a message that can be pressed and do one of these things; all of them if none is named."""
    found = []
    for item in message.items():
        control = read_id(str(item.get("custom_id", "")))
        if control and not item.get("disabled") and (not verbs or control.verb in verbs):
            found.append(item)
    return found


def moves_on(message: Message) -> list[Json]:
    """The moves on a panel. The counts for the last play aren't among them: the turn is another player's then, and a
    wrong count may be said again and again."""
    controls = [(button, control_of(button).argument) for button in buttons(message, *MOVES)]
    return [button for button, argument in controls if argument != "back" and not argument.startswith("claim ")]


def offered(message: Message, verb: str) -> tuple[Json, str | None] | None:
    """The first button that does this, or the menu with such a line, and its value; None if there is neither."""
    if found := buttons(message, verb):
        return found[0], None
    lines = ((menu, line["value"]) for menu in buttons(message, "which") for line in menu["options"])
    return next(((menu, value) for menu, value in lines if f":{verb}" in value), None)


def control_of(button: Json) -> ControlId:
    """What a button stands for."""
    control = read_id(button["custom_id"])
    assert control
    return control


def shown(interaction: Interaction) -> Message:
    """The message with the answer."""
    assert interaction.shown is not None
    return interaction.shown


class People:
    """The people who play on one stand-in."""

    def __init__(self, wire: WireDiscord, seed: int = 1) -> None:
        self.wire = wire
        self.rng = random.Random(seed)
        self.clicks: list[Interaction] = []

    def public(self, channel: int = CHANNEL) -> list[Message]:
        """What everybody sees in a channel, the oldest first."""
        return [m for m in self.wire.messages.values() if m.channel == channel and m.only_for is None]

    def showing(self, *verbs: str, channel: int = CHANNEL) -> Message | None:
        """The latest public message, pings aside, with a button that does one of these things."""
        pings = self.pings(channel)
        return next((m for m in reversed(self.public(channel)) if m not in pings and buttons(m, *verbs)), None)

    def offering(self, verb: str, channel: int = CHANNEL) -> Message | None:
        """The latest public message with a menu whose line does this."""
        menus = [(m, menu) for m in reversed(self.public(channel)) for menu in buttons(m, "which")]
        lines = ((message, line["value"]) for message, menu in menus for line in menu["options"])
        return next((message for message, value in lines if f":{verb}" in value), None)

    def pings(self, channel: int = CHANNEL) -> list[Message]:
        """The pings to a table."""
        return [message for message in self.public(channel) if "<@" in str(message.body["content"])]

    async def press(self, user: User, message: Message, verb: str, *, times: int = 1) -> Interaction:
        """Press the button or the menu's line that does this, once it is there, and wait for the answer."""
        button, value = await self.wire.until(lambda: offered(message, verb))
        return await self.wire.answered(self.push(user, message, button, times=times, value=value))

    def push(
        self, user: User, message: Message, button: Json, *, times: int = 1, value: str | None = None
    ) -> Interaction:
        """Press a button, or choose this or anything of a menu, and do not wait."""
        if value is None and button["type"] == 3:
            value = self.rng.choice(button["options"])["value"]
        click = self.wire.click(user, message, button["custom_id"], times=times, value=value)
        self.clicks.append(click)
        return click

    async def begin(
        self, *people: User, robots: int = 0, channel: int = CHANNEL, options: str = "target=12", **more: str
    ) -> str:
        """Open a table of Block, sit down, start, and wait for the board. Gives the table's id."""
        more = {"game": "block", "options": options, **more}
        command = self.wire.slash(people[0], "domino play", channel, robots=robots, **more)
        await self.start(shown(await self.wire.answered(command)), *people)
        board = await self.wire.until(lambda: self.showing("hand", channel=channel))
        return control_of(buttons(board, "hand")[0]).table

    async def start(self, lobby: Message, *people: User) -> None:
        """Sit down at the table that the first of them has opened, and start."""
        for person in people[1:]:
            await self.press(person, lobby, "join")
        await self.wire.until(lambda: buttons(lobby, "start"))
        await self.press(people[0], lobby, "start")

    async def bring(self, user: User, channel: int = CHANNEL) -> Interaction:
        """Move the user's table to a channel without one."""
        asked = shown(await self.wire.answered(self.wire.slash(user, "domino board", channel)))
        (menu,) = buttons(asked, "which")
        return self.wire.click(user, asked, menu["custom_id"], value=menu["options"][0]["value"])

    async def hand(self, user: User, channel: int = CHANNEL) -> Message:
        """Press My hand on the board."""
        board = self.showing("hand", channel=channel)
        assert board is not None
        return shown(await self.press(user, board, "hand"))

    async def turn(self, users: Sequence[User], channel: int = CHANNEL) -> tuple[User, Message] | None:
        """Wait for the turn of one of these people. Gives the person and their fresh panel, or None after the match.
        Moves of robots and the house redraw the board; then all look again."""
        while True:
            seen = self.redraws()
            for user in users:
                latest = self.showing("hand", "rematch", channel=channel)
                if latest is None:  # a round is accounted for, and the board of the next one is being drawn
                    break
                if buttons(latest, "rematch"):
                    return None
                panel = await self.hand(user, channel)
                if moves_on(panel):
                    return user, panel
            await self.redrawn(seen)

    def redraws(self) -> int:
        """How often a public message has been posted or edited, or that has failed."""
        return sum(request.status != 0 and request.call in ("post", "edit") for request in self.wire.requests)

    async def redrawn(self, seen: int) -> None:
        """Wait until there have been more redraws than that."""
        await self.wire.until(lambda: self.redraws() > seen)

    def pick(self, panel: Message) -> Json:
        """One of the moves on a panel, a count that is said with one, or the way to the counts. After a play alone no
        count is claimed: a wrong claim may be made again and again."""
        moves = moves_on(panel)
        counts = [button for button in buttons(panel, "say") if control_of(button).argument]
        return self.rng.choice(moves + counts + (buttons(panel, "claim") if moves else []))

    async def move(self, user: User, panel: Message) -> Interaction:
        """Make a move: the tile, and where it goes if it can go to several places. Gives the click that made it."""
        while True:
            button = self.pick(panel)
            click = await self.wire.answered(self.push(user, panel, button))
            if control_of(button).verb == "do":
                return click
            panel = shown(click)

    def ending(self, channel: int = CHANNEL) -> str:
        """What the message says that ends a match."""
        message = self.showing("rematch", channel=channel)
        assert message is not None
        return message.text

    async def play(
        self, *users: User, moves: int = 10_000, seen: Callable[[], object] = lambda: None, channel: int = CHANNEL
    ) -> int:
        """Play until the match is over or `moves` moves are made. Gives their number. `seen` is called after each."""
        for made in range(moves):
            found = await self.turn(users, channel)
            if found is None:
                return made
            await self.move(*found)
            seen()
        return moves

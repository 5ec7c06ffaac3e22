"""What takes days at a table, done by people on the stand-in in a few clicks."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta

from bot.ui.pages.custom_ids import Verb, control_of
from bot.ui.pages.events.plan import plan_text
from engine.events.model import Kind, Plan
from tests.wire.discord import WireDiscord
from tests.wire.people import ANA, BO, People, buttons, offered, shown
from tests.wire.shapes import CHANNEL, THREAD, Message, User

SLOW = "86400"


async def away(wire: WireDiscord, people: People) -> None:
    """Ana is away from a slow table for some days. First Björn waits and she comes back early; then a robot plays for
    her."""
    await people.begin(ANA, BO, options="target=500", time=SLOW)
    back = (datetime.now(UTC) + timedelta(days=3)).date().isoformat()
    await wire.answered(wire.slash(ANA, "settings away", until=back))
    asked = await wire.until(lambda: people.showing("agree"))
    await people.press(BO, asked, "agree")
    await wire.answered(wire.slash(ANA, "settings away"))
    await people.play(ANA, BO, moves=1)
    await wire.answered(wire.slash(ANA, "settings away", until=back, meanwhile="robot"))
    await wire.answered(wire.slash(ANA, "settings away"))
    await people.play(ANA, BO, moves=1)


async def premoves(wire: WireDiscord, people: People) -> None:
    """The waiting player premoves two tiles and drops one. The other is played. Then premoves are cleared."""
    await people.begin(ANA, BO, options="target=500", time=SLOW)
    for keeps in (True, False):
        verbs = ["premoves", "premove_add", "premove_add", "premove_set", "premove_drop"]
        while True:
            found = await people.turn((ANA, BO))
            assert found is not None
            mover, panel = found
            if await _laid(people, BO if mover is ANA else ANA, verbs if keeps else [*verbs, "premove_clear"]):
                break
        await people.move(mover, panel)
    await people.turn((ANA, BO))


async def _laid(people: People, user: User, verbs: list[str]) -> bool:
    """Press these buttons or lines of menus; False if one is missing, because a premove or a forced pass has just
    passed the turn on or ended the round."""
    if people.showing("hand") is None:
        return False
    page = await people.hand(user)
    for verb in verbs:
        if offered(page, verb) is None:
            return False
        page = shown(await people.press(user, page, verb))
    return True


async def moves(wire: WireDiscord, people: People) -> None:
    """A table moves into a thread; the thread is deleted, and it moves back."""
    await people.begin(ANA, BO, options="target=500", time=SLOW)
    await wire.answered(await people.bring(ANA, THREAD))
    await move_in(wire, people, THREAD)
    wire.delete_thread(THREAD)
    await wire.until(lambda: letters(people))
    await wire.answered(wire.slash(ANA, "domino board"))
    await move_in(wire, people, CHANNEL)


async def thread(wire: WireDiscord, people: People) -> None:
    """A match in a thread that Discord archives meanwhile comes to its end, and so does a lobby."""
    await wire.answered(wire.slash(BO, "domino play", THREAD, game="block"))
    lobby = await wire.until(lambda: people.showing("options", channel=THREAD))
    await people.begin(ANA, BO, options="target=1", channel=THREAD)
    await people.press(BO, lobby, "leave")
    await wire.until(lambda: ends(people))
    while (found := await people.turn((ANA, BO), THREAD)) is not None:
        wire.archived.add(THREAD)
        await people.move(*found)
    await wire.until(lambda: len(ends(people)) == 2)


async def night(wire: WireDiscord, people: People) -> None:
    """A game night in a thread, where its tables stand too: two people sign up, the host begins, and they play."""
    await wire.answered(wire.slash(ANA, "events night", THREAD))
    await wire.answered(wire.send_box(ANA, box_of(Plan(("block",), seats=2)), THREAD))
    await people.press(BO, await wire.until(lambda: people.showing("event_in", channel=THREAD)), "event_in")
    begin = await wire.until(lambda: people.offering("event_next", channel=THREAD))
    await people.press(ANA, begin, "event_next")
    await wire.until(lambda: people.showing("hand", channel=THREAD))
    for _ in range(2):
        found = await people.turn((ANA, BO), THREAD)
        assert found is not None
        await people.move(*found)


def box_of(plan: Plan) -> str:
    """The custom id of the box that posts this game night."""
    return control_of(Verb.EVENT_POST, plan_text(Kind.GAME_NIGHT, plan))


SCENES: dict[str, Callable[[WireDiscord, People], Awaitable[None]]] = {
    scene.__name__: scene for scene in (away, premoves, moves, thread, night)
}
"""By what happens in them."""


async def move_in(wire: WireDiscord, people: People, channel: int) -> None:
    """The next move of a table whose board comes to that channel."""
    await wire.until(lambda: people.showing("hand", channel=channel))
    found = await people.turn((ANA, BO), channel)
    assert found is not None
    await people.move(*found)


def letters(people: People) -> list[Message]:
    """What Ana, who hosts, was written about the channel that is gone."""
    return [message for message in people.public(ANA.id + 500) if "/domino board" in message.text]


def ends(people: People) -> list[Message]:
    """The lines that tell the channel what ended in its thread."""
    told = [message for message in people.public(CHANNEL) if f"<#{THREAD}> is " in message.text]
    assert not any(buttons(message) for message in told)
    return told

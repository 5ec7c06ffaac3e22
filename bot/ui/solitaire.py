"""The solitaire: opened and dealt at once, in the channel for all to watch or in a private panel."""

from __future__ import annotations

from collections.abc import Mapping

from bot.ui.clicks import Click
from bot.ui.desk import Desk
from bot.ui.ids import ControlId
from bot.ui.people import QUIET
from bot.ui.play_clicks import hand
from bot.ui.reply import Reply
from engine.tables.model import Person, Place

GAME = "castle_rock_solitaire"


async def open_solitaire(
    desk: Desk, reply: Reply, place: Place, person: Person, options: Mapping[str, str], *, quiet: bool
) -> None:
    """Open a table of one seat, begin, and show its panel to the player. Unless `quiet`, the board writer shows the
    board in the channel."""
    tables, interaction = desk.tables, reply.interaction.id
    snapshot = await tables.open(place, person, GAME, options, seats=1, interaction_id=interaction)
    with desk.writer.holding(snapshot):
        if quiet:
            await tables.set_message(snapshot.id, QUIET)
        await tables.begin(snapshot.id, person.user_id)
        snapshot = await tables.snapshot(snapshot.id)
        click = Click(reply, ControlId(snapshot.id, snapshot.version, "hand"), snapshot, {})
        await hand(desk, click)


async def again(desk: Desk, click: Click) -> None:
    """The same solitaire once more, in the same panel."""
    old = click.table
    click.seat()
    options = dict(old.options)
    await open_solitaire(desk, click.reply, old.place, click.person, options, quiet=old.message_id == QUIET)

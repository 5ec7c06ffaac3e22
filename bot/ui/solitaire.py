"""The solitaire: opened and dealt at once, in the channel for all to watch or in a private panel."""

from __future__ import annotations

from collections.abc import Mapping

from bot.ui.clicks import Click
from bot.ui.desk import Desk
from bot.ui.ids import ControlId
from bot.ui.play_clicks import hand
from bot.ui.reply import Reply
from engine.tables.model import Person, Place

GAME = "castle_rock_solitaire"


async def open_solitaire(
    desk: Desk, reply: Reply, place: Place, person: Person, options: Mapping[str, str], *, quiet: bool
) -> None:
    """Open a table of one seat, begin, and show its panel to the player. Unless `quiet`, the board writer shows the
    board in the channel."""
    tables = desk.tables
    interaction = reply.interaction.id
    snapshot = await tables.open(place, person, GAME, options, seats=1, quiet=quiet, interaction_id=interaction)
    snapshot = await tables.begin(snapshot.id, person.user_id)
    click = Click(reply, ControlId(snapshot.id, snapshot.version, "hand"), snapshot, {})
    await hand(desk, click)

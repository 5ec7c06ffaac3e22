"""Commands that do what a button of a table does."""

from __future__ import annotations

from bot.ui.clicks import Click
from bot.ui.desk import Desk
from bot.ui.ids import ControlId
from bot.ui.play_clicks import PLAY
from bot.ui.reply import Reply
from bot.ui.table_clicks import TABLE
from engine.tables.model import Snapshot


async def answer_table(desk: Desk, reply: Reply, table: Snapshot, verb: str) -> None:
    """Do what the button `verb` of this table does now."""
    click = Click(reply, ControlId(table.id, table.version, verb), table, {})
    await {**PLAY, **TABLE}[verb](desk, click)


async def post_board(desk: Desk, reply: Reply, table: Snapshot) -> None:
    """The board again, as the answer to a command: that needs no permission to write in the channel."""
    page = await desk.writer.page(reply.words, table)
    message = await reply.public(page)
    if message is None:
        return
    old = table.message_id
    await desk.tables.set_message(table.id, message)
    if old is not None:
        await desk.writer.remove(table.place.channel_id, old)
    desk.writer.mark(table, called=True)

"""A table's document as one piece; the server sends the part that pages share and the person's own part apart."""

from bot.live.documents import board_document, own_document, public_document, room_for
from bot.live.shapes import Document
from bot.pictures.theme import Style
from bot.ui.pages.table.hand import News
from bot.words import Words
from engine.tables.table.model import SeatInfo, Snapshot


def table_document(
    words: Words, table: Snapshot, seat: SeatInfo | None, *, style: Style, room: int, news: News, now: float
) -> Document:
    """The table as the person of `seat` (None: a spectator) may see it, without the tally. `room`: the height of the
    page's board, in pixels of a canvas 900 wide; `now`: seconds UTC."""
    board = board_document(words, table, style, room_for(table, room))
    public = public_document(words, table)
    return public | board | own_document(words, table, seat, news, now, [place["key"] for place in board["targets"]])

"""Boards, hands, tallies and replays as pictures that can be read on a phone.

view → scene (neutral shapes; `boards`, `hand`, `tally`, `score_sheet`) → PNG (`paint`). The rest of the bot uses what
`drawing` offers: pictures with a constant file name and a description, at once or off the event loop.
"""

from bot.pictures.drawing import (
    Picture,
    Pictures,
    board_picture,
    hand_picture,
    replay_picture,
    tally_picture,
)
from bot.pictures.replay import text_record
from bot.pictures.theme import Style
from bot.pictures.worker import PictureWorker, TooManyPictures

__all__ = [
    "Picture",
    "PictureWorker",
    "Pictures",
    "Style",
    "TooManyPictures",
    "board_picture",
    "hand_picture",
    "replay_picture",
    "tally_picture",
    "text_record",
]

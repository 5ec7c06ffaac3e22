"""Boards, hands, tallies and replays as pictures that can be read on a phone.

A subject (what is shown, and how) → `Scene` (neutral shapes) → PNG. `draw(subject)` draws at once, a `PictureWorker`
the same off the event loop.
"""

from bot.pictures.boards import BoardSubject
from bot.pictures.bracket import BracketDuel, BracketSubject
from bot.pictures.drawing import Picture, Subject, draw
from bot.pictures.event_board import EventBoardSubject, EventCard, EventRow, EventSeat
from bot.pictures.hand import HandSubject
from bot.pictures.leaderboard import LeaderboardSubject, LeaderRow
from bot.pictures.open_hands import OpenHandsSubject
from bot.pictures.replay import ReplaySubject, text_record
from bot.pictures.samples import all_samples, sample
from bot.pictures.stats_card import Figure, StatsSubject
from bot.pictures.tally import TallySubject
from bot.pictures.theme import Style
from bot.pictures.worker import PictureWorker, TooManyPictures

__all__ = [
    "BoardSubject",
    "BracketDuel",
    "BracketSubject",
    "EventBoardSubject",
    "EventCard",
    "EventRow",
    "EventSeat",
    "Figure",
    "HandSubject",
    "LeaderRow",
    "LeaderboardSubject",
    "OpenHandsSubject",
    "Picture",
    "PictureWorker",
    "ReplaySubject",
    "StatsSubject",
    "Style",
    "Subject",
    "TallySubject",
    "TooManyPictures",
    "all_samples",
    "draw",
    "sample",
    "text_record",
]

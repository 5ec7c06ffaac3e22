"""Pictures of boards, hands, tallies and replays, readable on a phone.

Subject (content and style) → `Scene` (neutral shapes) → PNG. `draw(subject)` draws at once, a `Painter`
(`process/worker.py`) off the event loop.
"""

from bot.pictures.boards.board import BoardSubject
from bot.pictures.boards.samples import all_samples, sample, scoring
from bot.pictures.cards.curve import MatchSubject
from bot.pictures.cards.hands import HandSubject, PanelSubject, train_text
from bot.pictures.cards.lobby import LobbySubject
from bot.pictures.cards.person import DailySubject, Figure, StatsSubject
from bot.pictures.cards.result import RoundSubject
from bot.pictures.cards.standings import (
    BracketDuel,
    BracketSubject,
    LeaderboardSubject,
    LeaderRow,
    PodiumStep,
    PodiumSubject,
)
from bot.pictures.cards.tally import TallySubject
from bot.pictures.render.drawing import Picture, Subject, draw
from bot.pictures.replay import ReplaySubject, text_record
from bot.pictures.theme import Style

__all__ = ["BoardSubject", "BracketDuel", "BracketSubject", "DailySubject", "Figure", "HandSubject", "LeaderRow",
           "LeaderboardSubject", "LobbySubject", "MatchSubject", "PanelSubject", "Picture", "PodiumStep",
           "PodiumSubject", "ReplaySubject", "RoundSubject", "StatsSubject", "Style", "Subject", "TallySubject",
           "all_samples", "draw", "sample", "scoring", "text_record", "train_text"]  # fmt: skip

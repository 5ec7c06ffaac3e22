"""One call draws any subject: `draw(subject)` gives the file, its constant name and its description.

A subject is a plain value that holds all that its picture depends on, the language and the style included. Equal ones
give equal pictures, so a subject is the key under which a picture is kept; and it can be pickled, so a picture can be
drawn anywhere.
"""

from dataclasses import dataclass
from typing import TypeAlias

from bot.pictures.boards.board import BoardSubject
from bot.pictures.cards.bracket import BracketSubject
from bot.pictures.cards.daily import DailySubject
from bot.pictures.cards.hand import HandSubject
from bot.pictures.cards.leaderboard import LeaderboardSubject
from bot.pictures.cards.open_hands import OpenHandsSubject
from bot.pictures.cards.podium import PodiumSubject
from bot.pictures.cards.stats_card import StatsSubject
from bot.pictures.cards.tally import TallySubject
from bot.pictures.render.paint import png
from bot.pictures.replay import ReplaySubject
from bot.words.boards import ALT_LIMIT

Subject: TypeAlias = (
    BoardSubject
    | BracketSubject
    | PodiumSubject
    | DailySubject
    | HandSubject
    | LeaderboardSubject
    | OpenHandsSubject
    | ReplaySubject
    | StatsSubject
    | TallySubject
)


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture as Discord gets it. Names are the same for every picture of a kind, so they tell nothing."""

    data: bytes
    name: str
    alt: str


def draw(subject: Subject) -> Picture:
    """Draw at once: some milliseconds, for a replay seconds, of plain computing."""
    data = subject.animation() if isinstance(subject, ReplaySubject) else png(subject.scene(), subject.most_bytes)
    return Picture(data, subject.name, subject.alt()[:ALT_LIMIT])

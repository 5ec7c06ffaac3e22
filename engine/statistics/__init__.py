"""What follows from finished matches. It reads tables; no table reads it.

- `results`: match history and a person's statistics (`Results`).
- `leaderboard`: leaderboards, seasons and their podiums (`Leaderboards`).
- `weekly`: weekly and daily posts (`Weekly`).
- `ratings`: the rating of a match.
- `recount`: proves all ratings and achievements from the records; void matches (`Voiding`).
- `achievements`: what a player has achieved in a round (`Achievements`).
"""

from dataclasses import dataclass

from engine.statistics.achievements import Achievements
from engine.statistics.leaderboard import Leaderboards
from engine.statistics.recount import Voiding
from engine.statistics.results import Results
from engine.statistics.weekly import Weekly


@dataclass(frozen=True, slots=True)
class Statistics:
    """The services of this package, which `engine.boneyard` builds."""

    results: Results
    leaderboards: Leaderboards
    weekly: Weekly
    daily: Weekly
    achievements: Achievements
    voiding: Voiding

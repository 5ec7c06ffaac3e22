"""English."""

from __future__ import annotations

from bot.words.en.achievements import ACHIEVEMENTS
from bot.words.en.away import AWAY
from bot.words.en.boards import BOARDS
from bot.words.en.clock import CLOCK
from bot.words.en.commands import COMMANDS
from bot.words.en.duels import DUELS
from bot.words.en.events import EVENTS
from bot.words.en.first_steps import FIRST_STEPS
from bot.words.en.games import GAMES
from bot.words.en.leaderboard import LEADERBOARD
from bot.words.en.log import LOG
from bot.words.en.options import OPTIONS
from bot.words.en.phrases import PHRASES
from bot.words.en.pictures import PICTURES
from bot.words.en.plan import PLAN
from bot.words.en.refusals import REFUSALS
from bot.words.en.reminders import REMINDERS
from bot.words.en.results import RESULTS
from bot.words.en.same_deal import SAME_DEAL
from bot.words.en.settings import SETTINGS
from bot.words.en.tables import TABLES
from bot.words.en.turns import TURNS
from bot.words.en.verify import VERIFY

ENGLISH: dict[str, str] = {
    **ACHIEVEMENTS,
    **BOARDS,
    **CLOCK,
    **COMMANDS,
    **DUELS,
    **EVENTS,
    **FIRST_STEPS,
    **GAMES,
    **LEADERBOARD,
    **LOG,
    **OPTIONS,
    **PHRASES,
    **PICTURES,
    **PLAN,
    **REFUSALS,
    **REMINDERS,
    **AWAY,
    **RESULTS,
    **SAME_DEAL,
    **SETTINGS,
    **TABLES,
    **TURNS,
    **VERIFY,
}

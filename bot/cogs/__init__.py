"""Slash commands: thin, they parse and delegate. One module has one group of them."""

from bot.cogs.domino import Domino
from bot.cogs.events import Events
from bot.cogs.results import Results
from bot.cogs.settings import Settings

GROUPS = (Domino, Events, Results, Settings)
"""The groups of commands."""

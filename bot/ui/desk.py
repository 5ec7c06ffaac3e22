"""What every click and command works with."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.ui.journal import Journal
from bot.ui.painter import Painter
from bot.ui.panels import Panels
from bot.ui.reply import Answers
from bot.ui.shown import Shown
from bot.ui.writer import BoardWriter
from engine.tables.service import Tables


@dataclass(frozen=True, slots=True)
class Desk:
    """The tables and those who show them."""

    tables: Tables
    writer: BoardWriter
    journal: Journal
    panels: Panels
    painter: Painter
    shown: Shown
    answers: Answers = field(default_factory=Answers)

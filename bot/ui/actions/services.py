"""The services behind every click and command."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from bot.ui.channel.activity_log import ActivityLog
from bot.ui.channel.answers import Answers
from bot.ui.channel.appearance import Appearance
from bot.ui.channel.board_writer import BoardWriter
from bot.ui.channel.event_boards import EventBoards
from bot.ui.channel.panels import Panels
from bot.ui.channel.reply import Reply
from engine.events.privacy import Privacy
from engine.events.service import Events
from engine.statistics import Statistics
from engine.tables.service import Tables
from engine.tables.table.model import Snapshot


@dataclass(slots=True)
class Services:
    """The tables, and the parts of the bot that show them."""

    tables: Tables
    statistics: Statistics
    writer: BoardWriter
    activity_log: ActivityLog
    panels: Panels
    appearance: Appearance
    events: Events
    event_boards: EventBoards
    answers: Answers
    privacy: Privacy
    links: tuple[tuple[str, str], ...] = ()
    """The host's addresses: privacy policy, terms, support."""
    live: Callable[[Reply, Snapshot], Awaitable[None]] | None = None
    """Opens a table's page for who clicked, where the live board is on."""
    typed: dict[tuple[int, str], dict[str, str]] = field(default_factory=dict)
    """What people have typed for an event that could not be posted yet, by person and kind of event."""

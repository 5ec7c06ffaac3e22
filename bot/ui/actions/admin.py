"""What the owner of the bot can see and do: health, stuck tables, announcements, a rest before an upgrade."""

import logging
from collections.abc import Iterator
from datetime import UTC, datetime

import discord

from bot.ui.actions.services import Services
from bot.ui.channel.discord_errors import logged
from bot.ui.channel.lanes import Lanes
from bot.ui.channel.reply import SILENT
from bot.ui.pages.page import shortened
from bot.ui.pages.table.seats import jump_link, table_title
from bot.words import Words
from engine.tables.table.model import Status

log = logging.getLogger(__name__)
MOST_STUCK = 15
LONGEST_ERROR = 300


class ErrorCount(logging.Handler):
    """Counts the errors of the log since midnight UTC, and keeps the newest."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self._day, self._number = "", 0
        self.newest = ""
        """Its message; empty: none since the start."""
        self.at = 0.0
        """The time of the newest one, seconds UTC."""

    def emit(self, record: logging.LogRecord) -> None:
        self._number = self.today() + 1
        self._day = _day()
        self.newest, self.at = record.getMessage(), record.created

    def today(self) -> int:
        """The number of errors today."""
        return self._number if self._day == _day() else 0


def _day() -> str:
    return datetime.now(UTC).date().isoformat()


def owners(client: discord.Client) -> set[int]:
    """The application's owner, or the members of its team who may do more than read."""
    app = client.application
    if app is None:
        return set()
    if app.team is None:
        return {app.owner.id}
    joined, reads = discord.TeamMembershipState.accepted, discord.TeamMemberRole.read_only
    members = (one for one in app.team.members if one.membership_state is joined and one.role is not reads)
    return {member.id for member in members} | ({app.team.owner_id} if app.team.owner_id else set())


def health(
    words: Words, services: Services, client: discord.Client, gateway: tuple[float, float | None], errors: ErrorCount
) -> str:
    """The state of the bot in some lines. `gateway`: as `Reachability` tells it."""
    tables = services.tables.known()
    delay = client.latency * 1000 if client.latency < 60 else -1  # not a number before the first heartbeat
    lanes: tuple[Lanes[int], Lanes[str]] = services.writer.lanes, services.event_boards.lanes
    facts: dict[str, object] = {
        "up": int(datetime.now(UTC).timestamp() - gateway[0]),
        "silent": -1 if gateway[1] is None else round(gateway[1]),
        "delay": round(delay),
        "servers": len(client.guilds),
        "tables": len(tables),
        "playing": sum(table.status is Status.PLAYING for table in tables),
        "boards": sum(one.waiting() for one in lanes),
        "lag": round(max(one.waited() for one in lanes)),
        "clicks": len(services.answers.waiting),
        "errors": errors.today(),
    }
    newest = words("admin.newest", at=int(errors.at), text=shortened(errors.newest.replace("`", "'"), LONGEST_ERROR))
    return "\n".join((words("admin.health", **facts), *([newest] if errors.newest else [])))


def stuck(words: Words, services: Services) -> str:
    """The tables that don't go on, and the channels that are closed to the bot, each with its reason."""
    lines = list(_stuck(words, services))
    more = [words("admin.more", n=len(lines) - MOST_STUCK)] if len(lines) > MOST_STUCK else []
    return "\n".join((*lines[:MOST_STUCK], *more)) or words("admin.none_stuck")


def _stuck(words: Words, services: Services) -> Iterator[str]:
    for table, failures in services.tables.stuck():
        why = words("admin.failed", n=failures) if failures else words("admin.homeless")
        yield words("admin.stuck", table=jump_link(table) or table.id, game=table_title(words, table), why=why)
    for channel in services.writer.lanes.parked:
        yield words("admin.parked", channel=channel)


async def waits(words: Words, services: Services, table_id: str) -> str:
    """What a table waits for. Raises NO_SUCH_TABLE."""
    table, rest = await services.tables.resting(table_id.strip().lower())
    title = jump_link(table) or table.id
    if rest is None:
        return words("admin.acts", table=title)
    told = words(f"admin.rests_{rest.why}", table=title, seat=0 if rest.seat is None else rest.seat + 1)
    return told if rest.until is None else f"{told} {words('admin.until', until=int(rest.until))}"


async def announce(services: Services, client: discord.Client, text: str) -> tuple[int, int]:
    """Post a text in each server's channel for results, else its weekly or system channel. Returns the number of
    servers that have it, and that lack it."""
    posted = 0
    for guild in client.guilds:
        rules, weekly = await services.tables.moderation.of(guild.id), await services.statistics.weekly.of(guild.id)
        system = guild.system_channel.id if guild.system_channel else None
        channel = next(iter(rules.results), None) or weekly.channel_id or system
        if channel is None:
            continue
        with logged(log, "An announcement was not posted on server %d", guild.id):
            await client.get_partial_messageable(channel).send(text, allowed_mentions=SILENT)
            posted += 1
    return posted, len(client.guilds) - posted


async def drain(services: Services, until: int | None) -> None:
    """Open no tables and stop all clocks until the next start, and let all boards say when it is; None: go on."""
    await services.tables.drain(until)
    await services.tables.all_here()
    for table in services.tables.known():
        services.writer.mark(table, visited=True)
    for event in services.events.unfinished():
        services.event_boards.note(event)

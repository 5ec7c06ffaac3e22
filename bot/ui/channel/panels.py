"""Remembers each player's open panel at a table while its interaction token lives, and keeps it up to date.

Panels are updated in a task for each table, so that none waits for a board. Players who may act now, or no longer may,
see so at once, as all do after a deal or a question. The others have the board in the channel: their panels follow
seconds later, several changes at a time. The panel of a player who has moved also gets the button to their next table.
An update may fail: a click on an outdated panel gets a sentence and the current panel. After its token's life, My hand
opens a new panel, and the old one says so.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

import discord
from discord.utils import snowflake_time

from bot.ui.channel.activity_log import ActivityLog
from bot.ui.channel.appearance import PANELS
from bot.ui.channel.discord_errors import DISCORD_ERRORS, logged
from bot.ui.channel.lanes import Backlog, Lanes, Outside
from bot.ui.channel.public_messages import BURIED, accounts_due
from bot.ui.pages.page import Page, Text, files, render
from bot.ui.pages.table.consent import guest_page
from bot.ui.pages.table.daily import daily_line, over_page
from bot.ui.pages.table.hand import News, hand_page
from bot.ui.pages.table.premoves import may_premove, premoves_page
from bot.ui.pages.table.round_end import next_round_page
from bot.ui.pages.table.turns import to_play, with_next
from bot.words import Words
from engine.tables.table.model import SeatInfo, Snapshot, Status
from engine.tables.table.participants import Participants

log = logging.getLogger(__name__)

LIVES = 14 * 60.0
"""Lifetime of a panel in seconds. Discord's token lives 15 minutes."""
MOST = 5000
"""Panels remembered at once; the oldest are forgotten."""
LATER = 4.0
"""Seconds after a change at which the panels of players who can't act follow."""


@dataclass(slots=True)
class Panel:
    """An open panel that shows the table at `version`. `acting`: it offers a move. `message`: its id, 0 if unknown."""

    interaction: discord.Interaction
    message: int
    version: int
    until: float
    acting: bool
    dealt: int
    """The round of the shown tiles; 0: none."""
    participants: Participants
    """Those of the shown version: it shows their questions."""
    deadline: int | None = None
    """Until when its owner may act."""
    board: int = 0
    """The public message right above it; 0: none."""
    planning: bool = False
    """Whether it shows the premoves, not the hand."""
    unfinished: bool = False
    """Whether the button to its owner's next table follows."""
    moved: bool = False
    """Whether it is a later message than the interaction's first answer."""
    guest: str = ""
    """What a person without a seat reads on it."""


def asked(participants: Participants, user_id: int) -> tuple[object, ...]:
    """The open questions that this player's panel shows: those without their answer, and their own with the answers
    and the outcome."""
    own = [one for one in (*participants.questions, participants.decided) if one and one.user_id == user_id]
    return (*(question.key for question in participants.unanswered(user_id)), *own)


def above_board(panel: Panel, snapshot: Snapshot) -> bool:
    """Whether the board was posted below the panel, in the same channel."""
    here = snapshot.public and panel.interaction.channel_id == snapshot.channel.channel_id
    return here and 0 < panel.message < (snapshot.message_id or 0)


def has_news(panel: Panel, snapshot: Snapshot, user: int, acting: bool) -> bool:
    """Whether a question to the player, or the clock of their turn, is not as on the panel."""
    asked_anew = asked(panel.participants, user) != asked(snapshot.participants, user)
    return asked_anew or (acting and panel.deadline != snapshot.deadline)  # the clock was stopped, or runs again


def outdated(panel: Panel, snapshot: Snapshot, acting: bool, news: bool) -> bool:
    """Whether a panel has to follow the table: it lies above the board of a player who acts, or its turn is over."""
    if acting and above_board(panel, snapshot):
        return True
    resting = not snapshot.is_open or (snapshot.turn is not None and snapshot.turn.human)
    behind = panel.version < snapshot.version and (resting or acting or panel.acting)
    valid = snapshot.is_open and panel.version >= snapshot.valid_since
    return behind and not (valid and panel.acting == acting and not news)


class Panels:
    """One panel for each player at each table."""

    def __init__(self, outside: Outside, activity_log: ActivityLog) -> None:
        self._tables, self._appearance, self._now = outside.tables, outside.appearance, outside.now
        self._activity_log = activity_log
        self._panels: dict[tuple[str, int], Panel] = {}
        self._seen: dict[tuple[str, int], int] = {}
        """How many rounds of a private table have been accounted for on its panel."""
        self.held = Counter[str]()
        """By table, how many answers go before its board and panels."""
        outside = replace(outside, backlog=Backlog(outside.now, outside.sleep))  # panels are never in a backlog
        self.lanes = Lanes[str]("Panels of", self._follow, outside, self.held, head_start=PANELS)
        self._watched: set[str] = set()
        """The tables where all panels are due."""
        self._timers: dict[str, asyncio.TimerHandle] = {}
        """By table, the timer until all panels are due."""

    def remember(
        self,
        snapshot: Snapshot,
        interaction: discord.Interaction,
        message: int,
        acting: bool = True,
        planning: bool = False,
        unfinished: bool = False,
    ) -> Panel | None:
        """Make an interaction's answer the user's panel. Returns the panel before, if it is another message that can
        still be edited."""
        key, board = (snapshot.id, interaction.user.id), snapshot.message_id or 0
        board = board if self.below_board(snapshot, interaction) else 0
        before = self._panels.pop(key, None)
        until = self._now() + LIVES
        shown = (snapshot.version, until, acting, snapshot.dealt, snapshot.participants, snapshot.deadline)
        self._panels[key] = Panel(interaction, message, *shown, board, planning, unfinished)
        while len(self._panels) > MOST:
            self._panels.pop(next(iter(self._panels)))
        alive = before is not None and before.until > self._now()
        return before if before and alive and before.message != message else None

    def below_board(self, snapshot: Snapshot, interaction: discord.Interaction) -> bool:
        """Whether this interaction's panel is right below the table's board: opened there, and the board is new."""
        board, clicked = snapshot.message_id, interaction.message
        if board is None or clicked is None or snapshot.slow or isinstance(interaction.channel, discord.Thread):
            return False
        if accounts_due(snapshot):
            return False  # the message becomes the account of a round
        if clicked.id == board:
            return self._now() - snowflake_time(board).timestamp() < BURIED
        panel = self._panels.get((snapshot.id, interaction.user.id))
        return panel is not None and (panel.message, panel.board) == (clicked.id, board)

    def at(self, table: str, user_id: int) -> Panel | None:
        """The person's panel at this table, if it can still be edited."""
        panel = self._panels.get((table, user_id))
        if panel is not None and panel.until <= self._now():
            del self._panels[(table, user_id)]
            return None
        return panel

    def of(self, user_id: int) -> list[tuple[str, Panel]]:
        """A user's panels that can still be edited, with their tables."""
        now = self._now()
        return [(key[0], panel) for key, panel in self._panels.items() if key[1] == user_id and panel.until > now]

    def only_of(self, snapshot: Snapshot) -> None:
        """Forget the panels of people who no longer play at the table."""
        for key in [key for key in self._panels if key[0] == snapshot.id and key[1] not in snapshot.people]:
            del self._panels[key]

    def forget(self, table: str) -> None:
        for kept in (self._panels, self._seen):
            for key in [key for key in kept if key[0] == table]:
                del kept[key]

    def _unread(self, snapshot: Snapshot, user: int, asked: bool) -> bool:
        """Whether a private table's last round has ended since its player asked for their hand."""
        if snapshot.public or len(snapshot.seats) == 1 or snapshot.status is not Status.PLAYING:
            return False
        if asked:
            self._seen[snapshot.id, user] = len(snapshot.rounds)
        return self._seen.setdefault((snapshot.id, user), len(snapshot.rounds)) < len(snapshot.rounds)

    async def close(self, seconds: float) -> None:
        """Update the marked panels, in at most that time."""
        for timer in self._timers.values():
            timer.cancel()
        await self.lanes.close(seconds)

    def _all_due(self, table: str) -> None:
        del self._timers[table]
        self._watched.add(table)
        self.lanes.mark(table, table)

    async def _follow(self, _: str, table: str) -> None:
        """Update the panels of a table. While robots play, only panels of players who may act now or no longer may. A
        claim or call leaves a half-made choice on its panel. Lobby panels stay until the match begins."""
        snapshot = await self._tables.snapshot(table)
        if snapshot.status is Status.LOBBY:
            return
        all_due = table in self._watched or not (snapshot.is_open and snapshot.public)
        self._watched.discard(table)
        for seat in snapshot.seats:
            user = seat.user_id if seat.human else None
            panel = None if user is None else self.at(table, user)
            if user is not None and panel is not None:
                await self._follow_seat(snapshot, seat, user, panel, all_due)
        await self._follow_guests(snapshot)
        if not snapshot.is_open:
            self.forget(table)

    async def _follow_seat(self, snapshot: Snapshot, seat: SeatInfo, user: int, panel: Panel, all_due: bool) -> None:
        """Update the panel of a seat's player if it is out of date: at once, or a little later with all others."""
        acting = snapshot.is_open and seat in snapshot.actors
        tables: Sequence[Snapshot] = ()
        if panel.unfinished and not acting:
            tables = to_play(await self._tables.tables_of(user), user, besides=snapshot.id)
        panel.unfinished = False
        news = has_news(panel, snapshot, user, acting)
        if not (tables or outdated(panel, snapshot, acting, news)):
            return
        if all_due or acting or tables or panel.acting or news or panel.dealt != snapshot.dealt:
            await self.renew(snapshot, user, seat, panel, tables)
        elif snapshot.id not in self._timers:
            later = asyncio.get_running_loop().call_later(LATER, self._all_due, snapshot.id)
            self._timers[snapshot.id] = later

    async def _follow_guests(self, snapshot: Snapshot) -> None:
        """Tell people without a seat who asked for one, or waited for one, what became of it."""
        for user in [user for table, user in self._panels if table == snapshot.id]:
            panel = self.at(snapshot.id, user) if snapshot.played_by(user) is None else None
            if panel is None:
                continue
            words = await self._appearance.words_of_person(user, str(panel.interaction.locale))
            page = guest_page(words, snapshot, user)
            told = "" if page is None else "\n".join(part.text for part in page.parts if isinstance(part, Text))
            if page is not None and told != panel.guest:
                panel.guest = told
                await self.show(panel, page)

    async def renew(
        self, snapshot: Snapshot, user: int, seat: SeatInfo, panel: Panel, tables: Sequence[Snapshot] = ()
    ) -> None:
        """Show this snapshot on the panel of a seat's player. Off turn, a button leads to the first of `tables`, the
        others where it is their turn (looked up if empty). A panel that fails is forgotten."""
        acting = snapshot.is_open and seat in snapshot.actors
        planning, below = panel.planning and not acting, above_board(panel, snapshot)
        words = await self._appearance.words_of_person(user, str(panel.interaction.locale))
        # no board is right above it, or about to be
        board = not ((acting and below) or (panel.board == snapshot.message_id and not accounts_due(snapshot)))
        guild = panel.interaction.guild_id
        page = await self.page(words, snapshot, seat, board=board, planning=planning, guild=guild)
        if not acting and not planning:
            page = with_next(words, page, tables or to_play(await self._tables.tables_of(user), user, snapshot.id))
        page = await self._appearance.dressed(words, snapshot, page, seat)
        key = (snapshot.id, user)
        if self._panels.get(key) is not panel:
            return  # its owner has a newer one
        panel.version, panel.acting, panel.dealt, panel.planning = snapshot.version, acting, snapshot.dealt, planning
        panel.participants, panel.deadline = snapshot.participants, snapshot.deadline
        shown = await (self._move(panel, snapshot, page) if acting and below else self.show(panel, page))
        if not shown and self._panels.get(key) is panel:
            del self._panels[key]

    async def _move(self, panel: Panel, snapshot: Snapshot, page: Page) -> bool:
        """Show a page in a new message below the board, and delete the old panel; whether that worked."""
        before, followup = panel.message, panel.interaction.followup
        with logged(log, "A panel could not be moved"):
            sent = await followup.send(view=render(page), files=files(page), ephemeral=True, wait=True)
            panel.message, panel.board, panel.moved = sent.id, snapshot.message_id or 0, True
            await followup.delete_message(before)
        return panel.message != before

    async def take_away(self, panel: Panel) -> None:
        """Delete a replaced panel."""
        with logged(log, "A panel could not be deleted"):
            await panel.interaction.delete_original_response()

    async def show(self, panel: Panel, page: Page) -> bool:
        """Edit a panel; whether that worked."""
        try:
            if panel.moved:
                await panel.interaction.followup.edit_message(panel.message, view=render(page), attachments=files(page))
            else:
                await panel.interaction.edit_original_response(view=render(page), attachments=files(page))
        except DISCORD_ERRORS as error:
            log.info("A panel could not be updated: %s", error)
            return False
        return True

    async def page(
        self,
        words: Words,
        snapshot: Snapshot,
        seat: SeatInfo,
        *,
        board: bool,
        planning: bool = False,
        note: str = "",
        page: int = 0,
        asked: bool = False,
        guild: int | None = None,
    ) -> Page:
        """The panel of a seat's player; `board`: with the board, as always for players who want it. `planning`: it
        showed premoves. `note`: why a click was refused, in place of the news. `asked`: they pressed a button for their
        hand; else a private table first shows how its last round ended. `guild`: where they read it. Raises
        `Refused`."""
        tables, user = self._tables, seat.user_id
        assert user is not None
        view = snapshot.view_for(seat.seat)
        if view is not None and self._unread(snapshot, user, asked):
            end = await tables.records.round_end(snapshot.id, len(snapshot.rounds))
            line = self._activity_log.lesson(words, snapshot, seat.seat, view) if snapshot.participants.lesson else ""
            return await self._appearance.dressed(words, end, next_round_page(words, end, snapshot, line), seat)
        premoves = await tables.premoves_of(snapshot.id, user)
        arrangement = await tables.arrangements.of(snapshot.id, user)
        if planning and view is not None and may_premove(snapshot, view):
            return premoves_page(words, snapshot, seat.seat, premoves, arrangement=arrangement)
        news = News(note) if note else self._activity_log.own(words, snapshot, seat.seat, end=False)
        if snapshot.seed_chain is not None and snapshot.seed_chain.daily:
            if (ended := await tables.dailies.ended(snapshot, guild)) is not None:
                return over_page(words, snapshot, ended, note)
            told = [daily_line(words, snapshot, await tables.dailies.deal_of(snapshot)), news.told]
            news = replace(news, told="\n".join(filter(None, told)))
        board = board or await self._appearance.needs_board(snapshot, user)
        news = replace(news, premoves=premoves, board=board, arrangement=arrangement)
        return hand_page(words, snapshot, seat.seat, news, page)

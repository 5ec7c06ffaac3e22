"""The log of a round for one reader, read from the match record."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bot.ui.channel.activity_log import told_at
from bot.ui.pages.table.seats import seat_names
from bot.words import Words
from bot.words.letters import arm_of_tile
from bot.words.log import log_line
from engine.rules.events import Event, LotsDrawn, RoundEnded, RoundStarted, seen_by
from engine.rules.game import Match
from engine.rules.games import game_of
from engine.rules.record import Record, Step, replay
from engine.rules.tiles import Seat
from engine.tables.core.model import By, Snapshot
from engine.tables.service import Tables


async def round_lines(words: Words, tables: Tables, snapshot: Snapshot, seat: Seat | None) -> list[str]:
    """The current or last round, a line for each event. `seat`: the reader, whose own tiles are named."""
    record, made_by = await tables.records.of(snapshot.id), await tables.records.made_by(snapshot.id)
    told = await asyncio.to_thread(read_round, record, made_by, seat)
    view, names = snapshot.view_for(None), seat_names(snapshot)
    sides = view.sides if view else ()
    arms = arm_of_tile(view.board) if view else {}
    lines = []
    for event, late in told:
        if (line := log_line(words, told_at(snapshot, event), names, sides, arms)) is not None:
            lines.append(words("log.late", line=line) if late else line)
    return lines


def read_round(record: Record, made_by: Sequence[By], seat: Seat | None) -> list[tuple[Event, bool]]:
    """The events of the latest round in a record as its reader may see them; each with whether a robot moved because
    time ran out."""
    by, told, over = iter(made_by), list[tuple[Event, bool]](), False

    def keep(match: Match, step: Step, found: list[Event]) -> None:
        nonlocal over
        late = next(by, By.HOUSE) is By.CLOCK  # a step may have been undone meanwhile
        if over and any(isinstance(event, (LotsDrawn, RoundStarted)) for event in found):
            told.clear()
            over = False
        for event in found:
            told.append((seen_by(event, seat), late))
            over = over or isinstance(event, RoundEnded)

    replay(record.header, record.steps, game_of, keep)
    return told

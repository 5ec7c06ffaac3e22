"""A round from its beginning, as one person may know it, read from the record of the match."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from bot.ui.pages.seats import seat_names
from bot.words import Words
from bot.words.letters import arm_of_tile
from bot.words.log import log_line
from engine.rules.events import Event, LotsDrawn, Passed, RoundEnded, RoundStarted, seen_by
from engine.rules.game import Match
from engine.rules.games import game_of
from engine.rules.record import Record, Step, replay
from engine.rules.tiles import Pip, Seat, Tile
from engine.rules.views import FootBoard, LineBoard
from engine.tables.model import By, Snapshot
from engine.tables.service import Tables


@dataclass(frozen=True, slots=True)
class Told:
    """An event as its reader may know it."""

    event: Event
    late: bool = False
    """Whether a robot moved because time ran out."""
    ends: tuple[Pip, ...] = ()
    """Of a pass, the numbers that could have been played on, where every one of them was open to that seat."""


async def round_lines(words: Words, tables: Tables, snapshot: Snapshot, seat: Seat | None) -> list[str]:
    """The round that is played, or else the last one, a line for each event; `seat`: whose tiles may be named."""
    record, made_by = await tables.records.of(snapshot.id), await tables.records.made_by(snapshot.id)
    told = await asyncio.to_thread(read_round, record, made_by, seat)
    view, names = snapshot.view_for(None), seat_names(snapshot)
    sides = view.sides if view else ()
    arms = arm_of_tile(view.board) if view else {}
    return [line for one in told if (line := _line(words, one, names, sides, arms)) is not None]


def read_round(record: Record, made_by: Sequence[By], seat: Seat | None) -> list[Told]:
    """What happened in the latest round of a record, up to its end if that has come."""
    by, told, over = iter(made_by), list[Told](), False

    def keep(match: Match, step: Step, found: list[Event]) -> None:
        nonlocal over
        late = next(by, By.HOUSE) is By.CLOCK  # a step may have been taken back meanwhile
        if over and any(isinstance(event, (LotsDrawn, RoundStarted)) for event in found):
            told.clear()
            over = False
        for event in found:
            ends = _ends(match) if isinstance(event, Passed) else ()
            told.append(Told(seen_by(event, seat), late, ends))
            over = over or isinstance(event, RoundEnded)

    replay(record.header, record.steps, game_of, keep)
    return told


def _ends(match: Match) -> tuple[Pip, ...]:
    """The numbers at the open ends, where all of them are open to everybody."""
    match match.view_for(None).board:
        case LineBoard(layout=layout):
            return tuple(sorted({end.value for _, end in layout.ends}))
        case FootBoard(layout=layout, pending=pending):
            doubles = [layout.nodes[pending].tile.low] if pending is not None else []
            return tuple(doubles or sorted({end.value for _, end in layout.ends}))
        case _:
            return ()


def _line(
    words: Words, told: Told, names: Sequence[str], sides: Sequence[Sequence[int]], arms: dict[Tile, str]
) -> str | None:
    if isinstance(told.event, Passed) and told.ends:
        values = words.listing([str(value) for value in told.ends])
        line: str | None = words("log.passed_on", name=names[told.event.seat], values=values)
    else:
        line = log_line(words, told.event, names, sides, arms)
    return words("log.late", line=line) if line and told.late else line

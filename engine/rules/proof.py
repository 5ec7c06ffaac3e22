"""Checks a file of deals (`engine.rules.fair`) against the rules: the draws that its match needed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from engine.rules import fair
from engine.rules.errors import EngineError
from engine.rules.events import RoundEnded
from engine.rules.fair import Checked, Flaw, Unfair
from engine.rules.games import game_of
from engine.rules.house import Need, Pick, Shuffle
from engine.rules.moves import Move
from engine.rules.record import Record, read_record
from engine.rules.tiles import HOUSE

Place = tuple[int, bool, int]
"""A draw's round, whether it draws lots for the lead, and its number among the draws of its kind in that round."""
LOTS: Final = 1000


def shared_number(place: Place) -> int:
    """The number of a draw at tables with shared keys. Lots count from 1001, so they don't shift the deals."""
    _, lots, index = place
    return LOTS * lots + index


@dataclass(frozen=True, slots=True)
class Drawn:
    """A draw of the house: its step (from 0), its round, its number in that round, and its need."""

    step: int
    round: int
    number: int
    need: Need
    move: Move
    place: Place

    def line(self, click: int | None, *, taken: bool = False, shared: bool = False) -> str:
        """Its line in a file of deals. `click` is the last one before it; `taken`: it is from another match; `shared`:
        other tables have the same keys."""
        number = shared_number(self.place) if shared else self.number
        if taken:
            return f"draw {self.round} {self.number} {fair.OF}"
        match self.need:
            case Pick(seats):
                what = " ".join(map(str, ("seats", *seats)))
            case Shuffle(piles):
                what = " ".join(str(len(pile)) for pile in piles)
            case _:
                raise ValueError(self.need)
        return f"draw {self.round} {number} {'-' if click is None else click} {what}"


@dataclass(frozen=True, slots=True)
class Deals:
    """The draws of a finished match, to deal another match the same."""

    match: str
    """The id of the match."""
    draws: Mapping[Place, Drawn]

    def again(self, place: Place, need: Need) -> Move | None:
        """The draw at that place, if it was for the same need."""
        known = self.draws.get(place)
        return known.move if known is not None and known.need == need else None

    def taken(self, draw: Drawn) -> bool:
        """Whether this draw is the same as the other match's."""
        return self.again(draw.place, draw.need) == draw.move


def deals_from(match: str, record: Record) -> Deals:
    """The draws of the finished rounds of a record. Raises the errors of `replay`."""
    return Deals(match, {draw.place: draw for draw in draws_of(record)[0]})


def draws_of(record: Record, most: int | None = None) -> tuple[list[Drawn], list[int]]:
    """The draws of the finished rounds, up to a limit, and the number of steps at the end of each. Raises the errors of
    `replay`."""
    draws, ends, _ = _played(record, most)
    return [draw for draw in draws if draw.round <= len(ends)], ends


def due(record: Record) -> tuple[Place, Need] | None:
    """The next draw that the record needs, if any. Raises the errors of `replay`."""
    return _played(record, None)[2]


def _played(record: Record, most: int | None) -> tuple[list[Drawn], list[int], tuple[Place, Need] | None]:
    match = game_of(record.header).start(record.header.seats)
    draws: list[Drawn] = []
    ends: list[int] = []
    here: list[bool] = []
    """For each draw of this round: whether it drew lots."""

    def needed() -> tuple[Place, Need] | None:
        need, lots = match.need(), match.score.opening is not None
        return ((len(ends) + 1, lots, here.count(lots) + 1), need) if isinstance(need, (Shuffle, Pick)) else None

    for at, step in enumerate(record.steps):
        asked = needed() if step.seat == HOUSE else None
        if asked is not None:
            place, need = asked
            here.append(place[1])
            draws.append(Drawn(at, len(ends) + 1, len(here), need, step.move, place))
        if any(isinstance(event, RoundEnded) for event in match.play(step.seat, step.move)):
            ends.append(at + 1)
            here.clear()
            if len(ends) == most:
                break
    return draws, ends, needed()


def deals_text(
    record: Record,
    start: Sequence[int],
    clicks: Sequence[int | None],
    key_of: Callable[[int], bytes],
    most: int,
    other: Deals | None = None,
    *,
    shared: bool = False,
) -> str:
    """The file of deals of a match up to the end of round `most`. `start`: the clicks up to the start; `clicks`: those
    of the steps; `key_of` gives the key of a round, of 0 the commit; `other`: whose deals it was dealt again; `shared`:
    other tables have the same keys."""
    draws, ends = draws_of(record, most)
    lines = [fair.FIRST] if other is None else [fair.SECOND, f"{fair.OF} {other.match}"]
    lines += [f"commit {key_of(0).hex()}", " ".join(map(str, ("clicks", *start)))]
    lines += [f"key {number} {key_of(number).hex()}" for number in range(1, len(ends) + 1)]
    for draw in draws:
        before = [click for click in clicks[: draw.step] if click is not None]
        taken = other is not None and other.taken(draw)
        lines.append(draw.line(before[-1] if before else None, taken=taken, shared=shared))
    text = "\n".join(lines) + "\n" + Record(record.header, record.steps[: ends[-1]]).text()
    return text + fair.checksum(text)


def check_deals(text: str, other: Deals | None = None) -> Checked:
    """Check a file of deals: the match needed these draws, and draws from the `other` match are really its own. Raises
    `Unfair`."""
    checked = fair.check(text)
    try:
        record = read_record(checked.record)
        draws, ends = draws_of(record)
    except EngineError as error:
        raise Unfair(Flaw.RULES) from error
    if len(ends) != checked.rounds or ends[-1] != len(record.steps) or record.text() != checked.record:
        raise Unfair(Flaw.RULES)
    alone = [line.split(" ")[2] for line in checked.draws] == [str(draw.number) for draw in draws]
    if not alone and (checked.clicks or checked.of is not None):
        raise Unfair(Flaw.RULES)
    for draw, line in zip(draws, checked.draws, strict=True):
        click = line.split(" ")[3]
        taken = click == fair.OF
        if line != draw.line(int(click) if click.isdigit() else None, taken=taken, shared=not alone):
            raise Unfair(Flaw.RULES, draw.round)
        if taken and other is not None and not other.taken(draw):
            raise Unfair(Flaw.OTHER, draw.round)
    return checked

"""A file of deals (`engine.rules.fair`) and the rules: the draws that a match needed, and whether they are in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from engine.rules import fair
from engine.rules.errors import EngineError
from engine.rules.events import RoundEnded
from engine.rules.fair import Checked, Flaw, Unfair
from engine.rules.game import Need, Pick, Shuffle
from engine.rules.games import game_of
from engine.rules.moves import Move
from engine.rules.record import Record, read_record
from engine.rules.tiles import HOUSE


@dataclass(frozen=True, slots=True)
class Drawn:
    """A draw of the house: the step that makes it (from 0), its round, which draw of that round it is, and of what."""

    step: int
    round: int
    number: int
    need: Need
    move: Move

    def line(self, click: int | None, *, taken: bool = False) -> str:
        """As a file of deals tells it; `click`: the last one before it; `taken`: it is another match's."""
        if taken:
            return f"draw {self.round} {self.number} {fair.OF}"
        match self.need:
            case Pick(seats):
                what = " ".join(map(str, ("seats", *seats)))
            case Shuffle(piles):
                what = " ".join(str(len(pile)) for pile in piles)
            case _:
                raise ValueError(self.need)
        return f"draw {self.round} {self.number} {'-' if click is None else click} {what}"


@dataclass(frozen=True, slots=True)
class Deals:
    """The draws of a match that is over, for another match to be dealt alike."""

    match: str
    """Which match."""
    draws: Mapping[tuple[int, int], Drawn]
    """By round and number."""

    def again(self, round_: int, number: int, need: Need | None) -> Move | None:
        """What was drawn there, if the same was needed."""
        known = self.draws.get((round_, number))
        return known.move if known is not None and known.need == need else None

    def taken(self, draw: Drawn) -> bool:
        """Whether a draw of the other match is the one of this."""
        return self.again(draw.round, draw.number, draw.need) == draw.move


def deals_from(match: str, record: Record) -> Deals:
    """The draws of all rounds of a record that are over. Raises what `replay` raises."""
    return Deals(match, {(draw.round, draw.number): draw for draw in draws_of(record)[0]})


def draws_of(record: Record, most: int | None = None) -> tuple[list[Drawn], list[int]]:
    """The draws of all rounds that are over (at most so many), and how many steps there are at the end of each. Raises
    what `replay` raises."""
    match = game_of(record.header).start(record.header.seats)
    draws: list[Drawn] = []
    ends: list[int] = []
    number = 0
    for at, step in enumerate(record.steps):
        need = match.need() if step.seat == HOUSE else None
        if isinstance(need, (Shuffle, Pick)):
            number += 1
            draws.append(Drawn(at, len(ends) + 1, number, need, step.move))
        if any(isinstance(event, RoundEnded) for event in match.play(step.seat, step.move)):
            ends.append(at + 1)
            number = 0
            if len(ends) == most:
                break
    return [draw for draw in draws if draw.round <= len(ends)], ends


def deals_text(
    record: Record,
    start: Sequence[int],
    clicks: Sequence[int | None],
    key_of: Callable[[int], bytes],
    most: int,
    other: Deals | None = None,
) -> str:
    """The file of deals of a match up to the end of round `most`. `start`: the clicks up to the start; `clicks`: those
    of the steps; `key_of` gives the key of a round, of 0 the commit; `other`: whose deals it was dealt again."""
    draws, ends = draws_of(record, most)
    lines = [fair.FIRST] if other is None else [fair.SECOND, f"{fair.OF} {other.match}"]
    lines += [f"commit {key_of(0).hex()}", " ".join(map(str, ("clicks", *start)))]
    lines += [f"key {number} {key_of(number).hex()}" for number in range(1, len(ends) + 1)]
    for draw in draws:
        before = [click for click in clicks[: draw.step] if click is not None]
        taken = other is not None and other.taken(draw)
        lines.append(draw.line(before[-1] if before else None, taken=taken))
    text = "\n".join(lines) + "\n" + Record(record.header, record.steps[: ends[-1]]).text()
    return text + fair.checksum(text)


def check_deals(text: str, other: Deals | None = None) -> Checked:
    """Check a file of deals, that the match needed just the draws it tells of, and that those it has from the `other`
    match (if that is given) are that one's. Raises `Unfair`."""
    checked = fair.check(text)
    try:
        record = read_record(checked.record)
        draws, ends = draws_of(record)
    except EngineError as error:
        raise Unfair(Flaw.RULES) from error
    if len(ends) != checked.rounds or ends[-1] != len(record.steps) or record.text() != checked.record:
        raise Unfair(Flaw.RULES)
    for draw, line in zip(draws, checked.draws, strict=True):
        click = line.split(" ")[3]
        taken = click == fair.OF
        if line != draw.line(int(click) if click.isdigit() else None, taken=taken):
            raise Unfair(Flaw.RULES, draw.round)
        if taken and other is not None and not other.taken(draw):
            raise Unfair(Flaw.OTHER, draw.round)
    return checked

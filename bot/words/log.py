"""Events as log lines, receipts that explain a score, the result of a round, and the tiles left in hand."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import assert_never

from bot.words.language import Words
from bot.words.letters import ARMS, slot_letter, stack_letter
from engine.rules import events as ev
from engine.rules.moves import Take
from engine.rules.scoring import Ending, Receipt, RoundResult, Term, Why
from engine.rules.tiles import Seat, Tile, pips, tiles_text


def log_line(
    words: Words,
    event: ev.Event,
    names: Sequence[str],
    sides: Sequence[Sequence[int]],
    below: Mapping[Tile, Tile] | None = None,
) -> str | None:
    """The log line of an event; None if it says nothing new. `names` by seat, already safe; `below` the tile of a
    foot that each tile was played on, for events of the same round.

    Pass the event through `engine.rules.events.seen_by` first: its observer reads the line.
    """
    match event:
        case ev.LotsDrawn() | ev.RoundStarted() | ev.Laid() | ev.RoundEnded() | ev.MatchEnded():
            return _house_line(words, event, names, sides)
        case ev.Dealt() | ev.DealtTiles() | ev.Finished():
            return None  # the draw that follows says it
        case ev.Played(seat, tile, end, slot, value):
            name = names[seat]
            if end is None:
                return words("log.laid_down", name=name, tile=tile)
            where = end_of(words, slot, value, names, (below or {}).get(tile))
            return words("log.played", name=name, tile=towards(tile, event.inner), end=where)
        case ev.Stacked(seat, tile, stack, covered, owner):
            facts = {"tile": tile, "stack": stack_letter(stack), "covered": covered}
            return words("log.stacked", name=names[seat], owner=names[owner], **facts)
        case ev.Captured(seat, position, take, tiles):
            key = "log.captured_triple" if take is Take.TRIPLE else "log.captured_middle"
            return words(key, name=names[seat], tiles=tiles_text(tiles), position=position)
        case ev.TookBack(seat, tiles):
            return words("log.took_back", name=names[seat], tiles=tiles_text(tiles))
        case ev.Drew(seat, count):
            return words("log.drew", name=names[seat], count=words.count("tile", count))
        case ev.DrewTiles(seat, tiles):
            return words("log.drew", name=names[seat], count=tiles_text(tiles))
        case ev.Passed(seat, on):
            values = words.listing(list(map(str, on)))
            return words("log.passed_on" if on else "log.passed", name=names[seat], values=values)
        case ev.Announced(seat):
            return words("log.announced", name=names[seat])
        case ev.Scored(seat, receipt):
            points = words.count("point", receipt.points)
            return words("log.scored", name=names[seat], points=points, receipt=receipt_text(words, receipt))
        case ev.Overshot(seat, points):
            return words("log.overshot", name=names[seat], points=words.count("point", points))
        case ev.ClaimFailed(seat, points):
            return words("log.claim_failed", name=names[seat], points=points)
        case ev.MugginsCalled(seat, victim, points):
            key = "log.muggins" if points else "log.muggins_nothing"
            facts = {"victim": names[victim], "points": words.count("point", points)}
            return words(key, name=names[seat], **facts)
        case ev.Penalised(seat, fault, penalty):
            return words(f"log.{fault}_{penalty}", name=names[seat])
        case ev.MarkerPlaced(seat):
            return words("log.marker_placed", name=names[seat])
        case ev.MarkerRemoved(seat):
            return words("log.marker_removed", name=names[seat])
        case ev.Skipped(seat):
            return words("log.skipped", name=names[seat])
        case ev.GaveUp(seat):
            return words("log.gave_up", name=names[seat])
        case _:
            assert_never(event)


def _house_line(
    words: Words,
    event: ev.LotsDrawn | ev.RoundStarted | ev.Laid | ev.RoundEnded | ev.MatchEnded,
    names: Sequence[str],
    sides: Sequence[Sequence[int]],
) -> str | None:
    match event:
        case ev.LotsDrawn(lots, leader, for_deal):
            drawn = ", ".join(words("log.lot", name=names[seat], tile=tile) for seat, tile in lots)
            what = words("log.lots_deal" if for_deal else "log.lots_lead")
            if leader is None:
                return words("log.lots_again", what=what, lots=drawn)
            key = "log.lots_won_deal" if for_deal else "log.lots_won"
            return words(key, what=what, lots=drawn, name=names[leader])
        case ev.RoundStarted(number, leader):
            return words("log.round", number=number, leader=names[leader])
        case ev.Laid(tiles, seat):
            if seat is None:
                return words("log.laid", tiles=tiles_text(tiles))
            return words("log.laid_for", name=names[seat], tiles=tiles_text(tiles))
        case ev.RoundEnded(result):
            return ending_line(words, result, names)
        case ev.MatchEnded(outcome):
            if not outcome.winners:
                return words("log.match_lost")
            winners = words.listing([side_name(words, sides[side], names) for side in outcome.winners])
            return words("log.match", winners=winners)


def ending_line(words: Words, result: RoundResult, names: Sequence[str]) -> str:
    """The ending of a round."""
    if result.ending is Ending.DOMINO and result.out is not None:
        return words("log.round_domino", name=names[result.out], number=result.number)
    ending = Ending.ROW_DONE if result.ending is Ending.DOMINO else result.ending
    return words(f"log.round_{ending}", number=result.number)


def side_name(words: Words, side: Iterable[int], names: Sequence[str]) -> str:
    """One name, or `Ana and Björn`."""
    return words.listing([names[seat] for seat in side])


def partners_name(side: Iterable[int], names: Sequence[str]) -> str:
    """`Ana + Björn`."""
    return " + ".join(names[seat] for seat in side)


def end_of(words: Words, slot: str, value: int | None, names: Sequence[str], below: Tile | None = None) -> str:
    """The end of a play, in a sentence."""
    at = slot_letter(slot, len(names))
    if at is None and below is not None:
        return words("at.tile", tile=below)
    if at is None:
        return words("at.value", value="end" if value is None else value)
    if slot == ev.MEXICAN:
        return words("at.mexican")
    if slot in ARMS:
        return at
    return words("at.train", name=names[int(slot)])


def towards(tile: Tile, value: int | None) -> str:
    """The tile, read from the half at the end it was laid against."""
    return str(tile) if value is None or not tile.has(value) else f"{value}|{tile.other(value)}"


def receipt_text(words: Words, receipt: Receipt) -> str:
    """`losers 31 − own 4 = 27`; `ends 4 + 6 + 5 = 15`; `(losers 12) × 2 = 24`; `hand 15` alone is its own sum.
    Terms of 0 are left out, except the first."""
    if not receipt.terms:
        return words("receipt.plain", terms=words("receipt.nothing"), points=receipt.points)
    counted = counted_terms(receipt)
    groups = [(why, list(same)) for why, same in groupby(counted, lambda term: (term.why, term.amount < 0))]
    terms = "".join(_term(words, why, minus, same, first=at == 0) for at, ((why, minus), same) in enumerate(groups))
    total = sum(term.amount for term in receipt.terms) * receipt.factor
    key = "receipt.factor" if receipt.factor != 1 else "receipt.plain"
    if len(counted) == 1 and total == receipt.points == receipt.terms[0].amount:
        return terms
    if total != receipt.points:
        if total < receipt.points == 0:
            return words("receipt.floored", terms=terms, sum=number_text(total))
        key = "receipt.factor_rounded" if receipt.factor != 1 else "receipt.rounded"
        if key == "receipt.rounded" and len(counted) == 1:
            key = "receipt.rounded_one"
    facts = {"terms": terms, "factor": receipt.factor, "sum": total, "unit": receipt.rounded_to}
    return words(key, points=number_text(receipt.points), **facts)


def counted_terms(receipt: Receipt) -> list[Term]:
    """The first term, and all others but 0."""
    return [term for at, term in enumerate(receipt.terms) if at == 0 or term.amount]


def _term(words: Words, why: Why, minus: bool, same: Sequence[Term], *, first: bool) -> str:
    """Terms of one kind with its word said once: `ends 4 + 6 + 5`."""
    text = words(f"why.{why}", n=(" − " if minus else " + ").join(str(abs(term.amount)) for term in same))
    if first:
        return f"−{text}" if minus else text
    return f" − {text}" if minus else f" + {text}"


def number_text(number: int) -> str:
    """A number with a real minus sign."""
    return str(number).replace("-", "−")


def gain_text(number: int) -> str:
    """`+12`, `−3`, `±0`."""
    return f"+{number}" if number > 0 else number_text(number) if number else "±0"


Sides = Sequence[Sequence[Seat]]


def result_line(words: Words, result: RoundResult, sides: Sides, names: Sequence[str], *, low_wins: bool) -> str:
    """`Pip wins round 1: +33 (blocked)`; without a winner, or if others scored more, the best sides."""
    points = min(result.scores) if low_wins else max(result.scores)
    winners: Sequence[Seat]
    if result.winner is not None and result.scores[result.winner] == points:
        winners = sides[result.winner]
        key = "result.won_low" if low_wins else "result.won"
    elif not low_wins and points <= 0:
        return words("result.nobody", number=result.number, how=_how(words, result, (), names))
    else:
        winners = [seat for side, got in zip(sides, result.scores, strict=True) if got == points for seat in side]
        key = "result.tie" if len(winners) == len(names) else "result.fewest" if low_wins else "result.most"
    facts = {"number": result.number, "points": words.count("point", points), "n": number_text(points)}
    how = _how(words, result, winners, names)
    return words(key, winners=len(winners), names=side_name(words, winners, names), how=how, **facts)


def _how(words: Words, result: RoundResult, winners: Sequence[Seat], names: Sequence[str]) -> str:
    """` (blocked)`, ` (went out)`, ` (Ana went out)` if another side won; empty if all rounds end alike."""
    if result.ending is Ending.ROW_DONE:
        return ""
    if result.ending is not Ending.DOMINO or result.out is None:
        return words(f"result.how_{result.ending}")
    alone = list(winners) == [result.out]
    return words("result.how_out") if alone else words("result.how_out_of", name=names[result.out])


def receipt_lines(words: Words, result: RoundResult, sides: Sides, names: Sequence[str]) -> list[str]:
    """`Ana: losers 31 − own 4 = 27` for each receipt."""
    return [_receipt(words, receipt, sides, names) for receipt in result.receipts]


def _receipt(words: Words, receipt: Receipt, sides: Sides, names: Sequence[str]) -> str:
    facts = {"name": side_name(words, sides[receipt.side], names), "receipt": receipt_text(words, receipt)}
    return words("tally.receipt", **facts)


def short_receipts(words: Words, result: RoundResult, sides: Sides, names: Sequence[str]) -> list[str]:
    """The receipts in brief: a line for each side, without receipts of 0 and those that only repeat the points."""
    lines = []
    for side, seats in enumerate(sides):
        receipts = [receipt for receipt in result.receipts if receipt.side == side]
        receipts = [receipt for receipt in receipts if receipt.points] or receipts[:1]
        if len(receipts) > 1:
            terms = " + ".join(number_text(receipt.points) for receipt in receipts)
            facts = {"name": side_name(words, seats, names), "points": number_text(result.scores[side])}
            lines.append(words("result.together", terms=terms, **facts))
        else:
            told = (receipt for receipt in receipts if len(counted_terms(receipt)) > 1 or receipt.factor != 1)
            lines += [_receipt(words, receipt, sides, names) for receipt in told]
    return lines


def hand_lines(words: Words, result: RoundResult, names: Sequence[str]) -> list[str]:
    """`Pip: 1|3 5|5 left, 14 pips` for each hand that isn't empty."""
    return [
        words("end.hand", name=names[seat], tiles=tiles_text(sorted(hand)), pips=words.count("pip", pips(hand)))
        for seat, hand in enumerate(result.hands)
        if hand
    ]

"""The result of a round in a line, its receipts, and the tiles left in hand."""

from collections.abc import Sequence

from bot.words.language import Words
from bot.words.log import counted_terms, number_text, receipt_text, side_name
from engine.rules.scoring import Ending, Receipt, RoundResult
from engine.rules.tiles import Seat, pips, tiles_text

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
        key = "result.fewest" if low_wins else "result.most"
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

"""The tally: totals, and the scores of each round."""

from collections.abc import Sequence

from bot.pictures import TallySubject
from bot.ui.pages.page import Frame, Page, Text
from bot.ui.pages.table.seats import public_view, seat_names, table_title
from bot.words import Words
from bot.words.log import number_text, side_name
from bot.words.results import result_line, short_receipts
from engine.rules.scoring import RoundResult
from engine.rules.views import View
from engine.tables.core.model import Snapshot

ROUNDS_SHOWN = 8


def scores_page(words: Words, snapshot: Snapshot) -> Page:
    """All totals and the latest rounds with their receipts."""
    view = public_view(snapshot)
    names = seat_names(words, snapshot)
    target = words("tally.target", target=view.target) if view.target is not None else ""
    title = words("tally.title", game=table_title(words, snapshot), target=target)
    totals = total_lines(words, view, names)
    rounds = [round_line(words, result, view, names) for result in reversed(snapshot.rounds[-ROUNDS_SHOWN:])]
    older = len(snapshot.rounds) - ROUNDS_SHOWN
    if older > 0:
        rounds.append(words("tally.older", count=words.count("round", older)))
    if rounds and view.target is None:  # the picture is a sheet of all rounds
        return Page((Text(title), Frame(TallySubject.name, "\n".join([*totals, *rounds]))))
    told = rounds or [words("tally.none")]
    return Page((Text(title), Frame(TallySubject.name, "\n".join(totals)), *(Text(line) for line in told)))


def total_lines(words: Words, view: View, names: Sequence[str]) -> list[str]:
    """A line for each side, the winner first after the match."""
    totals = [(view.seats[side[0]].total, side) for side in view.sides]
    if view.outcome:
        ranked = sorted(zip(view.outcome.places, totals, strict=True))
        return [
            words("tally.side", place=place, name=side_name(words, side, names), total=number_text(total))
            for place, (total, side) in ranked
        ]
    return [
        words("tally.side_open", name=side_name(words, side, names), total=number_text(total)) for total, side in totals
    ]


def round_line(words: Words, result: RoundResult, view: View, names: Sequence[str]) -> str:
    """A round in a line or two: points of each side, and receipts that say more. Receipts of all sides say the points
    too."""
    scores = ", ".join(
        words("tally.score", name=side_name(words, side, names), points=number_text(points))
        for side, points in zip(view.sides, result.scores, strict=True)
    )
    receipts = short_receipts(words, result, view.sides, names)
    if len(receipts) == len(view.sides):
        return words("tally.round", number=result.number, scores="; ".join(receipts))
    why = "; ".join(receipts) or ("" if any(result.scores) else words("end.nobody"))
    return words("tally.round_why" if why else "tally.round", number=result.number, scores=scores, why=why)


def result_text(words: Words, result: RoundResult, view: View, names: Sequence[str]) -> str:
    """The result of a round in bold."""
    return words("end.result", result=result_line(words, result, view.sides, names, low_wins=view.low_wins))


def last_result(words: Words, snapshot: Snapshot, view: View) -> list[str]:
    """The result of the last round as a line; none in the first round or in a solitaire."""
    if not snapshot.rounds or len(view.seats) == 1:
        return []
    return [result_text(words, snapshot.rounds[-1], view, seat_names(words, snapshot))]

"""The end of a round or match, the result first; the tally and the accounts of rounds."""

from collections.abc import Sequence
from functools import partial
from random import Random

from bot.pictures import BoardSubject, MatchSubject, RoundSubject, TallySubject
from bot.ui.pages.custom_ids import Verb, control_of
from bot.ui.pages.page import Button, Colour, Frame, Page, Part, Row, Text, Tone, rows, sentence
from bot.ui.pages.people.first_steps import LADDER
from bot.ui.pages.table.board import board_frame, title_line
from bot.ui.pages.table.deals import compared_lines, deal_buttons
from bot.ui.pages.table.review import review_button
from bot.ui.pages.table.seats import control, plain_names, public_view, seat_names, table_title
from bot.words import Words, log
from bot.words.log import hand_lines, number_text, short_receipts, side_name
from bot.words.names import safe_name
from engine.rules.leads import decisive_tile
from engine.rules.scoring import RoundResult, comeback, taken_lead
from engine.rules.views import View
from engine.statistics.achievements import AchievementRow
from engine.statistics.results import RatingChange
from engine.tables.edits.parts import has_result, winners
from engine.tables.keeping.same_deals import SameDeal
from engine.tables.table.model import Snapshot, Status

ROUNDS_SHOWN, SIGNS_SHOWN = 8, 480
"""The most rounds of a tally, and the characters of their lines, which fit on a phone below the picture."""


def scores_page(words: Words, snapshot: Snapshot) -> Page:
    """All totals and the latest rounds with their receipts."""
    view = public_view(snapshot)
    names = seat_names(words, snapshot)
    target = words("tally.target", target=view.target) if view.target is not None else ""
    title = words("tally.title", game=table_title(words, snapshot), target=target)
    totals = total_lines(words, view, names)
    rounds = [round_line(words, result, view, names) for result in reversed(snapshot.rounds[-ROUNDS_SHOWN:])]
    rounds = [line for at, line in enumerate(rounds) if not at or sum(map(len, rounds[: at + 1])) <= SIGNS_SHOWN]
    if older := len(snapshot.rounds) - len(rounds):
        rounds.append(words("tally.older", count=words.count("round", older)))
    if rounds and view.target is None:  # the picture is a sheet of all rounds
        return Page((Text(title), Frame(TallySubject.name, "\n".join([*totals, *rounds]))))
    told = rounds or [words("tally.none")]
    return Page((Text(title), Frame(TallySubject.name, "\n".join(totals)), *(Text(line) for line in told)))


def total_lines(words: Words, view: View, names: Sequence[str]) -> list[str]:
    """A line for each side, the winner first after the match."""
    totals = [view.seats[side[0]].total for side in view.sides]
    if not view.outcome:
        return _open_totals(words, view, totals, names)
    return [
        words("tally.side", place=place, name=side_name(words, side, names), total=number_text(total))
        for place, total, side in sorted(zip(view.outcome.places, totals, view.sides, strict=True))
    ]


def _open_totals(words: Words, view: View, totals: Sequence[int], names: Sequence[str]) -> list[str]:
    return [
        words("tally.side_open", name=side_name(words, side, names), total=number_text(total))
        for side, total in zip(view.sides, totals, strict=True)
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
        return words("tally.round", number=result.number, scores=" · ".join(receipts))
    why = " · ".join(receipts)
    return words("tally.round_why" if why else "tally.round", number=result.number, scores=scores, why=why)


def result_text(words: Words, result: RoundResult, view: View, names: Sequence[str]) -> str:
    """The result of a round in bold."""
    return words("end.result", result=log.result_line(words, result, view.sides, names, low_wins=view.low_wins))


def last_result(words: Words, snapshot: Snapshot, view: View) -> list[str]:
    """The result of the last round as a line; none in the first round, in a solitaire, or at a private table, which has
    shown it on a page of its own."""
    if not snapshot.rounds or len(view.seats) == 1 or not snapshot.public:
        return []
    return [result_text(words, snapshot.rounds[-1], view, seat_names(words, snapshot))]


MOST_RECEIPTS = 4
MOST_HANDS = 8
MOST_COPIED = 3
"""Longer lists are too tall for a phone; the round's account in words has them all."""
REMARKS, ROUNDS_A_REMARK = 4, 6
"""Remarks that robots know, and the rounds for one remark on average."""


def round_end_page(
    words: Words,
    snapshot: Snapshot,
    rated: Sequence[RatingChange] = (),
    achieved: Sequence[AchievementRow] = (),
    same: SameDeal | None = None,
) -> Page:
    """The table just after the end of a round or the match, with changed ratings, new achievements, and
    how others did with the `same` deals. The words behind its pictures have a button."""
    view, names = public_view(snapshot), seat_names(words, snapshot)
    parts: list[Part] = _match_parts(words, snapshot, view) or _round_parts(words, snapshot, view)
    if compared := compared_lines(words, snapshot, same):
        parts.append(Text("\n".join(compared)))
    small = []
    for row in achieved:
        seat = snapshot.seat_of(row.user_id)
        if view.result and row.round == view.result.number and seat:
            title, about = words(f"achievement.{row.achievement}"), words(f"achievement.{row.achievement}_about")
            small.append(words("end.achieved", name=names[seat.seat], title=title, about=about))
    settled = [one for one in rated if not one.provisional]
    small += [ratings_line(words, settled, names)] if settled else []
    small += _remark(words, snapshot, names) if view.result else []
    if small:
        parts.append(Text("\n".join(small)))
    return Page((*parts, *rows(_end_buttons(words, snapshot, view))), Colour.OVER, terse=True)


def short_end_page(words: Words, snapshot: Snapshot) -> Page:
    """The end of a round or match in a few words, for when Discord takes no more."""
    view, names = public_view(snapshot), seat_names(words, snapshot)
    lines = [f"**{table_title(words, snapshot)}**", *([winners_line(words, view, names)] if view.outcome else [])]
    return sentence("\n".join(lines), *_end_buttons(words, snapshot, view))


def _end_buttons(words: Words, snapshot: Snapshot, view: View) -> list[Button]:
    """The buttons of a round's end: its account. Those of a match's end: a rematch and more."""
    buttons = []
    if view.result and len(view.seats) > 1:
        label = words("end.last_round" if view.outcome and len(snapshot.rounds) > 1 else "more.words")
        buttons.append(Button(label, control(snapshot, Verb.ACCOUNT, str(view.result.number))))
    if view.outcome:
        tally = [_tally_button(words, snapshot)] if len(view.seats) > 1 else []
        more = Button(words("board.more"), control(snapshot, Verb.MORE))
        buttons = [again_button(words, snapshot), *tally, *buttons, more]
    return buttons


def _match_parts(words: Words, snapshot: Snapshot, view: View) -> list[Part]:
    """The winner, when they took the lead, a line to copy, and the curve of the totals; none before the end, after a
    single round or in a solitaire."""
    if view.outcome is None or len(snapshot.rounds) < 2 or len(view.sides) < 2:
        return []
    names, winners = seat_names(words, snapshot), view.outcome.winners
    lines = [_won(words, snapshot)]
    if turned := taken_lead(snapshot.rounds, winners, low_wins=view.low_wins):
        seats = [seat for side in winners for seat in view.sides[side]]
        behind, side = comeback(snapshot.rounds, winners, low_wins=view.low_wins), side_name(words, seats, names)
        key, facts = ("end.comeback", {"points": behind}) if behind else ("end.ahead", {"n": len(seats)})
        lines.append(words(key, **facts, names=side, number=turned))
        if decisive := decisive_tile(snapshot.leads, turned):
            seat, tile = decisive
            lines[-1] += " " + words("end.decisive", tile=tile, name=names[seat])
    lines.append(_to_copy(words, snapshot, view, view.outcome.places))
    told = "\n".join([words("end.placings"), *total_lines(words, view, names)])
    return [Text("\n".join(lines)), Frame(MatchSubject.name, told)]


def _to_copy(words: Words, snapshot: Snapshot, view: View, places: Sequence[int]) -> str:
    """`Draw: Ana 111, Björn 40 (6 rounds)` as code that wraps on a phone, unlike a block; of many sides the first."""
    names = [name.replace("`", "") for name in plain_names(words, snapshot)]
    order = sorted(range(len(view.sides)), key=lambda side: places[side])
    scores = [
        words("tally.score", name=side_name(words, view.sides[side], names), points=number_text(total))
        for side in order[:MOST_COPIED]
        for total in [view.seats[view.sides[side][0]].total]
    ]
    scores += [words("list.more", n=len(order) - MOST_COPIED)] if len(order) > MOST_COPIED else []
    rounds = words.count("round", len(snapshot.rounds))
    line = words("end.copy", game=words(f"game.{view.game}"), scores=", ".join(scores), rounds=rounds)
    return f"`{line}`"


def _round_parts(words: Words, snapshot: Snapshot, view: View) -> list[Part]:
    """The result of the round with its reasons, and the picture of the round."""
    names, result = seat_names(words, snapshot), view.result
    lines = [_won(words, snapshot)] if view.outcome else []
    if result and len(view.seats) > 1:
        lines.append(result_text(words, result, view, names))
        receipts = short_receipts(words, result, view.sides, names)
        lines += receipts if len(receipts) <= MOST_RECEIPTS else []
        lines += _devil(words, result)
    elif result:
        won, captured = view.outcome and view.outcome.winners, words.count("tile", view.seats[0].captured)
        lines += [*([] if won else [log.ending_line(words, result, names)]), words("end.captured", count=captured)]
    account = RoundSubject if result and len(view.seats) > 1 else BoardSubject
    return [Text("\n".join(lines)), Frame(account.name, partial(_told, words, snapshot, view))]


def _told(words: Words, snapshot: Snapshot, view: View) -> str:
    """The board, the tiles left and the totals in words."""
    names = seat_names(words, snapshot)
    lines = [title_line(words, snapshot, view), board_frame(words, snapshot, view).text]
    if view.result and len(view.seats) <= MOST_HANDS and (left := hand_lines(words, view.result, names)):
        lines += [words("end.hands"), *left]
    if len(view.sides) > 1:
        lines += [words("end.placings" if view.outcome else "end.totals"), *total_lines(words, view, names)]
    return "\n".join(lines)


def _won(words: Words, snapshot: Snapshot) -> str:
    """The winners of the match."""
    winners = winners_line(words, public_view(snapshot), seat_names(words, snapshot))
    return words("end.final", winners=winners, game=table_title(words, snapshot))


def _tally_button(words: Words, snapshot: Snapshot) -> Button:
    return Button(words("board.tally"), control(snapshot, Verb.TALLY))


def ended_early(words: Words, snapshot: Snapshot) -> str:
    """Why a match ended before its rules ended it, and who has won."""
    question, names = snapshot.participants.question, seat_names(words, snapshot)
    gone = [names[info.seat] for info in snapshot.seats if info.resigned]
    asked = words("lobby.abandoned_nobody")
    if question is not None:
        asked = words("lobby.abandoned_by", name=safe_name(words, question.name))
    elif gone and snapshot.clock.closes is None:
        asked = words("lobby.all_left", n=len(gone), names=words.listing(gone))
    first = words.listing([names[seat] for seat in winners(snapshot)])
    won = words("lobby.abandoned_counts", names=first) if first else words("lobby.abandoned_none")
    return f"{asked} {won}"


def over_page(words: Words, snapshot: Snapshot, told: str, result: str, seat: int | None = None) -> Page:
    """The panel after the match: the winners. A private table's tells the whole result. `seat`: its owner's."""
    if snapshot.status is not Status.FINISHED:
        text = ended_early(words, snapshot) if has_result(snapshot) else words("hand.finished")
        return sentence("\n".join(filter(None, [text, told])), *rematch_button(words, snapshot, seat))
    if snapshot.public:
        text = "\n".join(filter(None, [_won(words, snapshot), result, told]))
        return sentence(text, again_button(words, snapshot), _tally_button(words, snapshot))
    account = (part for part in round_end_page(words, snapshot).parts if isinstance(part, (Text, Frame)))
    learnt = [Text(told)] if told and snapshot.participants.lesson else []
    once_more = [
        again_button(words, snapshot),
        *review_button(words, snapshot, snapshot.host_id, len(snapshot.rounds)),
        *deal_buttons(words, snapshot, snapshot.host_id),
    ]
    return Page((*account, *learnt, *_next_game(words, snapshot, once_more)))


def _next_game(words: Words, snapshot: Snapshot, buttons: Sequence[Button]) -> list[Part]:
    """The buttons after a private match, with the next game of a newcomer's ladder."""
    at = LADDER.index(snapshot.game) + 1 if snapshot.game in LADDER else len(LADDER)
    if at == len(LADDER):
        return [*rows(buttons)]
    game, line = LADDER[at], words(f"ladder.{LADDER[at]}", played=words(f"game.{snapshot.game}"))
    return [Text(line), *rows([*buttons, Button(words(f"game.{game}"), control_of(Verb.PLAY_NOW, game))])]


def next_round_page(words: Words, ended: Snapshot, now: Snapshot, told: str = "") -> Page:
    """The panel of a private table after a round: its account, and the way to the next one. `told`: a lesson's line."""
    account = (part for part in round_end_page(words, ended).parts if isinstance(part, (Text, Frame)))
    button = Button(words("end.next_round"), control(now, Verb.BACK), Tone.MAIN)
    return Page((*account, *([Text(told)] if told else []), Row((button,))))


def account_page(words: Words, snapshot: Snapshot, result: RoundResult) -> Page:
    """A finished round in words: the tiles left, each score with its reason, and the totals then. The last round of a
    match has its picture too."""
    view, names = public_view(snapshot), seat_names(words, snapshot)
    hands = hand_lines(words, result, names)
    lines = [
        words("board.title", game=table_title(words, snapshot), number=result.number),
        result_text(words, result, view, names),
        *([words("end.hands"), *hands] if hands else [words("end.hands_none")]),
        words("end.scores"),
        *(log.receipt_lines(words, result, view.sides, names) or [words("end.nobody")]),
        *_devil(words, result),
        words("end.totals"),
        *_open_totals(words, view, result.totals, names),
    ]
    picture = [Frame(RoundSubject.name)] if view.outcome and view.result == result else []
    return Page((*picture, Text("\n".join(lines))))


def ratings_line(words: Words, rated: Sequence[RatingChange], names: Sequence[str]) -> str:
    """`Ratings: Ana 1531 (+31), Ben 1469 (−31)`."""
    told = []
    for one in rated:
        facts = {"rating": number_text(one.rating), "gained": log.gain_text(one.gained)}
        told.append(words("end.rating", name=names[one.seat], **facts))
    return words("end.ratings", ratings=", ".join(told))


def rematch_button(words: Words, snapshot: Snapshot, seat: int | None = None) -> list[Button]:
    """After a match that ended early and has a result: a rematch, and on the panel of the only one who has stayed (in
    `seat`) the rest of it against robots."""
    if not has_result(snapshot) or len(snapshot.seats) < 2:
        return []
    stayed = seat is not None and snapshot.human(seat) and len(snapshot.people) == 1
    on = [Button(words("end.play_on"), control(snapshot, Verb.PLAY_ON))] if stayed else []
    return [again_button(words, snapshot), *on]


def again_button(words: Words, snapshot: Snapshot, tone: Tone = Tone.MAIN) -> Button:
    """A rematch, or at a private table the same again at once."""
    if len(snapshot.seats) == 1 or not snapshot.public:
        return Button(words("hand.again"), control(snapshot, Verb.AGAIN), tone)
    return Button(words("end.rematch"), control(snapshot, Verb.REMATCH), tone)


def winners_line(words: Words, view: View, names: Sequence[str]) -> str:
    """The winners of a finished match."""
    if view.outcome and view.outcome.winners:
        seats = [seat for side in view.outcome.winners for seat in view.sides[side]]
        return words("end.won", n=len(seats), names=side_name(words, seats, names))
    if len(view.seats) == 1 and view.result and view.result.devil is not None:
        return words("end.devil_won", count=words.count("tile", view.result.devil))
    return words("end.lost")


def _devil(words: Words, result: RoundResult) -> list[str]:
    """Castle Rock: the tiles that stayed in the row."""
    return [] if result.devil is None else [words("end.devil", count=words.count("tile", result.devil))]


def _remark(words: Words, snapshot: Snapshot, names: Sequence[str]) -> list[str]:
    """A robot's remark now and then. Only the table's id and the number of rounds choose it, so it tells nothing."""
    rng, robots = Random(f"{snapshot.id}/{len(snapshot.rounds)}"), [seat.seat for seat in snapshot.seats if seat.robot]
    if not robots or snapshot.participants.lesson or rng.randrange(ROUNDS_A_REMARK):
        return []
    return [words(f"end.remark_{1 + rng.randrange(REMARKS)}", name=names[rng.choice(robots)])]

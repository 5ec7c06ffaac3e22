"""What the board message becomes when a round or the match is over: hands, receipts, totals, placings, a rematch."""

from __future__ import annotations

from collections.abc import Sequence

from bot.pictures import TallySubject
from bot.ui.pages.board import board_frame, title_line
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import Button, Colour, Frame, Page, Part, Row, Text, Tone
from bot.ui.pages.rules_text import game_title
from bot.ui.pages.scores import receipt_lines, total_lines
from bot.ui.pages.seats import control, seat_names
from bot.words import Words
from bot.words.log import ending_line, side_name
from engine.rules.scoring import Outcome, RoundResult
from engine.rules.tiles import pips, tiles_text
from engine.rules.views import View
from engine.tables.model import Snapshot


def round_end_page(words: Words, snapshot: Snapshot) -> Page:
    """The end of a round, and of the match if it is over too. `snapshot` is the table just after the round's end."""
    view = snapshot.view_for(None)
    assert view is not None
    names = seat_names(snapshot)
    parts: list[Part] = []
    if view.outcome:
        parts.append(Text(words("end.final", game=game_title(words, snapshot.game))))
        parts.append(Frame(TallySubject.name, "\n".join(placing_lines(words, view, view.outcome, names))))
    else:
        parts.append(Text(title_line(words, view)))
    if view.result:
        parts += [Text(ending_line(words, view.result, names)), board_frame(words, snapshot, view)]
        parts.append(Text("\n".join(result_lines(words, view.result, view, names))))
    if view.outcome:
        tally = Button(words("board.tally"), control(snapshot, Verb.TALLY))
        parts.append(Row((again_button(words, snapshot), *([tally] if len(view.seats) > 1 else []))))
    else:
        parts.append(Frame(TallySubject.name, "\n".join([words("end.totals"), *total_lines(words, view, names)])))
    return Page(tuple(parts), Colour.OVER)


def again_button(words: Words, snapshot: Snapshot, tone: Tone = Tone.MAIN) -> Button:
    """The same once more: a rematch, or for somebody who plays alone a new game at once."""
    if len(snapshot.seats) == 1:
        return Button(words("hand.again"), control(snapshot, Verb.AGAIN), tone)
    return Button(words("end.rematch"), control(snapshot, Verb.REMATCH), tone)


def placing_lines(words: Words, view: View, outcome: Outcome, names: Sequence[str]) -> list[str]:
    """Who won, and everybody's place."""
    if outcome.winners:
        won = words.listing([side_name(words, view.sides[side], names) for side in outcome.winners])
        lines = [words("end.won", names=won)]
    elif len(view.seats) == 1 and view.result and view.result.devil is not None:
        lines = [words("end.devil_won", count=words.count("tile", view.result.devil))]
    else:
        lines = [words("end.lost")]
    if len(view.sides) > 1:
        lines += [words("end.placings"), *total_lines(words, view, names)]
    return lines


def result_lines(words: Words, result: RoundResult, view: View, names: Sequence[str]) -> list[str]:
    """Everybody's remaining tiles, and who got how many points for what."""
    if len(view.seats) == 1:
        return [words("end.captured", count=words.count("tile", view.seats[0].captured))]
    lines = [*_hand_lines(words, result, names), words("end.scores")]
    lines += receipt_lines(words, result, view, names) or [words("end.nobody")]
    if result.devil is not None:
        lines.append(words("end.devil", count=words.count("tile", result.devil)))
    return lines


def _hand_lines(words: Words, result: RoundResult, names: Sequence[str]) -> list[str]:
    lines = [words("end.hands")]
    for seat, hand in enumerate(result.hands):
        if hand:
            facts = {"tiles": tiles_text(sorted(hand)), "pips": words.count("pip", pips(hand))}
            lines.append(words("end.hand", name=names[seat], **facts))
        else:
            lines.append(words("end.hand_empty", name=names[seat]))
    return lines

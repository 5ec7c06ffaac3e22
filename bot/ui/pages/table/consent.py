"""The open questions at a table, and the seats that other people may take over."""

from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import Button, Part, Text, Tone, rows
from bot.ui.pages.table.seats import control, plain_names, seat_names
from bot.words import Words
from bot.words.names import safe_name
from engine.tables.edits.consent import agreed, needed
from engine.tables.table.model import Snapshot, Status
from engine.tables.table.participants import Question, TakeOver


def question_parts(words: Words, snapshot: Snapshot, reader: int | None = None) -> tuple[Part, ...]:
    """The open questions on the board with their buttons; for a `reader` only those without their answer."""
    if snapshot.status is not Status.PLAYING:
        return ()
    participants = snapshot.participants
    questions = participants.questions if reader is None else participants.unanswered(reader)
    return tuple(part for question in questions for part in _question_parts(words, snapshot, question))


def _question_parts(words: Words, snapshot: Snapshot, question: Question) -> tuple[Part, ...]:
    name, seat = safe_name(words, question.name), seat_names(words, snapshot)[question.seat]
    asked = words(f"consent.{question.asks}", name=name, seat=seat, until=question.until)
    count = words("consent.count", yes=agreed(snapshot, question), needed=needed(snapshot, question))
    buttons = [
        Button(words("consent.yes"), control(snapshot, Verb.AGREE, question.key)),
        Button(words("consent.no"), control(snapshot, Verb.DISAGREE, question.key)),
    ]
    return Text(f"{asked} {count}"), *rows(buttons)


def seat_buttons(words: Words, snapshot: Snapshot, user_id: int) -> list[Button]:
    """The buttons for people without a seat: come back, or take over a robot's seat."""
    mine = snapshot.seat_of(user_id)
    if not snapshot.is_open or (mine is not None and mine.human):
        return []
    if mine is not None and snapshot.clock.seat(mine.seat).forfeited:
        return []
    away = snapshot.participants.away
    if mine is not None or any(one.user_id == user_id for one in away):
        return [Button(words("consent.come_back"), control(snapshot, Verb.COME_BACK), Tone.GO)]
    if len(snapshot.seats) == 1:
        return []
    anyone = snapshot.participants.take_over is not TakeOver.NO
    friends = {one.seat: one.friend_id for one in away}
    names = plain_names(words, snapshot)
    return [
        Button(words("consent.take", name=names[seat.seat]), control(snapshot, Verb.TAKE_OVER, str(seat.seat)))
        for seat in snapshot.seats
        if not seat.human and (friends[seat.seat] == user_id if seat.seat in friends else anyone)
    ]


def away_lines(words: Words, snapshot: Snapshot) -> list[str]:
    """The absent players, their return, and their substitutes."""
    lines = []
    for one in snapshot.participants.away:
        sits = snapshot.seats[one.seat].human
        key = "away.friend_sits" if sits else "away.friend_may" if one.friend else "away.robot"
        key = "away.waited" if one.waits else key
        lines.append(words(key, name=safe_name(words, one.name), friend=safe_name(words, one.friend), until=one.until))
    return lines

"""The open questions at a table, what becomes of one's own, and the seats that other people may take over."""

from collections.abc import Collection

from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import Button, Page, Part, Text, Tone, rows, sentence
from bot.ui.pages.table.seats import control, plain_names, seat_names
from bot.words import Words
from bot.words.names import safe_name
from engine.tables.edits.consent import agreed, needed, open_seats, voters
from engine.tables.table.model import Snapshot, Status
from engine.tables.table.participants import Asks, Question


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
    return Text(f"{asked} {count} {words(_lapse(question))}".rstrip()), *rows(buttons)


def _lapse(question: Question) -> str:
    """The sentence that says what happens if answers are missing."""
    if question.asks in (Asks.UNDO, Asks.SIT_IN):
        return "consent.lapses_move"
    return "consent.lapses_wait" if question.asks is Asks.WAIT else "consent.lapses_round"


def own_parts(words: Words, snapshot: Snapshot, user_id: int) -> tuple[Part, ...]:
    """What becomes of this person's own questions: they wait for answers, or were refused."""
    if snapshot.status is not Status.PLAYING:
        return ()
    parts: list[Part] = []
    for question in snapshot.participants.questions:
        if question.user_id == user_id and question.asks is not Asks.SIT_IN:
            told = words(f"consent.mine_{question.asks}", names=_missing(words, snapshot, question))
            button = Button(words("consent.withdraw"), control(snapshot, Verb.WITHDRAW, question.key))
            parts += [Text(f"{told} {words(_lapse(question))}"), *rows([button])]
    known = snapshot.participants.decided
    if known is not None and known.user_id == user_id and not known.granted:
        names = words.listing(_names(words, snapshot, known.no))
        parts.append(Text(words(f"consent.refused_{known.asks}", names=names)))
    return tuple(parts)


def guest_page(words: Words, snapshot: Snapshot, user_id: int) -> Page | None:
    """What a person without a seat who asked for one, or waited for one, reads on their panel; None: nothing."""
    buttons = seat_buttons(words, snapshot, user_id)
    if own := own_parts(words, snapshot, user_id):
        asks = any(question.user_id == user_id for question in snapshot.participants.questions)
        return Page((*own, *rows([] if asks else buttons)))
    if snapshot.status is Status.PLAYING and snapshot.participants.guest(user_id) is not None:
        return sentence(words("lobby.began_robot" if buttons else "lobby.began"), *buttons)
    return None


def _missing(words: Words, snapshot: Snapshot, question: Question) -> str:
    """The names of the people whose answers are missing."""
    return words.listing(_names(words, snapshot, voters(snapshot, question) - {*question.yes, *question.no}))


def _names(words: Words, snapshot: Snapshot, users: Collection[int]) -> list[str]:
    names = seat_names(words, snapshot)
    return [names[seat.seat] for seat in snapshot.seats if seat.user_id in users]


def seat_buttons(words: Words, snapshot: Snapshot, user_id: int) -> list[Button]:
    """The buttons for people without a seat: come back, or take over a robot's seat."""
    mine = snapshot.seat_of(user_id)
    if snapshot.status is not Status.PLAYING or (mine is not None and mine.human):
        return []
    if mine is not None and snapshot.clock.seat(mine.seat).forfeited:
        return []
    away = snapshot.participants.away
    if mine is not None or any(one.user_id == user_id for one in away):
        return [Button(words("consent.come_back"), control(snapshot, Verb.COME_BACK), Tone.GO)]
    names = plain_names(words, snapshot)
    return [
        Button(words("consent.take", name=names[seat]), control(snapshot, Verb.TAKE_OVER, str(seat)))
        for seat in open_seats(snapshot, user_id)
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

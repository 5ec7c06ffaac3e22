"""The sentences for refusals."""

from bot.ui.pages.table.options import number_ranges
from bot.ui.pages.table.seats import seat_names
from bot.words import Words
from bot.words.names import safe_name, safe_text
from bot.words.options import accepted, answer, option_name, together
from engine.events.model import EventRefusal
from engine.rules.errors import Refusal, Refused
from engine.rules.games import GAMES
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import Snapshot, Status


def refusal_text(words: Words, refused: Refused, snapshot: Snapshot | None = None) -> str:
    """The sentence of a refusal with its facts."""
    facts = refused.facts
    match refused.refusal:
        case Refusal.BAD_OPTION:
            name = together(words, facts["name"], option_name)
            value = together(words, facts["value"], lambda words, text: safe_text(answer(words, text)))
            return words("refusal.bad_option", name=name, value=value, accepted=accepted(words, facts))
        case Refusal.UNKNOWN_OPTION:
            name = safe_text(str(facts.get("name", "")))
            return words("refusal.unknown_option", name=name, known=facts.get("known", ""))
        case Refusal.UNKNOWN_GAME:
            known = ", ".join(words(f"game.{game}") for game in GAMES)
            return words("refusal.unknown_game", name=safe_text(str(facts.get("name", ""))), known=known)
        case Refusal.WRONG_SEATS:
            allowed = facts.get("allowed", ())
            numbers = tuple(allowed) if isinstance(allowed, tuple) else ()
            text = number_ranges(words, numbers)
            return words("refusal.wrong_seats", allowed=text, seats=facts.get("seats", "?"))
        case TableRefusal.TABLE_CLOSED if snapshot is not None and snapshot.status is Status.FINISHED:
            return words("refusal.match_over")
        case TableRefusal.STORE_UNAVAILABLE if "reading" in facts:
            return words("refusal.store_unreadable")
        case TableRefusal.STORE_UNAVAILABLE if "unsure" in facts:
            return words("refusal.store_unsure")
        case TableRefusal.NOT_HOST:
            return words("refusal.not_host", host=_host(words, snapshot))
        case EventRefusal.NOT_THE_HOST:
            return words("refusal.not_the_host", host=safe_name(words, str(facts["host"])))
        case refusal if facts.keys() & {"most", "fewest", "until"}:
            return words(f"refusal.{refusal}", **facts)
        case refusal:
            return words(f"refusal.{refusal}")


def _host(words: Words, snapshot: Snapshot | None) -> str:
    seat = snapshot.seat_of(snapshot.host_id) if snapshot else None
    return seat_names(words, snapshot)[seat.seat] if snapshot and seat else words("somebody")

"""The seed chain of a table: its keys (`engine.rules.fair`), and the clicks its people have added.

Keys, clicks and the number of a draw are stored before the draw, so a crash changes no deal. A key is secret until its
round is over. Tables that share their deals (duplicate) share keys, add no clicks, and show keys when all are done.
"""

from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta

from engine.rules.fair import Chance
from engine.rules.game import Rng
from engine.rules.proof import Deals, deals_text
from engine.rules.record import Record
from engine.tables.table.model import Snapshot

SECRET_BYTES = 32


def mates_of(table: Snapshot) -> tuple[str, ...]:
    """The other tables with the same keys."""
    chain = table.seed_chain
    return () if chain is None else chain.mates


def daily_of(table: Snapshot) -> date | None:
    """The day whose deal the table has."""
    chain = table.seed_chain
    return None if chain is None or not chain.daily else date.fromisoformat(chain.daily)


def end_of(day: date) -> float:
    """When the day ends, in seconds UTC."""
    return datetime.combine(day + timedelta(days=1), time(), UTC).timestamp()


def commit_of(table: Snapshot) -> str | None:
    """The commit: the lobby shows it, so that keys can be verified later."""
    chain = table.seed_chain
    return None if chain is None else chain.key(0).hex()


def chance_at(table: Snapshot, rng: Rng) -> Rng:
    """The source of the house's next draw: the chain, or `rng`."""
    chain, number = table.seed_chain, len(table.rounds) + 1
    if chain is None or number > chain.rounds:
        return rng
    later = () if table.clicked is None else (table.clicked,)
    return Chance(chain.key(number), number, table.draws + 1, (*chain.clicks, *later))


def noting_click(before: Snapshot | None, after: Snapshot, click: int | None) -> Snapshot:
    """`after` with a note of the click, if a person sat down by it or the match began."""
    chain = after.seed_chain
    if chain is None or (before is not None and (before.match is not None or before.unloaded)):
        return after
    known = dict(chain.seated)
    people = [seat.user_id for seat in after.seats if seat.user_id is not None]
    seated = tuple((user, known.get(user, click)) for user in people)
    chain = replace(chain, seated=tuple((user, given) for user, given in seated if given is not None))
    if after.match is not None:
        clicks = [given for _, given in chain.seated]
        chain = replace(chain, seated=(), clicks=(*clicks, *([] if click is None else [click])))
    return after if chain == after.seed_chain else replace(after, seed_chain=chain)


def deals_of(table: Snapshot, record: Record, clicks: list[int | None], other: Deals | None = None) -> str:
    """The file of deals of the finished rounds, at least one. `clicks` are those of the steps; `other` deals are
    repeated here."""
    chain = table.seed_chain
    assert chain is not None
    if chain.shared:
        return deals_text(record, (), [], chain.key, min(len(table.rounds), chain.rounds), shared=True)
    return deals_text(record, chain.clicks, clicks, chain.key, min(len(table.rounds), chain.rounds), other)

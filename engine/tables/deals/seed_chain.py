"""The chain of keys from which chance comes at a table (`engine.rules.fair`), and the clicks that its people gave.

Nothing is drawn when a round begins: the key, the clicks and the number of the draw follow from what is stored, so
what a crash prevents is dealt alike after it. Nobody may see a key before its round is over; tables that share their
deals (duplicate) share the keys too, no click goes into them, and nobody sees one before all are done.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from engine.rules.fair import ROUNDS, Chance, key_of
from engine.rules.game import Rng
from engine.rules.proof import Deals, deals_text
from engine.rules.record import Record

if TYPE_CHECKING:
    from engine.tables.core.model import Snapshot

SECRET_BYTES = 32


@dataclass(frozen=True, slots=True)
class SeedChain:
    """What is stored of it with the table."""

    last: bytes = field(repr=False)
    """The key of the last round: all others follow from it."""
    rounds: int
    seated: tuple[tuple[int, int], ...] = ()
    """In the lobby: by person who sits, the click with which they came to sit."""
    clicks: tuple[int, ...] = ()
    """Since the start: those clicks by seat, then that of the start."""
    mates: tuple[str, ...] = ()
    """The other tables that are dealt from the same keys."""

    def key(self, round_: int) -> bytes:
        """The key of a round; of round 0: the commit."""
        return key_of(self.last, round_, self.rounds)


def mates_of(table: Snapshot) -> tuple[str, ...]:
    """The other tables with the same keys."""
    chain = table.seed_chain
    return () if chain is None else chain.mates


def commit_of(table: Snapshot) -> str | None:
    """What the lobby shows, so that the keys can be checked later."""
    chain = table.seed_chain
    return None if chain is None else chain.key(0).hex()


def shown_key(table: Snapshot, round_: int) -> str | None:
    """The key of a round that is over; None before, where there is none, and where others have the same."""
    chain = table.seed_chain
    if chain is None or chain.mates or not 0 < round_ <= min(len(table.rounds), chain.rounds):
        return None
    return chain.key(round_).hex()


def chance_at(table: Snapshot, rng: Rng) -> Rng:
    """Where the house's next draw comes from: the chain, else `rng`."""
    chain, number = table.seed_chain, len(table.rounds) + 1
    if chain is None or number > chain.rounds:
        return rng
    later = () if table.clicked is None else (table.clicked,)
    return Chance(chain.key(number), number, table.draws + 1, (*chain.clicks, *later))


def with_seed_chain(table: Snapshot, draw: Callable[[int], bytes] | None, click: int | None) -> Snapshot:
    """A new table with a chain of its own, opened with this click."""
    chain = None if draw is None else SeedChain(draw(SECRET_BYTES), ROUNDS)
    return noting_click(None, replace(table, seed_chain=chain), click)


def with_shared_seeds(table: Snapshot, last: bytes, mates: Sequence[str]) -> Snapshot:
    """A new table whose `mates` are dealt from the same key of the last round."""
    return replace(table, seed_chain=SeedChain(last, ROUNDS, mates=tuple(mates)))


def noting_click(before: Snapshot | None, after: Snapshot, click: int | None) -> Snapshot:
    """`after`, which came about by this click, with a note of it if somebody sat down by it, or the match began."""
    chain = after.seed_chain
    if chain is None or (before is not None and (before.match is not None or before.unloaded)):
        return after
    known = dict(chain.seated)
    people = [seat.person.user_id for seat in after.seats if seat.person]
    seated = tuple((user, known.get(user, click)) for user in people)
    chain = replace(chain, seated=tuple((user, given) for user, given in seated if given is not None))
    if after.match is not None:
        clicks = [given for _, given in chain.seated]
        chain = replace(chain, seated=(), clicks=(*clicks, *([] if click is None else [click])))
    return after if chain == after.seed_chain else replace(after, seed_chain=chain)


def deals_of(table: Snapshot, record: Record, clicks: list[int | None], other: Deals | None = None) -> str:
    """The file of deals of the rounds that are over, of which there must be one; `clicks` are those of the steps,
    `other` whose deals are dealt again."""
    chain = table.seed_chain
    assert chain is not None
    if chain.mates:
        return deals_text(record, (), [], chain.key, min(len(table.rounds), chain.rounds), shared=True)
    return deals_text(record, chain.clicks, clicks, chain.key, min(len(table.rounds), chain.rounds), other)

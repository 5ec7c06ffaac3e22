"""Who was ahead in each round of a match, and the tile that decided it."""

from __future__ import annotations

from collections.abc import Iterable

from engine.rules.events import Event, Played, Stacked
from engine.rules.match import Match
from engine.rules.scoring import Outcome, places
from engine.rules.tiles import Seat, Tile, frozen


@frozen
class Lead:
    """The sides that are ahead after a round, or now. Sides that tie are ahead together."""

    number: int
    """The round."""
    totals: tuple[int, ...]
    ahead: tuple[int, ...]
    decisive: tuple[Seat, Tile] | None = None
    """The tile after which they were ahead until the end of the round, and who laid it. None: they were all along."""
    newest: tuple[Seat, Tile] | None = None
    """The last tile of the round."""


def leads_after(leads: tuple[Lead, ...], match: Match, events: Iterable[Event]) -> tuple[Lead, ...]:
    """The lead in each round after these events, which led to the match as it is."""
    score = match.score
    totals = tuple(score.totals)
    *earlier, last = leads or (Lead(0, (0,) * len(totals), tuple(range(len(totals)))),)
    if last.number != score.number:
        earlier, last = [*earlier, last], Lead(score.number, last.totals, last.ahead)
    newest, ahead, decisive = last.newest, last.ahead, last.decisive
    for event in events:
        if isinstance(event, (Played, Stacked)):
            newest = event.seat, event.tile
    if totals != last.totals:
        ahead = Outcome(totals, places(totals, low_wins=score.low_wins)).winners
        decisive = decisive if ahead == last.ahead else newest
    return (*earlier, Lead(score.number, totals, ahead, decisive, newest))


def decisive_tile(leads: Iterable[Lead], number: int | None) -> tuple[Seat, Tile] | None:
    """The decisive tile of a round, if it has one."""
    return next((lead.decisive for lead in leads if lead.number == number), None)

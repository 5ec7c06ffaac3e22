"""Deals: lines and buttons for those of another match, and the check of a match with the file to repeat it."""

from typing import Final

from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import Button, Document, Page, Text
from bot.ui.pages.table.seats import control, seat_names
from bot.words import Words
from bot.words.log import number_text, side_name
from bot.words.names import safe_name
from engine.events.model import Spot
from engine.rules.fair import Checked, Unfair
from engine.tables.keeping.same_deals import Compared, SameDeal
from engine.tables.table.model import Snapshot, Status
from engine.tables.table.seed_chain import commit_of, mates_of

MOST_OTHERS: Final = 3
MOST_SIDES: Final = 4
"""Limits of the comparison in an account: sides, and others for each side."""


def deal_buttons(words: Words, snapshot: Snapshot, user_id: int | None) -> list[Button]:
    """The buttons to replay the deals of a finished match. Its players are also offered a revenge."""
    if snapshot.status is not Status.FINISHED:
        return []
    buttons = [Button(words("same_deal.play"), control(snapshot, Verb.SAME_DEAL))]
    if user_id is not None and len(snapshot.seats) > 1 and snapshot.seat_of(user_id) is not None:
        buttons.append(Button(words("same_deal.revenge"), control(snapshot, Verb.REVENGE)))
    return buttons


def fair_buttons(words: Words, snapshot: Snapshot) -> list[Button]:
    """The button to check the deals, at tables with a seed chain."""
    return [Button(words("verify.button"), control(snapshot, Verb.FAIR))] if commit_of(snapshot) else []


def deal_lines(words: Words, snapshot: Snapshot) -> list[str]:
    """Lines for the lobby."""
    if snapshot.deals_of is None:
        return []
    lines = [words("same_deal.lobby", match=snapshot.deals_of)]
    host = snapshot.seat_of(snapshot.host_id)
    if snapshot.participants.turned:
        lines.append(words("same_deal.lobby_turned"))
    elif not snapshot.participants.seen:
        lines.append(words("same_deal.lobby_new"))
    elif host is not None:
        lines.append(words("same_deal.lobby_seen", host=safe_name(words, host.name)))
    return lines


def compared_lines(words: Words, snapshot: Snapshot, told: SameDeal | None) -> list[str]:
    """How others did with the same tiles, by side, after the match."""
    if told is None or not told.sides:
        return []
    title = words("same_deal.compared", rounds=words.count("round", told.rounds))
    return [title, *(_side(words, snapshot, side) for side in told.sides[:MOST_SIDES])]


def _side(words: Words, snapshot: Snapshot, side: Compared) -> str:
    shown = []
    for other in side.others[:MOST_OTHERS]:
        names = words.listing([safe_name(words, name) for name in other.names])
        shown.append(words("same_deal.other", names=names, points=number_text(other.points)))
    if len(side.others) > MOST_OTHERS:
        shown.append(words("list.more", n=len(side.others) - MOST_OTHERS))
    others = ", ".join(shown)
    if len(side.others) > 1:
        others = words("same_deal.median", others=others, median=f"{side.median:g}")
    names = side_name(words, side.seats, seat_names(words, snapshot))
    return words("same_deal.side", names=names, points=number_text(side.points), others=others)


FILE_NAME = "deals.txt"


def checked_page(words: Words, snapshot: Snapshot, checked: Checked, text: str, spot: Spot | None = None) -> Page:
    """The deals are fair. `spot`: the round and table for which an event listed the number before any deal."""
    draws = len(checked.draws)
    lines = [words("verify.title", game=words(f"game.{snapshot.game}"))]
    own = draws - checked.taken
    if checked.of is not None:
        lines.append(words("verify.same", match=checked.of, taken=checked.taken, draws=draws))
        lines += [words("verify.same_fresh")] if own else []
    if own:
        lines.append(words("verify.keys", rounds=words.count("round", checked.rounds), commit=checked.commit))
        came = len(set(checked.clicks)) > 1  # people sat down or signed up, then the host started
        if spot is not None:
            lines.append(words("verify.event", round=spot[0], table=spot[1]))
        elif came:
            lines.append(words("verify.lobby"))
        key = "verify.shared" if mates_of(snapshot) else "verify.draws" if came else "verify.draws_alone"
        lines.append(words(key, draws=own, clicks=len(checked.clicks)))
        lines.append(words("verify.means" if came or spot is not None else "verify.no_lobby"))
    if checked.of is not None:
        lines.append(words("verify.same_means", match=checked.of))
    if checked.rounds < len(snapshot.rounds):
        lines.append(words("verify.chain_over", rounds=checked.rounds))
    return _page(lines, text)


def unfair_page(words: Words, snapshot: Snapshot, unfair: Unfair, text: str) -> Page:
    """The deals are not as they should be."""
    lines = [
        words("verify.title", game=words(f"game.{snapshot.game}")),
        words(f"verify.flaw_{unfair.flaw}", number=unfair.round or 0),
    ]
    return _page(lines, text)


def _page(lines: list[str], text: str) -> Page:
    return Page((Text("\n".join(lines)), Document(FILE_NAME, text.encode())))

"""The result of a check of a match's deals, with the file to repeat it."""

from bot.ui.pages.page import Document, Page, Text
from bot.words import Words
from engine.events.model import Spot
from engine.rules.fair import Checked, Unfair
from engine.tables.core.model import Snapshot
from engine.tables.deals.seed_chain import mates_of

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

"""Names of people and other texts from strangers, made safe: no markdown, no mention, no text direction tricks.

`clean_…` is for buttons, menus and pictures, which show text literally. `safe_…` is for messages, where Discord
interprets markdown, mentions, links and timestamps.
"""

import re
import unicodedata
from functools import lru_cache

from bot.words.language import Words

LONGEST = 24
NAMELESS = "?"
_JOINER = "\u200d"
_HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_BLANK = set("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that show nothing."""
_MARKS_IN_A_ROW = 2
_DELETED = re.compile(r"\x1a(\d+)")
"""A stored pseudonym (`engine.events.privacy`). No name on Discord has its first character."""
_MARKDOWN = re.compile(r"([\\*_~`|>#\[\]()<:\-+=.!@&/])")


@lru_cache(maxsize=4096)
def clean_name(words: Words, name: str) -> str:
    """A person's name as clean text; a deleted player's pseudonym in the language of `words`. A name that shows nothing
    but emojis has a stand-in that can be read aloud."""
    return isolated(_plain(words, name))


@lru_cache(maxsize=4096)
def safe_name(words: Words, name: str) -> str:
    """A person's name as safe text."""
    return isolated(_escaped(_plain(words, name)))


def _plain(words: Words, name: str) -> str:
    deleted, text = _DELETED.fullmatch(name), clean_text(name)
    if deleted:
        return words("seat.deleted", n=deleted[1])
    kinds = {unicodedata.category(letter) for letter in text} - {"So", "Sk"}  # emojis, and their colours of skin
    readable = text != NAMELESS and any(kind[0] in "LNPS" for kind in kinds)
    return text if readable else words("seat.unnamed")


def isolated(text: str) -> str:
    """The text between signs that keep a name written from right to left from reordering what stands beside it."""
    turns = any(unicodedata.bidirectional(letter) in ("R", "AL", "AN") for letter in text)
    return f"\u2068{text}\u2069" if turns else text


def spoken_name(name: str) -> str:
    """A name that is clean already, for a picture's description."""
    return isolated(clean_text(name))


def clean_text(text: str, longest: int = LONGEST) -> str:
    """The text on one line without invisible and direction-changing characters, cut to `longest` characters."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        if letter in _BLANK:
            letter = " "
        if kind in _HIDDEN and letter != _JOINER:
            letter = " " if kind in ("Cc", "Zl", "Zp") else ""
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks <= _MARKS_IN_A_ROW:
            kept.append(letter)
    text = " ".join("".join(kept).strip(_JOINER).split())
    if not any(unicodedata.category(letter)[0] in "LNSP" for letter in text):
        return NAMELESS
    return text if len(text) <= longest else text[: longest - 1].rstrip() + "…"


def safe_text(text: str, longest: int = LONGEST) -> str:
    """The clean text with all of Discord's markup escaped."""
    return _escaped(clean_text(text, longest))


def _escaped(text: str) -> str:
    escaped = _MARKDOWN.sub(r"\\\1", text)
    # A backslash does not stop @everyone from being shown as a mention; an invisible joint after the @ does.
    return escaped.replace("@", "@\u2060")

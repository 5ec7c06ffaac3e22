"""Names of people, made safe: no markdown, no mention, no text direction tricks, no essays.

A name is text from a stranger. `clean_name` is for buttons, menus and pictures, which show text literally. `safe_name`
is for messages, where Discord interprets markdown, mentions, links and timestamps.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

LONGEST = 24
NAMELESS = "?"
_JOINER = "\u200d"
_HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_MARKS_IN_A_ROW = 2
_MARKDOWN = re.compile(r"([\\*_~`|>#\[\]()<:\-+=.!@&/])")


@lru_cache(maxsize=4096)
def clean_name(name: str, longest: int = LONGEST) -> str:
    """The name on one line without invisible and direction-changing characters, cut to `longest` characters."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(letter)
        if kind in _HIDDEN and letter != _JOINER:
            letter = " " if kind in ("Cc", "Zl", "Zp") else ""
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks <= _MARKS_IN_A_ROW:
            kept.append(letter)
    text = " ".join("".join(kept).strip(_JOINER).split())
    if not any(unicodedata.category(letter)[0] in "LNSP" for letter in text):
        return NAMELESS
    return text if len(text) <= longest else text[: longest - 1].rstrip() + "…"


def safe_name(name: str, longest: int = LONGEST) -> str:
    """The clean name with all of Discord's markup escaped."""
    escaped = _MARKDOWN.sub(r"\\\1", clean_name(name, longest))
    # A backslash does not stop @everyone from being shown as a mention; an invisible joint after the @ does.
    return escaped.replace("@", "@\u2060")

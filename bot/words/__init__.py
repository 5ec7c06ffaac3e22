"""Every sentence a person reads, by language; names made safe; events, boards and receipts in words.

words = words_for("en-GB")
words("turn.yours")
"""

from __future__ import annotations

import copyreg

from bot.words.en import ENGLISH
from bot.words.language import Words

DEFAULT = "en"
LANGUAGES: dict[str, Words] = {"en": Words("en", ENGLISH)}


def words_for(locale: str | None = None) -> Words:
    """The language of a Discord locale (`en-GB`, `de`), or English."""
    code = (locale or DEFAULT).split("-", 1)[0]
    return LANGUAGES.get(code, LANGUAGES[DEFAULT])


# A language that is sent to another process is the same one there, not a copy.
copyreg.pickle(Words, lambda words: (words_for, (words.code,)))


__all__ = ["DEFAULT", "LANGUAGES", "Words", "words_for"]

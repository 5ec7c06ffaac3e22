"""Every sentence for players, by language. Also: safe names, and events, boards and receipts in words.

words = words_for("en-GB")
words("turn.yours")
"""

from __future__ import annotations

import copyreg
from importlib import import_module
from pkgutil import walk_packages

from bot.words.language import Words

DEFAULT = "en"


def _language(code: str) -> Words:
    """The language made of the `SENTENCES` of every module in its folder."""
    package = import_module(f"{__name__}.{code}")
    modules = [import_module(found.name) for found in walk_packages(package.__path__, f"{package.__name__}.")]
    return Words(code, {key: text for module in modules for key, text in getattr(module, "SENTENCES", {}).items()})


LANGUAGES: dict[str, Words] = {code: _language(code) for code in ("en",)}


def words_for(locale: str | None = None) -> Words:
    """The language of a Discord locale (`en-GB`, `de`), or English."""
    code = (locale or DEFAULT).split("-", 1)[0]
    return LANGUAGES.get(code, LANGUAGES[DEFAULT])


# A language that is sent to another process is the same one there, not a copy.
copyreg.pickle(Words, lambda words: (words_for, (words.code,)))


__all__ = ["DEFAULT", "LANGUAGES", "Words", "words_for"]

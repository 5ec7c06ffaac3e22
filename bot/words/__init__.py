"""Every sentence for players, by language. Also: safe names, and events, boards and receipts in words.

words = words_for("en-GB")
words("turn.yours")
"""

import copyreg
from importlib.resources import files

from bot.words.language import Words

LOCALES = {"en": "en_GB", "es": "es_419", "pt": "pt_BR", "fr": "fr", "de": "de"}
"""By language, the locale whose plurals, lists and numbers it uses (CLDR)."""
DEFAULT = "en"


def source(code: str) -> str:
    """All `.ftl` files of a language, one after the other."""
    folder = files(__name__).joinpath(code)
    found = [entry for part in (folder, folder.joinpath("games")) for entry in part.iterdir()]
    return "".join(file.read_text(encoding="utf-8") for file in found if file.name.endswith(".ftl"))


def untranslated(code: str) -> frozenset[str]:
    """The games without a file in a language. Their sentences and rules are in English there."""
    english, own = (files(__name__).joinpath(folder, "games") for folder in (DEFAULT, code))
    translated = {entry.name.partition(".")[0] for entry in own.iterdir()}
    return frozenset(entry.name.partition(".")[0] for entry in english.iterdir()) - translated


LANGUAGES: dict[str, Words] = {
    code: Words(code, locale, source(DEFAULT) + source(code)) for code, locale in LOCALES.items()
}
"""A sentence that a language lacks is English. Tests let only a whole game lack: `docs/translating.md` lists them."""


def words_for(locale: str | None = None) -> Words:
    """The language of a Discord locale (`en-GB`, `de`), or English."""
    code = (locale or DEFAULT).split("-", 1)[0]
    return LANGUAGES.get(code, LANGUAGES[DEFAULT])


# A language that is sent to another process is the same one there, not a copy.
copyreg.pickle(Words, lambda words: (words_for, (words.code,)))


__all__ = ["DEFAULT", "LANGUAGES", "Words", "untranslated", "words_for"]

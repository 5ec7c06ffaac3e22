"""Privacy: the data stored about a person, with Export and Delete."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.ui.pages.custom_ids import Verb, control_of
from bot.ui.pages.page import Button, Choice, Document, Menu, Page, Part, PeopleMenu, Row, Text, Tone, sentence
from bot.words import Words
from bot.words.names import clean_name, safe_name
from engine.tables.core.model import Person

EXPORT, DELETE, YES = "export", "delete", "delete:yes"
IGNORE, UNIGNORE = "ignore", "unignore"
COUNTED: Final = (
    *("seats", "steps", "match_seats", "ratings", "achievements", "event_players", "premoves", "hands", "dailies"),
)
"""The tables of an export whose rows the page counts."""
Stored = Mapping[str, Sequence[Mapping[str, Any]]]
"""A person's rows by table, as `engine.store.questions.privacy.export_person` gives them."""


def privacy_page(words: Words, stored: Stored, ignored: Sequence[Person] = ()) -> Page:
    """The number of a person's stored rows of each kind and the people they ignore, on one screen."""
    known = stored.get("players", ())
    counts = [f"privacy.{table}" for table in COUNTED if stored.get(table)]
    lines = [words("privacy.title")]
    if known:
        lines.append(words("privacy.name", name=safe_name(words, known[0]["name"])))
        lines += [words("privacy.settings")] if known[0]["settings"] else []
    lines += [words(key, count=len(stored[key.removeprefix("privacy.")])) for key in counts]
    if not (known or counts):
        return Page((Text(words("privacy.nothing")), *_ignoring(words, ignored)))
    buttons = (
        Button(words("privacy.export"), control_of(Verb.PRIVACY, EXPORT)),
        Button(words("privacy.delete"), control_of(Verb.PRIVACY, DELETE), Tone.DANGER),
    )
    return Page((Text("\n".join(lines)), Text(words("privacy.who")), Row(buttons), *_ignoring(words, ignored)))


def _ignoring(words: Words, ignored: Sequence[Person]) -> list[Part]:
    """The menus to ignore someone, and no longer."""
    names = words.listing([f"**{safe_name(words, one.name)}**" for one in ignored])
    told = words("ignore.now", names=names) if ignored else words("ignore.nobody")
    choices = tuple(Choice(clean_name(words, one.name), str(one.user_id)) for one in ignored)
    again = [Menu(control_of(Verb.PRIVACY, UNIGNORE), words("ignore.stop"), choices)] if ignored else []
    return [Text(told), PeopleMenu(control_of(Verb.PRIVACY, IGNORE), words("ignore.pick"), 1), *again]


def delete_page(words: Words) -> Page:
    """The question before a deletion, with what remains after it."""
    return sentence(
        words("privacy.sure"),
        Button(words("privacy.yes"), control_of(Verb.PRIVACY, YES), Tone.DANGER),
        Button(words("privacy.no"), control_of(Verb.PRIVACY)),
    )


def export_page(words: Words, stored: Stored) -> Page:
    """The export as a file."""
    data = json.dumps(stored, indent=2).encode()
    return Page((Text(words("privacy.exported")), Document("boneyard-data.json", data)))

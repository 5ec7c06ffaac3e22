"""Privacy: the data stored about a person, with Export and Delete."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.ui.pages.custom_ids import Verb, control_of
from bot.ui.pages.page import Button, Document, Page, Row, Text, Tone, sentence
from bot.words import Words
from bot.words.names import safe_name

EXPORT, DELETE, YES = "export", "delete", "delete:yes"
COUNTED: Final = ("seats", "steps", "match_seats", "ratings", "achievements", "event_players", "premoves")
"""The tables of an export whose rows the page counts."""
Stored = Mapping[str, Sequence[Mapping[str, Any]]]
"""A person's rows by table, as `engine.store.questions.privacy.export_person` gives them."""


def privacy_page(words: Words, stored: Stored) -> Page:
    """The number of a person's stored rows of each kind, on one screen."""
    known = stored.get("players", ())
    counts = [f"privacy.{table}" for table in COUNTED if stored.get(table)]
    lines = [words("privacy.title")]
    if known:
        lines.append(words("privacy.name", name=safe_name(known[0]["name"])))
        lines += [words("privacy.settings")] if known[0]["settings"] else []
    lines += [words(key, count=len(stored[key.removeprefix("privacy.")])) for key in counts]
    if not (known or counts):
        return sentence(words("privacy.nothing"))
    buttons = (
        Button(words("privacy.export"), control_of(Verb.PRIVACY, EXPORT)),
        Button(words("privacy.delete"), control_of(Verb.PRIVACY, DELETE), Tone.DANGER),
    )
    return Page((Text("\n".join(lines)), Text(words("privacy.who")), Row(buttons)))


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

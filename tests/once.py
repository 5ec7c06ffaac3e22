"""Work that a program does once. A test run would repeat it for each of its bots."""

from __future__ import annotations

import json
from typing import Any

import pytest
from discord import app_commands

from tests.plain import copied


def translate_once(patch: pytest.MonkeyPatch) -> None:
    """Translate equal commands once. A start of the bot asks for thousands of sentences in all of Discord's languages,
    which was a third of its processor time."""
    known: dict[tuple[type[object], str], dict[str, Any]] = {}

    def remembering(kind: type[Any]) -> Any:
        translated = kind.get_translated_payload

        async def payload(self: Any, tree: Any, translator: app_commands.Translator) -> dict[str, Any]:
            key = type(translator), json.dumps(self.to_dict(tree), sort_keys=True)
            if key not in known:
                known[key] = await translated(self, tree, translator)
            own: dict[str, Any] = copied(known[key])
            return own

        return payload

    for kind in (app_commands.Group, app_commands.ContextMenu):
        patch.setattr(kind, "get_translated_payload", remembering(kind))

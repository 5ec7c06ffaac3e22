"""What the flows share."""

from typing import Any

import pytest
from simcord import interactions as raw

from bot.words import Words, words_for


@pytest.fixture
def unpainted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are laid out and described as ever, and not painted: that takes ten times as long."""
    monkeypatch.setattr("bot.pictures.render.drawing.png", lambda scene, most: b"\x89PNG")


LOCALES = {"en": "en-US", "es": "es-419", "pt": "pt-BR", "fr": "fr", "de": "de"}


@pytest.fixture(params=LOCALES)
def language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Words:
    """Everyone's Discord speaks this language; a test runs once in each."""
    made = raw.base_payload

    def payload(*args: Any, **facts: Any) -> Any:
        record, sent = made(*args, **facts)
        return record, {**sent, "locale": LOCALES[request.param]}

    monkeypatch.setattr(raw, "base_payload", payload)
    return words_for(LOCALES[request.param])

"""What the flows share."""

import pytest


@pytest.fixture
def unpainted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are laid out and described as ever, and not painted: that takes ten times as long."""
    monkeypatch.setattr("bot.pictures.render.drawing.png", lambda scene, most: b"\x89PNG")

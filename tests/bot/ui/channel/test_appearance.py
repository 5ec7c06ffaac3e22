"""Settings that cannot be read now: the defaults apply, and the log says so without anyone's id."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest

from bot.ui.channel.answers import Answers
from bot.ui.channel.appearance import Appearance
from bot.ui.channel.emojis import TileEmojis
from engine.rules.errors import Refused
from engine.tables.keeping.preferences import DisplaySettings, Preferences
from engine.tables.table.errors import TableRefusal
from tests.no_pictures import NoPictures

NUMBER = 123456789012345678


async def refuse(number: int) -> DisplaySettings:
    raise Refused(TableRefusal.STORE_UNAVAILABLE)


async def test_unknown_settings_are_the_defaults_and_the_log_names_nobody(caplog: pytest.LogCaptureFixture) -> None:
    away = SimpleNamespace(of=refuse)
    preferences = cast(Preferences, SimpleNamespace(people=away, servers=away))
    appearance = Appearance(preferences, NoPictures(), TileEmojis(), Answers())
    assert await appearance.settings_of(NUMBER) == DisplaySettings()
    assert await appearance.settings_of_server(NUMBER) == DisplaySettings()
    assert "The settings of a person are unknown" in caplog.text
    assert str(NUMBER) not in caplog.text

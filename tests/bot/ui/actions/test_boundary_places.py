"""Where a click came from, as far as the library knows."""

from types import SimpleNamespace
from typing import Any

import discord

from bot.ui.actions.boundary import _parents


def test_a_thread_whose_channel_the_library_does_not_know_has_no_category() -> None:
    thread: Any = discord.Thread.__new__(discord.Thread)
    thread.id, thread.parent_id = 9, 5
    thread.guild = SimpleNamespace(get_channel=lambda channel_id: None)
    assert _parents(thread) == (5, None)

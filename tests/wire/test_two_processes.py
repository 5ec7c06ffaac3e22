"""Two processes with two shards each on one PostgreSQL database: what managers and people decide in one of them holds
in the other one, by every way."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.client import Boneyard
from bot.ui.pages.custom_ids import Verb, control_of
from tests.engine.store.postgres import emptied
from tests.wire.conftest import Hurry, running
from tests.wire.discord import WireDiscord
from tests.wire.people import ANA, BO, CHLOE, People, shown
from tests.wire.shapes import CHANNEL, GUILD, NEXT_SERVER, User, guild_of, letters_of
from tests.wire.test_managers import DORA, EVE, MILO, MONA, SLOW, in_days, of, page, press, said

pytestmark = pytest.mark.postgres
HERE, THERE = CHANNEL, CHANNEL + NEXT_SERVER
"""A channel of each process."""

"""Boards, hand panels and accounts of rounds fit on a phone: measured in the page, in every game that there is."""

from pathlib import Path

import pytest

from bot.trial import PEOPLE
from engine.rules.games import GAMES, make_game
from engine.tables.model import ChannelRef, Person
from tools.driver import PHONE, browser
from tools.night import ACCOUNT, ANA, BOARD, PANEL, Night, Now, night

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("unhurried")]

SMALL_TABLE, SMALL_BOARD = 4, 520
LARGEST_TABLE, LARGEST_BOARD = 12, 700
TILES, HAND = 7, 640
"""A panel with so many tiles is at most so high (CSS px)."""
ACCOUNT_OF_A_ROUND = 900
LATE = 0.6
"""How much of a round is played when its board is measured."""


def ana_has_few_tiles(now: Now) -> bool:
    """It is Ana's turn, and she holds no more tiles than a hand is measured with."""
    return now.turn == ANA and now.progress >= LATE and len(now.view.hand) <= TILES


def a_round_is_over(now: Now) -> bool:
    """A round has been counted, and the next one or the end is there."""
    return now.rounds >= 1


async def open_table(evening: Night, game: str, seats: int, *, host: int) -> None:
    """A match of Ana and robots, without a click. A host may have only so many tables, so Björn opens some."""
    page = evening.server.pages[0]
    channel = page.channel
    assert channel.guild is not None
    opener = Person(page.viewers[host].id, PEOPLE[host])
    table = await evening.tables.open(ChannelRef(channel.guild.id, channel.id), opener, game, {}, seats=seats)
    evening.bot.services.writer.mark(table)
    if host:
        await evening.tables.join(table.id, Person(page.viewers[0].id, ANA))
    for _ in range(seats - 1 - bool(host)):
        await evening.tables.host.add_robot(table.id, table.host_id)
    await evening.tables.host.begin(table.id, table.host_id)
    await evening.rest()


async def test_boards_and_hands_fit_on_a_phone(chromium: str, tmp_path: Path) -> None:
    heights: dict[str, int] = {}
    async with browser(chromium) as opened, night(opened, "sizes", 1, tmp_path, tmp_path) as evening:
        await evening.person.resize((PHONE[0], 3000))
        for game in GAMES:
            counts = [count for count in make_game(game).seat_counts() if count <= LARGEST_TABLE]
            small = max((count for count in counts if count <= SMALL_TABLE), default=counts[0])
            for seats in sorted({small, counts[-1]}):
                await open_table(evening, game, seats, host=int(seats != small))
                await evening.play(ana_has_few_tiles, "Ana's turn, late in a round")
                heights[f"{game} {seats} board"] = await evening.height(BOARD)
                if seats == small:
                    await evening.press("My hand", BOARD)
                    heights[f"{game} {seats} hand"] = await evening.height(PANEL)
                await evening.play(a_round_is_over, "the end of the round")
                heights[f"{game} {seats} account"] = await evening.height(ACCOUNT)
    too_tall = {}
    for what, height in heights.items():
        _, players, part = what.split()
        board = SMALL_BOARD if int(players) <= SMALL_TABLE else LARGEST_BOARD
        limit = {"hand": HAND, "account": ACCOUNT_OF_A_ROUND, "board": board}[part]
        if height > limit:
            too_tall[what] = height
    assert not too_tall, heights

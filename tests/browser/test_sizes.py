"""Boards, hand panels and accounts of rounds fit on a phone: measured in the page, in every game that there is."""

from contextlib import suppress
from pathlib import Path

import pytest

from bot.trial import PEOPLE
from bot.words import LANGUAGES, words_for
from engine.rules.games import GAMES, make_game
from engine.tables.edits.lobby import AddRobot, Begin, Join
from engine.tables.keeping.opening import Wanted
from engine.tables.table.model import ChannelRef, Person, TableId
from tools.driver import DESKTOP, PHONE, browser
from tools.night import ACCOUNT, ANA, BOARD, PRIVATE, NeverCame, Night, Now, night

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("unhurried")]

SMALL_TABLE, SMALL_BOARD = 4, 520
LARGEST_TABLE, LARGEST_BOARD = 12, 700
TILES, HAND = 7, 640
"""The greatest height of a panel (CSS px) by its number of tiles."""
ACCOUNT_OF_A_ROUND, ON_A_PHONE, ON_A_DESKTOP = 550, 700, 650
"""The end of a round on a phone, any screen there, and any end on a window 1,280 px wide, each with the applause below
it, a row of 30 px."""
ALL_GAMES, NEAR_THE_TOP = 700, 200
"""The list of the games on a phone and on a desktop, and where its menu stands at the latest."""
LOBBY = 520
"""A lobby with house rules."""
CUT = "all => all.filter(one => getComputedStyle(one).whiteSpace === 'pre').map(one => one.textContent)"
"""Lines that do not wrap, so that a phone cuts them."""
LATE = 0.6
"""How much of a round is played when its board is measured."""


def ana_has_few_tiles(now: Now) -> bool:
    """It is Ana's turn, and she holds no more tiles than a hand is measured with."""
    return now.turn == ANA and now.progress >= LATE and len(now.view.hand) <= TILES


def a_round_is_over(now: Now) -> bool:
    """A round has been counted, and the next one or the end is there."""
    return now.rounds >= 1


async def open_late(evening: Night, game: str, seats: int, *, host: int) -> None:
    """A match of Ana and robots late in a round; another one where the first was over before Ana had few tiles."""
    while True:
        with suppress(NeverCame):
            return await open_table(evening, game, seats, host=host)


async def open_table(evening: Night, game: str, seats: int, *, host: int) -> None:
    """Open such a match without a click and wait until it is drawn. Björn opens some of the tables, because the number
    of a host's tables is limited. Raises `NeverCame`."""
    page = evening.server.pages[0]
    channel = page.channel
    assert channel.guild is not None
    opener = Person(page.viewers[host].id, PEOPLE[host])
    table = await evening.tables.open(ChannelRef(channel.guild.id, channel.id), opener, Wanted(game, {}, seats=seats))
    with evening.bot.services.writer.holding(table):
        if host:
            await evening.tables.change(table.id, Join(), Person(page.viewers[0].id, ANA))
        for _ in range(seats - 1 - bool(host)):
            await evening.tables.change(table.id, AddRobot(), table.host_id)
        await evening.tables.change(table.id, Begin(), table.host_id)
        await evening.play_unseen(ana_has_few_tiles, "Ana's turn, late in a round")


async def my_hand(evening: Night, table: TableId) -> None:
    """Ana's panel, by the board's button and without the page."""
    page, number = evening.server.pages[0], (await evening.tables.snapshot(table)).message_id
    (board,) = [message for message in page.channel.history() if message.id == number]
    async with page.turn:
        await page.viewers[0].click(board, label="My hand")


@pytest.mark.parametrize("half", [0, 1])
async def test_boards_and_hands_fit_on_a_phone(half: int, chromium: str, tmp_path: Path) -> None:
    """Half of the games at a time: the page keeps a limited number of messages, and a host a number of tables."""
    tables: dict[str, TableId] = {}
    hands: dict[str, TableId] = {}
    heights: dict[str, int] = {}
    too_tall: dict[str, int] = {}
    async with browser(chromium) as opened, night(opened, "sizes", 1, tmp_path, tmp_path) as evening:
        await evening.person.resize((PHONE[0], 3000))
        for game in [*GAMES][half::2]:
            counts = [count for count in make_game(game).seat_counts() if count <= LARGEST_TABLE]
            small = max((count for count in counts if count <= SMALL_TABLE), default=counts[0])
            for seats in sorted({small, counts[-1]}):
                await open_late(evening, game, seats, host=int(seats != small))
                tables[f"{game} {seats}"] = evening.opened[-1]
                if seats == small:
                    hands[f"{game} {seats}"] = evening.opened[-1]
        await evening.rest()
        for what, evening.table_id in tables.items():
            heights[f"{what} board"] = await evening.height(BOARD)
        for table in hands.values():
            await my_hand(evening, table)
        await evening.rest()
        panels = await evening.person.messages(PRIVATE).all()
        for what, panel in zip(hands, panels, strict=True):
            heights[f"{what} hand"] = await evening.height_of(panel)
        boards = {table: (await evening.tables.snapshot(table)).message_id for table in tables.values()}
        for evening.table_id in tables.values():
            with evening.bot.services.writer.holding(evening.table()):
                await evening.play_unseen(a_round_is_over, "the end of the round")
        await evening.rest()
        for what, evening.table_id in tables.items():
            evening.before = boards[evening.table_id]
            heights[f"{what} account"] = await evening.height(ACCOUNT)
        await evening.person.resize((DESKTOP[0], 3000))
        for what, evening.table_id in tables.items():
            evening.before = boards[evening.table_id]
            heights[f"{what} desktop"] = await evening.height(ACCOUNT)
        await evening.slash("domino play")
        games = await evening.height()
        await evening.person.resize((PHONE[0], 3000))
        games = max(games, await evening.height())
        menu = await evening.person.newest(PRIVATE).locator(".preview-select").bounding_box()
        message = await evening.person.newest(PRIVATE).bounding_box()
    assert menu is not None
    assert message is not None
    assert games <= ALL_GAMES
    assert menu["y"] - message["y"] <= NEAR_THE_TOP
    for what, height in heights.items():
        _, players, part = what.split()
        board = SMALL_BOARD if int(players) <= SMALL_TABLE else LARGEST_BOARD
        limit = {"hand": HAND, "account": ACCOUNT_OF_A_ROUND, "desktop": ON_A_DESKTOP, "board": board}[part]
        if height > limit:
            too_tall[what] = height
    assert not too_tall, heights


@pytest.mark.parametrize("language", LANGUAGES)
async def test_rules_lobbies_and_plans_fit_on_a_phone(language: str, chromium: str, tmp_path: Path) -> None:
    """The first page of each game's rules, a lobby, and the panel that plans a Swiss tournament."""
    async with browser(chromium) as opened, night(opened, "pages", 1, tmp_path, tmp_path, language) as evening:
        await evening.person.resize((PHONE[0], 3000))
        heights = {}
        for game in GAMES:
            await evening.slash("domino rules", game=words_for()(f"game.{game}"))
            heights[game] = await evening.height()
        await evening.slash("domino play", game="Mexican Train", options="set=d9")
        await evening.seat(1, 1)
        assert await evening.height(BOARD) <= LOBBY
        await evening.slash("events tournament")
        heights["tournament"] = await evening.height()
    assert max(heights.values()) <= ON_A_PHONE, heights


@pytest.mark.parametrize("language", LANGUAGES)
async def test_screens_of_a_match_fit_in_every_language(language: str, chromium: str, tmp_path: Path) -> None:
    """The first steps, board and hand, the end of a round and of the match, on a phone and on a desktop."""
    async with browser(chromium) as opened, night(opened, "words", 1, tmp_path, tmp_path, language) as evening:
        heights = {}
        await evening.person.resize((PHONE[0], 3000))
        await open_late(evening, "muggins", 4, host=0)
        await evening.rest()
        heights["board", PHONE[0]] = await evening.height(BOARD)
        await evening.press("My hand", BOARD)
        heights["hand", PHONE[0]] = await evening.height()
        await evening.play(a_round_is_over, "the end of the round")
        for size in (PHONE, DESKTOP):
            await evening.person.resize((size[0], 3000))
            heights["round", size[0]] = await evening.height(ACCOUNT)
        await evening.play(lambda now: now.over, "the end of the match")
        for size in (PHONE, DESKTOP):
            await evening.person.resize((size[0], 3000))
            heights["match", size[0]] = await evening.height(BOARD)
        assert await evening.person.messages().locator("code, pre").evaluate_all(CUT) == []
        await evening.person.resize((PHONE[0], 3000))
        await evening.slash("domino help")
        heights["help", PHONE[0]] = await evening.height()
        await evening.press("Play a robot now", PRIVATE)
        heights["first panel", PHONE[0]] = await evening.height()
    limits = {PHONE[0]: ON_A_PHONE, DESKTOP[0]: ON_A_DESKTOP}
    assert not {what: height for what, height in heights.items() if height > limits[what[1]]}, heights

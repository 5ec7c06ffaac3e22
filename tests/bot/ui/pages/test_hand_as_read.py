"""The hand panel, its steps and the board as a player reads them."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.ui.pages.page import Page
from bot.ui.pages.table.board import board_page
from bot.ui.pages.table.hand import News, claim_page, hand_page, where_page
from bot.ui.pages.table.premoves import premoves_page
from bot.words import LANGUAGES, words_for
from engine.rules.tiles import Tile
from tests.bot.ui.pages.as_read import BLOCK, LARGE, ME, MUGGINS, ROW, SOLITAIRE, WINDOW, check, plan, table, with_robot
from tests.bot.ui.pages.reading import KEYS, read

PAGES: dict[str, tuple[Callable[[], Page], str]] = {
    "hand": (
        lambda: hand_page(KEYS, table(BLOCK.format(turn=0)), ME),
        """
            (panel.png)
            | board.list board.line 0|1 board.last 1|6
            | board.list board.ends end.on A 0|1, end.on B 6|1
            | hand.title tile 2 pip 9
            | 0|6 1|2
            hand.yours hand.playable 1 2
            [0|6 → tile:0|6]
            <board.more_pick → which>
              hand.arrange = b1:abcdefgh:9:arrange
              board.tally = b1:abcdefgh:9:tally
              board.rules = b1:abcdefgh:9:rules
              more.moves = b1:abcdefgh:9:more
        """,
    ),
    "hand of the one who waits, with premoves": (
        lambda: hand_page(KEYS, table(BLOCK.format(turn=1)), ME, News(premoves=plan("1|2", "0|6"))),
        """
            (panel.png)
            | board.list board.line 0|1 board.last 1|6
            | board.list board.ends end.on A 0|1, end.on B 6|1
            | hand.title tile 2 pip 9
            | 0|6 1|2
            hand.waiting P1
            premove.hand 1|2, 0|6 premove.now premove.on 0|6 end.on A 0|1
            [premove.edit → premoves]
            <board.more_pick → which>
              hand.refresh = b1:abcdefgh:9:back
              hand.arrange = b1:abcdefgh:9:arrange
              board.tally = b1:abcdefgh:9:tally
              board.rules = b1:abcdefgh:9:rules
              more.moves = b1:abcdefgh:9:more
        """,
    ),
    "hand with a result": (
        lambda: hand_page(KEYS, table(BLOCK.format(turn=0)), ME, News("told", "result")),
        """
            result
            (panel.png)
            | board.list board.line 0|1 board.last 1|6
            | board.list board.ends end.on A 0|1, end.on B 6|1
            | hand.title tile 2 pip 9
            | 0|6 1|2
            told
            hand.yours hand.playable 1 2
            [0|6 → tile:0|6]
            <board.more_pick → which>
              hand.arrange = b1:abcdefgh:9:arrange
              board.tally = b1:abcdefgh:9:tally
              board.rules = b1:abcdefgh:9:rules
              more.moves = b1:abcdefgh:9:more
        """,
    ),
    "hand below the board, with a move to undo": (
        lambda: hand_page(KEYS, table(BLOCK.format(turn=1)), ME, News("told", "result", undo=True, board=False)),
        """
            (hand.png)
            | hand.title tile 2 pip 9
            | 0|6 1|2
            told
            hand.waiting P1
            [more.take_back → undo]
            [premove.open → premoves]
            <board.more_pick → which>
              hand.refresh = b1:abcdefgh:9:back
              hand.board = b1:abcdefgh:9:board
              hand.arrange = b1:abcdefgh:9:arrange
              board.tally = b1:abcdefgh:9:tally
              board.rules = b1:abcdefgh:9:rules
              more.moves = b1:abcdefgh:9:more
        """,
    ),
    "two ends": (
        lambda: where_page(KEYS, table(BLOCK.format(turn=0)), ME, Tile.of(0, 6)),
        """
            (panel.png)
            | board.list board.line 0|1 board.last 1|6
            | board.list board.ends end.on A 0|1, end.on B 6|1
            | hand.title tile 2 pip 9
            | 0|6 1|2
            hand.where 0|6
            [end.on A 0|1 → do:0|6@0]
            [end.on B 6|1 → do:0|6@2]
            [hand.back_to_hand → back]
        """,
    ),
    "two ends with a claim": (
        lambda: where_page(KEYS, table(BLOCK.format(turn=0)), ME, Tile.of(0, 6), "10"),
        """
            (panel.png)
            | board.list board.line 0|1 board.last 1|6
            | board.list board.ends end.on A 0|1, end.on B 6|1
            | hand.title tile 2 pip 9
            | 0|6 1|2
            hand.where 0|6 hand.where_said 10
            [end.on A 0|1 → do:0|6@0=10]
            [end.on B 6|1 → do:0|6@2=10]
            [hand.back_to_hand → back]
        """,
    ),
    "a claim with a play": (
        lambda: hand_page(KEYS, table(MUGGINS), ME, said="10"),
        """
            (panel.png)
            | board.spinner 5|5
            | board.list board.line board.last 0|5 5|5
            | board.list board.ends end.on A 0|5, end.on B 5|5
            | hand.title tile 2 pip 9
            | 0|6 1|2
            hand.said 10
            [0|6 → do:0|6@2=10]
            [hand.saying 10 → say]
            <board.more_pick → which>
              hand.arrange = b1:abcdefgh:9:arrange
              board.tally = b1:abcdefgh:9:tally
              board.rules = b1:abcdefgh:9:rules
              more.moves = b1:abcdefgh:9:more
        """,
    ),
    "a claim after a play": (
        lambda: claim_page(KEYS, table(WINDOW), ME),
        """
            (board.png)
            | board.spinner 6|6
            | board.list board.line board.last 3|6 6|6
            | board.list board.ends end.on A 3|6, end.on B 6|6
            hand.claim_title
            hand.claim_help
            [5 → do:claim 5]
            [10 → do:claim 10]
            [15 → do:claim 15]
            [20 → do:claim 20]
            [hand.back_to_hand → back]
        """,
    ),
    "premoves": (
        lambda: premoves_page(KEYS, table(BLOCK.format(turn=1)), ME, plan("1|2", "0|6")),
        """
            (board.png)
            | board.list board.line 0|1 board.last 1|6
            | board.list board.ends end.on A 0|1, end.on B 6|1
            premove.title
            premove.chosen 1 1|2 · premove.chosen 2 0|6
            premove.now premove.on 0|6 end.on A 0|1
            [premove.chosen 2 0|6 → premove_drop:0|6]
            [premove.chosen 1 1|2 → premove_drop:1|2]
            <hand.end_pick 0|6 → premove_place>
              premove.anywhere = 0|6 *
              premove.only end.on A 0|1 = 0|6@0
              premove.only end.on B 6|1 = 0|6@2
            <board.more_pick → which>
              premove.once_off = b1:abcdefgh:9:premove_set:once=on
              premove.must_on = b1:abcdefgh:9:premove_set:must=off
              premove.at_once_off = b1:abcdefgh:9:premove_set:at_once=on
            [premove.clear → premove_clear:here]
            [hand.back_to_hand → back]
        """,
    ),
    "premoves of a large hand": (
        lambda: premoves_page(KEYS, table(LARGE), ME, None, 1),
        """
            (hand.png)
            | hand.title tile 22 pip 132
            | 0|0 0|1 0|2 0|3 0|4 0|5 0|6 0|7 0|8 0|9 0|10 0|11 0|12 1|1 1|2 1|3 1|4 1|5 1|6 1|7 1|8 1|9
            premove.title
            premove.none
            premove.when_live
            premove.how
            [1|8 → premove_add:1|8]
            [1|9 → premove_add:1|9]
            [hand.later → premoves:0]
            [hand.back_to_hand → back]
        """,
    ),
    "captures": (
        lambda: hand_page(KEYS, table(ROW), ME),
        """
            (panel.png)
            | board.list board.captures board.capture_triple 4|4 2 4
            | board.list board.row board.row_tile 1 2|4  board.row_tile 2 4|4  board.last board.row_tile 3 0|4
            | hand.title tile 1 pip 10
            | 5|5
            hand.yours_capture
            [hand.capture_middle 4|4 2 → do:take 2 middle]
            [hand.capture_triple 2|4 4|4 0|4 2 → do:take 2 triple]
            [options.done → do:done]
            <board.more_pick → which>
              board.tally = b1:abcdefgh:9:tally
              board.rules = b1:abcdefgh:9:rules
              more.moves = b1:abcdefgh:9:more
        """,
    ),
    "captures without hints": (
        lambda: hand_page(KEYS, replace(table(ROW), hints=False), ME),
        """
            (panel.png)
            | board.list board.row board.row_tile 1 2|4  board.row_tile 2 4|4  board.last board.row_tile 3 0|4
            | hand.title tile 1 pip 10
            | 5|5
            hand.yours_capture
            <hand.take_one → pick:m0>
              hand.take_at 2 4|4 = take 2 middle
            <hand.take_three → pick:t0>
              hand.take_at 2 4|4 = take 2 triple
            [options.done → do:done]
            <board.more_pick → which>
              board.tally = b1:abcdefgh:9:tally
              board.rules = b1:abcdefgh:9:rules
              more.moves = b1:abcdefgh:9:more
        """,
    ),
    "a solitaire": (
        lambda: hand_page(KEYS, table(SOLITAIRE), ME),
        """
            (board.png)
            | board.list board.row board.row_tile 1 0|1  board.row_tile 2 2|3  board.row_tile 3 4|5
            | board.solitaire tile 1 tile 24
            hand.yours_solitaire_draw
            [hand.draw → do:draw]
            [hand.give_up → give_up]
            <board.more_pick → which>
              hint.button = b1:abcdefgh:9:hint
              board.rules = b1:abcdefgh:9:rules
              more.moves = b1:abcdefgh:9:more
        """,
    ),
    "board": (
        lambda: board_page(KEYS, table(BLOCK.format(turn=0)), "moves"),
        """
            (board.png)
            | board.title game.block 1
            | board.list board.line 0|1 board.last 1|6
            | board.list board.ends end.on A 0|1, end.on B 6|1
            | board.seat board.seat_turn seat.host P0 tile 2, board.seat_total 0
            | board.seat board.seat_wait P1 tile 2, board.seat_total 0
            | board.playing_to 100
            board.turn P0
            board.last_moves moves
            [board.hand → hand]
            [board.tally → tally]
            [board.more → more]
        """,
    ),
    "board with a window": (
        lambda: board_page(KEYS, table(WINDOW)),
        """
            (board.png)
            | board.title game.muggins 1
            | board.spinner 6|6
            | board.list board.line board.last 3|6 6|6
            | board.list board.ends end.on A 3|6, end.on B 6|6
            | board.seat board.seat_wait seat.host P0 tile 1, board.seat_total 0
            | board.seat board.seat_turn P1 tile 1, board.seat_total 0
            | board.boneyard tile 1 board.playing_to 250
            board.turn P1
            [board.hand → hand]
            [board.muggins → call]
            [board.tally → tally]
            [board.more → more]
        """,
    ),
    "board with a window that a robot waits for": (
        lambda: board_page(KEYS, replace(table(WINDOW), window_ends=1000, seats=with_robot(table(WINDOW)))),
        """
            (board.png)
            | board.title game.muggins 1
            | board.spinner 6|6
            | board.list board.line board.last 3|6 6|6
            | board.list board.ends end.on A 3|6, end.on B 6|6
            | board.seat board.seat_wait seat.host P0 tile 1, board.seat_total 0
            | board.seat board.seat_turn seat.robot P1 tile 1, board.seat_total 0
            | board.boneyard tile 1 board.playing_to 250
            board.turn_robot P1
            board.window 1000
            [board.hand → hand]
            [board.tally → tally]
            [board.more → more]
            [lobby.join → join]
        """,
    ),
    "totals to claim with the next play": (
        lambda: claim_page(KEYS, table(MUGGINS), ME),
        """
            (panel.png)
            | board.spinner 5|5
            | board.list board.line board.last 0|5 5|5
            | board.list board.ends end.on A 0|5, end.on B 5|5
            | hand.title tile 2 pip 9
            | 0|6 1|2
            hand.say
            hand.claim_help
            [5 → say:5]
            [10 → say:10]
            [15 → say:15]
            [20 → say:20]
            [hand.back_to_hand → back]
        """,
    ),
}


@pytest.mark.parametrize("name", PAGES)
def test_a_page_reads_so(name: str) -> None:
    check(PAGES[name])


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_demand_on_the_player_to_move_has_no_second_mark(code: str) -> None:
    page = board_page(words_for(code), replace(table(ROW), deadline=1000))
    status = next(line for line in read(page) if "<t:1000:R>" in line)
    assert "** · " in status
    assert not re.search(r"[.!?] ·", status)


@pytest.mark.parametrize(
    ("position", "asked"),
    [
        ("| row 0|1 2|3 4|5 | boneyard 1|6", "hand.yours_solitaire_draw"),
        ("| row 0|1 2|3 1|5 | boneyard 1|6", "hand.yours_solitaire"),
        ("open_row=on | row 0|1 2|3 1|5", "hand.yours_solitaire_take"),
        ("open_row=on | row 0|1 2|3 4|5", "hand.yours_solitaire_stuck"),
    ],
)
def test_a_solitaire_says_what_can_be_done(position: str, asked: str) -> None:
    page = hand_page(KEYS, table(f"castle_rock_solitaire {position} | captured rest"), ME)
    assert asked in read(page)


def test_one_button_gives_a_capture_back() -> None:
    position = "castle_rock | hands 1|1 / 0|0 | row 6|6 3|6 4|6 | placed | took 2 triple | captured - / 4?"
    page = read(hand_page(KEYS, table(position), ME, News(undo=True)))
    assert "[hand.take_back → do:back]" in page
    assert "[more.take_back → undo]" not in page


@pytest.mark.parametrize(("drawn", "asked"), [("5|9", "hand.yours_drawn"), ("7|8", "hand.yours_pass")])
def test_a_drawn_tile_must_be_played_if_it_fits(drawn: str, asked: str) -> None:
    position = f"mexican_train | hands 4|5 {drawn} / 1|1 | drawn {drawn} | laid 12|5@0 12|4@1 12|6@M"
    assert asked in read(hand_page(KEYS, table(position), ME))

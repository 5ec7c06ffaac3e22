"""Every page as a player reads it: labels, numbers, order, and the move behind each button."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from inspect import cleandoc
from typing import Any

import pytest

from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import Page
from bot.ui.pages.people.info import tables_page, which_page
from bot.ui.pages.table.board import board_page
from bot.ui.pages.table.hand import News, claim_page, hand_page, where_page
from bot.ui.pages.table.lobby import closed_page, lobby_page, seats_page, way_on
from bot.ui.pages.table.log import log_page
from bot.ui.pages.table.options import options_page
from bot.ui.pages.table.premoves import premoves_page
from bot.ui.pages.table.round_end import account_page, round_end_page
from bot.ui.pages.table.scores import scores_page
from engine.rules.game import house_move
from engine.rules.moves import Play, parse_move
from engine.rules.tiles import HOUSE, Seat, Tile
from engine.tables.core.model import SeatInfo, Snapshot, Status
from engine.tables.core.sealed import SealedMatch
from engine.tables.play.premoves import Premoves
from tests.bot.ui.pages.reading import KEYS, at, read

ME, OTHER = Seat(0), Seat(1)
BLOCK = "block | hands 0|6 1|2 / 2|2 3|3 | line 0|1 1|6@right | turn {turn}"
MUGGINS = "muggins claims=manual | hands 0|6 1|2 / 2|2 3|3 | line 5|5 0|5 | turn 0"
ROW = "castle_rock | hands 5|5 / 0|0 | row 2|4 4|4 0|4 | placed | captured - / 4?"
WINDOW = "muggins claims=manual | hands 1|6 / 4|4 | line 6|6 3|6 | turn 1 | window | boneyard 3|3"
BLOCKED = "muggins | hands 6|6 / 1|2 | line 0|0 | turn 0 | round 2 | totals 30 15 | ended blocked"
LARGE = (
    "block set=d12 | hands 0|0 0|1 0|2 0|3 0|4 0|5 0|6 0|7 0|8 0|9 0|10 0|11 0|12 1|1 1|2 1|3 1|4 1|5 1|6 1|7 1|8 1|9"
    " / 12|12 | line 11|11 | turn 1"
)
SOLITAIRE = "castle_rock_solitaire | row 0|1 2|3 4|5 | boneyard 1|6 | captured rest"

BLOCK_END = "block target=2 | hands 1|6 / 1|1 | line 0|0 0|1@right | turn 0"


def table(position: str) -> Snapshot:
    return at(position)[1]


def lobby(**changes: Any) -> Snapshot:
    """A lobby for four with two people."""
    return replace(table(BLOCK.format(turn=0)), status=Status.LOBBY, capacity=4, match=None, **changes)


def over(position: str, move: str) -> Snapshot:
    """The table after this move of seat 0 has ended the match."""
    match, snapshot = at(position)
    match.play(ME, parse_move(move))
    while need := match.need():
        match.play(HOUSE, house_move(need, random.Random(1)))
    result = match.view_for(None).result
    assert result is not None
    return replace(snapshot, status=Status.FINISHED, match=SealedMatch(match), rounds=(result,))


def with_robot(snapshot: Snapshot) -> tuple[SeatInfo, ...]:
    """The seats, the second one a robot's."""
    return (snapshot.seats[0], replace(snapshot.seats[1], person=None, robot=True))


def plan(*tiles: str) -> Premoves:
    return Premoves(tuple(Play(Tile.parse(tile)) for tile in tiles))


PAGES: dict[str, tuple[Callable[[], Page], str]] = {
    "hand": (
        lambda: hand_page(KEYS, table(BLOCK.format(turn=0)), ME),
        """
            (board.png)
            | board.list board.line 0|1 board.last 1|6
            | board.list board.ends end.on A 0|1, end.on B 6|1
            (hand.png)
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
            (board.png)
            | board.list board.line 0|1 board.last 1|6
            | board.list board.ends end.on A 0|1, end.on B 6|1
            (hand.png)
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
            (board.png)
            | board.list board.line 0|1 board.last 1|6
            | board.list board.ends end.on A 0|1, end.on B 6|1
            (hand.png)
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
            (board.png)
            | board.list board.line 0|1 board.last 1|6
            | board.list board.ends end.on A 0|1, end.on B 6|1
            hand.where 0|6
            [end.on A 0|1 → do:0|6@0]
            [end.on B 6|1 → do:0|6@2]
            [hand.back_to_hand → back]
        """,
    ),
    "two ends with a claim": (
        lambda: where_page(KEYS, table(BLOCK.format(turn=0)), ME, Tile.of(0, 6), "10"),
        """
            (board.png)
            | board.list board.line 0|1 board.last 1|6
            | board.list board.ends end.on A 0|1, end.on B 6|1
            hand.where 0|6 hand.where_said 10
            [end.on A 0|1 → do:0|6@0=10]
            [end.on B 6|1 → do:0|6@2=10]
            [hand.back_to_hand → back]
        """,
    ),
    "a claim with a play": (
        lambda: hand_page(KEYS, table(MUGGINS), ME, said="10"),
        """
            (board.png)
            | board.spinner 5|5
            | board.list board.line board.last 0|5 5|5
            | board.list board.ends end.on A 0|5, end.on B 5|5
            (hand.png)
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
            (hand.png)
            | 0|6 1|2
            premove.title
            premove.entry 1 1|2
            premove.entry 2 0|6
            premove.now premove.on 0|6 end.on A 0|1
            premove.how premove.time_live
            [premove.chosen 2 0|6 → premove_drop:0|6]
            [premove.chosen 1 1|2 → premove_drop:1|2]
            <hand.end_pick 0|6 → premove_place>
              premove.anywhere = 0|6 *
              premove.only end.on A 0|1 = 0|6@0
              premove.only end.on B 6|1 = 0|6@2
            [premove.once_off → premove_set:once=on]
            [premove.must_on → premove_set:must=off]
            [premove.clear → premove_clear:here]
            [hand.back_to_hand → back]
        """,
    ),
    "premoves of a large hand": (
        lambda: premoves_page(KEYS, table(LARGE), ME, None, 1),
        """
            (board.png)
            | board.list board.line board.last 11|11
            | board.list board.ends end.on A 11|11, end.on B 11|11
            (hand.png)
            | 0|0 0|1 0|2 0|3 0|4 0|5 0|6 0|7 0|8 0|9 0|10 0|11 0|12 1|1 1|2 1|3 1|4 1|5 1|6 1|7 1|8 1|9
            premove.title
            premove.none
            premove.how premove.time_live
            [1|8 → premove_add:1|8]
            [1|9 → premove_add:1|9]
            [hand.later → premoves:0]
            [hand.back_to_hand → back]
        """,
    ),
    "captures": (
        lambda: hand_page(KEYS, table(ROW), ME),
        """
            (board.png)
            | board.list board.captures board.capture_triple 4|4 2 4
            | board.list board.row board.row_tile 1 2|4  board.row_tile 2 4|4  board.last board.row_tile 3 0|4
            (hand.png)
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
            (board.png)
            | board.list board.row board.row_tile 1 2|4  board.row_tile 2 4|4  board.last board.row_tile 3 0|4
            (hand.png)
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
            (hand.png)
            | hand.solitaire tile 1 tile 24
            hand.yours_solitaire
            [hand.draw → do:draw]
            [hand.give_up → give_up]
            <board.more_pick → which>
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
            | board.boneyard tile 0 board.playing_to 100
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
            [board.muggins → call]
            [board.tally → tally]
            [board.more → more]
        """,
    ),
    "totals to claim with the next play": (
        lambda: claim_page(KEYS, table(MUGGINS), ME),
        """
            (board.png)
            | board.spinner 5|5
            | board.list board.line board.last 0|5 5|5
            | board.list board.ends end.on A 0|5, end.on B 5|5
            hand.say
            hand.claim_help
            [5 → say:5]
            [10 → say:10]
            [15 → say:15]
            [20 → say:20]
            [hand.back_to_hand → back]
        """,
    ),
    "lobby": (
        lambda: lobby_page(KEYS, lobby()),
        """
        (block.png)
        lobby.title game.block
        lobby.seat 1 seat.host P0 · lobby.seat 2 P1 · lobby.free_many 3 4
        lobby.facts lobby.rules_default lobby.needs range.to 2 10 lobby.set answer.d6 lobby.minutes 45 lobby.no_clock
        [lobby.join → join]
        [lobby.start → start]
        [lobby.options → options]
        <board.more_pick → which>
          lobby.invite = b1:abcdefgh:9:invite
          lobby.add_robot = b1:abcdefgh:9:robot
          lobby.add_gentle = b1:abcdefgh:9:robot:gentle
          lobby.add_sharp = b1:abcdefgh:9:robot:sharp
          lobby.seats = b1:abcdefgh:9:seats
          board.rules = b1:abcdefgh:9:rules
          lobby.leave = b1:abcdefgh:9:leave
          lobby.cancel = b1:abcdefgh:9:cancel
        """,
    ),
    "seats for the host": (
        lambda: seats_page(KEYS, lobby(), 1),
        """
            seats.title
            lobby.seat 1 seat.host P0
            lobby.seat 2 P1
            <seats.pick → sit>
              seats.choice 1 P0 = 0
              seats.choice 2 P1 = 1
            <seats.remove → remove>
              P1 = 1
        """,
    ),
    "seats for a guest": (
        lambda: seats_page(KEYS, lobby(), 2),
        """
            seats.title
            lobby.seat 1 seat.host P0
            lobby.seat 2 P1
            <seats.pick → sit>
              seats.choice 1 P0 = 0
              seats.choice 2 P1 = 1
        """,
    ),
    "the way on for a stranger in a lobby": (
        lambda: way_on(KEYS, lobby(), 77, "why"),
        """
            why
            ping.more invite.lobby https://discord.com/channels/1/2/5
            [lobby.join → join]
        """,
    ),
    "the way on after the match": (
        lambda: way_on(KEYS, over(BLOCK_END, "1|6@2"), 77, "why"),
        """
            why
            [end.rematch → rematch]
            [board.tally → tally]
        """,
    ),
    "options, first page": (
        lambda: options_page(KEYS, lobby(options=(("target", "61"),))),
        """
            options.title game.block 1 4
            options.presets
            options.preset preset.quick phrase.block.rounds.3 3
            options.preset preset.teams phrase.block.partnership.on on
            [preset.published → preset:published]
            [preset.quick → preset:quick]
            [preset.teams → preset:teams]
            options.line options.clock
            <options.clock → setting:0:clock>
              clock.live clock.seconds 45 = 45
              clock.live clock.minutes 2 = 120
              clock.live clock.minutes 10 = 600
              clock.live_bank clock.minutes 10 clock.seconds 15 = 600+15
              clock.slow clock.hours 1 = 3600
              clock.slow clock.hours 12 = 43200
              clock.slow clock.days 1 = 86400
              clock.slow clock.days 3 = 259200
              clock.slow_bank clock.days 3 clock.hours 12 = 259200+43200
              clock.slow_bank clock.days 7 clock.days 1 = 604800+86400
              clock.unlimited = none *
            options.line question.block.target
            <question.block.target → set:0:target>
              phrase.block.target.auto auto = auto
              phrase.block.target.50 50 = 50
              phrase.block.target.61 61 = 61 *
              phrase.block.target.100 100 = 100
              phrase.block.target.250 250 = 250
              options.other_number = ?
            options.line question.block.partnership
            <question.block.partnership → set:0:partnership>
              phrase.block.partnership.on on = on
              phrase.block.partnership.off off = off *
            options.line question.block.hand_size
            <question.block.hand_size → set:0:hand_size>
              phrase.block.hand_size.auto auto = auto *
              phrase.block.hand_size.5 5 = 5
              phrase.block.hand_size.6 6 = 6
              phrase.block.hand_size.7 7 = 7
              options.other_number = ?
            [options.next → options:1]
            [clock.open → time]
            [options.done → set_done]
        """,
    ),
    "options, last page": (
        lambda: options_page(KEYS, lobby(hints=False), 9),
        """
            options.title game.block 4 4
            options.line passes.line
            <passes.line → setting:3:passes>
              passes.on = on *
              passes.off = off
            options.line casual.line
            <casual.line → setting:3:casual>
              casual.off = off *
              casual.on = on
            options.line take_over.line
            <take_over.line → setting:3:take_over>
              take_over.anyone = anyone
              take_over.consent = consent *
              take_over.no = no
            [rules.previous → options:2]
            [clock.open → time]
            [options.done → set_done]
        """,
    ),
    "a finished round": (
        lambda: round_end_page(KEYS, table(BLOCKED)),
        """
            end.result result.nobody 2 result.how_blocked
            (board.png)
            | board.title game.muggins 2
            | board.spinner 0|0
            | board.list board.line board.last 0|0
            | board.list board.ends end.on A 0|0, end.on B 0|0
            (hands.png)
            | end.hands
            | end.hand P0 6|6 pip 12
            | end.hand P1 1|2 pip 3
            (tally.png)
            | end.totals
            | tally.side_open P0 30
            | tally.side_open P1 15
            [more.words → account:2]
        """,
    ),
    "a finished match": (
        lambda: round_end_page(KEYS, over(BLOCK_END, "1|6@2")),
        """
            end.final end.won 1 P0 game.block
            end.result result.won 1 P0 result.how_out 1 point 2 2
            (board.png)
            | board.title game.block 1
            | board.list board.line 0|0 0|1 board.last 1|6
            | board.list board.ends end.on A 0|0, end.on B 6|1
            (hands.png)
            | end.hands
            | end.hand P1 1|1 pip 2
            (tally.png)
            | end.placings
            | tally.side 1 P0 2
            | tally.side 2 P1 0
            [end.rematch → rematch]
            [board.tally → tally]
            [more.words → account:1]
            [board.more → more]
        """,
    ),
    "a lost solitaire": (
        lambda: round_end_page(KEYS, over(SOLITAIRE, "give up")),
        """
            end.final end.devil_won tile 4 game.castle_rock_solitaire
            log.round_given_up 1
            end.captured tile 24
            (board.png)
            | board.title_plain game.castle_rock_solitaire
            | board.list board.row board.row_tile 1 0|1  board.row_tile 2 2|3  board.row_tile 3 4|5
            [hand.again → again]
            [board.more → more]
        """,
    ),
    "tally": (
        lambda: scores_page(KEYS, over(BLOCK_END, "1|6@2")),
        """
            tally.title game.block tally.target 2
            (tally.png)
            | tally.side 1 P0 2
            | tally.side 2 P1 0
            tally.round 1 tally.score P0 2, tally.score P1 0
        """,
    ),
    "account": (
        lambda: account_page(KEYS, over(BLOCK_END, "1|6@2"), over(BLOCK_END, "1|6@2").rounds[0]),
        """
            board.title game.block 1
            end.result result.won 1 P0 result.how_out 1 point 2 2
            end.hands
            end.hand P1 1|1 pip 2
            end.scores
            tally.receipt P0 why.losers 2
            end.totals
            tally.side_open P0 2
            tally.side_open P1 0
        """,
    ),
    "a hand after the match": (
        lambda: hand_page(KEYS, over(BLOCK_END, "1|6@2"), ME),
        """
            end.final end.won 1 P0 game.block
            [end.rematch → rematch]
            [board.tally → tally]
        """,
    ),
    "a cancelled lobby": (
        lambda: closed_page(KEYS, replace(lobby(), status=Status.CANCELLED)),
        """
            lobby.cancelled game.block
        """,
    ),
    "log, latest page": (
        lambda: log_page(KEYS, table(BLOCK.format(turn=0)), [str(line) for line in range(65)]),
        """
            log.title game.block
            60
            61
            62
            63
            64
            [page.earlier → log:1]
        """,
    ),
    "log, second page": (
        lambda: log_page(KEYS, table(BLOCK.format(turn=0)), ["line"] * 65, 1),
        """
            log.title game.block
            line
            line
            line
            line
            line
            line
            line
            line
            line
            line
            line
            line
            line
            line
            line
            line
            line
            line
            line
            line
            line
            line
            line
            line
            line
            line
            line
            line
            line
            line
            [page.earlier → log:2]
            [page.later → log:0]
        """,
    ),
    "log, first page": (
        lambda: log_page(KEYS, table(BLOCK.format(turn=0)), ["line"] * 31, 9),
        """
            log.title game.block
            line
            line
            line
            line
            line
            line
            line
            line
            line
            line
            line
            line
            line
            line
            line
            line
            line
            line
            line
            line
            line
            line
            line
            line
            line
            line
            line
            line
            line
            line
            [page.later → log:0]
        """,
    ),
    "tables of a server": (
        lambda: tables_page(KEYS, [lobby(), table(BLOCK.format(turn=1))], manages=True),
        """
            tables.title
            tables.line_lobby P0, P1 game.block 2 tables.link https://discord.com/channels/1/2/5
            tables.line_playing P0, P1 picture.turn P1 game.block 2 tables.link https://discord.com/channels/1/2/5
            <end_table.pick → which>
              tables.choice game.block P0, P1 = b1:abcdefgh:9:end
              tables.choice game.block P0, P1 = b1:abcdefgh:9:end
        """,
    ),
    "which table": (
        lambda: which_page(KEYS, [lobby(), table(BLOCK.format(turn=1))], Verb.HAND, "tables.which"),
        """
            tables.which
            <tables.which_pick → which>
              tables.choice game.block P0, P1 = b1:abcdefgh:9:hand
              tables.choice game.block P0, P1 = b1:abcdefgh:9:hand
        """,
    ),
}


@pytest.mark.parametrize("name", PAGES)
def test_a_page_reads_so(name: str) -> None:
    page, expected = PAGES[name]
    assert read(page()) == cleandoc(expected).split("\n")

"""The end of a round or match and the log as a player reads them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.ui.pages.page import Page
from bot.ui.pages.table.hand import hand_page
from bot.ui.pages.table.review import log_page
from bot.ui.pages.table.round_end import account_page, round_end_page, scores_page
from engine.rules.leads import Lead
from engine.rules.tiles import Tile
from engine.tables.table.model import Snapshot, TableId
from tests.bot.ui.pages.as_read import BLOCK, BLOCK_END, BLOCKED, ME, SOLITAIRE, check, over, table, with_robot
from tests.bot.ui.pages.reading import KEYS, read


def two_rounds(behind: int = 1) -> Snapshot:
    """A match whose second round turned it, after which the winner was `behind`."""
    snapshot = over(f"{BLOCK_END} | round 2 | totals 1 2".replace("target=2", "target=3"), "1|6@2")
    (last,) = snapshot.rounds
    first = replace(last, number=1, winner=1, scores=(1, 1 + behind), totals=(1, 1 + behind))
    rounds = (first, replace(last, totals=(3, 2)))
    leads = (Lead(1, first.totals, (1,)), Lead(2, (3, 2), (0,), (ME, Tile.parse("1|6"))))
    return replace(snapshot, rounds=rounds, leads=leads)


PAGES: dict[str, tuple[Callable[[], Page], str]] = {
    "a finished round": (
        lambda: round_end_page(KEYS, table(BLOCKED)),
        """
            end.result result.nobody 2 result.how_blocked
            (round.png)
            | board.title game.muggins 2
            | board.spinner 0|0
            | board.list board.line board.last 0|0
            | board.list board.ends end.on A 0|0, end.on B 0|0
            | end.hands
            | end.hand P0 6|6 pip 12
            | end.hand P1 1|2 pip 3
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
            (round.png)
            | board.title game.block 1
            | board.list board.line 0|0 0|1 board.last 1|6
            | board.list board.ends end.on A 0|0, end.on B 6|1
            | end.hands
            | end.hand P1 1|1 pip 2
            | end.placings
            | tally.side 1 P0 2
            | tally.side 2 P1 0
            [end.rematch → rematch]
            [board.tally → tally]
            [more.words → account:1]
            [board.more → more]
        """,
    ),
    "a match of two rounds": (
        lambda: round_end_page(KEYS, two_rounds()),
        """
            end.final end.won 1 P0 game.block
            end.ahead 1 P0 2 end.decisive 1|6 P0
            `end.copy game.block tally.score P0 3, tally.score P1 2 round 2`
            (match.png)
            | end.placings
            | tally.side 1 P0 3
            | tally.side 2 P1 2
            [end.rematch → rematch]
            [board.tally → tally]
            [end.last_round → account:2]
            [board.more → more]
        """,
    ),
    "a comeback": (
        lambda: round_end_page(KEYS, two_rounds(behind=5)),
        """
            end.final end.won 1 P0 game.block
            end.comeback 5 P0 2 end.decisive 1|6 P0
            `end.copy game.block tally.score P0 3, tally.score P1 2 round 2`
            (match.png)
            | end.placings
            | tally.side 1 P0 3
            | tally.side 2 P1 2
            [end.rematch → rematch]
            [board.tally → tally]
            [end.last_round → account:2]
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
            (round.png)
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
}


@pytest.mark.parametrize("name", PAGES)
def test_a_page_reads_so(name: str) -> None:
    check(PAGES[name])


def test_the_tally_says_once_that_nobody_scored() -> None:
    snapshot = over(BLOCK_END, "1|6@2")
    (ended,) = snapshot.rounds
    tally = read(scores_page(KEYS, replace(snapshot, rounds=(replace(ended, scores=(0, 0), receipts=()),))))
    assert "tally.round 1 tally.score P0 0, tally.score P1 0" in tally


def test_a_robot_makes_a_remark_now_and_then_whatever_the_tiles() -> None:
    """In about one round of six, and never without a robot."""
    won, blocked = over(BLOCK_END, "1|6@2"), table(BLOCKED)
    remarks = [remarks_at(replace(won, id=TableId(f"t{number}"), seats=with_robot(won))) for number in range(120)]
    other = [
        remarks_at(replace(blocked, id=TableId(f"t{number}"), seats=with_robot(blocked), rounds=won.rounds))
        for number in range(120)
    ]
    assert remarks == other
    assert 10 < len(list(filter(None, remarks))) < 35
    assert {remark for said in remarks for remark in said} == {f"end.remark_{number} P1" for number in range(1, 5)}
    assert not any(remarks_at(replace(won, id=TableId(f"t{number}"))) for number in range(120))


def remarks_at(snapshot: Snapshot) -> list[str]:
    return [line for line in read(round_end_page(KEYS, snapshot)) if line.startswith("end.remark")]

"""The worked positions of Build Up, driven through the engine. They count stacks from 0."""

from __future__ import annotations

from engine.rules.events import LotsDrawn
from engine.rules.games.build_up import BuildUp, BuildUpRules
from engine.rules.moves import Deal, Pass, Stack
from engine.rules.tiles import HOUSE, Seat, Tile

from ..golden import golden, golden_tile, golden_tiles
from .build_up_table import DECK, order_with, position, stacks_of


def text(tiles: list[Tile]) -> str:
    """Tiles as the helpers read them."""
    return " ".join(map(str, tiles))


def test_bu_01_and_02_what_may_cover_what() -> None:
    case = golden("BU-01")
    placed = case["state"]["placed"]
    pairs = [(placed, top) for top in case["state"]["tops"]], golden("BU-02")["state"]["cases"]
    expected = case["expect"]["legal"], golden("BU-02")["expect"]["legal"]
    for cases, legal in zip(pairs, expected, strict=True):
        for (mine, top), may in zip(cases, legal, strict=True):
            tile = golden_tile(mine)
            match = position(f"{golden_tile(top)} 0|1", [f"{tile} 1|1", "0|0"], owners=[1, 1])
            assert (Stack(tile, 1) in match.legal_moves(Seat(0))) is may


def test_bu_05_who_leads() -> None:
    case = golden("BU-05")
    for entry, leader in zip(case["state"]["cases"], case["expect"]["leader"], strict=True):
        lots = golden_tiles(entry["draws"])
        match = BuildUp().start(len(lots))
        order: tuple[Tile, ...] = ()
        for lot in lots:
            row = [tile for tile in DECK if tile is not lot][:6]
            order += order_with(text([*row, lot]))
        drawn = next(event for event in match.play(HOUSE, Deal(order)) if isinstance(event, LotsDrawn))
        if isinstance(leader, int):
            assert drawn.leader == leader == match.to_act()[0]
            assert all(lot in match.view_for(Seat(seat)).hand for seat, lot in enumerate(lots))
        else:
            assert drawn.leader is None
            assert leader == f"redraw {','.join(map(str, match.drawing))}"


def test_bu_06_pass_only_when_stuck() -> None:
    case = golden("BU-06")
    tops = text(golden_tiles(case["state"]["tops"]))
    for hand, (legal, may_pass) in zip(case["state"]["cases"], case["expect"]["cases"], strict=True):
        match = position(tops, [text(golden_tiles(hand)), "6|6"])
        moves = match.legal_moves(Seat(0))
        placed = [[str(move.tile).replace("|", "-"), move.stack - 1] for move in moves if isinstance(move, Stack)]
        assert placed == legal
        assert (Pass() in moves) is may_pass


def test_bu_07_the_score_goes_by_colour() -> None:
    """The round is brought to an end by covering one more stack of no pips for anybody."""
    case = golden("BU-07")
    stacks = case["state"]["stacks"]
    tops = text([golden_tile(top) for top, _ in stacks])
    match = position(f"{tops} 5|6", ["0|0", "1|2"], owners=[*(owner for _, owner in stacks), 0])
    match.play(Seat(0), Stack(golden_tile("0-0"), len(stacks) + 1))
    assert match.result is not None
    assert list(match.result.scores) == case["expect"]["scores"]
    assert stacks_of(match).tops[-1].pips == 0


def test_bu_12_three_rounds_add_up() -> None:
    """The last round, with the totals of the first two and stacks that score what the last did."""
    case = golden("BU-12")
    rounds, expect = case["state"]["round_scores"], case["expect"]
    tops, owners = [], []
    for seat, score in enumerate(rounds[-1]):
        heavy, rest = divmod(score, 12)
        tops += ["6|6"] * heavy + [f"{max(0, rest - 6)}|{min(rest, 6)}"]
        owners += [seat] * (heavy + 1)
    match = position(" ".join([*tops, "5|6"]), ["0|0", "1|2"], owners=[*owners, 0], number=3, rules=BuildUpRules())
    match.totals = [sum(scores) for scores in zip(*rounds[:-1], strict=True)]
    match.play(Seat(0), Stack(golden_tile("0-0"), len(tops) + 1))
    outcome = match.outcome()
    assert outcome is not None
    assert list(outcome.totals) == expect["totals"]
    assert outcome.winners == (expect["winner"],)


def test_bu_13_blocked() -> None:
    case = golden("BU-13")
    state = case["state"]
    hands = [text(golden_tiles(hand)) for hand in state["hands"]]
    match = position(text(golden_tiles(state["tops"])), hands)
    assert match.round is not None
    assert match.round.blocked is case["expect"]["blocked"]

"""Castle Rock and its solitaire: independent referees, written from the rules alone, over whole matches."""

from __future__ import annotations

import random

import pytest

from engine.rules.errors import Refusal
from engine.rules.events import Captured
from engine.rules.games import make_game
from engine.rules.games.castle_rock import CastleRockMatch
from engine.rules.games.castle_rock_solitaire import CastleRockSolitaireMatch, CastleRockSolitaireRules
from engine.rules.moves import Capture, Deal, Done, Draw, GiveUp, Play, Take, TakeBack
from engine.rules.row import Reach
from engine.rules.scoring import Ending
from engine.rules.tiles import HOUSE, Seat, Tile, tile_set

from ..playing import do, random_game, random_step, refused, tiles
from .castle_rock_table import captures_of, current, middle, position, row_of, triple
from .solitaire_table import LEAFLET
from .solitaire_table import position as solitaire

Row = tuple[frozenset[int], ...]


def row_in_sets(row: list[Tile]) -> Row:
    """A row as sets of numbers; a double is a set of one."""
    return tuple(frozenset((tile.low, tile.high)) for tile in row)


def removals(row: Row) -> list[tuple[int, str, Row]]:
    """Every capture as (place of the middle tile, what, the row it leaves): CR10 in sets."""
    found = []
    for at in range(1, len(row) - 1):
        suits = row[at - 1] & row[at + 1]
        if suits:
            found.append((at, "middle", row[:at] + row[at + 1 :]))
        if suits & row[at]:
            found.append((at, "triple", row[: at - 1] + row[at + 2 :]))
    return found


def most(row: Row) -> int:
    """The most that can be captured in one turn, by trying every order of captures."""
    seen, waiting = {row}, [row]
    while waiting:
        for _, _, left in removals(waiting.pop()):
            if left not in seen:
                seen.add(left)
                waiting.append(left)
    return len(row) - min(map(len, seen))


def test_cr10_cr11_the_best_captures_are_what_every_order_of_captures_finds_in_rows_of_real_hands() -> None:
    """Rows as they come about in play, longer than those of the table of small examples."""
    compared = 0
    for seed in range(40):
        rng = random.Random(seed)
        match = make_game("castle_rock", {"single_hand": "on"}).start(rng.choice((2, 3, 4, 5, 6)))
        assert isinstance(match, CastleRockMatch)
        while match.to_act():
            step = random_step(match, rng)
            if isinstance(step.move, Capture) and rng.random() < 0.8:
                continue  # let the row grow
            match.play(step.seat, step.move)
            if match.round and match.round.placed and len(match.round.row) <= 15:
                assert Reach(match.round.row).most == most(row_in_sets(match.round.row))
                compared += 1
    assert compared > 300


@pytest.mark.parametrize("seed", range(40))
def test_a_referee_written_from_the_rules_agrees_with_whole_matches(seed: int) -> None:
    """CR2-CR22: the deal, turns, captures, draws, scores, and who wins, with random options and seats."""
    rng = random.Random(seed)
    game, seats = random_game("castle_rock", rng)
    match = game.start(seats)
    assert isinstance(match, CastleRockMatch)
    rules = match.game.rules
    dealer, totals, hands_played = -1, [0] * seats, 0
    row: list[Tile] = []
    hands: list[list[Tile]] = []
    boneyard: list[Tile] = []
    captured = [0] * seats
    turns = [0] * seats
    turn, placed = 0, False
    before: list[Tile] = []
    undo: list[list[Tile]] = []
    while match.to_act() and hands_played < 4:
        if match.opening:
            step = random_step(match, rng)
            match.play(step.seat, step.move)
            continue
        step = random_step(match, rng)
        if isinstance(step.move, Deal):
            dealer = match.dealer if dealer < 0 else (dealer + 1) % seats
            order = list(step.move.order)
            hands = [[] for _ in range(seats)]
            for place in range(1, seats + 1):
                hands[(dealer + place) % seats] = [order.pop(0), order.pop(0)]
            size = 3
            while (len(match.deck) - size) % seats:
                size += 1
            row, boneyard = order[:size], order[size:]
            captured, turns, turn, placed = [0] * seats, [0] * seats, (dealer + 1) % seats, False
            match.play(step.seat, step.move)
            continue
        assert step.seat == turn
        legal = set(match.legal_moves(step.seat)) - {TakeBack()}
        expected = {Capture(at + 1, Take(what)) for at, what, _ in removals(row_in_sets(row))} | {Done()}
        assert legal == (expected if placed else set(map(Play, hands[turn])))
        match.play(step.seat, step.move)
        match step.move:
            case Play(tile):
                hands[turn].remove(tile)
                row.append(tile)
                placed, before, undo = True, list(row), []
            case Capture(at, take):
                undo.append(list(row))
                row = row[: at - 1] + row[at:] if take is Take.MIDDLE else row[: at - 2] + row[at + 1 :]
            case TakeBack():
                row = undo.pop()
            case _:
                captured[turn] += len(before) - len(row)
                turns[turn] += 1
                hands[turn] += [boneyard.pop(0)] if boneyard else []
                turn, placed = (turn + 1) % seats, False
        assert row_of(match) == row
        if any(hands) or placed:
            assert match.to_act() == (turn,)
            assert match.totals == totals
            continue
        hands_played += 1
        assert len(set(turns)) == 1
        totals = [total + mine - len(row) for total, mine in zip(totals, captured, strict=True)]
        assert match.totals == totals
        limit = 1 if rules.single_hand else rules.hand_limit
        over = hands_played == limit or (not rules.single_hand and max(totals) >= rules.target)
        assert (match.outcome() is not None) == over
        outcome = match.outcome()
        if outcome is not None:
            youngest_first = [(dealer - back) % seats for back in range(seats)]
            assert outcome.winners == (next(s for s in youngest_first if totals[s] == max(totals)),)


@pytest.mark.parametrize("seed", range(40))
def test_a_referee_written_from_the_rules_agrees_with_whole_solitaires(seed: int) -> None:
    """CS1-CS13, both renditions and every option: draws, captures, renewed rows, won and lost."""
    rng = random.Random(seed)
    game, _ = random_game("castle_rock_solitaire", rng)
    match = game.start(1)
    assert isinstance(match, CastleRockSolitaireMatch)
    rules = match.game.rules
    leaflet = rules.rendition == "leaflet"
    step = random_step(match, rng)
    assert isinstance(step.move, Deal)
    match.play(step.seat, step.move)
    row, boneyard = list(step.move.order[:3]), list(step.move.order[3:])
    while match.to_act():
        found = {Capture(at + 1, Take(what)) for at, what, _ in removals(row_in_sets(row))}
        may_draw = bool(boneyard) and not (found and (leaflet or rules.forced_removal))
        assert set(match.legal_moves(Seat(0))) == found | {GiveUp()} | ({Draw()} if may_draw else set())
        # Mostly captures, so that rows are emptied and won.
        move = rng.choice(sorted(found, key=str)) if found and rng.random() < 0.9 else Draw() if may_draw else GiveUp()
        match.play(Seat(0), move)
        match move:
            case Capture(at, take):
                row = row[: at - 1] + row[at:] if take is Take.MIDDLE else row[: at - 2] + row[at + 1 :]
            case GiveUp():
                pass
            case _:
                count = 3 if leaflet and not row else 1
                row, boneyard = row + boneyard[:count], boneyard[count:]
        assert match.round is not None
        assert match.round.row == row
        assert match.view_for(None).boneyard == len(boneyard)
        won = not row and (not boneyard or rules.win_on_empty)
        lost = not boneyard and bool(row) and not removals(row_in_sets(row))
        assert (match.outcome() is not None) == (won or lost or isinstance(move, GiveUp))
        outcome = match.outcome()
        if outcome is not None:
            assert outcome.winners == ((0,) if won else ())
            assert match.result is not None
            assert match.result.scores == (len(match.deck) - len(row) - len(boneyard),)
            assert match.result.devil == len(row) + len(boneyard)


def test_cr10_the_first_and_the_last_tile_are_never_captured_alone() -> None:
    """0-1 and 1-2 share a number with each other and with the tile between, but nothing encloses them."""
    assert captures_of(position(["", ""], "0|1 1|2", placed=True), 0) == []
    assert captures_of(position(["", ""], "0|1 1|6 1|2 5|6", placed=True), 0) == [
        [1, "middle"],
        [1, "triple"],
        [2, "middle"],
    ]


def test_cr10_a_double_may_enclose_and_be_enclosed() -> None:
    """3|3 beside a three; a triple needs the middle's own three."""
    assert captures_of(position(["", ""], "3|3 4|4 3|6", placed=True), 0) == [[1, "middle"]]
    assert captures_of(position(["", ""], "3|4 3|3 3|6", placed=True), 0) == [[1, "middle"], [1, "triple"]]
    assert captures_of(position(["", ""], "3|4 5|5 4|6", placed=True), 0) == [[1, "middle"]]


def test_cr8_cr12_two_tiles_cannot_be_placed_in_one_turn() -> None:
    match = position(["0|0 1|1", "2|2 3|3"], "4|5", "6|6")
    do(match, 0, "0|0")
    assert refused(match, 0, "1|1") is Refusal.ALREADY_PLACED
    do(match, 0, "done")
    assert match.to_act() == (1,)
    assert current(match).hands[0] == tiles("1|1 6|6")


def test_cr13_taking_back_gives_the_tiles_up_again() -> None:
    """What is taken back counts for nobody, and other captures may be made instead."""
    match = position(["", "0|0"], "3|3 1|3 3|5 0|1", placed=True)
    do(match, 0, triple(2))
    assert match.view_for(None).seats[0].captured == 3
    do(match, 0, "back")
    assert match.view_for(None).seats[0].captured == 0
    (event,) = do(match, 0, middle(2))
    assert isinstance(event, Captured)
    assert row_of(match) == tiles("3|3 3|5 0|1")


def test_cr19_cr20_ties_below_the_first_place_stay_ties() -> None:
    """Only the win goes to the youngest."""
    match = position(["", "", "", ""], "", placed=True, captured=(2, 10, 2, 10), totals=(40, 40, 40, 40), dealer=1)
    do(match, 0, "done")
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.places == (3, 1, 3, 2)


def test_cs11_a_capture_that_arises_is_due_as_well() -> None:
    """The leaflet: after 1|1 went, 3|3 3|5 2|3 is a triple, and drawing waits for it."""
    match = solitaire(tiles("3|3 1|1 3|5 2|3"), tiles("6|6"), LEAFLET)
    do(match, 0, middle(2))
    assert refused(match, 0, "draw") is Refusal.MUST_CAPTURE
    do(match, 0, middle(2))
    assert Draw() in match.legal_moves(Seat(0))


def test_cs12_a_new_row_may_be_captured_at_once() -> None:
    match = solitaire(tiles("3|3 1|3 3|5"), tiles("2|2 2|4 2|6"), LEAFLET)
    do(match, 0, triple(2))
    do(match, 0, "draw")
    assert refused(match, 0, "draw") is Refusal.BONEYARD_EMPTY
    do(match, 0, triple(2))
    assert match.result is not None
    assert match.result.ending is Ending.WON


def test_cs12_with_a_tile_left_in_the_row_only_one_is_drawn() -> None:
    """Three at once only for an empty row."""
    match = solitaire(tiles("3|3 1|1 3|5 0|4"), tiles("2|2 2|4 2|6"), LEAFLET)
    do(match, 0, middle(2))
    assert refused(match, 0, Capture(9, Take.MIDDLE)) is Refusal.NO_CAPTURE
    do(match, 0, "draw")
    assert match.view_for(None).boneyard == 2


def test_cs10_the_house_rule_holds_in_celkos_rendition_with_forced_removal_too() -> None:
    rules = CastleRockSolitaireRules(win_on_empty=True, forced_removal=True)
    match = solitaire(tiles("3|3 1|3 3|5"), tiles("2|2"), rules)
    assert refused(match, 0, "draw") is Refusal.MUST_CAPTURE
    do(match, 0, triple(2))
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)


def test_cs9_celko_draws_one_tile_for_an_empty_row_and_needs_three_to_capture() -> None:
    match = solitaire([], tiles("2|2 2|4 2|6 0|0"))
    counts = []
    for _ in range(3):
        do(match, 0, "draw")
        counts.append(len(captures_of(match, 0)))
    assert counts == [0, 0, 2]


def test_cr1_no_set_has_a_row_larger_than_the_players_and_two() -> None:
    """CR5 for every number of players and every set that is large enough."""
    for chosen, most_seats in (("d6", 6), ("d9", 10), ("d12", 12)):
        for seats in range(2, most_seats + 1):
            match = make_game("castle_rock", {"set": chosen}).start(seats)
            assert isinstance(match, CastleRockMatch)
            size = match.game.row_size(seats)
            fitting = [row for row in range(3, seats + 3) if (len(tile_set(int(chosen[1:]))) - row) % seats == 0]
            assert fitting == [size]
            assert match.need() is not None
            assert match.to_act() == (HOUSE,)

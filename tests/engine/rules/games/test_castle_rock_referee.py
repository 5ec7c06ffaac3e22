"""Castle Rock and its solitaire: independent referees, written from the rules alone, over whole matches."""

from __future__ import annotations

import random

import pytest

from engine.rules.games import make_game
from engine.rules.games.castle_rock.rules import CastleRockMatch
from engine.rules.games.castle_rock_solitaire.rules import CastleRockSolitaireMatch
from engine.rules.moves import Capture, Deal, Done, Draw, GiveUp, Play, Take, TakeBack
from engine.rules.row import Reach
from engine.rules.tiles import Seat, Tile

from ..playing import random_game, random_step
from ..positions.castle_rock import row_of

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


def test_cr10_cr11_the_best_captures_of_real_rows_match_trying_every_order() -> None:
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
    """CR2-CR24: the deal, turns, captures, draws, scores, and who wins, with random options and seats."""
    rng = random.Random(seed)
    game, seats = random_game("castle_rock", rng)
    match = game.start(seats)
    assert isinstance(match, CastleRockMatch)
    rules = match.game.rules
    sides = len(match.score.sides)
    dealer, totals, hands_played = -1, [0] * sides, 0
    row: list[Tile] = []
    hands: list[list[Tile]] = []
    boneyard: list[Tile] = []
    captured = [0] * seats
    turns = [0] * seats
    turn, placed = 0, False
    before: list[Tile] = []
    undo: list[list[Tile]] = []
    while match.to_act() and hands_played < 4:
        if match.score.opening:
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
            while (len(match.score.deck) - size) % seats:
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
            assert match.score.totals == totals
            continue
        hands_played += 1
        assert len(set(turns)) == 1
        pooled = [sum(captured[side::sides]) for side in range(sides)]
        totals = [total + mine - len(row) for total, mine in zip(totals, pooled, strict=True)]
        assert match.score.totals == totals
        auto = 60 if seats <= 5 else seats
        limit = 1 if rules.single_hand else auto if rules.hand_limit is None else rules.hand_limit
        over = hands_played == limit or (not rules.single_hand and max(totals) >= rules.target)
        assert (match.score.outcome is not None) == over
        outcome = match.score.outcome
        if outcome is not None:
            youngest_first = [(dealer - back) % seats for back in range(seats)]
            assert outcome.winners == (next(s % sides for s in youngest_first if totals[s % sides] == max(totals)),)


@pytest.mark.parametrize("seed", range(40))
def test_a_referee_written_from_the_rules_agrees_with_whole_solitaires(seed: int) -> None:
    """CS1-CS14, both renditions and every option: draws, captures, renewed rows, won and lost."""
    rng = random.Random(seed)
    game, _ = random_game("castle_rock_solitaire", rng)
    match = game.start(1)
    assert isinstance(match, CastleRockSolitaireMatch)
    rules = match.game.rules
    leaflet = rules.rendition == "leaflet"
    step = random_step(match, rng)
    assert isinstance(step.move, Deal)
    match.play(step.seat, step.move)
    laid = len(step.move.order) if rules.open_row else 3
    row, boneyard = list(step.move.order[:laid]), list(step.move.order[laid:])
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
        lost = not boneyard and bool(row) and not removals(row_in_sets(row)) and not rules.open_row
        assert (match.score.outcome is not None) == (won or lost or isinstance(move, GiveUp))
        outcome = match.score.outcome
        if outcome is not None:
            assert outcome.winners == ((0,) if won else ())
            assert match.score.result is not None
            assert match.score.result.scores == (len(match.score.deck) - len(row) - len(boneyard),)
            assert match.score.result.devil == len(row) + len(boneyard)

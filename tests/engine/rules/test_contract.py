"""What every registered game must keep, whatever its options and seats (G1, G7, G8, G10, G11, G12)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engine.rules.errors import IllegalMove
from engine.rules.events import Drew, Event, Penalised, seen_by
from engine.rules.game import Game, Match, Shuffle, forced_move, house_move
from engine.rules.games import GAMES, game_of, make_game
from engine.rules.moves import (
    Announce,
    Appoint,
    Call,
    Capture,
    Claim,
    Close,
    Deal,
    Done,
    Draw,
    GiveUp,
    Move,
    Pass,
    Play,
    Stack,
    Take,
    TakeBack,
    move_text,
    parse_move,
)
from engine.rules.record import Record, Step, header_of, read_record, replay
from engine.rules.tiles import HOUSE, EndId, Seat, Tile, tile_set
from engine.rules.views import View

from .playing import everything, random_game, random_steps, rounds_played, tiles_in

MATCHES = 240
"""Seeded random matches per game and check; `pytest -m soak` plays many more."""
every_game = pytest.mark.parametrize("name", sorted(GAMES))


@every_game
def test_no_tile_is_ever_lost_or_doubled(name: str) -> None:
    """G2, G11."""
    for seed in range(MATCHES):
        rng = random.Random(seed)
        game, seats = random_game(name, rng)
        match = game.start(seats)
        full = Counter(match.census())
        assert set(full) in [set(tile_set(n)) for n in (6, 9, 12)]
        assert len(set(full.values())) == 1
        for step, _ in random_steps(match, rng, 2):
            assert Counter(match.census()) == full, (seed, step)


@every_game
def test_a_match_goes_on_until_it_is_over(name: str) -> None:
    """`to_act`, `need`, `legal_moves`, `outcome` and the views agree at every moment."""
    for seed in range(MATCHES // 4):
        rng = random.Random(seed)
        game, seats = random_game(name, rng)
        match = game.start(seats)
        check_agreement(match)
        for _ in random_steps(match, rng, 2):
            check_agreement(match)


def check_agreement(match: Match) -> None:
    acting = match.to_act()
    outcome = match.outcome()
    assert (acting == ()) == (outcome is not None)
    assert (match.need() is not None) == (acting[:1] == (HOUSE,))
    assert len(set(acting)) == len(acting)
    public = match.view_for(None)
    assert public.outcome == outcome
    assert (public.hand, public.moves, public.viewer) == ((), (), None)
    assert public.actors == tuple(seat for seat in acting if seat != HOUSE)
    assert public.turn == (acting[0] if acting and acting[0] != HOUSE else None)
    for seat in map(Seat, range(match.seats)):
        moves = match.legal_moves(seat)
        assert bool(moves) == (seat in acting), (seat, acting)
        assert len(set(moves)) == len(moves)
        view = match.view_for(seat)
        assert view.moves == tuple(moves)
        assert view.viewer == seat
        assert len(view.hand) == view.seats[seat].tiles
    if outcome is not None:
        assert min(outcome.places) >= 1
        assert len(outcome.places) == len(outcome.totals) == len(public.sides)


@every_game
def test_every_listed_move_is_playable_and_every_other_is_refused_without_a_trace(name: str) -> None:
    """G7: legality has one source, both ways."""
    refused = 0
    for seed in range(MATCHES // 10):
        rng = random.Random(seed)
        game, seats = random_game(name, rng)
        match = game.start(seats)
        for number, _ in enumerate(random_steps(match, rng, 1)):
            if number % 7:
                continue
            before = everything(match)
            for seat in match.to_act():
                for move in match.legal_moves(seat):
                    match.copy().play(seat, move)
            assert everything(match) == before
            for seat in map(Seat, range(-1, seats)):
                legal = set(match.legal_moves(seat)) if seat in match.to_act() else set()
                for move in other_moves(match, rng):
                    if move in legal or stands_for(move, legal):
                        continue
                    with pytest.raises(IllegalMove):
                        match.play(seat, move)
                    refused += 1
            assert everything(match) == before
    assert refused > 100


def other_moves(match: Match, rng: random.Random) -> list[Move]:
    """A spread of moves of every kind, most of them wrong here."""
    tiles = rng.sample(match.census(), 4)
    ends: list[EndId | None] = [None, EndId(0), EndId(rng.randrange(30)), EndId(999)]
    moves: list[Move] = [Play(tile, end) for tile in tiles for end in ends]
    moves += [Stack(tile, rng.randrange(40)) for tile in tiles]
    moves += [Capture(rng.randrange(12), take) for take in Take]
    moves += [TakeBack(), Draw(), Pass(), Done(), Claim(rng.randrange(40)), Call(), Announce(), GiveUp()]
    moves += [Deal(tuple(tiles)), Appoint(Seat(99)), Close()]
    return moves


def stands_for(move: Move, legal: set[Move]) -> bool:
    """Whether a listed move stands for `move`: any number may be claimed, and an announcement may come with a play."""
    match move:
        case Play(tile, end, claim, one) if claim is not None or one:
            return Play(tile, end) in legal
        case Claim():
            return any(isinstance(listed, Claim) for listed in legal)
        case Close():
            return True  # legal for the house exactly in Closing; covered by the agreement of `need`
        case _:
            return False


@every_game
def test_a_forced_move_is_never_a_play(name: str) -> None:
    """G10."""
    for seed in range(MATCHES // 3):
        rng = random.Random(seed)
        game, seats = random_game(name, rng)
        match = game.start(seats)
        for _ in random_steps(match, rng, 1):
            forced = forced_move(match)
            if forced is not None:
                assert isinstance(forced[1], (Draw, Pass, Done))
                others = [move for move in match.legal_moves(forced[0]) if move != forced[1]]
                assert all(isinstance(move, (Claim, Call, Announce)) for move in others)


@every_game
def test_text_and_replay_give_the_same_match(name: str) -> None:
    """Every step survives its text, and the record replays to equal views."""
    for seed in range(MATCHES // 3):
        rng = random.Random(seed)
        game, seats = random_game(name, rng)
        match = game.start(seats)
        steps: list[Step] = []
        for step, _ in random_steps(match, rng, 2):
            assert parse_move(move_text(step.move)) == step.move
            steps.append(step)
        record = Record(header_of(game, seats), tuple(steps))
        again = read_record(record.text())
        assert again == record
        assert everything(replay(again.header, again.steps, game_of)) == everything(match)


@every_game
def test_a_copy_is_independent(name: str) -> None:
    for seed in range(MATCHES // 10):
        rng = random.Random(seed)
        game, seats = random_game(name, rng)
        match = game.start(seats)
        for number, _ in enumerate(random_steps(match, rng, 1)):
            if number % 5 == 0:
                twin = match.copy()
                before = everything(match)
                assert everything(twin) == before
                for _ in zip(range(6), random_steps(twin, rng, 2), strict=False):
                    pass
                assert everything(match) == before


@every_game
def test_nobody_can_tell_hidden_tiles_apart(name: str) -> None:
    """G8, noninterference: shuffle the tiles an observer has not seen, replay, and the observer's views and events are
    equal, at every step of the way."""
    compared = 0
    for seed in range(MATCHES // 3):
        rng = random.Random(seed)
        game, seats = random_game(name, rng)
        match = game.start(seats)
        steps = [step for step, _ in random_steps(match, rng, 1 + seed % 2)]
        deals = [number for number, step in enumerate(steps) if isinstance(step.move, Deal)]
        if not deals:
            continue
        steps = steps[: rng.randrange(deals[-1], len(steps)) + 1]
        observer = rng.choice([None, *map(Seat, range(seats))])
        mine = watch(game, seats, steps, observer)
        for _ in range(4):
            other = shuffle_unseen(game, seats, steps, deals[-1], observer, rng)
            if other is None or other == steps:
                break
            try:
                theirs = watch(game, seats, other, observer)
            except IllegalMove:
                continue  # in that deal somebody had to play otherwise, which all would have seen
            if course(theirs) != course(mine):
                continue  # in that deal the round ended elsewhere or a draw was a fault, which all would have seen
            assert theirs == mine, (seed, observer)
            compared += 1
            break
    assert compared > 5 or make_game(name).most_seats == 1, compared


Seen = list[tuple[View, list[Event]]]


def watch(game: Game, seats: int, steps: list[Step], observer: Seat | None) -> Seen:
    """The observer's view and events after every step."""
    seen: Seen = []

    def look(match: Match, step: Step, events: list[Event]) -> None:
        seen.append((match.view_for(observer), [seen_by(event, observer) for event in events]))

    replay(header_of(game, seats), steps, game_of, look)
    return seen


def course(seen: Seen) -> list[tuple[object, ...]]:
    """Who led (BL13), after which steps a round ended, for which a penalty was paid in public (MT22), and what followed
    a hidden draw in the same step: a drawn tile that fits may be laid at once, before all eyes (CF5)."""
    return [
        (
            view.leader,
            view.result is not None,
            any(isinstance(event, Penalised) for event in events),
            [type(event) for event in events] if any(isinstance(event, Drew) for event in events) else None,
        )
        for view, events in seen
    ]


def shuffle_unseen(
    game: Game, seats: int, steps: list[Step], last_deal: int, observer: Seat | None, rng: random.Random
) -> list[Step] | None:
    """The same steps, but the last deal has the tiles that `observer` never saw in another order."""
    seen: set[Tile] = set()
    match = replay(header_of(game, seats), steps[:last_deal], game_of)
    need = match.need()
    assert isinstance(need, Shuffle)
    for step in steps[last_deal:]:
        events = match.play(step.seat, step.move)
        seen |= tiles_in([seen_by(event, observer) for event in events]) | tiles_in(match.view_for(observer))
    deal = steps[last_deal].move
    assert isinstance(deal, Deal)
    order = list(deal.order)
    start = 0
    for size in map(len, need.piles):
        places = [place for place in range(start, start + size) if order[place] not in seen]
        hidden = [order[place] for place in places]
        rng.shuffle(hidden)
        for place, tile in zip(places, hidden, strict=True):
            order[place] = tile
        start += size
    return [*steps[:last_deal], Step(HOUSE, Deal(tuple(order))), *steps[last_deal + 1 :]]


@every_game
def test_the_house_takes_only_the_deal_it_was_asked_for(name: str) -> None:
    """G12: a deal must hold each pile's tiles, each once."""
    game = make_game(name)
    match = game.start(game.seat_counts()[0])
    while True:
        need = match.need()
        assert need is not None
        if isinstance(need, Shuffle):
            break
        match.play(HOUSE, house_move(need, random.Random(1)))
    good = house_move(need, random.Random(1))
    assert isinstance(good, Deal)
    doubled = Deal((good.order[0], *good.order[:-1]))
    for bad in (doubled, Deal(good.order[1:]), Appoint(Seat(0)), Close()):
        with pytest.raises(IllegalMove):
            match.copy().play(HOUSE, bad)
    match.play(HOUSE, good)


@pytest.mark.soak
@every_game
def test_many_random_matches_keep_every_invariant(name: str) -> None:
    """`pytest -m soak`: thousands of matches with random options and seats."""
    for seed in range(10_000, 13_000):
        rng = random.Random(seed)
        game, seats = random_game(name, rng)
        match = game.start(seats)
        full = Counter(match.census())
        for _ in random_steps(match, rng, 3):
            check_agreement(match)
            assert Counter(match.census()) == full, seed
        assert not match.to_act() or rounds_played(match) >= 3

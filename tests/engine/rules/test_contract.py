"""The promises of every game with any options and seats (G1, G7, G8, G10, G11, G12). One walk serves all checks."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

import pytest

from engine.rules.errors import IllegalMove
from engine.rules.events import Drew, Event, Penalised, RoundEnded, seen_by
from engine.rules.game import Game, Match, forced_move, house_move
from engine.rules.games import GAMES, game_of, make_game
from engine.rules.house import Shuffle
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
from engine.rules.options import option_specs
from engine.rules.position import write_view
from engine.rules.record import Record, Step, header_of, read_record, replay
from engine.rules.tiles import HOUSE, SETS, EndId, Seat, Tile, set_named
from engine.rules.views import FootBoard, LineBoard, View

from .playing import everything, random_game, random_step, random_steps, tiles_in

every_game = pytest.mark.parametrize("name", sorted(GAMES))
Seen = list[tuple[View, list[Event], str]]
"""An observer's view and events, step by step; now and then the position as the observer may write it."""


@every_game
def test_every_walk_keeps_every_promise(name: str) -> None:
    """G1, G2, G7, G8, G10, G11, with every value of every option at least once."""
    tally: Counter[str] = Counter()
    for seed, options in enumerate(wishes(name)):
        tally += walk(name, random.Random(seed), 2 if seed % 8 == 1 else 1, options)
    assert tally["refused"] > 500
    assert tally["compared"] > 5 or make_game(name).most_seats == 1


@every_game
def test_moves_that_are_alike_lead_to_one_position(name: str) -> None:
    met, line = 0, False
    for seed, options in enumerate(wishes(name)):
        rng = random.Random(seed)
        game, seats = random_game(name, rng, options)
        match = game.start(seats)
        line = isinstance(match.view_for(None).board, LineBoard)
        for _ in random_steps(match, rng, 1):
            seat = match.to_act()[0] if match.to_act() else HOUSE
            view = match.view_for(None if seat == HOUSE else seat)
            ways = [move for move in view.moves if isinstance(move, Play | Stack)]
            for move, first in [(way, view.alike(way)) for way in ways if view.alike(way) != way]:
                assert first in ways
                one, other = match.copy(), match.copy()
                one.play(seat, move)
                other.play(seat, first)
                assert turned(one) == turned(other)
                met += 1
    assert met or not line, "no lone double came up"


def turned(match: Match) -> list[object]:
    """What all seats see, whichever way round the line lies."""
    found: list[object] = [match.to_act(), tuple(match.census()), match.score.totals, match.score.result]
    for view in [match.view_for(None), *(match.view_for(Seat(seat)) for seat in range(match.seats))]:
        assert isinstance(view.board, LineBoard | FootBoard)
        nodes, ends = view.board.layout.nodes, dict(view.board.layout.ends)
        tips = {number: (nodes[end.node].tile, end.value) for number, end in ends.items()}
        moves = {
            (move.tile, move.outer, tips[move.end]) if isinstance(move, Play) and move.end in tips else move
            for move in view.moves
        }
        count = view.board.count if isinstance(view.board, LineBoard) else None
        found += [Counter(tips.values()), moves, {(node.tile, node.inner) for node in nodes}, view.seats, count]
    return found


@pytest.mark.soak
@every_game
def test_thousands_of_walks_keep_every_promise(name: str) -> None:
    """`pytest -m soak`: random options, and matches that go on for longer."""
    for seed in range(10_000, 13_000):
        walk(name, random.Random(seed), 3)


def wishes(name: str) -> list[dict[str, str]]:
    """Each value of each option once (of numbers the lowest, the highest and those suggested), and nothing a few
    times."""
    wished: list[dict[str, str]] = [{} for _ in range(3)]
    for spec in option_specs(GAMES[name].options):
        limits = (str(spec.low), str(spec.high)) if spec.kind == "number" else ()
        wished += [{spec.name: value} for value in dict.fromkeys((*spec.values, *limits))]
    return wished


def walk(name: str, rng: random.Random, rounds: int, options: Mapping[str, str] | None = None) -> Counter[str]:
    """Play some rounds at random under all checks; count the checks."""
    game, seats = random_game(name, rng, options)
    match = game.start(seats, history=True)
    full = Counter(match.census())
    assert set(full) in [set(set_named(name)) for name in SETS]
    assert len(set(full.values())) == 1
    check_agreement(match, rng)
    told = Told(match, rng.choice([None, *map(Seat, range(seats))]))
    steps: list[Step] = []
    tally: Counter[str] = Counter()
    while match.to_act() and tally["rounds"] < rounds:
        step = random_step(match, rng)
        before = match.copy() if isinstance(step.move, Deal) else None
        events = match.play(step.seat, step.move)
        assert parse_move(move_text(step.move)) == step.move
        steps.append(step)
        told.hear(before, match, step, events)
        tally["rounds"] += any(isinstance(event, RoundEnded) for event in events)
        assert Counter(match.census()) == full, "a tile is lost or doubled (G2, G11)"
        if len(steps) % 3 == 0 or events[1:]:
            check_agreement(match, rng)
        check_forced(match)
        if len(steps) % 17 == 1:
            before_trying = everything(match)
            check_copies(match, rng, before_trying)
            tally["refused"] += check_legality(match, rng)
            assert everything(match) == before_trying, "a copy or a refused move has left its trace (G7)"
        assert len(steps) < 3000 * rounds, "the round does not end"
    check_record(game, match, steps)
    tally["compared"] += check_secrecy(told, rng)
    return tally


def check_agreement(match: Match, rng: random.Random) -> None:
    """`to_act`, `need`, `legal_moves`, `outcome` and the views agree, for the acting seats and one other."""
    acting = match.to_act()
    outcome = match.score.outcome
    assert (acting == ()) == (outcome is not None)
    assert (match.need() is not None) == (acting[:1] == (HOUSE,))
    assert len(set(acting)) == len(acting)
    public = match.view_for(None)
    assert public.outcome == outcome
    assert (public.hand, public.moves, public.viewer) == ((), (), None)
    assert public.actors == tuple(seat for seat in acting if seat != HOUSE)
    assert public.turn == (acting[0] if acting and acting[0] != HOUSE else None)
    for seat in {*public.actors, Seat(rng.randrange(match.seats))}:
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


def check_forced(match: Match) -> None:
    """A forced move is never a play (G10)."""
    forced = forced_move(match)
    if forced is not None:
        assert isinstance(forced[1], (Draw, Pass, Done))
        others = [move for move in match.legal_moves(forced[0]) if move != forced[1]]
        assert all(isinstance(move, (Claim, Call, Announce)) for move in others)


def check_copies(match: Match, rng: random.Random, known: tuple[object, ...]) -> None:
    """A copy is equal; what then happens to it must leave the match as it is `known`, which the walk looks at."""
    twin = match.copy()
    assert everything(twin) == known
    for _ in zip(range(6), random_steps(twin, rng, 99), strict=False):
        pass


def check_legality(match: Match, rng: random.Random) -> int:
    """Legality has one source, both ways: every listed move is playable, and every other is refused without a trace
    (G7), at which the walk looks. Says how many were refused."""
    refused = 0
    acting = match.to_act()
    for seat in acting:
        for move in match.legal_moves(seat):
            match.copy().play(seat, move)
    for seat in map(Seat, range(-1, match.seats)):
        legal = set(match.legal_moves(seat)) if seat in acting else set()
        others = near_misses(match, seat) + other_moves(match, rng) if legal else other_moves(match, rng)
        for move in others if seat in acting[:1] else rng.sample(others, 5) + others[-9:]:
            if move in legal or stands_for(move, legal):
                continue
            with pytest.raises(IllegalMove):
                match.play(seat, move)
            refused += 1
    return refused


def near_misses(match: Match, seat: Seat) -> list[Move]:
    """Each tile in the seat's hand on each end and stack on which it may play some tile."""
    view = match.view_for(seat)
    ends = {move.end for move in view.moves if isinstance(move, Play)}
    stacks = {move.stack for move in view.moves if isinstance(move, Stack)}
    return [
        *(Play(tile, end) for tile in view.hand for end in ends),
        *(Stack(tile, stack) for tile in view.hand for stack in stacks),
    ]


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


def check_record(game: Game, match: Match, steps: list[Step]) -> None:
    """The record survives its text, and replays to equal views."""
    record = Record(header_of(game, match.seats), tuple(steps))
    again = read_record(record.text())
    assert again == record
    assert everything(replay(again.header, again.steps, game_of)) == everything(match)


@dataclass
class Told:
    """What an observer (None: a spectator) was told since the last deal."""

    base: Match
    """As it was before that deal."""
    observer: Seat | None
    steps: list[Step] = field(default_factory=list)
    seen: Seen = field(default_factory=list)

    def hear(self, before: Match | None, match: Match, step: Step, events: list[Event]) -> None:
        """One step more; `before` is the match before a deal."""
        if before is not None:
            self.base, self.steps, self.seen = before, [], []
        self.steps.append(step)
        text = "" if len(self.steps) % 7 else write_view(match, self.observer)
        view = match.view_for(None) if self.observer is None else match.view_for_robot(self.observer)
        self.seen.append((view, [seen_by(event, self.observer) for event in events], text))


def check_secrecy(told: Told, rng: random.Random) -> bool:
    """Hidden tiles make no difference (G8, noninterference): shuffle the tiles that the observer has not seen and play
    the same again. The observer's views and events are equal at every step. Returns whether another deal allowed the
    same play."""
    deal = told.steps[0].move if told.steps else None
    if not isinstance(deal, Deal):
        return False
    length = 1 + rng.randrange(len(told.steps))
    mine = told.seen[:length]
    seen = tiles_in(mine)
    for _ in range(4):
        other = shuffle_unseen(told.base, deal, seen, rng)
        if other == deal:
            break
        theirs = retold(told, Step(HOUSE, other), length)
        if theirs is not None:
            assert theirs == mine, told.observer
            return True
    return False


def retold(told: Told, deal: Step, length: int) -> Seen | None:
    """The observer's views and events when the same is played after another deal. None if it can't be: a seat had to
    play otherwise, the round ended elsewhere, or a draw was a public fault."""
    again = Told(told.base.copy(), told.observer)
    for step, mine in zip([deal, *told.steps[1:length]], told.seen, strict=False):
        try:
            events = again.base.play(step.seat, step.move)
        except IllegalMove:
            return None
        again.hear(None, again.base, step, events)
        if course(*again.seen[-1][:2]) != course(*mine[:2]):
            return None
    return again.seen


def course(view: View, events: list[Event]) -> tuple[object, ...]:
    """Who led (BL13), whether the round ended, whether a penalty was paid in public (MT22), and what followed a hidden
    draw in the same step: a drawn tile that fits may be laid at once, before all eyes (CF5)."""
    kinds = list(map(type, events))
    return view.leader, view.result is not None, Penalised in kinds, kinds if Drew in kinds else None


def shuffle_unseen(before: Match, deal: Deal, seen: set[Tile], rng: random.Random) -> Deal:
    """The deal with the tiles that were never seen in another order."""
    need = before.need()
    assert isinstance(need, Shuffle)
    order = list(deal.order)
    start = 0
    for size in map(len, need.piles):
        places = [place for place in range(start, start + size) if order[place] not in seen]
        hidden = [order[place] for place in places]
        rng.shuffle(hidden)
        for place, tile in zip(places, hidden, strict=True):
            order[place] = tile
        start += size
    return Deal(tuple(order))


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


@every_game
def test_a_seat_that_is_not_there_sees_nothing(name: str) -> None:
    """Not even HOUSE, which is -1: Python would show it the last seat's hand."""
    game = make_game(name)
    for seats in game.seat_counts():
        match = game.start(seats)
        for seat in (HOUSE, Seat(seats)):
            with pytest.raises(ValueError, match="There is no seat"):
                match.view_for(seat)

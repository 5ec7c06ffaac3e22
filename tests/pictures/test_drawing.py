"""Pictures as Discord gets them: constant names, nothing hidden in them, drawn off the event loop."""

import io
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from PIL import Image

from bot.pictures import (
    Pictures,
    PictureWorker,
    Style,
    board_picture,
    hand_picture,
    replay_picture,
    tally_picture,
)
from bot.pictures.drawing import TallySubject, draw_tally, hand_subject, lanes_of, playable_tiles
from bot.words import words_for
from engine.robots.playing import play_out
from engine.rules.events import Event, RoundEnded
from engine.rules.game import Match, Shuffle, house_move
from engine.rules.games import GAMES, make_game
from engine.rules.moves import Deal
from engine.rules.record import Record, Step, header_of
from engine.rules.scoring import RoundResult
from engine.rules.tiles import HOUSE, Seat, Tile
from engine.rules.views import View
from tests.engine.rules.playing import tiles_in
from tests.pictures.checks import readable
from tests.pictures.positions import views

WORDS = words_for()
NAMES = ("Ana", "Björn", "さくら", "Дмитрий", "فاطمة", "Grace", "Chloé", "Hugo", "Max", "Zoë", "राम", "Li")
STYLE = Style()


def size_of(data: bytes) -> tuple[int, int]:
    with Image.open(io.BytesIO(data)) as image:
        return image.size


def dealt(name: str, seats: int, rng: Random) -> tuple[Match, list[Step], Shuffle]:
    """A match right after its first deal, how it came there, and what that deal was of."""
    match = make_game(name).start(seats)
    steps: list[Step] = []
    while True:
        need = match.need()
        assert need is not None
        step = Step(HOUSE, house_move(need, rng))
        match.play(step.seat, step.move)
        steps.append(step)
        if isinstance(need, Shuffle) and match.view_for(None).number == 1:
            return match, steps, need


def other_deals(deal: Deal, need: Shuffle, seen: set[Tile], rng: Random) -> Iterator[Deal]:
    """Deals that differ only in where unseen tiles lie."""
    while True:
        order: list[Tile] = []
        start = 0
        for pile in need.piles:
            part = list(deal.order[start : start + len(pile)])
            start += len(pile)
            free = [at for at, tile in enumerate(part) if tile not in seen]
            moved = [part[at] for at in free]
            rng.shuffle(moved)
            for at, tile in zip(free, moved, strict=True):
                part[at] = tile
            order += part
        yield Deal(tuple(order))


@pytest.mark.parametrize("name", [name for name in GAMES if name != "castle_rock_solitaire"])
def test_two_deals_that_differ_in_hidden_tiles_give_equal_pictures(name: str) -> None:
    """G8: neither the bytes, nor their number, nor the name, nor the description tells them apart."""
    rng = Random(name)
    seats = make_game(name).seat_counts()[1]
    match, steps, need = dealt(name, seats, rng)
    public = match.view_for(None)
    deal = steps[-1].move
    assert isinstance(deal, Deal)
    for tried, other in enumerate(other_deals(deal, need, tiles_in(public), rng)):
        twin = make_game(name).start(seats)
        for step in steps[:-1]:
            twin.play(step.seat, step.move)
        twin.play(HOUSE, other)
        hands = [match.view_for(Seat(seat)).hand for seat in range(seats)]
        if twin.view_for(None) == public and hands != [twin.view_for(Seat(seat)).hand for seat in range(seats)]:
            names = NAMES[:seats]
            assert board_picture(public, names, STYLE, WORDS) == board_picture(twin.view_for(None), names, STYLE, WORDS)
            return
        assert tried < 50, "no deal was found that only differs in hidden tiles"


@pytest.mark.parametrize("name", GAMES)
def test_a_board_is_the_same_whoever_looks_at_it(name: str) -> None:
    rng = Random(1)
    game = make_game(name)
    seats = game.seat_counts()[0]
    match = game.start(seats)
    for number in range(40):
        acting = match.to_act()
        if not acting:
            break
        need = match.need()
        if need is not None:
            match.play(HOUSE, house_move(need, rng))
        else:
            match.play(acting[0], rng.choice(list(match.legal_moves(acting[0]))))
        if number % 13 == 5:
            pictures = {
                board_picture(match.view_for(viewer), NAMES[:seats], STYLE, WORDS)
                for viewer in [None, *map(Seat, range(seats))]
            }
            assert len(pictures) == 1


def test_names_of_files_are_constant() -> None:
    positions = list(views("muggins", 3, 3, moves=30))
    assert {board_picture(view, NAMES[:3], STYLE, WORDS).name for view in positions[::7]} == {"board.png"}
    assert {hand_picture(view, STYLE, WORDS).name for view in positions[::7]} == {"hand.png"}
    assert {tally_picture(view, (), NAMES[:3], STYLE, WORDS).name for view in positions[::7]} == {"tally.png"}


def test_playable_tiles_are_those_of_the_moves_and_only_on_ones_turn() -> None:
    game = make_game("block")
    match = game.start(2)
    rng = Random(4)
    while (need := match.need()) is not None:
        match.play(HOUSE, house_move(need, rng))
    turn = match.to_act()[0]
    mine, theirs = match.view_for(turn), match.view_for(Seat(1 - turn))
    assert playable_tiles(mine)
    assert set(playable_tiles(mine) or ()) <= set(mine.hand)
    assert playable_tiles(theirs) is None
    assert hand_subject(mine, WORDS).hand == mine.hand
    picture = hand_picture(mine, STYLE, WORDS)
    assert all(str(tile) in picture.alt for tile in mine.hand)


# -- tallies -------------------------------------------------------------------------------------------------------


def record_of(name: str, seats: int, seed: int) -> Record:
    """The record of a match between robots."""
    game = make_game(name)
    steps: list[Step] = []
    play_out(game.start(seats), Random(seed), lambda match, step, events: steps.append(step))
    return Record(header_of(game, seats), tuple(steps))


def finished(name: str, seats: int, seed: int, **options: str) -> tuple[list[View], list[RoundResult]]:
    """The public views of a match between robots, and its rounds."""
    seen: list[View] = []
    rounds: list[RoundResult] = []

    def watch(match: Match, step: Step, events: list[Event]) -> None:
        seen.append(match.view_for(None))
        rounds.extend(event.result for event in events if isinstance(event, RoundEnded))

    play_out(make_game(name, options).start(seats), Random(seed), watch)
    return seen, rounds


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("block", 4, {}),
        ("muggins", 4, {}),
        ("muggins", 3, {}),
        ("castle_rock", 4, {}),
        ("chickenfoot", 3, {}),
        ("mexican_train", 3, {}),
        ("build_up", 3, {}),
        ("castle_rock_solitaire", 1, {}),
    ],
)
def test_the_tally_shows_every_round_of_a_match(name: str, seats: int, options: dict[str, str]) -> None:
    seen, rounds = finished(name, seats, 3, **options)
    for number in range(len(rounds) + 1):
        view = next(view for view in reversed(seen) if view.number <= max(number, 1))
        subject = TallySubject(view, tuple(rounds[:number]), NAMES[:seats], WORDS)
        scene = draw_tally(subject, STYLE)
        readable(scene, 1200)
        lanes = lanes_of(subject)
        assert [lane.now for lane in lanes] == [view.seats[side[0]].total for side in view.sides]
        assert [text.text for text in scene.texts if text.text]
    end = lanes_of(TallySubject(seen[-1], tuple(rounds), NAMES[:seats], WORDS))
    outcome = seen[-1].outcome
    assert outcome is not None
    assert tuple(side for side, lane in enumerate(end) if lane.winner) == outcome.winners
    assert [lane.now - lane.before for lane in end] == list(rounds[-1].scores)


def test_partners_share_a_lane() -> None:
    view = next(view for view in views("muggins", 1, 4) if view.number == 1)
    lanes = lanes_of(TallySubject(view, (), NAMES[:4], WORDS))
    assert [lane.name for lane in lanes] == ["Ana & さくら", "Björn & Дмитрий"]


def test_points_scored_within_a_round_move_the_pegs_from_the_last_total() -> None:
    view = next(view for view in views("muggins", 1, 2) if view.number == 1)
    seats = tuple(replace(seat, total=15 * seat.seat) for seat in view.seats)
    lanes = lanes_of(TallySubject(replace(view, seats=seats), (), NAMES[:2], WORDS))
    assert [(lane.before, lane.now) for lane in lanes] == [(0, 0), (0, 15)]


# -- off the event loop --------------------------------------------------------------------------------------------


async def test_the_worker_draws_the_same_pictures() -> None:
    pictures = Pictures(PictureWorker(), PictureWorker(queue=4))
    view = list(views("castle_rock", 2, 3, moves=20))[-1]
    names = NAMES[:3]
    record = record_of("block", 3, 1)
    assert await pictures.board(view, names, STYLE, WORDS) == board_picture(view, names, STYLE, WORDS)
    assert await pictures.hand(view, STYLE, WORDS) == hand_picture(view, STYLE, WORDS)
    assert await pictures.tally(view, (), names, STYLE, WORDS) == tally_picture(view, (), names, STYLE, WORDS)
    assert await pictures.replay(record, names, STYLE, WORDS, 1) == replay_picture(record, names, STYLE, WORDS, 1)
    await pictures.close()


def test_boards_are_1200_pixels_wide() -> None:
    for name in GAMES:
        view = list(views(name, 1, moves=12))[-1]
        width, height = size_of(board_picture(view, NAMES[: len(view.seats)], STYLE, WORDS).data)
        assert width == 1200
        assert height <= 1100

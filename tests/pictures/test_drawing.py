"""Pictures as Discord gets them: constant names, nothing hidden in them, drawn from plain values."""

import io
import pickle
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from PIL import Image

from bot.pictures import (
    BoardSubject,
    HandSubject,
    PanelSubject,
    Picture,
    ReplaySubject,
    RoundSubject,
    Style,
    Subject,
    TallySubject,
    draw,
)
from bot.words import words_for
from engine.robots.playing import play_out
from engine.rules.events import Event, RoundEnded
from engine.rules.game import Match, house_move
from engine.rules.games import GAMES, make_game
from engine.rules.house import Shuffle
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


def board(view: View, seats: int) -> Picture:
    return draw(BoardSubject(view, NAMES[:seats], WORDS, STYLE))


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
            assert board(public, seats) == board(twin.view_for(None), seats)
            return
        assert tried < 50, "no deal was found that only differs in hidden tiles"


@pytest.mark.parametrize("name", GAMES)
def test_a_board_is_the_same_for_each_viewer(name: str) -> None:
    rng = Random(1)
    game = make_game(name)
    seats = game.seat_counts()[0]
    match = game.start(seats)
    compared = 0
    for number in range(60):
        acting = match.to_act()
        if not acting:  # a solitaire at random is soon lost
            match = game.start(seats)
            continue
        need = match.need()
        if need is not None:
            match.play(HOUSE, house_move(need, rng))
        else:
            match.play(acting[0], rng.choice(list(match.legal_moves(acting[0]))))
        if number % 7 == 3:
            assert len({board(match.view_for(viewer), seats) for viewer in [None, *map(Seat, range(seats))]}) == 1
            compared += 1
    assert compared > 2


def test_playable_tiles_are_those_of_the_moves_and_only_on_ones_turn() -> None:
    game = make_game("block")
    match = game.start(2)
    rng = Random(4)
    while (need := match.need()) is not None:
        match.play(HOUSE, house_move(need, rng))
    turn = match.to_act()[0]
    mine, theirs = match.view_for(turn), match.view_for(Seat(1 - turn))
    hand = HandSubject.of(mine, WORDS, STYLE)
    assert hand.tiles == mine.hand
    assert hand.playable
    assert set(hand.playable) <= set(mine.hand)
    assert HandSubject.of(theirs, WORDS, STYLE).playable is None
    assert all(str(tile) in hand.alt() for tile in mine.hand)


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
        subject = TallySubject(view, tuple(rounds[:number]), NAMES[:seats], WORDS, STYLE)
        scene = subject.scene()
        readable(scene, 1200)
        lanes = subject.lanes()
        assert [lane.now for lane in lanes] == [view.seats[side[0]].total for side in view.sides]
        assert [text.text for text in scene.texts if text.text]
    end = TallySubject(seen[-1], tuple(rounds), NAMES[:seats], WORDS, STYLE).lanes()
    outcome = seen[-1].outcome
    assert outcome is not None
    assert tuple(side for side, lane in enumerate(end) if lane.winner) == outcome.winners
    assert [lane.now - lane.before for lane in end] == list(rounds[-1].scores)


@pytest.mark.parametrize("name", ["muggins", "mexican_train"])
def test_a_tally_tells_the_round_that_its_points_belong_to(name: str) -> None:
    """Points of a round that goes on are not told as those after the round before."""
    seen, rounds = finished(name, 3, 3)
    told = set[str]()
    for view in seen:
        over = view.result is not None
        ended = rounds[: max(0, view.number - (not over))]
        subject = TallySubject(view, tuple(ended), NAMES[:3], WORDS, STYLE)
        expected = f"{'after ' if over else ''}round {view.number}" if view.number else "dealing"
        if view.number and view.rounds_to_play:
            expected += f" of {view.rounds_to_play}"
        assert f" · {expected}. " in subject.alt()
        status = subject.scene().texts[1].text
        assert over or status.removeprefix(f"to {view.target} · ") == expected
        told.add(expected)
    assert len(told) == 2 * len(rounds) + 1


def test_a_target_that_must_be_hit_exactly_is_told_on_the_tally() -> None:
    for exact in ("on", "off"):
        view = next(iter(views("fives_and_threes", 1, 2, exact=exact)))
        subject = TallySubject(view, (), NAMES[:2], WORDS, STYLE)
        rule = "First to exactly 61"
        assert (rule in {text.text for text in subject.scene().texts}) is (exact == "on")
        assert (rule in subject.alt()) is (exact == "on")
        readable(subject.scene(), 1200)


def test_partners_share_a_lane() -> None:
    view = next(view for view in views("muggins", 1, 4) if view.number == 1)
    lanes = TallySubject(view, (), NAMES[:4], WORDS, STYLE).lanes()
    assert [lane.name for lane in lanes] == ["Ana & さくら", "Björn & Дмитрий"]


def test_points_scored_within_a_round_move_the_pegs_from_the_last_total() -> None:
    view = next(view for view in views("muggins", 1, 2) if view.number == 1)
    seats = tuple(replace(seat, total=15 * seat.seat) for seat in view.seats)
    lanes = TallySubject(replace(view, seats=seats), (), NAMES[:2], WORDS, STYLE).lanes()
    assert [(lane.before, lane.now) for lane in lanes] == [(0, 0), (0, 15)]


# -- plain values ----------------------------------------------------------------------------------------------------


def test_a_subject_sent_to_another_process_gives_the_same_picture_there() -> None:
    """Nothing of Discord is in it, and it is still the key under which its picture is kept."""
    view = list(views("castle_rock", 2, 3, moves=20))[-1]
    record, names = record_of("block", 3, 1), NAMES[:3]
    hand = HandSubject((Tile.of(1, 2), Tile.of(3, 3)), (Tile.of(3, 3),), WORDS, STYLE)
    subjects: dict[str, Subject] = {
        "board.png": BoardSubject(view, names, WORDS, Style(numerals=True), hints=False),
        "hand.png": hand,
        "panel.png": PanelSubject(BoardSubject(view, names, WORDS, STYLE), hand),
        "tally.png": TallySubject(view, (), names, WORDS, STYLE),
        "round.png": RoundSubject(finished("block", 3, 1)[0][-1], names, WORDS, STYLE),
        "replay.webp": ReplaySubject(record, names, WORDS, STYLE, 1),
    }
    for name, subject in subjects.items():
        sent = pickle.dumps(subject)
        there = pickle.loads(sent)
        assert there == subject
        assert hash(there) == hash(subject)
        assert b"discord" not in sent
        picture = draw(there)
        assert picture == draw(subject)
        assert picture.name == name


def test_boards_are_900_pixels_wide() -> None:
    for name in GAMES:
        view = list(views(name, 1, moves=12))[-1]
        width, height = size_of(board(view, len(view.seats)).data)
        assert width == 900
        assert height <= 1100

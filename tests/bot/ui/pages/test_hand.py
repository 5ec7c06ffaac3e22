"""The hand panel of a player without tiles."""

from __future__ import annotations

import random
from typing import Any

from bot.pictures import BoardSubject, Style
from bot.ui.pages.page import Button
from bot.ui.pages.table.hand import claim_page, hand_page, playable
from bot.ui.pages.table.premoves import premoves_page
from bot.ui.pages.table.review import move_name
from bot.words import words_for
from engine.robots.playing import play_out
from engine.rules.game import Match, house_move
from engine.rules.games import make_game
from engine.rules.moves import Play
from engine.rules.tiles import HOUSE, EndId, Seat, Tile
from engine.tables.edits.premoves import Premoves
from tests.bot.flows.test_secrecy import dealt, snapshot_of
from tests.bot.ui.pages.reading import KEYS, at, read

WORDS = words_for()


def somebody_out(round_end: str) -> tuple[Any, Seat]:
    """A match of Build Up, played at random until a hand is empty; and whose hand that is."""
    rng = random.Random(1)
    match = make_game("build_up", {"round_end": round_end, "hands": "2"}).start(3)
    while True:
        actor = match.to_act()[0]
        need = match.need() if actor == HOUSE else None
        match.play(actor, house_move(need, rng) if need else rng.choice(match.legal_moves(actor)))
        empty = [Seat(seat) for seat in range(3) if not match.view_for(Seat(seat)).hand]
        if match.view_for(None).number and len(empty) == 1:
            return match, empty[0]


def test_who_went_out_reads_so_when_the_round_is_over() -> None:
    match, seat = somebody_out("first_out")
    page = hand_page(WORDS, snapshot_of(match, "build_up", 3), seat)
    assert "You’re out" in page.text
    assert "Round 1 is over" in page.text
    assert "The house is at work" not in page.text


def test_who_is_out_reads_so_while_the_others_play_on() -> None:
    match, seat = somebody_out("all_out")
    page = hand_page(WORDS, snapshot_of(match, "build_up", 3), seat)
    assert "You’re out" in page.text
    assert "The others play on. P" in page.text


def test_nobody_is_out_before_the_tiles_are_dealt() -> None:
    match = make_game("build_up").start(3)
    page = hand_page(WORDS, snapshot_of(match, "build_up", 3), Seat(0))
    assert "ou’re out" not in page.text
    assert "Dealing…" in page.text


def test_a_double_that_needs_toes_says_so_once_on_a_panel() -> None:
    """Beside the board, not also in its picture or its words."""
    seen = 0

    def watch(match: Match, _step: object, _events: object) -> None:
        nonlocal seen
        seat, view = match.to_act()[:1], match.view_for(None)
        if seat in ((), (HOUSE,)) or not getattr(view.board, "toes", 0) or not playable(match.view_for(seat[0])):
            return
        page = hand_page(WORDS, snapshot_of(match, "chickenfoot", 3), seat[0])
        assert page.text.count("more toe") == 1
        assert not [
            one for one in BoardSubject(view, ("A", "B", "C"), WORDS, Style()).scene().texts if "toe" in one.text
        ]
        seen += 1

    play_out(make_game("chickenfoot", {"rounds": "1"}).start(3), random.Random(1), watch)
    assert seen > 5


def test_a_count_is_said_with_the_next_tile_and_taken_back_by_pressing_it_again() -> None:
    match = dealt("muggins", random.Random(1))
    table, seat = snapshot_of(match, "muggins", 3), match.to_act()[0]
    controls = hand_page(WORDS, table, seat, said="10").controls
    labels = {button.label: button.id for button in controls if isinstance(button, Button)}
    tile = match.view_for(seat).moves[0].tile
    assert labels[str(tile)].endswith(f":do:{tile}=10")
    assert labels["“10” ✓"].endswith(":say")
    page = claim_page(WORDS, table, seat)
    labels = {button.label: button.id for button in page.controls if isinstance(button, Button)}
    assert labels["10"].endswith(":say:10")
    assert "15" not in labels, "the first tile counts 12 at most"


def test_the_menu_of_a_premove_lists_the_places_of_its_own_tile() -> None:
    """2|6 fits another end than 0|3, the tile chosen last."""
    table = at("block | hands 2|6 0|3 / 4|4 5|5 | line 0|1 1|6@right | turn 1")[1]
    chosen = Premoves(tuple(map(Play, (Tile.of(2, 6), Tile.of(0, 3)))))
    lines = read(premoves_page(KEYS, table, Seat(0), chosen))
    menu = lines.index("<hand.end_pick 0|3 → premove_place>")
    assert lines[menu + 1 : menu + 3] == ["  premove.anywhere = 0|3 *", "  premove.only end.on A 0|1 = 0|3@0"]
    assert not lines[menu + 3].startswith(" ")


def test_the_ends_of_a_lone_double_are_one_place() -> None:
    """They are alike, so the hand asks for none, and a premove and a hint name none."""
    position = "block | hands 0|6 0|2 / 0|3 3|3 | line 0|0 | turn {}"
    match, table = at(position.format(0))
    page, view = read(hand_page(KEYS, table, Seat(0))), match.view_for(Seat(0))
    assert {"[0|2 → do:0|2@0]", "[0|6 → do:0|6@0]"} <= set(page)
    assert {move_name(KEYS, view, move, ("Ana", "Bo")) for move in view.moves} == {"0|6", "0|2"}
    menu = read(premoves_page(KEYS, at(position.format(1))[1], Seat(0), Premoves((Play(Tile.of(0, 6), EndId(1)),))))
    first = menu.index("<hand.end_pick 0|6 → premove_place>") + 1
    assert menu[first : first + 2] == ["  premove.anywhere = 0|6", "  premove.only end.on A 0|0 = 0|6@0 *"]
    assert not menu[first + 2].startswith(" ")

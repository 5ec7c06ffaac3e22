"""How many clicks a move takes on the hand panel, in every game: counted on the pages themselves."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from bot.ui.pages.custom_ids import Verb, read_id
from bot.ui.pages.page import Menu, Page
from bot.ui.pages.table.hand import ONE as ONE_TILE
from bot.ui.pages.table.hand import claim_page, hand_page, plays_of, saying, where_page
from bot.words import words_for
from engine.rules.game import house_move
from engine.rules.games import GAMES, make_game
from engine.rules.moves import Capture, Done, Move, Play, Stack, move_text
from engine.rules.tiles import HOUSE, Seat, Tile
from engine.rules.views import View
from engine.tables.edits.premoves import may_announce
from engine.tables.table.model import Snapshot
from tests.bot.flows.test_secrecy import snapshot_of

WORDS = words_for()
MENU = 2
"""Clicks that a menu takes: to open it, and to choose."""

ONE, PLACE, CAPTURE, DONE = "one place", "a choice of places", "a capture", "done"
SAID, COUNTED = ", and One tile!", ", and its count"
CLICKS = Path(__file__).parent / "clicks.json"
"""By game: the clicks for a tile with one place, a tile with a choice of places, a capture, the end of a turn.
Generated: `python -m tools.generate`."""
HINTS_OFF = "hints=off"
CASES = (*GAMES, "muggins claims=auto", f"castle_rock {HINTS_OFF}")
MOST = {ONE: 1, PLACE: 2, CAPTURE: 1, DONE: 1}
"""Two clicks more where the player also states a count, one more or captures without hints."""


def clicks(snapshot: Snapshot, seat: Seat, page: Page, so_far: int = 0) -> Iterator[tuple[str, int]]:
    """Every move that can be reached from a page, as text, and the clicks to it."""
    for control in page.controls:
        found = read_id(control.id)
        assert found is not None
        step = MENU if isinstance(control, Menu) else 1
        arguments = [choice.value for choice in control.choices] if isinstance(control, Menu) else [found.argument]
        for argument in arguments:
            match found.verb:
                case Verb.DO | Verb.PICK:
                    yield argument, so_far + step
                case Verb.TILE if not so_far or ":" in argument:  # the others lead back
                    tile, _, said = argument.partition(":")
                    where = where_page(WORDS, snapshot, seat, Tile.parse(tile), said)
                    yield from clicks(snapshot, seat, where, so_far + step)
                case Verb.CLAIM if not so_far:
                    yield from clicks(snapshot, seat, claim_page(WORDS, snapshot, seat), so_far + step)
                case Verb.SAY if argument:
                    page = hand_page(WORDS, snapshot, seat, said=argument)
                    yield from clicks(snapshot, seat, page, so_far + step)
                case _:
                    pass


def positions(game: str, options: dict[str, str], seats: int, rng: random.Random) -> Iterator[tuple[Any, Seat]]:
    """Rounds played at random: the match whenever a seat has a choice."""
    match = make_game(game, options).start(seats)
    for _ in range(150):
        acting = match.to_act()
        if not acting:
            return
        need = match.need() if acting[0] == HOUSE else None
        if need is not None:
            match.play(HOUSE, house_move(need, rng))
            continue
        moves = match.legal_moves(acting[0])
        if len(moves) > 1:
            yield match, acting[0]
        match.play(acting[0], rng.choice(moves))


def said_with(view: View) -> Iterator[tuple[Move, str]]:
    """Every listed move, saying nothing, a count, or that one tile is left; and what the table's line says of that."""
    for move in view.moves:
        yield move, ""
        if isinstance(move, Play):
            yield from ((saying(move, str(n)), COUNTED) for n in view.claims)
            if may_announce(view):
                yield saying(move, ONE_TILE), SAID


def kind(move: Move, view: View) -> str | None:
    """Which line of the table counts the move."""
    match move:
        case Play(tile=tile) | Stack(tile=tile):
            ways = map(view.alike, plays_of(view, tile))
            places = {way.stack if isinstance(way, Stack) else (way.end, way.outer) for way in ways}
            return ONE if len(places) == 1 else PLACE
        case Capture():
            return CAPTURE
        case Done():
            return DONE
        case _:
            return None


def counted(name: str) -> dict[str, int]:
    """The clicks for each kind of move in a few random rounds of a case."""
    game, _, option = name.partition(" ")
    hints = option != HINTS_OFF
    options = dict([option.split("=")]) if option and hints else {}
    seats = min(make_game(game).seat_counts(), key=lambda number: abs(number - 3))
    found: dict[str, int] = {}
    walks = [positions(game, options, seats, random.Random(seed)) for seed in (2, 5)]
    for match, seat in chain(*walks):
        table = snapshot_of(match, game, seats)
        snapshot = replace(table, hints=hints)
        view = snapshot.view_for(seat)
        assert view is not None
        reached = dict(sorted(clicks(snapshot, seat, hand_page(WORDS, snapshot, seat)), key=lambda pair: -pair[1]))
        for move, said in said_with(view):
            which, text = kind(move, view), move_text(move)
            if which is not None and text in reached:
                found[which + said] = max(found.get(which + said, 0), reached[text])
    return found


def all_clicks() -> dict[str, dict[str, int]]:
    """The clicks of every case."""
    return {name: counted(name) for name in CASES}


@pytest.mark.parametrize("name", CASES)
def test_an_ordinary_move_takes_one_click_and_with_a_place_two(name: str) -> None:
    found = counted(name)
    assert found == json.loads(CLICKS.read_text(encoding="utf-8"))[name], "run python -m tools.generate"
    assert found
    for which, number in found.items():
        more = 2 * which.endswith(COUNTED) + (which == CAPTURE and name.endswith(HINTS_OFF))
        more += which == PLACE and name == "build_up"  # of many stacks, first the row
        assert number <= MOST[which.removesuffix(COUNTED).removesuffix(SAID)] + more

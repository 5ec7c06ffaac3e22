"""The frame of a hand, and the page to arrange it."""

from functools import partial

from bot.pictures import HandSubject, PanelSubject, train_text
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import MOST_CHOICES, Button, Choice, Frame, Menu, Page, Part, Row, Text, Tone
from bot.ui.pages.table.board import board_frame
from bot.ui.pages.table.seats import control
from bot.words import Words
from engine.rules.tiles import Tile, pips, tiles_text
from engine.rules.views import Phase, RowBoard, View
from engine.tables.keeping.arranging import ArrangedHand, Arrangement, Order, arranged, orders
from engine.tables.table.model import Snapshot


def hand_frame(words: Words, view: View, hand: ArrangedHand) -> Frame:
    """The hand as a picture or in words."""
    return Frame(HandSubject.name, partial(_tiles, words, view, hand), hand=hand)


def panel_frame(words: Words, snapshot: Snapshot, view: View, hand: ArrangedHand) -> Frame:
    """The board, and below it the hand."""
    board = board_frame(words, snapshot, view)
    return Frame(PanelSubject.name, lambda: f"{board.text}\n{_tiles(words, view, hand)}", hand=hand)


def _tiles(words: Words, view: View, hand: ArrangedHand) -> str:
    if not view.hand:
        return words("hand.out" if is_out(view) else "hand.empty")
    title = words("hand.title", count=words.count("tile", len(view.hand)), pips=words.count("pip", pips(view.hand)))
    lines = [title, tiles_text(hand.tiles)]
    if hand.train:
        count, train = words.count("tile", len(hand.train)), train_text(hand.tiles, hand.train)
        lines.append(words("alt.own_train", count=count, tiles=train))
    return "\n".join(lines)


def is_out(view: View) -> bool:
    """Whether the view's owner has gone out of this round. In Castle Rock hands are refilled or end together."""
    dealt = view.number > 0 and (view.phase is not Phase.DEAL or view.result is not None)
    return dealt and not view.hand and not isinstance(view.board, RowBoard)


def arrange_page(
    words: Words, snapshot: Snapshot, view: View, arrangement: Arrangement, chosen: Tile | None = None
) -> Page:
    """The orders to choose from; by hand also the tile to move, and the ways to move the `chosen` one."""
    hand = arranged(view, arrangement)
    by = []
    for order in orders(view):
        tone = Tone.GO if order is arrangement.order else Tone.PLAIN
        by.append(Button(words(f"arrange.{order}"), control(snapshot, Verb.ARRANGE, order), tone))
    parts: list[Part] = [Text(words("arrange.title")), hand_frame(words, view, hand), Row(tuple(by))]
    if arrangement.order is Order.HAND:
        for start in range(0, len(hand.tiles), MOST_CHOICES):
            tiles = hand.tiles[start : start + MOST_CHOICES]
            choices = tuple(Choice(str(tile), str(tile), chosen=tile is chosen) for tile in tiles)
            parts.append(Menu(control(snapshot, Verb.ARRANGE, f"pick:{start}"), words("arrange.pick"), choices))
        if chosen in hand.tiles:
            steps = [
                Button(words(f"arrange.{step}", tile=chosen), control(snapshot, Verb.ARRANGE, f"{step}:{chosen}"))
                for step in ("first", "left", "right")
            ]
            parts.append(Row(tuple(steps)))
    back = Button(words("hand.back_to_hand"), control(snapshot, Verb.BACK), Tone.MAIN)
    return Page((*parts, Row((back,))))

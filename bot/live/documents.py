"""A table as one person's page shows it, made from their view and public facts alone.

`docs/live-board.md` has the schema of the documents.
"""

import json
import re
from collections.abc import Collection, Sequence
from typing import Final

from bot.live.shapes import Document, scene_document
from bot.live.targets import key_of, play_at, targets
from bot.pictures.boards.board import BoardSubject
from bot.pictures.cards.lobby import LobbySubject
from bot.pictures.cards.tally import TallySubject
from bot.pictures.theme import Style
from bot.ui.pages.custom_ids import Verb, read_id
from bot.ui.pages.page import Button, Page, Tone
from bot.ui.pages.table.hand import News, hand_page, totals
from bot.ui.pages.table.lobby import lobby_page, lobby_picture
from bot.ui.pages.table.premoves import may_premove
from bot.ui.pages.table.seats import plain_names, stood_in
from bot.words import Words
from bot.words.boards import alt_text, round_title
from bot.words.log import receipt_lines, result_line
from engine.rules.moves import Capture, Claim, Play, Stack, move_text, parse_move
from engine.rules.views import FootBoard, LineBoard, RowBoard, View
from engine.tables.edits.parts import with_places
from engine.tables.keeping.arranging import arranged
from engine.tables.table.model import SeatInfo, Snapshot, Status

LEAST_ROOM, MOST_ROOM = 300, 1600
"""The height of a board in pixels of a canvas 900 wide."""
MOST_BOARDS: Final = 1000
"""Boards that are kept for the next page."""
JSON: Final = json.JSONEncoder(check_circular=False, ensure_ascii=False, separators=(",", ":")).encode
TONES: Final = {Tone.MAIN: "main", Tone.PLAIN: "plain", Tone.GO: "go", Tone.DANGER: "stop"}
PRESSED: Final = frozenset({Verb.DO, Verb.NOTHING, Verb.CALL, Verb.ANNOUNCE, Verb.UNDO, Verb.JOIN, Verb.LEAVE,
                            Verb.START, Verb.READY, Verb.REMATCH, Verb.AGAIN})  # fmt: skip
"""The buttons of messages that a page has, too; the others open pages of messages."""


def board_document(words: Words, table: Snapshot, style: Style, room: int) -> Document:
    """The part that pages of one language, style and room (of `room_for`) have in common. It changes only with the
    table's version and names."""
    names, view = plain_names(words, table), table.view_for(None)
    found: Document = {
        **{"game": table.game, "name": words(f"game.{table.game}"), "status": str(table.status)},
        **{"targets": [], "result": None, "facts": []},
    }
    if view is None or not view.number:
        subject: LobbySubject | BoardSubject = lobby_picture(words, table, style)
        return found | {
            **{"title": found["name"], "scene": scene_document(subject.scene()), "alt": subject.alt()},
        }
    subject = BoardSubject(view, names, words, style, table.hints, room=room, stand_ins=stood_in(table))
    scene = subject.scene()
    return found | {
        **{"title": round_title(words, view), "scene": scene_document(scene), "targets": targets(view, scene)},
        **{"alt": alt_text(words, view, names, hints=table.hints), "result": _result(words, table, view, names)},
        "facts": [words("picture.boneyard", count=view.boneyard)] if view.boneyard else [],
    }


class Boards:
    """Lays out each board once for all pages of the same language, style and room."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, str, Style, int], tuple[object, str, list[str]]] = {}
        """By table, language, style and room: the version and seats (a deletion of data changes their names) of a
        board, its JSON, and its places."""

    def of(self, words: Words, table: Snapshot, style: Style, room: int) -> tuple[str, list[str]]:
        """The part of a table's document that pages share, as JSON, and the keys of its targets."""
        room = room_for(table, room)
        key = (table.id, words.code, style, room)
        shown, text, places = self._kept.get(key, (None, "", []))
        if shown != (table.version, table.seats):
            if len(self._kept) >= MOST_BOARDS:
                self._kept.clear()
            document = board_document(words, table, style, room)
            text, places = JSON(document), [place["key"] for place in document["targets"]]
            self._kept[key] = (table.version, table.seats), text, places
        return text, places


def room_for(table: Snapshot, room: int) -> int:
    """The height that a table's board is laid out for; 0: it has a size of its own."""
    view = table.view_for(None)
    return room if view is not None and isinstance(view.board, LineBoard | FootBoard | RowBoard) else 0


def own_document(
    words: Words, table: Snapshot, seat: SeatInfo | None, news: News, now: float, places: Sequence[str]
) -> Document:
    """The part of one page at this time. `places`: the keys of the board's targets."""
    view = table.view_for(None if seat is None else seat.seat)
    found: Document = {
        **{"is": "table", "id": table.id, "version": table.version, "seat": None if seat is None else seat.seat},
        **{"now": now, "deadline": table.deadline, "news": plain_text(news.told)},
        **{"hand": [], "captures": [], "premoves": [], "claims": None},
        "players": _players(table, view, plain_names(words, table), seat),
    }
    if view is None or not view.number:
        host = seat is not None and seat.user_id == table.host_id
        useful = {Verb.JOIN} if seat is None else {Verb.READY, Verb.START} if host else {Verb.READY}
        return found | {"buttons": _buttons(lobby_page(words, table), useful)}
    return found | (_choices(words, table, seat, view, news, places) if seat is not None else {"buttons": []})


def _players(table: Snapshot, view: View | None, names: Sequence[str], me: SeatInfo | None) -> list[Document]:
    found = []
    for info, name in zip(table.seats, names, strict=True):
        seen = view.seats[info.seat] if view is not None else None
        row = view is not None and isinstance(view.board, RowBoard)
        found.append(
            {
                **{"seat": info.seat, "owner": info.seat, "name": name, "robot": info.robot, "you": info == me},
                **{"tiles": seen.tiles if seen else 0, "total": seen.total if seen else 0},
                **{"captured": seen.captured if seen and row else None, "boneyard": seen.boneyard if seen else None},
                "turn": view is not None and view.turn == info.seat and table.status is Status.PLAYING,
                **{"deadline": table.deadline if table.acting[:1] == (info.seat,) else None, "away": info.resigned},
            }
        )
    return found


def _choices(words: Words, table: Snapshot, seat: SeatInfo, view: View, news: News, places: Sequence[str]) -> Document:
    """The own hand, and what its owner may do now or lay down ahead. Without hints every tile may be tried at every
    place, if any tile fits."""
    moves: dict[str, list[Document]] = {}
    captures, claims = list[Document](), False
    for move in view.moves if table.status is Status.PLAYING else ():
        if isinstance(move, Play | Stack):
            several = isinstance(move, Play) and (move.one or move.outer is not None or move.claim is not None)
            label = {"label": move_text(move).partition("@")[2]} if several else {}
            moves.setdefault(str(move.tile), []).append(
                {"text": move_text(move), "target": key_of(view, move), **label}
            )
        elif isinstance(move, Capture):
            captures.append({"text": move_text(move), "key": move.position - 1, "label": move_text(move)})
        elif isinstance(move, Claim):
            claims = True
    if moves and not table.hints:
        for tile in view.hand:
            known = {move["target"] for move in moves.setdefault(str(tile), [])}
            moves[str(tile)] += [
                {"text": move_text(play_at(tile, key)), "target": key} for key in places if key not in known
            ]
    ahead = view.board.layout.ends if isinstance(view.board, LineBoard | FootBoard) and may_premove(table, view) else ()
    laid = () if news.premoves is None or news.premoves.cleared else news.premoves.entries
    hand = arranged(view, news.arrangement).tiles
    return {
        "hand": [
            {
                **{"tile": str(tile), "moves": moves.get(str(tile), [])},
                "premoves": [{"text": move_text(Play(tile, end)), "target": f"e{end}"} for end, _ in ahead],
            }
            for tile in hand
        ],
        "premoves": [
            {"text": move_text(entry), "tile": str(entry.tile), "target": key_of(view, entry)} for entry in laid
        ],
        **{"captures": captures, "buttons": _buttons(hand_page(words, table, seat.seat, news))},
        "claims": {"counts": totals(view), "until": table.window_ends, "text": "claim {n}"} if claims else None,
    }


def _buttons(page: Page, useful: Collection[Verb] = PRESSED) -> list[Document]:
    """The buttons of a message that act at once and place no tile, of the `useful` verbs."""
    found = []
    for one in page.controls:
        control = read_id(one.id) if isinstance(one, Button) else None
        if control is None or not isinstance(one, Button) or control.verb not in useful:
            continue
        if control.verb is Verb.DO and isinstance(parse_move(control.argument), Play | Stack | Capture | Claim):
            continue
        found.append({"id": one.id, "label": one.label, "tone": TONES[one.tone], "enabled": not one.disabled})
    return found


def _result(words: Words, table: Snapshot, view: View, names: Sequence[str]) -> Document | None:
    """The sentence and the receipts of the last finished round; a solitaire's news tells its end."""
    if not table.rounds or len(view.seats) == 1:
        return None
    result = table.rounds[-1]
    lines = receipt_lines(words, result, view.sides, names)
    receipts = [{"text": line, "points": receipt.points} for receipt, line in zip(result.receipts, lines, strict=True)]
    sentence = result_line(words, result, view.sides, names, low_wins=view.low_wins)
    return {"round": result.number, "sentence": sentence, "receipts": receipts}


def tally_document(words: Words, table: Snapshot, style: Style) -> Document | None:
    """The tally after the last finished round; None without one, and for a person alone."""
    view = table.view_for(None)
    if view is None or not table.rounds or len(view.sides) == 1:
        return None
    subject = TallySubject(with_places(table, view), tuple(table.rounds), plain_names(words, table), words, style)
    return scene_document(subject.scene())


def plain_text(text: str) -> str:
    """A sentence of a message without Discord's bold and backslashes."""
    return re.sub(r"\\(.)|\*\*", lambda found: found[1] or "", text)

"""A table as one person's page shows it, made from their view and public facts alone.

`docs/live-board.md` has the schema of the documents.
"""

import json
import re
from collections.abc import Callable, Collection, Hashable, Sequence
from typing import Any, Final

from bot.live.shapes import Document, scene_document
from bot.live.targets import key_of, play_at, targets
from bot.pictures.boards.board import BoardSubject
from bot.pictures.cards.tally import TallySubject
from bot.pictures.theme import Style
from bot.ui.pages.custom_ids import Verb, read_id
from bot.ui.pages.page import Button, Page
from bot.ui.pages.table.hand import Hand, News, hand_page, totals
from bot.ui.pages.table.lobby import lobby_page, lobby_picture
from bot.ui.pages.table.premoves import may_premove
from bot.ui.pages.table.seats import plain_names, stood_in
from bot.words import Words
from bot.words.boards import alt_text, round_title
from bot.words.brief import demand
from bot.words.log import receipt_lines, result_line
from engine.rules.moves import Capture, Claim, Play, Stack, move_text, parse_move
from engine.rules.views import FootBoard, LineBoard, RowBoard, SeatView, View
from engine.tables.edits.parts import with_places
from engine.tables.keeping.arranging import arranged
from engine.tables.table.model import SeatInfo, Snapshot, Status

LEAST_ROOM, USUAL_ROOM, MOST_ROOM = 300, 700, 1600
"""The height of a board in pixels of a canvas 900 wide."""
MOST_PARTS: Final = 2000
"""Parts of documents that are kept for the next page."""
JSON: Final = json.JSONEncoder(check_circular=False, ensure_ascii=False, separators=(",", ":")).encode
PRESSED: Final = frozenset({Verb.DO, Verb.NOTHING, Verb.CALL, Verb.ANNOUNCE, Verb.UNDO, Verb.JOIN, Verb.LEAVE,
                            Verb.START, Verb.READY, Verb.REMATCH, Verb.AGAIN})  # fmt: skip
"""The buttons of messages that a page has, too; the others open pages of messages."""


def board_document(words: Words, table: Snapshot, style: Style, room: int) -> Document:
    """The part that pages of one language, style and room (of `room_for`) have in common."""
    view = table.view_for(None)
    if view is None or not view.number:
        return {"scene": scene_document(lobby_picture(words, table, style).scene()), "targets": []}
    names, others = plain_names(words, table), stood_in(table)
    scene = BoardSubject(view, names, words, style, table.hints, room=room, zoomed=True, stand_ins=others).scene()
    return {"scene": scene_document(scene), "targets": targets(view, scene)}


def public_document(words: Words, table: Snapshot) -> Document:
    """The part that all pages of one language have in common."""
    name, names, view = words(f"game.{table.game}"), plain_names(words, table), table.view_for(None)
    players = _players(table, view, names)
    found: Document = {"game": table.game, "name": name, "status": str(table.status), "players": players}
    if view is None or not view.number:
        lobby = lobby_picture(words, table, Style())
        return found | {"title": name, "alt": lobby.alt(), "result": None, "facts": [lobby.status]}
    boneyard = words("picture.boneyard", count=view.boneyard) if view.boneyard else ""
    return found | {
        **{"title": round_title(words, view), "alt": alt_text(words, view, names, hints=table.hints)},
        "facts": [fact for fact in (boneyard, demand(words, view)) if fact],
        "result": _result(words, table, view, names),
    }


class Shared:
    """Makes each part of documents once for all pages that have it in common."""

    def __init__(self) -> None:
        self._kept: dict[tuple[Hashable, ...], tuple[object, str, list[str]]] = {}

    def of(self, words: Words, table: Snapshot, style: Style, room: int, *, tally: bool) -> tuple[str, list[str]]:
        """All that pages have in common, as JSON without its braces, and the keys of the board's targets."""
        board, places = self._part(board_document, words, table, style, room_for(table, room))
        parts = [board, self._part(public_document, words, table)[0]]
        parts += [self._part(tally_document, words, table, style)[0]] if tally else []
        return ",".join(part[1:-1] for part in parts), places

    def _part(self, make: Callable[..., Document], words: Words, table: Snapshot, *look: Any) -> tuple[str, list[str]]:
        """A part as JSON, and the keys of its targets. It changes with the table's version, its deadline (after an
        outage), and the names at its seats (after a deletion of data)."""
        key, now = (make, table.id, words.code, *look), (table.version, table.deadline, table.seats)
        shown, text, places = self._kept.get(key, (None, "", []))
        if shown != now:
            if len(self._kept) >= MOST_PARTS:
                self._kept.clear()
            document = make(words, table, *look)
            text, places = JSON(document), [place["key"] for place in document.get("targets", ())]
            self._kept[key] = now, text, places
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
        **{"hand": [], "captures": [], "premoves": [], "claims": None, "buttons": []},
    }
    if view is None or not view.number:
        host = seat is not None and seat.user_id == table.host_id
        useful = {Verb.JOIN} if seat is None else {Verb.READY, Verb.START} if host else {Verb.READY}
        return found | {"buttons": _buttons(lobby_page(words, table), useful)}
    return found if seat is None else found | _choices(words, table, seat, view, news, places)


def _players(table: Snapshot, view: View | None, names: Sequence[str]) -> list[Document]:
    seen = view.seats if view is not None else [SeatView(info.seat, info.seat, 0, 0) for info in table.seats]
    row = view is not None and isinstance(view.board, RowBoard)
    turn = view.turn if view is not None and table.status is Status.PLAYING else None
    return [
        {
            **{"seat": info.seat, "name": name, "robot": info.robot, "away": info.resigned, "turn": info.seat == turn},
            **{"tiles": public.tiles, "total": public.total, "captured": public.captured if row else None},
            **{"boneyard": public.boneyard, "deadline": table.deadline if table.acting[:1] == (info.seat,) else None},
        }
        for info, public, name in zip(table.seats, seen, names, strict=True)
    ]


def _choices(words: Words, table: Snapshot, seat: SeatInfo, view: View, news: News, places: Sequence[str]) -> Document:
    """The own hand, and what its owner may do now or lay down ahead. Without hints every tile may be tried at every
    place, if any tile fits."""
    moves: dict[str, list[Document]] = {}
    captures: list[Document] = []
    over = table.status is not Status.PLAYING
    for move in () if over else view.moves:
        if isinstance(move, Play | Stack):
            moves.setdefault(str(move.tile), []).append(placed(view, move))
        elif isinstance(move, Capture):
            captures.append({"text": move_text(move), "key": move.position - 1})
    if moves and not table.hints:
        for tile in view.hand:
            known = {move["target"] for move in moves.setdefault(str(tile), [])}
            moves[str(tile)] += [placed(view, play_at(tile, key)) for key in places if key not in known]
    ahead = view.board.layout.ends if isinstance(view.board, LineBoard | FootBoard) and may_premove(table, view) else ()
    laid = () if news.premoves is None or news.premoves.cleared else news.premoves.entries
    claims = not over and Claim in map(type, view.moves)
    page = hand_page(words, table, seat.seat, news) if over else Page((*Hand(words, table, view, news).button_rows(),))
    return {
        "hand": [
            {"tile": str(tile), "moves": moves.get(str(tile), [])}
            | {"premoves": [placed(view, Play(tile, end)) for end, _ in ahead]}
            for tile in arranged(view, news.arrangement).tiles
        ],
        "premoves": [placed(view, entry) | {"tile": str(entry.tile)} for entry in laid],
        **{"captures": captures, "buttons": _buttons(page)},
        "claims": {"counts": totals(view), "until": table.window_ends, "text": "claim {n}"} if claims else None,
    }


def placed(view: View, move: Play | Stack) -> Document:
    """A play: its text, the place it goes to, and the first place that is alike."""
    return {"text": move_text(move), "target": key_of(view, move), "alike": key_of(view, view.alike(move))}


def _buttons(page: Page, useful: Collection[Verb] = PRESSED) -> list[Document]:
    """The buttons of a message that act at once and place no tile, of the `useful` verbs."""
    found = []
    for one in page.controls:
        control = read_id(one.id) if isinstance(one, Button) else None
        if control is None or not isinstance(one, Button) or control.verb not in useful:
            continue
        if control.verb is Verb.DO and isinstance(parse_move(control.argument), Play | Stack | Capture | Claim):
            continue
        found.append({"id": one.id, "label": one.label, "tone": one.tone.name.lower(), "enabled": not one.disabled})
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


def tally_document(words: Words, table: Snapshot, style: Style) -> Document:
    """The tally after the last finished round; None without one, and for a person alone."""
    view = table.view_for(None)
    if view is None or not table.rounds or len(view.sides) == 1:
        return {"tally": None}
    subject = TallySubject(with_places(table, view), tuple(table.rounds), plain_names(words, table), words, style)
    return {"tally": scene_document(subject.scene())}


def plain_text(text: str) -> str:
    """A sentence of a message without Discord's bold, code and backslashes."""
    return re.sub(r"\\(.)|\*\*|`", lambda found: found[1] or "", text)

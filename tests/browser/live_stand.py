"""A stand-in for the live board's server: the page's own files, and documents of a real match as seat 0 sees it.

The tests of the page decide what the network does: an answer can be held back, a connection cut, a move refused.
Robots play the other seats at once, so nothing has to be waited for.
"""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

from aiohttp import web

from bot.live.bundle import serve
from bot.live.documents import placed
from bot.live.shapes import Document, drawing, scene_document
from bot.live.targets import targets
from bot.pictures.boards.board import BoardSubject
from bot.pictures.theme import Style
from bot.ui.pages.table.hand import totals
from bot.words import words_for
from bot.words.boards import alt_text, round_title
from bot.words.brief import demand
from bot.words.log import receipt_lines, result_line
from engine.robots.playing import next_step
from engine.rules.errors import BadNotation, IllegalMove
from engine.rules.game import Match, forced_move
from engine.rules.games import make_game
from engine.rules.moves import Capture, Claim, Move, Play, Stack, move_text, parse_move
from engine.rules.scoring import RoundResult
from engine.rules.tiles import HOUSE, EndId, Seat, Tile
from engine.rules.views import FootBoard, LineBoard, RowBoard, View

NAMES = ("Ana", "Björn", "Chloé", "Дмитрий", "Eleni", "Femi", "Giulia", "花子")
REFUSED = "You can’t do that right now."
ME = Seat(0)
USUAL = Style()


class Stand:
    """The server of one table."""

    def __init__(
        self,
        game: str,
        seats: int,
        seed: int,
        *,
        style: Style = USUAL,
        language: str = "en",
        names: tuple[str, ...] = NAMES,
    ) -> None:
        self.match: Match = make_game(game).start(seats)
        self.rng, self.style, self.words = Random(seed), style, words_for(language)
        self.names, self.order, self.premoves = names[:seats], list[str](), list[str]()
        self.version, self.made = 0, dict[int, Document]()
        self.heard: list[Document] = []
        self.sockets: list[web.WebSocketResponse] = []
        self.room, self.address, self.news = 700, "", ""
        self.result: RoundResult | None = None
        """The last finished round."""
        self.counted = False
        self.holds = False
        """Whether answers are lost: moves are made, and no page is told."""
        self.away = 0
        """How many connections fail before the next one succeeds."""
        self.play_others()

    def play_others(self) -> None:
        """All moves until Ana has a choice, or the round is over."""
        while (acting := self.match.to_act()) and (acting[0] != ME or forced_move(self.match) is not None):
            if self.may_claim():
                return
            self.move(*next_step(self.match, acting, self.rng))
            if acting[0] == HOUSE and self.match.view_for(ME).number > 1:
                return

    def may_claim(self) -> bool:
        """Whether Ana's last play waits for her count. She counts once."""
        return not self.counted and Claim in map(type, self.match.legal_moves(ME))

    def moves(self) -> list[Move]:
        """What Ana may do, with every count that she may claim."""
        view = self.match.view_for(ME)
        if self.may_claim():
            return [Claim(count) for count in totals(view)]
        return [move for move in view.moves if not isinstance(move, Claim)]

    def move(self, seat: Seat, move: Move) -> None:
        """Make a move."""
        self.match.play(seat, move)
        if seat == ME:
            self.counted = isinstance(move, Claim)
        self.result = self.match.view_for(ME).result or self.result
        self.version += 1
        self.news = f"{self.names[seat] if seat != HOUSE else ''} {move_text(move)[:40]}"

    def document(self) -> Document:
        """The table as Ana sees it."""
        view, words = self.match.view_for(ME), self.words
        folds = not isinstance(view.board, LineBoard | FootBoard | RowBoard)
        scene = BoardSubject(view, self.names, words, self.style, room=0 if folds else self.room).scene()
        moves, buttons, captures, claims = self.choices(view)
        tiles = [str(tile) for tile in view.hand]
        self.order = [tile for tile in self.order if tile in tiles]
        self.order += [tile for tile in tiles if tile not in self.order]
        facts = [fact for fact in (demand(words, view),) if fact]
        ends = [] if view.turn == ME else [end for end in targets(view, scene) if end["key"][0] == "e"]
        lines = receipt_lines(words, self.result, view.sides, self.names) if self.result else []
        players = [
            {
                **{"seat": seat.seat, "name": self.names[seat.seat], "robot": seat.seat > 0},
                **{"tiles": seat.tiles, "total": seat.total, "turn": view.turn == seat.seat, "deadline": None},
                **{"captured": seat.captured if isinstance(view.board, RowBoard) else None, "away": False},
            }
            for seat in view.seats
        ]
        return {
            **{"is": "table", "id": "t1", "version": self.version, "seat": ME, "game": view.game},
            **{"name": words(f"game.{view.game}"), "title": round_title(words, view), "facts": facts},
            **{"status": "playing" if self.match.to_act() else "finished", "targets": targets(view, scene)},
            "scene": scene_document(scene),
            "hand": [
                {
                    **{"tile": tile, "moves": moves.get(tile, [])},
                    "premoves": [placed(view, Play(Tile.parse(tile), EndId(int(end["key"][1:])))) for end in ends],
                }
                for tile in self.order
            ],
            **{"captures": captures, "buttons": buttons, "players": players, "news": self.news},
            "claims": {"counts": claims, "from": 0, "until": 60, "text": "claim {n}"} if claims else None,
            "premoves": [
                {"text": text, "tile": text.split("@")[0], "target": f"e{text.split('@')[1]}"} for text in self.premoves
            ],
            "result": self.result
            and {
                "round": self.result.number,
                "sentence": result_line(words, self.result, view.sides, self.names, low_wins=view.low_wins),
                "receipts": [
                    {"text": line, "points": receipt.points}
                    for receipt, line in zip(self.result.receipts, lines, strict=True)
                ],
            },
            **{"alt": alt_text(words, view, list(self.names)), "tally": None, "deadline": None, "now": 10},
        }

    def choices(self, view: View) -> tuple[dict[str, list[Document]], list[Document], list[Document], list[int]]:
        """Moves by tile, buttons, captures and counts."""
        moves: dict[str, list[Document]] = {}
        buttons, captures, claims = list[Document](), list[Document](), list[int]()
        for move in self.moves():
            text = move_text(move)
            if isinstance(move, Play | Stack):
                moves.setdefault(str(move.tile), []).append(placed(view, move))
            elif isinstance(move, Capture):
                captures.append({"text": text, "key": move.position - 1})
            elif isinstance(move, Claim):
                claims.append(move.points)
            else:
                buttons.append({"id": text, "label": text, "tone": "main", "enabled": True})
        return moves, buttons, captures, claims

    async def tell(self, document: Document) -> None:
        """Send a document to every page."""
        if not self.holds:
            for socket in self.sockets:
                await socket.send_json(document)

    async def cut(self) -> None:
        """Close all connections."""
        for socket in list(self.sockets):
            await socket.close()

    async def answer(self, heard: Document) -> None:
        """Do what a page asks for, once."""
        self.heard.append(heard)
        match heard["do"]:
            case "open":
                self.room = max(300, min(1600, heard["room"]))
                return await self.tell(self.document())
            case "say":
                return await self.tell({"is": "said", "seat": 0, "emoji": heard["emoji"]})
            case "arrange":
                self.order = heard["hand"]
            case "premove":
                self.premoves = [*self.premoves, heard["text"]] if heard["text"] else []
            case _:
                pass
        done = {"is": "done", "id": heard["id"], "version": self.version}
        if heard["do"] in ("move", "press") and heard["id"] not in self.made:
            try:
                if heard["version"] != self.version:
                    raise BadNotation(heard["text"], "stale")
                self.move(ME, parse_move(heard.get("text") or heard["button"]))
            except (BadNotation, IllegalMove):
                await self.tell({"is": "refused", "id": heard["id"], "sentence": REFUSED})
                return await self.tell(self.document())
            self.made[heard["id"]] = done
            self.play_others()
        await self.tell(done)
        return await self.tell(self.document())

    def hello(self) -> Document:
        """The first document."""
        return {
            **{"is": "hello", "language": self.words.code, "emojis": ["👍", "👏", "😂"]},
            "words": self.words.left_open("live."),
            "style": {"contrast": self.style.high_contrast, "numerals": self.style.numerals},
            "drawing": drawing(self.style),
        }


@asynccontextmanager
async def standing(stand: Stand) -> AsyncIterator[Stand]:
    """Serve the page and its table."""

    async def connect(request: web.Request) -> web.WebSocketResponse:
        if stand.away:
            stand.away -= 1
            raise web.HTTPBadGateway
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json(stand.hello())
        stand.sockets.append(socket)
        await stand.answer({"do": "open", "room": int(request.query["room"])})
        async for message in socket:
            await stand.answer(json.loads(message.data))
        stand.sockets.remove(socket)
        return socket

    app = web.Application()
    app.router.add_get("/socket", connect)
    app.router.add_get("/", serve)
    runner = web.AppRunner(app, shutdown_timeout=0)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        stand.address = f"http://127.0.0.1:{runner.addresses[0][1]}/?session=1&table=t1"
        yield stand
    finally:
        await stand.cut()
        await runner.cleanup()

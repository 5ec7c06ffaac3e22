"""The hand panel for one person's eyes: their tiles, and a button for each of their moves.

A play takes up to three steps: a claim, the tile, its end. The buttons of each step carry the choices before it, so the
panel survives a restart.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import (
    MOST_CHOICES,
    Button,
    Choice,
    Frame,
    Menu,
    Page,
    Part,
    Row,
    Text,
    Tone,
    pager,
    rows,
    sentence,
)
from bot.ui.pages.table.arrange import hand_frame, is_out, panel_frame
from bot.ui.pages.table.board import board_frame
from bot.ui.pages.table.captures import row_parts, solitaire_text
from bot.ui.pages.table.consent import own_parts, question_parts
from bot.ui.pages.table.premoves import OTHERS, place_name, premove_buttons, premove_lines
from bot.ui.pages.table.round_end import over_page
from bot.ui.pages.table.seats import control, marked_names, menu_of, plain_names
from bot.words import Words
from bot.words.brief import demand
from bot.words.letters import letters, row_letter
from engine.rules.moves import Capture, Claim, Draw, Move, Pass, Play, Stack, TakeBack, move_text
from engine.rules.tiles import Seat, Tile
from engine.rules.views import LineBoard, Phase, RowBoard, StacksBoard, View
from engine.tables.edits.premoves import Premoves, may_announce
from engine.tables.edits.settings import may_advise
from engine.tables.edits.steps import SAID
from engine.tables.keeping.arranging import USUAL, ArrangedHand, Arrangement, arranged
from engine.tables.table.model import Snapshot, Status

TILES_A_PAGE = 20
MOST_ENDS = 10
"""Ends with a button each; more go into a menu."""
MOST_STACKS = 5
"""Stacks with a button each; of more, the row is asked for first."""
HEAVIEST_TIPS = (12, 10, 8, 6)
"""The heaviest doubles of a double-6 set: a line has at most four ends."""
ONE = "one"
"""Said with a play: "One tile!" (MT20). Otherwise a claimed count (MU14), or an empty text."""


@dataclass(frozen=True, slots=True)
class News:
    """News for the owner of a panel."""

    told: str = ""
    """Events of their seat, or why their click was refused."""
    result: str = ""
    """The result of the last round, until they have moved after it."""
    premoves: Premoves | None = None
    """Their premoves."""
    undo: bool = False
    """Whether they made the last move and may ask to undo it."""
    first: bool = False
    """Whether `told` is a lesson's sentence about their first turn: it says what to press."""
    board: bool = True
    """Whether the panel shows the board; it needn't right below the public one."""
    arrangement: Arrangement = USUAL


NO_NEWS = News()


def hand_page(
    words: Words, snapshot: Snapshot, seat: Seat, news: News = NO_NEWS, page: int = 0, said: str = ""
) -> Page:
    """The panel of `seat` as the table is now; `said` is the claim of the next play. The playable tiles have buttons;
    without hints the whole hand has, if any tile is playable."""
    view = snapshot.view_for(seat)
    if view is None:
        closed = snapshot.status is Status.CANCELLED
        return sentence(news.told or words("lobby.cancel_done" if closed else "hand.lobby"))
    if snapshot.status is not Status.PLAYING:
        return over_page(words, snapshot, news.told, news.result, seat)
    return Hand(words, snapshot, view, news, said).page(page)


def where_page(
    words: Words, snapshot: Snapshot, seat: Seat, tile: Tile, said: str = "", arrangement: Arrangement = USUAL
) -> Page:
    """The step that asks for the end, train or stack. The board shows them lit, the hand the chosen tile."""
    view = snapshot.view_for(seat)
    if view is None or not plays_of(view, tile):
        return hand_page(words, snapshot, seat)
    return Hand(words, snapshot, view, News(arrangement=arrangement), said).where(tile)


def claim_page(words: Words, snapshot: Snapshot, seat: Seat) -> Page:
    """The totals to claim (MU14): after a play, while the window is open, or with the next play."""
    view = snapshot.view_for(seat)
    if view is None:
        return hand_page(words, snapshot, seat)
    return Hand(words, snapshot, view).claims()


def playable(view: View) -> tuple[Tile, ...]:
    """The playable tiles, sorted."""
    return tuple(sorted({move.tile for move in view.moves if isinstance(move, (Play, Stack))}))


def plays_of(view: View, tile: Tile) -> list[Play | Stack]:
    """All ways to play a tile now."""
    return [move for move in view.moves if isinstance(move, (Play, Stack)) and move.tile is tile]


def fits(snapshot: Snapshot, seat: Seat, tile: Tile) -> bool:
    """Whether the seat can play the tile now."""
    view = snapshot.view_for(seat)
    return view is not None and bool(plays_of(view, tile))


def saying(move: Play | Stack, said: str) -> Play | Stack:
    """The same move with a claim."""
    if not said or isinstance(move, Stack):
        return move
    return replace(move, one=True) if said == ONE else replace(move, claim=int(said))


def may_say(view: View, said: str) -> bool:
    """Whether the seat may claim this with a play, or play in this row of stacks."""
    if isinstance(view.board, StacksBoard):
        return said in {"", *(row_letter(top.stack) for top in view.board.tops)}
    return not said or (may_announce(view) if said == ONE else said in map(str, view.claims))


def totals(view: View) -> list[int]:
    """The claims that the number of ends allows. They tell nothing about hands."""
    ends = len(view.board.layout.ends) if isinstance(view.board, LineBoard) else 0
    return [n for n in view.claims if n <= sum(HEAVIEST_TIPS[: max(1, ends)])]


@dataclass(frozen=True, slots=True)
class Hand:
    """The panel of a seat while the match is under way: the hand, and the steps of a play."""

    words: Words
    table: Snapshot
    view: View
    news: News = NO_NEWS
    said: str = ""
    """The claim of the next play, or the letter of its row of stacks."""

    def page(self, page: int) -> Page:
        """The hand; a large one has several pages."""
        words, table, view = self.words, self.table, self.view
        hand = arranged(view, self.news.arrangement)
        fitting = [tile for tile in hand.tiles if tile in playable(view)]
        tiles = fitting if table.hints or not fitting else hand.tiles
        shown = tiles[page * TILES_A_PAGE : (page + 1) * TILES_A_PAGE]
        parts = self._told(hand)
        for one in (self.said, ONE) if may_announce(view) else (self.said,):
            parts += rows([self._tile_button(tile, one) for tile in shown])
        if isinstance(view.board, RowBoard):
            parts += row_parts(words, table, view)
        parts += self.button_rows(page, -(-len(tiles) // TILES_A_PAGE))
        reader = table.seats[view.viewer or 0].user_id
        if reader is not None and (table.participants.questions or table.participants.decided):
            parts += [*own_parts(words, table, reader), *question_parts(words, table, reader)]
        return Page((*parts, self._more()))

    def _told(self, hand: ArrangedHand) -> list[Part]:
        """The pictures of board and hand, and the texts: the news, the prompt, the premoves."""
        words, table, view, news = self.words, self.table, self.view, self.news
        parts: list[Part] = [Text(news.result)] if news.result and news.board else []
        parts += self._pictures(hand)
        asked = words("hand.said", n=self.said) if self.said else self._prompt()
        planned = premove_lines(words, table, view, news.premoves) if news.premoves else []
        return [*parts, Text("\n".join(filter(None, [news.told, asked, *planned])))]

    def _pictures(self, hand: ArrangedHand) -> list[Frame]:
        """The board and the hand, as one picture where both are shown."""
        words, table, view = self.words, self.table, self.view
        if self.news.board and view.hand and view.number and len(view.seats) > 1:
            return [panel_frame(words, table, view, hand)]
        shown = [board_frame(words, table, view)] if self.news.board else []
        if len(view.seats) > 1 and (view.hand or is_out(view) or isinstance(view.board, RowBoard)):
            shown.append(hand_frame(words, view, hand))
        return shown

    def button_rows(self, page: int = 0, pages: int = 1) -> list[Row]:
        """The buttons below the tiles. `pages`: the number of pages of tiles."""
        words, table, view, news = self.words, self.table, self.view, self.news
        found: list[Row] = []
        buttons = self._score_button() if pages else []
        if pages > 1:
            buttons += pager(
                words, page, pages, "page.earlier", "hand.later", lambda to: control(table, Verb.PAGE, str(to))
            )
        if Claim in self._kinds:
            found += rows([*self._claim_buttons(played=True), *self._nothing_button()])
        else:
            buttons += [self._other_button(move) for move in self._moves if type(move) in OTHERS]
            buttons += self._nothing_button()
        undo = news.undo and TakeBack not in self._kinds  # of two buttons that give a capture back, the game's own
        buttons += [Button(words("more.take_back"), control(table, Verb.UNDO))] if undo else []
        buttons += premove_buttons(words, table, view, news.premoves)
        return [*found, *rows(buttons)]

    def _more(self) -> Menu:
        """The menu of rare actions. A waiting panel may grow stale, so its menu offers a fresh one."""
        offered: list[tuple[bool, str, Verb]] = [
            (not self.view.moves, "hand.refresh", Verb.BACK),
            (self.view.turn == self.view.viewer and may_advise(self.table), "hint.button", Verb.HINT),
            (not self.news.board, "hand.board", Verb.BOARD),
            (len(self.view.hand) > 1, "hand.arrange", Verb.ARRANGE),
            (len(self.view.seats) > 1, "board.tally", Verb.TALLY),
            (True, "board.rules", Verb.RULES),
            (True, "more.moves", Verb.MORE),
        ]
        return menu_of(self.words, self.table, offered)

    @property
    def _moves(self) -> list[Move]:
        """The moves on offer: no claim or call once they have nothing to say."""
        silent = self.view.viewer in self.table.silent
        return [move for move in self.view.moves if not (silent and isinstance(move, SAID))]

    @property
    def _kinds(self) -> set[type[Move]]:
        return {type(move) for move in self._moves}

    @property
    def _may_decline(self) -> bool:
        """Whether the others wait for their claim or call."""
        speaks = any(isinstance(move, SAID) for move in self._moves)
        return speaks and self.view.turn != self.view.viewer and self.table.window_ends is not None

    def _nothing_button(self) -> list[Button]:
        return [Button(self.words("board.nothing"), control(self.table, Verb.NOTHING))] if self._may_decline else []

    def _prompt(self) -> str:
        """What the panel's owner can do now, in a sentence or two."""
        if self._moves:
            told = [self._asked()]
            if self._may_decline:
                told.append(self.words("board.window", when=self.table.window_ends))
            if self.table.deadline is not None and self.view.turn == self.view.viewer:
                told.append(self.words("board.deadline", when=self.table.deadline))
            return " ".join(told)
        if self.view.result is not None:
            return self.words("hand.round_over", number=self.view.result.number)
        if self.table.turn is None:
            return self.words("board.house")
        key = "hand.waiting_out" if is_out(self.view) else "hand.waiting"
        return self.words(key, name=marked_names(self.words, self.table)[self.table.turn.seat])

    def _asked(self) -> str:
        words, view = self.words, self.view
        mine, row = view.turn == view.viewer, isinstance(view.board, RowBoard)
        kinds = self._kinds
        if row and self.news.first:
            return ""
        if mine and view.phase is Phase.CAPTURE:
            none = self.table.hints and Capture not in kinds
            return words("hand.yours_capture_none" if none else "hand.yours_capture")
        if mine and (view.phase is Phase.EXTRA or (view.phase is Phase.DRAWN and Play in kinds)):
            return words("hand.yours_extra" if view.phase is Phase.EXTRA else "hand.yours_drawn")
        if Claim in kinds:
            return words("hand.claim_title")
        if view.phase is Phase.CLOSING:
            return words("hand.yours_closing")
        if kinds & {Play, Stack}:
            why, fitting = demand(words, view), len(playable(view))
            if not why and self.table.hints and fitting < len(view.hand):
                why = words("hand.playable", count=fitting, held=len(view.hand))
            return why if self.news.first else f"{words('hand.yours')} {why or words('hand.press')}"
        if row:
            return solitaire_text(words, view, hints=self.table.hints)
        if Draw in kinds:
            return words("hand.yours_draw")
        return words("hand.yours_pass" if Pass in kinds else "hand.yours_other")

    def _targets(self, tile: Tile) -> dict[str, Play | Stack]:
        """The ways to play a tile by the name of the end, train or stack, ordered by letter. Of ends that are alike,
        one."""
        named, found = letters(self.view.board), dict[Move, Play | Stack]()

        def order(move: Play | Stack) -> tuple[int, int, str]:
            letter = named.get(move.end, "") if isinstance(move, Play) and move.end is not None else ""
            return (move.stack if isinstance(move, Stack) else 0), len(letter), letter

        for move in sorted(plays_of(self.view, tile), key=order):
            if isinstance(move, Stack) or not move.one:
                found.setdefault(self.view.alike(move), move)
        names = plain_names(self.words, self.table)
        return {place_name(self.words, self.view, move, names): move for move in found.values()}

    def _tile_button(self, tile: Tile, said: str) -> Button:
        """A tile: its button plays it, or asks where. Without hints a button may be of a tile that fits nowhere."""
        targets = list(self._targets(tile).values())
        if len(targets) == 1:
            custom_id = control(self.table, Verb.DO, move_text(saying(targets[0], said)))
        else:
            custom_id = control(self.table, Verb.TILE, f"{tile}:{said}" if said else str(tile))
        if said == ONE:
            return Button(self.words("hand.one", tile=tile), custom_id, Tone.GO, tile=tile)
        return Button(str(tile), custom_id, Tone.MAIN, tile=tile)

    def _score_button(self) -> list[Button]:
        """The way to the totals to claim with a play (MU14), or the chosen one: pressing it drops the claim."""
        if self.said in map(str, self.view.claims):
            return [Button(self.words("hand.saying", n=self.said), control(self.table, Verb.SAY), Tone.GO)]
        return [Button(self.words("board.claim"), control(self.table, Verb.CLAIM))] if self.view.claims else []

    def _end_rows(self, targets: Mapping[str, Play | Stack]) -> tuple[Row, ...]:
        """A button for each end or stack."""
        return rows(
            [Button(name, control(self.table, Verb.DO, move_text(move)), Tone.MAIN) for name, move in targets.items()]
        )

    def _owners(self, tile: Tile) -> dict[str, str]:
        """The players' names by the letter of their row, of the rows with a stack for this tile."""
        board, names = self.view.board, plain_names(self.words, self.table)
        stacks = {move.stack for move in plays_of(self.view, tile) if isinstance(move, Stack)}
        tops = board.tops if isinstance(board, StacksBoard) else ()
        return {row_letter(top.stack): names[top.row] for top in tops if top.stack in stacks}

    def _player_rows(self, tile: Tile, owners: Mapping[str, str]) -> tuple[Row, ...]:
        """A button for each player's row, by its letter."""
        told = [(self.words("hand.row_of", letter=letter, name=name), letter) for letter, name in owners.items()]
        return rows(
            [Button(label, control(self.table, Verb.TILE, f"{tile}:{letter}"), Tone.MAIN) for label, letter in told]
        )

    def _end_menus(self, tile: Tile, targets: Mapping[str, Play | Stack]) -> list[Menu]:
        """Menus of 25 ends each."""
        items = list(targets.items())
        menus = []
        for start in range(0, len(items), MOST_CHOICES):
            part = items[start : start + MOST_CHOICES]
            choices = tuple(Choice(name, move_text(move)) for name, move in part)
            if len(items) <= MOST_CHOICES:
                title = self.words("hand.end_pick", tile=tile)
            else:
                title = self.words("hand.end_pick_part", tile=tile, first=part[0][0], last=part[-1][0])
            menus.append(Menu(control(self.table, Verb.PICK, str(start)), title, choices))
        return menus

    def _back(self, verb: Verb = Verb.BACK, to: str = "") -> Row:
        """A button to the hand, or a step before."""
        return Row((Button(self.words("hand.back_to_hand"), control(self.table, verb, to)),))

    def _other_button(self, move: Move) -> Button:
        key, verb, tone = OTHERS[type(move)]
        return Button(self.words(key), control(self.table, verb, move_text(move) if verb is Verb.DO else ""), tone)

    def where(self, tile: Tile) -> Page:
        """The ends, trains or stacks for a tile. Of many stacks, first the row."""
        targets, owners = self._targets(tile), self._owners(tile)
        by_row = len(owners) > 1 and len(targets) > MOST_STACKS
        said, row = ("", self.said if by_row else "") if owners else (self.said, "")

        def meant(move: Play | Stack) -> bool:
            return not row or (isinstance(move, Stack) and row_letter(move.stack) == row)

        plays = [move for move in plays_of(self.view, tile) if meant(move)]
        lit = frozenset(move.stack if isinstance(move, Stack) else move.end or 0 for move in plays)
        hand = arranged(self.view, self.news.arrangement)
        shown = replace(panel_frame(self.words, self.table, self.view, hand), lit=lit, chosen=tile)
        if by_row and not row:
            return Page(
                (shown, Text(self.words("hand.row", tile=tile)), *self._player_rows(tile, owners), self._back())
            )
        asked = self.words("hand.where", tile=tile)
        if said:
            key = "hand.where_one" if said == ONE else "hand.where_said"
            asked += f" {self.words(key, n=said)}"
        places = {name: saying(move, said) for name, move in targets.items() if meant(move)}
        choices: Sequence[Part] = self._end_menus(tile, places) if len(places) > MOST_ENDS else self._end_rows(places)
        back = self._back(Verb.TILE, str(tile)) if row else self._back()
        return Page((shown, Text(asked), *choices, back))

    def _claim_buttons(self, *, played: bool) -> list[Button]:
        """The totals to claim for the last play, or with the next one."""
        ids = (((Verb.DO, move_text(Claim(n))) if played else (Verb.SAY, str(n)), n) for n in totals(self.view))
        return [Button(str(n), control(self.table, *verb), Tone.MAIN) for verb, n in ids]

    def claims(self) -> Page:
        """The totals to claim."""
        played, view = Claim in self._kinds, self.view
        hand = arranged(view, self.news.arrangement)
        text = Text(f"{self.words('hand.claim_title' if played else 'hand.say')}\n{self.words('hand.claim_help')}")
        shown = board_frame(self.words, self.table, view) if played else panel_frame(self.words, self.table, view, hand)
        return Page((shown, text, *rows(self._claim_buttons(played=played)), self._back()))

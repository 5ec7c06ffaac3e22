"""The hand panel for one person's eyes: their tiles, and a button for each of their moves.

A play takes up to three steps: a claim, the tile, its end. The buttons of each step carry the choices before it, so the
panel survives a restart.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import (
    MOST_CHOICES,
    Button,
    Choice,
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
from bot.ui.pages.table.arrange import hand_frame, is_out
from bot.ui.pages.table.board import board_frame
from bot.ui.pages.table.captures import row_parts
from bot.ui.pages.table.consent import question_parts
from bot.ui.pages.table.premoves import place_name, premove_buttons, premove_lines
from bot.ui.pages.table.round_end import over_page
from bot.ui.pages.table.seats import control, menu_of, plain_names, seat_names
from bot.words import Words
from bot.words.brief import demand
from bot.words.letters import STACKS_A_ROW, letters
from engine.rules.moves import (
    Announce,
    Call,
    Capture,
    Claim,
    Done,
    Draw,
    GiveUp,
    Move,
    Pass,
    Play,
    Stack,
    TakeBack,
    move_text,
)
from engine.rules.tiles import Seat, Tile
from engine.rules.views import LineBoard, Phase, RowBoard, StacksBoard, View
from engine.tables.core.model import Snapshot, Status
from engine.tables.people.settings import may_advise
from engine.tables.play.arranging import USUAL, Arrangement, arranged
from engine.tables.play.premoves import Premoves, may_announce

TILES_A_PAGE = 20
MOST_ENDS = 10
"""Ends with a button each; more go into a menu."""
MOST_STACKS = 20
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
        return over_page(words, snapshot, news.told, news.result)
    hand = arranged(view, news.arrangement)
    parts: list[Part] = [Text(news.result)] if news.result and news.board else []
    parts += [board_frame(words, snapshot, view)] if news.board else []
    if view.hand or is_out(view) or isinstance(view.board, RowBoard):
        parts.append(hand_frame(words, view, hand))
    asked = words("hand.said", n=said) if said else prompt(words, snapshot, view)
    told = [news.told] if news.told else []
    planned = premove_lines(words, snapshot, view, news.premoves) if news.premoves else []
    parts.append(Text("\n".join([*told, asked, *planned])))
    fitting = [tile for tile in hand.tiles if tile in playable(view)]
    tiles = fitting if snapshot.hints or not fitting else hand.tiles
    shown = tiles[page * TILES_A_PAGE : (page + 1) * TILES_A_PAGE]
    for one in (said, ONE) if may_announce(view) else (said,):
        parts += rows([_tile_button(words, snapshot, view, tile, one) for tile in shown])
    if isinstance(view.board, RowBoard):
        parts += row_parts(words, snapshot, view)
    buttons = _score_button(words, snapshot, view, said) if shown else []
    if len(tiles) > TILES_A_PAGE:
        pages = -(-len(tiles) // TILES_A_PAGE)
        buttons += pager(
            words, page, pages, "page.earlier", "hand.later", lambda to: control(snapshot, Verb.PAGE, str(to))
        )
    buttons += [_other_button(words, snapshot, move) for move in view.moves if type(move) in _OTHERS]
    buttons += [Button(words("more.take_back"), control(snapshot, Verb.UNDO))] if news.undo else []
    buttons += premove_buttons(words, snapshot, view, news.premoves)
    person = snapshot.seats[seat].person
    asked_of_me = question_parts(words, snapshot, person.user_id if person else None)
    return Page((*parts, *rows(buttons), *asked_of_me, _more(words, snapshot, view, news)))


def _more(words: Words, snapshot: Snapshot, view: View, news: News) -> Menu:
    """The menu of rare actions. A waiting panel may grow stale, so its menu offers a fresh one."""
    offered: list[tuple[bool, str, Verb]] = [
        (not view.moves, "hand.refresh", Verb.BACK),
        (view.turn == view.viewer and may_advise(snapshot), "hint.button", Verb.HINT),
        (not news.board, "hand.board", Verb.BOARD),
        (len(view.hand) > 1, "hand.arrange", Verb.ARRANGE),
        (len(view.seats) > 1, "board.tally", Verb.TALLY),
        (True, "board.rules", Verb.RULES),
        (True, "more.moves", Verb.MORE),
    ]
    return menu_of(words, snapshot, offered)


def moved_page(words: Words) -> Page:
    """The note in place of an older panel."""
    return sentence(words("hand.moved"))


def prompt(words: Words, snapshot: Snapshot, view: View) -> str:
    """What the panel's owner can do now, in a sentence or two."""
    if view.moves:
        told = [_asked(words, snapshot, view)]
        if snapshot.deadline is not None and view.turn == view.viewer:
            told.append(words("board.deadline", when=snapshot.deadline))
        return " ".join(told)
    if view.result is not None:
        return words("hand.round_over", number=view.result.number)
    if snapshot.turn is None:
        return words("board.house")
    key = "hand.waiting_out" if is_out(view) else "hand.waiting"
    return words(key, name=seat_names(snapshot)[snapshot.turn.seat])


def _asked(words: Words, snapshot: Snapshot, view: View) -> str:
    mine, row = view.turn == view.viewer, isinstance(view.board, RowBoard)
    kinds = {type(move) for move in view.moves}
    if mine and view.phase is Phase.CAPTURE:
        return words("hand.yours_capture_none" if snapshot.hints and Capture not in kinds else "hand.yours_capture")
    if mine and view.phase in (Phase.EXTRA, Phase.DRAWN):
        return words("hand.yours_extra" if view.phase is Phase.EXTRA else "hand.yours_drawn")
    if view.phase is Phase.CLOSING:
        return words("hand.yours_closing")
    if kinds & {Play, Stack}:
        if row:
            return words("hand.yours_row")
        why, fitting = demand(words, view), len(playable(view))
        if not why and snapshot.hints and fitting < len(view.hand):
            why = words("hand.playable", count=fitting, held=len(view.hand))
        return f"{words('hand.yours')} {why or words('hand.press')}"
    if row:
        return words("hand.yours_solitaire")
    if Draw in kinds:
        return words("hand.yours_draw")
    return words("hand.yours_pass" if Pass in kinds else "hand.yours_other")


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


def _targets(words: Words, view: View, tile: Tile, names: Sequence[str]) -> dict[str, Play | Stack]:
    """The ways to play a tile by the name of the end, train or stack, ordered by letter. Ends of one name are alike
    (the toes of a foot)."""
    named, found = letters(view.board), dict[str, Play | Stack]()

    def order(move: Play | Stack) -> tuple[int, int, str]:
        letter = named.get(move.end, "") if isinstance(move, Play) and move.end is not None else ""
        return (move.stack if isinstance(move, Stack) else 0), len(letter), letter

    for move in sorted(plays_of(view, tile), key=order):
        if isinstance(move, Stack) or not move.one:
            found.setdefault(place_name(words, view, move, names), move)
    return found


def _tile_button(words: Words, snapshot: Snapshot, view: View, tile: Tile, said: str) -> Button:
    """A tile: its button plays it, or asks where. Without hints a button may be of a tile that fits nowhere."""
    targets = list(_targets(words, view, tile, plain_names(snapshot)).values())
    if len(targets) == 1:
        custom_id = control(snapshot, Verb.DO, move_text(saying(targets[0], said)))
    else:
        custom_id = control(snapshot, Verb.TILE, f"{tile}:{said}" if said else str(tile))
    if said == ONE:
        return Button(words("hand.one", tile=tile), custom_id, Tone.GO, tile=tile)
    return Button(str(tile), custom_id, Tone.MAIN, tile=tile)


def saying(move: Play | Stack, said: str) -> Play | Stack:
    """The same move with a claim."""
    if not said or isinstance(move, Stack):
        return move
    return replace(move, one=True) if said == ONE else replace(move, claim=int(said))


def may_say(view: View, said: str) -> bool:
    """Whether the seat may claim this with a play."""
    return not said or (may_announce(view) if said == ONE else said in map(str, view.claims))


def _score_button(words: Words, snapshot: Snapshot, view: View, said: str) -> list[Button]:
    """The way to the totals to claim with a play (MU14), or the chosen one: pressing it drops the claim."""
    if said in map(str, view.claims):
        return [Button(words("hand.saying", n=said), control(snapshot, Verb.SAY), Tone.GO)]
    return [Button(words("board.claim"), control(snapshot, Verb.CLAIM))] if view.claims else []


def where_page(words: Words, snapshot: Snapshot, seat: Seat, tile: Tile, said: str = "") -> Page:
    """The step that asks for the end, train or stack. The board shows them lit."""
    view = snapshot.view_for(seat)
    if view is None or not plays_of(view, tile):
        return hand_page(words, snapshot, seat)
    lit = frozenset(move.stack if isinstance(move, Stack) else move.end or 0 for move in plays_of(view, tile))
    targets = _targets(words, view, tile, plain_names(snapshot))
    asked = words("hand.where", tile=tile)
    if said:
        asked += " " + (words("hand.where_one") if said == ONE else words("hand.where_said", n=said))
    parts: list[Part] = [replace(board_frame(words, snapshot, view), lit=lit), Text(asked)]
    targets = {name: saying(move, said) for name, move in targets.items()}
    if len(targets) > (MOST_STACKS if isinstance(view.board, StacksBoard) else MOST_ENDS):
        parts += _end_menus(words, snapshot, tile, targets)
    else:
        parts += _end_rows(snapshot, targets)
    return Page((*parts, _back(words, snapshot)))


def _end_rows(snapshot: Snapshot, targets: Mapping[str, Play | Stack]) -> list[Row]:
    """A button for each end or stack; each player's stacks begin a row."""
    groups: dict[int, list[Button]] = {}
    for name, move in targets.items():
        group = (move.stack - 1) // STACKS_A_ROW if isinstance(move, Stack) else 0
        groups.setdefault(group, []).append(Button(name, control(snapshot, Verb.DO, move_text(move)), Tone.MAIN))
    return [row for buttons in groups.values() for row in rows(buttons)]


def _end_menus(words: Words, snapshot: Snapshot, tile: Tile, targets: Mapping[str, Play | Stack]) -> list[Menu]:
    """Menus of 25 ends each."""
    items = list(targets.items())
    menus = []
    for start in range(0, len(items), MOST_CHOICES):
        part = items[start : start + MOST_CHOICES]
        choices = tuple(Choice(name, move_text(move)) for name, move in part)
        if len(items) <= MOST_CHOICES:
            title = words("hand.end_pick", tile=tile)
        else:
            title = words("hand.end_pick_part", tile=tile, first=part[0][0], last=part[-1][0])
        menus.append(Menu(control(snapshot, Verb.PICK, str(start)), title, choices))
    return menus


def _back(words: Words, snapshot: Snapshot) -> Row:
    return Row((Button(words("hand.back_to_hand"), control(snapshot, Verb.BACK)),))


def claim_page(words: Words, snapshot: Snapshot, seat: Seat) -> Page:
    """The totals to claim (MU14): after a play, while the window is open, or with the next play."""
    view = snapshot.view_for(seat)
    if view is None:
        return hand_page(words, snapshot, seat)
    played = any(isinstance(move, Claim) for move in view.moves)
    ids = (((Verb.DO, move_text(Claim(n))) if played else (Verb.SAY, str(n)), n) for n in totals(view))
    buttons = [Button(str(n), control(snapshot, *verb), Tone.MAIN) for verb, n in ids]
    text = Text(f"{words('hand.claim_title' if played else 'hand.say')}\n{words('hand.claim_help')}")
    return Page((board_frame(words, snapshot, view), text, *rows(buttons), _back(words, snapshot)))


def totals(view: View) -> list[int]:
    """The claims that the number of ends allows. They tell nothing about hands."""
    ends = len(view.board.layout.ends) if isinstance(view.board, LineBoard) else 0
    return [n for n in view.claims if n <= sum(HEAVIEST_TIPS[: max(1, ends)])]


_OTHERS: dict[type[Move], tuple[str, Verb, Tone]] = {
    Draw: ("hand.draw", Verb.DO, Tone.MAIN),
    Pass: ("hand.pass", Verb.DO, Tone.MAIN),
    Done: ("options.done", Verb.DO, Tone.GO),
    TakeBack: ("hand.take_back", Verb.DO, Tone.PLAIN),
    GiveUp: ("hand.give_up", Verb.GIVE_UP, Tone.DANGER),
    Claim: ("board.claim", Verb.CLAIM, Tone.GO),
    Call: ("board.muggins", Verb.CALL, Tone.DANGER),
    Announce: ("board.one", Verb.ANNOUNCE, Tone.GO),
}
"""The buttons of moves without a tile."""


def _other_button(words: Words, snapshot: Snapshot, move: Move) -> Button:
    key, verb, tone = _OTHERS[type(move)]
    return Button(words(key), control(snapshot, verb, move_text(move) if verb is Verb.DO else ""), tone)

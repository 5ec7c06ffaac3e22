"""The hand panel, for one person's eyes: the tiles, and a button for everything that can be done with them now.

Every step of a choice (what is said with a play, the tile, then where) is a page whose buttons carry all that was
chosen, so the panel remembers nothing and survives a restart. Who says nothing presses a tile at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from bot.pictures import HandSubject
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.page import MOST_CHOICES, Button, Choice, Frame, Menu, Page, Part, Row, Text, Tone, rows, sentence
from bot.ui.pages.table.board import board_frame
from bot.ui.pages.table.captures import row_parts
from bot.ui.pages.table.premoves import plan_buttons, plan_lines
from bot.ui.pages.table.round_end import again_button, round_end_page, winners_line
from bot.ui.pages.table.rules_text import table_title
from bot.ui.pages.table.same_deal import deal_buttons
from bot.ui.pages.table.seats import control, plain_names, seat_names
from bot.words import Words
from bot.words.boards import end_name
from bot.words.brief import demand
from bot.words.letters import STACKS_A_ROW, letters, stack_letter
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
from engine.rules.tiles import Seat, Tile, pips, tiles_text
from engine.rules.views import Phase, RowBoard, StacksBoard, View
from engine.tables.core.model import Snapshot, Status
from engine.tables.play.premoves import Plan, may_announce

TILES_A_PAGE = 20
MOST_ENDS = 10
"""Ends that get a button each; more are in a menu."""
MOST_STACKS = 20
ONE = "one"
"""Said with a play: that one tile is left (MT20). Else a count is said, as its number (MU14), or nothing: no text."""


@dataclass(frozen=True, slots=True)
class News:
    """What somebody is told beside the table as it is now."""

    told: str = ""
    """What happened to them, or why their click was refused."""
    result: str = ""
    """How the last round ended, until they have made a move after it."""
    plan: Plan | None = None
    """What they mean to play."""


NO_NEWS = News()


def hand_page(
    words: Words, snapshot: Snapshot, seat: Seat, news: News = NO_NEWS, page: int = 0, said: str = ""
) -> Page:
    """The panel of `seat` as the table is now; `said` is the count that is chosen for the next play."""
    view = snapshot.view_for(seat)
    if view is None:
        closed = snapshot.status is Status.CANCELLED
        return Page((Text(news.told or words("lobby.cancel_done" if closed else "hand.lobby")),))
    if snapshot.status is not Status.PLAYING:
        return _over(words, snapshot, news)
    parts: list[Part] = [Text(news.result)] if news.result else []
    parts += [board_frame(words, snapshot, view), Frame(HandSubject.name, partial(_tiles, words, view))]
    asked = words("hand.said", n=said) if said else prompt(words, snapshot, view)
    told = [news.told] if news.told else []
    told += [asked, *plan_lines(words, snapshot, view, news.plan)]
    parts.append(Text("\n".join(told)))
    tiles = pressable(snapshot, view)
    shown = tiles[page * TILES_A_PAGE : (page + 1) * TILES_A_PAGE]
    parts += rows([_tile_button(words, snapshot, view, tile, said) for tile in shown])
    parts += rows([_tile_button(words, snapshot, view, tile, ONE) for tile in shown if may_announce(view)])
    if isinstance(view.board, RowBoard):
        parts += row_parts(words, snapshot, view)
    buttons = _counts(words, snapshot, view, said) if shown else []
    if buttons:
        parts.append(Text(words("hand.say")))
    if page:
        buttons.append(Button(words("hand.earlier"), control(snapshot, Verb.PAGE, str(page - 1))))
    if len(tiles) > (page + 1) * TILES_A_PAGE:
        buttons.append(Button(words("hand.later"), control(snapshot, Verb.PAGE, str(page + 1))))
    planning = plan_buttons(words, snapshot, view, news.plan)
    parts += rows([*buttons, *_other_buttons(words, snapshot, view), *planning])
    return Page(tuple(parts))


def moved_page(words: Words) -> Page:
    """What an older panel becomes once there is a newer one."""
    return sentence(words("hand.moved"))


def _over(words: Words, snapshot: Snapshot, news: News) -> Page:
    """After the match: who won. A private table has no public message, so its panel tells the end itself."""
    if snapshot.status is not Status.FINISHED:
        return Page((Text(news.told or words("hand.finished")),))
    if not snapshot.public:
        account = (part for part in round_end_page(words, snapshot).parts if isinstance(part, (Text, Frame)))
        learnt = [Text(news.told)] if news.told and snapshot.participants.lesson else []
        once_more = [again_button(words, snapshot), *deal_buttons(words, snapshot, snapshot.host_id)]
        return Page((*account, *learnt, *rows(once_more)))
    buttons = (
        again_button(words, snapshot),
        Button(words("board.tally"), control(snapshot, Verb.TALLY)),
    )
    view = snapshot.view_for(None)
    assert view is not None
    assert view.outcome is not None
    winners = winners_line(words, view, view.outcome, seat_names(snapshot))
    over = words("end.final", winners=winners, game=table_title(words, snapshot))
    return Page((Text("\n".join(filter(None, [over, news.result, news.told]))), Row(buttons)))


def _tiles(words: Words, view: View) -> str:
    if len(view.seats) == 1:
        facts = {
            "boneyard": words.count("tile", view.boneyard),
            "captured": words.count("tile", view.seats[0].captured),
        }
        return words("hand.solitaire", **facts)
    if not view.hand:
        return words("hand.out" if is_out(view) else "hand.empty")
    title = words("hand.title", count=words.count("tile", len(view.hand)), pips=words.count("pip", pips(view.hand)))
    return f"{title}\n{words('hand.tiles', tiles=tiles_text(view.hand))}"


def is_out(view: View) -> bool:
    """Whether the owner of this view has gone out of the round that is dealt. In Castle Rock nobody does: a hand is
    filled again, or all of them end together."""
    dealt = view.number > 0 and (view.phase is not Phase.DEAL or view.result is not None)
    return dealt and not view.hand and not isinstance(view.board, RowBoard)


def prompt(words: Words, snapshot: Snapshot, view: View) -> str:
    """What the owner of the panel can do now, in a sentence or two."""
    if not view.moves:
        turn = snapshot.turn
        if view.result is not None:
            return words("hand.round_over", number=view.result.number)
        if turn is None:
            return words("hand.waiting_house")
        if is_out(view):
            return words("hand.waiting_out", name=seat_names(snapshot)[turn.seat])
        return words("hand.waiting", name=seat_names(snapshot)[turn.seat])
    told = [_asked(words, snapshot, view)]
    if snapshot.deadline is not None and view.turn == view.viewer:
        told.append(words("hand.deadline", when=snapshot.deadline))
    return " ".join(told)


def _asked(words: Words, snapshot: Snapshot, view: View) -> str:
    captures = snapshot.hints and any(isinstance(move, Capture) for move in view.moves)
    match view.phase:
        case Phase.CAPTURE if view.turn == view.viewer:
            return words("hand.yours_capture" if captures or not snapshot.hints else "hand.yours_capture_none")
        case Phase.EXTRA if view.turn == view.viewer:
            return words("hand.yours_extra")
        case Phase.DRAWN if view.turn == view.viewer:
            return words("hand.yours_drawn")
        case Phase.CLOSING:
            return words("hand.yours_closing")
        case _:
            pass
    if any(isinstance(move, (Play, Stack)) for move in view.moves):
        if isinstance(view.board, RowBoard):
            return words("hand.yours_row")
        fitting = len(playable(view))
        if why := demand(words, view):
            return f"{words('hand.yours')} {why}"
        if snapshot.hints and fitting < len(view.hand):
            return f"{words('hand.yours')} {words('hand.playable', count=fitting, held=len(view.hand))}"
        return f"{words('hand.yours')} {words('hand.press')}"
    if isinstance(view.board, RowBoard):
        return words("hand.yours_solitaire")
    if any(isinstance(move, Draw) for move in view.moves):
        return words("hand.yours_draw")
    return words("hand.yours_pass" if any(isinstance(move, Pass) for move in view.moves) else "hand.yours_other")


def pressable(snapshot: Snapshot, view: View) -> tuple[Tile, ...]:
    """The tiles that have a button: those that can be played; without hints all of the hand, if any can be."""
    fitting = playable(view)
    return fitting if snapshot.hints or not fitting else view.hand


def playable(view: View) -> tuple[Tile, ...]:
    """The tiles that can be played now, sorted."""
    return tuple(sorted({move.tile for move in view.moves if isinstance(move, (Play, Stack))}))


def plays_of(view: View, tile: Tile) -> list[Play | Stack]:
    """All ways to play a tile now."""
    return [move for move in view.moves if isinstance(move, (Play, Stack)) and move.tile is tile]


def fits(snapshot: Snapshot, seat: Seat, tile: Tile) -> bool:
    """Whether the seat can play the tile now."""
    view = snapshot.view_for(seat)
    return view is not None and bool(plays_of(view, tile))


def _targets(words: Words, view: View, tile: Tile, names: Sequence[str]) -> dict[str, Play | Stack]:
    """Where a tile can go, by the name of the end, train or stack, in the order of their letters; ends of one name are
    alike (the toes of a foot)."""
    if isinstance(view.board, StacksBoard):
        tops = {top.stack: top.tile for top in view.board.tops}
        stacks = (move for move in plays_of(view, tile) if isinstance(move, Stack))
        return {
            words("hand.stack", at=stack_letter(move.stack), tile=tops[move.stack]): move
            for move in sorted(stacks, key=lambda move: move.stack)
        }
    plays = [move for move in plays_of(view, tile) if isinstance(move, Play) and not move.one]
    named = letters(view.board)
    plays.sort(key=lambda move: (len(at := "" if move.end is None else named.get(move.end, "")), at))
    found: dict[str, Play | Stack] = {}
    for move in plays:
        name = "" if move.end is None else end_name(words, view, move.end, names)
        found.setdefault(name, move)
    return found


def _tile_button(words: Words, snapshot: Snapshot, view: View, tile: Tile, said: str) -> Button:
    """A tile: played at once if there is nothing to choose, else it leads to the choice; without hints also one that
    cannot be played, which its owner has to find out."""
    targets = list(_targets(words, view, tile, plain_names(snapshot)).values())
    if len(targets) == 1:
        custom_id = control(snapshot, Verb.DO, move_text(saying(targets[0], said)))
    else:
        custom_id = control(snapshot, Verb.TILE, f"{tile}:{said}" if said else str(tile))
    if said == ONE:
        return Button(words("hand.one", tile=tile), custom_id, Tone.GO, tile=tile)
    return Button(str(tile), custom_id, Tone.MAIN, tile=tile)


def saying(move: Play | Stack, said: str) -> Play | Stack:
    """The same move with what is said."""
    if not said or isinstance(move, Stack):
        return move
    return replace(move, one=True) if said == ONE else replace(move, claim=int(said))


def may_say(view: View, said: str) -> bool:
    """Whether that may be said with a play, or nothing."""
    return not said or (may_announce(view) if said == ONE else said in map(str, view.claims))


def _counts(words: Words, snapshot: Snapshot, view: View, said: str) -> list[Button]:
    """The counts that can be said with a play (MU14); the chosen one is lit, and pressed again it is not said."""
    return [
        Button(words("hand.claim_points", n=n), control(snapshot, Verb.SAY), Tone.GO)
        if said == str(n)
        else Button(words("hand.claim_points", n=n), control(snapshot, Verb.SAY, str(n)))
        for n in view.claims
    ]


def where_page(words: Words, snapshot: Snapshot, seat: Seat, tile: Tile, said: str = "") -> Page:
    """The second step: on which end, train or stack. The board shows them lit."""
    view = snapshot.view_for(seat)
    if view is None or not plays_of(view, tile):
        return hand_page(words, snapshot, seat)
    moves = plays_of(view, tile)
    lit = frozenset(move.stack if isinstance(move, Stack) else move.end or 0 for move in moves)
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
    """A button for each end or stack; the stacks of each player begin a row."""
    groups: dict[int, list[Button]] = {}
    for name, move in targets.items():
        group = (move.stack - 1) // STACKS_A_ROW if isinstance(move, Stack) else 0
        groups.setdefault(group, []).append(Button(name, control(snapshot, Verb.DO, move_text(move)), Tone.MAIN))
    return [row for buttons in groups.values() for row in rows(buttons)]


def _end_menus(words: Words, snapshot: Snapshot, tile: Tile, targets: Mapping[str, Play | Stack]) -> list[Menu]:
    """Menus of 25 ends each, where there are too many for buttons."""
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
    """Stating the count after the play, while the window is open (MU14)."""
    view = snapshot.view_for(seat)
    buttons = [
        Button(words("hand.claim_points", n=n), control(snapshot, Verb.DO, move_text(Claim(n))), Tone.MAIN)
        for n in (view.claims if view else ())
    ]
    text = Text(f"{words('hand.claim_title')}\n{words('hand.claim_help')}")
    board = [board_frame(words, snapshot, view)] if view else []
    return Page((*board, text, *rows(buttons), _back(words, snapshot)))


def _other_buttons(words: Words, snapshot: Snapshot, view: View) -> list[Button]:
    """Everything that is no tile: draw, done, take back, claims, and a fresh look."""
    buttons = []
    for move in view.moves:
        if button := _other_button(words, snapshot, move):
            buttons.append(button)
    buttons.append(Button(words("hand.refresh"), control(snapshot, Verb.BACK)))
    return buttons


def _other_button(words: Words, snapshot: Snapshot, move: Move) -> Button | None:
    match move:
        case Draw():
            return Button(words("hand.draw"), control(snapshot, Verb.DO, move_text(move)), Tone.MAIN)
        case Pass():
            return Button(words("hand.pass"), control(snapshot, Verb.DO, move_text(move)), Tone.MAIN)
        case Done():
            return Button(words("hand.done"), control(snapshot, Verb.DO, move_text(move)), Tone.GO)
        case TakeBack():
            return Button(words("hand.take_back"), control(snapshot, Verb.DO, move_text(move)))
        case GiveUp():
            return Button(words("hand.give_up"), control(snapshot, Verb.GIVE_UP), Tone.DANGER)
        case Claim():
            return Button(words("board.claim"), control(snapshot, Verb.CLAIM), Tone.GO)
        case Call():
            return Button(words("hand.call"), control(snapshot, Verb.CALL), Tone.DANGER)
        case Announce():
            return Button(words("hand.announce"), control(snapshot, Verb.ANNOUNCE), Tone.GO)
        case _:
            return None

"""From a view to a finished picture: file, constant file name, description. What the Discord part of the bot calls.

The functions draw at once; `Pictures` draws the same off the event loop, keeps what it has drawn, and tells its caller
with `TooManyPictures` when too many wait.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from bot.pictures.alt import board_alt, hand_alt, tally_alt
from bot.pictures.boards import board_scene
from bot.pictures.hand import hand_scene
from bot.pictures.paint import png
from bot.pictures.parts import drawable_names, title_words
from bot.pictures.replay import replay_webp
from bot.pictures.scene import Scene
from bot.pictures.score_sheet import SheetRow, score_sheet_scene
from bot.pictures.tally import Lane, tally_scene
from bot.pictures.theme import Style
from bot.pictures.worker import PictureWorker
from bot.words import Words
from engine.rules.moves import Play, Stack
from engine.rules.record import Record
from engine.rules.scoring import RoundResult, places
from engine.rules.tiles import HOUSE, Tile, pips
from engine.rules.views import View

BOARD_NAME = "board.png"
HAND_NAME = "hand.png"
TALLY_NAME = "tally.png"
REPLAY_NAME = "replay.webp"
LOW_WINS = frozenset({"chickenfoot", "mexican_train"})
"""Games that the lowest total wins (CF13, MT19)."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture as Discord gets it. Names are the same for every picture of a kind, so they tell nothing."""

    data: bytes
    name: str
    alt: str


@dataclass(frozen=True, slots=True)
class BoardSubject:
    """All that a board's picture depends on. Views that look alike to spectators give equal subjects."""

    view: View
    names: tuple[str, ...]
    words: Words
    hints: bool = True


@dataclass(frozen=True, slots=True)
class HandSubject:
    """All that a hand's picture depends on; `playable` None: it is not this player's turn."""

    hand: tuple[Tile, ...]
    playable: tuple[Tile, ...] | None
    words: Words


@dataclass(frozen=True, slots=True)
class TallySubject:
    """All that a tally's picture depends on."""

    view: View
    rounds: tuple[RoundResult, ...]
    names: tuple[str, ...]
    words: Words


@dataclass(frozen=True, slots=True)
class ReplaySubject:
    """All that a replay depends on; `number` picks one round."""

    record: Record
    names: tuple[str, ...]
    words: Words
    number: int | None = None


def public(view: View) -> View:
    """The view with what only its viewer may see left empty: a picture for everybody cannot show it."""
    return replace(view, viewer=None, hand=(), moves=())


# -- scenes: pure functions of a subject and a style, as the worker wants them ----------------------------------------


def draw_board(subject: BoardSubject, style: Style) -> Scene:
    """The board's scene."""
    return board_scene(subject.view, subject.names, style=style, words=subject.words, hints=subject.hints)


def draw_hand(subject: HandSubject, style: Style) -> Scene:
    """The hand's scene."""
    words, hand = subject.words, subject.hand
    title = words("picture.hand", count=words.count("tile", len(hand)))
    status = words("picture.pips", n=pips(hand)) if hand else ""
    return hand_scene(hand, subject.playable, style, title, status, empty=words("picture.hand_empty"))


def draw_tally(subject: TallySubject, style: Style) -> Scene:
    """A cribbage board for games with a target, a score sheet for the others."""
    words, view = subject.words, subject.view
    title, lanes = words("picture.tally", game=words(f"game.{view.game}")), lanes_of(subject)
    if view.target is not None:
        status = f"{words('picture.tally_to', target=view.target)} · {_after(subject)}"
        return tally_scene(lanes, view.target, style, title, status, words("picture.worth", points="{points}"))
    rows = [
        SheetRow(lane.owner, lane.name, tuple(result.scores[side] for result in subject.rounds), ahead)
        for side, (lane, ahead) in enumerate(zip(lanes, _ahead(subject, lanes), strict=True))
    ]
    columns = max(view.rounds or 0, len(subject.rounds), 1)
    headings = [str(number) for number in range(1, columns + 1)]
    return score_sheet_scene(rows, headings, style, title, _after(subject), words("picture.total"))


def draw_replay(subject: ReplaySubject, style: Style) -> bytes:
    """The replay as an animated WebP."""
    return replay_webp(subject.record, subject.names, style=style, words=subject.words, number=subject.number)


def lanes_of(subject: TallySubject) -> tuple[Lane, ...]:
    """Each side's total now and before the last change: this round's scores so far, or the last round's."""
    view, words = subject.view, subject.words
    names = drawable_names(words, subject.names)
    now = tuple(view.seats[side[0]].total for side in view.sides)
    start = (0,) * len(now)
    totals = [start, *(result.totals for result in subject.rounds)]
    before = totals[-1] if totals[-1] != now or len(totals) < 2 else totals[-2]
    winners = view.outcome.winners if view.outcome else ()
    return tuple(
        Lane(side, _side_name(words, [names[seat] for seat in seats]), before[side], now[side], side in winners)
        for side, seats in enumerate(view.sides)
    )


def _side_name(words: Words, names: Sequence[str]) -> str:
    if len(names) == 2:
        return words("picture.pair", first=names[0], second=names[1])
    return words.listing(names)


def _ahead(subject: TallySubject, lanes: Sequence[Lane]) -> list[bool]:
    """Who leads, once a round is complete; the winners of a finished match."""
    if subject.view.outcome is not None:
        return [lane.winner for lane in lanes]
    if not subject.rounds or len(lanes) < 2:
        return [False] * len(lanes)
    order = places(tuple(lane.now for lane in lanes), low_wins=subject.view.game in LOW_WINS)
    return [place == 1 for place in order]


def _after(subject: TallySubject) -> str:
    """How many rounds are complete."""
    words, view, played = subject.words, subject.view, len(subject.rounds)
    if not played:
        return words("picture.tally_start")
    if view.rounds is not None and view.rounds > 1:
        return words("picture.tally_round_of", number=played, rounds=view.rounds)
    return words("picture.tally_round", number=played)


# -- subjects from views ----------------------------------------------------------------------------------------------


def board_subject(view: View, names: Sequence[str], words: Words, hints: bool = True) -> BoardSubject:
    """What to draw of a board; any viewer's view will do, since only what is public is kept."""
    return BoardSubject(public(view), tuple(names), words, hints)


def hand_subject(view: View, words: Words) -> HandSubject:
    """What to draw of the viewer's own hand."""
    return HandSubject(view.hand, playable_tiles(view), words)


def tally_subject(view: View, rounds: Sequence[RoundResult], names: Sequence[str], words: Words) -> TallySubject:
    """What to draw of the scores."""
    return TallySubject(public(view), tuple(rounds), tuple(names), words)


def playable_tiles(view: View) -> tuple[Tile, ...] | None:
    """The tiles that the viewer may lay now, in the hand's order; None when it is not the viewer's turn."""
    if view.viewer is None or view.turn != view.viewer:
        return None
    found: Collection[Tile] = {move.tile for move in view.moves if isinstance(move, (Play, Stack))}
    return tuple(tile for tile in view.hand if tile in found)


# -- pictures at once -------------------------------------------------------------------------------------------------


def board_picture(view: View, names: Sequence[str], style: Style, words: Words, *, hints: bool = True) -> Picture:
    """The public board."""
    subject = board_subject(view, names, words, hints)
    return Picture(png(draw_board(subject, style)), BOARD_NAME, board_alt(subject.view, names, words, hints=hints))


def hand_picture(view: View, style: Style, words: Words) -> Picture:
    """The viewer's hand: only for an answer that nobody else sees."""
    subject = hand_subject(view, words)
    return Picture(png(draw_hand(subject, style)), HAND_NAME, hand_alt(subject.hand, subject.playable, words))


def tally_picture(
    view: View, rounds: Sequence[RoundResult], names: Sequence[str], style: Style, words: Words
) -> Picture:
    """The scores after the complete `rounds`."""
    subject = tally_subject(view, rounds, names, words)
    return Picture(png(draw_tally(subject, style)), TALLY_NAME, _tally_alt(subject))


def replay_picture(
    record: Record, names: Sequence[str], style: Style, words: Words, number: int | None = None
) -> Picture:
    """A finished match, or its round `number`, as an animation."""
    subject = ReplaySubject(record, tuple(names), words, number)
    return Picture(draw_replay(subject, style), REPLAY_NAME, _replay_alt(subject))


def _tally_alt(subject: TallySubject) -> str:
    words = subject.words
    title = f"{title_words(words, subject.view)} · {_after(subject)}"
    return tally_alt(words, title, lanes_of(subject))


def _replay_alt(subject: ReplaySubject) -> str:
    words = subject.words
    game = words(f"game.{subject.record.header.game}")
    if subject.number is not None:
        return words("alt.replay_round", game=game, number=subject.number)
    moves = sum(step.seat != HOUSE for step in subject.record.steps)
    return words("alt.replay", game=game, count=words.count("move", moves))


class Pictures:
    """The same pictures, drawn off the event loop. Raises `TooManyPictures` when a worker is overrun.

    Replays take seconds, so they have a worker of their own and no board waits behind one.
    """

    def __init__(self, worker: PictureWorker, replays: PictureWorker) -> None:
        self._worker = worker
        self._replays = replays

    async def board(
        self, view: View, names: Sequence[str], style: Style, words: Words, *, hints: bool = True
    ) -> Picture:
        """The public board."""
        subject = board_subject(view, names, words, hints)
        data = await self._worker.picture(draw_board, subject, style)
        return Picture(data, BOARD_NAME, board_alt(subject.view, names, words, hints=hints))

    async def hand(self, view: View, style: Style, words: Words) -> Picture:
        """The viewer's hand: only for an answer that nobody else sees."""
        subject = hand_subject(view, words)
        data = await self._worker.picture(draw_hand, subject, style)
        return Picture(data, HAND_NAME, hand_alt(subject.hand, subject.playable, words))

    async def tally(
        self, view: View, rounds: Sequence[RoundResult], names: Sequence[str], style: Style, words: Words
    ) -> Picture:
        """The scores after the complete `rounds`."""
        subject = tally_subject(view, rounds, names, words)
        data = await self._worker.picture(draw_tally, subject, style)
        return Picture(data, TALLY_NAME, _tally_alt(subject))

    async def replay(
        self, record: Record, names: Sequence[str], style: Style, words: Words, number: int | None = None
    ) -> Picture:
        """A finished match, or its round `number`, as an animation."""
        subject = ReplaySubject(record, tuple(names), words, number)
        data = await self._replays.bytes_of(draw_replay, subject, style)
        return Picture(data, REPLAY_NAME, _replay_alt(subject))

    async def close(self) -> None:
        """Finish what is being drawn."""
        await self._worker.close()
        await self._replays.close()

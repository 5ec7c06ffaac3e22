"""A finished round or match as an animation: the board after every move, with the move in words below.

The format is lossless WebP: Discord plays it, and flat colours compress well. Frames come from the spectator's view, so
they show public tiles only. A long match leaves out draws and passes, then further moves, to keep the file small.
"""

import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from PIL import Image

from bot.pictures.boards.board import BoardSubject
from bot.pictures.boards.parts import drawable_names
from bot.pictures.render import fonts, paint
from bot.pictures.scene import Rect, Scene, Shape, Text
from bot.pictures.theme import TEXT, WIDTH, Style
from bot.words import Words
from bot.words.letters import tile_below
from bot.words.log import log_line
from engine.rules.events import Event, MatchEnded, RoundEnded, seen_by
from engine.rules.game import Match
from engine.rules.games import game_of
from engine.rules.record import Record, Step, replay
from engine.rules.tiles import HOUSE
from engine.rules.views import View

CAPTION = 116
MOST_FRAMES = 90
MOST_FRAMES_MATCH = 48
"""For several rounds: each starts with a new picture."""
MOST_BYTES = 1_500_000
MOVE_MS = 1_100
ROUND_MS = 3_500
NO_KEY_FRAMES = 10_000
"""Each frame stores only its changes: players don't seek in a replay."""
FORMAT = {"loop": 0, "lossless": True, "quality": 0, "method": 2, "kmin": NO_KEY_FRAMES, "kmax": NO_KEY_FRAMES + 1}


@dataclass(frozen=True, slots=True)
class Moment:
    """A step of the record in public: its number among the moves, the board after it, the log lines."""

    number: int
    view: View
    lines: tuple[str, ...]
    ends: bool
    """It ended a round."""
    still: bool
    """It left the board unchanged."""


def moments(record: Record, names: Sequence[str], words: Words, number: int | None = None) -> tuple[Moment, ...]:
    """The record step by step; with `number`, that round only. Raises the errors of `replay`."""
    found: list[Moment] = []
    moves = 0

    def watch(match: Match, step: Step, events: list[Event]) -> None:
        nonlocal moves
        moves += step.seat != HOUSE
        view = match.view_for(None)
        below = tile_below(view.board)
        told = (log_line(words, seen_by(event, None), names, view.sides, below) for event in events)
        lines = tuple(line for line in told if line)
        ends = any(isinstance(event, (RoundEnded, MatchEnded)) for event in events)
        before = found[-1].view if found else None
        still = before is not None and before.board == view.board and before.number == view.number and not ends
        if number is None or view.number == number:
            found.append(Moment(moves, view, lines, ends, still))

    replay(record.header, record.steps, game_of, watch)
    return tuple(found)


def chosen(found: Sequence[Moment], most: int = MOST_FRAMES) -> tuple[Moment, ...]:
    """At most `most` moments with log lines. Still ones go first, then moments at equal distances; endings stay."""
    kept = [moment for moment in found if moment.lines]
    if len(kept) > most:
        kept = [moment for moment in kept if not moment.still]
    if len(kept) > most:
        ends = [at for at, moment in enumerate(kept) if moment.ends]
        free = max(1, most - len(ends))
        picked = {at * len(kept) // free for at in range(free)} | set(ends)
        kept = [kept[at] for at in sorted(picked)][-most:]
    return tuple(kept)


def captions(lines: Sequence[str], width: int) -> tuple[str, ...]:
    """As many log lines from the first on as two captions hold, or the first alone. A caption ends with a line if it
    can, else with a word."""
    for count in range(len(lines), 0, -1):
        for parts in (lines[:count], " ".join(lines[:count]).split(" ")):
            fitting = (at for at in range(len(parts), 0, -1) if fonts.measure(" ".join(parts[:at]), TEXT) <= width)
            at = next(fitting, 1)
            first, rest = " ".join(parts[:at]), " ".join(parts[at:])
            if fonts.measure(first, TEXT) <= width and fonts.measure(rest, TEXT) <= WIDTH - 48:
                return (first, rest) if rest else (first,)
    return tuple(lines[:1]) or ("",)


def captioned(scene: Scene, height: int, lines: Sequence[str], number: int, moves: int, words: Words) -> Scene:
    """The board on a canvas of `height`, with the move in words and the progress of the match below it."""
    palette = scene.style.palette
    top = height - CAPTION
    count = words("replay.step", number=number, moves=moves)
    room = WIDTH - 72 - fonts.measure(count, TEXT)
    share = WIDTH * number / max(1, moves)
    told = captions(lines, room)
    y = top + (CAPTION + 6) / 2 - (len(told) - 1) * 24
    band: list[Shape] = [
        Rect(0, top, WIDTH, CAPTION, palette.header),
        Rect(0, top, WIDTH, 6, palette.line),
        Rect(0, top, share, 6, palette.gold),
        Text(WIDTH - 24, y, count, TEXT, palette.quiet, palette.header, anchor="r"),
    ]
    for at, line in enumerate(told):
        width = room if at == 0 else WIDTH - 48
        band.append(Text(24, y + at * 48, fonts.fit(line, TEXT, width), TEXT, palette.ink, palette.header))
    return Scene(scene.width, height, scene.style, (*scene.shapes, *band))


@dataclass(frozen=True, slots=True)
class ReplaySubject:
    """A finished match, or its round `number`."""

    record: Record
    names: tuple[str, ...]
    words: Words
    style: Style
    number: int | None = None

    name: ClassVar = "replay.webp"

    def animation(self) -> bytes:
        """The WebP, at most MOST_BYTES long, or a dozen frames. Raises `ValueError` for an empty replay, and the errors
        of `replay`."""
        found = moments(self.record, drawable_names(self.words, self.names), self.words, self.number)
        if not found:
            raise ValueError("there is nothing to replay")
        most = MOST_FRAMES if found[0].view.number == found[-1].view.number else MOST_FRAMES_MATCH
        made = self._animation(chosen(found, most))
        while len(made) > MOST_BYTES and most > 12:
            most = max(12, most * MOST_BYTES * 9 // (len(made) * 10))
            made = self._animation(chosen(found, most))
        return made

    def alt(self) -> str:
        """The match, or the round."""
        words, game = self.words, self.words(f"game.{self.record.header.game}")
        if self.number is not None:
            return words("alt.replay_round", game=game, number=self.number)
        moves = sum(step.seat != HOUSE for step in self.record.steps)
        return words("alt.replay", game=game, count=words.count("move", moves))

    def _animation(self, shown: Sequence[Moment]) -> bytes:
        ends = {moment.view.number: moment.view.board for moment in shown}
        scenes = [
            BoardSubject(moment.view, self.names, self.words, self.style, later=ends[moment.view.number]).scene()
            for moment in shown
        ]
        height = max(scene.height for scene in scenes) + CAPTION
        first, last = shown[0].number, shown[-1].number
        frames = [
            paint.frame(captioned(scene, height, moment.lines, moment.number - first, last - first, self.words))
            for scene, moment in zip(scenes, shown, strict=True)
        ]
        durations = [ROUND_MS if moment.ends else MOVE_MS for moment in shown]
        durations[-1] = ROUND_MS
        return webp(frames, durations)


def webp(frames: Sequence[Image.Image], durations: Sequence[int]) -> bytes:
    """A lossless animated WebP in an endless loop."""
    held = io.BytesIO()
    frames[0].save(held, "WEBP", save_all=True, append_images=frames[1:], duration=list(durations), **FORMAT)
    return held.getvalue()


def text_record(record: Record, names: Sequence[str], words: Words, number: int | None = None) -> str:
    """The moves in words, numbered, a line each."""
    told = ((moment.number, line) for moment in moments(record, names, words, number) for line in moment.lines)
    return "\n".join(words("replay.line", number=at, line=line) for at, line in told) + "\n"

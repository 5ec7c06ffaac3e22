"""One call draws any subject: `draw(subject)` gives the file, its constant name and its description.

A subject is a plain value that holds all that its picture depends on, the language and the style included. Equal ones
give equal pictures, so a subject is the key under which a picture is kept; and it can be pickled, so a picture can be
drawn anywhere.
"""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import ClassVar, Protocol, TypeAlias

from bot.pictures.render.paint import png
from bot.pictures.replay import ReplaySubject
from bot.pictures.scene import Scene
from bot.pictures.theme import Style
from bot.words.boards import ALT_LIMIT


class Still(Hashable, Protocol):
    """A subject with one picture, packed more slowly if it has more than `most_bytes`."""

    name: ClassVar[str]
    most_bytes: ClassVar[int]

    @property
    def style(self) -> Style: ...

    def scene(self) -> Scene: ...

    def alt(self) -> str: ...


Subject: TypeAlias = Still | ReplaySubject


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture as Discord gets it. Names are the same for every picture of a kind, so they tell nothing."""

    data: bytes
    name: str
    alt: str


def draw(subject: Subject) -> Picture:
    """Draw at once: some milliseconds, for a replay seconds, of plain computing."""
    data = subject.animation() if isinstance(subject, ReplaySubject) else png(subject.scene(), subject.most_bytes)
    return Picture(data, subject.name, subject.alt()[:ALT_LIMIT])

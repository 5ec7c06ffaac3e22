"""A message before it is Discord's: texts, rows of buttons, menus, a frame for a picture. Built without a client.

`render` makes the Components V2 view of it and stops it at once, so that discord.py keeps nothing: clicks are found
by their custom id alone, before and after a restart.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from io import BytesIO

import discord

from bot.pictures import Picture
from engine.rules.tiles import Tile

MOST_TEXT = 4000
MOST_CHOICES = 25
LONGEST_LABEL = 80
LONGEST_CHOICE = 100
LONGEST_TITLE = 45
BUTTONS_A_ROW = 5


class Colour(Enum):
    """What the bar beside a message says at a glance; the words say it too."""

    LOBBY = 0x3B7DD8
    PLAYING = 0x2E7D32
    OVER = 0xB8860B
    CLOSED = 0x6E6E6E


class Tone(Enum):
    """How a button looks."""

    MAIN = discord.ButtonStyle.primary
    PLAIN = discord.ButtonStyle.secondary
    GO = discord.ButtonStyle.success
    DANGER = discord.ButtonStyle.danger


@dataclass(frozen=True, slots=True)
class Button:
    """A button; `id` is a custom id. `tile` is the one it plays, `emoji` that tile's emoji on Discord."""

    label: str
    id: str
    tone: Tone = Tone.PLAIN
    disabled: bool = False
    tile: Tile | None = None
    emoji: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """A line of a menu."""

    label: str
    value: str
    about: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu of at most 25 choices, of which one is taken; with `any_number`, as many as somebody likes."""

    id: str
    prompt: str
    choices: tuple[Choice, ...]
    any_number: bool = False


@dataclass(frozen=True, slots=True)
class PeopleMenu:
    """A menu in which people of the server are chosen, `most` of them."""

    id: str
    prompt: str
    most: int


@dataclass(frozen=True, slots=True)
class ChannelMenu:
    """A menu in which one of the server's channels for text is chosen; `chosen` is the one that is."""

    id: str
    prompt: str
    chosen: int | None = None


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph of Discord's markdown."""

    text: str


@dataclass(frozen=True, slots=True)
class Row:
    """Up to five buttons side by side."""

    buttons: tuple[Button, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Frame:
    """The place of the picture with that file name, and the same in words. Most pages never show the words, so they may
    be a function. `lit`: the ends on the board that its reader chooses from (open ends, or stacks by number)."""

    name: str
    words: str | Callable[[], str] = ""
    lit: frozenset[int] | None = None

    @property
    def text(self) -> str:
        return self.words if isinstance(self.words, str) else self.words()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Frame):
            return NotImplemented
        return (self.name, self.lit, self.text) == (other.name, other.lit, other.text)


@dataclass(frozen=True, slots=True)
class Document:
    """A file to keep, such as the moves of a match."""

    name: str
    data: bytes


Control = Row | Menu | PeopleMenu | ChannelMenu
Part = Text | Control | Frame | Document


@dataclass(frozen=True, slots=True)
class Page:
    """A whole message. A picture needs a `Frame` of its name among the parts."""

    parts: tuple[Part, ...]
    colour: Colour | None = None
    pictures: tuple[Picture, ...] = ()
    terse: bool = False
    """Leave out the words of a frame whose picture is there: somebody has chosen so."""

    @property
    def frames(self) -> tuple[Frame, ...]:
        """The frames for pictures."""
        return tuple(part for part in self.parts if isinstance(part, Frame))

    def with_picture(self, picture: Picture | None) -> Page:
        """The same page with one more picture, if there is a frame for it."""
        if picture is None or picture.name not in [frame.name for frame in self.frames]:
            return self
        return replace(self, pictures=(*self.pictures, picture))

    def with_emojis(self, emoji: Callable[[Tile], str]) -> Page:
        """The same page with an emoji on each button that plays a tile; `emoji` gives none as an empty text."""
        parts = (
            Row(tuple(replace(b, emoji=emoji(b.tile)) if b.tile else b for b in part.buttons))
            if isinstance(part, Row)
            else part
            for part in self.parts
        )
        return replace(self, parts=tuple(parts))

    def bare(self) -> Page:
        """The same page in words alone, for when Discord does not take its files or emojis."""
        parts = tuple(part for part in self.parts if not isinstance(part, Document))
        return replace(self, parts=parts, pictures=()).with_emojis(lambda tile: "")

    def shown(self, frame: Frame) -> Picture | None:
        """The picture that stands in this frame."""
        return next((picture for picture in self.pictures if picture.name == frame.name), None)

    @property
    def text(self) -> str:
        """All texts, for tests and for logs."""
        return "\n".join(part.text for part in self.parts if isinstance(part, (Text, Frame)) and part.text)

    @property
    def controls(self) -> tuple[Button | Menu, ...]:
        """All buttons and menus in their order."""
        found: list[Button | Menu] = []
        for part in self.parts:
            if isinstance(part, Row):
                found += part.buttons
            elif isinstance(part, Menu):
                found.append(part)
        return tuple(found)


def rows(buttons: Sequence[Button]) -> tuple[Row, ...]:
    """The buttons in as few rows as possible."""
    return tuple(Row(tuple(buttons[at : at + BUTTONS_A_ROW])) for at in range(0, len(buttons), BUTTONS_A_ROW))


def sentence(text: str, *buttons: Button) -> Page:
    """A page of one text, maybe with buttons below."""
    return Page((Text(text), *rows(buttons)))


def clip(text: str, longest: int) -> str:
    """The text, shortened with an ellipsis if it is too long."""
    return text if len(text) <= longest else text[: longest - 1].rstrip() + "…"


class _View(discord.ui.LayoutView):
    """A view that is finished before it is sent: nothing of it is remembered."""

    def __init__(self) -> None:
        super().__init__(timeout=None)


def render(page: Page) -> discord.ui.LayoutView:
    """The page as a Components V2 view. Must be called with a running event loop."""
    items: list[discord.ui.Item[discord.ui.LayoutView]] = []
    room = MOST_TEXT
    for part in page.parts:
        if isinstance(part, Control):
            items.append(_controls(part))
            continue
        if isinstance(part, Document):
            items.append(discord.ui.File(f"attachment://{part.name}"))
            continue
        picture = page.shown(part) if isinstance(part, Frame) else None
        if picture:
            items.append(_gallery(picture))
        if picture is None or not page.terse:
            text = clip(part.text, room) if room > 1 else ""
            room -= len(text)
            if text:
                items.append(discord.ui.TextDisplay(text))
    view = _View()
    if page.colour is None:
        for item in items:
            view.add_item(item)
    else:
        view.add_item(discord.ui.Container(*items, accent_colour=page.colour.value))
    view.stop()
    return view


def _gallery(picture: Picture) -> discord.ui.MediaGallery[discord.ui.LayoutView]:
    shown = discord.MediaGalleryItem(f"attachment://{picture.name}", description=picture.alt)
    return discord.ui.MediaGallery(shown)


def _controls(part: Control) -> discord.ui.ActionRow[discord.ui.LayoutView]:
    row: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow()
    if isinstance(part, PeopleMenu):
        row.add_item(discord.ui.UserSelect(custom_id=part.id, placeholder=clip(part.prompt, 150), max_values=part.most))
        return row
    if isinstance(part, ChannelMenu):
        chosen = [] if part.chosen is None else [discord.SelectDefaultValue.from_channel(discord.Object(part.chosen))]
        row.add_item(
            discord.ui.ChannelSelect(
                custom_id=part.id,
                placeholder=clip(part.prompt, 150),
                channel_types=[discord.ChannelType.text],
                default_values=chosen,
            )
        )
        return row
    if isinstance(part, Menu):
        options = [
            discord.SelectOption(
                label=clip(choice.label, LONGEST_CHOICE),
                value=choice.value,
                description=clip(choice.about, LONGEST_CHOICE) or None,
                default=choice.chosen,
            )
            for choice in part.choices[:MOST_CHOICES]
        ]
        least, most = (0, len(options)) if part.any_number else (1, 1)
        placeholder = clip(part.prompt, 150)
        row.add_item(
            discord.ui.Select(
                custom_id=part.id, placeholder=placeholder, options=options, min_values=least, max_values=most
            )
        )
        return row
    for button in part.buttons:
        label = clip(button.label, LONGEST_LABEL)
        row.add_item(
            discord.ui.Button(
                label=label,
                custom_id=button.id,
                style=button.tone.value,
                disabled=button.disabled,
                emoji=button.emoji or None,
            )
        )
    return row


def files(page: Page) -> list[discord.File]:
    """The attachments that belong to the page; made anew for every sending."""
    documents = (part for part in page.parts if isinstance(part, Document))
    return [
        *(discord.File(BytesIO(one.data), one.name, description=one.alt) for one in page.pictures),
        *(discord.File(BytesIO(document.data), document.name) for document in documents),
    ]

"""A message before it is Discord's: texts, rows of buttons, menus, frames for pictures. Built without a client.

`render` makes the Components V2 view of it and stops the view at once, so discord.py keeps nothing: the router finds
controls by their custom ids, before and after a restart.
"""

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from io import BytesIO

import discord

from bot.pictures import Picture
from bot.words import Words
from engine.rules.tiles import Tile
from engine.tables.keeping.arranging import ArrangedHand

log = logging.getLogger(__name__)

MOST_TEXT = 4000
ROOM = MOST_TEXT - 200
"""Characters for a page. The others are left for a line about a drain or a missing permission."""
MOST_CHOICES = 25
LONGEST_LABEL = 80
LONGEST_CHOICE = 100
LONGEST_PROMPT = 150
LONGEST_TITLE = 45
BUTTONS_A_ROW = 5
Item = discord.ui.Item[discord.ui.LayoutView]


class Colour(Enum):
    """The bar beside a message. It repeats what the words say."""

    LOBBY = 0x3B7DD8
    PLAYING = 0x2E7D32
    OVER = 0xB8860B
    CLOSED = 0x6E6E6E


class Tone(Enum):
    """The look of a button."""

    MAIN = discord.ButtonStyle.primary
    PLAIN = discord.ButtonStyle.secondary
    GO = discord.ButtonStyle.success
    DANGER = discord.ButtonStyle.danger


@dataclass(frozen=True, slots=True)
class Button:
    """A button; `id` is a custom id. A button that plays a `tile` may show the tile's emoji."""

    label: str
    id: str
    tone: Tone = Tone.PLAIN
    disabled: bool = False
    tile: Tile | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """A line of a menu."""

    label: str
    value: str
    about: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu of at most 25 choices: one can be chosen, or `any_number`."""

    id: str
    prompt: str
    choices: tuple[Choice, ...]
    any_number: bool = False


@dataclass(frozen=True, slots=True)
class PeopleMenu:
    """A menu of people on the server; at most `most` can be chosen."""

    id: str
    prompt: str
    most: int


@dataclass(frozen=True, slots=True)
class ChannelMenu:
    """A menu of the server's text channels, and of its categories if `most` is above 1; the `chosen` ones are selected.
    With `optional`, none may be chosen too."""

    id: str
    prompt: str
    chosen: tuple[int, ...] = ()
    most: int = 1
    optional: bool = False


@dataclass(frozen=True, slots=True)
class RoleMenu:
    """A menu of the server's roles; the `chosen` ones are selected, and none may be."""

    id: str
    prompt: str
    chosen: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph of Discord's markdown."""

    text: str


@dataclass(frozen=True, slots=True)
class Section(Text):
    """A paragraph with a button beside it."""

    button: Button


@dataclass(frozen=True, slots=True)
class Row:
    """Up to five buttons side by side."""

    buttons: tuple[Button, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Frame:
    """The place of the picture with that file name, and the same in words. Most pages never show the words, so they may
    be a function. `lit`: the ends on the board that its reader chooses from (open ends, or stacks by number). `hand`:
    its tiles in their order; `chosen`: the one to play."""

    name: str
    words: str | Callable[[], str] = ""
    lit: frozenset[int] | None = None
    hand: ArrangedHand | None = None
    chosen: Tile | None = None

    @property
    def text(self) -> str:
        return self.words if isinstance(self.words, str) else self.words()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Frame):
            return NotImplemented
        mine, theirs = ((one.name, one.lit, one.hand, one.chosen, one.text) for one in (self, other))
        return mine == theirs


@dataclass(frozen=True, slots=True)
class Document:
    """A file to keep, such as the moves of a match."""

    name: str
    data: bytes


Control = Row | Menu | PeopleMenu | ChannelMenu | RoleMenu
Part = Text | Control | Frame | Document


@dataclass(frozen=True, slots=True)
class Page:
    """A whole message. A picture needs a `Frame` of its name among the parts."""

    parts: tuple[Part, ...]
    colour: Colour | None = None
    pictures: tuple[Picture, ...] = ()
    terse: bool = False
    """Leave out the words of a frame with a picture."""
    emoji: Callable[[Tile], str] | None = None
    """The emoji of a tile, or an empty text."""

    @property
    def frames(self) -> tuple[Frame, ...]:
        return tuple(part for part in self.parts if isinstance(part, Frame))

    def with_picture(self, picture: Picture | None) -> "Page":
        """The same page with one more picture, if it has a frame for it."""
        if picture is None or picture.name not in [frame.name for frame in self.frames]:
            return self
        return replace(self, pictures=(*self.pictures, picture))

    def bare(self) -> "Page":
        """The same page in words alone, for when Discord refuses its files or emojis."""
        parts = tuple(part for part in self.parts if not isinstance(part, Document))
        return replace(self, parts=parts, pictures=(), emoji=None)

    @property
    def text(self) -> str:
        """All texts, for tests and for logs."""
        return "\n".join(part.text for part in self.parts if isinstance(part, (Text, Frame)) and part.text)

    @property
    def controls(self) -> tuple[Button | Menu, ...]:
        """All buttons and menus in their order."""
        found: list[Button | Menu] = []
        for part in self.parts:
            found += part.buttons if isinstance(part, Row) else [part] if isinstance(part, Menu) else []
            found += [part.button] if isinstance(part, Section) else []
        return tuple(found)


def rows(buttons: Sequence[Button], most: int = BUTTONS_A_ROW) -> tuple[Row, ...]:
    """The buttons in as few rows of at most `most` as possible."""
    return tuple(Row(tuple(buttons[at : at + most])) for at in range(0, len(buttons), most))


def draining(words: Words, page: Page, until: int) -> Page:
    """The page with a line that tables rest before an upgrade until then (seconds UTC)."""
    return replace(page, parts=(*page.parts, Text(words("drain.board", until=until))))


def with_button(page: Page, button: Button) -> Page:
    """The page with one more button, in its last row if there is room."""
    last = page.parts[-1] if page.parts else None
    if isinstance(last, Row) and len(last.buttons) < BUTTONS_A_ROW:
        return replace(page, parts=(*page.parts[:-1], Row((*last.buttons, button))))
    return replace(page, parts=(*page.parts, Row((button,))))


def pager(words: Words, page: int, pages: int, back: str, on: str, custom_id: Callable[[int], str]) -> list[Button]:
    """Buttons to the page before and the page after this one; `back` and `on` are the keys of their labels."""
    beside = ((back, page - 1), (on, page + 1))
    return [Button(words(key), custom_id(target)) for key, target in beside if 0 <= target < pages]


def sentence(text: str, *buttons: Button) -> Page:
    """A page of one text, maybe with buttons below."""
    return Page((Text(text), *rows(buttons)))


def shortened(text: str, longest: int) -> str:
    """The text of a label that holds names, with an ellipsis if it is too long."""
    return text if len(text) <= longest else text[: longest - 1].rstrip() + "…"


def overflows(text: str) -> None:
    """Called for a text that is cut. Pages are composed to fit, so tests raise here."""
    log.error("A text of %d characters is too long for its page and was cut.", len(text))


def clip(text: str, longest: int) -> str:
    """The text, which should fit. If it doesn't, it is cut, and the log says so."""
    if len(text) > longest:
        overflows(text)
    return shortened(text, longest)


def length(page: Page) -> int:
    """The characters of a page without pictures."""
    return sum(len(part.text) for part in page.parts if isinstance(part, (Text, Frame)))


def fitting(*makers: Callable[[], Page]) -> Page:
    """The first of these pages that has room for all its text in a message, and for a line about a drain or a missing
    permission. The last one should always fit."""
    page = makers[0]()
    for make in makers[1:]:
        if length(page) <= ROOM:
            break
        page = make()
    return page


def render(page: Page) -> discord.ui.LayoutView:
    """The page as a Components V2 view. Needs a running event loop."""
    items: list[Item] = []
    room, shown = MOST_TEXT, {picture.name: picture for picture in page.pictures}
    for part in page.parts:
        if isinstance(part, Document):
            items.append(discord.ui.File(f"attachment://{part.name}"))
        elif not isinstance(part, (Text, Frame)):
            items.append(_row(page, part))
        else:
            picture = shown.get(part.name) if isinstance(part, Frame) else None
            if picture:
                media = discord.MediaGalleryItem(f"attachment://{picture.name}", description=picture.alt)
                items.append(discord.ui.MediaGallery(media))
            if (picture is None or not page.terse) and room > 1 and (text := clip(part.text, room)):
                room -= len(text)
                shows = discord.ui.TextDisplay[discord.ui.LayoutView](text)
                beside = _button(page, part.button) if isinstance(part, Section) else None
                items.append(discord.ui.Section(shows, accessory=beside) if beside else shows)
    view = discord.ui.LayoutView(timeout=None)
    for item in items if page.colour is None else [discord.ui.Container(*items, accent_colour=page.colour.value)]:
        view.add_item(item)
    view.stop()
    return view


def _row(page: Page, part: Control) -> discord.ui.ActionRow[discord.ui.LayoutView]:
    row: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow()
    if isinstance(part, Row):
        for button in part.buttons:
            row.add_item(_button(page, button))
    else:
        row.add_item(_select(part))
    return row


def _button(page: Page, button: Button) -> discord.ui.Button[discord.ui.LayoutView]:
    emoji = page.emoji(button.tile) if page.emoji and button.tile else ""
    label, style = shortened(button.label, LONGEST_LABEL), button.tone.value
    return discord.ui.Button(
        label=label, custom_id=button.id, style=style, disabled=button.disabled, emoji=emoji or None
    )


def _select(part: Menu | PeopleMenu | ChannelMenu | RoleMenu) -> Item:
    prompt = clip(part.prompt, LONGEST_PROMPT)
    match part:
        case PeopleMenu():
            return discord.ui.UserSelect(custom_id=part.id, placeholder=prompt, max_values=part.most)
        case ChannelMenu():
            several = part.most > 1
            return discord.ui.ChannelSelect(
                custom_id=part.id,
                placeholder=prompt,
                channel_types=[discord.ChannelType.text, *([discord.ChannelType.category] if several else [])],
                default_values=[discord.SelectDefaultValue.from_channel(discord.Object(one)) for one in part.chosen],
                min_values=0 if part.optional else 1,
                max_values=part.most,
            )
        case RoleMenu():
            return discord.ui.RoleSelect(
                custom_id=part.id,
                placeholder=prompt,
                default_values=[discord.SelectDefaultValue.from_role(discord.Object(one)) for one in part.chosen],
                min_values=0,
                max_values=MOST_CHOICES,
            )
        case Menu():
            options = [
                discord.SelectOption(
                    label=shortened(choice.label, LONGEST_CHOICE),
                    value=choice.value,
                    description=shortened(choice.about, LONGEST_CHOICE) or None,
                    default=choice.chosen,
                )
                for choice in part.choices[:MOST_CHOICES]
            ]
            least, most = (0, len(options)) if part.any_number else (1, 1)
            return discord.ui.Select(
                custom_id=part.id, placeholder=prompt, options=options, min_values=least, max_values=most
            )


def files(page: Page) -> list[discord.File]:
    """The attachments that belong to the page; made anew for every sending."""
    pictures = [discord.File(BytesIO(one.data), one.name, description=one.alt) for one in page.pictures]
    documents = [part for part in page.parts if isinstance(part, Document)]
    return [*pictures, *(discord.File(BytesIO(one.data), one.name) for one in documents)]

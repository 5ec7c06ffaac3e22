"""How somebody wants to see the game, and how a server wants its public boards: kept between matches."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum


class Show(StrEnum):
    """Pictures, the same in words, or both."""

    TEXT = "text"
    PICTURES = "pictures"
    BOTH = "both"


@dataclass(frozen=True, slots=True)
class Look:
    """A choice. A server's board is told in words whatever is chosen, so it has pictures as well or none."""

    show: Show = Show.BOTH
    numerals: bool = False
    """Tiles with numbers in place of pips."""
    high_contrast: bool = False


ON = "on"


def read_look(stored: Mapping[str, str]) -> Look:
    """The choice that was stored; what a newer program has written and this one does not know is left at its
    default."""
    show = stored.get("show", "")
    return Look(
        Show(show) if show in set(Show) else Show.BOTH,
        stored.get("numerals") == ON,
        stored.get("high_contrast") == ON,
    )


def stored_look(look: Look) -> dict[str, str]:
    """The choice as it is stored; `read_look` reads it back."""
    off = "off"
    return {
        "show": look.show,
        "numerals": ON if look.numerals else off,
        "high_contrast": ON if look.high_contrast else off,
    }

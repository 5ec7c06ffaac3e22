"""Takes secrets out of texts before anybody reads them: by their shape, and by what the settings say."""

import re
from pathlib import Path

HIDDEN = "[hidden]"
SHORTEST = 8
"""Shorter texts are in too many sentences to be hidden."""
LONGEST_NAME = 31
"""Characters of a part of a path that is shown. A client secret has 32, the secret part of a webhook 68."""
MOST_SHOWN = 20
"""Characters of a wrong value that a sentence repeats; longer ones may be a secret in the wrong place."""

PORT = r"\d{1,5}(?:[/?#)\s.,;]|$)(?![^\n]*@)"
"""In an address. What stands before an @ is a password."""

# A bot's token; the tokens in Discord's addresses of interactions and webhooks; passwords in addresses (all that
# follows a name and is no port, because it isn't encoded, but not in our own example), also in addresses read as a
# path, which have one slash, and in their parameters; ids of people in Discord's addresses.
SHAPES = re.compile(
    r"[\w-]{17,}\.[\w-]{5,}\.[\w-]{25,}"
    r"|(?<=/interactions/)\d+/[^/\s]+"
    r"|(?<=/webhooks/)\d+/[^/\s?]+"
    rf"|(?<=://)(?P<name>[^\s:/]*:)(?!{PORT}|\*\*\*@|password@host/)[^\n]+"
    r"|(?<=:/)(?!/)[^\s/]*:[^\n]*@[^\n]+"
    rf"|(?<=\w\w:/)(?!/)[^\s/]*:(?!{PORT})[^\n]+"
    r"|(?<=password=)[^&\s]+"
    r"|(?<=/members/)\d{15,}",
    re.ASCII | re.IGNORECASE,
)
_known: set[str] = set()


def keep_secret(text: str) -> None:
    """Hide this text from now on."""
    if len(text) >= SHORTEST:
        _known.add(text)


def hide(text: str) -> str:
    """The text without secrets."""
    for secret in sorted(_known, key=len, reverse=True):
        text = text.replace(secret, HIDDEN)
    return SHAPES.sub(lambda found: (found["name"] or "") + HIDDEN, text)


def shown_path(path: str) -> str:
    """The path of a file with a secret, unless it is the secret itself."""
    plain = path.isprintable() and hide(path) == path and Path(path).is_absolute()
    return path if plain and max(map(len, Path(path).parts)) <= LONGEST_NAME else "something that is no whole path"


def shown(value: str, most: int = MOST_SHOWN) -> str:
    """A wrong value, as a sentence repeats it: not if it may be a secret."""
    plain = value.isprintable() and len(value) <= most and hide(value) == value
    return repr(value) if plain else "a value that is not shown here"

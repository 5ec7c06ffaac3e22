"""Posts a text to a webhook of Discord, without an event loop."""

import json
from http.client import HTTPException
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from bot import __version__
from bot.hiding import hide

SECONDS = 10
"""The time limit of a post."""
LONGEST = 1900
"""Characters of a text. Discord takes 2,000."""


def post(address: str, text: str) -> str | None:
    """Post without mentions. Return a sentence if that failed."""
    content = {"content": hide(text)[:LONGEST], "allowed_mentions": {"parse": []}}
    headers = {"Content-Type": "application/json", "User-Agent": f"Boneyard/{__version__}"}
    try:
        with urlopen(Request(address, json.dumps(content).encode(), headers), timeout=SECONDS):
            return None
    except HTTPError as error:
        return f"The error webhook answered {error.code}."
    except (OSError, HTTPException, ValueError) as error:
        return f"The error webhook could not be reached: {type(error).__name__}."

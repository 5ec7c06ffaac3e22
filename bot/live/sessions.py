"""Signed sessions: who looks at which channel, for an hour."""

import hmac
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import asdict, dataclass
from hashlib import sha256

from engine.units import HOUR


@dataclass(frozen=True, slots=True)
class Session:
    """A person in a channel. `until`: seconds UTC; `instance`: the activity's, empty on this computer."""

    user_id: int
    name: str
    guild_id: int | None
    channel_id: int
    locale: str
    until: int
    instance: str = ""


class Sessions:
    """Signs sessions and reads them."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def sign(self, session: Session) -> str:
        """The session as a text that only this process can write."""
        coded = urlsafe_b64encode(json.dumps(asdict(session), separators=(",", ":")).encode()).decode()
        return f"{coded}.{self._mac(coded)}"

    def read(self, text: str, now: float) -> Session | None:
        """The session of a text; None if it is forged or over."""
        coded, _, mac = text.partition(".")
        if not hmac.compare_digest(self._mac(coded).encode(), mac.encode(errors="replace")):
            return None
        found = Session(**json.loads(urlsafe_b64decode(coded)))
        return found if now < found.until else None

    def _mac(self, coded: str) -> str:
        return hmac.digest(self._secret, coded.encode(errors="replace"), sha256).hex()


def signing_key(client_secret: str) -> bytes:
    """The key of an application's sessions: the same after a restart and in each of its processes."""
    return hmac.digest(client_secret.encode(), b"sessions of the live board", sha256)


def until(now: float) -> int:
    """The end of a session that begins now."""
    return int(now) + HOUR

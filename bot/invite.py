"""The permissions that Boneyard asks for in its invite link, with their reasons."""

import base64
import binascii
from typing import NamedTuple


class Permission(NamedTuple):
    """A permission by discord.py's name, its bit, and why Boneyard needs it."""

    name: str
    bit: int
    reason: str


PERMISSIONS = (
    Permission("view_channel", 10, "see the channels it may play in"),
    Permission("send_messages", 11, "post the lobby, the board and the short message that says whose turn it is"),
    Permission("attach_files", 15, "put the picture of the board into its message"),
    Permission("read_message_history", 16, "find its own board again after a restart"),
    Permission("create_public_threads", 35, "open a thread for a table on request"),
    Permission("create_private_threads", 36, "keep the tables of a duplicate night to their players"),
    Permission("send_messages_in_threads", 38, "do all of this in a thread"),
    Permission("add_reactions", 6, "begin the applause below a round, so that others clap with one click"),
)
SCOPES = ("bot", "applications.commands")
PERMISSION_NUMBER = sum(1 << permission.bit for permission in PERMISSIONS)


def invite_link(application_id: str) -> str:
    """The link that adds the bot to a server."""
    return (
        f"https://discord.com/oauth2/authorize?client_id={application_id}"
        f"&permissions={PERMISSION_NUMBER}&scope={'+'.join(SCOPES)}"
    )


def application_id(token: str) -> str | None:
    """The application's id, the public first part of its token, or None."""
    part = token.split(".", maxsplit=1)[0]
    try:
        text = base64.urlsafe_b64decode(part + "=" * (-len(part) % 4)).decode("ascii")
    except (binascii.Error, UnicodeDecodeError):
        return None
    return text if text.isdecimal() else None

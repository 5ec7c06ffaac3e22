"""The live board's part of `boneyard check`."""

import json
import socket
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

from discord.http import Route

from bot import __version__
from bot.config import Settings
from bot.invite import application_id
from bot.posting import SECONDS


def look(settings: Settings, running: bool) -> list[str]:
    """Print the address of the live board. Returns the problems that would stop it. `running`: a bot has the port."""
    if settings.live is None or settings.client_secret is None or settings.token is None:
        return []
    host, port = settings.live
    application = application_id(settings.token.reveal())
    found = [] if running else closed(host, port)
    answer = ask(application or "", settings.client_secret.reveal())
    if answer == "invalid_client":
        found.append(
            "Discord refused DISCORD_CLIENT_SECRET: copy it again from the OAuth2 page of the same application."
        )
    elif answer != "invalid_grant":
        print(f"Note: Discord did not say whether DISCORD_CLIENT_SECRET is right ({answer}).")
    if not found:
        print(f"Live board: port {port} at {host}, for https://{application}.discordsays.com (docs/live-board.md).")
        if len(settings.shard_ids) < settings.shard_count:
            paths = " ".join(f"/{shard}/*" for shard in settings.shard_ids)
            print(f"The proxy must send these paths of the live board to this process: {paths}")
    return found


def closed(host: str, port: int) -> list[str]:
    """Why the port can't be opened."""
    try:
        with socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET):
            return []
    except OSError as error:
        return [f"LIVE_PORT is {port}, which can't be opened at {host}: {error.strerror}."]


def ask(application: str, secret: str) -> str:
    """The error that Discord gives for an invented code: `invalid_grant` if the secret is right."""
    form = {"client_id": application, "client_secret": secret, "grant_type": "authorization_code", "code": "check"}
    agent = {"User-Agent": f"DiscordBot (Boneyard, {__version__})"}
    try:
        with urlopen(Request(f"{Route.BASE}/oauth2/token", urlencode(form).encode(), agent), timeout=SECONDS):
            return "no error"
    except HTTPError as error:
        try:
            return str(json.load(error)["error"])
        except (ValueError, KeyError, TypeError):
            return f"status {error.code}"
    except (OSError, ValueError) as error:
        return str(getattr(error, "reason", error))

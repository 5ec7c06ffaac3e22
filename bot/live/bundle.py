"""The page as one answer: its markup with its styles and modules in it, so that a browser asks once."""

import json
import re
from base64 import b64encode
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final

from aiohttp import web

from bot.words import LANGUAGES

HOME: Final = files(__name__.rpartition(".")[0]).joinpath("page")
TIES: Final = re.compile(r'^import .* from "\./(\w+\.js)";\n|^export ', re.MULTILINE)
"""The words that tie modules together."""
POLICY: Final = (
    "default-src 'none'; script-src {script}; style-src {style}; img-src data:; connect-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'self' https://discord.com https://*.discord.com"
)


@cache
def bundle() -> tuple[str, dict[str, str]]:
    """The page, and its headers: the policy allows its own script and styles, by their hashes."""
    script, style, markup = joined("live.js", set()), read("live.css"), read("index.html")
    lost = {code: words("live.lost") for code, words in LANGUAGES.items()}
    script = script.replace("LOST = {}", f"LOST = {json.dumps(lost, ensure_ascii=False)}")
    text = markup.replace('<link rel="stylesheet" href="live.css">', f"<style>{style}</style>")
    text = text.replace(' src="live.js">', f">{script}")
    policy = POLICY.format(script=f"'sha256-{digest(script)}'", style=f"'sha256-{digest(style)}'")
    headers = {"Content-Security-Policy": policy, "X-Content-Type-Options": "nosniff", "ETag": f'W/"{digest(text)}"'}
    return text, headers | {"Cache-Control": "no-cache", "Referrer-Policy": "no-referrer"}


def joined(name: str, before: set[str]) -> str:
    """A module after those that it imports, as one script. `before`: the modules that are in it already."""
    before.add(name)
    source = read(name)
    needed = [joined(other, before) for other in TIES.findall(source) if other and other not in before]
    return "".join(needed) + TIES.sub("", source)


def read(name: str) -> str:
    """A file of the page."""
    return HOME.joinpath(name).read_text(encoding="utf-8")


def digest(text: str) -> str:
    """Names a text, as content policies do."""
    return b64encode(sha256(text.encode()).digest()).decode()


async def serve(request: web.Request) -> web.Response:
    """Answer `GET ./`. A browser that has the page already isn't sent it again."""
    text, headers = bundle()
    if request.headers.get("If-None-Match") == headers["ETag"]:
        return web.Response(status=304, headers=headers)
    response = web.Response(text=text, content_type="text/html", headers=headers)
    response.enable_compression()
    return response

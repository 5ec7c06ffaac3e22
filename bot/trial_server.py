"""The web server of a page of `boneyard try`: simcord's, with a list of channels and threads on the page."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, ClassVar

from simcord.preview._server import PreviewServer

SCRIPT = Path(__file__).with_name("trial_channels.js")
NOTHING_HERE = "No messages in this channel."
BEGIN = "Nothing here yet. Type /domino play below and choose a game. Type /domino help to see what I can do."
STYLE = """
#channel-list { display: flex; flex: 0 0 auto; gap: 4px; padding: 6px 12px; overflow-x: auto; background: #2b2d31; }
#channel-list button { flex: 0 0 auto; padding: 4px 10px; color: #b5bac1; background: transparent; border: 0;
  border-radius: 4px; font: inherit; font-size: 14px; cursor: pointer; }
#channel-list button:hover, #channel-list [aria-current] { color: #fff; background: #404249; }
.mention { cursor: pointer; }
"""


class LiveServer(PreviewServer):
    """Serves a page. `channels` tells all pages there are, as the page's script reads them."""

    _STATIC_FILES: ClassVar[dict[str, str]] = {
        **PreviewServer._STATIC_FILES,
        "/channels.js": SCRIPT.name,
        "/channels.json": "",
    }

    def __init__(self, preview: Any, port: int, channels: Callable[[], Sequence[dict[str, object]]]) -> None:
        super().__init__(preview, port)
        self._channels = channels

    async def _static(self, request: Any) -> Any:
        from aiohttp import web

        if request.headers.get("Host", "") not in self._allowed_hosts():
            raise web.HTTPForbidden
        headers = self._SECURITY_HEADERS
        if request.path == "/channels.json":
            if not self._authorized(request):
                raise web.HTTPUnauthorized
            return web.Response(text=json.dumps(self._channels()), content_type="application/json", headers=headers)
        if request.path == "/channels.js":
            return web.Response(text=SCRIPT.read_text("utf-8"), content_type="application/javascript", headers=headers)
        answer = await super()._static(request)
        if request.path == "/":
            answer.text = answer.text.replace(NOTHING_HERE, BEGIN).replace(
                "</body>", '<script type="module" src="/channels.js"></script></body>'
            )
        elif request.path == "/preview.css":
            answer.text += STYLE
        return answer

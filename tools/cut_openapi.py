"""Cuts Discord's API description to the requests of the bot: `python -m tools.cut_openapi OPENAPI.JSON`.

Writes `tests/wire/discord_openapi.json`. Discord publishes the whole file under the MIT licence at
https://github.com/discord/discord-api-spec.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.wire.limits import DESCRIPTION, ENDPOINTS


def references(part: Any) -> Iterator[str]:
    """The names of the schemas that a part of the description refers to."""
    if isinstance(part, dict):
        for name, value in part.items():
            yield from [value.rsplit("/", 1)[1]] if name == "$ref" else references(value)
    elif isinstance(part, list):
        for value in part:
            yield from references(value)


def cut(whole: dict[str, Any]) -> dict[str, Any]:
    """The request bodies of `ENDPOINTS` with all schemas they need."""
    paths: dict[str, Any] = {}
    for method, address in ENDPOINTS.values():
        body = whole["paths"][address][method]["requestBody"]["content"]["application/json"]
        paths.setdefault(address, {})[method] = {"requestBody": {"content": {"application/json": body}}}
    schemas: dict[str, Any] = {}
    waiting = list(references(paths))
    while waiting:
        if (name := waiting.pop()) not in schemas:
            schemas[name] = whole["components"]["schemas"][name]
            waiting += references(schemas[name])
    return {"info": whole["info"], "paths": paths, "components": {"schemas": dict(sorted(schemas.items()))}}


if __name__ == "__main__":
    described = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    DESCRIPTION.write_text(json.dumps(cut(described), indent=1) + "\n", encoding="utf-8")

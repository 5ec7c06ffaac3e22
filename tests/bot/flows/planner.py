"""A host who plans an event in its panel."""

from __future__ import annotations

from typing import Any

from bot.ui.pages.custom_ids import Verb, read_id
from tests.bot.flows.stage import SELECT, Stage, controls, text_of

MENUS = ("format", "rounds", "seats", "pick", "time")
SWITCHES = {"balanced": "Equal tables", "seeded": "Seed by", "duplicate": "Same tiles", "pairs": "In pairs"}


def menu_of(panel: Any, field: str) -> str:
    """The custom id of the menu for that field."""
    ids = [item["custom_id"] for item in controls(panel) if item["type"] == SELECT]
    return str(next(one for one in ids if (found := read_id(one)) and found.argument.startswith(f"{field}:")))


async def plan(stage: Stage, host: Any, command: str, channel: Any = None, **wanted: Any) -> Any:
    """The panel of `/events night` or `/events tournament` with these choices."""
    panel = (await host.slash(channel or stage.channel, f"events {command}")).response
    games = [wanted[name] for name in ("game", "game_2", "game_3") if name in wanted]
    if games:
        panel = (await host.select(panel, games, custom_id=menu_of(panel, "games"))).response
    for field in MENUS:
        if field in wanted:
            panel = (await host.select(panel, [str(wanted[field])], custom_id=menu_of(panel, field))).response
    for name, label in SWITCHES.items():
        if name in wanted:
            (button,) = [one for one in controls(panel) if one.get("label", "").startswith(label)]
            if button["label"].endswith("on") is not wanted[name]:
                panel = (await host.click(panel, custom_id=button["custom_id"])).response
    stage.check()
    return panel


async def opened(host: Any, panel: Any) -> Any:
    """The box behind Post."""
    ids = [item["custom_id"] for item in controls(panel)]
    (button,) = [one for one in ids if (found := read_id(one)) and found.verb is Verb.EVENT_POST]
    return await host.click(panel, custom_id=button)


async def post(stage: Stage, host: Any, panel: Any, **typed: Any) -> Any:
    """Press Post, type into the box and send it, and confirm a typed start. Gives what came of it."""
    box = await opened(host, panel)
    result = await host.submit_modal(box, {name: str(value) for name, value in typed.items()})
    stage.check()
    if typed.get("when") and "<t:" in text_of(result.response):
        result = await opened(host, result.response)
        stage.check()
    return result


async def post_event(stage: Stage, host: Any, command: str, channel: Any = None, **wanted: Any) -> Any:
    """Plan an event and post it."""
    typed = {
        name: wanted.pop(name) for name in ("title", "when", "options", "minutes", "pause", "days") if name in wanted
    }
    return await post(stage, host, await plan(stage, host, command, channel, **wanted), **typed)

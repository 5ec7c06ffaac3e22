"""An evening at Boneyard in any language: everything is pressed by its custom id, and everything shown is read."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from typing import Any

from simcord.components import walk_components

from bot.pictures import Picture, ReplaySubject, Subject
from bot.pictures.scene import Text
from bot.ui.pages.custom_ids import Verb, read_id
from engine.events.changes import CHECK_IN
from engine.rules.moves import GiveUp, move_text
from engine.tables.table.model import Status
from tests.bot.flows.kept import Unseen
from tests.bot.flows.planner import post_event
from tests.bot.flows.stage import SELECT, Stage, controls, wire
from tests.bot.flows.test_duels import resigned, shown
from tests.bot.flows.test_manage import manager
from tests.bot.flows.test_nights import break_over, message, planned, rest, skip_round, the_event
from tests.no_pictures import NoPictures

PANELS = (
    *("domino help", "domino tables", "domino turns", "domino learn", "settings mine", "settings privacy"),
    *("settings server", "settings away", "results leaderboard", "results seasons", "results history"),
    *("results stats", "results verify", "domino puzzle", "domino solitaire", "events list"),
    "events night",
)
"""Commands that are complete without options."""
LEFT_ALONE = {Verb.RESIGN_YES, Verb.ABANDON_YES, Verb.PLAY_NOW, Verb.SET_DISPLAY, Verb.SET_SERVER_DISPLAY}


class Reader(NoPictures):
    """Reads everything that the bot shows: messages, boxes, pictures and their descriptions."""

    def __init__(self) -> None:
        self.read = set[str]()
        self._unread = Unseen()

    async def draw(self, subject: Subject) -> Picture | None:
        """Lay the picture out, and read it."""
        if not isinstance(subject, ReplaySubject):
            self.read |= {shape.text for shape in subject.scene().shapes if isinstance(shape, Text)}
        return Picture(b"\x89PNG", subject.name, subject.alt())

    def hear(self, answer: Any) -> None:
        """Read an answer that only one person sees."""
        if answer is not None:
            self.read |= {answer.content or "", *texts(answer)}

    def look(self, stage: Stage) -> None:
        """Read every message there is."""
        for one in self._unread.new(stage.env):
            self.read |= {one.content or "", *texts(one)}
        self.read |= {place.name or "" for place in stage.env.backend.channels.values()}


def texts(shown: Any) -> Iterator[str]:
    """Everything that can be read in a message or box; not the ids and values behind it."""
    for item in walk_components(wire(shown)):
        yield from (str(item.get(key) or "") for key in ("content", "label", "placeholder", "description"))
        yield from (picture.get("description") or "" for picture in item.get("items", ()))
        for option in item.get("options", ()):
            yield from (option["label"], option.get("description") or "")


class Evening:
    """People at a stage whose Discord has one language."""

    def __init__(self, stage: Stage, reader: Reader) -> None:
        self.stage, self.reader = stage, reader
        self.rng = random.Random(1)
        check = stage.check

        def read() -> None:
            check()
            reader.look(stage)

        stage.check = read  # type: ignore[method-assign]  # whatever a stage checks is read
        self.ana, self.bo, self.mona = stage.person("Ana"), stage.person("Björn"), manager(stage)

    async def press(self, actor: Any, shown: Any, item: dict[str, Any], line: int = 0) -> Any:
        """Press a button or take that line of a menu; the answer."""
        custom_id, lines = item["custom_id"], item.get("options", ())
        if item["type"] == SELECT:
            result = await actor.select(shown, [lines[line % len(lines)]["value"]], custom_id=custom_id)
        else:
            result = await actor.click(shown, custom_id=custom_id)
        if result.modal is not None:
            self.reader.read |= {str(result.modal["title"])}
            for row in walk_components(result.modal["components"]):
                self.reader.read |= {str(row.get("label") or ""), str(row.get("placeholder") or "")}
        self.stage.check()
        return result.response

    async def slash(self, actor: Any, command: str, **options: Any) -> Any:
        """Type a command; its answer."""
        answer = (await actor.slash(self.stage.channel, command, **options)).response
        self.stage.check()
        return answer

    async def explore(self, actor: Any, again: Callable[[], Awaitable[Any]], *besides: Verb) -> None:
        """Press every control of a panel, which `again` opens, and one on each panel behind them."""
        number = len(pressable(await again(), *besides))
        for at in range(number):
            panel = await again()
            items = pressable(panel, *besides)[at:]
            behind = await self.press(actor, panel, items[0], self.rng.randrange(25)) if items else None
            if behind is not None and (more := pressable(behind, *besides)):
                await self.press(actor, behind, self.rng.choice(more), self.rng.randrange(25))

    async def match(self, game: str, **options: Any) -> str:
        """A table of Ana, Björn and Mona from the lobby to the end of the match."""
        stage, ana, bo = self.stage, self.ana, self.bo
        lobby, table = await stage.open(ana, game, **options)
        settings = await stage.use(ana, lobby, Verb.OPTIONS)
        for verb in (Verb.TIME, Verb.CLOSE_OPTIONS):
            if any(means(item, verb) for item in controls(settings)):
                settings = await stage.use(ana, settings, verb) or settings
        for item in controls(lobby):
            if means(item, Verb.ADD_ROBOT, Verb.SEATS, Verb.INVITE):
                await self.press(ana, lobby, item)
        await stage.use(bo, lobby, Verb.JOIN)
        await stage.use(ana, lobby, Verb.START)
        for actor in (ana, bo):
            stage.panels[table, actor.id] = await stage.use(actor, await stage.board(table), Verb.HAND)
        await stage.play_on([ana, bo], table, self.rng, turns=4)
        for actor in (ana, bo, self.mona):

            async def more(actor: Any = actor) -> Any:
                return await stage.use(actor, await stage.board(table), Verb.MORE)

            await self.explore(actor, more, Verb.END, Verb.AGREE)
            await stage.use(actor, await stage.board(table), Verb.TALLY)
        for actor in (ana, bo):
            board = await stage.board(table)
            for item in controls(board):
                if means(item, Verb.DISAGREE):
                    await self.press(actor, board, item)
        await stage.play_on([ana, bo], table, self.rng)
        assert (await stage.table(table)).status is Status.FINISHED
        return table

    async def daily(self) -> None:
        """The daily row, given up, and all that its end offers."""
        panel = await self.slash(self.ana, "domino daily")
        row = await self.stage.table(controls(panel)[0]["custom_id"].split(":")[1])
        await self.stage.raw_click(self.ana, panel, self.stage.id_of(row, Verb.DO, move_text(GiveUp())))
        await self.explore(self.ana, partial(self.slash, self.ana, "domino daily"))

    async def refused(self) -> None:
        """What people read who can't do what they press."""
        stage, ana, bo = self.stage, self.ana, self.bo
        lobby, table = await stage.open(ana, seats=2)
        await stage.use(bo, lobby, Verb.JOIN)
        forged = ((Verb.START, ""), (Verb.JOIN, ""), (Verb.HAND, ""), (Verb.DO, "6|6@99"), (Verb.DO, "pass"))
        for begun in (False, True):
            if begun:
                await stage.use(ana, lobby, Verb.START)
            for verb, argument in (*forged, (Verb.MORE, ""), (Verb.TALLY, "")):
                for actor in (bo, self.mona):
                    board, now = await stage.board(table), await stage.table(table)
                    self.reader.hear(await stage.raw_click(actor, board, stage.id_of(now, verb, argument)))
        board = await stage.board(table)
        for name, person in (("Domino stats", bo), ("Invite to a table", bo), ("My hand", board)):
            self.reader.hear((await ana.context_menu(stage.channel, name, person)).response)
        for command, options in (
            ("domino play", {"game": "block", "seats": 9}),
            ("domino play", {"game": "block", "options": "target=0"}),
            ("domino play", {"game": "block", "options": "2=2"}),
            ("settings away", {"until": "never"}),
            ("settings mine", {"zone": "Nowhere"}),
            ("results replay", {"match": "none"}),
        ):
            await self.slash(ana, command, **options)

    async def cup(self) -> None:
        """A knockout of Ana, Björn and Mona: a bye, a resignation, the podium."""
        stage = self.stage
        await post_event(stage, self.ana, "tournament", title="⟦⟧", format="knockout", game="block")
        await shown(stage)
        for actor in (self.bo, self.mona):
            await stage.use(actor, message(stage), Verb.EVENT_IN)
        await shown(stage)
        await stage.use(self.ana, message(stage), Verb.EVENT_NEXT)
        await shown(stage)
        people = (self.ana, self.bo, self.mona)
        while the_event(stage).unfinished:
            await self.press(self.ana, message(stage), controls(message(stage))[-1])
            await resigned(stage, people, self.mona, the_event(stage).in_play[0].number)

    async def checked_in(self) -> None:
        """A night with a check-in, a person who is missing, a vote, and a break."""
        stage = self.stage
        await self.slash(self.ana, "settings mine", zone="UTC")
        begins = f"{stage.env.now().replace(microsecond=0):%H:%M}"
        await post_event(stage, self.ana, "night", title="⟦⟧", when=begins, seats=2, rounds=3, pause=90)
        await rest(stage)
        for actor in (self.bo, self.mona):
            await stage.use(actor, message(stage), Verb.EVENT_IN)
        await rest(stage)
        starts = the_event(stage).row.starts_at or 0
        await stage.pass_time(starts - CHECK_IN + 60 - stage.env.now().timestamp())
        await rest(stage)
        self.reader.hear(await stage.use(self.bo, message(stage), Verb.EVENT_HERE))
        await stage.use(self.ana, message(stage), Verb.EVENT_NEXT)
        await rest(stage)
        for table in the_event(stage).in_play:
            await stage.raw_click(self.mona, message(stage), stage.id_of(await stage.table(table.table_id), "end_yes"))
        await rest(stage)

        async def board() -> Any:
            return message(stage)

        await self.explore(self.ana, board, Verb.EVENT_NEXT, Verb.EVENT_END)
        await break_over(stage)

    async def event(self) -> None:
        """A game night of Ana, Björn and Mona, from the sign-up to the podium."""
        stage = self.stage
        await planned(stage, self.ana, title="⟦⟧")
        for actor in (self.bo, self.mona):
            await stage.use(actor, message(stage), Verb.EVENT_IN)
        await rest(stage)
        await stage.use(self.bo, message(stage), Verb.EVENT_IN)
        await stage.use(self.ana, message(stage), Verb.EVENT_NEXT)
        await rest(stage)
        await skip_round(stage, self.mona)


def pressable(panel: Any, *besides: Verb) -> list[dict[str, Any]]:
    """The buttons of a panel, and its menus with lines, but those that end something."""
    items = [item for item in controls(panel) if "delete:yes" not in item.get("custom_id", "delete:yes")]
    return [item for item in items if not means(item, *LEFT_ALONE, *besides)]


def means(item: dict[str, Any], *verbs: Verb | str | None) -> bool:
    """Whether a control has one of these verbs, or is a menu with such a line."""
    values = [line["value"] for line in item.get("options", ())] if Verb.WHICH not in verbs else []
    found = [read_id(one) for one in (item["custom_id"], *values)]
    return any(one is not None and one.verb in verbs for one in found)

"""Every language, and one made up, through an evening: nothing in another language, no name of a key, nothing cut.

The made-up language sees everything, so that a sentence of no language is found wherever it is. The others take turns;
`soak` has all of them everywhere.
"""

from __future__ import annotations

import re
from calendar import month_abbr
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest
from simcord import interactions as raw

from bot.pictures import Picture
from bot.words import LANGUAGES, Words, words_for
from engine.rules.games import GAMES
from tests.bot.flows.evening import PANELS, Evening, Reader
from tests.bot.flows.stage import staged
from tests.bot.flows.test_admin import administrator, owned
from tests.bot.words.pseudo import CLOSE, CODE, OPEN, pseudo
from tests.bot.words.wordings import wordings

LOCALES = {"es": "es-419", "pt": "pt-BR", "fr": "fr", "de": "de", CODE: CODE, "en": "en-GB"}
KEPT = {*re.split(" ", "Ana Mona Pip Boneyard game night English Deutsch auto all none and or UTC Sept"), *month_abbr}
"""Names, what is typed, and what CLDR says."""

OF_ALL_KINDS = ("block", "muggins", "mexican_train", "chickenfoot", "castle_rock")


@pytest.fixture
def spoken(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Words:
    """The language of everyone's Discord and of the server's."""
    if request.param == CODE:
        monkeypatch.setitem(LANGUAGES, CODE, pseudo())
        monkeypatch.setattr("bot.pictures.boards.samples._read", lambda name, alt: Picture(b"", name, alt))
        rules = "".join(f"# {words_for(CODE)(f'game.{game}')}\n" for game in GAMES)
        monkeypatch.setattr("bot.ui.pages.people.first_steps.rulebook", lambda words, game: (rules,))
    made = raw.base_payload

    def payload(*args: Any, **facts: Any) -> Any:
        record, sent = made(*args, **facts)
        return record, {**sent, "locale": LOCALES[request.param]}

    monkeypatch.setattr(raw, "base_payload", payload)
    locale = property(lambda _: LOCALES[request.param], lambda *_: None)
    monkeypatch.setattr("discord.Guild.preferred_locale", locale)
    return words_for(request.param)


def spoken_in_turn(name: str, things: Sequence[Any]) -> pytest.MarkDecorator:
    """Each thing in the made-up language and in one of the others."""
    others = [code for code in LOCALES if code != CODE]
    cases = [
        pytest.param(
            *(code, thing),
            marks=() if code in (CODE, others[at % len(others)]) else pytest.mark.soak,
            id=f"{code}-{getattr(thing, '__name__', thing)}",
        )
        for at, thing in enumerate(things)
        for code in LOCALES
    ]
    return pytest.mark.parametrize(("spoken", name), cases, indirect=["spoken"])


def fragments(words: Words, key: str) -> Iterator[str]:
    """The parts of a sentence between its facts that have three words or more."""
    for wording in wordings(words, key):
        for part in re.split(r"\{\w+\}|`[^`]*`|\n|\*\*", wording):
            if len(part.split()) > 2:
                yield part.strip()


def english_in(text: str, words: Words) -> Iterator[str]:
    """What of a text is English, and not in that language too."""
    if words.code == CODE:
        plain = re.sub(
            r"\d+\.\d[\w.]*|`[^`]*`|<[^>]*>|https?://\S+|/[a-z]+ [a-z]+|[A-Z]\w+/[A-Z]\w+( [A-Z]\w+)*", " ", text
        )
        yield from (one for one in re.findall(r"[^\W\d_]{2,}", plain) if one.isascii() and one not in KEPT)
    elif words.code != "en":
        yield from (part for part in english() if part in text and not any(part in own for own in all_of(words)))


@cache
def english() -> frozenset[str]:
    """Every English sentence, without facts."""
    return frozenset(part for key in words_for().sentences for part in fragments(words_for(), key))


@cache
def all_of(words: Words) -> frozenset[str]:
    """Every sentence of a language, without facts."""
    return frozenset(part for key in words.sentences for part in fragments(words, key))


@spoken_in_turn("game", OF_ALL_KINDS)
async def test_a_match_is_in_one_language(spoken: Words, tmp_path: Path, game: str) -> None:
    reader = Reader()
    async with staged(tmp_path, painter=reader) as stage:
        quick = GAMES[game].quick | ({"rounds": "2"} if GAMES[game].centred else {})
        await Evening(stage, reader).match(game, options=" ".join(f"{name}={value}" for name, value in quick.items()))
    assert len(reader.read) > 100
    all_in(spoken, reader)


@spoken_in_turn("command", PANELS)
async def test_a_panel_is_in_one_language(spoken: Words, tmp_path: Path, command: str) -> None:
    reader = Reader()
    async with staged(tmp_path, painter=reader) as stage:
        evening = Evening(stage, reader)
        await evening.stage.begin(evening.ana, evening.bo)
        actor = evening.mona if command == "settings server" else evening.ana
        await evening.explore(actor, partial(evening.slash, actor, command))
    all_in(spoken, reader)


@spoken_in_turn("flow", [Evening.event, Evening.daily, Evening.refused, Evening.cup, Evening.checked_in])
async def test_a_flow_is_in_one_language(
    spoken: Words, tmp_path: Path, flow: Callable[[Evening], Awaitable[None]]
) -> None:
    reader = Reader()
    async with staged(tmp_path, painter=reader) as stage:
        await flow(Evening(stage, reader))
    all_in(spoken, reader)


@pytest.mark.parametrize("spoken", LOCALES, indirect=True)
async def test_the_owners_commands_are_in_one_language(spoken: Words, tmp_path: Path) -> None:
    async with owned(tmp_path) as (stage, owner):
        await stage.begin(stage.person("Ana"), stage.person("Björn"))
        reader = Reader()
        asked: list[tuple[str, dict[str, Any]]] = [
            *(("health", {}), ("stuck", {}), ("announce", {"message": "⟦⟧"}), ("drain", {"minutes": 5})),
            *(("drain", {"minutes": 0}), ("forget", {}), ("forget", {"person": "7"}), ("forget", {"server": "7"})),
            *(("forget", {"person": "7", "sure": True}), ("forget", {"server": str(stage.guild.id), "sure": True})),
        ]
        for actor in (owner, administrator(stage, "Mona")):
            for command, options in asked:
                reader.hear((await actor.slash(stage.channel, f"admin {command}", **options)).response)
        reader.look(stage)
    all_in(spoken, reader)


def all_in(spoken: Words, reader: Reader) -> None:
    """Everything that was read is in one language, whole, and filled in."""
    assert not {found: text for text in reader.read for found in english_in(text, spoken)}
    assert not [text for text in reader.read if text.count(OPEN) != text.count(CLOSE)], "cut off"
    assert not [text for text in reader.read if re.search(r"\{ ?\$?\w+ ?\}", text)], "a fact is missing"
    keys = {key for key in spoken.sentences if "." in key}
    assert not [text for text in reader.read if keys & set(re.findall(r"[\w.]+", text))], "the name of a sentence"

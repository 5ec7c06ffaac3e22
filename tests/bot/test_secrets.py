"""No secret is shown, into whichever setting and in whichever wrong way a host pastes it."""

from __future__ import annotations

import io
import logging
import os
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr, redirect_stdout, suppress
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st
from pythonjsonlogger.json import JsonFormatter

from bot.cli import main
from bot.config import SETTINGS, SettingsError, load_settings
from bot.logs import FIELDS, LINE, RedactingFormatter

VARIABLES = [name for setting in SETTINGS for name in setting.variables]


class Pasted(NamedTuple):
    """A secret, and its part that must not appear anywhere."""

    text: str
    core: str


SHORT = 21
"""Characters of a secret's end. A wrong value is repeated if it is shorter."""
CORE = st.text("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-", min_size=24, max_size=35).map(
    "{}7q9".format
)
PASSWORD = st.text("abcdefghijkmnopqrstuvwxyz0123456789", min_size=6, max_size=11).map("{}7q9".format)
"""Like no word of ours, which Hypothesis also tries."""
ODD = st.text("abcXYZ019@:/?#%&= !$'\"\\[]", min_size=0, max_size=6)


@st.composite
def tokens(draw: st.DrawFn) -> Pasted:
    core = draw(CORE)
    return Pasted(f"MTAwMDAwMDAwMDAwMDAwMDAw.GaBcDe.{core}", core[-SHORT:])


@st.composite
def webhooks(draw: st.DrawFn) -> Pasted:
    core = draw(CORE) + draw(CORE)
    host = draw(st.sampled_from(["discord.com", "canary.discord.com", "discordapp.com"]))
    return Pasted(f"https://{host}/api/webhooks/123456789012345678/{core}", core[-SHORT:])


@st.composite
def addresses(draw: st.DrawFn) -> Pasted:
    """Of a database, with a password that nobody has encoded."""
    core = draw(PASSWORD)
    scheme = draw(st.sampled_from(["postgresql", "postgres", "postgresql+asyncpg", "postgresq", "mysql"]))
    tail = draw(st.sampled_from(["@127.0.0.1:1/boneyard", "@127.0.0.1:1", "@127.0.0.1:port/boneyard", "", "@"]))
    return Pasted(f"{scheme}://ana:{draw(ODD)}{core}{draw(ODD)}{tail}", core)


@st.composite
def queries(draw: st.DrawFn) -> Pasted:
    """Of a database, with the password as a parameter."""
    core = draw(PASSWORD)
    return Pasted(f"postgresql://ana@127.0.0.1:1/boneyard?password={core}&sslmode=disable", core)


WAYS: dict[str, Callable[[str], str]] = {
    "as it is": lambda text: text,
    "quoted": lambda text: f'"{text}"',
    "with a word": lambda text: f"Bot {text}",
    "with the name": lambda text: f"DISCORD_TOKEN={text}",
    "twice": lambda text: f"{text},{text}",
    "as a path": lambda text: f"/run/secrets/{text}",
    "as a file": lambda text: f"sqlite:///{text}",
    "as an address": lambda text: f"https://{text}",
    "cut off at the front": lambda text: text[4:],
    "with a line break": lambda text: f"{text[:50]}\n{text[50:]}",
    "with one slash": lambda text: text.replace("//", "/"),
    "its end": lambda text: text if "://ana" in text else text[-SHORT:],
}


def all_that_is_said(environ: dict[str, str], *words: str) -> str:
    """What a command prints with this environment alone."""
    out = io.StringIO()
    kept = dict(os.environ)
    os.environ.clear()
    os.environ.update(environ)
    try:
        with redirect_stdout(out), redirect_stderr(out), suppress(SystemExit):
            main(words)
    finally:
        os.environ.clear()
        os.environ.update(kept)
    return out.getvalue()


@pytest.fixture(scope="module", autouse=True)
def empty_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("host")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        yield folder


@settings(max_examples=300)
@given(
    pasted=st.one_of(tokens(), webhooks(), addresses(), queries()),
    name=st.sampled_from(VARIABLES),
    way=st.sampled_from(sorted(WAYS)),
    command=st.sampled_from(["check", "health"]),
)
@example(
    Pasted("https://discord.com/api/webhooks/1/abcdefghijklmnopqrstuvwxyz01", "abcdefghijklm"),
    "ERROR_WEBHOOK_FILE",
    "as it is",
    "check",
)
@example(
    Pasted("MTAwMDAwMDAwMDAwMDAwMDAw.GaBcDe.abcdefghijklmnopqrstuvwxyz0", "abcdefghijklm"),
    "DISCORD_TOKEN_FILE",
    "as it is",
    "check",
)
@example(Pasted("postgresql://ana:p@ssword1@127.0.0.1:1/boneyard", "ssword1"), "DATABASE_URL", "as it is", "check")
@example(
    Pasted("MTAwMDAwMDAwMDAwMDAwMDAw.GaBcDe.abcdefghijklmnopqrstuvwxyz0", "abcdefghijklm"),
    "LOG_LEVEL",
    "as it is",
    "check",
)
def test_what_is_pasted_is_not_shown(empty_folder: Path, pasted: Pasted, name: str, way: str, command: str) -> None:
    assume((name, way) != ("DATA_DIR", "its end"))  # which may be the name of a folder
    environ = {"HOME": str(empty_folder), "PATH": os.environ["PATH"], name: WAYS[way](pasted.text)}
    if name != "DATA_DIR":
        environ["DATA_DIR"] = str(empty_folder)
    said = all_that_is_said(environ, command)
    try:
        load_settings(environ)
    except SettingsError as error:
        said += str(error)
    else:
        logged = io.StringIO()
        for text in (LINE, "json"):
            handler = logging.StreamHandler(logged)
            inner = logging.Formatter(LINE) if text == LINE else JsonFormatter(FIELDS, style="{", timestamp=True)
            handler.setFormatter(RedactingFormatter(inner))
            handler.handle(logging.LogRecord("bot.test", logging.ERROR, "", 0, "failed (%s)", (pasted.text,), None))
        said += logged.getvalue()
    assert pasted.core not in said


@settings(max_examples=100)
@given(
    pasted=st.one_of(tokens(), webhooks(), addresses()),
    way=st.sampled_from(["as it is", "quoted", "with the name", "with one slash"]),
    words=st.sampled_from([
        [], ["run"], ["run", "--config"], ["check", "--token"], ["export"], ["export", "user"], ["forget", "server"],
        ["backup"], ["backup", "--keep"], ["restore"], ["recount"], ["verify"], ["status", "--table"],
        ["copy-database", "none.db"],
    ]),
)  # fmt: skip
@example(Pasted("MTAwMDAwMDAwMDAwMDAwMDAw.GaBcDe.abcdefghijklmnopqrstuvwxyz0", "abcdefghijklm"), "as it is", [])
@example(Pasted("postgresql://ana:s3same1234@127.0.0.1:1/boneyard", "s3same1234"), "as it is", ["restore"])
def test_what_is_typed_as_an_argument_is_not_shown(
    empty_folder: Path, pasted: Pasted, way: str, words: list[str]
) -> None:
    environ = {"HOME": str(empty_folder), "PATH": os.environ["PATH"], "DATA_DIR": str(empty_folder)}
    assert pasted.core not in all_that_is_said(environ, *words, WAYS[way](pasted.text))


def test_the_example_of_an_address_is_shown_whole(empty_folder: Path) -> None:
    said = all_that_is_said({"DATABASE_URL": "postgresql:ana"}, "check")
    assert "postgresql://name:password@host/boneyard, and in the password %40 for @" in said

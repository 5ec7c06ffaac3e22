"""No secret is shown, into whichever setting and in whichever wrong way a host pastes it."""

from __future__ import annotations

import io
import logging
import os
import re
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, redirect_stderr, redirect_stdout, suppress
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch
from urllib.request import Request

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st
from prometheus_client import generate_latest

from bot import hiding
from bot.cli import main
from bot.commands import run
from bot.config import SETTINGS, SettingsError, load_settings
from bot.hiding import PORT

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
    """Of a database, with a password that is not encoded."""
    core = draw(PASSWORD)
    scheme = draw(st.sampled_from(["postgresql", "postgres", "postgresql+asyncpg", "postgresq", "mysql"]))
    tail = draw(st.sampled_from(["@127.0.0.1:1/boneyard", "@127.0.0.1:1", "@127.0.0.1:port/boneyard", "", "@"]))
    password = f"{draw(ODD)}{core}{draw(ODD)}"
    assume("@" in password + tail or not re.match(PORT, password))  # of a host with the name ana
    return Pasted(f"{scheme}://ana:{password}{tail}", core)


@st.composite
def queries(draw: st.DrawFn) -> Pasted:
    """Of a database, with the password as a parameter."""
    core = draw(PASSWORD)
    return Pasted(f"postgresql://ana@127.0.0.1:1/boneyard?password={core}&sslmode=disable", core)


@st.composite
def client_secrets(draw: st.DrawFn) -> Pasted:
    """Of an application. It has no shape of its own."""
    core = f"{draw(CORE)}{'x' * 32}"[:32]
    return Pasted(core, core[:SHORT])


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

NAMES = ("as a file", "as an address")


WEBHOOK = "https://example.org/errors"
TOKEN = "MTAwMDAwMDAwMDAwMDAwMDAw.GaBcDe.abcdefghijklmnopqrstuvwxyz0123456789AB"


def all_that_is_said(environ: dict[str, str], *words: str, met: str = "") -> str:
    """All that a command prints, logs and posts with this environment alone, and the numbers for Prometheus. A bot that
    starts logs the text `met`, and then dies of an error about it."""
    out = io.StringIO()

    def posted(request: Request, timeout: float) -> AbstractContextManager[None]:
        out.write(str(request.data))
        return nullcontext()

    async def serve(*_: object) -> None:
        logging.getLogger("bot.test").error("failed (%s)", met)
        raise ValueError(f"not {met}")

    root = logging.getLogger()
    kept = root.handlers[:], root.level
    hiding._known.clear()
    try:
        with (
            patch.dict(os.environ, environ, clear=True),
            patch("bot.posting.urlopen", posted),
            patch.object(run, "serve", serve),
            redirect_stdout(out),
            redirect_stderr(out),
            suppress(SystemExit),
        ):
            main(words)
    finally:
        root.handlers[:], root.level = kept
    return out.getvalue() + generate_latest().decode()


@pytest.fixture(scope="module", autouse=True)
def empty_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("host")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        yield folder


COMMANDS = ["check", "health", "run", "status --once", "backup", "export user 5", "recount", "tell hello"]
PASTES = given(
    pasted=st.one_of(tokens(), webhooks(), addresses(), queries(), client_secrets()),
    name=st.sampled_from(VARIABLES),
    way=st.sampled_from(sorted(WAYS)),
    command=st.sampled_from(COMMANDS),
    filed=st.booleans(),
)


@contextmanager
def pasted_into(folder: Path, name: str, text: str, *, filed: bool) -> Iterator[dict[str, str]]:
    """An environment where a setting has this text: itself, or in the file that it names, or in `.env`."""
    environ = {"HOME": str(folder), "PATH": os.environ["PATH"]}
    file = folder / ("secret" if name.endswith("_FILE") else ".env")
    if not filed:
        yield environ | {name: text}
        return
    file.write_text(text if name.endswith("_FILE") else f"{name}={text}\n", encoding="utf-8")
    try:
        yield environ | ({name: str(file)} if name.endswith("_FILE") else {})
    finally:
        file.unlink()


@pytest.mark.slow
@pytest.mark.logs("ValueError")
@settings(max_examples=300)
@PASTES
@example(
    Pasted("https://discord.com/api/webhooks/1/abcdefghijklmnopqrstuvwxyz01", "abcdefghijklm"),
    "ERROR_WEBHOOK_FILE",
    "as it is",
    "check",
    False,
)
@example(
    Pasted("MTAwMDAwMDAwMDAwMDAwMDAw.GaBcDe.abcdefghijklmnopqrstuvwxyz0", "abcdefghijklm"),
    "DISCORD_TOKEN_FILE",
    "as it is",
    "check",
    False,
)
@example(
    Pasted("postgresql://ana:0?ssword1@127.0.0.1:1/boneyard", "ssword1"),
    "DISCORD_TOKEN_FILE",
    "as a path",
    "check",
    False,
)
@example(Pasted("postgresql://ana:s3same1234@127.0.0.1:1/boneyard", "s3same1234"), "LOG_LEVEL", "its end", "run", False)
@example(
    Pasted("postgresql://ana:p@ssword1@127.0.0.1:1/boneyard", "ssword1"), "DATABASE_URL", "as it is", "check", False
)
@example(
    Pasted("MTAwMDAwMDAwMDAwMDAwMDAw.GaBcDe.abcdefghijklmnopqrstuvwxyz0", "abcdefghijklm"),
    "LOG_LEVEL",
    "as it is",
    "check",
    False,
)
@example(
    Pasted("MTAwMDAwMDAwMDAwMDAwMDAw.GaBcDe.abcdefghijklmnopqrstuvwxyz0", "abcdefghijklm"),
    "DISCORD_CLIENT_SECRET_FILE",
    "with the name",
    "check",
    True,
)
def test_what_is_pasted_is_not_shown(
    empty_folder: Path, pasted: Pasted, name: str, way: str, command: str, filed: bool
) -> None:
    # A file, folder or host may have the name of a client secret, and a folder that of another secret's end.
    assume((name, way) != ("DATA_DIR", "its end"))
    assume(not re.fullmatch(r"[\w-]+", pasted.text) or (name != "DATA_DIR" and way not in NAMES))
    with pasted_into(empty_folder, name, WAYS[way](pasted.text), filed=filed) as environ:
        if name != "DATA_DIR":
            environ["DATA_DIR"] = str(empty_folder)
        for other, good in {"ERROR_WEBHOOK": WEBHOOK, "DISCORD_TOKEN": TOKEN}.items() if command == "run" else ():
            if other not in name:
                environ[other] = good
        said = all_that_is_said(environ, *command.split(), met=pasted.text)
        try:
            load_settings(environ)
        except SettingsError as error:
            said += str(error)
    assert pasted.core not in said


TYPED = given(
    pasted=st.one_of(tokens(), webhooks(), addresses()),
    way=st.sampled_from(["as it is", "quoted", "with the name", "with one slash"]),
    words=st.sampled_from([
        [], ["run"], ["run", "--config"], ["check", "--token"], ["export"], ["export", "user"], ["forget", "server"],
        ["backup"], ["backup", "--keep"], ["restore"], ["recount"], ["verify"], ["status", "--table"],
        ["copy-database", "none.db"], ["tell"],
    ]),
)  # fmt: skip


@settings(max_examples=100)
@TYPED
@example(Pasted("MTAwMDAwMDAwMDAwMDAwMDAw.GaBcDe.abcdefghijklmnopqrstuvwxyz0", "abcdefghijklm"), "as it is", [])
@example(Pasted("postgresql://ana:s3same1234@127.0.0.1:1/boneyard", "s3same1234"), "as it is", ["restore"])
@example(Pasted("postgresql://ana:s3same1234", "s3same1234"), "as it is", ["restore"])
def test_what_is_typed_as_an_argument_is_not_shown(
    empty_folder: Path, pasted: Pasted, way: str, words: list[str]
) -> None:
    environ = {"HOME": str(empty_folder), "PATH": os.environ["PATH"], "DATA_DIR": str(empty_folder)}
    environ["ERROR_WEBHOOK"] = WEBHOOK
    assert pasted.core not in all_that_is_said(environ, *words, WAYS[way](pasted.text))


@pytest.mark.soak
@pytest.mark.logs("ValueError")
@settings(max_examples=5_000, derandomize=False)
@PASTES
def test_nothing_else_that_is_pasted_is_shown(
    empty_folder: Path, pasted: Pasted, name: str, way: str, command: str, filed: bool
) -> None:
    test_what_is_pasted_is_not_shown.hypothesis.inner_test(empty_folder, pasted, name, way, command, filed)


@pytest.mark.soak
@settings(max_examples=5_000, derandomize=False)
@TYPED
def test_nothing_else_that_is_typed_is_shown(empty_folder: Path, pasted: Pasted, way: str, words: list[str]) -> None:
    test_what_is_typed_as_an_argument_is_not_shown.hypothesis.inner_test(empty_folder, pasted, way, words)  # type: ignore[attr-defined]


def test_the_example_of_an_address_is_shown_whole(empty_folder: Path) -> None:
    said = all_that_is_said({"DATABASE_URL": "postgresql:ana"}, "check")
    assert "postgresql://name:password@host/boneyard, and in the password %40 for @" in said

"""The command line: only commands that exist, one clear sentence when something is wrong."""

import argparse
import os
import shutil
import socket
import subprocess
import sys
import threading
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot import __version__, cli
from bot.commands import CommandError
from bot.config import SettingsError

COMMAND_FILES = Path(cli.__file__).parent / "commands"


def pretend(monkeypatch: pytest.MonkeyPatch, run: object) -> None:
    """Replace the module behind `boneyard check` with one made by the test."""
    module = SimpleNamespace(add_arguments=lambda parser: parser.add_argument("--seats", type=int), run=run)
    monkeypatch.setattr(cli, "import_module", lambda name, package: {".commands.check": module}[name])


def test_every_command_module_is_in_the_table() -> None:
    modules = {file.stem for file in COMMAND_FILES.glob("[a-z]*.py")}
    assert modules == {command.module for command in cli.COMMANDS}


@pytest.mark.parametrize("command", cli.COMMANDS, ids=lambda command: command.name)
def test_every_command_explains_itself(command: cli.Command, capsys: pytest.CaptureFixture[str]) -> None:
    import_module(f"bot.commands.{command.module}")
    with pytest.raises(SystemExit, match="0"):
        cli.main([command.name, "--help"])
    assert f"usage: boneyard {command.name}" in capsys.readouterr().out


def test_a_command_gets_its_arguments_and_gives_the_exit_status(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, lambda args: args.seats)
    assert cli.main(["check", "--seats", "4"]) == 4


def test_no_command_is_an_error_that_names_them(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        cli.main([])
    assert "COMMAND" in capsys.readouterr().err


def test_an_unknown_command_is_an_error_that_names_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        cli.main(["dance"])
    assert "'health'" in capsys.readouterr().err


@pytest.mark.parametrize(("error", "status"), [(CommandError, 1), (SettingsError, 2)])
def test_what_stops_a_command_is_said_without_a_traceback(
    error: type[Exception], status: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(args: argparse.Namespace) -> int:
        raise error("The tiles are lost: look under the table.")

    pretend(monkeypatch, run)
    assert cli.main(["check"]) == status
    assert capsys.readouterr().err == "boneyard: The tiles are lost: look under the table.\n"


@pytest.mark.parametrize("when", ["while it is read in", "at work"])
def test_ctrl_c_ends_quietly(when: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(given: object) -> int:
        raise KeyboardInterrupt

    pretend(monkeypatch, interrupted)
    if when == "while it is read in":
        monkeypatch.setattr(cli, "import_module", lambda name, package: interrupted(name))
    assert cli.main(["check"]) == 130
    assert capsys.readouterr().err == ""


def test_a_reader_that_goes_away_is_no_error() -> None:
    """`boneyard simulate … | head`, with a `head` that has already gone."""
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "bot", "simulate", "block", "--matches", "1", "--seed", "1"]
    ended = subprocess.run(command, cwd=COMMAND_FILES.parents[1], stdout=writer, stderr=subprocess.PIPE, check=False)
    os.close(writer)
    assert (ended.returncode, ended.stderr) == (141, b"")


def test_the_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        cli.main(["--version"])
    assert capsys.readouterr().out == f"boneyard {__version__}\n"


def test_a_shell_completes_commands_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    bash = shutil.which("bash")
    if bash is None:
        pytest.skip("needs bash")
    assert cli.main(["completion", "bash"]) == 0
    ask = "COMP_WORDS=(boneyard sim); COMP_CWORD=1; _shtab_boneyard boneyard sim boneyard; echo ${COMPREPLY[@]}"
    script = f"{capsys.readouterr().out}\n{ask}"
    assert subprocess.run((bash, "-c", script), capture_output=True, text=True, check=True).stdout == "simulate\n"
    assert "--no-browser" in script


def test_progress_is_shown_on_a_terminal_only(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    command = ["simulate", "block", "--matches", "3"]
    assert cli.main(command) == 0
    assert capsys.readouterr().err == ""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert cli.main(command) == 0
    assert "Matches:   0%" in capsys.readouterr().err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="Linux has a disk that is always full")
def test_an_output_that_cannot_be_written_is_a_sentence(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    with Path("/dev/full").open("w", encoding="ascii") as full:
        ask = "import sys; from bot.cli import main; sys.exit(main(['check']))"
        ran = subprocess.run(
            (sys.executable, "-c", ask), cwd=tmp_path, env=environment, stdout=full, stderr=subprocess.PIPE, text=True,
            check=False,
        )  # fmt: skip
    assert (ran.returncode, ran.stderr) == (1, "boneyard: The output cannot be written: the disk is full.\n")


@pytest.mark.parametrize("said", [b"SSH-2.0-OpenSSH\r\n", b"HTTP/1.0 200 OK\r\n\r\nhello"])
def test_another_program_at_the_port_of_the_numbers_is_named(
    said: bytes, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]

        def answer() -> None:
            connection, _ = server.accept()
            connection.recv(4096)
            connection.sendall(said)
            connection.close()

        monkeypatch.setenv("METRICS_PORT", str(port))
        thread = threading.Thread(target=answer)
        thread.start()
        assert cli.main(["status", "--once"]) == 2
        thread.join()
    assert f"Another program than Boneyard answers at METRICS_PORT {port}." in capsys.readouterr().err

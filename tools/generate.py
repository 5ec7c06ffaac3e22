"""Write every generated file: `python -m tools.generate`. With `--check`, list the outdated ones and fail.

The same source gives the same bytes, and only files that changed are written. Pictures of play (`--play`) need
Chromium, and are compared by their words.
"""

import argparse
import io
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import cast

from discord import app_commands
from PIL import Image

from bot.cogs import GROUPS
from bot.cogs.errors import ANYWHERE
from bot.pictures import ReplaySubject, Style, draw
from bot.ui.actions.services import Services
from bot.ui.pages.table.deeds import DEEDS, Way
from bot.words import LOCALES, untranslated, words_for
from engine.rules.games import GAMES, make_game
from engine.rules.position import read_position
from tests.bot.ui.pages.test_clicks import CLICKS, all_clicks
from tools import puzzle_page
from tools.absence_cases import table as absence_table
from tools.gallery import NAMES, Show, play
from tools.game_pictures import pictures
from tools.worth_cases import table as worth_table

ROOT = Path(__file__).parent.parent
GOLDEN = ROOT / "tests" / "engine" / "rules" / "golden.json"
FRONT = Show("muggins", 4, number=1)
"""The round on the front page."""


def readme() -> str:
    """README.md with its table of games."""
    words = words_for()
    rows = ["| Game | Players | |", "|---|---|---|"]
    for game, kind in GAMES.items():
        fewest = make_game(game).seat_counts()[0]
        players = str(fewest) if fewest == kind.most_seats else f"{fewest}–{kind.most_seats}"
        title, about = words(f"game.{game}"), words(f"about.{game}")
        rows.append(f"| [**{title}**](bot/words/en/games/{game}.md) | {players} | {about} |")
    return between(ROOT / "README.md", "games", "\n".join(rows))


def notation() -> str:
    """docs/notation.md with a position of each game, the shortest of its worked ones with tiles on the table."""
    found: dict[str, list[str]] = {game: [] for game in GAMES}
    for entry in json.loads(GOLDEN.read_text(encoding="utf-8")):
        for case in entry["cases"]:
            chosen = entry.get("options", {}) | case.get("options", {})
            options = "".join(f" {name}={value}" for name, value in chosen.items())
            text = f"{entry['game']}{options} | {case['position']}"
            if not case["position"].startswith("seats") and read_position(text).to_act():
                found[entry["game"]].append(text)
    lines = (min(texts, key=lambda text: (len(text), text)) for texts in found.values() if texts)
    return between(ROOT / "docs" / "notation.md", "games", "\n".join(["```games", *lines, "```"]))


def telling() -> str:
    """docs/telling.md with the row of each kind of change."""
    rows = ["| Change | Who does it | The table | Other players | The person concerned |", "|---|---|---|---|---|"]
    for kind, told in DEEDS.items():
        ways = (told.actor, told.table, told.others, told.concerned)
        rows.append(f"| `{kind}` | {' | '.join('' if way is Way.NOTHING else way for way in ways)} |")
    return between(ROOT / "docs" / "telling.md", "deeds", "\n".join(rows))


def ratings() -> str:
    """docs/ratings.md with what matches are worth."""
    return between(ROOT / "docs" / "ratings.md", "worth", worth_table())


def absence() -> str:
    """docs/game-nights.md with what everyone gets when some are absent."""
    return between(ROOT / "docs" / "game-nights.md", "absence", absence_table())


def commands() -> str:
    """docs/commands.md with every slash command and its options."""
    rows = ["| Command | What it does | Options |", "|---|---|---|"]
    for group in GROUPS:
        for command in group(cast(Services, None)).walk_commands():
            if isinstance(command, app_commands.Command):
                options = [(each.display_name, each.description, each.required) for each in command.parameters]
                told = [f"{name if must else f'*{name}*'}: {about}" for name, about, must in options]
                mark = " ◆" if command.qualified_name in ANYWHERE else ""
                about = f"{command.description}{mark}"
                rows.append(f"| `/{command.qualified_name}` | {about} | {'<br>'.join(map(str, told))} |")
    return between(ROOT / "docs" / "commands.md", "commands", "\n".join(rows))


def translations() -> str:
    """docs/translating.md with the games that are in English only."""
    lacking = {code: sorted(untranslated(code)) for code in LOCALES}
    lines = [f"- `{code}`: {', '.join(games)}" for code, games in lacking.items() if games]
    return between(ROOT / "docs" / "translating.md", "untranslated", "\n".join(lines) or "None.")


def between(file: Path, name: str, text: str) -> str:
    """The page with this text between its marks `<!-- generated: name -->` and `<!-- end -->`."""
    before, mark, rest = file.read_text(encoding="utf-8").partition(f"<!-- generated: {name} -->\n")
    _, end, after = rest.partition("<!-- end -->\n")
    if not mark or not end:
        raise SystemExit(f"{file} has no marks for the generated part {name!r}")
    return f"{before}{mark}\n{text}\n\n{end}{after}"


def clicks() -> str:
    """The clicks that each kind of move takes, by game."""
    return json.dumps(all_clicks(), indent=1, sort_keys=True) + "\n"


def front() -> bytes:
    """The replay on the front page."""
    names = NAMES[: FRONT.seats]
    return draw(ReplaySubject(play(FRONT, 1).record, names, words_for(), Style(), FRONT.number)).data


TEXTS: dict[Path, Callable[[], str]] = {
    ROOT / "README.md": readme,
    ROOT / "docs" / "notation.md": notation,
    ROOT / "docs" / "telling.md": telling,
    ROOT / "docs" / "translating.md": translations,
    ROOT / "docs" / "ratings.md": ratings,
    ROOT / "docs" / "commands.md": commands,
    ROOT / "docs" / "game-nights.md": absence,
    ROOT / "docs" / "puzzles.md": puzzle_page.page,
    CLICKS: clicks,
}


def generated(*, texts_only: bool = False, play: bool = False) -> Iterator[tuple[Path, bytes]]:
    """Every generated file with its content."""
    for file, text in TEXTS.items():
        yield file, text().encode()
    if not texts_only:
        for name, data in pictures().items():
            yield ROOT / "bot" / "pictures" / "boards" / "games" / name, data
        yield ROOT / "docs" / "images" / "round.webp", front()
        for name, data in puzzle_page.boards():
            yield ROOT / "docs" / "images" / "puzzles" / name, data
    if play:
        from tools.play_pictures import play_pictures  # it needs Playwright

        for name, data in play_pictures():
            yield ROOT / "docs" / "images" / name, data


def content(data: bytes) -> object:
    """What a file says: the words that a picture of play keeps, the pixels of another PNG (isal doesn't pack equal ones
    into equal bytes each time), or all of it."""
    if not data.startswith(b"\x89PNG"):
        return data
    with Image.open(io.BytesIO(data)) as opened:
        return opened.info.get("Description") or (opened.size, opened.convert("RGB").tobytes())


def outdated(*, texts_only: bool = False, play: bool = False) -> dict[Path, bytes]:
    """The files whose content differs from what is generated."""

    def differs(file: Path, data: bytes) -> bool:
        return not file.is_file() or content(file.read_bytes()) != content(data)

    return {file: data for file, data in generated(texts_only=texts_only, play=play) if differs(file, data)}


def main() -> int:
    """Write or check; 1 when a check finds an outdated file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is outdated")
    parser.add_argument("--texts", action="store_true", help="leave the pictures out, which take longest")
    parser.add_argument("--play", action="store_true", help="also the README's pictures of play, with Chromium")
    asked = parser.parse_args()
    check, files = asked.check, outdated(texts_only=asked.texts, play=asked.play)
    for file, data in files.items():
        print(f"{'outdated' if check else 'written'}: {file.relative_to(ROOT)}")
        if not check:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data)
    return 1 if check and files else 0


if __name__ == "__main__":
    sys.exit(main())

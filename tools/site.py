"""Build the documentation site: `python -m tools.site FOLDER`. Fails if a link leads nowhere.

The pages keep their places in the repository, so their links hold. Game pages get their picture and a worked round.
"""

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from bot import __version__
from bot.pictures import ReplaySubject, Style, draw
from bot.words import words_for
from engine.rules.games import GAMES
from tools.gallery import NAMES, SHOWS, play

ROOT = Path(__file__).parent.parent
GAME_PAGES = "bot/words/en/games"
NAVIGATION = {
    "Play": (
        "docs/try.md",
        "docs/commands.md",
        "docs/daily.md",
        "docs/puzzles.md",
        "docs/game-nights.md",
        "docs/tournaments.md",
        "docs/robots.md",
        "docs/ratings.md",
        "docs/fair-deals.md",
        "docs/privacy.md",
    ),
    "Games": tuple(f"{GAME_PAGES}/{game}.md" for game in GAMES),
    "Host": (
        *("docs/hosting.md", "docs/live-board.md", "docs/reliability.md", "docs/scale.md"),
        *("docs/templates/privacy-policy.md", "docs/templates/terms.md", "CHANGELOG.md", "SECURITY.md"),
    ),
    "Build": (
        *("CONTRIBUTING.md", "docs/architecture.md", "docs/engine.md", "docs/notation.md", "docs/adding-a-game.md"),
        *("docs/translating.md", "docs/pictures.md", "docs/telling.md"),
    ),
}
LINK = re.compile(r"\]\((?!https?://|#)([^)#]+)")
CONFIG = """\
[project]
site_name = "Boneyard"
site_description = "Dominoes on Discord"
copyright = "Boneyard {version}"
{repository}
docs_dir = "source"
site_dir = "site"
use_directory_urls = false
extra_css = ["tables.css"]
nav = {nav}

[project.theme]
font = false
features = [
  "navigation.tabs", "navigation.top", "navigation.footer", "search.highlight", "toc.follow", "content.code.copy",{edit}
]
[[project.theme.palette]]
scheme = "default"
toggle.icon = "lucide/sun"
toggle.name = "Dark"
[[project.theme.palette]]
scheme = "slate"
toggle.icon = "lucide/moon"
toggle.name = "Light"
"""
TABLES = """\
/* Names in code stay whole in tables, except long ones in the last of two columns. A table of many columns is as wide
   as its words: short cells stay whole, long ones wrap, and a table wider than the page scrolls by itself. */
.md-typeset td code { white-space: nowrap; word-break: normal; }
.md-typeset td:last-child:nth-child(2) code { white-space: normal; overflow-wrap: anywhere; }
.md-typeset table:not([class]) :is(th, td) { min-width: 5.2em; padding: 0.6em 0.8em; }
.md-typeset table:not([class]):has(th:nth-child(6)) { width: max-content; min-width: 100%; }
.md-typeset table:not([class]):has(th:nth-child(6)) :is(th, td) { min-width: 4.4em; max-width: 14em; padding: 0.5em; }
.md-typeset table:not([class]):has(th:nth-child(10)) :is(th, td) { min-width: auto; }
/* On a phone, long commands and links wrap too, tables of up to 3 columns fit, and the first of more stays in sight. */
@media (max-width: 44.9em) {
  .md-typeset pre > code { white-space: pre-wrap; overflow-wrap: anywhere; }
  .md-typeset table:not([class]) :is(th, td) { min-width: 6.5em; padding: 0.5em; }
  .md-typeset table:not([class]) td:last-child { min-width: 12em; }
  .md-typeset table:not([class]):not(:has(th:nth-child(4))) :is(th, td) { min-width: 5em; }
  .md-typeset table:not([class]):not(:has(th:nth-child(4))) :is(th, td):first-child { min-width: 7.8em; }
  .md-typeset table:not([class]):not(:has(th:nth-child(4))) td code { white-space: normal; overflow-wrap: anywhere; }
  .md-typeset table:not([class]):has(th:nth-child(4)) { width: max-content; min-width: 100%; }
  .md-typeset table:not([class]):has(th:nth-child(4)) :is(th, td) { min-width: auto; max-width: 13em; }
  .md-typeset table:not([class]):has(th:nth-child(4)) td code { white-space: normal; overflow-wrap: break-word; }
  .md-typeset table:not([class]):has(th:nth-child(6)) :is(th, td) { min-width: 4.4em; }
  .md-typeset table:not([class]):has(th:nth-child(4)) :is(th, td):first-child {
    position: sticky; left: 0; max-width: 9em; background: var(--md-default-bg-color);
  }
}
"""


def source(folder: Path) -> None:
    """Write all pages, with the files that they link."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "tables.css").write_text(TABLES, encoding="utf-8")
    for name in ("README.md", *(page for pages in NAVIGATION.values() for page in pages)):
        text = (ROOT / name).read_text(encoding="utf-8")
        if name.startswith(GAME_PAGES):
            text = with_pictures(folder, Path(name).stem, text)
        for link in LINK.findall(text):
            found, there = (ROOT / name).parent / link, (folder / name).parent / link
            if found.is_file() and found.suffix != ".md":
                there.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(found, there)
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")


def with_pictures(folder: Path, game: str, text: str) -> str:
    """The page of a game with a board below its title, and a worked round at its end."""
    show = next(show for show in SHOWS if show.game == game)
    names = NAMES[: show.seats]
    replay = draw(ReplaySubject(play(show, 1).record, names, words_for(), Style(), show.number))
    (folder / GAME_PAGES).mkdir(parents=True, exist_ok=True)
    (folder / GAME_PAGES / f"{game}-{replay.name}").write_bytes(replay.data)
    title, rest = text.split("\n", 1)
    board = f"![A board of {title.removeprefix('# ')}](../../../pictures/boards/games/{game}-en.png)"
    return f"{title}\n\n{board}\n{rest}\n## A worked round\n\n![{replay.alt}]({game}-{replay.name})\n"


class Page(HTMLParser):
    """The links and anchors of a built page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.anchors: set[str] = {"", "__comments"}
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        """Note an element's link and id."""
        for name, value in attributes:
            if name in ("href", "src") and value:
                self.links.add(value)
            elif name == "id" and value:
                self.anchors.add(value)


def broken(site: Path) -> list[str]:
    """The links within the site that lead nowhere, with their pages."""
    pages = {file: Page(file.read_text(encoding="utf-8")) for file in site.rglob("*.html")}
    found = []
    for file, page in pages.items():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc or file.name == "404.html":
                continue
            target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            target = target / "index.html" if target.is_dir() else target
            if not target.is_file() or (target in pages and unquote(parts.fragment) not in pages[target].anchors):
                found.append(f"{file.relative_to(site)}: {link}")
    return sorted(found)


def config(address: str) -> str:
    """The builder's settings. With the repository's address, each page has a link to edit it."""
    nav = ", ".join(f'{{ "{title}" = {list(pages)} }}' for title, pages in NAVIGATION.items())
    return CONFIG.format(
        nav=f'[ {{ "Boneyard" = "README.md" }}, {nav} ]',
        version=__version__,
        repository=f'repo_url = "{address}"\nedit_uri = "edit/main"' if address else "",
        edit=' "content.action.edit",' if address else "",
    )


def with_breaks(page: str) -> str:
    """A built page whose names of tests and settings may break after each word."""
    return re.sub(r"<code>(test_\w+|[A-Z]+_[A-Z_]+)</code>", lambda name: name[0].replace("_", "_<wbr>"), page)


def repository() -> str:
    """The public address of the repository, empty where none is known."""
    facts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return str(facts["tool"]["hatch"]["metadata"]["hooks"]["custom"]["repository"])


def build(folder: Path, address: str | None = None) -> list[str]:
    """Build the site into the folder. Return its broken links."""
    with tempfile.TemporaryDirectory() as name:
        home = Path(name)
        source(home / "source")
        settings = home / "zensical.toml"
        settings.write_text(config(repository() if address is None else address), encoding="utf-8")
        command = (sys.executable, "-m", "zensical", "build", "--clean", "--config-file", str(settings))
        subprocess.run(command, cwd=home, check=True)
        for page in (home / "site").rglob("*.html"):
            page.write_text(with_breaks(page.read_text(encoding="utf-8")), encoding="utf-8")
        shutil.copytree(home / "site", folder, dirs_exist_ok=True)
    return broken(folder.resolve())


def main() -> int:
    """Build and check; 1 if a link leads nowhere."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="the folder to write the site into")
    found = build(parser.parse_args().folder)
    print(*found, sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

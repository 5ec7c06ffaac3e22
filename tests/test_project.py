"""What the project says about itself is true: settings, locks, commands, links and packaging."""

import re
import shutil
import subprocess
import tomllib
from functools import cache
from importlib.metadata import PackageNotFoundError, requires
from itertools import pairwise
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from bot import __version__
from bot.config import SETTINGS
from bot.invite import PERMISSION_NUMBER, PERMISSIONS
from tests.must_run import marked_tests
from tools.release import main as release
from tools.release import notes

ROOT = Path(__file__).parent.parent
LOCKS = ("run", "try", "dev")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
ENVIRONMENTS = [
    {
        "python_version": python,
        "python_full_version": f"{python}.9",
        "sys_platform": system,
        "platform_machine": machine,
    }
    for python in ("3.11", "3.12", "3.13", "3.14", "3.15")
    for system, machine in (("linux", "x86_64"), ("linux", "aarch64"), ("darwin", "arm64"), ("win32", "AMD64"))
]
VARIABLES = [name for setting in SETTINGS for name in setting.variables]


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def read(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def normal(requirement: str) -> str:
    """A requirement's package name as locks spell it: `SQLAlchemy[asyncio]>=2` is `sqlalchemy`."""
    found = re.match(r"[\w.-]+", requirement)
    assert found, requirement
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def readme_command(name: str) -> str:
    """The one line of the README's code block under `<!-- command: name -->`."""
    blocks = re.findall(rf"^<!-- command: {name} -->\n```sh\n(.*?)\n```$", read("README.md"), re.M | re.S)
    assert len(blocks) == 1
    assert "\n" not in blocks[0]
    return str(blocks[0])


def entries(lock: str) -> list[tuple[Requirement, int]]:
    """Each entry of a lock, and how many hashes it has."""
    found = []
    for entry in re.split(r"\n(?=\S)", read(f"requirements/{lock}.txt").strip()):
        hashes = re.findall(r"--hash=sha256:[0-9a-f]{64}\b", entry)
        found.append((Requirement(entry.partition("\\")[0]), len(hashes)))
    return found


def locked(lock: str) -> set[tuple[str, str]]:
    """Packages and versions of a lock."""
    return {(normal(entry.name), str(entry.specifier)) for entry, _ in entries(lock)}


def direct_dependencies(*extras: str) -> set[str]:
    optional = PROJECT["project"]["optional-dependencies"]
    lists = [
        PROJECT["project"]["dependencies"],
        PROJECT["build-system"]["requires"],
        *map(optional.get, extras),
    ]
    return {normal(requirement) for some in lists for requirement in some} - {"boneyard"}


@pytest.mark.parametrize("variable", VARIABLES)
def test_every_setting_is_explained_to_hosts(variable: str) -> None:
    assert re.search(rf"^{variable}=$", read(".env.example"), re.M)
    assert f"| `{variable}` |" in read("docs/hosting.md")


def test_no_setting_is_explained_that_does_not_exist() -> None:
    assert set(re.findall(r"^(\w+)=", read(".env.example"), re.M)) == set(VARIABLES)
    assert set(re.findall(r"^\| `([A-Z_]+)` \|", read("docs/hosting.md"), re.M)) == set(VARIABLES)


def test_every_permission_is_explained_to_hosts() -> None:
    hosting = read("docs/hosting.md")
    assert f"permissions={PERMISSION_NUMBER}&" in hosting
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \| (.+) \|$", hosting, re.M)
    assert rows == [(asked.name, str(1 << asked.bit), asked.reason) for asked in PERMISSIONS]


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_pins_and_hashes_everything_and_names_no_host(lock: str) -> None:
    for entry, hashes in entries(lock):
        assert re.fullmatch(r"==[\w.]+", str(entry.specifier)), f"not pinned: {entry}"
        assert hashes, f"without a hash: {entry}"
    text = read(f"requirements/{lock}.txt")
    assert not re.search(r"://|@ |--(index-url|extra-index-url|find-links|trusted-host)", text)


@pytest.mark.parametrize(("lock", "extra"), [("run", "postgres"), ("try", "try"), ("dev", "dev")])
def test_a_lock_holds_all_that_its_packages_ask_for_with_their_extras(lock: str, extra: str) -> None:
    """Pip before 23.3 refuses a lock with `coverage==7` where a package asks for `coverage[toml]`, and the other way
    round. What the packages of other systems ask for is not known here."""
    pins = [entry for entry, _ in entries(lock)]
    builds = [Requirement(text) for text in PROJECT["build-system"]["requires"]]
    for environment in ENVIRONMENTS:
        waiting, seen = [Requirement(f"boneyard[{extra}]"), *builds], set[tuple[str, str]]()
        while waiting:
            wanted = waiting.pop()
            for name in {"", *wanted.extras} - {name for package, name in seen if package == normal(wanted.name)}:
                seen.add((normal(wanted.name), name))
                waiting += asked_for(wanted.name, environment | {"extra": name})
            if normal(wanted.name) == "boneyard":
                continue
            pinned = [pin for pin in pins if normal(pin.name) == normal(wanted.name)]
            pinned = [pin for pin in pinned if pin.marker is None or pin.marker.evaluate(environment)]
            pinned = [pin for pin in pinned if pin.extras == wanted.extras]
            assert len(pinned) == 1, f"run requirements/compile: {wanted} has {pinned} in {environment}"
            assert wanted.specifier.contains(str(pinned[0].specifier)[2:]), f"{wanted} refuses {pinned[0]}"


@cache
def requirements(package: str) -> list[Requirement]:
    """What an installed package asks for, with markers for its extras."""
    if package == "boneyard":
        extras = {"": PROJECT["project"]["dependencies"], **PROJECT["project"]["optional-dependencies"]}
        return [
            Requirement(f"{text}{' and ' if ';' in text else '; '}extra == '{extra}'")
            for extra in extras
            for text in extras[extra]
        ]
    try:
        return [Requirement(text) for text in requires(package) or ()]
    except PackageNotFoundError:
        return []


def asked_for(package: str, environment: dict[str, str]) -> list[Requirement]:
    return [one for one in requirements(package) if one.marker is None or one.marker.evaluate(environment)]


def test_the_simulated_discord_has_all_but_its_films() -> None:
    """`simcord[preview]` asks for `av`, which plays sound and films and has no wheel for some systems of ours."""
    preview = {one.name for one in asked_for("simcord", ENVIRONMENTS[0] | {"extra": "preview"})}
    assert {normal(name) for name in preview} - {"av"} <= direct_dependencies("try")


def test_the_locks_agree_on_every_version() -> None:
    for lock in ("run", "try"):
        assert locked(lock) <= locked("dev"), "run requirements/compile"


def test_every_dependency_has_its_reason() -> None:
    reasons = {normal(name): why for name, why in re.findall(r"^\| `([\w.-]+)` \| (.+) \|$", dependency_table(), re.M)}
    assert set(reasons) == direct_dependencies(*PROJECT["project"]["optional-dependencies"])


def dependency_table() -> str:
    return read("docs/architecture.md").split("## Dependencies")[1]


@pytest.mark.parametrize(("name", "lock", "program"), [("try", "try", "boneyard try"), ("test", "dev", "pytest")])
def test_the_readme_s_commands_need_only_python_and_git(name: str, lock: str, program: str) -> None:
    assert readme_command(name).split(" && ") == [
        "python3 -m venv .venv",
        f".venv/bin/pip install -q --require-hashes -r requirements/{lock}.txt",
        ".venv/bin/pip install -q --no-deps --no-build-isolation -e .",
        f".venv/bin/{program}",
    ]


@pytest.mark.parametrize("name", ["test", "browser", "try", "uvx"])
def test_the_continuous_check_reads_the_readme_s_commands(name: str) -> None:
    script = read(".ci/run")
    found = re.search(r"^command_of\(\) .*$", script, re.M)
    assert found
    assert 'bash -c "$(command_of $command)"' in script
    bash = shutil.which("bash")
    if bash is None:
        pytest.skip("needs bash")
    extract = [bash, "-c", f'{found[0]}; printf %s "$(command_of {name})"']
    run = subprocess.run(extract, cwd=ROOT, capture_output=True, text=True, check=True)
    assert run.stdout == readme_command(name)


def test_the_continuous_check_notices_a_skipped_browser_test() -> None:
    mark = '<properties><property name="marker" value="browser"/></properties>'
    report = (
        f'<testsuites><testsuite><testcase name="plays">{mark}</testcase>'
        f'<testcase name="waits">{mark}<skipped/></testcase>'
        '<testcase name="counts"/></testsuite></testsuites>'
    )
    assert marked_tests(report, "browser") == (["plays"], ["waits"])


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\((?!https?://|#)([^)#]+)[^)]*\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_test_that_a_page_names_exists(page: Path) -> None:
    """Functions, files and folders of tests; not the file that the guide to a new game lets people write."""
    text = page.read_text(encoding="utf-8").replace("tests/engine/rules/games/test_all_sevens.py", "")
    paths = [path.rstrip(".") for path in re.findall(r"\btests/[^\s`,:;)]+", text)]
    assert [path for path in paths if not ((ROOT / path).exists() or "<" in path or path == "tests/FILE")] == []
    assert set(re.findall(r"(?<![\w/])test_\w+(?:\.py)?", text)) - named_tests() == set()


@cache
def named_tests() -> set[str]:
    """The names of all test functions, and of their files."""
    files = [*ROOT.glob("tests/**/test_*.py")]
    texts = "".join(file.read_text(encoding="utf-8") for file in files)
    return {file.name for file in files} | set(re.findall(r"\bdef (test_\w+)", texts))


@pytest.mark.parametrize("page", [ROOT / "README.md", *sorted(ROOT.glob("docs/*.md"))], ids=name_of)
def test_every_page_of_the_documentation_names_what_holds_it(page: Path) -> None:
    """In its sentences, or in a last section with a test in each row."""
    text = page.read_text(encoding="utf-8")
    assert re.search(r"\btest_\w+", text)
    _, heading, held = text.partition("\n## Held by tests\n")
    rows = [line for line in held.splitlines() if line.startswith("| ")][1:]
    assert not heading or rows
    assert [row for row in rows if not re.search(r"`test_\w+`", row.split(" | ")[-1])] == []


@pytest.mark.parametrize("page", sorted(ROOT.glob("docs/*.md")), ids=name_of)
def test_every_measured_number_has_its_day(page: Path) -> None:
    """Where a section has times, sizes or shares of a run, it says when they were measured, or the page's top does."""
    text = page.read_text(encoding="utf-8").partition("\n## Held by tests\n")[0]
    top, *sections = re.split(r"^## ", text, flags=re.M)
    day = re.compile(r"\bmeasured\s+on\s+20\d\d-\d\d-\d\d\b", re.I)
    figure = re.compile(r"\d (?:µs|ms|MB|GB)\b|\d ± \d|\bSeen: ")
    undated = [section.partition("\n")[0] for section in sections if figure.search(section) and not day.search(section)]
    assert day.search(top) or undated == []


def test_every_release_has_its_row_in_read_before_updating() -> None:
    releases = re.findall(r"^## (\d+\.\d+\.\d+)$", read("CHANGELOG.md"), re.M)
    section = read("docs/hosting.md").split("### Read before updating\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| (\S+) \| (\S+) \| .+ \|$", section, re.M)[1:]
    versions = dict.fromkeys([__version__.partition(".dev")[0], *releases])
    following = {older: newer for newer, older in pairwise(versions)}
    assert {row for row in rows if row[0] in following} == set(following.items())


def test_the_changelog_has_a_place_for_the_next_change() -> None:
    headings = re.findall(r"^## (.+)$", read("CHANGELOG.md"), re.M)
    assert headings[0] == "Unreleased"


def test_the_notes_of_a_release_are_its_section_of_the_changelog() -> None:
    changelog = "# Changelog\n\n## Unreleased\n\n## 1.10.0\n\nNew.\n\n### For players\n\n- A\n\n## 1.1.0\n\nOld.\n"
    assert notes(changelog, "1.10.0") == "New.\n\n### For players\n\n- A"
    assert notes(changelog, "1.1.0") == "Old."
    assert notes(changelog, "1.1") == ""
    with pytest.raises(SystemExit, match=f"the version in bot/__init__.py is {re.escape(__version__)}"):
        release("v7.7.7")


def test_what_a_workflow_or_the_image_takes_from_others_is_pinned() -> None:
    """A commit or a digest, which never changes, stands beside the version."""
    for workflow in sorted((ROOT / ".github/workflows").glob("*.yml")):
        used = re.findall(r"uses: (.+)", workflow.read_text(encoding="utf-8"))
        assert used
        for one in used:
            assert re.fullmatch(r"\./\S+|[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", one), f"{workflow.name}: {one}"
    bases = set(re.findall(r"^FROM (\S+)", read("Dockerfile"), re.M))
    assert len(bases) == 1, "both stages have the same base"
    assert re.fullmatch(r"python:\d\.\d+-slim@sha256:[0-9a-f]{64}", *bases)


def test_lines_of_the_documentation_have_at_most_120_characters() -> None:
    """Except tables, code and pictures, which cannot be wrapped."""
    long = []
    for page in sorted({*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob(".github/**/*.md")}):
        code = False
        for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
            code ^= line.startswith("```")
            if len(line) > 120 and not code and not line.startswith(("|", "![")):
                long.append(f"{page.name}:{number}")
    assert long == []


def test_no_text_keeps_the_marks_of_a_merge() -> None:
    """Nothing else reads them: code with such marks can't be read at all."""
    texts = [
        *ROOT.glob("*.md"),
        *ROOT.glob("docs/**/*.md"),
        *ROOT.glob("bot/words/**/*.ftl"),
        *ROOT.glob("bot/words/**/*.md"),
    ]
    marks = re.compile(r"^(?:<{7} .*|={7}|>{7} .*)$", re.M)
    assert [text.name for text in texts if marks.search(text.read_text(encoding="utf-8"))] == []

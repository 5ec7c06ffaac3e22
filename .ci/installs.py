"""Checks the locks of a source tree: each supported Python and system finds a wheel of every package. The README's two
commands install what the locks say with the oldest supported pip and the newest, beside higher versions of everything.

    python .ci/installs.py FOLDER          needs the packages of requirements/dev.txt
"""

import itertools
import json
import os
import re
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

PIPS = ("pip==23.0.1", "pip")
"""Debian 12's, and the newest."""
SYSTEMS = (
    "x86_64-unknown-linux-gnu",
    "aarch64-unknown-linux-gnu",
    "x86_64-pc-windows-msvc",
    "aarch64-pc-windows-msvc",
    "aarch64-apple-darwin",
    "x86_64-apple-darwin",
)
SOURCES = {("3.11", "aarch64-pc-windows-msvc"): ("pyyaml",)}
"""What is built there, as it has no wheel: PyYAML's source needs no compiler."""
LIST = (
    "import importlib.metadata, json;"
    "print(json.dumps([[one.name, one.version] for one in importlib.metadata.distributions()]))"
)


def pins(lock: Path) -> dict[str, str]:
    """Package → version, of those that a lock has for this system."""
    found = {}
    for line in lock.read_text(encoding="utf-8").splitlines():
        if re.match(r"\w", line):
            entry = Requirement(line.rstrip("\\ "))
            if entry.marker is None or entry.marker.evaluate():
                found[canonicalize_name(entry.name)] = str(entry.specifier).removeprefix("==")
    return found


def find_wheels(tree: Path, python: str, system: str, nowhere: Path) -> None:
    """Every package of the locks has a wheel there. requirements/dev.txt has all of them."""
    built = [word for package in SOURCES.get((python, system), ()) for word in ("--no-binary", package)]
    platform = ("--python-version", python, "--python-platform", system)
    dry = (
        "install",
        "-q",
        "--dry-run",
        "--require-hashes",
        "--only-binary",
        ":all:",
        *built,
        "--target",
        nowhere,
    )
    subprocess.run(("uv", "pip", *dry, *platform, "-r", tree / "requirements/dev.txt"), check=True)


def offer(package: str, folder: Path) -> None:
    """A wheel of a version that nobody has locked."""
    name = package.replace("-", "_")
    with zipfile.ZipFile(folder / f"{name}-99999.0-py3-none-any.whl", "w") as wheel:
        home = f"{name}-99999.0.dist-info"
        wheel.writestr(f"{home}/METADATA", f"Metadata-Version: 2.1\nName: {package}\nVersion: 99999.0\n")
        wheel.writestr(
            f"{home}/WHEEL", "Wheel-Version: 1.0\nGenerator: boneyard\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        )
        wheel.writestr(f"{home}/RECORD", "")


def install(tree: Path, line: str, pip: str, rivals: Path) -> None:
    """Run a line of the README but for its end, which starts the program, and compare with its lock."""
    make, *steps, _ = line.split(" && ")
    lock = next(Path(word) for step in steps for word in step.split() if word.startswith("requirements/"))
    with tempfile.TemporaryDirectory() as home:
        subprocess.run((*make.split()[:-1], f"{home}/.venv"), check=True)
        subprocess.run((f"{home}/.venv/bin/pip", "install", "-q", pip, "--upgrade"), check=True)
        offers = os.environ | {"PIP_FIND_LINKS": str(rivals), "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
        for step in steps:
            subprocess.run(step.replace(".venv/", f"{home}/.venv/"), shell=True, check=True, cwd=tree, env=offers)
        listed = subprocess.run((f"{home}/.venv/bin/python", "-c", LIST), check=True, capture_output=True)
        installed = {canonicalize_name(name): version for name, version in json.loads(listed.stdout)}
    used = installed.pop("pip")
    del installed["boneyard"]
    installed.pop("setuptools", None)  # venv brings it on Python 3.11
    assert installed == pins(tree / lock), set(installed.items()) ^ set(pins(tree / lock).items())
    print(f"{lock.name} with pip {used}: {len(installed)} packages as locked")


def main() -> None:
    tree = Path(sys.argv[1]).resolve()
    readme = (tree / "README.md").read_text(encoding="utf-8")
    pythons = re.findall(r"Python :: (3\.\d+)", (tree / "pyproject.toml").read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory() as rivals:
        for python, system in itertools.product(pythons, SYSTEMS):
            find_wheels(tree, python, system, Path(rivals, "nowhere"))
        print(f"A wheel of each package for Python {', '.join(pythons)} on {', '.join(SYSTEMS)}")
        for package in pins(tree / "requirements/dev.txt"):
            offer(package, Path(rivals))
        for command in ("try", "test"):
            found = re.search(rf"^<!-- command: {command} -->\n```sh\n(.*)\n```$", readme, re.M)
            assert found
            for pip in PIPS:
                install(tree, found[1], pip, Path(rivals))


if __name__ == "__main__":
    main()

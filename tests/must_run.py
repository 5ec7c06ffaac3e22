"""Fails unless all tests with a mark ran, by pytest's XML report: `must_run.py MARK REPORT`. Used by `.ci/run`."""

import sys
from pathlib import Path
from xml.etree import ElementTree


def marked_tests(report: str, mark: str) -> tuple[list[str], list[str]]:
    """The names of the tests with a mark that ran, and of the skipped ones, from the text of a report."""
    ran: list[str] = []
    skipped: list[str] = []
    for case in ElementTree.fromstring(report).iter("testcase"):
        marks = [entry.get("value") for entry in case.iter("property") if entry.get("name") == "marker"]
        if mark in marks:
            (ran if case.find("skipped") is None else skipped).append(case.get("name", "?"))
    return ran, skipped


def main(mark: str, path: str) -> int:
    """Print the numbers. Return 1 if a test with the mark was skipped or there is none."""
    ran, skipped = marked_tests(Path(path).read_text(encoding="utf-8"), mark)
    print(f"Tests marked {mark}: {len(ran)} ran, {len(skipped)} skipped.")
    return 0 if ran and not skipped else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

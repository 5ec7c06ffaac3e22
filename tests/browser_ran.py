"""Read pytest's XML report and fail unless a test marked `browser` was run to its end. Used by `.ci/run`."""

import sys
from pathlib import Path
from xml.etree import ElementTree


def browser_tests(report: str) -> tuple[list[str], list[str]]:
    """The names of the browser tests that ran and of those that were skipped, from the text of a report."""
    ran: list[str] = []
    skipped: list[str] = []
    for case in ElementTree.fromstring(report).iter("testcase"):
        marks = [mark.get("value") for mark in case.iter("property") if mark.get("name") == "marker"]
        if "browser" in marks:
            (ran if case.find("skipped") is None else skipped).append(case.get("name", "?"))
    return ran, skipped


def main(path: str) -> int:
    """Say what ran; 1 when a browser test was skipped or there was none."""
    ran, skipped = browser_tests(Path(path).read_text(encoding="utf-8"))
    print(f"Browser tests: {len(ran)} ran, {len(skipped)} skipped.")
    return 0 if ran and not skipped else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))

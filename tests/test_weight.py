"""No capability grows past its ceiling (`docs/architecture.md`): what is added is weighed against what is there.

To raise a ceiling, write the new number into the table, with the reason in the commit. `python -m tools.weight`
refreshes the other column.
"""

import pytest

from tools.weight import Capability, capabilities, code_lines, counted, page_lines

STALE = 0.1
"""The share by which the table's lines may differ from today's."""


@pytest.fixture(scope="module")
def lines() -> dict[str, int]:
    """Today's lines of code by capability."""
    return counted(capabilities())


def test_the_table_has_the_whole_house() -> None:
    places = [place for row in capabilities() for place in row.places]
    assert len(places) == len(set(places)) > 20


@pytest.mark.parametrize("row", capabilities(), ids=lambda row: row.name)
def test_a_capability_stays_below_its_ceiling(row: Capability, lines: dict[str, int]) -> None:
    assert lines[row.name] <= row.most, "remove code, or raise the ceiling in docs/architecture.md and say why"
    assert abs(lines[row.name] - row.lines) <= max(20, STALE * row.lines), "run python -m tools.weight"


def test_only_code_counts() -> None:
    text = '"""About\nit."""\n\n# Why.\nx = """a\n\nb"""  # and so on\n\n'
    function = 'def f():\n    """Doc."""\n    return (\n        x\n    )\n'
    assert code_lines(text + function) == 3 + 1 + 3


def test_only_code_of_the_page_counts() -> None:
    assert page_lines("// @ts-check\n/** A.\n * B. */\n\nconst a = 1; // why\n/* c */ .d { e: f; }\n") == 2

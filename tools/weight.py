"""How much code each capability has, beside the most it may have: `python -m tools.weight` refreshes the table in
`docs/architecture.md`. `tests/test_weight.py` holds the ceilings.

A line of code is one with a token other than a comment or a docstring. Blank lines don't count. The page of the live
board counts as well: JavaScript and CSS.
"""

import ast
import io
import re
import tokenize
from pathlib import Path
from typing import Final, NamedTuple

from tools.generate import between

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = ROOT / "docs" / "architecture.md"
NO_CODE: Final = {
    *(tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE),
    *(tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER),
}
ROW: Final = re.compile(r"^\| ([^|]+) \| (`[^|]+`) \| ([\d,]+) \| ([\d,]+) \|$", re.M)


class Capability(NamedTuple):
    """A row of the table."""

    name: str
    places: tuple[str, ...]
    """Folders and files, as the table names them."""
    lines: int
    """As the table says."""
    most: int


def code_lines(source: str) -> int:
    """The number of lines of code."""
    lines: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in NO_CODE:
            lines.update(range(token.start[0], token.end[0] + 1))
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            lines.difference_update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return len(lines)


def page_lines(source: str) -> int:
    """The number of lines of JavaScript or CSS. A comment is a block, or a line of its own."""
    kept = re.sub(r"/\*.*?\*/|^\s*//.*?$", "", source, flags=re.S | re.M)
    return sum(bool(line.strip()) for line in kept.splitlines())


def capabilities() -> list[Capability]:
    """The rows of the table."""
    found = ROW.findall(PAGE.read_text(encoding="utf-8"))
    return [
        Capability(name, tuple(re.findall(r"`([^`]+)`", places)), _number(lines), _number(most))
        for name, places, lines, most in found
    ]


def _number(text: str) -> int:
    return int(text.replace(",", ""))


def counted(known: list[Capability]) -> dict[str, int]:
    """The lines of code by capability. A file belongs to the row that names it, or the folder nearest to it. Raises
    ValueError for a file without a row."""
    rows = {place: row.name for row in known for place in row.places}
    found = dict.fromkeys(rows.values(), 0)
    page = [*ROOT.glob("bot/live/page/*.js"), *ROOT.glob("bot/live/page/*.css")]
    for file in sorted([*ROOT.glob("engine/**/*.py"), *ROOT.glob("bot/**/*.py"), *page]):
        path = file.relative_to(ROOT)
        home = next((str(part) for part in (path, *path.parents) if part.as_posix() in rows), None)
        if home is None:
            raise ValueError(f"{path} belongs to no capability: give it a row in docs/architecture.md")
        count = code_lines if file.suffix == ".py" else page_lines
        found[rows[home]] += count(file.read_text(encoding="utf-8"))
    return found


def main() -> None:
    known = capabilities()
    now = counted(known)
    rows = ["| Capability | Where | Lines of code | At most |", "|---|---|---|---|"]
    for row in known:
        places = ", ".join(f"`{place}`" for place in row.places)
        rows.append(f"| {row.name} | {places} | {now[row.name]:,} | {row.most:,} |")
    total, most = sum(now.values()), sum(row.most for row in known)
    table = "\n".join([*rows, f"| All of it | | {total:,} | {most:,} |"])
    PAGE.write_text(between(PAGE, "weight", table), encoding="utf-8")
    print(table)


if __name__ == "__main__":
    main()

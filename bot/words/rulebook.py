"""The rules pages of the games (`games/*.md` of each language) as Discord can show them.

Discord has no tables and keeps every line break, so paragraphs are joined, narrow tables become blocks of code and
wide ones lists.
"""

import re
import textwrap
from functools import cache
from importlib.resources import files

from bot.words import Words, words_for

FIRST_LINES, LINES = 21.9, 25.5
"""Lines of a phone on the first page, below its picture, and on any other: a message is at most 700 px high."""
LINE, ITEM, HEADING = 40, 36, 1.7
"""Letters in such a line and in one of a list, and the height of a heading in lines."""
WIDEST = 34
"""Letters of one width that fit beside each other on a phone."""
_LIST = re.compile(r"\s*(\d+\.|[-*])\s")


@cache
def rulebook(words: Words, game: str) -> tuple[str, ...]:
    """The pages about a game, in English if the language lacks them; none if it has no page."""
    for its in (words, words_for()):
        file = files(__package__).joinpath(its.code, "games", f"{game}.md")
        if file.is_file():
            return tuple(_pages(_blocks(its, file.read_text(encoding="utf-8"))))
    return ()


def _blocks(words: Words, markdown: str) -> list[str]:
    """Headings, paragraphs, lists and tables, each as one text."""
    blocks = []
    for block in re.split(r"\n\s*\n", markdown.strip()):
        lines = block.strip("\n").split("\n")
        if lines[0].startswith("|"):
            blocks.append(_table(words, lines))
        elif lines[0].startswith("    "):
            blocks.append("\n".join(f"`{line.strip()}`" for line in lines))
        elif lines[0].startswith("#"):
            blocks.append(_heading(lines[0]))
            if len(lines) > 1:
                blocks.append(_joined(lines[1:]))
        else:
            blocks.append(_joined(lines))
    return blocks


def _heading(line: str) -> str:
    """One level deeper than in the file, at most three."""
    return "#" * min(3, line.count("#", 0, 4) + 1) + line.lstrip("#")


def _joined(lines: list[str]) -> str:
    """Wrapped lines made one, except where a list begins a new one."""
    text: list[str] = []
    for line in lines:
        if text and not _LIST.match(line):
            text[-1] += " " + line.strip()
        else:
            text.append(line.strip())
    return "\n".join(text)


def _table(words: Words, lines: list[str]) -> str:
    """A table that is narrow enough, maybe on its side, in letters of one width; options as `**name** (choices):
    meaning`; any other row by row, with the names of the columns where they help."""
    head, _, *body = [_cells(line) for line in lines]
    for table in ([head, *body], list(map(list, zip(head, *body, strict=True)))):
        if drawn := _drawn(table):
            return drawn
    if len(head) == 3 and all(cells[0].startswith("`") for cells in body):
        told = ((f"**{name}** ({choices})", meaning) for name, choices, meaning in body)
        return "\n".join("- " + words("rules.row", name=name, rest=meaning) for name, meaning in told)
    shown = []
    for cells in body:
        rest = [f"{name.lower()} {cell}" if name else cell for name, cell in zip(head[1:], cells[1:], strict=True)]
        shown.append("- " + words("rules.row", name=f"**{cells[0]}**", rest=" · ".join(rest)))
    first = head[0][:1].upper() + head[0][1:]
    return "\n".join([words("rules.row", name=first, rest="").rstrip(), *shown] if first else shown)


def _cells(line: str) -> list[str]:
    """The cells of a row; `\\|` is a stroke in a cell, as in the tile 6|6."""
    return [cell.strip().replace(r"\|", "|") for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))]


def _drawn(table: list[list[str]]) -> str:
    """The table in a block of code with its columns below each other; empty if a phone would break its lines."""
    plain = [[re.sub(r"[*`]", "", cell) for cell in cells] for cells in table]
    widths = [max(map(len, column)) for column in zip(*plain, strict=True)]
    if sum(widths) + 2 * (len(widths) - 1) > WIDEST:
        return ""
    lines = ("  ".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True)) for cells in plain)
    return "\n".join(["```", *(line.rstrip() for line in lines), "```"])


def phone_lines(page: str) -> float:
    """About how many lines of a phone a text takes."""
    lines = [line for line in page.split("\n") if line]
    texts = (textwrap.wrap(line.replace("*", ""), ITEM if _LIST.match(line) else LINE) for line in lines)
    return sum(HEADING if text[0].startswith("#") else len(text) for text in texts)


def _pages(blocks: list[str]) -> list[str]:
    """As few pages as hold the blocks. After the first page, a section stays whole if a page can hold it; a heading
    always stays with what follows it. A list that no page can hold goes on on the next one."""
    pages, blocks = [""], [part for block in blocks for part in _parts(block)]
    for at, block in enumerate(blocks):
        room, heading = LINES if len(pages) > 1 else FIRST_LINES, block.startswith("#")
        following = next((n for n in range(at + 1, len(blocks)) if blocks[n].startswith("#")), len(blocks))
        whole = phone_lines("\n".join(blocks[at:following]))
        if not heading or whole > LINES or len(pages) == 1:
            whole = phone_lines("\n".join(blocks[at : at + 1 + heading]))
        alone = at > 0 and blocks[at - 1].startswith("#")
        if pages[-1] and not alone and phone_lines(pages[-1]) + whole > room:
            pages.append("")
        after_list = at > 0 and _LIST.match(blocks[at - 1].split("\n")[-1]) is not None and not _LIST.match(block)
        apart = pages[-1] and (heading or after_list)  # else Discord adds the block to the last item
        pages[-1] += ("\n" if apart else "") + block + "\n"
    return [page.strip() for page in pages]


def _parts(block: str) -> list[str]:
    """The items of a list that no page can hold; any other block whole."""
    return block.split("\n") if _LIST.match(block) and phone_lines(block) > LINES - HEADING else [block]

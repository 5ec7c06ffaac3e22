"""Cut the fonts that Boneyard's pictures ship with, from full OFL families.

Run by hand when a font is to be renewed; the result is committed in `bot/pictures/typefaces`:

    pip install fonttools
    python tools/vendor_fonts.py FONTS bot/pictures/typefaces

FONTS is any folder that holds (at any depth) Inter-Medium.otf, Inter-Bold.otf, NotoSans<Script>-Regular.ttf
and NotoSansCJK-Regular.ttc, for example the unpacked Debian packages fonts-inter, fonts-noto-core and
fonts-noto-cjk. A whole CJK font weighs 19 MB, so it is cut to the characters of the national standards in daily
use (JIS X 0208, GB 2312, Big5 level 1, KS X 1001). Cut fonts are modified versions under the OFL and are therefore
renamed "Boneyard …", because Source (the CJK family's origin) is a reserved font name.
`coverage.txt` lists the code points of each font, for Pillow cannot tell.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x250), *range(0x2B0, 0x370), *range(0x1E00, 0x1F00)]
GREEK = [*range(0x370, 0x400), *range(0x1F00, 0x2000)]
CYRILLIC = [*range(0x400, 0x530), *range(0x1C80, 0x1C90)]
SIGNS = [*range(0x2010, 0x2028), *range(0x2030, 0x2060), *range(0x2070, 0x20D0), *range(0x2100, 0x2200)]
SHAPES = [*range(0x2200, 0x2300), *range(0x25A0, 0x2670), 0x2713, 0x2717]
WESTERN = LATIN + GREEK + CYRILLIC + SIGNS + SHAPES

SCRIPTS = ("Arabic", "Hebrew", "Devanagari", "Thai", "Bengali", "Tamil", "Georgian", "Armenian")


def from_codec(codec: str, leads: range, trails: range) -> set[int]:
    """Every code point that a national two-byte encoding holds between these lead and trail bytes."""
    found: set[int] = set()
    for lead in leads:
        for trail in trails:
            try:
                found.update(map(ord, bytes((lead, trail)).decode(codec)))
            except UnicodeDecodeError:
                continue
    return found


def east_asian() -> set[int]:
    """Kana, the common Han of Japan, mainland China and Taiwan, and the common hangul of Korea."""
    chosen = set(range(0x3000, 0x3100)) | set(range(0xFF01, 0xFF5F)) | set(range(0x3131, 0x318F))
    chosen |= from_codec("euc_jp", range(0xA1, 0xF5), range(0xA1, 0xFF))
    chosen |= from_codec("gb2312", range(0xA1, 0xD8), range(0xA1, 0xFF))
    chosen |= from_codec("big5", range(0xA4, 0xC7), range(0x40, 0xFF))
    chosen |= from_codec("euc_kr", range(0xB0, 0xC9), range(0xA1, 0xFF))
    return chosen


def cut(source: Path, target: Path, family: str, wanted: set[int] | None, face: int = 0) -> None:
    """Write `wanted` (all, when None) of one face, unhinted, with its shaping rules, renamed to `family`."""
    options = subset.Options()
    options.hinting = False
    options.layout_features = ["*"] if wanted is None else ["kern", "mark", "mkmk", "ccmp", "locl", "tnum", "calt"]
    options.name_IDs = ["*"]
    options.notdef_outline = True
    options.drop_tables += ["DSIG", "MATH", "vhea", "vmtx", "VORG", "BASE"]
    font = TTFont(source, fontNumber=face)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=set(font.getBestCmap()) if wanted is None else wanted)
    cutter.subset(font)
    for record in list(font["name"].names):
        if record.nameID in (1, 3, 4, 6, 16, 18):
            text = family.replace(" ", "") if record.nameID in (3, 6) else family
            font["name"].setName(text, record.nameID, record.platformID, record.platEncID, record.langID)
        elif record.nameID not in (0, 2, 5, 13, 14):
            font["name"].removeNames(record.nameID, record.platformID, record.platEncID, record.langID)
    font.save(target)
    print(f"{target.name}: {target.stat().st_size // 1024} KB, {len(font.getBestCmap())} characters")


def ranges(points: set[int]) -> str:
    """`20-7E A0 ...`: the runs of code points, in hexadecimal."""
    found: list[list[int]] = []
    for point in sorted(points):
        if found and point == found[-1][1] + 1:
            found[-1][1] = point
        else:
            found.append([point, point])
    return " ".join(f"{low:X}" if low == high else f"{low:X}-{high:X}" for low, high in found)


def main(fonts: Path, out: Path) -> None:
    """Cut every vendored font from the families below `fonts` into `out`."""

    def find(name: str) -> Path:
        return next(iter(sorted(fonts.rglob(name))))

    out.mkdir(parents=True, exist_ok=True)
    for weight in ("Medium", "Bold"):
        target = out / f"western-{weight.lower()}.otf"
        cut(find(f"Inter-{weight}.otf"), target, f"Boneyard Western {weight}", set(WESTERN))
    for script in SCRIPTS:
        file = find(f"NotoSans{script}-Regular.ttf")
        cut(file, out / f"{script.lower()}.ttf", f"Boneyard {script}", None)
    cut(find("NotoSansCJK-Regular.ttc"), out / "east-asian.otf", "Boneyard East Asian", east_asian())
    files = sorted(file for file in out.iterdir() if file.suffix in (".ttf", ".otf"))
    lines = [f"{file.name} {ranges(set(TTFont(file).getBestCmap()))}" for file in files]
    (out / "coverage.txt").write_text("\n".join(lines) + "\n", encoding="ascii")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("Say where the fonts are and where to put them: vendor_fonts.py FONTS OUT")
    main(Path(sys.argv[1]), Path(sys.argv[2]))

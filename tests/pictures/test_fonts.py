"""Names in any script are drawn in order, and hostile names are harmless."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.pictures.render import fonts


@pytest.mark.parametrize(
    "name",
    [
        "Ana",
        "Björn",
        "Дмитрий",
        "Ωμέγα",
        "さくら",
        "漢字",
        "김민수",
        "فاطمة",
        "שלום",
        "देवनागरी",
        "ไทย",
        "বাংলা",
        "தமிழ்",
        "ქართული",
    ],
)
def test_names_of_every_supported_script_are_drawn_whole(name: str) -> None:
    assert fonts.clean(name) == name
    assert fonts.measure(name, 40) > 40
    mask, _ = fonts.mask(name, 40)
    assert mask.getbbox() is not None


def test_a_right_to_left_line_with_a_latin_word_and_a_number_is_in_visual_order() -> None:
    assert [run.text.strip() for run in fonts.runs("שלום abc 123")] == ["abc 123", "שלום"]
    assert [run.rtl for run in fonts.runs("שלום abc 123")] == [False, True]


def test_a_left_to_right_line_keeps_its_order_around_an_arabic_name() -> None:
    assert [run.text.strip() for run in fonts.runs("Ana فاطمة Bob")] == ["Ana", "فاطمة", "Bob"]


def test_a_number_after_an_arabic_word_stands_to_its_left() -> None:
    assert [run.text.strip() for run in fonts.runs("Ana فاطمة 12")] == ["Ana", "12", "فاطمة"]


def test_direction_overrides_emoji_and_control_characters_are_dropped() -> None:
    assert fonts.clean("\u202eevil\u202c\u2066x\x00\x07") == "evilx"
    assert fonts.clean("Hu🚂go 👩‍👩‍👧") == "Hugo"
    assert fonts.clean("\ue000\U000f0000") == ""
    assert fonts.clean("  a \n\t b  ") == "a b"


def test_compatibility_letters_become_plain_ones() -> None:
    assert fonts.clean("ｆｕｌｌ 𝓑𝓸𝓫 ②") == "full Bob 2"


def test_piled_up_marks_are_cut_down_and_stay_on_their_line() -> None:
    zalgo = "a" + "\u0301" * 40 + "b" + "\u0323\u0335" * 40
    assert len(fonts.clean(zalgo)) <= 4
    mask, baseline = fonts.mask(zalgo, 40)
    assert mask.height <= 40 * 1.6
    assert 0 < baseline < mask.height


@given(st.text(max_size=500), st.integers(30, 60), st.integers(20, 600))
def test_any_text_fits_the_width_it_is_given(text: str, size: int, width: int) -> None:
    fitted = fonts.fit(text, size, width)
    assert fonts.measure(fitted, size) <= width
    assert fonts.clean(fitted) == fitted


@given(st.text(max_size=200))
def test_cleaning_twice_changes_nothing(text: str) -> None:
    once = fonts.clean(text)
    assert fonts.clean(once) == once


def test_ordinals_keep_their_raised_letters() -> None:
    assert fonts.clean("1º, 2.ª") == "1º, 2.ª"
    assert fonts.clean("ﬁrst ²") == "first 2"


def test_a_shortened_name_ends_in_an_ellipsis() -> None:
    fitted = fonts.fit("A" * 500, 40, 300)
    assert fitted.endswith("...")
    assert 200 < fonts.measure(fitted, 40) <= 300


def test_every_vendored_font_has_its_licence_beside_it() -> None:
    licence = (fonts.FOLDER / "OFL.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence
    files = [file for file in fonts.FOLDER.iterdir() if file.suffix in (".ttf", ".otf")]
    assert len(files) == 11
    assert sum(file.stat().st_size for file in files) < 8_000_000


def test_without_the_shaping_library_names_are_still_drawn_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "shaping_ready", lambda: False)
    for kept in (fonts._face, fonts.measure, fonts.mask):
        kept.cache_clear()
    try:
        (run,) = fonts.runs("שלום")
        assert fonts._as_drawn(run) == ("שלום"[::-1], None)
        for name in ("שלום", "فاطمة", "देवनागरी", "Ana"):
            assert fonts.mask(name, 40)[0].getbbox() is not None
    finally:
        for kept in (fonts._face, fonts.measure, fonts.mask):
            kept.cache_clear()

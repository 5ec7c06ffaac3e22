"""The documentation site has every page, and its builder finds links that lead nowhere. `.ci/run` builds it."""

from pathlib import Path

from tools.site import NAVIGATION, ROOT, broken, config, with_breaks


def test_every_page_is_on_the_site() -> None:
    shown = {page for pages in NAVIGATION.values() for page in pages} | {"README.md"}
    folders = (ROOT.glob("*.md"), ROOT.glob("docs/**/*.md"), ROOT.glob("bot/words/en/games/*.md"))
    assert {file.relative_to(ROOT).as_posix() for pages in folders for file in pages} == shown


def test_links_that_lead_nowhere_are_found(tmp_path: Path) -> None:
    (tmp_path / "other.html").write_text("<h2 id='there'>There</h2>", encoding="utf-8")
    links = "".join(
        f"<a href='{to}'>" for to in ("other.html#there", "other.html#gone", "gone.html", "https://x.example")
    )
    (tmp_path / "index.html").write_text(f"{links}<img src='gone.png'>", encoding="utf-8")
    assert broken(tmp_path) == ["index.html: gone.html", "index.html: gone.png", "index.html: other.html#gone"]


def test_a_page_can_be_edited_where_the_repository_has_an_address() -> None:
    assert "content.action.edit" in config("https://example.org/boneyard")
    assert "edit" not in config("")


def test_a_name_of_a_test_or_a_setting_breaks_after_each_word() -> None:
    assert with_breaks("<code>DATABASE_URL_FILE</code>") == "<code>DATABASE_<wbr>URL_<wbr>FILE</code>"
    assert with_breaks("<code>test_a_b</code> <code>a_b</code>") == "<code>test_<wbr>a_<wbr>b</code> <code>a_b</code>"

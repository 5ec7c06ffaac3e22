"""Files that are no database, and disks that lock no files."""

import errno
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import make_url

from engine.store import Store, StoreProblem, copy_database, database_path, files, restore_database
from engine.store.files import FileLock


def refuses(descriptor: int) -> None:
    """A mount without file locks."""
    raise OSError(errno.ENOLCK, "No locks available")


def names_in(folder: Path) -> list[str]:
    return [file.name for file in folder.iterdir()]


async def test_a_file_that_is_no_database_keeps_its_permissions(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("Buy milk and a double six. " * 9)
    notes.chmod(0o644)
    with pytest.raises(StoreProblem, match="cannot be opened"):
        await Store.open(f"sqlite:///{notes}")
    assert notes.stat().st_mode & 0o777 == 0o644
    assert names_in(tmp_path) == ["notes.txt"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs devices in folders, which Windows does not have")
async def test_a_device_is_refused_and_gets_no_files_beside_it(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe", 0o644)
    (tmp_path / "link").symlink_to(tmp_path / "pipe")
    for name in ("pipe", "link"):
        with pytest.raises(StoreProblem, match="pipe is a device or a pipe: name a file"):
            await Store.open(f"sqlite:///{tmp_path / name}")
    assert (tmp_path / "pipe").stat().st_mode & 0o777 == 0o644
    assert sorted(names_in(tmp_path)) == ["link", "pipe"]


async def test_another_program_s_database_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    songs = tmp_path / "songs.db"
    with closing(sqlite3.connect(songs)) as connection:
        connection.execute("CREATE TABLE songs (title TEXT)")
    before = songs.read_bytes()
    with pytest.raises(StoreProblem, match="No Boneyard has made the database"):
        await Store.open(f"sqlite:///{songs}")
    assert (names_in(tmp_path), songs.read_bytes()) == (["songs.db"], before)


async def test_a_backup_put_in_place_without_its_lock_is_opened(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'boneyard.db'}")
    await store.close()
    (tmp_path / "copy").mkdir()
    copy = shutil.copy(tmp_path / "boneyard.db", tmp_path / "copy" / "boneyard.db")
    await (await Store.open(f"sqlite:///{copy}")).close()


async def test_a_mount_without_locks_is_named_at_the_start_and_by_the_check(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "boneyard.db"
    assert FileLock.trouble(file) is None
    monkeypatch.setattr(files, "_take", refuses)
    with pytest.raises(StoreProblem, match="No locks available") as problem:
        await Store.open(f"sqlite:///{file}")
    assert FileLock.trouble(file) == str(problem.value)
    assert not FileLock.held(file)


@pytest.mark.skipif(os.name == "nt", reason="Windows lets administrators alone make links")
async def test_a_link_to_a_database_is_the_database(tmp_path: Path) -> None:
    """SQLite keeps its log beside the file. Locked beside the link, two bots would share a file."""
    for folder in ("real", "linked"):
        (tmp_path / folder).mkdir()
    link, file = tmp_path / "linked" / "boneyard.db", tmp_path / "real" / "boneyard.db"
    link.symlink_to(file)
    store = await Store.open(f"sqlite:///{link}")
    assert FileLock.held(file)
    await store.close()
    copy = copy_database(file, tmp_path / "copy.db")
    kept = restore_database(copy, database_path(make_url(f"sqlite:///{link}")), now=0)
    assert kept
    assert (kept.parent, names_in(link.parent), link.is_symlink()) == (file.parent, ["boneyard.db"], True)

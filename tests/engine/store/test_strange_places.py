"""Files that are no database, and disks that lock no files."""

import errno
from pathlib import Path

import pytest

from engine.store import Store, StoreProblem, files
from engine.store.files import FileLock


def refuses(descriptor: int) -> None:
    """A mount without file locks."""
    raise OSError(errno.ENOLCK, "No locks available")


async def test_a_file_that_is_no_database_keeps_its_permissions(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("Buy milk and a double six. " * 9)
    notes.chmod(0o644)
    with pytest.raises(StoreProblem, match="cannot be opened"):
        await Store.open(f"sqlite:///{notes}")
    assert notes.stat().st_mode & 0o777 == 0o644


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

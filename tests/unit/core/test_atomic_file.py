from __future__ import annotations

import os
from pathlib import Path

import pytest

from gametest.core.atomic_file import check_writable, write_atomically
from gametest.core.errors import UsageError


def test_parent_folders_are_made(tmp_path: Path) -> None:
    path = tmp_path / "build" / "reports" / "report.xml"

    check_writable(path, "the report")
    write_atomically(path, b"new")

    assert path.read_bytes() == b"new"


def test_checking_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "report.xml"
    path.write_bytes(b"old")

    check_writable(path, "the report")

    assert path.read_bytes() == b"old"
    assert [path] == list(tmp_path.iterdir())


def test_a_path_below_a_file_is_a_usage_error_naming_it(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    with pytest.raises(UsageError, match=r"cannot write the report to '.*file.x'"):
        check_writable(tmp_path / "file" / "x", "the report")


def test_a_folder_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(UsageError):
        check_writable(tmp_path, "the report")


def test_a_failed_write_keeps_the_old_file_and_leaves_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "report.xml"
    path.write_bytes(b"old")

    def refuse(self: Path, target: Path) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "replace", refuse)

    with pytest.raises(PermissionError):
        write_atomically(path, b"new")
    assert path.read_bytes() == b"old"
    assert [path] == list(tmp_path.iterdir())


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_a_symbolic_link_stays_one(tmp_path: Path) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    target.write_bytes(b"old")
    link.symlink_to(target)

    write_atomically(link, b"new")

    assert link.is_symlink()
    assert target.read_bytes() == b"new"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs a device file")
def test_a_device_is_written_to_and_not_replaced() -> None:
    check_writable(Path("/dev/null"), "the report")
    write_atomically(Path("/dev/null"), b"new")

    assert Path("/dev/null").is_char_device()

from __future__ import annotations

import os
from pathlib import Path

import pytest

from gametest.core.regular_file import NotRegularError, TooLargeError, read_regular


def test_a_file_within_the_limit_is_read_whole(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"x" * 100)

    assert read_regular(path, 100) == b"x" * 100


def test_a_file_over_the_limit_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"x" * 101)

    with pytest.raises(TooLargeError, match="larger than 0 MiB"):
        read_regular(path, 100)


@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="Linux")
def test_a_file_that_does_not_know_its_size_ends_at_the_limit() -> None:
    assert read_regular("/proc/self/maps", 10_000_000)
    with pytest.raises(TooLargeError):
        read_regular("/proc/self/maps", 10)


@pytest.mark.skipif(os.name != "posix", reason="pipes as POSIX has them")
def test_pipes_and_devices_are_not_opened(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")

    for path in (tmp_path / "pipe", Path("/dev/zero")):
        with pytest.raises(NotRegularError, match="no regular file"):
            read_regular(path, 100)


def test_a_folder_and_nothing_are_what_the_system_calls_them(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError):
        read_regular(tmp_path, 100)
    with pytest.raises(FileNotFoundError):
        read_regular(tmp_path / "none", 100)

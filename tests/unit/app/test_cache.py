from __future__ import annotations

import os
from pathlib import Path

import pytest

from gametest.app.cache import Cache, CachedReader
from gametest.core.diagnostic import DiagnosticCollector

TEXT = b"{DataVersion:5023,size:[1,1,1],data:[{pos:[0,0,0],state:'minecraft:stone'}],entities:[]}"
LONG = TEXT + b" " * 5000


def test_what_is_kept_is_found_by_its_text(tmp_path: Path) -> None:
    cache = Cache(tmp_path / "cache")
    cache.keep(LONG, b"binary")

    assert cache.find(LONG) == b"binary"
    assert cache.find(LONG + b" ") is None
    assert cache.size_bytes() == 6


def test_a_short_text_is_not_kept(tmp_path: Path) -> None:
    cache = Cache(tmp_path / "cache")
    cache.keep(TEXT, b"binary")

    assert cache.find(TEXT) is None


def test_a_cache_that_is_off_keeps_nothing(tmp_path: Path) -> None:
    cache = Cache(tmp_path / "cache", enabled=False)
    cache.keep(LONG, b"binary")

    assert not cache.directory.exists()


@pytest.mark.skipif(os.name != "posix", reason="modes as POSIX has them")
def test_a_folder_that_others_can_write_is_not_trusted(tmp_path: Path) -> None:
    cache = Cache(tmp_path / "cache")
    cache.keep(LONG, b"binary")
    cache.directory.chmod(0o777)

    assert cache.find(LONG) is None
    assert "can be written by others" in str(cache.refusal)


def test_a_structure_is_the_same_from_the_cache(tmp_path: Path) -> None:
    read, found = CachedReader(Cache(tmp_path / "cache")), DiagnosticCollector()
    first = read(LONG, "a.snbt", found)
    again = read(LONG, "a.snbt", found)

    assert read.cache.size_bytes() > 0
    assert (first.size, first.palettes) == (again.size, again.palettes)


def test_a_text_with_findings_is_told_each_time(tmp_path: Path) -> None:
    read, text = (
        CachedReader(Cache(tmp_path / "cache")),
        LONG.replace(b"DataVersion:5023,", b""),
    )
    counts = []
    for _ in range(3):
        found = DiagnosticCollector()
        read(text, "a.snbt", found)
        read(text, "a.snbt", found)
        counts.append(len(found))

    assert [1, 1, 1] == counts


def test_a_damaged_entry_does_not_hide_the_text(tmp_path: Path) -> None:
    read, found = CachedReader(Cache(tmp_path / "cache")), DiagnosticCollector()
    read(LONG, "a.snbt", found)
    for entry in read.cache.directory.iterdir():
        entry.write_bytes(b"damaged")

    assert read(LONG, "a.snbt", found).size == (1, 1, 1)
    assert len(found) == 0


def test_findings_of_a_cached_text_name_the_text(tmp_path: Path) -> None:
    read, found = CachedReader(Cache(tmp_path / "cache")), DiagnosticCollector()

    sources = [read(LONG, "a.snbt", found).source for _ in range(2)]

    assert ["a.snbt", "a.snbt"] == sources


@pytest.mark.parametrize("bad", [b"damaged", b"", b"\x0a\x00\x00\x00"])
def test_a_damaged_entry_is_written_anew(tmp_path: Path, bad: bytes) -> None:
    read, found = CachedReader(Cache(tmp_path / "cache")), DiagnosticCollector()
    read(LONG, "a.snbt", found)
    (entry,) = read.cache.directory.iterdir()
    good = entry.read_bytes()
    entry.write_bytes(bad)

    assert read(LONG, "a.snbt", found).size == (1, 1, 1)
    assert good == entry.read_bytes()


@pytest.mark.skipif(os.name != "posix", reason="pipes as POSIX has them")
def test_a_pipe_in_the_place_of_an_entry_is_not_waited_for(tmp_path: Path) -> None:
    read, found = CachedReader(Cache(tmp_path / "cache")), DiagnosticCollector()
    read(LONG, "a.snbt", found)
    (entry,) = read.cache.directory.iterdir()
    entry.unlink()
    os.mkfifo(entry)

    assert read(LONG, "a.snbt", found).size == (1, 1, 1)
    assert entry.is_file()


def test_a_folder_that_cannot_be_made_is_a_problem(tmp_path: Path) -> None:
    (tmp_path / "plain").touch()

    assert Cache(tmp_path / "cache").problem is None
    assert "is no folder" in str(Cache(tmp_path / "plain" / "cache").problem)

from __future__ import annotations

import os
from pathlib import Path

import pytest

from gametest.app.convert import convert_file
from gametest.core.errors import UsageError

TEXT = "{size:[1,1,1],data:[{pos:[0,0,0],state:'minecraft:stone'}],entities:[]}"


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "a.snbt"
    path.write_text(TEXT, encoding="utf-8")
    return path


def test_the_suffix_of_the_target_decides(source: Path, tmp_path: Path) -> None:
    convert_file(source, tmp_path / "b.nbt")

    assert (tmp_path / "b.nbt").read_bytes().startswith(b"\x1f\x8b")


def test_the_data_version_is_written_when_asked(source: Path, tmp_path: Path) -> None:
    convert_file(source, tmp_path / "b.snbt", data_version=4903)

    assert "DataVersion: 4903" in (tmp_path / "b.snbt").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "options", "message"),
    [
        ("b.txt", {}, "the suffix must be .nbt, .snbt or .layers"),
        ("a.snbt", {}, "exists; --force overwrites it"),
        ("b.nbt", {"layout": "packed"}, "the packed layout is text"),
        ("no/folder/b.nbt", {"layout": "binary"}, None),
    ],
)
def test_what_cannot_be_written_is_a_sentence(
    source: Path, name: str, options: dict[str, str], message: str | None
) -> None:
    target = source.parent / name
    if message is None:
        convert_file(source, target, **options)  # type: ignore[arg-type]
        assert target.is_file()
        return

    with pytest.raises(UsageError, match=message):
        convert_file(source, target, **options)  # type: ignore[arg-type]


def test_a_source_that_is_not_there_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"no\.nbt: No such file"):
        convert_file(tmp_path / "no.nbt", tmp_path / "b.nbt")


@pytest.mark.skipif(os.name != "posix", reason="devices as POSIX has them")
def test_a_device_is_not_read(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="no regular file"):
        convert_file(Path("/dev/zero"), tmp_path / "b.nbt")


def test_a_name_that_is_too_long_is_a_sentence(source: Path, tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="too long"):
        convert_file(source, tmp_path / ("b" * 300 + ".nbt"))

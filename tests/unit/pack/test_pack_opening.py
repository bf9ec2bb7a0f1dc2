from __future__ import annotations

import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from gametest.core.diagnostic import DiagnosticCollector
from gametest.pack.pack_opening import load_metadata, open_source

Found = Callable[[], list[tuple[str, str]]]


def write(root: Path, *paths: str) -> None:
    for path in paths:
        file = root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        if path.endswith(".zip"):
            with zipfile.ZipFile(file, "w") as archive:
                archive.writestr("pack.mcmeta", "{}")
        else:
            file.write_text("{}")


@pytest.mark.parametrize("path", ["pack", "pack.zip", "pack/"])
def test_a_folder_or_zip_file_with_metadata_is_a_pack(
    path: str, tmp_path: Path, collector: DiagnosticCollector
) -> None:
    write(tmp_path, "pack/pack.mcmeta", "pack.zip")

    source = open_source(f"{tmp_path}/{path}", collector)

    assert source is not None
    assert source.read("pack.mcmeta") == b"{}"
    assert len(collector) == 0
    source.close()


@pytest.mark.parametrize(
    ("files", "path", "words"),
    [
        ([], "gone", "neither a folder nor a file"),
        (["p/x"], "p", "no data folder either"),
        (["p/data/x"], "p", "there is a data folder"),
        (["p/q/pack.mcmeta", "p/r/pack.mcmeta"], "p", "packs inside: q, r"),
        (["p/q.zip"], "p", "zip files inside: q.zip"),
        (["p/pack.mcmeta"], "p/pack.mcmeta", "the folder that holds it"),
        (["p/a.txt"], "p/a.txt", "neither a folder nor a zip file"),
    ],
)
def test_what_is_not_a_pack_is_told_with_what_it_is(
    files: list[str],
    path: str,
    words: str,
    tmp_path: Path,
    collector: DiagnosticCollector,
) -> None:
    write(tmp_path, *files)

    assert open_source(f"{tmp_path}/{path}", collector) is None
    (finding,) = collector
    assert ("not-a-pack", f"{tmp_path}/{path}") == (finding.code, str(finding.location))
    assert words in finding.message


def test_a_zip_file_with_its_pack_in_a_folder_says_where(
    tmp_path: Path, collector: DiagnosticCollector
) -> None:
    with zipfile.ZipFile(tmp_path / "p.zip", "w") as archive:
        archive.writestr("inner/pack.mcmeta", "{}")

    assert open_source(f"{tmp_path}/p.zip", collector) is None
    (finding,) = collector
    assert finding.code == "not-a-pack"
    assert "it is at inner/pack.mcmeta" in finding.message


def test_a_path_with_a_null_byte_is_told(
    collector: DiagnosticCollector, found: Found
) -> None:
    assert open_source("a\0b", collector) is None
    assert len(found()) == 1


def test_metadata_that_is_a_folder_is_told(
    tmp_path: Path, collector: DiagnosticCollector, found: Found
) -> None:
    (tmp_path / "pack.mcmeta").mkdir()
    source = open_source(str(tmp_path), collector)
    assert source is not None

    metadata = load_metadata(source, collector)

    assert not metadata.claims_formats
    assert [("unreadable-file", f"{tmp_path}/pack.mcmeta")] == found()

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.errors import DiagnosticError
from gametest.pack import folder_pack
from gametest.pack.folder_pack import FolderPack

needs_links = pytest.mark.skipif(os.name == "nt", reason="links need rights there")

Found = Callable[[], list[tuple[str, str]]]


def write(root: Path, *paths: str) -> FolderPack:
    for path in paths:
        file = root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(path)
    return FolderPack.load(str(root))


def test_files_are_listed_in_order(
    tmp_path: Path, collector: DiagnosticCollector
) -> None:
    pack = write(tmp_path, "data/b/x.json", "data/a/z.json", "data/a/y/x.json", "o/c")

    listed = pack.list_files("data", collector)

    assert listed == ["data/a/y/x.json", "data/a/z.json", "data/b/x.json"]


def test_a_missing_folder_has_no_files(
    tmp_path: Path, collector: DiagnosticCollector
) -> None:
    assert not write(tmp_path).list_files("data", collector)
    assert len(collector) == 0


def test_a_file_is_named_as_the_user_wrote_the_pack(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    assert FolderPack.load("packs/a/").display("data/x") == "packs/a/data/x"


@needs_links
@pytest.mark.parametrize("target", ["..", "../secret", "/etc"])
def test_a_link_out_of_the_pack_is_not_followed(
    target: str, tmp_path: Path, collector: DiagnosticCollector, found: Found
) -> None:
    (tmp_path / "secret").mkdir()
    (tmp_path / "secret" / "a.json").write_text("{}")
    pack = write(tmp_path / "pack", "data/a/x.json")
    (tmp_path / "pack" / "data" / "link").symlink_to(
        target if target.startswith("/") else tmp_path / "pack" / target
    )

    listed = pack.list_files("data", collector)

    assert listed == ["data/a/x.json"]
    assert [("unsafe-path", pack.display("data/link"))] == found()


@needs_links
def test_a_linked_metadata_file_outside_the_pack_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("{}")
    pack = write(tmp_path / "pack", "data/a/x.json")
    (tmp_path / "pack" / "pack.mcmeta").symlink_to(tmp_path / "secret")

    with pytest.raises(DiagnosticError, match="leads out of the pack"):
        pack.read("pack.mcmeta")


@needs_links
def test_a_link_inside_the_pack_is_followed(
    tmp_path: Path, collector: DiagnosticCollector
) -> None:
    pack = write(tmp_path, "data/a/function/x.mcfunction")
    (tmp_path / "data" / "b").symlink_to(tmp_path / "data" / "a")

    listed = pack.list_files("data", collector)

    assert listed == ["data/a/function/x.mcfunction", "data/b/function/x.mcfunction"]
    assert len(collector) == 0


@needs_links
def test_a_ring_of_links_ends(tmp_path: Path, collector: DiagnosticCollector) -> None:
    pack = write(tmp_path, "data/a/x.json", "data/b/y.json")
    (tmp_path / "data" / "a" / "up").symlink_to(tmp_path / "data")
    (tmp_path / "data" / "a" / "other").symlink_to(tmp_path / "data" / "b")
    (tmp_path / "data" / "b" / "other").symlink_to(tmp_path / "data" / "a")

    listed = pack.list_files("data", collector)

    assert "data/a/x.json" in listed
    assert len(listed) < 20


@needs_links
def test_a_link_to_nothing_is_not_a_file(
    tmp_path: Path, collector: DiagnosticCollector
) -> None:
    pack = write(tmp_path, "data/a/x.json")
    (tmp_path / "data" / "gone").symlink_to(tmp_path / "data" / "nowhere")

    assert pack.list_files("data", collector) == ["data/a/x.json"]


@needs_links
def test_a_pipe_is_not_read(tmp_path: Path, collector: DiagnosticCollector) -> None:
    pack = write(tmp_path, "data/a/x.json")
    os.mkfifo(tmp_path / "data" / "a" / "pipe.json")

    assert pack.list_files("data", collector) == ["data/a/x.json"]


def test_a_file_that_cannot_be_read_is_an_error_with_its_name(tmp_path: Path) -> None:
    pack = write(tmp_path)

    with pytest.raises(DiagnosticError) as caught:
        pack.read("data/a/x.json")

    finding = caught.value.diagnostic
    assert ("unreadable-file", f"{tmp_path}/data/a/x.json") == (
        finding.code,
        str(finding.location),
    )


def test_a_file_over_the_limit_is_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folder_pack, "MAX_FILE_BYTES", 4)
    pack = write(tmp_path, "data/a/x.json")

    with pytest.raises(DiagnosticError) as caught:
        pack.read("data/a/x.json")

    assert caught.value.diagnostic.code == "too-large"

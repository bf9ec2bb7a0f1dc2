from __future__ import annotations

import struct
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.errors import DiagnosticError
from gametest.pack import zip_pack
from gametest.pack.zip_pack import ZipPack

Found = Callable[[], list[tuple[str, str]]]


def write(path: Path, entries: dict[str, bytes]) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in entries.items():
            archive.writestr(name, data)
    return path


def load(path: Path, collector: DiagnosticCollector) -> ZipPack:
    pack = ZipPack.load(str(path), "p.zip", collector)
    assert pack is not None
    return pack


def test_entries_are_listed_in_order_and_read(
    tmp_path: Path, collector: DiagnosticCollector
) -> None:
    path = write(tmp_path / "p.zip", {"data/b/x": b"1", "data/a/y": b"2", "top": b"3"})

    pack = load(path, collector)

    assert pack.list_files("data", collector) == ["data/a/y", "data/b/x"]
    assert pack.read("data/b/x") == b"1"
    assert pack.display("data/b/x") == "p.zip!data/b/x"
    assert len(collector) == 0
    pack.close()


@pytest.mark.parametrize("kept", [0, 3, 22, 60, 130, 200])
def test_a_zip_file_that_is_cut_off_is_a_bad_archive(
    kept: int, tmp_path: Path, collector: DiagnosticCollector, found: Found
) -> None:
    path = write(
        tmp_path / "p.zip", {"pack.mcmeta": b"{}", "data/a/x.json": b"{}" * 99}
    )
    path.write_bytes(path.read_bytes()[:kept])

    assert ZipPack.load(str(path), "p.zip", collector) is None
    assert found() == [("bad-archive", "p.zip")]


@pytest.mark.parametrize(
    "name",
    [
        "../evil.json",
        "data/../../evil.json",
        "/etc/evil.json",
        "C:/evil.json",
        "..\\evil.json",
        "data\\a\\x.json",
    ],
)
def test_an_entry_that_leads_out_of_the_archive_is_left_out(
    name: str, tmp_path: Path, collector: DiagnosticCollector, found: Found
) -> None:
    path = write(tmp_path / "p.zip", {name: b"evil", "data/a/x.json": b"{}"})

    pack = load(path, collector)

    assert list(pack.paths()) == ["data/a/x.json"]
    assert [("unsafe-path", f"p.zip!{name}")] == found()
    pack.close()


def test_a_link_in_an_archive_is_left_out(
    tmp_path: Path, collector: DiagnosticCollector, found: Found
) -> None:
    path = tmp_path / "p.zip"
    link = zipfile.ZipInfo("data/a/x.json")
    link.external_attr = 0o120777 << 16
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr(link, "/etc/passwd")

    load(path, collector).close()

    assert found() == [("unsafe-path", "p.zip!data/a/x.json")]


def test_an_entry_that_unpacks_to_much_more_than_its_size_is_left_out(
    tmp_path: Path, collector: DiagnosticCollector, found: Found
) -> None:
    bomb = {"data/a/bomb.json": bytes(8 * 1024 * 1024), "data/a/x.json": b"{}"}
    path = write(tmp_path / "p.zip", bomb)

    pack = load(path, collector)

    assert list(pack.paths()) == ["data/a/x.json"]
    assert found() == [("too-large", "p.zip!data/a/bomb.json")]
    pack.close()


def test_an_entry_over_the_limit_is_left_out(
    tmp_path: Path,
    collector: DiagnosticCollector,
    found: Found,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(zip_pack, "MAX_FILE_BYTES", 4)
    path = write(
        tmp_path / "p.zip", {"data/a/x.json": b"12345", "data/a/y.json": b"1234"}
    )

    pack = load(path, collector)

    assert list(pack.paths()) == ["data/a/y.json"]
    assert found() == [("too-large", "p.zip!data/a/x.json")]
    pack.close()


@pytest.mark.parametrize(("limit", "value"), [("MAX_FILES", 2), ("MAX_ZIP_BYTES", 20)])
def test_an_archive_over_a_limit_is_refused(
    limit: str,
    value: int,
    tmp_path: Path,
    collector: DiagnosticCollector,
    found: Found,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(zip_pack, limit, value)
    path = write(
        tmp_path / "p.zip", {f"data/a/{n}.json": b"12345678" for n in range(3)}
    )

    assert ZipPack.load(str(path), "p.zip", collector) is None
    assert found() == [("too-large", "p.zip")]


def test_more_bytes_than_an_entry_declares_are_never_unpacked(
    tmp_path: Path, collector: DiagnosticCollector
) -> None:
    path = write(tmp_path / "p.zip", {"data/a/x.json": bytes(100_000)})
    data = bytearray(path.read_bytes())
    # The central directory's record of the unpacked size, 24 bytes from its start.
    place = data.index(b"PK\x01\x02") + 24
    data[place : place + 4] = struct.pack("<I", 10)
    path.write_bytes(data)

    pack = load(path, collector)

    with pytest.raises(DiagnosticError, match="cannot be unpacked"):
        pack.read("data/a/x.json")
    pack.close()


def test_an_entry_whose_bytes_are_damaged_is_an_error_with_its_name(
    tmp_path: Path, collector: DiagnosticCollector
) -> None:
    path = write(tmp_path / "p.zip", {"data/a/x.json": bytes(range(256)) * 8})
    data = bytearray(path.read_bytes())
    data[60:90] = bytes(30)
    path.write_bytes(data)

    pack = load(path, collector)

    with pytest.raises(DiagnosticError) as caught:
        pack.read("data/a/x.json")
    finding = caught.value.diagnostic
    assert (
        finding.code,
        str(finding.location),
    ) == ("bad-archive", "p.zip!data/a/x.json")
    pack.close()


def test_an_encrypted_entry_is_an_error(
    tmp_path: Path, collector: DiagnosticCollector
) -> None:
    path = write(tmp_path / "p.zip", {"data/a/x.json": b"{}"})
    data = bytearray(path.read_bytes())
    # Bit 0 of the flags, in the local header and in the central directory.
    data[6] |= 1
    data[data.index(b"PK\x01\x02") + 8] |= 1
    path.write_bytes(data)

    pack = load(path, collector)
    pack.close()

    assert [("bad-archive", "the entry is encrypted")] == [
        (found.code, found.message) for found in collector
    ]

"""The setting `dialect`, from the command line and the project's file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

META = '{"pack":{"description":"","min_format":101,"max_format":121}}'
Cli = Callable[..., Any]


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """Its one test is told apart by the number of a slot: 8 is the last one to Ward only."""
    folder = tmp_path / "pack"
    (folder / "data/t/test").mkdir(parents=True)
    (folder / "pack.mcmeta").write_text(META, encoding="utf-8")
    (folder / "data/t/test/a.mcfunction").write_text(
        "# @dummy\n# @unknown\ndummy @s selectslot 8\n"
        "assert data entity @s {SelectedItemSlot:8}\n",
        encoding="utf-8",
    )
    return folder


def test_auto_reads_such_a_file_as_packtest_does(cli: Cli, pack: Path) -> None:
    found = cli("check", pack)

    assert 0 == found.code
    assert "unknown directive @unknown is ignored" in found.stdout


def test_option_makes_it_wards(cli: Cli, pack: Path) -> None:
    found = cli("check", pack, "--dialect", "ward")

    assert 2 == found.code
    assert "invalid directive @unknown: there is no such directive" in found.stdout


def test_projects_file_makes_it_wards(cli: Cli, pack: Path, tmp_path: Path) -> None:
    file = pack / "data/t/test/a.mcfunction"
    file.write_text(file.read_text(encoding="utf-8").replace("# @unknown\n", ""))
    before = cli("run", pack)
    (tmp_path / "gametest.toml").write_text('dialect = "ward"', encoding="utf-8")

    assert (1, 0) == (before.code, cli("run", pack).code)


def test_unknown_dialect_is_refused(cli: Cli, pack: Path) -> None:
    assert 2 == cli("check", pack, "--dialect", "skript").code

from __future__ import annotations

from pathlib import Path

import pytest

from gametest.app import doctor
from gametest.app.doctor import DoctorFinding, findings
from gametest.block.block_table import BlockTable
from gametest.core.version import SUPPORTED_VERSIONS


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("GAMETEST_CACHE_DIR", str(tmp_path / "cache"))


def found() -> dict[str, DoctorFinding]:
    return {finding.subject: finding for finding in findings()}


def test_a_good_installation_has_no_problem() -> None:
    assert [] == [finding for finding in findings() if not finding.good]


def test_every_version_is_looked_at() -> None:
    assert {f"blocks of {version}" for version in SUPPORTED_VERSIONS} <= found().keys()


def test_the_extras_that_are_there_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    there = {"prompt_toolkit", "watchfiles"}
    monkeypatch.setattr(doctor, "_is_there", there.__contains__)

    assert "console, watch" == found()["extras"].text
    assert found()["extras"].good


def test_a_wrong_configuration_is_a_problem(tmp_path: Path) -> None:
    (tmp_path / "gametest.toml").write_text("sede = 1", encoding="utf-8")

    assert not found()["configuration"].good
    assert "unknown key 'sede'" in found()["configuration"].text


def test_a_cache_that_others_can_write_is_a_problem(tmp_path: Path) -> None:
    (tmp_path / "cache").mkdir()
    (tmp_path / "cache").chmod(0o777)

    assert not found()["cache"].good


def test_a_cache_that_cannot_be_written_is_a_problem(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "plain").touch()
    monkeypatch.setenv("GAMETEST_CACHE_DIR", str(tmp_path / "plain" / "cache"))

    assert not found()["cache"].good


def test_a_damaged_table_does_not_hide_the_other_findings(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(_version: object) -> None:
        raise KeyError("states")

    monkeypatch.setattr(BlockTable, "load", fail)

    assert not found()[f"blocks of {SUPPORTED_VERSIONS[0]}"].good
    assert "cache" in found()

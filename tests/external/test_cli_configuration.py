"""Where the value of an option comes from."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

Gametest = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def project(tmp_path: Path, packs: Path) -> Path:
    """A folder with a configuration that names the pack and chooses a seed."""
    text = f"packs = [{str(packs / 'green')!r}]\nseed = 5\nkeyword = 'rain'\n"
    (tmp_path / "gametest.toml").write_text(text, encoding="utf-8")
    (tmp_path / "deep" / "er").mkdir(parents=True)
    return tmp_path


@pytest.mark.parametrize(
    ("variables", "options", "seed"),
    [
        ({}, (), 5),
        ({"GAMETEST_SEED": "6"}, (), 6),
        ({"GAMETEST_SEED": "6"}, ("--seed", "7"), 7),
    ],
)
def test_command_line_wins_over_variable_over_file(
    gametest: Gametest,
    project: Path,
    variables: dict[str, str],
    options: tuple[str, ...],
    seed: int,
) -> None:
    found = gametest(
        "run", "--events", "-", *options, variables=variables, folder=project
    )

    assert f'"total":1,"target_version":"26.3","seed":{seed}' in found.stdout


def test_the_file_is_sought_upwards(gametest: Gametest, project: Path) -> None:
    found = gametest("run", folder=project / "deep" / "er")

    assert found.returncode == 0
    assert "The only test passed" in found.stdout
    assert (project / ".gametest").parent == project


def test_the_table_of_pyproject_counts_where_there_is_no_file(
    gametest: Gametest, packs: Path, tmp_path: Path
) -> None:
    text = f"[tool.gametest]\npacks = [{str(packs / 'green')!r}]\n"
    (tmp_path / "pyproject.toml").write_text(text, encoding="utf-8")

    found = gametest("run")

    assert "All 3 tests passed" in found.stdout


def test_a_configuration_inside_a_pack_runs_no_code(
    gametest: Gametest, packs: Path, tmp_path: Path
) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    metadata = (packs / "green" / "pack.mcmeta").read_text(encoding="utf-8")
    (pack / "pack.mcmeta").write_text(metadata, encoding="utf-8")
    (pack / "gametest.toml").write_text("functions = ['evil.py']", encoding="utf-8")
    (pack / "evil.py").write_text("open('evil', 'w').close()", encoding="utf-8")

    found = gametest("run", "pack")

    assert found.returncode == 2
    assert not (tmp_path / "evil").exists()

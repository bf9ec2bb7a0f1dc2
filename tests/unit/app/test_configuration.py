from __future__ import annotations

from pathlib import Path
from typing import Any

import click
import pytest

from gametest.app.configuration import KEYS, find_configuration
from gametest.cli.program import cli
from gametest.core.errors import UsageError

NOT_IN_THE_FILE = {
    "last_failed",
    "shard",
    "repeat_count",
    "universe",
    "pack",
    "pack_folder",
}


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_no_file_leaves_the_folder_of_the_search(tmp_path: Path) -> None:
    found = find_configuration(tmp_path)

    assert (tmp_path, None, {}) == (found.directory, found.file, found.values)


def test_the_nearest_file_counts(tmp_path: Path) -> None:
    write(tmp_path / "gametest.toml", "seed = 1")
    write(tmp_path / "a" / "gametest.toml", "seed = 2")

    assert find_configuration(tmp_path / "a" / "b").values == {"seed": 2}


def test_our_own_file_wins_over_the_table_beside_it(tmp_path: Path) -> None:
    write(tmp_path / "gametest.toml", "seed = 1")
    write(tmp_path / "pyproject.toml", "[tool.gametest]\nseed = 2")

    assert find_configuration(tmp_path).values == {"seed": 1}


def test_a_project_file_without_our_table_does_not_end_the_search(
    tmp_path: Path,
) -> None:
    write(tmp_path / "gametest.toml", "seed = 1")
    write(tmp_path / "a" / "pyproject.toml", "[tool.other]\nseed = 2")

    assert find_configuration(tmp_path / "a").values == {"seed": 1}


def test_paths_are_taken_from_the_folder_of_the_file(tmp_path: Path) -> None:
    text = (
        "packs = ['packs/a']\nfunctions = ['tests.py', 'module.name']\n"
        "junit = 'out/report.xml'"
    )
    write(tmp_path / "gametest.toml", text)
    found = find_configuration(tmp_path / "deep").values

    assert found == {
        "packs": [str(tmp_path / "packs/a")],
        "functions": [str(tmp_path / "tests.py"), "module.name"],
        "junit": str(tmp_path / "out/report.xml"),
    }


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("sede = 1", "unknown key 'sede', did you mean 'seed'?"),
        ("seed = '1'", "seed must be a whole number"),
        ("strict = 'yes'", "strict must be true or false"),
        ("tests = [1]", "tests must be a list of strings"),
        ("= 1", r"gametest\.toml"),
    ],
)
def test_a_wrong_value_is_named(tmp_path: Path, text: str, message: str) -> None:
    write(tmp_path / "gametest.toml", text)

    with pytest.raises(UsageError, match=message):
        find_configuration(tmp_path)


def test_the_keys_are_the_options_of_the_commands() -> None:
    context = click.Context(cli)
    options: set[Any] = set()
    for name in ("run", "check"):
        command = cli.get_command(context, name)
        assert command is not None
        options |= {
            parameter.name
            for parameter in command.params
            if isinstance(parameter, click.Option) and parameter.envvar
        }

    assert options - NOT_IN_THE_FILE | {"packs"} == set(KEYS)

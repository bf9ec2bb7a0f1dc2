from __future__ import annotations

import json
import shlex
from pathlib import Path

import pytest

from gametest.app.configuration import find_configuration
from gametest.app.new_pack import create_pack
from gametest.core.errors import UsageError


def test_the_configuration_lies_where_the_person_stands(tmp_path: Path) -> None:
    made = create_pack(tmp_path / "my_pack", None, "26.3", tmp_path)
    text = (tmp_path / "gametest.toml").read_text(encoding="utf-8")

    assert text == 'packs = ["my_pack"]\nfunctions = ["my_pack/game_tests.py"]\n'
    assert not (tmp_path / "my_pack" / "gametest.toml").exists()
    assert made.notes == ()


def test_a_pack_where_the_person_stands_holds_its_configuration(tmp_path: Path) -> None:
    made = create_pack(tmp_path, "a", "26.3", tmp_path)
    text = (tmp_path / "gametest.toml").read_text(encoding="utf-8")

    assert text == 'packs = ["."]\nfunctions = ["game_tests.py"]\n'
    assert made.how_to_run == "gametest run"


def test_a_pack_elsewhere_is_run_from_its_folder(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    made = create_pack(there, None, "26.3", here)

    assert (there / "gametest.toml").is_file()
    assert made.how_to_run == f"cd {there} && gametest run"


def test_a_configuration_that_is_there_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "gametest.toml").write_text("seed = 1", encoding="utf-8")
    made = create_pack(tmp_path / "a", None, "26.3", tmp_path)

    assert (tmp_path / "gametest.toml").read_text(encoding="utf-8") == "seed = 1"
    assert len(made.notes) == 1
    assert made.how_to_run.endswith(f"--functions {tmp_path / 'a' / 'game_tests.py'}")


def test_the_namespace_comes_from_the_name_of_the_folder(tmp_path: Path) -> None:
    create_pack(tmp_path / "My Pack!", None, "26.3", tmp_path)

    assert (tmp_path / "My Pack!" / "data" / "my_pack_").is_dir()


@pytest.mark.parametrize(
    ("target", "fields"),
    [
        ("1.21.5", {"pack_format": 71}),
        ("1.21.11", {"min_format": [94, 1], "max_format": [94, 1]}),
        ("26.3", {"min_format": [121, 0], "max_format": [121, 0]}),
    ],
)
def test_the_metadata_has_the_shape_of_its_version(
    tmp_path: Path, target: str, fields: dict[str, object]
) -> None:
    """Numbers: https://minecraft.wiki/w/Pack_format."""
    create_pack(tmp_path / "a", None, target, tmp_path)
    text = (tmp_path / "a" / "pack.mcmeta").read_text(encoding="utf-8")
    pack = json.loads(text)["pack"]
    del pack["description"]

    assert fields == pack


def test_one_file_that_exists_keeps_all_from_being_written(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "game_tests.py").touch()

    with pytest.raises(UsageError, match="exists; nothing was written"):
        create_pack(tmp_path / "a", None, "26.3", tmp_path)
    assert not (tmp_path / "a" / "pack.mcmeta").exists()


def test_a_namespace_of_other_characters_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="namespace 'A b' has a character"):
        create_pack(tmp_path / "a", "A b", "26.3", tmp_path)


@pytest.mark.parametrize("namespace", [".", ".."])
def test_a_namespace_that_is_no_folder_is_refused(
    tmp_path: Path, namespace: str
) -> None:
    with pytest.raises(UsageError, match="cannot be the name of a folder"):
        create_pack(tmp_path / "a", namespace, "26.3", tmp_path)


def test_a_name_that_is_too_long_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="too long"):
        create_pack(tmp_path / ("a" * 300), None, "26.3", tmp_path)


@pytest.mark.parametrize("name", ["my pack", "it's", 'we"ird', "per%cent", "a\\b"])
def test_odd_names_are_quoted_where_they_are_written(tmp_path: Path, name: str) -> None:
    made = create_pack(tmp_path / name, "a", "26.3", tmp_path)

    assert shlex.split(made.how_to_run)[2:] == [str(tmp_path / name)]
    assert find_configuration(tmp_path).values["packs"] == [str(tmp_path / name)]

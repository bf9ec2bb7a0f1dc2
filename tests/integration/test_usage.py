"""Options and configuration that cannot be followed: one sentence, exit code 2."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gametest.core.version import SUPPORTED_VERSIONS

Cli = Callable[..., Any]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("checks",), "There is no command 'checks', did you mean 'check'?"),
        (("run", "--junitt", "x"), "No such option '--junitt'."),
        (("run", "--seed", "x"), "'x' is not a valid integer"),
        (("run", "--target-version", "1.20"), "'1.20' is not one of"),
        (("run", ".", "--origin", "3"), "the origin must be X,Z or one of far"),
        (("run", ".", "--origin", "40000000,0"), "lies outside the world"),
        (("run", ".", "-k", "and"), "keyword expression 'and'"),
        (("run", ".", "--tests", "A"), "test selector 'A' has the character 'A'"),
        (("run", ".", "--isolate", "--shared-world"), "exclude each other"),
        (("run", ".", "--leaks", "--shared-world"), "--leaks needs a world"),
        (("run", ".", "--repeat", "0"), "--repeat 0 never ends"),
        (("run", ".", "--repeatCount", "-1"), "--repeatCount"),
        (("run", ".", "--functions", "no.py"), "there is no file"),
        (("run", ".", "--functions", "no_such_module"), "No module named"),
        (("run", ".", "--functions", "json:nothing"), "json has no 'nothing'"),
        (("run",), "No pack is named"),
        (("run", "--packs", "nowhere"), "'nowhere': there is no such folder"),
        (("convert", "a.nbt"), "Missing argument 'TARGET'"),
        (("convert", "a.nbt", "b.txt"), "the suffix must be .nbt, .snbt or .layers"),
        (("convert", "a.nbt", "b.nbt"), "a.nbt: No such file or directory"),
        (("new", "p", "--namespace", "A b"), "has a character other than"),
        (("completion", "tcsh"), "'tcsh' is not one of"),
    ],
)
def test_wrong_usage_is_one_sentence(
    cli: Cli, packs: Path, arguments: tuple[str, ...], sentence: str
) -> None:
    found = cli(*(packs / "green" if part == "." else part for part in arguments))

    assert found.code == 2
    assert len(found.stderr.splitlines()) == 1
    assert sentence in found.stderr
    assert found.stdout == ""


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("sede = 5", "unknown key 'sede', did you mean 'seed'?"),
        ("seed = 'x'", "seed must be a whole number, got 'x'"),
        ("seed = true", "seed must be a whole number, got True"),
        ("packs = 'a'", "packs must be a list of strings, got 'a'"),
        ("isolate = 1", "isolate must be true or false, got 1"),
        ("keyword = ['a']", "keyword must be a string, got ['a']"),
        ("seed = ", "gametest.toml: "),
        ("\udcff", "gametest.toml: "),
        ("origin = 'nowhere'", "the origin must be X,Z"),
        ("progress = 'loud'", "'loud' is not one of"),
        ("repeat = -1", "-1 is not in the range"),
        ("target_version = '1.20'", "'1.20' is not one of"),
    ],
)
def test_a_wrong_configuration_is_one_sentence(
    cli: Cli, packs: Path, tmp_path: Path, text: str, sentence: str
) -> None:
    (tmp_path / "gametest.toml").write_bytes(text.encode("utf-8", "surrogateescape"))

    found = cli("run", packs / "green")

    assert found.code == 2
    assert len(found.stderr.splitlines()) == 1
    assert sentence in found.stderr


@pytest.mark.parametrize("target", [version.name for version in SUPPORTED_VERSIONS])
def test_a_new_pack_is_green_in_its_version(cli: Cli, target: str) -> None:
    made = cli("new", "my_pack", "--target-version", target)
    run = cli("run", "my_pack")
    checked = cli("check", "my_pack", "--strict")

    assert made.code == 0
    assert run.code == 0, run.stdout + run.stderr
    assert "All 4 tests passed" in run.stdout
    assert checked.code == 0, checked.stdout


def test_a_new_pack_beside_a_configuration_says_how_to_run_it(
    cli: Cli, tmp_path: Path
) -> None:
    cli("new", "first")

    second = cli("new", "packs/second")
    words = second.stdout.splitlines()[-1].split()[2:]

    assert "is left as it is; add 'packs/second/game_tests.py'" in second.stderr
    assert words[:2] == ["gametest", "run"]
    assert cli(*words[1:]).code == 0


@pytest.mark.parametrize(
    ("origin", "place"),
    [
        ("far", "10000000, 4, 10000000"),
        ("negative", "-10007, 4, -10007"),
        ("160,-32", "160, 4, -32"),
    ],
)
def test_a_run_stands_where_it_is_told_to(
    cli: Cli, packs: Path, origin: str, place: str
) -> None:
    found = cli("run", packs / "green", "--origin", origin, "--progress", "game")

    assert found.code == 0
    assert f"3 tests are now running at position {place}!" in found.stderr


@pytest.mark.parametrize("option", ["--isolate", "--shared-world", "--no-skip"])
def test_the_world_may_be_kept_otherwise_with_the_same_outcome(
    cli: Cli, packs: Path, option: str
) -> None:
    found = cli("run", packs / "green", option, "--universe", "ignored")

    assert found.code == 0
    assert "All 3 tests passed" in found.stdout


def test_new_overwrites_nothing(cli: Cli, tmp_path: Path) -> None:
    cli("new", "my_pack")
    (tmp_path / "my_pack" / "pack.mcmeta").unlink()

    again = cli("new", "my_pack")

    assert again.code == 2
    assert "exists; nothing was written" in again.stderr
    assert not (tmp_path / "my_pack" / "pack.mcmeta").exists()

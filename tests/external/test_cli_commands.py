"""The other commands as processes."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

Gametest = Callable[..., subprocess.CompletedProcess[str]]


def test_list_names_the_tests_in_order(gametest: Gametest, packs: Path) -> None:
    found = gametest("list", packs / "green")

    assert found.returncode == 0
    assert found.stdout.split() == ["green:rain", "green:repeater", "green:turned"]
    assert found.stderr == "3 tests\n"


def test_list_gives_a_json_object_a_line(gametest: Gametest, packs: Path) -> None:
    found = gametest("list", packs / "green", "--json", "-k", "rain")
    (row,) = map(json.loads, found.stdout.splitlines())

    assert row["id"] == "green:rain"
    assert row["structure"] == "green:repeater"
    assert row["required"] is False
    assert row["location"].endswith("test_instance/rain.json:1:1")


def test_list_of_a_broken_pack_says_what_is_wrong(
    gametest: Gametest, packs: Path
) -> None:
    found = gametest("list", packs / "broken")

    assert found.returncode == 2
    assert "never.json:5:16: error: " in found.stderr


def test_check_gives_findings_as_json(gametest: Gametest, packs: Path) -> None:
    found = gametest("check", packs / "broken", "--format", "json")
    document = json.loads(found.stdout)

    assert found.returncode == 2
    assert document["errors"] == 1
    assert document["diagnostics"][0]["code"] == "out-of-range"
    assert document["diagnostics"][0]["location"]["line"] == 5


def test_check_gives_findings_as_annotations(gametest: Gametest, packs: Path) -> None:
    found = gametest("check", packs / "broken", "--format", "github")

    assert found.returncode == 2
    assert found.stdout.startswith("::error ")
    assert "line=5,col=16" in found.stdout.replace("endLine=5,", "")


@pytest.mark.parametrize(("options", "code"), [((), 0), (("--strict",), 2)])
def test_warnings_fail_a_check_only_when_it_is_strict(
    gametest: Gametest, packs: Path, tmp_path: Path, options: tuple[str, ...], code: int
) -> None:
    pack = tmp_path / "pack"
    written = (packs / "broken" / "pack.mcmeta").read_text(encoding="utf-8")
    test = {
        "type": "minecraft:block_based",
        "environment": "minecraft:default",
        "structure": "minecraft:empty",
        "max_ticks": 1,
        "max_tikcs": 1,
    }
    place = pack / "data" / "a" / "test_instance"
    place.mkdir(parents=True)
    (pack / "pack.mcmeta").write_text(written, encoding="utf-8")
    (place / "t.json").write_text(json.dumps(test), encoding="utf-8")

    found = gametest("check", pack, *options)

    assert code == found.returncode
    assert "[unknown-field]" in found.stdout


def test_convert_there_and_back_keeps_the_structure(
    gametest: Gametest, packs: Path, tmp_path: Path
) -> None:
    source = packs / "green" / "data/green/gametest/structure/repeater.snbt"
    codes = [
        gametest("convert", source, "one.nbt").returncode,
        gametest("convert", "one.nbt", "two.snbt").returncode,
        gametest("convert", "two.snbt", "three.nbt").returncode,
        gametest("convert", "two.snbt", "three.nbt").returncode,
    ]

    assert [0, 0, 0, 2] == codes
    assert (tmp_path / "one.nbt").read_bytes() == (tmp_path / "three.nbt").read_bytes()


def test_convert_of_damaged_data_is_a_sentence(
    gametest: Gametest, tmp_path: Path
) -> None:
    (tmp_path / "bad.nbt").write_bytes(b"\x0a\x00")

    found = gametest("convert", "bad.nbt", "bad.snbt")

    assert found.returncode == 2
    assert found.stderr.startswith("gametest: bad.nbt: error: not a binary NBT file")


def test_a_new_pack_is_green(gametest: Gametest) -> None:
    made = gametest("new", "my_pack")
    run = gametest("run", "my_pack")

    assert made.returncode == 0
    assert made.stdout.endswith("Run it:  gametest run my_pack\n")
    assert run.returncode == 0, run.stdout + run.stderr
    assert "All 4 tests passed" in run.stdout


def test_doctor_finds_this_installation_good(gametest: Gametest) -> None:
    found = gametest("doctor")

    assert found.returncode == 0
    assert "blocks of 26.3" in found.stdout
    assert "problem" not in found.stdout


def test_the_completion_script_is_printed_and_its_hook_answers(
    gametest: Gametest,
) -> None:
    script = gametest("completion", "bash")
    answer = gametest(
        variables={
            "_GAMETEST_COMPLETE": "bash_complete",
            "COMP_WORDS": "gametest ru",
            "COMP_CWORD": "1",
        }
    )

    assert script.returncode == 0
    assert "_GAMETEST_COMPLETE=bash_complete" in script.stdout
    assert "plain,run" in answer.stdout

"""What `run` says beside the results, and what it leaves unsaid."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

Cli = Callable[..., Any]

EXTRA = """
from gametest import test_function


@test_function("my_pack:forgotten")
def forgotten(helper):
    helper.succeed()
"""


def test_a_function_that_no_test_runs_is_a_note_and_a_finding(
    cli: Cli, tmp_path: Path
) -> None:
    cli("new", "my_pack")
    with (tmp_path / "my_pack/game_tests.py").open("a", encoding="utf-8") as file:
        file.write(EXTRA)

    ran = cli("run", "my_pack")
    made = cli("run", "my_pack", "--make-instances")
    checked = cli("check", "my_pack")

    text = "test function 'my_pack:forgotten' has no test instance"
    assert f"note: {text}; --make-instances gives it one\n" in ran.stderr
    assert "note: 1 warning; `gametest check` shows it\n" in ran.stderr
    assert made.stderr == ""
    assert "All 5 tests passed" in made.stdout
    assert f"my_pack/game_tests.py:28: warning: {text}" in checked.stdout


def test_keep_going_is_only_offered_where_something_is_left(
    cli: Cli, packs: Path, tmp_path: Path
) -> None:
    alone = cli("run", packs / "broken")
    beside = cli("run", packs / "broken", packs / "green")

    hint = "--keep-going runs the rest"
    assert hint not in alone.stderr
    assert hint in beside.stderr


def test_a_structure_without_an_accept_block_is_found_before_it_fails(
    cli: Cli, tmp_path: Path
) -> None:
    cli("new", "my_pack")
    place = tmp_path / "my_pack/data/my_pack/gametest/structure/repeater.snbt"
    text = place.read_text(encoding="utf-8").replace("accept", "log")
    place.write_text(text, encoding="utf-8")

    found = json.loads(cli("check", "my_pack", "--format", "json").stdout)

    assert ["test-blocks"] == [one["code"] for one in found["diagnostics"]]


def test_whoever_stands_in_a_pack_reads_paths_without_a_dot(
    cli: Cli, tmp_path: Path, monkeypatch: Any
) -> None:
    cli("new", "my_pack")
    monkeypatch.chdir(tmp_path / "my_pack")
    (tmp_path / "my_pack/data/my_pack/gametest/structure/wire.snbt").unlink()

    lines = cli("check", ".").stdout.splitlines()

    assert lines[0].startswith("data/my_pack/test_instance/lever_goes_off.json:5:16:")
    assert lines[1].strip().startswith("5 |")


def test_a_missing_field_is_underlined_at_its_brace(cli: Cli, tmp_path: Path) -> None:
    cli("new", "my_pack")
    place = tmp_path / "my_pack/data/my_pack/test_instance/repeater.json"
    place.write_text('{"type": "block_based", "structure": "empty", "max_ticks": 1}')

    marks = [
        line for line in cli("check", "my_pack").stdout.splitlines() if "^" in line
    ]

    assert ["    | ^"] == marks


def test_that_nothing_leaked_is_said(cli: Cli) -> None:
    cli("new", "my_pack")

    assert "\nNo leaks\n" in cli("run", "my_pack", "--leaks").stdout

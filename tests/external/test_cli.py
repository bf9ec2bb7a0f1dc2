"""`gametest run` as a process: what it says, and how it ends."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Result = subprocess.CompletedProcess[str]
Gametest = Callable[..., Result]

HEAVY = (
    *("attr", "attrs", "cattrs", "json_source_map", "numpy", "psutil", "rich"),
    *("gametest.app", "gametest.framework", "importlib.metadata", "json", "zipfile"),
)


@pytest.fixture
def code(packs: Path) -> tuple[str, ...]:
    """The pack whose bodies are Python, as arguments."""
    folder = packs / "code"
    return str(folder), "--functions", str(folder / "game_tests.py")


@pytest.mark.parametrize("option", ["--version", "--help"])
def test_a_look_at_the_program_loads_nothing_heavy(option: str) -> None:
    script = (
        "import sys; from gametest.cli import main\n"
        f"try: main([{option!r}])\n"
        f"except SystemExit: print([m for m in {HEAVY!r} if m in sys.modules])"
    )
    found = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )

    assert found.stdout.startswith(("gametest 0.", "Usage: gametest"))
    assert found.stdout.rstrip().splitlines()[-1] == "[]"


def test_a_green_pack_ends_with_0(gametest: Gametest, packs: Path) -> None:
    found = gametest("run", packs / "green")

    assert found.returncode == 0
    assert found.stderr == ""
    assert "All 3 tests passed" in found.stdout


def test_a_failed_required_test_ends_with_1_and_says_why(
    gametest: Gametest, packs: Path
) -> None:
    found = gametest("run", packs / "red")

    assert found.returncode == 1
    failed = "red:fails at 2 0 0 (2 5 1), tick 5: the far end is powered"
    assert f"2 failed tests\n  {failed}" in found.stdout
    assert "1 failed optional test\n  red:optional at 2 0 0" in found.stdout
    assert "1 passed, 2 failed, 1 failed (optional)" in found.stdout


def test_the_game_counts_failed_required_tests_in_its_exit_code(
    gametest: Gametest, packs: Path
) -> None:
    found = gametest("run", packs / "red", "--exit-code", "vanilla")

    assert found.returncode == 2


def test_a_failed_optional_test_alone_ends_with_0(
    gametest: Gametest, packs: Path
) -> None:
    found = gametest("run", packs / "red", "-k", "optional or passes")

    assert found.returncode == 0
    assert "failed (optional)" in found.stdout


@pytest.mark.parametrize(("allowed", "code_expected"), [("0", 4), ("1", 0)])
def test_an_unsupported_test_is_never_green_unless_allowed(
    gametest: Gametest, code: tuple[str, ...], allowed: str, code_expected: int
) -> None:
    found = gametest("run", *code, "-k", "entity", "--allow-unsupported", allowed)

    assert found.returncode == code_expected
    assert "1 unsupported test: neither passed nor failed" in found.stdout
    assert "GameTestHelper.walk_to" in found.stdout


def test_an_exception_in_a_body_fails_the_test_with_its_line(
    gametest: Gametest, code: tuple[str, ...]
) -> None:
    found = gametest("run", *code, "-k", "raises")

    assert found.returncode == 1
    assert "the test raised ZeroDivisionError: on purpose" in found.stdout
    assert 'raise ZeroDivisionError("on purpose")' in found.stdout


def test_a_load_error_ends_with_2_and_names_its_place(
    gametest: Gametest, packs: Path
) -> None:
    found = gametest("run", packs / "broken")

    assert found.returncode == 2
    place = "broken/data/broken/test_instance/never.json:5:16: error: "
    assert place in found.stderr
    assert "[out-of-range]" in found.stderr
    assert found.stdout == ""


def test_keep_going_runs_the_other_tests_and_still_ends_with_2(
    gametest: Gametest, packs: Path
) -> None:
    found = gametest("run", packs / "broken", packs / "green", "--keep-going")

    assert found.returncode == 2
    assert "never.json:5:16" in found.stderr
    assert "All 3 tests passed" in found.stdout


@pytest.mark.parametrize("choice", [("-k", "nowhere"), ("--tests", "green:")])
def test_nothing_selected_ends_with_2(
    gametest: Gametest, packs: Path, choice: tuple[str, str]
) -> None:
    found = gametest("run", packs / "green", *choice)

    assert found.returncode == 2
    assert "no test is selected" in found.stderr


def test_a_bare_word_means_the_games_own_namespace_and_says_so(
    gametest: Gametest, packs: Path
) -> None:
    found = gametest("run", packs / "green", "--tests", "always_pass")

    assert found.returncode == 0
    assert "'always_pass' means 'minecraft:always_pass'" in found.stderr
    assert "The only test passed" in found.stdout


def test_no_pack_named_and_none_here_is_said_in_a_sentence(gametest: Gametest) -> None:
    found = gametest("run")

    assert found.returncode == 2
    assert found.stderr == (
        "gametest run: No pack is named: give the path of a pack, or stand in one.\n"
    )


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("checks",), "There is no command 'checks', did you mean 'check'?"),
        (("run", "--junitt", "x"), "No such option '--junitt'."),
    ],
)
def test_wrong_usage_is_one_sentence_and_2(
    gametest: Gametest, arguments: tuple[str, ...], sentence: str
) -> None:
    found = gametest(*arguments)

    assert found.returncode == 2
    assert len(found.stderr.splitlines()) == 1
    assert sentence in found.stderr


def test_last_failed_runs_only_what_failed(gametest: Gametest, packs: Path) -> None:
    first = gametest("run", packs / "red")
    again = gametest("run", packs / "red", "--last-failed")

    assert (1, 1) == (first.returncode, again.returncode)
    assert "running only the 3 tests that failed last time" in again.stderr
    assert "2 failed, 1 failed (optional)" in again.stdout


def test_exit_first_leaves_the_later_batches(gametest: Gametest, packs: Path) -> None:
    found = gametest("run", packs / "red", "--isolate", "-x")

    assert found.returncode == 1
    assert "1 failed" in found.stdout
    assert "red:fails_too" not in found.stdout.split("not run")[0]


@pytest.mark.parametrize(
    ("options", "total"),
    [
        (("--repeat", "5", "--until-failed"), 15),
        (("--repeatCount", "4"), 12),
        (("--verify", "-k", "repeater"), 400),
    ],
)
def test_repeating_runs_as_often_as_asked(
    gametest: Gametest, packs: Path, options: tuple[str, ...], total: int
) -> None:
    events = run_events(gametest, packs / "green", *options)
    attempts = [event for event in events if event["event"] == "test_finished"]

    assert total == len(attempts)


def test_shuffling_is_drawn_from_the_seed(gametest: Gametest, packs: Path) -> None:
    orders = [
        [
            event["test"]
            for event in run_events(gametest, packs / "red", *options)
            if event["event"] == "test_started"
        ]
        for options in ((), *(("--shuffle", "--seed", "3"),) * 2)
    ]

    assert orders[1] == orders[2]
    assert orders[0] != orders[1]
    assert sorted(orders[0]) == sorted(orders[1])


def test_a_run_stands_where_it_is_told_to(gametest: Gametest, packs: Path) -> None:
    events = run_events(gametest, packs / "green", "--origin", "border")

    assert [29_899_984, 4, 29_899_984] == events[0]["origin"]
    assert events[-1]["passed"] == 3


def test_leaks_name_what_a_test_left_behind(
    gametest: Gametest, code: tuple[str, ...]
) -> None:
    found = gametest("run", *code, "-k", "behind", "--leaks")

    assert found.returncode == 0
    assert "game rule max_command_sequence_length: 65536 became 7" in found.stdout


def test_leaks_fail_the_run_where_they_shall(
    gametest: Gametest, code: tuple[str, ...], packs: Path
) -> None:
    assert 1 == gametest("run", *code, "-k", "behind", "--fail-on-leaks").returncode
    assert 0 == gametest("run", packs / "green", "--fail-on-leaks").returncode


def test_durations_list_the_slowest_tests(gametest: Gametest, packs: Path) -> None:
    found = gametest("run", packs / "green", "--durations", "2")

    assert "2 slowest tests" in found.stdout


def test_a_zipped_pack_is_a_pack(
    gametest: Gametest, packs: Path, tmp_path: Path
) -> None:
    archive = shutil.make_archive(str(tmp_path / "zipped"), "zip", packs / "green")
    found = gametest("run", archive)

    assert found.returncode == 0
    assert "All 3 tests passed" in found.stdout
    assert found.stderr == ""


def test_a_folder_of_packs_is_run_whole(gametest: Gametest, packs: Path) -> None:
    found = gametest("run", "--packs", packs, "--tests", "green:*", "--keep-going")

    assert found.returncode == 2
    assert "All 3 tests passed" in found.stdout


def test_a_console_that_knows_ascii_only_is_no_trouble(
    gametest: Gametest, packs: Path
) -> None:
    variables = {"PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii", "LC_ALL": "C"}
    found = gametest("run", packs / "red", variables=variables)

    assert found.returncode == 1
    assert "Traceback" not in found.stderr


def run_events(gametest: Gametest, *arguments: str | Path) -> list[dict[str, Any]]:
    """Standard output holds nothing but the events."""
    found = gametest("run", *arguments, "--events", "-")
    return [json.loads(line) for line in found.stdout.splitlines()]

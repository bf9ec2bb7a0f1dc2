"""What a run leaves behind: reports, the event stream, and both after an interruption."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

Gametest = Callable[..., subprocess.CompletedProcess[str]]
Started = Callable[..., subprocess.Popen[str]]


def test_reports_are_written_in_both_shapes(
    gametest: Gametest, packs: Path, tmp_path: Path
) -> None:
    found = gametest(
        *("run", packs / "red"),
        *(
            "--junit",
            "out/ci.xml",
            "--report",
            "out/game.xml",
            "--events",
            "out/e.jsonl",
        ),
    )
    ci = ElementTree.parse(tmp_path / "out" / "ci.xml").getroot()
    game = ElementTree.parse(tmp_path / "out" / "game.xml").getroot()
    lines = (tmp_path / "out" / "e.jsonl").read_text(encoding="utf-8").splitlines()

    assert found.returncode == 1
    assert [case.get("name") for case in ci.iter("testcase")] == [
        case.get("name") for case in game.iter("testcase")
    ]
    assert len(list(ci.iter("failure"))) == 2
    assert len(list(game.iter("failure"))) == 2
    assert json.loads(lines[-1])["event"] == "run_finished"


@pytest.mark.parametrize("option", ["--junit", "--report", "--events"])
def test_a_file_that_cannot_be_written_is_told_before_anything_runs(
    gametest: Gametest, packs: Path, tmp_path: Path, option: str
) -> None:
    (tmp_path / "plain").write_text("not a folder", encoding="utf-8")

    found = gametest("run", packs / "green", option, "plain/report")

    assert found.returncode == 2
    assert "plain/report" in found.stderr
    assert found.stdout == ""


def test_github_gets_annotations_without_an_option(
    gametest: Gametest, packs: Path
) -> None:
    found = gametest("run", packs / "red", variables={"GITHUB_ACTIONS": "true"})

    assert "::error " in found.stdout
    assert "fails.json" in found.stdout


def test_events_on_standard_output_stand_alone(gametest: Gametest, packs: Path) -> None:
    variables = {"GITHUB_ACTIONS": "true"}
    found = gametest("run", packs / "red", "--events", "-", variables=variables)
    kinds = [json.loads(line)["event"] for line in found.stdout.splitlines()]

    assert (kinds[0], kinds[-1]) == ("run_started", "run_finished")
    assert "2 failed tests" in found.stderr
    assert "::error " in found.stderr


@pytest.mark.skipif(os.name != "posix", reason="signals as POSIX has them")
@pytest.mark.parametrize(
    ("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)]
)
def test_an_interrupted_run_tears_down_and_writes_what_it_knows(
    started: Started, packs: Path, tmp_path: Path, number: int, code: int
) -> None:
    process = started(
        *("run", packs / "code", "--functions", packs / "code" / "game_tests.py"),
        *("-k", "passes or long", "--no-skip", "--junit", "report.xml"),
        *("--events", "-"),
    )
    assert process.stdout is not None
    events = []
    for line in process.stdout:
        events.append(json.loads(line))
        if events[-1].get("test") == "code:takes_long":
            break
    process.send_signal(number)
    rest, complaints = process.communicate(timeout=30)
    events += [json.loads(line) for line in rest.splitlines()]

    assert code == process.returncode
    assert events[-1]["event"] == "run_finished"
    assert events[-1]["interrupted"]
    assert events[-1]["passed"] == 1
    # The environment's teardown names a function that is not there, so it is heard.
    failed = [event for event in events if event["event"] == "environment_failed"]
    assert "code:no_such_function does not exist" in failed[0]["message"]
    assert "Traceback" not in complaints
    names = [
        case.get("name")
        for case in ElementTree.parse(tmp_path / "report.xml").iter("testcase")
    ]
    assert "code:passes" in names

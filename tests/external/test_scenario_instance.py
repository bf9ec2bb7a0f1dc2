"""Tests of type `gametest:process`, in the same run and the same reports as game tests."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.external.scenario_kit import (
    Stage,
    is_alive,
    manifest,
    nothing_left,
    scenario,
    shell,
)

pytestmark = pytest.mark.skipif(os.name != "posix", reason="shells of POSIX")
Gametest = Callable[..., subprocess.CompletedProcess[str]]
GAME_TEST = {
    "type": "minecraft:function",
    "function": "minecraft:always_pass",
    "environment": "minecraft:default",
    "structure": "minecraft:empty",
    "max_ticks": 5,
}


@pytest.fixture
def stage(tmp_path: Path) -> Iterator[Stage]:
    with nothing_left(tmp_path) as stage:
        yield stage


def write_pack(folder: Path, document: object, **fields: Any) -> Path:
    """One game test and one of processes."""
    pack = folder / "pack"
    for name, content in {
        "pack.mcmeta": {
            "pack": {"min_format": 101, "max_format": 101, "description": ""}
        },
        "data/demo/test_instance/game.json": GAME_TEST,
        "data/demo/test_instance/outside.json": {
            "type": "gametest:process",
            "manifest": "demo:smoke",
            **fields,
        },
        "data/demo/process_manifest/smoke.json": document,
    }.items():
        path = pack / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(content), encoding="utf-8")
    return pack


def test_nothing_starts_unless_the_person_allows_it(
    stage: Stage, gametest: Gametest
) -> None:
    pack = write_pack(stage.folder, manifest(scenario(shell("p", "touch started"))))

    refused = gametest("run", pack)

    assert 2 == refused.returncode
    assert "demo:outside of type gametest:process starts something" in refused.stderr
    assert "--allow-external" in refused.stderr
    assert not (stage.folder / "started").exists()
    assert 0 == gametest("check", pack).returncode
    assert 0 == gametest("run", pack, "--tests", "demo:game").returncode


def test_it_stands_beside_game_tests_in_run_and_reports(
    stage: Stage, gametest: Gametest
) -> None:
    process = shell("p", "echo {word}", required_markers=["hello"])
    document = manifest(scenario(process))
    pack = write_pack(stage.folder, document, values={"word": "hello"})

    ran = gametest("run", pack, "--allow-external", "--junit", "junit.xml")

    assert 0 == ran.returncode, ran.stdout + ran.stderr
    root = ElementTree.parse(stage.folder / "junit.xml").getroot()
    assert ["demo:game", "demo:outside"] == sorted(
        str(one.get("name")) for one in root.iter("testcase")
    )


def test_the_project_may_allow_it_in_its_configuration(
    stage: Stage, gametest: Gametest
) -> None:
    pack = write_pack(stage.folder, manifest(scenario(shell("p", "true"))))
    (stage.folder / "gametest.toml").write_text("allow_external = true\n")

    assert 0 == gametest("run", pack).returncode


def test_a_failure_says_why(stage: Stage, gametest: Gametest) -> None:
    process = shell("p", "echo the server is full; exit 3")
    pack = write_pack(stage.folder, manifest(scenario(process)))

    ran = gametest("run", pack, "--allow-external")

    assert 1 == ran.returncode
    assert "process p: exited 3, expected 0" in ran.stdout
    assert "the server is full" in ran.stdout


def test_an_optional_one_fails_no_run(stage: Stage, gametest: Gametest) -> None:
    document = manifest(scenario(shell("p", "false")))
    pack = write_pack(stage.folder, document, required=False)

    assert 0 == gametest("run", pack, "--allow-external").returncode


def test_attempts_count_as_for_any_test(stage: Stage, gametest: Gametest) -> None:
    process = shell("p", "test -e again || { touch again; exit 1; }")
    pack = write_pack(stage.folder, manifest(scenario(process)), max_attempts=2)

    ran = gametest("run", pack, "--allow-external", "--events", "events.jsonl")

    assert 0 == ran.returncode, ran.stdout
    events = map(json.loads, (stage.folder / "events.jsonl").read_text().splitlines())
    told = [
        (one["outcome"], one["final"], one["flaky"])
        for one in events
        if one["event"] == "test_finished" and one["test"] == "demo:outside"
    ]
    assert [("failed", False, False), ("passed", True, True)] == told


def test_its_own_time_bounds_all_of_it(stage: Stage, gametest: Gametest) -> None:
    document = manifest(scenario(shell("p", "exec sleep 300")))
    pack = write_pack(stage.folder, document, timeout_s=0.3)

    ran = gametest("run", pack, "--allow-external")

    assert 1 == ran.returncode
    assert "exceeded its timeout" in ran.stdout


def test_a_faulty_manifest_is_an_error_with_its_place(
    stage: Stage, gametest: Gametest
) -> None:
    pack = write_pack(stage.folder, manifest(scenario(shell("p", "echo {nope}"))))

    ran = gametest("run", pack, "--allow-external")

    assert 2 == ran.returncode
    assert "/scenarios/0/processes/0/command/2: no --value" in ran.stdout
    assert "smoke.json:1:" in ran.stdout


def test_check_finds_a_faulty_manifest(stage: Stage, gametest: Gametest) -> None:
    pack = write_pack(stage.folder, manifest(scenario(shell("p", "echo {nope}"))))

    checked = gametest("check", pack)

    assert 2 == checked.returncode
    assert "no --value for the placeholder {nope} [bad-manifest]" in checked.stdout


def test_an_interrupt_ends_what_was_started(
    stage: Stage, started: Callable[..., subprocess.Popen[str]]
) -> None:
    process = shell("p", "echo $$ > child; exec sleep 300")
    pack = write_pack(stage.folder, manifest(scenario(process)))

    running = started("run", pack, "--allow-external")
    pid = stage.pid("child")
    running.send_signal(signal.SIGTERM)
    running.communicate(timeout=60)

    assert 143 == running.returncode
    assert not is_alive(pid)


def test_game_tests_stand_where_they_stood_without_it(
    stage: Stage, gametest: Gametest
) -> None:
    pack = write_pack(stage.folder, manifest(scenario(shell("p", "true"))))
    again = pack / "data" / "demo" / "test_instance" / "zoo.json"
    again.write_text(json.dumps(GAME_TEST))
    places = []
    for options in (
        ("--allow-external",),
        ("--tests", "demo:game", "--tests", "demo:zoo"),
    ):
        gametest("run", pack, *options, "--events", "events.jsonl")
        events = map(
            json.loads, (stage.folder / "events.jsonl").read_text().splitlines()
        )
        places.append(
            {one["test"]: one["pos"] for one in events if one["event"] == "test_placed"}
        )

    assert places[0] == places[1]
    assert 2 == len(places[0])

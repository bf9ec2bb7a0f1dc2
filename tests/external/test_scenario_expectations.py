"""Weaknesses of the original in what a manifest can say and what is told, and the better behaviour."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.external.scenario_kit import (
    Stage,
    manifest,
    nothing_left,
    python,
    scenario,
    shell,
)

pytestmark = pytest.mark.skipif(os.name != "posix", reason="shells of POSIX")
WAIT_FOR_GO = "while [ ! -e go ]; do sleep 0.01; done"


@pytest.fixture
def stage(tmp_path: Path) -> Iterator[Stage]:
    with nothing_left(tmp_path) as stage:
        yield stage


@pytest.mark.parametrize(
    ("fields", "pointer"),
    [
        ({"command": ["true", "a\0b"]}, "/scenarios/0/processes/1/command/1"),
        ({"environment": {"A=B": "x"}}, "/scenarios/0/processes/1/environment/A=B"),
        ({"environment": {"": "x"}}, "/scenarios/0/processes/1/environment/"),
        ({"environment": {"A": "\0"}}, "/scenarios/0/processes/1/environment/A"),
        ({"working_directory": "\0"}, "/scenarios/0/processes/1/working_directory"),
        ({"command": ["\ud800"]}, "/scenarios/0/processes/1/command/0"),
    ],
)
def test_w13_what_no_system_takes_is_found_before_anything_starts(
    stage: Stage, fields: dict[str, Any], pointer: str
) -> None:
    process = {"id": "p", "command": ["true"], **fields}

    ran = stage.run(manifest(scenario(shell("first", "touch started"), process)))

    assert 2 == ran.code
    assert f"{pointer}: " in ran.err
    assert not (stage.folder / "started").exists()


def test_w13_all_faults_are_told_at_once_with_their_places(stage: Stage) -> None:
    text = (
        '{"schema_version": 1, "name": "",\n'
        '"default_timeout_seconds": -1,\n'
        '"scenarios": [{"id": "a", "processes": [\n'
        '{"id": "p", "command": []},\n'
        '{"id": "p", "command": ["{v}"]}]}]}'
    )

    ran = stage.run(text)

    assert 2 == ran.code
    places = [line.split(": ")[0] for line in ran.err.splitlines()]
    assert [1, 2, 4, 5, 5] == [int(place.split(":")[1]) for place in places]


def test_w13_a_report_that_cannot_be_written_is_told_before_anything_starts(
    stage: Stage,
) -> None:
    (stage.folder / "out").write_text("a file, no folder")

    ran = stage.run(manifest(scenario(shell("p", "touch started"))))

    assert 2 == ran.code
    assert "cannot write the report" in ran.err
    assert not (stage.folder / "started").exists()


@pytest.mark.parametrize(
    "marker", [{"line": "server_ready"}, {"regex": "^server_ready$"}]
)
def test_w14_a_marker_may_have_to_be_a_whole_line(
    stage: Stage, marker: dict[str, str]
) -> None:
    process = shell("p", "echo not server_ready yet", required_markers=[marker])
    assert 1 == stage.run(manifest(scenario(process), version=2)).code

    process = shell("p", "echo server_ready", required_markers=[marker])
    assert 0 == stage.run(manifest(scenario(process), version=2)).code


def test_w14_a_marker_may_have_to_come_several_times(stage: Stage) -> None:
    for times, code in ((2, 1), (3, 0)):
        process = shell(
            "p",
            "echo tick;" * times,
            required_markers=[{"text": "tick", "count": 3}],
        )
        assert code == stage.run(manifest(scenario(process), version=2)).code


def test_w14_markers_may_have_to_come_in_order(stage: Stage) -> None:
    for script, code in (("echo a; echo b", 0), ("echo b; echo a", 1)):
        process = shell("p", script, required_markers=["a", "b"], ordered_markers=True)
        assert code == stage.run(manifest(scenario(process), version=2)).code


def test_w16_a_port_can_tell_that_a_server_is_ready(stage: Stage) -> None:
    server = {
        "id": "server",
        "command": [
            *(sys.executable, "-m", "http.server", "{port:web}"),
            *("--bind", "127.0.0.1", "--directory", "{tmpdir}"),
        ],
        "role": "service",
        "ready": {"tcp": "127.0.0.1:{port:web}"},
    }
    program = "import sys, urllib.request as r; print(r.urlopen(sys.argv[1]).status)"
    client = python("client", program, required_markers=["200"])
    client["command"].append("http://127.0.0.1:{port:web}/")

    ran = stage.run(manifest(scenario(server, client), version=2))

    assert 0 == ran.code, ran.err
    assert ran.process("server")["ready_ms"] is not None


def test_w16_an_answer_can_tell_that_a_server_is_ready(stage: Stage) -> None:
    server = {
        "id": "server",
        "command": [
            *(sys.executable, "-m", "http.server", "{port:web}"),
            *("--bind", "127.0.0.1", "--directory", "{tmpdir}"),
        ],
        "role": "service",
        "ready": {"http": "http://127.0.0.1:{port:web}/nothing", "status": 404},
    }

    ran = stage.run(manifest(scenario(server, shell("client", "true")), version=2))

    assert 0 == ran.code, ran.err


def test_w16_a_file_can_tell_that_a_server_is_ready(stage: Stage) -> None:
    server = shell(
        "server",
        f"sleep 0.05; touch {{tmpdir}}/up; {WAIT_FOR_GO}",
        ready={"file": "{tmpdir}/up"},
    )

    ran = stage.run(manifest(scenario(server, shell("client", "touch go")), version=2))

    assert 0 == ran.code, ran.err


def test_w16_a_server_that_is_never_ready_fails_within_its_time(stage: Stage) -> None:
    server = shell(
        "server",
        WAIT_FOR_GO,
        ready={"tcp": "127.0.0.1:{port:nobody}"},
        ready_timeout_seconds=0.2,
    )

    ran = stage.run(manifest(scenario(server), version=2))

    assert "was not there within 0.2 s" in ran.reasons
    assert not ran.scenario["timed_out"]


def test_w17_ports_and_scratch_folders_are_given_out_and_cleared_away(
    stage: Stage,
) -> None:
    scripts = [
        shell("a", "pwd; echo {port:x} {port:y} > seen", working_directory="{tmpdir}"),
        shell(
            "b",
            f"cat {{tmpdir}}/seen > {stage.folder}/copy; echo {{tmpdir}} > {stage.folder}/dir",
        ),
    ]
    for index in range(2):
        scripts[index]["ready"] = {"file": "{tmpdir}/seen"}
    ran = stage.run(manifest(scenario(*scripts), version=2))

    assert 0 == ran.code, ran.err
    first, second = map(int, (stage.folder / "copy").read_text().split())
    assert first != second
    assert not Path((stage.folder / "dir").read_text().strip()).exists()


def test_w18_variables_can_be_removed_or_all_left_out(stage: Stage) -> None:
    echo = 'echo "home=${HOME-none} path=${GIVEN-none}"'
    removed = shell("p", echo, environment={"HOME": None, "GIVEN": "yes"})
    removed["required_markers"] = ["home=none path=yes"]
    alone = shell("p", echo, environment={"GIVEN": "yes"}, inherit_environment=False)
    alone["required_markers"] = ["home=none path=yes"]

    for process in (removed, alone):
        assert 0 == stage.run(manifest(scenario(process), version=2)).code


def test_w20_markers_are_found_among_bytes_that_are_no_text(stage: Stage) -> None:
    process = shell(
        "p",
        r"printf '\377\303'; sleep 0.05; printf '\251tat\n'",
        required_markers=["état"],
    )

    ran = stage.run(manifest(scenario(process)))

    assert 0 == ran.code
    assert r"[suite:case:p] \xffétat" in ran.out


def two_scenarios(**fields: Any) -> dict[str, Any]:
    return manifest(
        scenario(shell("p", "echo in a; exit 1"), id="a"),
        scenario(shell("p", "echo in b"), id="b"),
        **fields,
    )


def test_w22_scenarios_can_be_chosen_and_listed(stage: Stage) -> None:
    assert 0 == stage.run(two_scenarios(), "--only", "b*").code
    assert 2 == stage.run(two_scenarios(), "--only", "c").code
    listed = stage.run(two_scenarios(), "--list")
    assert (0, "a\nb\n") == (listed.code, listed.out)


def test_w22_scenarios_run_side_by_side(stage: Stage) -> None:
    meet = "touch {here}; while [ ! -e {there} ]; do sleep 0.01; done"
    document = manifest(
        scenario(shell("p", meet.format(here="x", there="y")), id="a"),
        scenario(shell("p", meet.format(here="y", there="x")), id="b"),
    )

    ran = stage.run(document, "--jobs", "2")

    assert 0 == ran.code
    assert ran.report is not None
    assert ["a", "b"] == [one["id"] for one in ran.report["scenarios"]]


def test_w22_scenarios_that_share_a_fixed_port_do_not_run_side_by_side(
    stage: Stage,
) -> None:
    document = manifest(
        scenario(shell("p", "touch started", ports=[25565]), id="a"),
        scenario(shell("p", "touch started", ports=[25565]), id="b"),
        version=2,
    )

    ran = stage.run(document, "--jobs", "2")

    assert 2 == ran.code
    assert "port 25565 is declared by 'a', 'b'" in ran.err
    assert not (stage.folder / "started").exists()


def test_w22_a_scenario_can_be_repeated(stage: Stage) -> None:
    ran = stage.run(two_scenarios(version=2), "--only", "b", "--repeat", "3")

    assert ran.report is not None
    assert [1, 2, 3] == [one["repeat"] for one in ran.report["scenarios"]]


def test_w22_nothing_begins_after_a_failure_if_told_so(stage: Stage) -> None:
    ran = stage.run(two_scenarios(), "--fail-fast")

    assert ran.report is not None
    assert ["a"] == [one["id"] for one in ran.report["scenarios"]]


def test_w22_junit_and_events_tell_the_same_verdicts(stage: Stage) -> None:
    stage.run(two_scenarios(), "--junit", "junit.xml", "--events", "events.jsonl")

    root = ElementTree.parse(stage.folder / "junit.xml").getroot()
    assert ("2", "1") == (root.get("tests"), root.get("failures"))
    cases = [one.get("name") for one in root.iter("testcase")]
    assert ["suite:a", "suite:b"] == cases
    events = [
        json.loads(line)
        for line in (stage.folder / "events.jsonl").read_text().splitlines()
    ]
    assert ["failed", "passed"] == [
        one["outcome"] for one in events if one["event"] == "test_finished"
    ]


def test_w22_whole_outputs_are_kept_as_files(stage: Stage) -> None:
    stage.run(two_scenarios(), "--log-dir", "logs", "--quiet")

    assert ["in a\n", "in b\n"] == [
        (stage.folder / "logs" / f"{id}.p.log").read_text() for id in "ab"
    ]


def test_a_failure_may_be_tried_again_and_is_flaky_then(stage: Stage) -> None:
    process = shell("p", "test -e again || { touch again; exit 1; }")

    ran = stage.run(manifest(scenario(process, retries=2), version=2))

    assert 0 == ran.code
    assert (2, True) == (ran.scenario["attempts"], ran.scenario["flaky"])


def test_values_and_variables_are_told_nowhere(stage: Stage) -> None:
    process = shell("p", ": {v}; exit 1", environment={"TOKEN": "{v}"})

    ran = stage.run(
        manifest(scenario(process), version=2),
        *("--value", "v=hush-hush", "--junit", "j.xml", "--events", "e.jsonl"),
    )

    told = ran.out + ran.err + str(ran.report)
    told += (stage.folder / "j.xml").read_text() + (
        stage.folder / "e.jsonl"
    ).read_text()
    assert 1 == ran.code
    assert "hush-hush" not in told


def test_quiet_shows_output_only_of_what_failed(stage: Stage) -> None:
    ran = stage.run(two_scenarios(), "--quiet")

    assert "in b" not in ran.out + ran.err
    assert "[suite:a:p] in a" in ran.err


def test_check_starts_nothing(stage: Stage) -> None:
    ran = stage.run(manifest(scenario(shell("p", "touch started"))), "--check")

    assert 0 == ran.code
    assert not (stage.folder / "started").exists()

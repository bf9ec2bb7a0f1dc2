"""The cases of the original runner's own tests: what goes in, what has to come out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.external.scenario_kit import (
    Stage,
    actor,
    manifest,
    nothing_left,
    scenario,
    shell,
)


@pytest.fixture
def stage(tmp_path: Path) -> Iterator[Stage]:
    with nothing_left(tmp_path) as stage:
        yield stage


def server_and_client(**fields: Any) -> dict[str, Any]:
    server = actor(
        "server",
        *("--ready", "synthetic_server_ready", "--delay-ms", "150"),
        *("--marker", "synthetic_server_done"),
        ready_marker="synthetic_server_ready",
        required_markers=["synthetic_server_done"],
    )
    client = actor(
        "client",
        *("--marker", "synthetic_client_connected"),
        *("--marker", "synthetic_client_content=Signal cache"),
        required_markers=[
            "synthetic_client_connected",
            "synthetic_client_content=Signal cache",
        ],
    )
    return manifest(scenario(server, client, id="server-client"), **fields)


def test_a_server_and_its_client_pass(stage: Stage) -> None:
    ran = stage.run(server_and_client())

    assert 0 == ran.code
    assert ran.report is not None
    assert (1, "passed", 1, 1, 0) == (
        ran.report["schema_version"],
        ran.report["status"],
        ran.report["scenario_count"],
        ran.report["passed_count"],
        ran.report["failed_count"],
    )
    assert not ran.scenario["timed_out"]
    assert ["server", "client"] == [one["id"] for one in ran.scenario["processes"]]


def test_a_report_of_version_1_has_its_fields_and_no_others(stage: Stage) -> None:
    ran = stage.run(server_and_client())

    assert ran.report is not None
    assert [
        "schema_version",
        "generated_by",
        "suite",
        "status",
        "duration_ms",
        "scenario_count",
        "passed_count",
        "failed_count",
        "scenarios",
    ] == list(ran.report)
    assert ["id", "status", "duration_ms", "timed_out", "reasons", "processes"] == list(
        ran.scenario
    )
    assert [
        "id",
        "exit_code",
        "expected_exit_code",
        "missing_markers",
        "forbidden_markers",
    ] == list(ran.process("server"))


def test_a_marker_that_never_came_is_named(stage: Stage) -> None:
    document = server_and_client()
    document["scenarios"][0]["processes"][1]["required_markers"].append("never_emitted")

    ran = stage.run(document)

    assert 1 == ran.code
    assert ["never_emitted"] == ran.process("client")["missing_markers"]


def test_a_forbidden_marker_is_named(stage: Stage) -> None:
    ran = stage.run(server_and_client(forbidden_markers=["synthetic_client_connected"]))

    assert 1 == ran.code
    assert ["synthetic_client_connected"] == ran.process("client")["forbidden_markers"]
    assert [] == ran.process("server")["forbidden_markers"]


def test_what_lasts_too_long_is_ended(stage: Stage) -> None:
    ran = stage.run(
        manifest(scenario(shell("p", "exec sleep 60")), default_timeout_seconds=0.1)
    )

    assert 1 == ran.code
    assert ran.scenario["timed_out"]
    assert "exceeded" in ran.reasons
    assert ran.process("p")["exit_code"] is not None


def test_an_unknown_field_starts_nothing(stage: Stage) -> None:
    ran = stage.run(manifest(scenario(shell("p", "touch started")), surprise=1))

    assert 2 == ran.code
    assert "/surprise: unknown field 'surprise'" in ran.err
    assert not (stage.folder / "started").exists()


def test_a_placeholder_without_value_starts_nothing(stage: Stage) -> None:
    ran = stage.run(
        manifest(scenario(shell("first", "touch started"), shell("p", "echo {nope}")))
    )

    assert 2 == ran.code
    assert "/scenarios/0/processes/1/command/2" in ran.err
    assert not (stage.folder / "started").exists()


TIMEOUTS = ("default_timeout_seconds", "timeout_seconds", "ready_timeout_seconds")


def with_timeout(field: str, number: str) -> str:
    """JSON text, since no JSON value is `NaN`."""
    root = number if field == TIMEOUTS[0] else "30"
    inside = f'"timeout_seconds": {number},' if field == TIMEOUTS[1] else ""
    ready = f'"ready_timeout_seconds": {number},' if field == TIMEOUTS[2] else ""
    return (
        f'{{"schema_version": 1, "name": "n", "default_timeout_seconds": {root},\n'
        f'"scenarios": [{{"id": "s", {inside}\n'
        f'"processes": [{{"id": "p", {ready} "command": ["/bin/true"]}}]}}]}}'
    )


@pytest.mark.parametrize("field", TIMEOUTS)
def test_a_timeout_that_is_no_finite_number_above_0_is_refused(
    stage: Stage, field: str
) -> None:
    for number in (
        *("NaN", "Infinity", "1e309", "-Infinity", "0", "-1", "true", '"5"'),
        "1" + "0" * 400,
    ):
        text = with_timeout(field, number)
        path = stage.write(text)

        from gametest.scenario.manifest.loader import ManifestError, load_manifest

        with pytest.raises(ManifestError) as caught:
            load_manifest(path, {})
        (finding,) = caught.value.findings
        assert finding.pointer.endswith(field)
        assert "finite positive number" in finding.message
    ran = stage.run(with_timeout(field, "NaN"))
    assert 2 == ran.code
    assert field in ran.err


@pytest.mark.parametrize("field", TIMEOUTS)
@pytest.mark.parametrize("number", ["1", "0.25", "1e308"])
def test_a_finite_timeout_is_taken_as_it_is(
    stage: Stage, field: str, number: str
) -> None:
    from gametest.scenario.manifest.loader import load_manifest

    (found,) = load_manifest(stage.write(with_timeout(field, number)), {}).scenarios

    ready_s = found.processes[0].ready_timeout_s
    assert float(number) == (ready_s if field == TIMEOUTS[2] else found.timeout_s)


def test_a_timeout_of_any_finite_length_can_be_waited_for(stage: Stage) -> None:
    assert 0 == stage.run(with_timeout(TIMEOUTS[0], "1e308")).code


def test_all_scenarios_run_after_a_failure(stage: Stage) -> None:
    ran = stage.run(
        manifest(
            scenario(shell("p", "exit 3"), id="a"),
            scenario(shell("p", "exit 3", expected_exit_code=3), id="b"),
        )
    )

    assert 1 == ran.code
    assert ran.report is not None
    assert ["failed", "passed"] == [one["status"] for one in ran.report["scenarios"]]


def test_values_fill_commands_folders_and_variables_once(stage: Stage) -> None:
    (stage.folder / "inside").mkdir()
    process = shell(
        "p",
        'echo "{a} $V in $(basename $PWD)"',
        working_directory="{folder}",
        environment={"V": "{b}"},
        required_markers=["{c} two in inside"],
    )

    ran = stage.run(
        manifest(scenario(process)),
        *("--value", "a={c}", "--value", "b=two", "--value", "folder=inside"),
    )

    assert 0 == ran.code, ran.err


@pytest.mark.parametrize("value", ["novalue", "1x=y", "a=", "=b"])
def test_a_wrong_value_is_bad_usage(stage: Stage, value: str) -> None:
    ran = stage.run(manifest(scenario(shell("p", "true"))), "--value", value)

    assert 2 == ran.code


def test_a_program_that_is_not_there_fails_its_scenario(stage: Stage) -> None:
    ran = stage.run(
        manifest(scenario({"id": "p", "command": ["/nowhere/{v}"]})),
        *("--value", "v=secret"),
    )

    assert 1 == ran.code
    assert "process p: failed to start" in ran.reasons
    assert [] == ran.scenario["processes"]
    assert "secret" not in ran.out + ran.err + str(ran.report)


def test_a_carriage_return_counts_as_a_line_feed_in_version_1(stage: Stage) -> None:
    process = shell(
        "p", r"printf 'one\r\ntwo\rthree'", required_markers=["one\ntwo\nthree"]
    )

    assert 0 == stage.run(manifest(scenario(process))).code


def test_a_negative_exit_code_means_a_signal(stage: Stage) -> None:
    process = shell("p", "kill -SEGV $$", expected_exit_code=-11)

    assert 0 == stage.run(manifest(scenario(process))).code

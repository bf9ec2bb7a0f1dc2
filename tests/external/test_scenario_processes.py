"""Weaknesses of the original in starting, watching and ending processes, and the better behaviour.

W1 to W22 are the numbers of the list of weaknesses that the runner was built against.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.external.scenario_kit import (
    Stage,
    is_alive,
    manifest,
    nothing_left,
    python,
    scenario,
    shell,
    wait_until,
)

pytestmark = pytest.mark.skipif(
    os.name != "posix", reason="shells and signals of POSIX"
)
FOR_EVER = "while :; do sleep 0.05; done"
DEAF = f"trap '' TERM INT; {FOR_EVER}"


@pytest.fixture
def stage(tmp_path: Path) -> Iterator[Stage]:
    with nothing_left(tmp_path) as stage:
        yield stage


def test_w1_what_a_process_started_ends_with_it(stage: Stage) -> None:
    server = shell("server", f"({FOR_EVER}) & echo $! > child; {FOR_EVER}")
    client = shell("client", "while [ ! -s child ]; do sleep 0.01; done; exit 1")

    stage.run(manifest(scenario(server, client)))

    assert not is_alive(stage.pid("child"))


def test_w1_an_orphan_is_ended_and_named(stage: Stage) -> None:
    process = shell("p", "sleep 300 > /dev/null 2>&1 & echo $! > child")

    ran = stage.run(manifest(scenario(process), version=2))

    assert 0 == ran.code
    pid = stage.pid("child")
    assert not is_alive(pid)
    assert [{"pid": pid, "name": "sleep"}] == ran.process("p")["orphans"]
    assert f"orphan ended: sleep (pid {pid})" in ran.err


def test_w1_a_daemon_that_left_the_group_is_ended_and_named(stage: Stage) -> None:
    program = (
        "import os, time\n"
        "if os.fork() == 0:\n"
        "    os.setsid()\n"
        "    open('child', 'w').write(f'{os.getpid()}\\n')\n"
        "    null = os.open(os.devnull, os.O_RDWR)\n"
        "    [os.dup2(null, n) for n in (0, 1, 2)]\n"
        "    time.sleep(300)\n"
        "while not os.path.exists('child'): time.sleep(0.01)\n"
    )

    ran = stage.run(manifest(scenario(python("p", program)), version=2))

    pid = stage.pid("child")
    assert not is_alive(pid)
    assert [pid] == [one["pid"] for one in ran.scenario["orphans"]]


def test_w2_a_child_that_ignores_the_request_is_killed_though_its_leader_obeyed(
    stage: Stage,
) -> None:
    server = shell(
        "server",
        f"({DEAF}) & echo $! > child; wait",
        stop_grace_seconds=0.3,
    )
    client = shell("client", "while [ ! -s child ]; do sleep 0.01; done; exit 1")

    ran = stage.run(manifest(scenario(server, client), version=2))

    assert not is_alive(stage.pid("child"))
    assert "terminated" == ran.process("server")["exit_kind"]


def test_w3_output_that_somebody_holds_open_is_read_on_and_told(stage: Stage) -> None:
    process = shell("p", "(sleep 0.1; echo late; exec sleep 300) &")
    process["required_markers"] = ["late"]

    ran = stage.run(manifest(scenario(process), version=2))

    assert 0 == ran.code
    assert ran.process("p")["output_incomplete"]


def test_w4_a_console_that_nobody_reads_hides_no_marker(stage: Stage) -> None:
    program = "for n in range(60000): print('line', n)\nprint('the last marker')"
    process = python("p", program, ready_marker="the last marker")

    running = stage.start(manifest(scenario(process, shell("next", "true"))))
    wait_until((stage.folder / "out" / "report.json").exists)
    out, err = running.communicate()

    assert 0 == stage.ran(running.returncode, out, err).code
    assert "[suite:case:p] the last marker" in out


def test_w5_a_prompt_without_line_end_is_a_marker(stage: Stage) -> None:
    server = shell(
        "server",
        "printf 'login: '; while [ ! -e go ]; do sleep 0.01; done",
        ready_marker="login: ",
    )

    assert 0 == stage.run(manifest(scenario(server, shell("client", "touch go")))).code


def test_w6_a_line_without_end_takes_no_memory(stage: Stage) -> None:
    process = shell(
        "p",
        "head -c 200000000 /dev/zero; printf marker",
        required_markers=["marker"],
    )

    code, peak_kib = stage.peak_kib(manifest(scenario(process)), "--quiet")

    assert 0 == code
    assert peak_kib < 100 * 1024


def test_w7_a_client_that_fails_ends_the_scenario_and_takes_the_blame_alone(
    stage: Stage,
) -> None:
    server = shell("server", FOR_EVER, required_markers=["never"])
    client = shell("client", "exit 7")

    ran = stage.run(manifest(scenario(server, client)))

    assert ["process client: exited 7, expected 0"] == ran.scenario["reasons"]
    assert not ran.scenario["timed_out"]


def test_w8_a_forbidden_marker_ends_the_scenario_after_its_last_words(
    stage: Stage,
) -> None:
    process = shell("p", f"echo FATAL; sleep 0.05; echo 'at line 7'; {FOR_EVER}")

    ran = stage.run(manifest(scenario(process), version=2, forbidden_markers=["FATAL"]))

    assert ["forbidden-marker"] == [one["code"] for one in ran.scenario["reason_codes"]]
    assert "at line 7" in ran.process("p")["last_output"]


def test_w9_a_service_is_stopped_when_the_programs_have_ended(stage: Stage) -> None:
    service = shell(
        "server",
        f"trap 'echo saved; exit 0' TERM; echo up; {FOR_EVER}",
        role="service",
        ready_marker="up",
        required_markers=["saved"],
    )

    ran = stage.run(manifest(scenario(service, shell("client", "true")), version=2))

    assert 0 == ran.code, ran.reasons
    assert "terminated" == ran.process("server")["exit_kind"]
    assert ran.process("server")["stopped_by_runner"]


def test_w9_a_service_that_ends_early_fails(stage: Stage) -> None:
    service = shell("server", "exit 0", role="service")

    ran = stage.run(manifest(scenario(service, shell("client", FOR_EVER)), version=2))

    assert "the service ended before the programs" in ran.reasons


def test_w9_a_service_that_does_not_stop_fails(stage: Stage) -> None:
    service = shell(
        "server",
        f"trap '' TERM; echo up; {FOR_EVER}",
        role="service",
        ready_marker="up",
        stop_grace_seconds=0.2,
    )

    ran = stage.run(manifest(scenario(service, shell("client", "true")), version=2))

    assert "did not end after SIGTERM" in ran.reasons
    assert "killed" == ran.process("server")["exit_kind"]


@pytest.mark.parametrize(
    ("number", "code"),
    [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)],
)
def test_w10_an_interrupted_run_ends_its_processes_and_reports(
    stage: Stage, number: int, code: int
) -> None:
    process = shell("p", f"echo $$ > child; {FOR_EVER}")
    document = manifest(
        scenario(shell("p", "true"), id="a"),
        scenario(process, id="b"),
        scenario(shell("p", "true"), id="c"),
    )

    if signal.getsignal(number) is signal.SIG_IGN:
        pytest.skip("whoever started the tests has this signal ignored, as nohup does")
    running = stage.start(document)
    pid = stage.pid("child")
    running.send_signal(number)
    ran = stage.ran(running.wait(60), *running.communicate())

    assert code == ran.code
    assert not is_alive(pid)
    assert ran.report is not None
    assert "interrupted" == ran.report["status"]
    assert ["a", "b"] == [one["id"] for one in ran.report["scenarios"]]


def test_w10_a_second_interrupt_gives_no_grace(stage: Stage) -> None:
    process = shell("p", f"trap '' TERM; echo $$ > child; {FOR_EVER}")
    process["stop_grace_seconds"] = 1000

    running = stage.start(manifest(scenario(process), version=2))
    pid = stage.pid("child")
    running.send_signal(signal.SIGINT)
    running.send_signal(signal.SIGTERM)
    out, err = running.communicate(timeout=60)

    # The first one is the verdict, but of two at once the system chooses the order.
    assert running.returncode in (130, 143)
    assert not is_alive(pid)
    assert "killed" == stage.ran(0, out, err).process("p")["exit_kind"]


def test_w11_a_process_has_no_input(stage: Stage) -> None:
    assert 0 == stage.run(manifest(scenario(shell("p", "cat")))).code


def test_w15_python_children_write_at_once(stage: Stage) -> None:
    program = (
        "import os, time\nprint('up')\nwhile not os.path.exists('go'): time.sleep(0.01)"
    )
    server = python("server", program, ready_marker="up")

    ran = stage.run(manifest(scenario(server, shell("client", "touch go")), version=2))

    assert 0 == ran.code


def test_w19_a_signal_is_named_and_may_be_expected(stage: Stage) -> None:
    ran = stage.run(
        manifest(
            scenario(
                shell("p", "kill -SEGV $$"),
            ),
            version=2,
        )
    )
    assert "SIGSEGV" == ran.process("p")["signal"]
    assert "signal" == ran.process("p")["exit_kind"]
    assert "SIGSEGV" in ran.reasons

    process = shell("p", "kill -SEGV $$", expected_signal="SIGSEGV")
    assert 0 == stage.run(manifest(scenario(process), version=2)).code


def test_w21_a_process_that_falls_silent_fails(stage: Stage) -> None:
    process = shell("p", f"echo up; {FOR_EVER}", idle_timeout_seconds=0.2)

    ran = stage.run(manifest(scenario(process), version=2))

    assert "wrote nothing for 0.2 s" in ran.reasons


def test_all_processes_may_share_one_grace(stage: Stage) -> None:
    processes = [
        shell(f"p{n}", f"echo up; {DEAF}", ready_marker="up") for n in range(4)
    ]
    last = shell("client", "exit 1")
    for one in processes:
        one["stop_grace_seconds"] = 100

    ran = stage.run(
        manifest(scenario(*processes, last, stop_grace_seconds=0.2), version=2)
    )

    assert ["killed"] * 4 == [ran.process(f"p{n}")["exit_kind"] for n in range(4)]
    assert ran.scenario["duration_ms"] < 100_000

"""The report as JSON: version 1 field for field as its contract has it, version 2 richer.

Neither holds commands, environments or values; version 2 has the last lines that a process of a
failed scenario wrote.
"""

from __future__ import annotations

import json
import platform
from datetime import UTC, datetime
from typing import Any, Final

from gametest import __version__
from gametest.scenario.process.process_group import Orphan
from gametest.scenario.results import ProcessResult, RunResult, ScenarioResult

GENERATED_BY: Final = "gametest process"


def report_text(run: RunResult) -> str:
    """ASCII, indented, with a line feed at the end."""
    return json.dumps(report_of(run), indent=2, ensure_ascii=True) + "\n"


def report_of(run: RunResult) -> dict[str, Any]:
    is_new = run.version > 1
    report: dict[str, Any] = {
        "schema_version": run.version,
        "generated_by": GENERATED_BY,
        "suite": run.suite,
        "status": run.status,
        "duration_ms": _milliseconds(run.duration_s),
        "scenario_count": len(run.scenarios),
        "passed_count": run.passed_count,
        "failed_count": len(run.scenarios) - run.passed_count,
    }
    if is_new:
        started = datetime.fromtimestamp(run.started_at, UTC)
        report |= {
            "flaky_count": sum(one.flaky for one in run.scenarios),
            "started_at": started.isoformat(timespec="milliseconds"),
            "runner_version": __version__,
            "platform": platform.platform(),
        }
    report["scenarios"] = [_scenario(one, is_new=is_new) for one in run.scenarios]
    return report


def _scenario(one: ScenarioResult, *, is_new: bool) -> dict[str, Any]:
    scenario: dict[str, Any] = {
        "id": one.id,
        "status": "passed" if one.passed else "failed",
        "duration_ms": _milliseconds(one.duration_s),
        "timed_out": one.timed_out,
        "reasons": [reason.text for reason in one.reasons],
    }
    if is_new:
        scenario |= {
            "reason_codes": [
                {"code": reason.code.value, "process": reason.process}
                for reason in one.reasons
            ],
            "repeat": one.repeat,
            "attempts": one.attempt,
            "flaky": one.flaky,
            "interrupted": one.interrupted,
            "orphans": _orphans(one.orphans),
            "notes": list(one.notes),
        }
    scenario["processes"] = [_process(each, is_new=is_new) for each in one.processes]
    return scenario


def _process(one: ProcessResult, *, is_new: bool) -> dict[str, Any]:
    process: dict[str, Any] = {
        "id": one.id,
        "exit_code": one.exit_code,
        "expected_exit_code": one.expected_exit_code,
        "missing_markers": list(one.missing_markers),
        "forbidden_markers": list(one.forbidden_markers),
    }
    if is_new:
        ready = one.ready_after_s
        process |= {
            "pid": one.pid,
            "exit_kind": one.exit_kind.value,
            "signal": one.signal,
            "stopped_by_runner": one.stopped_by_runner,
            "duration_ms": _milliseconds(one.duration_s),
            "ready_ms": None if ready is None else _milliseconds(ready),
            "output_bytes": one.output_bytes,
            "output_incomplete": one.output_incomplete,
            "orphans": _orphans(one.orphans),
            "last_output": list(one.last_output),
            "log": one.log,
        }
    return process


def _orphans(found: tuple[Orphan, ...]) -> list[dict[str, Any]]:
    return [{"pid": one.pid, "name": one.name} for one in found]


def _milliseconds(seconds: float) -> int:
    return round(seconds * 1000)

"""Replays in the words of a test run, so that its listeners and reports serve them too."""

from __future__ import annotations

from gametest.framework.events import Failure, Outcome, TestFinished
from gametest.replay.running.job import GameResult

FAILURE_KIND = "replay"


def failure_of(result: GameResult) -> Failure | None:
    """All reasons; None if it passed. The tick is the frame of the first difference."""
    if result.passed:
        return None
    reasons = result.reasons()
    report = result.report
    frame = report.failures[0].frame if report is not None and report.failures else None
    return Failure(
        kind=FAILURE_KIND, message=reasons[0], reason="\n".join(reasons), tick=frame
    )


def outcome_of(result: GameResult) -> Outcome:
    if result.usage_error:
        return Outcome.ERROR
    return Outcome.PASSED if result.passed else Outcome.FAILED


def warnings_of(result: GameResult) -> tuple[str, ...]:
    return () if result.report is None else result.report.warnings


def finished_event(name: str, result: GameResult) -> TestFinished:
    """Of a recording that is a test by itself; it has no structure, environment or dimension."""
    return TestFinished(
        test=f"replay:{name}",
        structure="",
        environment="",
        dimension="",
        required=True,
        outcome=outcome_of(result),
        attempt=1,
        max_attempts=1,
        successes=int(result.passed),
        final=True,
        ticks=0 if result.report is None else result.report.frames,
        duration_s=result.duration_s,
        failure=failure_of(result),
        log=warnings_of(result),
    )

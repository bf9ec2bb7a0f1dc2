"""Scenarios in the words of a test run, so that its listeners and reports serve them too."""

from __future__ import annotations

from gametest.framework.events import Failure, Outcome, TestFinished
from gametest.scenario.results import ScenarioResult

FAILURE_KIND = "process"


def failure_of(results: tuple[ScenarioResult, ...]) -> Failure | None:
    """All reasons of all that failed; None if none did."""
    failed = [one for one in results if not one.passed]
    if not failed:
        return None
    lines: list[str] = []
    for one in failed:
        head = f"{one.id}: " if len(results) > 1 else ""
        lines += [head + reason.text for reason in one.reasons]
        for process in one.processes:
            if process.last_output:
                lines.append(f"last output of {process.id}:")
                lines += [f"  {line}" for line in process.last_output]
    text = "\n".join(lines)
    return Failure(kind=FAILURE_KIND, message=failed[0].reasons[0].text, reason=text)


def finished_event(
    result: ScenarioResult, retries: int, *, is_last: bool
) -> TestFinished:
    """Of a scenario that is a test by itself; it has no structure, environment or dimension."""
    return TestFinished(
        test=f"{result.suite}:{result.id}",
        structure="",
        environment="",
        dimension="",
        required=True,
        outcome=Outcome.PASSED if result.passed else Outcome.FAILED,
        attempt=result.attempt,
        max_attempts=retries + 1,
        successes=int(result.passed),
        final=is_last,
        flaky=result.flaky,
        repeat=result.repeat,
        duration_s=result.duration_s,
        failure=failure_of((result,)),
        log=told_of(result),
    )


def told_of(result: ScenarioResult) -> tuple[str, ...]:
    """What does not change the verdict and should be known: orphans, what was cut off."""
    told = [f"orphan ended: {one}" for one in result.orphans]
    for process in result.processes:
        told += [f"process {process.id}: orphan ended: {o}" for o in process.orphans]
        if process.output_incomplete:
            told.append(f"process {process.id}: its output was held open after its end")
    return (*told, *result.notes)

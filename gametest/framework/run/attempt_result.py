"""From an ended attempt to its event and to what has to follow."""

from __future__ import annotations

from typing import final

import attrs

from gametest.framework.events import Failure, Outcome, TestFinished, position
from gametest.framework.failure.messages import message
from gametest.framework.game_test_info import GameTestInfo
from gametest.framework.game_test_instance import LoadedTest
from gametest.framework.run.executor import AttemptResult, BatchSpec, TestSpec
from gametest.framework.run.retry_options import AttemptCounts, Verdict, decide
from gametest.framework.test_data import TestData


@final
@attrs.frozen
class EndedAttempt:
    event: TestFinished
    result: AttemptResult


def outcome_of(info: GameTestInfo, *, crashed: bool) -> Outcome:
    """What is missing makes any result worthless, but for a test that was never made."""
    if crashed or info.setup_failed:
        return Outcome.ERROR
    if info.missing:
        return Outcome.UNSUPPORTED
    return Outcome.PASSED if info.error is None else Outcome.FAILED


def end_attempt(
    info: GameTestInfo, batch: BatchSpec, *, duration_s: float, crashed: bool = False
) -> EndedAttempt:
    outcome = outcome_of(info, crashed=crashed)
    event = _event(info, batch, outcome, duration_s)
    return _settled(info.spec, info.test.instance, event, info.failure)


def ended_without_level(
    test: LoadedTest,
    spec: TestSpec,
    batch: BatchSpec,
    *,
    outcome: Outcome,
    failure: Failure | None,
    duration_s: float,
    log: tuple[str, ...] = (),
) -> EndedAttempt:
    """Of a test that stands in no level, so it has neither place nor ticks."""
    data = test.instance
    event = TestFinished(
        test=str(spec.id),
        structure=str(data.structure),
        environment=batch.environment,
        dimension=batch.dimension,
        required=data.required,
        outcome=outcome,
        attempt=spec.attempt,
        max_attempts=data.max_attempts,
        successes=0,
        final=False,
        repeat=spec.repeat,
        duration_s=duration_s,
        log=log,
        location=test.location,
        tags=test.tags,
    )
    return _settled(spec, data, event, failure)


def _settled(
    spec: TestSpec, data: TestData, event: TestFinished, failure: Failure | None
) -> EndedAttempt:
    """What the attempt means for its test: the verdict, or the attempt that follows."""
    outcome = event.outcome
    successes = spec.successes + (outcome is Outcome.PASSED)
    counts = AttemptCounts(
        attempts=spec.attempt,
        successes=successes,
        max_attempts=data.max_attempts,
        required_successes=data.required_successes,
    )
    decision = decide(outcome, counts, spec.retry)
    final = not decision.runs_again
    earlier = spec.earlier_failure
    if decision.verdict is Verdict.EXHAUSTED:
        failure = _exhausted(counts, failure)
    if decision.verdict is not Verdict.RERUN:
        # Each attempt of a repeated test counts, so its first failure stays its verdict.
        if final and outcome is Outcome.PASSED and earlier is not None:
            outcome, failure = Outcome.FAILED, earlier
        elif earlier is None and outcome is Outcome.FAILED:
            earlier = failure
    flaky = final and outcome is Outcome.PASSED and successes < spec.attempt
    rerun = None
    if decision.runs_again:
        rerun = attrs.evolve(
            spec, attempt=spec.attempt + 1, successes=successes, earlier_failure=earlier
        )
    event = attrs.evolve(
        event,
        outcome=outcome,
        successes=successes,
        final=final,
        flaky=flaky,
        failure=failure,
    )
    result = AttemptResult(
        spec=spec,
        outcome=outcome,
        required=data.required,
        final=final,
        flaky=flaky,
        rerun=rerun,
    )
    return EndedAttempt(event, result)


def _event(
    info: GameTestInfo,
    batch: BatchSpec,
    outcome: Outcome,
    duration_s: float,
) -> TestFinished:
    """As if the attempt were not the last, and without its own success."""
    spec, data, placement = info.spec, info.test.instance, info.placement
    return TestFinished(
        test=str(spec.id),
        structure=str(data.structure),
        environment=batch.environment,
        dimension=batch.dimension,
        required=data.required,
        outcome=outcome,
        attempt=spec.attempt,
        max_attempts=data.max_attempts,
        successes=info.spec.successes,
        final=False,
        repeat=spec.repeat,
        rotation=data.rotation.then(spec.extra_rotation).value,
        extra_rotation=spec.extra_rotation.value,
        pos=None if placement is None else position(placement.pos),
        ticks=max(info.tick_count, 0),
        duration_s=duration_s,
        missing=tuple(info.missing),
        log=tuple(info.log),
        location=info.test.location,
        tags=info.test.tags,
    )


def _exhausted(counts: AttemptCounts, last: Failure | None) -> Failure:
    """Carries the last failure: its reason, its place, its line."""
    needed = str(counts.required_successes)
    if counts.attempts < counts.max_attempts:
        # It ended early, so the number of attempts alone would not explain it.
        needed += f" of {counts.max_attempts}"
    reason = message(
        "gametest.exhausted_attempts",
        counts.successes,
        counts.attempts,
        f"{needed} {'was' if counts.required_successes == 1 else 'were'}",
    )
    if last is None:
        return Failure(kind="exhausted-attempts", message=reason, reason=reason)
    return attrs.evolve(
        last,
        kind="exhausted-attempts",
        message=f"{reason}; last: {last.message}",
        reason=f"{reason}; last: {last.reason}",
    )

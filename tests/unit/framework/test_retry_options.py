"""When a test runs again (https://minecraft.wiki/w/GameTest)."""

from __future__ import annotations

import pytest

from gametest.framework.events import Outcome
from gametest.framework.run.retry_options import (
    AttemptCounts,
    Decision,
    RetryOptions,
    Verdict,
    decide,
)

PASSED, FAILED = Outcome.PASSED, Outcome.FAILED
ONCE = RetryOptions.NO_RETRIES


def _decide(
    outcome: Outcome,
    attempts: int,
    successes: int,
    *,
    maximum: int = 1,
    required: int = 1,
    retry: RetryOptions = ONCE,
) -> Decision:
    counts = AttemptCounts(
        attempts=attempts,
        successes=successes,
        max_attempts=maximum,
        required_successes=required,
    )
    return decide(outcome, counts, retry)


def test_plain_test_is_over_after_one_attempt() -> None:
    assert Decision(Verdict.PASSED, runs_again=False) == _decide(PASSED, 1, 1)
    assert Decision(Verdict.FAILED, runs_again=False) == _decide(FAILED, 1, 0)


def test_required_successes_are_ignored_with_a_single_attempt() -> None:
    assert Verdict.PASSED is _decide(PASSED, 1, 1, required=3).verdict


@pytest.mark.parametrize(
    ("outcome", "attempts", "successes", "verdict"),
    [
        (FAILED, 1, 0, Verdict.RERUN),
        (PASSED, 2, 1, Verdict.RERUN),
        (PASSED, 3, 2, Verdict.PASSED),
        (FAILED, 2, 0, Verdict.EXHAUSTED),
        (FAILED, 3, 1, Verdict.EXHAUSTED),
    ],
)
def test_flaky_test_runs_while_the_successes_can_be_reached(
    outcome: Outcome, attempts: int, successes: int, verdict: Verdict
) -> None:
    """Three attempts, two successes required."""
    found = _decide(outcome, attempts, successes, maximum=3, required=2)

    assert verdict is found.verdict
    assert found.runs_again == (verdict is Verdict.RERUN)


@pytest.mark.parametrize(("attempts", "goes_on"), [(1, True), (2, True), (3, False)])
def test_repeated_test_runs_the_number_of_times(attempts: int, goes_on: bool) -> None:
    retry = RetryOptions(3, until_failed=False)

    assert goes_on == _decide(PASSED, attempts, attempts, retry=retry).runs_again
    assert goes_on == _decide(FAILED, attempts, 0, retry=retry).runs_again


def test_until_failed_stops_after_the_first_failure() -> None:
    retry = RetryOptions(0, until_failed=True)

    assert _decide(PASSED, 1000, 1000, retry=retry).runs_again
    assert not _decide(FAILED, 1000, 999, retry=retry).runs_again


def test_after_a_pass_repetition_comes_before_attempts() -> None:
    retry = RetryOptions(2, until_failed=False)
    found = _decide(PASSED, 1, 1, maximum=5, required=3, retry=retry)

    assert Decision(Verdict.PASSED, runs_again=True) == found


def test_after_a_failure_attempts_come_before_repetition() -> None:
    retry = RetryOptions(2, until_failed=True)
    found = _decide(FAILED, 1, 0, maximum=5, retry=retry)

    assert Decision(Verdict.RERUN, runs_again=True) == found


@pytest.mark.parametrize("outcome", [Outcome.UNSUPPORTED, Outcome.ERROR])
def test_what_cannot_change_is_not_tried_again(outcome: Outcome) -> None:
    assert not _decide(outcome, 1, 0, maximum=5, retry=RetryOptions(9)).runs_again


def test_negative_number_of_times_is_refused() -> None:
    with pytest.raises(ValueError, match="-1"):
        RetryOptions(-1)

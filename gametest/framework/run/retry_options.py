"""When a test runs again: repetition asked for by a person, attempts granted by its data.

https://minecraft.wiki/w/GameTest and https://minecraft.wiki/w/Commands/test
"""

from __future__ import annotations

from enum import Enum
from typing import ClassVar, final

import attrs

from gametest.framework.events import Outcome


@final
@attrs.frozen
class RetryOptions:
    """`numberOfTimes` and `untilFailed` of `/test run`."""

    number_of_times: int = attrs.field(default=1)
    """0 means without limit."""
    until_failed: bool = True

    @number_of_times.validator
    def _not_negative(self, _attribute: object, value: int) -> None:
        if value < 0:
            msg = f"the number of times must be 0 or more, got {value}"
            raise ValueError(msg)

    @property
    def has_retries(self) -> bool:
        return self.number_of_times != 1

    def goes_on(self, attempts: int, successes: int) -> bool:
        """Whether a test that has run `attempts` times runs once more."""
        left = self.number_of_times == 0 or attempts < self.number_of_times
        return left and (attempts == successes or not self.until_failed)

    NO_RETRIES: ClassVar[RetryOptions]


RetryOptions.NO_RETRIES = RetryOptions()


class Verdict(Enum):
    """What an ended attempt means for its test."""

    PASSED = "passed"
    FAILED = "failed"
    RERUN = "rerun"
    """Nothing is decided: a test with several attempts gets another one."""
    EXHAUSTED = "exhausted"
    """Too few attempts are left to reach the required successes."""


@final
@attrs.frozen(kw_only=True)
class AttemptCounts:
    """Attempts so far and how many of them passed; the one that just ended is counted."""

    attempts: int
    successes: int
    max_attempts: int
    required_successes: int

    @property
    def is_flaky(self) -> bool:
        """The game's word for a test that has more than one attempt."""
        return self.max_attempts > 1


@final
@attrs.frozen
class Decision:
    verdict: Verdict
    runs_again: bool


def decide(outcome: Outcome, counts: AttemptCounts, retry: RetryOptions) -> Decision:
    """Repetition is asked first after a pass, the test's own attempts first after a failure.

    What is unsupported or could not be made does not change by trying again.
    """
    goes_on = retry.has_retries and retry.goes_on(counts.attempts, counts.successes)
    if outcome is Outcome.PASSED:
        # required_successes counts only for tests with several attempts.
        if retry.has_retries or not counts.is_flaky:
            return Decision(Verdict.PASSED, goes_on)
        if counts.successes >= counts.required_successes:
            return Decision(Verdict.PASSED, runs_again=False)
        return Decision(Verdict.RERUN, runs_again=True)
    if outcome is not Outcome.FAILED:
        return Decision(Verdict.FAILED, runs_again=False)
    if not counts.is_flaky:
        return Decision(Verdict.FAILED, goes_on)
    left = counts.max_attempts - counts.attempts
    if left + counts.successes >= counts.required_successes:
        return Decision(Verdict.RERUN, runs_again=True)
    return Decision(Verdict.EXHAUSTED, runs_again=False)

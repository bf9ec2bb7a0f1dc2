"""What a run is counted in: tests, and the runs of each when it was asked for several.

A test is selected once. `--verify` and `--repeatCount` make copies of it, `--repeat` runs each copy
several times in its place; each of these is a run. Attempts that a test grants itself
(`max_attempts`) are no runs: they lead to the verdict of one.
"""

from __future__ import annotations

from collections import Counter
from typing import Final, final

import attrs

from gametest.framework.events import Outcome, RunStarted, TestFinished, TestStarted

RANKS: Final = (
    "errors",
    "failed_required",
    "failed_optional",
    "unsupported",
    "passed",
)
"""The worst of a test's copies is its verdict."""


@final
@attrs.frozen(kw_only=True)
class Standing:
    """Where a run stopped: the test, and which of its runs if there are several."""

    test: str
    run: int | None

    def __str__(self) -> str:
        if self.run is None:
            return self.test
        return f"repeat {self.run:,} of {self.test}"


@final
@attrs.define(eq=False, repr=False)
class RunUnits:
    """Told every event of a run, it knows the tests and the runs at any moment."""

    selected: int = attrs.field(default=0, init=False)
    """Tests."""
    copies: int = attrs.field(default=1, init=False)
    repeat: int = attrs.field(default=1, init=False)
    passed_runs: int = attrs.field(default=0, init=False)
    failed_runs: int = attrs.field(default=0, init=False)
    """That did not pass, for whatever reason."""
    finished_copies: int = attrs.field(default=0, init=False)

    _verdicts: dict[str, str] = attrs.field(factory=dict, init=False)
    _copies_of: Counter[str] = attrs.field(factory=Counter, init=False)
    """Copies that ended, by test."""
    _told: dict[tuple[str, int], tuple[int, int]] = attrs.field(
        factory=dict, init=False
    )
    """Runs and passed runs of each repeated copy, as of its last event."""
    _runs_of: Counter[str] = attrs.field(factory=Counter, init=False)
    _failed_runs_of: Counter[str] = attrs.field(factory=Counter, init=False)
    """Of tests that are repeated in place."""
    _first_bad_run: dict[str, int] = attrs.field(factory=dict, init=False)
    _begun: Counter[tuple[str, int]] = attrs.field(factory=Counter, init=False)
    """Attempts that are under way."""

    def start(self, event: RunStarted) -> None:
        self.selected, self.copies = event.total, event.copies
        self.repeat = event.repeat

    def begin(self, event: TestStarted) -> None:
        self._begun[event.test, event.attempt] += 1

    def finish(self, event: TestFinished) -> None:
        key = event.test, event.attempt
        # What was never set up ends without having begun.
        if self._begun[key] > 0:
            self._begun[key] -= 1
        if self.repeat != 1:
            self._count_repeated(event)
        elif event.final:
            passed = event.outcome is Outcome.PASSED
            self._runs_of[event.test] += 1
            self.passed_runs += passed
            self.failed_runs += not passed
        if event.final:
            self.finished_copies += 1
            self._copies_of[event.test] += 1
            verdict, known = verdict_of(event), self._verdicts.get(event.test)
            if known is None or RANKS.index(verdict) < RANKS.index(known):
                self._verdicts[event.test] = verdict

    def _count_repeated(self, event: TestFinished) -> None:
        key = event.test, event.repeat
        runs, passed = self._told.get(key, (0, 0))
        self._told[key] = event.attempt, event.successes
        self._runs_of[event.test] += event.attempt - runs
        self.passed_runs += event.successes - passed
        if event.successes == passed:
            self.failed_runs += event.attempt - runs
            self._failed_runs_of[event.test] += event.attempt - runs
            self._first_bad_run.setdefault(event.test, event.attempt)

    def runs_of(self, test: str) -> int:
        """Of all its copies, that ended."""
        return self._runs_of[test]

    def repeats_failed(self, test: str) -> int:
        """Runs of all its copies that did not pass, where it is repeated in place."""
        return self._failed_runs_of[test]

    def first_bad_run(self, event: TestFinished) -> int:
        """Which repeat of the test did not pass first, if that of `event` did not."""
        if self.copies == 1 and self.repeat != 1:
            return self._first_bad_run.get(event.test, event.attempt)
        return event.repeat

    @property
    def are_several(self) -> bool:
        """Whether a test is run more than once."""
        return self.copies != 1 or self.repeat != 1

    @property
    def runs(self) -> int:
        """That ended."""
        return self.passed_runs + self.failed_runs

    @property
    def planned_runs(self) -> int | None:
        """None where repetition has no limit."""
        return self.selected * self.copies * self.repeat if self.repeat else None

    @property
    def runs_not_run(self) -> int:
        planned = self.planned_runs
        return 0 if planned is None else max(0, planned - self.runs)

    @property
    def copies_not_run(self) -> int:
        """Copies without a final outcome; a test that was never heard of counts in full."""
        return max(0, self.selected * self.copies - self.finished_copies)

    def tests(self) -> Counter[str]:
        """Tests by the verdict of all their copies; one of which a copy is missing has none."""
        return Counter(
            verdict
            for test, verdict in self._verdicts.items()
            if self._copies_of[test] >= self.copies or verdict != "passed"
        )

    def passed_tests(self) -> frozenset[str]:
        """Tests no copy of which ended in anything else, so far."""
        verdicts = self._verdicts.items()
        return frozenset(test for test, verdict in verdicts if verdict == "passed")

    @property
    def tests_not_run(self) -> int:
        """Tests that neither failed nor ran to the end in every copy."""
        return max(0, self.selected - sum(self.tests().values()))

    def standing(self) -> tuple[Standing, ...]:
        """What is under way, in the order of its beginning."""
        found = []
        for (test, attempt), count in self._begun.items():
            if count > 0:
                run = None
                if self.repeat != 1:
                    run = attempt
                elif self.copies != 1:
                    run = self._copies_of[test] + 1
                found.append(Standing(test=test, run=run))
        return tuple(found)


def verdict_of(event: TestFinished) -> str:
    match event.outcome:
        case Outcome.PASSED:
            return "passed"
        case Outcome.UNSUPPORTED:
            return "unsupported"
        case Outcome.ERROR:
            return "errors"
        case _:
            return "failed_required" if event.required else "failed_optional"

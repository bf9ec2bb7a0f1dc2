"""The verdict of a run: how many tests ended how, and the exit code that follows."""

from __future__ import annotations

from typing import Final, final

import attrs

from gametest.framework.events import (
    ListenerFailed,
    Outcome,
    RunFinished,
    RunStarted,
    TestFinished,
    TestLeaked,
    TestStarted,
)
from gametest.framework.listener import GameTestListener
from gametest.report.run_units import RunUnits

MOST_FAILURES_IN_EXIT_CODE: Final = 125
"""Shells keep 126 and above for themselves, and 256 would read as 0."""

EXIT_PASSED: Final = 0
EXIT_FAILED: Final = 1
EXIT_USAGE: Final = 2
EXIT_INTERNAL: Final = 3
EXIT_UNSUPPORTED: Final = 4


@final
@attrs.frozen(kw_only=True)
class RunCounts:
    """Final outcomes; a test of several copies counts as often."""

    passed: int = 0
    failed_required: int = 0
    failed_optional: int = 0
    unsupported: int = 0
    errors: int = 0
    """Every test that ended as *error*, the two kinds below together."""
    setup_errors: int = 0
    """Tests that could not be set up because of what their pack says."""
    errors_required: int = 0
    """Errors of required tests, for the game's own way to count."""
    flaky: int = 0
    leaked: int = 0
    """Tests that left something behind, where that was looked for."""
    selected: int = 0
    """Outcomes that there should be: a test counts once for each copy."""
    reported: int = 0
    """Outcomes that there were."""

    @property
    def not_run(self) -> int:
        return max(0, self.selected - self.reported)

    @property
    def all_passed(self) -> bool:
        """Everything selected ran and passed; a run of nothing did not."""
        bad = self.failed_required + self.failed_optional + self.unsupported
        return self.passed > 0 and not (bad or self.errors or self.not_run)


@final
@attrs.define(eq=False, repr=False)
class RunTally(GameTestListener):
    """Keeps the final outcomes in the order in which they were reported."""

    run: RunStarted | None = attrs.field(default=None, init=False)
    end: RunFinished | None = attrs.field(default=None, init=False)
    finished: list[TestFinished] = attrs.field(factory=list, init=False)
    listeners_failed: list[ListenerFailed] = attrs.field(factory=list, init=False)
    leaked: list[TestLeaked] = attrs.field(factory=list, init=False)
    units: RunUnits = attrs.field(factory=RunUnits, init=False)
    _bad_repeats: dict[tuple[str, int], TestFinished] = attrs.field(
        factory=dict, init=False
    )
    """The first that did not pass, of each copy that is still repeated."""

    def run_started(self, event: RunStarted) -> None:
        self.run = event
        self.units.start(event)

    def test_started(self, event: TestStarted) -> None:
        self.units.begin(event)

    def test_finished(self, event: TestFinished) -> None:
        self.units.finish(event)
        copy = event.test, event.repeat
        if event.final:
            self._bad_repeats.pop(copy, None)
            self.finished.append(event)
        elif self.units.repeat != 1 and event.outcome is not Outcome.PASSED:
            self._bad_repeats.setdefault(copy, event)

    def test_leaked(self, event: TestLeaked) -> None:
        self.leaked.append(event)

    def listener_failed(self, event: ListenerFailed) -> None:
        self.listeners_failed.append(event)

    def run_finished(self, event: RunFinished) -> None:
        self.end = event
        # Whoever interrupts a repetition wants to read what it has shown by then.
        self.finished += self._bad_repeats.values()
        self._bad_repeats.clear()

    def with_outcome(
        self, outcome: Outcome, *, required: bool | None = None
    ) -> list[TestFinished]:
        return [
            event
            for event in self.finished
            if event.outcome is outcome and required in (None, event.required)
        ]

    @property
    def failed_required(self) -> list[TestFinished]:
        return self.with_outcome(Outcome.FAILED, required=True)

    @property
    def failed_optional(self) -> list[TestFinished]:
        return self.with_outcome(Outcome.FAILED, required=False)

    @property
    def errors(self) -> list[TestFinished]:
        return self.with_outcome(Outcome.ERROR)

    @property
    def unsupported(self) -> list[TestFinished]:
        return self.with_outcome(Outcome.UNSUPPORTED)

    @property
    def flaky(self) -> list[TestFinished]:
        return [event for event in self.finished if event.flaky]

    def counts(self) -> RunCounts:
        errors = self.errors
        return RunCounts(
            passed=len(self.with_outcome(Outcome.PASSED)),
            failed_required=len(self.failed_required),
            failed_optional=len(self.failed_optional),
            unsupported=len(self.unsupported),
            errors=len(errors),
            setup_errors=sum(_is_setup_error(event) for event in errors),
            errors_required=sum(event.required for event in errors),
            flaky=len(self.flaky),
            leaked=len(self.leaked),
            selected=self.units.selected * self.units.copies,
            reported=self.units.finished_copies,
        )


def _is_setup_error(event: TestFinished) -> bool:
    return event.failure is not None and event.failure.kind == "setup"


def exit_code(
    counts: RunCounts,
    *,
    interrupt_signal: int | None = None,
    internal_error: bool = False,
    listeners_failed: bool = False,
    usage_error: bool = False,
    load_errors: int = 0,
    allow_unsupported: int = 0,
    vanilla: bool = False,
    fail_on_leaks: bool = False,
) -> int:
    """The first that applies.

    128 + the signal's number if interrupted (130, 143); 3 for our fault: an exception that is no
    failure, in a test, a listener or outside; 2 for bad usage, load errors, tests that could not
    be set up, nothing selected; 1 if a required test failed, or with `fail_on_leaks` if any left
    something behind; 4 if more than `allow_unsupported`
    tests were unsupported; 3 if a selected test never reported; else 0.

    With `vanilla`, a run that was not interrupted gives the number of required tests that
    failed, at most 125, and only when that is 0 the code above.
    """
    if interrupt_signal is not None:
        return 128 + interrupt_signal
    if vanilla:
        failed = counts.failed_required + counts.errors_required
        if failed:
            return min(failed, MOST_FAILURES_IN_EXIT_CODE)
    if internal_error or listeners_failed or counts.errors > counts.setup_errors:
        return EXIT_INTERNAL
    if usage_error or load_errors or counts.setup_errors or not counts.selected:
        return EXIT_USAGE
    if counts.failed_required or (fail_on_leaks and counts.leaked):
        return EXIT_FAILED
    if counts.unsupported > allow_unsupported:
        return EXIT_UNSUPPORTED
    # Something took a test away without a word: that must never look green.
    return EXIT_INTERNAL if counts.not_run else EXIT_PASSED

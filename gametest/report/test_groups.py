"""Outcomes of one test in several runs, told together: hundreds of copies are one piece of news."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import final

import attrs

from gametest.framework.events import Outcome, TestFinished
from gametest.report.counts import RunTally
from gametest.report.wording import counted_with_commas

_VERBS = {
    Outcome.FAILED: "failed",
    Outcome.ERROR: "ended in an error",
    Outcome.UNSUPPORTED: "were unsupported",
    Outcome.PASSED: "needed more attempts",
}


@final
@attrs.frozen(kw_only=True)
class TestGroup:
    """Events of one test with one kind of outcome."""

    __test__ = False

    first: TestFinished
    """Of the copy with the lowest number."""
    bad: int
    """Runs with this outcome."""
    runs: int
    flaky: int
    """Other runs that passed only at a later attempt."""
    first_run: int
    rotation: str | None
    """That was added to the first; None where no copies were made."""
    most_attempts: int

    @property
    def counts(self) -> str:
        """`53 of 400 runs failed, 214 needed more attempts`."""
        runs = counted_with_commas(self.runs, "run")
        text = f"{self.bad:,} of {runs} {_VERBS[self.first.outcome]}"
        return text + (f", {self.flaky:,} needed more attempts" if self.flaky else "")

    @property
    def sentence(self) -> str:
        """With the first of them: `...; first: repeat 12, rotation none`."""
        return f"{self.counts}; first: {self.first_words}"

    @property
    def first_words(self) -> str:
        words = f"repeat {self.first_run:,}"
        return words if self.rotation is None else f"{words}, rotation {self.rotation}"


def grouped(events: Iterable[TestFinished], tally: RunTally) -> list[TestGroup]:
    """By test, in the order of the first event of each."""
    found: dict[str, list[TestFinished]] = {}
    for event in events:
        found.setdefault(event.test, []).append(event)
    flaky = Counter(event.test for event in tally.flaky)
    return [_group(same, tally, flaky) for same in found.values()]


def _group(
    events: list[TestFinished], tally: RunTally, flaky: Counter[str]
) -> TestGroup:
    first = min(events, key=lambda event: event.repeat)
    bad = len(events)
    if tally.units.repeat != 1 and first.outcome is Outcome.FAILED:
        bad = tally.units.repeats_failed(first.test)
    return TestGroup(
        first=first,
        bad=bad,
        runs=max(tally.units.runs_of(first.test), bad),
        flaky=0 if first.outcome is Outcome.PASSED else flaky[first.test],
        first_run=tally.units.first_bad_run(first),
        rotation=first.extra_rotation if tally.units.copies != 1 else None,
        most_attempts=max(event.attempt for event in events),
    )

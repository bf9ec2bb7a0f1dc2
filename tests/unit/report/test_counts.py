from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs
import pytest

from gametest.framework import events
from gametest.framework.events import Outcome
from gametest.report.counts import RunCounts, RunTally, exit_code

PASSED = RunCounts(passed=3, selected=3, reported=3)
FAILED = RunCounts(passed=2, failed_required=1, selected=3, reported=3)
OPTIONAL = RunCounts(passed=2, failed_optional=1, selected=3, reported=3)
UNSUPPORTED = RunCounts(passed=1, unsupported=2, selected=3, reported=3)
CRASHED = RunCounts(
    failed_required=1, errors=1, errors_required=1, selected=2, reported=2
)
NOT_SET_UP = RunCounts(
    passed=1, errors=1, setup_errors=1, errors_required=1, selected=2, reported=2
)
LEAKED = RunCounts(passed=1, leaked=1, selected=1, reported=1)
NOTHING = RunCounts()


@pytest.mark.parametrize(
    ("counts", "circumstances", "expected"),
    [
        (PASSED, {}, 0),
        (OPTIONAL, {}, 0),
        (FAILED, {}, 1),
        (FAILED, {"allow_unsupported": 5}, 1),
        (NOTHING, {}, 2),
        (PASSED, {"usage_error": True}, 2),
        (PASSED, {"load_errors": 1}, 2),
        (FAILED, {"load_errors": 1}, 2),
        (NOT_SET_UP, {}, 2),
        (CRASHED, {}, 3),
        (CRASHED, {"load_errors": 1}, 3),
        (PASSED, {"internal_error": True}, 3),
        (PASSED, {"listeners_failed": True}, 3),
        (UNSUPPORTED, {}, 4),
        (UNSUPPORTED, {"allow_unsupported": 1}, 4),
        (UNSUPPORTED, {"allow_unsupported": 2}, 0),
        (CRASHED, {"interrupt_signal": 2}, 130),
        (PASSED, {"interrupt_signal": 15}, 143),
        (LEAKED, {}, 0),
        (LEAKED, {"fail_on_leaks": True}, 1),
        (PASSED, {"fail_on_leaks": True}, 0),
        (RunCounts(passed=1, selected=2, reported=1), {}, 3),
        (RunCounts(failed_required=1, selected=2, reported=1), {}, 1),
    ],
)
def test_the_exit_code_is_the_first_that_applies(
    counts: RunCounts, circumstances: dict[str, Any], expected: int
) -> None:
    assert expected == exit_code(counts, **circumstances)


@pytest.mark.parametrize(
    ("counts", "circumstances", "expected"),
    [
        (PASSED, {}, 0),
        (RunCounts(failed_required=7, selected=7, reported=7), {}, 7),
        (RunCounts(failed_required=300, selected=300, reported=300), {}, 125),
        (CRASHED, {}, 2),
        (OPTIONAL, {}, 0),
        (UNSUPPORTED, {}, 4),
        (NOTHING, {}, 2),
        (PASSED, {"load_errors": 1}, 2),
        (FAILED, {"interrupt_signal": 2}, 130),
    ],
)
def test_the_games_exit_code_counts_failed_required_tests(
    counts: RunCounts, circumstances: dict[str, Any], expected: int
) -> None:
    assert expected == exit_code(counts, vanilla=True, **circumstances)


def test_a_tally_counts_each_outcome(
    all_outcomes: list[events.TestFinished],
    started: Callable[[int], events.RunStarted],
    tell: Callable[..., None],
) -> None:
    tally = RunTally()

    tell(tally, [started(8), *all_outcomes])

    assert tally.counts() == RunCounts(
        passed=2,
        failed_required=1,
        failed_optional=1,
        unsupported=1,
        errors=1,
        errors_required=1,
        flaky=1,
        selected=8,
        reported=6,
    )
    assert tally.counts().not_run == 2


def test_an_attempt_that_is_not_the_last_does_not_count(
    finished: Callable[..., events.TestFinished], tell: Callable[..., None]
) -> None:
    tally = RunTally()

    tell(tally, [finished(outcome=Outcome.FAILED, final=False), finished(attempt=2)])

    assert RunCounts(passed=1, reported=1) == tally.counts()


def test_copies_of_a_test_count_each(
    finished: Callable[..., events.TestFinished],
    started: Callable[[int], events.RunStarted],
    tell: Callable[..., None],
) -> None:
    tally = RunTally()
    sent = [attrs.evolve(started(1), copies=3), finished(), finished(repeat=2)]

    tell(tally, sent)

    assert RunCounts(passed=2, selected=3, reported=2) == tally.counts()
    assert tally.counts().not_run == 1


def test_a_run_of_nothing_did_not_pass() -> None:
    assert not NOTHING.all_passed

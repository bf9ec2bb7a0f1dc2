from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from gametest.core.errors import UsageError
from gametest.framework import events
from gametest.framework.events import Outcome
from gametest.report.xml.junit_game import GameJUnitReporter

BUILT = datetime(2026, 1, 2, 3, 4, 5, 678000, tzinfo=UTC)


@pytest.fixture
def reporter(tmp_path: Path) -> GameJUnitReporter:
    """Built at a known moment, asked again a second and a half later."""
    moments: Iterator[datetime] = iter([BUILT, BUILT + timedelta(seconds=1.5)])
    return GameJUnitReporter(tmp_path / "report.xml", now=lambda: next(moments))


def test_the_report_has_the_games_shape(
    reporter: GameJUnitReporter,
    all_outcomes: list[events.TestFinished],
    ended: Callable[..., events.RunFinished],
    tell: Callable[..., None],
) -> None:
    passed, _, lamp, clock, *_ = all_outcomes

    tell(reporter, [passed, lamp, clock, ended(3)])

    assert reporter.path.read_text(encoding="utf-8") == (
        '<?xml version="1.0" encoding="UTF-8" standalone="no"?>'
        '<testsuite><testsuite time="1.5" timestamp="2026-01-02T03:04:05.678000Z">'
        '<testcase classname="demo:box" name="demo:ok" time="0.062" />'
        '<testcase classname="demo:box" name="demo:lamp" time="0.062">'
        '<failure message="(9, 4, 37) Lamp is off at 12, -60, 40 '
        '(relative: 3, 1, 2) on tick 7" /></testcase>'
        '<testcase classname="demo:box" name="demo:clock" time="0.062">'
        '<skipped message="(9, 4, 37) Neither succeeded nor failed within 100 ticks" />'
        "</testcase></testsuite></testsuite>\n"
    )


def test_unsupported_and_error_are_never_green(
    reporter: GameJUnitReporter,
    all_outcomes: list[events.TestFinished],
    ended: Callable[..., events.RunFinished],
    tell: Callable[..., None],
) -> None:
    tell(reporter, [*all_outcomes[-2:], ended(2)])

    text = reporter.path.read_text(encoding="utf-8")
    assert (
        '<failure message="(9, 4, 37) unsupported: minecraft:piston: extend" />' in text
    )
    assert '<failure message="(9, 4, 37) Unknown error: KeyError: ' in text


@pytest.mark.parametrize(("max_attempts", "cases"), [(1, 2), (3, 1)])
def test_a_repeated_test_has_a_case_each_time_a_retried_one_only_its_verdict(
    reporter: GameJUnitReporter,
    finished: Callable[..., events.TestFinished],
    failure: events.Failure,
    ended: Callable[..., events.RunFinished],
    tell: Callable[..., None],
    max_attempts: int,
    cases: int,
) -> None:
    first = finished(
        outcome=Outcome.FAILED, failure=failure, final=False, max_attempts=max_attempts
    )
    second = finished(attempt=2, max_attempts=max_attempts)

    tell(reporter, [first, second, ended(1)])

    assert cases == reporter.path.read_text(encoding="utf-8").count("<testcase ")


def test_characters_that_xml_forbids_are_spelled_out(
    reporter: GameJUnitReporter,
    finished: Callable[..., events.TestFinished],
    ended: Callable[..., events.RunFinished],
    tell: Callable[..., None],
) -> None:
    failure = events.Failure(kind="assert", message="a\x1b<b>\n", reason="")
    failed = finished(outcome=Outcome.FAILED, failure=failure, pos=None)

    tell(reporter, [failed, ended(1)])

    assert '<failure message="a#x1B&lt;b&gt;&#10;" />' in reporter.path.read_text(
        encoding="utf-8"
    )


def test_a_path_that_cannot_be_written_is_refused_at_once(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="cannot write the report to"):
        GameJUnitReporter(tmp_path)

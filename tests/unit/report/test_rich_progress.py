from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from io import StringIO

import attrs
import pytest

from gametest.framework import events
from gametest.framework.events import Outcome
from gametest.report.rich_progress import RichProgressReporter

BATCH = events.BatchStarted(
    environment="demo:[bold]", dimension="minecraft:overworld", index=2, tests=("a",)
)


@attrs.define
class FakeClock:
    now: float = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_short_run_shows_nothing(
    finished: Callable[..., events.TestFinished],
    started: Callable[[int], events.RunStarted],
    ended: Callable[..., events.RunFinished],
    tell: Callable[..., None],
) -> None:
    stream = StringIO()

    tell(
        RichProgressReporter(stream, clock=FakeClock()),
        [started(1), finished(), ended(1)],
    )

    assert stream.getvalue() == ""


def test_a_long_run_shows_counts_and_the_batch(
    finished: Callable[..., events.TestFinished],
    started: Callable[[int], events.RunStarted],
    ended: Callable[..., events.RunFinished],
    tell: Callable[..., None],
) -> None:
    stream, clock = StringIO(), FakeClock()
    reporter = RichProgressReporter(stream, clock=clock)
    tell(reporter, [started(3), BATCH])
    clock.now = 1.0

    tell(reporter, [finished("demo:lamp", outcome=Outcome.FAILED)])

    shown = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", stream.getvalue())
    assert "1/3 tests, 1 failed" in shown
    assert "demo:[bold] batch 2" in shown
    tell(reporter, [ended(3)])


def test_it_draws_at_most_once_an_interval(
    finished: Callable[..., events.TestFinished],
    started: Callable[[int], events.RunStarted],
    ended: Callable[..., events.RunFinished],
    tell: Callable[..., None],
) -> None:
    stream, clock = StringIO(), FakeClock()
    reporter = RichProgressReporter(stream, clock=clock)
    tell(reporter, [started(9)])
    clock.now = 1.0
    tell(reporter, [finished("demo:a")])
    shown = stream.getvalue()

    tell(reporter, [finished(f"demo:{n}") for n in range(5)])

    assert shown == stream.getvalue()
    tell(reporter, [ended(9)])


def test_reporters_load_no_library_that_a_plain_run_does_not_need() -> None:
    modules = "log, summary, events, github, rich_progress, counts"
    heavy = {"rich", "cattrs", "numpy", "xml.etree.ElementTree", "tempfile"}
    code = (
        f"import sys\nfrom gametest.report import {modules}\nfrom gametest.report.xml import junit, junit_game\n"
        f"print(sorted({heavy!r} & set(sys.modules)))"
    )

    shown = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )

    assert shown.stdout == "[]\n"


def test_runs_are_counted_where_a_test_has_several(
    finished: Callable[..., events.TestFinished],
    started: Callable[[int], events.RunStarted],
    ended: Callable[..., events.RunFinished],
    tell: Callable[..., None],
) -> None:
    stream, clock = StringIO(), FakeClock()
    reporter = RichProgressReporter(stream, clock=clock)
    tell(reporter, [attrs.evolve(started(29), copies=400), BATCH])
    clock.now = 1.0

    tell(reporter, [finished(repeat=7)])

    assert "1/11,600 runs, 0 failed" in plain(stream)
    tell(reporter, [ended(1)])


@pytest.mark.parametrize(
    ("outcome", "color"), [(Outcome.PASSED, "32"), (Outcome.FAILED, "31")]
)
def test_the_bar_is_green_until_something_fails(
    outcome: Outcome,
    color: str,
    finished: Callable[..., events.TestFinished],
    started: Callable[[int], events.RunStarted],
    ended: Callable[..., events.RunFinished],
    tell: Callable[..., None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    stream, clock = StringIO(), FakeClock()
    reporter = RichProgressReporter(stream, clock=clock)
    tell(reporter, [started(2), BATCH])
    clock.now = 1.0

    tell(reporter, [finished(outcome=outcome)])

    colors = re.findall(r"\x1b\[([0-9;]+)m━", stream.getvalue())
    background = "90"
    assert {color} == set(colors) - {background}
    tell(reporter, [ended(2)])


def test_what_the_terminal_writes_for_an_interrupt_fits_into_the_line(
    finished: Callable[..., events.TestFinished],
    started: Callable[[int], events.RunStarted],
    ended: Callable[..., events.RunFinished],
    tell: Callable[..., None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    stream, clock = StringIO(), FakeClock()
    reporter = RichProgressReporter(stream, clock=clock)
    tell(reporter, [started(9), BATCH])
    clock.now = 1.0

    tell(reporter, [finished()])

    longest = max(len(line) for line in re.split(r"[\r\n]", plain(stream)))
    assert longest <= 80 - len("^C")
    tell(reporter, [ended(1, interrupted=True)])
    assert stream.getvalue().endswith("\x1b[2K")


def plain(stream: StringIO) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", stream.getvalue())

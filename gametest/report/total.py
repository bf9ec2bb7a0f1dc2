"""The last line of a run: how many tests ended how, how many runs that took, where it stopped."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from gametest.report.counts import RunTally
from gametest.report.run_units import RunUnits
from gametest.report.terminal import Paint
from gametest.report.wording import counted_with_commas

Part = tuple[int, str, Callable[[str], str]]


def total_line(tally: RunTally, paint: Paint) -> str:
    """Counts tests; of runs it speaks where a test has several."""
    units, end = tally.units, tally.end
    took = "" if end is None else f" in {end.duration_s:.2f} s"
    if not units.selected and not tally.finished:
        return paint.red("No tests ran") + took
    if end is not None and end.interrupted:
        return _interrupted(tally, paint) + took
    tests = units.tests()
    passed, several = tests["passed"], units.are_several
    flaky = len({event.test for event in tally.flaky} & units.passed_tests())
    if passed and passed == sum(tests.values()) and not units.tests_not_run:
        text = "The only test passed" if passed == 1 else f"All {passed} tests passed"
        if several:
            runs = f"{units.runs:,}"
            text += f" {runs} times" if passed == 1 else f" ({runs} runs)"
        also = f", {flaky} flaky" if flaky else ""
        return paint.green(text) + paint.yellow(also) + took
    text = _joined(_test_parts(tally, flaky, paint), "test" if several else "")
    if several:
        text += f" ({counted_runs(units)})"
    return text + took


def counted_runs(units: RunUnits) -> str:
    """`800 runs, 53 did not pass`."""
    runs = counted_with_commas(units.runs, "run")
    return runs + (f", {units.failed_runs:,} did not pass" if units.failed_runs else "")


def _interrupted(tally: RunTally, paint: Paint) -> str:
    units = tally.units
    if units.are_several:
        parts: Iterable[Part] = (
            (units.passed_runs, "passed", paint.green),
            (units.failed_runs, "did not pass", paint.red),
            (units.runs_not_run, "not run", paint.red),
        )
        total = _joined(parts, "run")
    else:
        total = _joined(_test_parts(tally, len(tally.flaky), paint), "")
    text = paint.red("Interrupted")
    under_way = units.standing()
    if not under_way:
        return f"{text}: {total or 'no test finished'}"
    where = str(under_way[0])
    if len(under_way) > 1:
        where += f" and {len(under_way) - 1} more"
    return f"{text} in {where}; {total or 'no test finished'}"


def _test_parts(tally: RunTally, flaky: int, paint: Paint) -> list[Part]:
    tests = tally.units.tests()
    errors = tests["errors"]
    return [
        (tests["passed"], "passed", paint.green),
        (tests["failed_required"], "failed", paint.red),
        (errors, "error" if errors == 1 else "errors", paint.red),
        (tests["failed_optional"], "failed (optional)", paint.yellow),
        (tests["unsupported"], "unsupported", paint.magenta),
        (flaky, "flaky", paint.yellow),
        (tally.units.tests_not_run, "not run", paint.red),
    ]


def _joined(parts: Iterable[Part], noun: str) -> str:
    """The first part that there is says what is counted, if `noun` does."""
    words: list[str] = []
    for count, word, color in parts:
        if count:
            what = (
                counted_with_commas(count, noun) if noun and not words else f"{count:,}"
            )
            words.append(color(f"{what} {word}"))
    return ", ".join(words)

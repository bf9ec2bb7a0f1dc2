"""The parts of the summary, each a heading with a count and indented entries."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final, final

import attrs

from gametest.framework.events import (
    EnvironmentFailed,
    MissingMechanic,
    TestFinished,
    TestLeaked,
)
from gametest.report.counts import RunTally
from gametest.report.terminal import Paint, printable
from gametest.report.wording import (
    counted,
    failure_heading,
    failure_location,
    failure_reason,
    place,
    test_label,
)

_INDENT: Final = "  "
_DEEPER: Final = "    "
_TESTS_NAMED: Final = 5
_ESCAPES: Final = re.compile(r"\x1b\[[0-9;]*m")


@final
@attrs.frozen(kw_only=True)
class SummarySections:
    tally: RunTally
    leaks: tuple[TestLeaked, ...]
    environments: tuple[EnvironmentFailed, ...]
    paint: Paint
    width: int | None
    read_source: Callable[[str], str | None] | None

    def lines(self, durations: int) -> list[str]:
        """The whole summary; what matters most stands nearest to its end."""
        tally, paint = self.tally, self.paint
        sections = [
            self._slowest(durations),
            self._leaked(),
            self._environment_failures(),
            self._flaky(),
            self._unsupported(),
            self._failures(tally.failed_optional, "failed optional test", paint.yellow),
            self._failures(
                tally.errors,
                "test with an error",
                paint.red,
                plural="tests with an error",
            ),
            self._failures(tally.failed_required, "failed test", paint.red),
            self._listeners(),
        ]
        lines = [line for section in sections if section for line in ["", *section]]
        return [*lines, "", *self._conditions(), self._total()]

    def _failures(
        self,
        events: list[TestFinished],
        noun: str,
        color: Callable[[str], str],
        *,
        plural: str | None = None,
    ) -> list[str]:
        if not events:
            return []
        lines = [color(counted(len(events), noun, plural))]
        for event in events:
            lines += self._failure(event)
        return lines

    def _failure(self, event: TestFinished) -> list[str]:
        paint = self.paint
        location = failure_location(event)
        head = paint.bold(failure_heading(event))
        first, *more = printable(failure_reason(event)).split("\n")
        where = "" if location is None else printable(str(location))
        where = paint.cyan(f"[{where}]") if where else ""
        line = f"{_INDENT}{head}: {first}" + (f"  {where}" if where else "")
        if self._fits(line):
            lines = [line]
        else:
            lines = [f"{_INDENT}{head}:", f"{_DEEPER}{first}"]
            if where:
                lines.append(f"{_DEEPER}{where}")
        lines += (f"{_DEEPER}{text}" for text in more)
        # Where a test is declared says nothing that its name does not.
        if location not in (None, event.location) and self.read_source is not None:
            assert location is not None
            text = self.read_source(location.source)
            if text is not None:
                from gametest.report.source_excerpt import source_excerpt

                lines += source_excerpt(location, text, paint, _DEEPER)
        if event.max_attempts > 1 and event.attempt > 1:
            tried = f"{event.successes} of {event.attempt} attempts passed"
            lines.append(_DEEPER + paint.dim(tried))
        lines += (_DEEPER + paint.dim(f"log: {text}") for text in _log(event))
        if event.failure is not None and event.failure.traceback:
            for text in printable(event.failure.traceback).rstrip().split("\n"):
                lines.append(_DEEPER + paint.dim(text))
        return lines

    def _unsupported(self) -> list[str]:
        events = self.tally.unsupported
        if not events:
            return []
        paint = self.paint
        heading = counted(len(events), "unsupported test")
        lines = [paint.magenta(heading) + ": neither passed nor failed"]
        for mechanic, met in _by_mechanic(events).items():
            first_event, first = met[0]
            tests = list(dict.fromkeys(test_label(event) for event, _ in met))
            times = counted(len(met), "time")
            lines.append(
                f"{_INDENT}{paint.bold(printable(mechanic))}: {times} in "
                f"{counted(len(tests), 'test')}, first in {test_label(first_event)}"
                f"{_where(first)}, tick {first.tick}"
            )
            if len(tests) > 1:
                lines.append(_DEEPER + paint.dim(_some(tests)))
        without = [test_label(event) for event in events if not event.missing]
        lines += (f"{_INDENT}{label}" for label in without)
        return lines

    def _flaky(self) -> list[str]:
        events = self.tally.flaky
        if not events:
            return []
        return [
            self.paint.yellow(counted(len(events), "flaky test")),
            *(
                f"{_INDENT}{self.paint.bold(test_label(event))} passed at attempt "
                f"{event.attempt} of {event.max_attempts}"
                for event in events
            ),
        ]

    def _environment_failures(self) -> list[str]:
        if not self.environments:
            return []
        heading = counted(
            len(self.environments),
            "problem with environments",
            "problems with environments",
        )
        return [
            self.paint.yellow(heading),
            *(
                f"{_INDENT}{self.paint.bold(event.environment)} batch {event.index}: {printable(event.message)}"
                for event in self.environments
            ),
        ]

    def _leaked(self) -> list[str]:
        if not self.leaks:
            return []
        noun = ("test left something behind", "tests left something behind")
        lines = [self.paint.yellow(counted(len(self.leaks), *noun))]
        for event in self.leaks:
            what = printable(", ".join(event.leaks))
            lines.append(f"{_INDENT}{self.paint.bold(event.test)}: {what}")
        return lines

    def _slowest(self, durations: int) -> list[str]:
        slowest = sorted(
            self.tally.finished, key=lambda event: (-event.duration_s, event.test)
        )[:durations]
        if not slowest:
            return []
        lines = [self.paint.bold(counted(len(slowest), "slowest test"))]
        for event in slowest:
            ticks = counted(event.ticks, "tick")
            lines.append(f"{event.duration_s:9.3f} s {ticks:>12}  {test_label(event)}")
        return lines

    def _listeners(self) -> list[str]:
        failed = self.tally.listeners_failed
        if not failed:
            return []
        noun = ("listener raised and was removed", "listeners raised and were removed")
        return [
            self.paint.red(counted(len(failed), *noun)),
            *(
                f"{_INDENT}{self.paint.bold(event.listener)}: {printable(event.error)}"
                for event in failed
            ),
        ]

    def _conditions(self) -> list[str]:
        """What it takes to run the same again; a green run needs no more than its total."""
        run = self.tally.run
        if run is None or self.tally.counts().all_passed:
            return []
        return [self.paint.dim(f"Target {run.target_version}, seed {run.seed}")]

    def _total(self) -> str:
        counts, end, paint = self.tally.counts(), self.tally.end, self.paint
        took = "" if end is None else f" in {end.duration_s:.2f} s"
        if not counts.selected and not self.tally.finished:
            return paint.red("No tests ran") + took
        parts = [
            (counts.passed, "passed", paint.green),
            (counts.failed_required, "failed", paint.red),
            (counts.errors, "error" if counts.errors == 1 else "errors", paint.red),
            (counts.failed_optional, "failed (optional)", paint.yellow),
            (counts.unsupported, "unsupported", paint.magenta),
            (counts.flaky, "flaky", paint.yellow),
            (counts.not_run, "not run", paint.red),
        ]
        if counts.all_passed and not (end and end.interrupted):
            passed = counts.passed
            text = (
                "The only test passed" if passed == 1 else f"All {passed} tests passed"
            )
            flaky = f", {counts.flaky} flaky" if counts.flaky else ""
            return paint.green(text) + paint.yellow(flaky) + took
        total = ", ".join(
            color(f"{count} {word}") for count, word, color in parts if count
        )
        if end is not None and end.interrupted:
            total = paint.red("Interrupted") + f": {total or 'no test finished'}"
        return total + took

    def _fits(self, line: str) -> bool:
        return self.width is None or len(_ESCAPES.sub("", line)) <= self.width


def _log(event: TestFinished) -> Iterable[str]:
    return (printable(text).replace("\n", "\\n") for text in event.log)


def _by_mechanic(
    events: list[TestFinished],
) -> dict[str, list[tuple[TestFinished, MissingMechanic]]]:
    """Most often met first; equally often in the order of the run."""
    found: dict[str, list[tuple[TestFinished, MissingMechanic]]] = {}
    for event in events:
        for missing in event.missing:
            found.setdefault(missing.mechanic, []).append((event, missing))
    return dict(sorted(found.items(), key=lambda item: -len(item[1])))


def _where(missing: MissingMechanic) -> str:
    where = place(missing.relative_pos, missing.pos)
    return f" at {where}" if where else ""


def _some(tests: list[str]) -> str:
    shown = ", ".join(tests[:_TESTS_NAMED])
    more = len(tests) - _TESTS_NAMED
    return f"{shown} and {more} more" if more > 0 else shown

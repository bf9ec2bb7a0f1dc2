"""The parts of the summary, each a heading with a count and indented entries."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Final, final

import attrs

from gametest.framework.events import (
    EnvironmentFailed,
    MissingMechanic,
    TestFinished,
    TestLeaked,
)
from gametest.report.counts import RunTally
from gametest.report.failure_text import failure_lines
from gametest.report.terminal import Paint, printable
from gametest.report.test_groups import grouped
from gametest.report.total import total_line
from gametest.report.wording import (
    counted,
    failure_heading,
    failure_place,
    place,
    test_label,
)

_INDENT: Final = "  "
_DEEPER: Final = "    "
_TESTS_NAMED: Final = 5


@final
@attrs.frozen(kw_only=True)
class SummarySections:
    tally: RunTally
    leaks: tuple[TestLeaked, ...]
    looked_for_leaks: bool
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
        return [*lines, "", *self._conditions(), total_line(tally, paint)]

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
        if not self.tally.units.are_several:
            heading = color(counted(len(events), noun, plural))
            entries = [self._failure(e, failure_heading(e)) for e in events]
            return [heading, *chain.from_iterable(entries)]
        groups = grouped(events, self.tally)
        lines = [color(counted(len(groups), noun, plural))]
        for group in groups:
            name = self.paint.bold(group.first.test)
            lines.append(f"{_INDENT}{name}: {group.sentence}")
            lines += self._failure(group.first, failure_place(group.first), _DEEPER)
        return lines

    def _failure(
        self, event: TestFinished, heading: str, indent: str = _INDENT
    ) -> list[str]:
        return failure_lines(
            event,
            heading,
            self.paint,
            read_source=self.read_source,
            indent=indent,
            width=self.width,
        )

    def _unsupported(self) -> list[str]:
        events = self.tally.unsupported
        if not events:
            return []
        paint = self.paint
        ids = dict.fromkeys(event.test for event in events)
        heading = counted(len(ids), "unsupported test")
        lines = [paint.magenta(heading) + ": neither passed nor failed"]
        for mechanic, met in _by_mechanic(events).items():
            first_event, first = met[0]
            tests = list(dict.fromkeys(event.test for event, _ in met))
            times = counted(len(met), "time")
            lines.append(
                f"{_INDENT}{paint.bold(printable(mechanic))}: {times} in "
                f"{counted(len(tests), 'test')}, first in {test_label(first_event)}"
                f"{_where(first)}, tick {first.tick}"
            )
            if len(tests) > 1:
                lines.append(_DEEPER + paint.dim(_some(tests)))
        without = dict.fromkeys(event.test for event in events if not event.missing)
        lines += (f"{_INDENT}{label}" for label in without)
        return lines

    def _flaky(self) -> list[str]:
        tally, bold = self.tally, self.paint.bold
        if tally.units.are_several:
            # Of a test that also failed it is said there.
            passed = tally.units.passed_tests()
            lines = [
                f"{bold(one.first.test)}: {one.counts}, {one.most_attempts} at most; "
                f"first: {one.first_words}"
                for one in grouped(tally.flaky, tally)
                if one.first.test in passed
            ]
        else:
            lines = [
                f"{bold(event.test)} passed at attempt {event.attempt} of "
                f"{event.max_attempts}"
                for event in tally.flaky
            ]
        if not lines:
            return []
        heading = self.paint.yellow(counted(len(lines), "flaky test"))
        return [heading, *(_INDENT + line for line in lines)]

    def _environment_failures(self) -> list[str]:
        if not self.environments:
            return []
        heading = counted(
            len(self.environments),
            "notice: the game logs it and goes on",
            "notices: the game logs them and goes on",
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
            return ["No leaks"] if self.looked_for_leaks else []
        noun = ("test left something behind", "tests left something behind")
        # Copies of a test leave the same.
        lines = dict.fromkeys(
            f"{_INDENT}{self.paint.bold(event.test)}: {printable(', '.join(event.leaks))}"
            for event in self.leaks
        )
        tests = {event.test for event in self.leaks}
        return [self.paint.yellow(counted(len(tests), *noun)), *lines]

    def _slowest(self, durations: int) -> list[str]:
        by_time = sorted(
            self.tally.finished, key=lambda event: (-event.duration_s, event.test)
        )
        tests: dict[str, TestFinished] = {}
        for event in by_time:
            tests.setdefault(event.test, event)
        slowest = list(tests.values())[:durations]
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

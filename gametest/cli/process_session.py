"""What `gametest process` does with its options: check all, then start, then report."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any, Final, final

import attrs
import click

from gametest.core.atomic_file import check_writable, write_atomically
from gametest.core.errors import UsageError
from gametest.framework.events import RunFinished, RunStarted
from gametest.report.wording import counted
from gametest.scenario.board import Board
from gametest.scenario.log_files import LogFiles
from gametest.scenario.manifest.loader import ManifestError, load_manifest
from gametest.scenario.manifest.placeholders import parse_values
from gametest.scenario.output.console import Console
from gametest.scenario.results import RunResult, ScenarioResult
from gametest.scenario.scenario_runner import (
    RunSettings,
    ScenarioListener,
    ScenarioRunner,
    check_ports,
    choose,
)

if TYPE_CHECKING:
    from gametest.framework.listener import GameTestListener
    from gametest.scenario.manifest.manifest import Manifest, Scenario

EXIT_USAGE: Final = 2
_SIGNALS: Final = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
_STDOUT: Final = "-"


def run_process_session(**options: Any) -> int:
    """Returns the exit code; nothing is started before all that was asked for can be done."""
    chosen = _ProcessOptions(**options)
    values = parse_values(chosen.values)
    try:
        manifest = load_manifest(chosen.manifest, values)
    except ManifestError as error:
        click.echo(str(error), err=True)
        return EXIT_USAGE
    scenarios = choose(manifest, chosen.only)
    settings = RunSettings(
        jobs=chosen.jobs, repeat=chosen.repeat, fail_fast=chosen.fail_fast
    )
    check_ports(scenarios, settings)
    if chosen.is_list:
        for one in scenarios:
            click.echo(one.id)
        return 0
    if chosen.check:
        known = counted(len(manifest.scenarios), "scenario")
        click.echo(f"{chosen.manifest}: {known}, no fault")
        return 0
    return _run(chosen, manifest, scenarios, values, settings)


def _run(
    chosen: _ProcessOptions,
    manifest: Manifest,
    scenarios: Sequence[Scenario],
    values: dict[str, str],
    settings: RunSettings,
) -> int:
    _check_targets(chosen)
    logs = LogFiles(chosen.log_dir)
    logs.check()
    listeners = _listeners(chosen)
    people = sys.stderr if str(chosen.events) == _STDOUT else sys.stdout
    console = Console(people, shows_output=not chosen.quiet)
    errors = Console(sys.stderr)
    teller = _Teller(chosen.quiet, console, errors, listeners, manifest.name)
    board = Board()
    with _Signals(board):
        teller.begin(len(scenarios), settings)
        result = ScenarioRunner(
            manifest=manifest,
            values=values,
            settings=settings,
            board=board,
            console=console,
            logs=logs,
            listener=teller,
        ).run(scenarios)
        # First: a console that nobody reads must not keep the verdict back.
        is_written = _write_report(chosen.report, result)
        teller.end(result)
    for listener in listeners:
        problem = getattr(listener, "problem", None)
        if problem is not None:
            click.echo(f"gametest: {problem}", err=True)
            is_written = False
    if result.signal is not None:
        return 128 + result.signal
    if not is_written:
        return EXIT_USAGE
    return 0 if result.status == "passed" else 1


@final
@attrs.frozen(kw_only=True)
class _ProcessOptions:
    """The options of the command, as click hands them over."""

    manifest: Path
    values: tuple[str, ...] = attrs.field(repr=False)
    report: Path | None
    junit: Path | None
    events: Path | None
    log_dir: Path | None
    only: tuple[str, ...]
    jobs: int
    repeat: int
    fail_fast: bool
    quiet: bool
    is_list: bool
    check: bool


def _check_targets(chosen: _ProcessOptions) -> None:
    """Raises `UsageError` before anything is started."""
    if chosen.report is not None:
        check_writable(chosen.report, "the report")
    named: dict[str, str] = {}
    for option, path in (
        ("--manifest", chosen.manifest),
        ("--report", chosen.report),
        ("--junit", chosen.junit),
        ("--events", chosen.events),
    ):
        if path is None or str(path) == _STDOUT:
            continue
        other = named.setdefault(os.path.realpath(path), option)
        if other != option and not path.is_char_device():
            raise UsageError(f"{other} and {option} name the same file, {str(path)!r}")


def _listeners(chosen: _ProcessOptions) -> list[GameTestListener]:
    made: list[GameTestListener] = []
    if chosen.events is not None:
        from gametest.report.events import EventStreamReporter

        is_stdout = str(chosen.events) == _STDOUT
        made.append(EventStreamReporter(sys.stdout if is_stdout else chosen.events))
    if chosen.junit is not None:
        from gametest.report.xml.junit import JUnitReporter

        made.append(JUnitReporter(chosen.junit))
    return made


def _write_report(path: Path | None, result: RunResult) -> bool:
    if path is None:
        return True
    from gametest.scenario.report_json import report_text

    try:
        write_atomically(path, report_text(result).encode())
    except OSError as error:
        reason = error.strerror or type(error).__name__
        click.echo(f"gametest: cannot write {str(path)!r}: {reason}", err=True)
        return False
    return True


@final
@attrs.define(eq=False, repr=False)
class _Teller(ScenarioListener):
    """Says how scenarios fare, and passes it on to reports."""

    quiet: bool
    console: Console
    errors: Console
    listeners: list[GameTestListener]
    suite: str

    def begin(self, total: int, settings: RunSettings) -> None:
        for listener in self.listeners:
            listener.run_started(
                RunStarted(
                    total=total,
                    target_version="",
                    seed=0,
                    packs=(self.suite,),
                    origin=(0, 0, 0),
                    repeat=settings.repeat,
                )
            )

    def started(self, scenario: Scenario, repeat: int, attempt: int) -> None:
        if not self.quiet:
            again = f" (attempt {attempt})" if attempt > 1 else ""
            self.console.say(f"scenario {scenario.id}: start{again}")

    def finished(self, result: ScenarioResult, *, is_last: bool) -> None:
        from gametest.scenario.scenario_events import finished_event, told_of

        milliseconds = round(result.duration_s * 1000)
        status = "passed" if result.passed else "failed"
        if result.flaky:
            status = f"passed at attempt {result.attempt}, flaky"
        if not self.quiet or not result.passed:
            self.console.say(f"scenario {result.id}: {status} ({milliseconds} ms)")
        for line in told_of(result):
            self.errors.say(f"scenario {result.id}: note: {line}")
        for reason in result.reasons:
            self.errors.say(f"scenario {result.id}: {reason.text}")
        if self.quiet:
            self._last_output(result)
        if self.listeners:
            event = finished_event(result, result.attempt - is_last, is_last=is_last)
            for listener in self.listeners:
                listener.test_finished(event)

    def _last_output(self, result: ScenarioResult) -> None:
        """What was not shown while it ran."""
        for process in result.processes:
            for line in process.last_output:
                self.errors.say(f"[{self.suite}:{result.id}:{process.id}] {line}")

    def end(self, result: RunResult) -> None:
        count, passed = len(result.scenarios), result.passed_count
        for listener in self.listeners:
            listener.run_finished(
                RunFinished(
                    total=count,
                    passed=passed,
                    failed_required=count - passed,
                    failed_optional=0,
                    unsupported=0,
                    errors=0,
                    flaky=sum(one.flaky for one in result.scenarios),
                    ticks=0,
                    duration_s=result.duration_s,
                    interrupted=result.signal is not None,
                )
            )
        milliseconds = round(result.duration_s * 1000)
        self.errors.close()
        self.console.say(
            f"{self.suite}: {result.status}, {passed} of {count} scenarios passed "
            f"({milliseconds} ms)"
        )
        self.console.close()


@final
@attrs.define(eq=False, repr=False)
class _Signals:
    """Interrupts end the run in order; a second one ends it at once."""

    board: Board
    _before: dict[int, Any] = attrs.field(factory=dict, init=False)

    def __enter__(self) -> _Signals:
        for name in _SIGNALS:
            number = getattr(signal, name, None)
            # Whoever started us with hang-ups ignored (nohup) wants us to go on.
            if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
                self._before[number] = signal.signal(number, self._catch)
        return self

    def __exit__(self, *_error: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def _catch(self, number: int, _frame: FrameType | None) -> None:
        self.board.interrupt(number)

"""What `gametest run` does with its options: load, choose, run, write, decide the exit code."""

from __future__ import annotations

import gc
import os
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, final

import attrs
import click

from gametest.app.elements.load_errors import stopping_errors
from gametest.app.loading import LoadedPacks, LoadOptions, load_packs
from gametest.app.parallel import Parallel
from gametest.app.run import RunSettings, check_count, run_tests
from gametest.app.selection import SelectionOptions, memory_of_failures, select_tests
from gametest.cli.options import vanilla_data
from gametest.core.diagnostic import Diagnostic, DiagnosticCollector
from gametest.core.errors import UsageError
from gametest.framework.run.run_plan import Shard
from gametest.report.counts import EXIT_USAGE, RunTally, exit_code
from gametest.report.terminal import is_terminal

if TYPE_CHECKING:
    from gametest.app.configuration import Configuration
    from gametest.framework.listener import GameTestListener

_UNUSED_NAMED: Final = 3
"""Test functions without an instance; `check` tells of all."""


def run_session(
    configuration: Configuration, packs: tuple[Path, ...], **options: Any
) -> int:
    """Returns the exit code; `options` are those of the command, by their names."""
    chosen = _RunOptions(**{n: v for n, v in options.items() if n != "universe"})
    _check_targets(chosen)
    settings = RunSettings(**chosen.settings())
    load = LoadOptions(
        packs=packs,
        target_version=chosen.target_version,
        functions=chosen.functions,
        directory=configuration.directory,
        make_instances=chosen.make_instances,
        use_cache=not chosen.no_cache,
        dialect=chosen.dialect,
        vanilla_data=vanilla_data(),
    )
    parallel = Parallel.parse(load, chosen.jobs, chosen.executor)
    loaded = load_packs(load)
    selection = select_tests(loaded, chosen.wanted(), configuration.directory)
    loaded.templates.read_all(
        {test.instance.structure for test in selection.tests}, loaded.blocks
    )
    for note in (*loaded.notes, *selection.notes):
        click.echo(f"note: {note}", err=True)
    findings = loaded.diagnostics
    is_stopped = bool(stopping_errors(findings.errors)) and not chosen.keep_going
    _write_findings(loaded, findings, not (is_stopped and selection.tests))
    if is_stopped or not selection.tests:
        if not is_stopped:
            click.echo("gametest: no test is selected", err=True)
        return EXIT_USAGE
    check_count(len(selection.tests), settings)
    listeners = [tally := RunTally(), *_listeners(chosen, configuration, loaded)]
    # What is loaded stays to the end: neither the run nor the exit has to look through it.
    gc.freeze()
    known = frozenset(findings.errors)
    with _SignalCatcher() as catcher:
        finished = run_tests(loaded, selection.tests, settings, listeners, parallel)
    _write_late_errors(loaded, known)
    return exit_code(
        tally.counts(),
        usage_error=_tell_problems(listeners),
        interrupt_signal=catcher.caught if finished.interrupted else None,
        listeners_failed=bool(finished.listeners_failed),
        load_errors=len(findings.errors),
        allow_unsupported=chosen.allow_unsupported,
        vanilla=chosen.exit_code == "vanilla",
        fail_on_leaks=chosen.fail_on_leaks,
    )


@final
@attrs.frozen(kw_only=True)
class _RunOptions:
    """The options of the command, as click hands them over."""

    target_version: str | None
    dialect: str
    functions: tuple[str, ...]
    no_cache: bool
    tests: tuple[str, ...]
    keyword: str | None
    last_failed: bool
    exit_first: bool
    repeat: int
    until_failed: bool
    seed: int
    shuffle: bool
    verify: bool
    isolate: bool
    shared_world: bool
    origin: str | None
    leaks: bool
    fail_on_leaks: bool
    durations: int
    keep_going: bool
    allow_unsupported: int
    allow_external: bool
    exit_code: str
    no_skip: bool
    make_instances: bool
    junit: Path | None
    report: Path | None
    events: Path | None
    github: bool | None
    progress: str
    repeat_count: int
    jobs: str
    executor: str | None
    shard: str | None

    @property
    def looks_for_leaks(self) -> bool:
        return self.leaks or self.fail_on_leaks

    def wanted(self) -> SelectionOptions:
        return SelectionOptions(
            tests=self.tests, keyword=self.keyword, last_failed=self.last_failed
        )

    def settings(self) -> dict[str, Any]:
        return {
            "seed": self.seed,
            "origin": self.origin,
            "shuffle": self.shuffle,
            "isolate": self.isolate,
            "shared_world": self.shared_world,
            "verify": self.verify,
            "copies": self.repeat_count,
            "repeat": self.repeat,
            "until_failed": self.until_failed,
            "exit_first": self.exit_first,
            "skip_idle": not self.no_skip,
            "leaks": self.looks_for_leaks,
            "allow_external": self.allow_external,
            "shard": None if self.shard is None else Shard.parse(self.shard),
        }


def _write_findings(
    loaded: LoadedPacks, findings: DiagnosticCollector, goes_on: bool
) -> None:
    """`goes_on`: the rest is run, or there is none."""
    # Warnings are told by `check`; a run only counts them.
    errors = findings.errors
    if errors:
        from gametest.report.diagnostics import write_diagnostics

        write_diagnostics(errors, sys.stderr, "text", loaded.read_source)
        if not goes_on:
            click.echo(
                "gametest: nothing was run; --keep-going runs the rest", err=True
            )
    # Nobody misses a test that never was in a list.
    unused = [one for one in findings.warnings if one.code == "unused-test-function"]
    for one in unused[:_UNUSED_NAMED]:
        click.echo(f"note: {one.message}", err=True)
    count = len(findings.warnings)
    if count:
        click.echo(
            f"note: {count} warning{'s' if count != 1 else ''}; "
            f"`gametest check` shows {'them' if count != 1 else 'it'}",
            err=True,
        )


def _write_late_errors(loaded: LoadedPacks, known: frozenset[Diagnostic]) -> None:
    """Of files that are read when a test first asks for them, as predicates are."""
    late = [one for one in loaded.diagnostics.errors if one not in known]
    if late:
        from gametest.report.diagnostics import write_diagnostics

        click.echo("gametest: found in files that the tests used:", err=True)
        write_diagnostics(late, sys.stderr, "text", loaded.read_source)


def _listeners(
    chosen: _RunOptions, configuration: Configuration, loaded: LoadedPacks
) -> list[GameTestListener]:
    """In the order in which they hear events; the summary comes last."""
    from gametest.history.last_failed import LastFailed, LastFailedRecorder
    from gametest.report.summary import SummaryReporter

    made: list[GameTestListener] = [
        LastFailedRecorder(
            LastFailed(memory_of_failures(configuration.directory)),
            known_tests=frozenset(str(id) for id in loaded.registries.tests),
        )
    ]
    made += _files(chosen)
    made += _progress(chosen)
    # Standard output belongs to the events alone when they go there.
    people = sys.stderr if _is_stdout(chosen.events) else sys.stdout
    if chosen.github or (chosen.github is None and "GITHUB_ACTIONS" in os.environ):
        from gametest.report.github import GitHubReporter

        made.append(GitHubReporter(people, allow_unsupported=chosen.allow_unsupported))
    made.append(
        SummaryReporter(
            people,
            durations=chosen.durations,
            leaks=chosen.looks_for_leaks,
            read_source=loaded.read_source,
        )
    )
    return made


def _check_targets(chosen: _RunOptions) -> None:
    """Raises `UsageError` where one report would overwrite another."""
    named: dict[str, str] = {}
    for option, path in (
        ("--junit", chosen.junit),
        ("--report", chosen.report),
        ("--events", chosen.events),
    ):
        if path is None:
            continue
        if _is_stdout(path):
            if option != "--events":
                raise UsageError(f"{option} needs a file; only --events takes '-'")
            continue
        other = named.setdefault(os.path.realpath(path), option)
        if other != option and not path.is_char_device():
            raise UsageError(f"{other} and {option} name the same file, {str(path)!r}")


def _tell_problems(listeners: list[GameTestListener]) -> bool:
    """Whether a file that was asked for could not be written."""
    from gametest.history.last_failed import LastFailedRecorder

    found = False
    for listener in listeners:
        problem = getattr(listener, "problem", None)
        if problem is not None:
            is_note = isinstance(listener, LastFailedRecorder)
            found = found or not is_note
            click.echo(f"{'note' if is_note else 'gametest'}: {problem}", err=True)
    return found


def _is_stdout(path: Path | None) -> bool:
    return path is not None and str(path) == "-"


def _files(chosen: _RunOptions) -> list[GameTestListener]:
    made: list[GameTestListener] = []
    if chosen.events is not None:
        from gametest.report.events import EventStreamReporter

        made.append(
            EventStreamReporter(
                sys.stdout if _is_stdout(chosen.events) else chosen.events
            )
        )
    if chosen.junit is not None:
        from gametest.report.xml.junit import JUnitReporter

        made.append(
            JUnitReporter(chosen.junit, allow_unsupported=chosen.allow_unsupported)
        )
    if chosen.report is not None:
        from gametest.report.xml.junit_game import GameJUnitReporter

        made.append(GameJUnitReporter(chosen.report))
    return made


def _progress(chosen: _RunOptions) -> list[GameTestListener]:
    wanted = chosen.progress
    if wanted == "auto":
        wanted = "rich" if is_terminal(sys.stderr) else "none"
    if wanted == "rich":
        from gametest.framework.clock import wall_clock
        from gametest.report.rich_progress import RichProgressReporter

        return [RichProgressReporter(sys.stderr, clock=wall_clock)]
    if wanted == "game":
        from gametest.report.log import LogReporter
        from gametest.report.progress_bar import ProgressBarReporter

        return [LogReporter(sys.stderr), ProgressBarReporter(sys.stderr)]
    return []


@final
@attrs.define(eq=False, repr=False)
class _SignalCatcher:
    """SIGTERM ends a run as SIGINT does, and the exit code tells which it was."""

    caught: int = attrs.field(default=signal.SIGINT, init=False)
    _before: Any = attrs.field(default=None, init=False)

    def __enter__(self) -> _SignalCatcher:
        def interrupt(number: int, _frame: object) -> None:
            self.caught = number
            raise KeyboardInterrupt

        self._before = signal.signal(signal.SIGTERM, interrupt)
        return self

    def __exit__(self, *_error: object) -> None:
        signal.signal(signal.SIGTERM, self._before)

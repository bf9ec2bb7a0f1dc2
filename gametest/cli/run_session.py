"""What `gametest run` does with its options: load, choose, run, write, decide the exit code."""

from __future__ import annotations

import gc
import os
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, final

import attrs
import click

from gametest.app.loading import LoadedPacks, LoadOptions, load_packs
from gametest.app.run import RunSettings, run_tests
from gametest.app.selection import SelectionOptions, memory_of_failures, select_tests
from gametest.core.diagnostic import DiagnosticCollector
from gametest.report.counts import EXIT_USAGE, RunTally, exit_code
from gametest.report.terminal import is_terminal

if TYPE_CHECKING:
    from gametest.app.configuration import Configuration
    from gametest.framework.listener import GameTestListener


def run_session(
    configuration: Configuration, packs: tuple[Path, ...], **options: Any
) -> int:
    """Returns the exit code; `options` are those of the command, by their names."""
    chosen = _RunOptions(**{n: v for n, v in options.items() if n != "universe"})
    loaded = load_packs(
        LoadOptions(
            packs=packs,
            target_version=chosen.target_version,
            functions=chosen.functions,
            directory=configuration.directory,
            make_instances=chosen.make_instances,
            use_cache=not chosen.no_cache,
        )
    )
    selection = select_tests(
        loaded,
        SelectionOptions(
            tests=chosen.tests, keyword=chosen.keyword, last_failed=chosen.last_failed
        ),
        configuration.directory,
    )
    loaded.templates.read_all(
        {test.instance.structure for test in selection.tests}, loaded.blocks
    )
    for note in selection.notes:
        click.echo(f"note: {note}", err=True)
    findings = loaded.diagnostics
    if len(findings):
        _write_findings(loaded, findings, chosen.keep_going)
    if findings.errors and not chosen.keep_going:
        return EXIT_USAGE
    if not selection.tests:
        click.echo("gametest: no test is selected", err=True)
        return EXIT_USAGE
    tally = RunTally()
    listeners = [tally, *_listeners(chosen, configuration, loaded)]
    settings = RunSettings(**chosen.settings())
    # What is loaded stays to the end: neither the run nor the exit has to look through it.
    gc.freeze()
    with _SignalCatcher() as catcher:
        finished = run_tests(loaded, selection.tests, settings, listeners)
    return exit_code(
        tally.counts(),
        interrupt_signal=catcher.caught if finished.interrupted else None,
        listeners_failed=bool(finished.listeners_failed),
        load_errors=len(findings.errors),
        allow_unsupported=chosen.allow_unsupported,
        vanilla=chosen.exit_code == "vanilla",
    )


@final
@attrs.frozen(kw_only=True)
class _RunOptions:
    """The options of the command, as click hands them over."""

    target_version: str | None
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
    durations: int
    keep_going: bool
    allow_unsupported: int
    exit_code: str
    no_skip: bool
    make_instances: bool
    junit: Path | None
    report: Path | None
    events: Path | None
    github: bool | None
    progress: str
    repeat_count: int

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
            "leaks": self.leaks,
        }


def _write_findings(
    loaded: LoadedPacks, findings: DiagnosticCollector, keep_going: bool
) -> None:
    from gametest.report.diagnostics import write_diagnostics

    # Warnings are told by `check`; a run that has no errors only counts them.
    errors = findings.errors
    if errors:
        write_diagnostics(errors, sys.stderr, "text", loaded.read_source)
        if not keep_going:
            click.echo(
                "gametest: nothing was run; --keep-going runs the rest", err=True
            )
    elif findings.warnings:
        count = len(findings.warnings)
        click.echo(
            f"note: {count} warning{'s' if count != 1 else ''}; `gametest check` tells",
            err=True,
        )


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
            people, durations=chosen.durations, read_source=loaded.read_source
        )
    )
    return made


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
        from gametest.report.junit import JUnitReporter

        made.append(
            JUnitReporter(chosen.junit, allow_unsupported=chosen.allow_unsupported)
        )
    if chosen.report is not None:
        from gametest.report.junit_game import GameJUnitReporter

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

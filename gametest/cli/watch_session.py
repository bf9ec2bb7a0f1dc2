"""What `gametest watch` does with its options: run, wait, say what changed, run what it touches."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, final

import attrs
import click

from gametest.app.loading import LoadOptions
from gametest.app.run import RunSettings
from gametest.app.selection import SelectionOptions, memory_of_failures
from gametest.app.watching.file_changes import PolledChanges, file_changes
from gametest.app.watching.session import Plan, WatchSession
from gametest.cli.options import vanilla_data
from gametest.core.garbage import search_now
from gametest.history.last_failed import LastFailed, LastFailedRecorder
from gametest.report.diagnostics import write_diagnostics
from gametest.report.summary import SummaryReporter
from gametest.report.terminal import is_terminal
from gametest.report.wording import counted

if TYPE_CHECKING:
    from gametest.app.configuration import Configuration

INTERRUPTED: Final = 130
_CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"
_NAMED: Final = 3
"""Changed files, and tests that are not green, that fit one line."""


def watch_packs(
    configuration: Configuration, packs: tuple[Path, ...], **options: Any
) -> int:
    """Returns when it is interrupted; `options` are those of the command, by their names."""
    chosen = _WatchOptions(**options)
    # An edit within the second of the last one must not find the code of that one.
    sys.dont_write_bytecode = True
    session = WatchSession(
        LoadOptions(
            packs=packs,
            target_version=chosen.target_version,
            functions=chosen.functions,
            directory=configuration.directory,
            make_instances=chosen.make_instances,
            use_cache=not chosen.no_cache,
            dialect=chosen.dialect,
            vanilla_data=vanilla_data(),
        ),
        selection=SelectionOptions(tests=chosen.tests, keyword=chosen.keyword),
        settings=RunSettings(
            seed=chosen.seed,
            # There is no option for it: what runs again and again is allowed for the project.
            allow_external=bool(configuration.values.get("allow_external")),
        ),
    )
    directory = configuration.directory
    clears = is_terminal(sys.stdout) and not chosen.no_clear
    try:
        changes = file_changes(session.watched(), poll=chosen.poll)
        _respond(session, None, directory, clears=clears)
        if isinstance(changes, PolledChanges) and not chosen.poll:
            _say("note: files are looked at; pip install 'gametest[watch]' is quicker")
        while True:
            _say("watching; Ctrl-C ends it")
            # What the last run and the packs before left behind, while nobody waits.
            search_now()
            changed: set[str] = set()
            while not changed:
                changed = set(filter(session.concerns, changes.wait()))
            _respond(session, changed, directory, clears=clears)
    except KeyboardInterrupt:
        return INTERRUPTED


@final
@attrs.frozen(kw_only=True)
class _WatchOptions:
    """The options of the command, as click hands them over."""

    target_version: str | None
    dialect: str
    functions: tuple[str, ...]
    no_cache: bool
    tests: tuple[str, ...]
    keyword: str | None
    seed: int
    make_instances: bool
    poll: bool
    no_clear: bool


def _respond(
    session: WatchSession, changed: set[str] | None, directory: Path, *, clears: bool
) -> None:
    began = perf_counter()
    plan = session.change(changed)
    if clears:
        sys.stdout.write(_CLEAR)
    if changed is not None:
        _say(f"changed: {_names(changed)}")
    if plan.is_blocked:
        _tell_problems(session, plan)
        return
    if not plan.tests:
        _say("no test uses it" if session.verdicts else "no test is selected")
    else:
        assert session.loaded is not None
        total = len(session.verdicts.keys() | {str(test.id) for test in plan.tests})
        if changed is not None:
            _say(f"{counted(len(plan.tests), 'test')} of {total} to run")
        finished = session.run(
            plan,
            [
                LastFailedRecorder(
                    LastFailed(memory_of_failures(directory)),
                    known_tests=frozenset(map(str, session.loaded.registries.tests)),
                ),
                SummaryReporter(sys.stdout, read_source=session.loaded.read_source),
            ],
        )
        if finished.interrupted:
            raise KeyboardInterrupt
    _tell_total(session, perf_counter() - began)


def _tell_problems(session: WatchSession, plan: Plan) -> None:
    if plan.usage_problem is not None:
        _say(plan.usage_problem)
        return
    read_source = None if session.loaded is None else session.loaded.read_source
    write_diagnostics(plan.problems, sys.stdout, "text", read_source)
    _say(f"{counted(len(plan.problems), 'error')}: nothing runs before the packs load")


def _tell_total(session: WatchSession, time_s: float) -> None:
    """The verdict on all tests, with those of earlier runs."""
    red, count = session.red(), len(session.verdicts)
    if red:
        more = len(red) - _NAMED
        names = ", ".join(red[:_NAMED]) + (f" and {more} more" if more > 0 else "")
        verdict = f"{len(red)} of {counted(count, 'test')} not green: {names}"
    else:
        verdict = f"all {counted(count, 'test')} green"
    _say(f"{verdict} ({time_s * 1000:.0f} ms)")


def _names(changed: set[str]) -> str:
    # Editors write a file beside the old one and let it take its place.
    there = [path for path in sorted(changed) if os.path.exists(path)]
    named = there or sorted(changed)
    shown = [os.path.relpath(path) for path in named[:_NAMED]]
    more = len(named) - len(shown)
    return ", ".join(shown) + (f" and {more} more" if more > 0 else "")


def _say(text: str) -> None:
    click.echo(text)
    sys.stdout.flush()

"""What `gametest console` does with its options: open a world, then talk or follow a script."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, final

import attrs
import click

from gametest.app.elements.load_errors import stopping_errors
from gametest.app.loading import LoadOptions
from gametest.app.serving import GameSession, ServeSettings
from gametest.cli.options import vanilla_data
from gametest.console.console import Console
from gametest.console.script import run_script
from gametest.core.errors import UsageError
from gametest.report.counts import EXIT_USAGE
from gametest.report.terminal import is_terminal, write_text

if TYPE_CHECKING:
    from gametest.app.configuration import Configuration

NOT_SAVED: Final = 1
"""Exit code where the world should have been saved and was not."""
INTERRUPTED: Final = 130
MISSING_EXTRA: Final = (
    "the console on a terminal needs prompt_toolkit: pip install 'gametest[console]'"
)


def open_console(
    configuration: Configuration, packs: tuple[Path, ...], **options: Any
) -> int:
    """Returns the exit code; `options` are those of the command, by their names."""
    chosen = _ConsoleOptions(**options)
    talks = is_terminal(sys.stdin) and is_terminal(sys.stdout)
    if talks:
        _check_extra()
    session = GameSession(
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
        ServeSettings(
            seed=chosen.seed,
            tps=chosen.tps if talks else None,
            world=chosen.world,
            save=chosen.save,
            export=chosen.export,
            keep_going=chosen.keep_going,
        ),
        say=_say,
    )
    findings = session.loaded.diagnostics
    for finding in findings:
        click.echo(str(finding), err=True)
    if stopping_errors(findings.errors) and not chosen.keep_going:
        return EXIT_USAGE
    session.open()
    console = Console(session, runs_by_itself=talks)
    code = 0
    try:
        if talks:
            _talk(console, len(packs))
        else:
            code = run_script(console, sys.stdin, sys.stdout)
    except KeyboardInterrupt:
        # The world is saved all the same.
        code = INTERRUPTED
    return code if session.close() else NOT_SAVED


def _talk(console: Console, packs: int) -> None:
    # Here, as it is an extra, and a script needs none.
    from gametest.console.terminal import as_terminal

    server = console.session.server
    tests = len(console.session.loaded.registries.tests)
    _say(
        f"{server.version}, {packs} pack{'' if packs == 1 else 's'}, {tests} tests; "
        "Tab completes, help lists commands, quit or Ctrl-D ends"
    )
    as_terminal(console, _history_file())


def _check_extra() -> None:
    """Raises `UsageError`, before any pack is read."""
    from importlib.util import find_spec

    if find_spec("prompt_toolkit") is None:
        raise UsageError(MISSING_EXTRA)


def _history_file() -> Path:
    named = os.environ.get("GAMETEST_HISTORY")
    if named:
        return Path(named)
    base = os.environ.get("XDG_STATE_HOME")
    folder = Path(base) if base else Path.home() / ".local" / "state"
    return folder / "gametest" / "console-history"


def _say(text: str) -> None:
    write_text(sys.stdout, f"{text}\n")


@final
@attrs.frozen(kw_only=True)
class _ConsoleOptions:
    """The options of the command, as click hands them over."""

    target_version: str | None
    dialect: str
    functions: tuple[str, ...]
    no_cache: bool
    tps: float
    world: Path | None
    save: Path | None
    export: Path | None
    seed: int
    make_instances: bool
    keep_going: bool

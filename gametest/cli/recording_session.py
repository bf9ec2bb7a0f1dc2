"""What `gametest record` does with its options."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

import click

from gametest.core.errors import UsageError
from gametest.replay.running.engines import PYGAME, engine_of
from gametest.replay.running.game_runner import run_game
from gametest.replay.running.job import GameJob
from gametest.replay.running.program import is_there, module_file


def run_record_session(**options: Any) -> int:
    """Returns the exit code."""
    target: str = options.pop("target")
    is_module: bool = options.pop("is_module")
    output: Path | None = options.pop("output")
    headless: bool = options.pop("headless")
    timeout_s: float = options.pop("timeout_s")
    script: Path | None = options.pop("script")
    if not is_module and not os.path.isfile(target):
        msg = f"there is no file {target!r}"
        raise UsageError(msg)
    if is_module and not is_there(target):
        msg = f"there is no module {target!r}"
        raise UsageError(msg)
    if output is None:
        name = target.rpartition(".")[2] if is_module else Path(target).stem
        output = Path(f"{name}.rec")
    job = GameJob(
        mode="record",
        recording=os.path.abspath(output),
        target=target,
        is_module=is_module,
        engine=options["engine"] or _engine(target, is_module),
        arguments=options["arguments"],
        seed=options["seed"],
        fps=options["fps"],
        started=int(time.time()),
        game=options["game"],
        build=options["build"],
        script="" if script is None else os.path.abspath(script),
        max_frames=options["frames"],
        realtime=not headless and script is None,
        overwrite=options["force"],
        store_state=options["store_state"],
        checksum=not options["no_picture"],
        mappings=_mappings(options["mappings"]),
    )
    result = run_game(job, timeout_s=timeout_s, headless=headless)
    if result.usage_error:
        raise UsageError(result.usage_error)
    if result.report is not None:
        for text in result.report.warnings:
            click.echo(f"warning: {text}", err=True)
        click.echo(f"{output}: {result.report.frames + 1} frames recorded")
    if result.error or result.exit_code:
        for reason in result.reasons():
            click.echo(f"{output}: {reason}", err=True)
        return 1
    return 0


def _engine(target: str, is_module: bool) -> str:
    path = module_file(target) if is_module else Path(target)
    try:
        return PYGAME if path is None else engine_of(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError):
        return PYGAME


def _mappings(given: tuple[str, ...]) -> dict[str, str]:
    found = {}
    for text in given:
        source, separator, target = text.partition("=")
        if not separator or not source or not target:
            msg = f"--map is {text!r}, not PATH=OTHER"
            raise UsageError(msg)
        found[source] = target
    return found

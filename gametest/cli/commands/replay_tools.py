"""What the subcommands of `gametest replay` do."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Sequence
from pathlib import Path

import attrs
import click

from gametest.core.atomic_file import write_atomically
from gametest.core.errors import UsageError
from gametest.replay.file.legacy import convert_legacy
from gametest.replay.file.recording import Recording
from gametest.replay.mode import Ending
from gametest.replay.replay_echo import check_other_file
from gametest.replay.running.game_runner import run_game
from gametest.replay.running.job import GameJob, GameResult
from gametest.replay.running.program import check_allowed
from gametest.replay.running.replay_job import replay_job, time_limit
from gametest.replay.tools.divergence import first_divergence
from gametest.replay.tools.minimising import (
    PlacedEvent,
    events_of,
    minimise,
    write_with_events,
)
from gametest.replay.tools.text_form import summary, text_lines


def show_info(path: Path, *, as_json: bool) -> int:
    recording = Recording.load(path)
    found = summary(recording)
    if as_json:
        click.echo(json.dumps(found))
    else:
        for name, value in (*found.pop("header").items(), *found.items()):
            if value not in ("", {}, (), None):
                click.echo(f"{name}: {value}")
    return int(recording.ending is Ending.INCOMPLETE)


def show_difference(first: Path, second: Path) -> int:
    recordings = Recording.load(first), Recording.load(second)
    found = first_divergence(*recordings)
    if found is not None:
        click.echo(str(found))
        return 1
    for recording in recordings:
        if recording.ending is Ending.INCOMPLETE:
            click.echo(f"{recording.path}: incomplete: {recording.problem}")
            return 1
    click.echo(f"{recordings[0].frame_count} frames, no difference")
    return 0


def verify_repeats(
    recording: Path,
    repeat: int,
    program: str | None,
    allow_program: bool,
    timeout_s: float,
    window: bool,
) -> int:
    """Compares the runs with each other; with the recording itself `run` does."""
    loaded = Recording.load(recording)
    if not allow_program:
        check_allowed(loaded, program)
    limit = timeout_s or time_limit(loaded)
    job = replay_job(loaded, program=program)
    with tempfile.TemporaryDirectory(prefix="gametest-") as folder:
        first: Recording | None = None
        for number in range(1, repeat + 1):
            echo = Path(folder, f"{number}.rec")
            one = attrs.evolve(job, compare=False, echo=str(echo))
            result = run_game(one, timeout_s=limit, headless=not window, quiet=True)
            _refuse(result)
            if result.report is None or result.error:
                click.echo(f"run {number}: {result.reasons()[0]}")
                return 1
            this = Recording.load(echo)
            if first is None:
                first = this
            elif (found := first_divergence(first, this)) is not None:
                click.echo(f"run {number} differs from run 1: {found}")
                return 1
        assert first is not None
        if not any(frame.state_hash or frame.tracks for frame in first.frames()):
            click.echo("nothing was compared: the game names neither states nor tracks")
            return 1
        click.echo(f"{repeat} runs of {first.frame_count} frames, all equal")
    return 0


def _refuse(result: GameResult) -> None:
    if result.usage_error:
        raise UsageError(result.usage_error)


def minimise_recording(
    recording: Path,
    output: Path,
    max_runs: int,
    force: bool,
    program: str | None,
    allow_program: bool,
    timeout_s: float,
) -> int:
    loaded = Recording.load(recording)
    if not allow_program:
        check_allowed(loaded, program)
    if output.exists() and not force:
        msg = f"{str(output)!r} is there already"
        raise UsageError(msg)
    check_other_file(recording, output)
    events = events_of(loaded)
    limit = timeout_s or time_limit(loaded)
    job = replay_job(loaded, program=program)
    with tempfile.TemporaryDirectory(prefix="gametest-") as folder:
        candidate = Path(folder, "candidate.rec")

        def fails(kept: Sequence[PlacedEvent]) -> bool:
            write_with_events(loaded, kept, candidate)
            return _game_fails(job, candidate, limit)

        if not fails(events):
            click.echo(f"{recording}: the game does not fail when it is replayed")
            return 1
        found = minimise(events, fails, max_runs=max_runs)
    write_with_events(loaded, found.items, output)
    click.echo(
        f"{output}: {len(found.items)} of {len(events)} inputs, {found.runs} runs"
    )
    if not found.is_minimal:
        click.echo("the runs were used up; fewer may do")
    return 0


def _game_fails(job: GameJob, candidate: Path, limit: float) -> bool:
    """Raised, asserted falsely or ended with another code than 0: not a mere difference."""
    one = attrs.evolve(job, recording=str(candidate), compare=False)
    result = run_game(one, timeout_s=limit, headless=True, quiet=True)
    _refuse(result)
    if result.report is None or result.error or result.exit_code:
        return True
    return any(failure.kind == "assert" for failure in result.report.failures)


def convert_recording(source: Path, target: Path, *, force: bool) -> int:
    if target.exists() and not force:
        msg = f"{str(target)!r} is there already"
        raise UsageError(msg)
    match source.suffix, target.suffix:
        case ".gmt", ".rec":
            count = convert_legacy(source, target, overwrite=force)
            click.echo(f"{target}: {count} frames")
        case ".rec", ".jsonl":
            text = "".join(f"{line}\n" for line in text_lines(Recording.load(source)))
            write_atomically(target, text.encode("utf-8", "surrogateescape"))
            click.echo(f"{target}: written")
        case _:
            msg = f"cannot turn {source.suffix!r} into {target.suffix!r}: .gmt to .rec, .rec to .jsonl"
            raise UsageError(msg)
    return 0

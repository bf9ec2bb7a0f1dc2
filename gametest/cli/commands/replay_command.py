"""`gametest replay`, and what else is done with recordings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

_FILE = click.Path(dir_okay=False, path_type=Path)


class _ReplayGroup(click.Group):
    """`gametest replay x.rec` is `gametest replay run x.rec`."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if not args or args[0] not in {*self.commands, "-h", "--help"}:
            args = ["run", *args]
        return super().parse_args(ctx, args)


@click.group(cls=_ReplayGroup)
def replay() -> None:
    """Replay recordings and compare: `gametest replay x.rec`.

    A recording called like a subcommand is given as `./info`, or after `run`.
    """


_program = click.option(
    "--program",
    metavar="GAME.py|MODULE",
    help="The game [default: as recorded, from where you stand].",
)
_allow_program = click.option(
    "--allow-program",
    is_flag=True,
    help="Start whatever program the recordings name.",
)
_timeout = click.option(
    "--timeout",
    "timeout_s",
    type=click.FloatRange(0),
    default=0.0,
    metavar="SECONDS",
    help="For one replay [default: a minute and five times the recording's length].",
)
_window = click.option("--window", is_flag=True, help="With window and sound.")


@replay.command()
@click.argument("recordings", nargs=-1, metavar="[RECORDING]...")
@_program
@_allow_program
@click.option(
    "-j",
    "--jobs",
    type=click.IntRange(1, 256),
    default=1,
    show_default=True,
    metavar="N",
    help="Replays that run side by side.",
)
@_timeout
@_window
@click.option(
    "--lenient", is_flag=True, help="Calls that are missing or too many only warn."
)
@click.option(
    "--max-failures",
    type=click.IntRange(1),
    default=1,
    show_default=True,
    metavar="N",
    help="Stop a replay after N differences.",
)
@click.option(
    "--echo",
    type=_FILE,
    metavar="FILE",
    help="Write what the replay does as a recording, for diff.",
)
@click.option("--junit", type=_FILE, metavar="FILE", help="JUnit XML.")
@click.option(
    "--events",
    type=_FILE,
    metavar="FILE",
    help="All events as JSON lines; - for stdout.",
)
@click.option("-q", "--quiet", is_flag=True, help="Do not show what the game writes.")
def run(**options: Any) -> int:
    """Replay; a bare NAME is tests/NAME.rec, none is all below tests.

    A recording of this directory starts programs of this directory; others are to be
    named with --program, or allowed.

    Exit code: 0 all passed, 1 a replay failed, 2 bad usage, 130 interrupted.
    """
    from gametest.cli.replay_session import run_replay_session

    return run_replay_session(**options)


@replay.command()
@click.argument("recording", type=_FILE)
@click.option("--json", "as_json", is_flag=True, help="As one JSON object.")
def info(recording: Path, as_json: bool) -> int:
    """Say what a recording holds; 1 if it is incomplete."""
    from gametest.cli.commands.replay_tools import show_info

    return show_info(recording, as_json=as_json)


@replay.command()
@click.argument("first", type=_FILE)
@click.argument("second", type=_FILE)
def diff(first: Path, second: Path) -> int:
    """Name the first frame in which two recordings differ; 0 if there is none, else 1."""
    from gametest.cli.commands.replay_tools import show_difference

    return show_difference(first, second)


@replay.command()
@click.argument("recording", type=_FILE)
@click.option(
    "--repeat",
    type=click.IntRange(2),
    default=2,
    show_default=True,
    metavar="N",
    help="Replays that must be equal.",
)
@_program
@_allow_program
@_timeout
@_window
def verify(**options: Any) -> int:
    """Replay N times and name the first frame that is not the same each time."""
    from gametest.cli.commands.replay_tools import verify_repeats

    return verify_repeats(**options)


@replay.command()
@click.argument("recording", type=_FILE)
@click.argument("output", type=_FILE)
@click.option(
    "--max-runs",
    type=click.IntRange(1),
    default=400,
    show_default=True,
    metavar="N",
    help="Replays at most.",
)
@click.option("--force", is_flag=True, help="Overwrite OUTPUT.")
@_program
@_allow_program
@_timeout
def minimise(**options: Any) -> int:
    """Keep only the input without which the game no longer fails: raises, asserts or exits so."""
    from gametest.cli.commands.replay_tools import minimise_recording

    return minimise_recording(**options)


@replay.command()
@click.argument("source", type=_FILE)
@click.argument("target", type=_FILE)
@click.option("--force", is_flag=True, help="Overwrite TARGET.")
def convert(source: Path, target: Path, force: bool) -> int:
    """From .gmt to .rec, from .rec to .jsonl."""
    from gametest.cli.commands.replay_tools import convert_recording

    return convert_recording(source, target, force=force)

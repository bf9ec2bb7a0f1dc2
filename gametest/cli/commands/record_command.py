"""`gametest record`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click


@click.command()
@click.argument("target", metavar="GAME.py|MODULE")
@click.argument("arguments", nargs=-1, metavar="[-- ARGS]...")
@click.option("-m", "is_module", is_flag=True, help="The game is a module, by name.")
@click.option(
    "--engine",
    type=click.Choice(["pygame", "pyglet"]),
    help="Whose loop it runs; pyglet's is arcade's too [default: what it imports].",
)
@click.option(
    "-o",
    "--output",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="The recording [default: the game's name with .rec].",
)
@click.option("--force", is_flag=True, help="Overwrite the recording.")
@click.option(
    "--script",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Take input from JSON lines instead of a person; frames take no time.",
)
@click.option(
    "--frames",
    type=click.IntRange(0),
    default=0,
    metavar="N",
    help="Stop after N frames.",
)
@click.option(
    "--seed",
    type=int,
    default=0,
    show_default=True,
    metavar="N",
    help="Seed of random and numpy.random.",
)
@click.option(
    "--fps",
    type=click.FloatRange(0, 1000, min_open=True),
    default=60.0,
    show_default=True,
    metavar="N",
    help="Frames in a second where the game names none.",
)
@click.option("--headless", is_flag=True, help="No window, no sound, no waiting.")
@click.option(
    "--no-picture", is_flag=True, help="The picture is not part of what is compared."
)
@click.option(
    "--store-state", is_flag=True, help="Keep whole states beside their hashes."
)
@click.option(
    "--map",
    "mappings",
    multiple=True,
    metavar="PATH=OTHER",
    help="What the game opens below PATH lies below OTHER.",
)
@click.option("--game", default="", metavar="ID", help="The game's id, in the header.")
@click.option(
    "--build", default="", metavar="ID", help="The build's id, in the header."
)
@click.option(
    "--timeout",
    "timeout_s",
    type=click.FloatRange(0),
    default=0.0,
    metavar="SECONDS",
    help="End the game after so long.",
)
def record(**options: Any) -> int:
    """Run a pygame, pyglet or arcade game, with nothing changed in it, and record what it is given and does.

    What stands after -- is the game's.

    Exit code: 0 recorded, 1 the game failed, 2 bad usage.
    """
    from gametest.cli.recording_session import run_record_session

    return run_record_session(**options)

"""`gametest console`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from gametest.cli.options import ConfiguredCommand, option, pack_arguments, packs_of


@click.command(cls=ConfiguredCommand)
@pack_arguments
@option(
    "--tps",
    type=click.FloatRange(1, 10_000),
    default=20.0,
    show_default=True,
    metavar="N",
    help="Ticks per second on a terminal; a script only ticks where it says so.",
)
@option(
    "--world",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="A saved world to begin with; it is only read.",
)
@option(
    "--save",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="Where the world is saved at the end; a world that lies there is opened.",
)
@option(
    "--export",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="A pack in which /test export writes structures.",
)
@option(
    "--seed",
    type=int,
    default=0,
    show_default=True,
    metavar="N",
    help="Seed of all random numbers.",
)
@option("--make-instances", is_flag=True, help="As for run.")
@option(
    "--keep-going", is_flag=True, help="Use what can be used in spite of load errors."
)
@click.pass_context
def console(context: click.Context, /, **options: Any) -> int:
    """A command line in a world with the packs; from a pipe, a script.

    Beside the game's commands: look, map, watch score, unwatch, step, wait, quit.
    A script ends with 1 if a command or a required test failed.
    """
    from gametest.cli.console_session import open_console

    packs = packs_of(context, options.pop("pack"), options.pop("pack_folder"))
    return open_console(context.obj, packs, **options)

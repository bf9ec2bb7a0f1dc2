"""`gametest console`."""

from __future__ import annotations

from typing import Any

import click

from gametest.cli.options import ConfiguredCommand, option, pack_arguments, packs_of
from gametest.cli.world_options import world_options


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
@world_options
@click.pass_context
def console(context: click.Context, /, **options: Any) -> int:
    """A command line in a world with the packs; from a pipe, a script.

    Beside the game's commands: look, map, watch score, unwatch, step, wait, quit.
    A script ends with 1 if a command or a required test failed.
    """
    from gametest.cli.console_session import open_console

    packs = packs_of(context, options.pop("pack"), options.pop("pack_folder"))
    return open_console(context.obj, packs, **options)

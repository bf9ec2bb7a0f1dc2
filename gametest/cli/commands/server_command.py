"""`gametest server`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from gametest.cli.options import ConfiguredCommand, option, pack_arguments, packs_of
from gametest.cli.world_options import world_options


@click.command(cls=ConfiguredCommand)
@pack_arguments
@option(
    "--tps",
    type=click.FloatRange(1, 10_000),
    metavar="N",
    help="Ticks per second [default: as fast as it can].",
)
@world_options
@option(
    "--rcon-port",
    type=click.IntRange(0, 65_535),
    metavar="PORT",
    help="Listen for RCON clients; 0 takes a free port.",
)
@option(
    "--rcon-host",
    default="127.0.0.1",
    show_default=True,
    metavar="ADDRESS",
    help="Where RCON listens; anything but loopback is open to others.",
)
@option(
    "--rcon-password",
    metavar="TEXT",
    help="Required with --rcon-port; better given by GAMETEST_RCON_PASSWORD.",
)
@option(
    "--record",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Record what is typed and the world's hash after each tick, for replay.",
)
@option("--stop-at-end", is_flag=True, help="Stop when standard input ends.")
@click.pass_context
def server(context: click.Context, /, **options: Any) -> int:
    """Run a world with the packs, without a game, until it is told to stop.

    Commands are read from standard input, one a line; `stop` ends it.
    """
    from gametest.cli.server_session import serve

    packs = packs_of(context, options.pop("pack"), options.pop("pack_folder"))
    return serve(context.obj, packs, **options)

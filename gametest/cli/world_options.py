"""What the commands that run one world for somebody share: `server` and `console`."""

from __future__ import annotations

from pathlib import Path

import click

from gametest.cli.options import Command, option
from gametest.cli.shared_options import (
    keep_going_option,
    make_instances_option,
    seed_option,
)


def world_options(command: Command) -> Command:
    """Where the world comes from and goes to, its seed, and how packs are read."""
    for decorate in reversed(_OPTIONS):
        command = decorate(command)
    return command


_OPTIONS = (
    option(
        "--world",
        type=click.Path(file_okay=False, path_type=Path),
        metavar="DIR",
        help="A saved world to begin with; it is only read.",
    ),
    option(
        "--save",
        type=click.Path(file_okay=False, path_type=Path),
        metavar="DIR",
        help="Where the world is saved at the end; a world that lies there is opened.",
    ),
    option(
        "--export",
        type=click.Path(file_okay=False, path_type=Path),
        metavar="DIR",
        help="A pack in which /test export writes structures.",
    ),
    seed_option,
    make_instances_option,
    keep_going_option,
)

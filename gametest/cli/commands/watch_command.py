"""`gametest watch`."""

from __future__ import annotations

from typing import Any

import click

from gametest.cli.options import ConfiguredCommand, option, pack_arguments, packs_of


@click.command(cls=ConfiguredCommand)
@pack_arguments
@option(
    "--tests",
    multiple=True,
    metavar="SELECTOR",
    help="Tests by id: * any run, ? one character; a bare word means minecraft:.",
)
@option("-k", "--keyword", metavar="EXPR", help="Parts of ids with and, or, not, ().")
@option(
    "--seed",
    type=int,
    default=0,
    show_default=True,
    metavar="N",
    help="Seed of all random numbers.",
)
@option("--make-instances", is_flag=True, help="As for run.")
@option("--poll", is_flag=True, help="Look at the files, even if watchfiles is there.")
@option("--no-clear", is_flag=True, help="Do not clear the screen before results.")
@click.pass_context
def watch(context: click.Context, /, **options: Any) -> int:
    """Run the tests, then again those that a changed file touches, until Ctrl-C."""
    from gametest.cli.watch_session import watch_packs

    packs = packs_of(context, options.pop("pack"), options.pop("pack_folder"))
    return watch_packs(context.obj, packs, **options)

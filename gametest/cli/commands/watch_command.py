"""`gametest watch`."""

from __future__ import annotations

from typing import Any

import click

from gametest.cli.options import ConfiguredCommand, option, pack_arguments, packs_of
from gametest.cli.shared_options import (
    keyword_option,
    make_instances_option,
    seed_option,
    tests_option,
)


@click.command(cls=ConfiguredCommand)
@pack_arguments
@tests_option
@keyword_option
@seed_option
@make_instances_option
@option("--poll", is_flag=True, help="Look at the files, even if watchfiles is there.")
@option("--no-clear", is_flag=True, help="Do not clear the screen before results.")
@click.pass_context
def watch(context: click.Context, /, **options: Any) -> int:
    """Run the tests, then again those that a changed file touches, until Ctrl-C."""
    from gametest.cli.watch_session import watch_packs

    packs = packs_of(context, options.pop("pack"), options.pop("pack_folder"))
    return watch_packs(context.obj, packs, **options)

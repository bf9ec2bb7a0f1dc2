"""`gametest run`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from gametest.cli.options import ConfiguredCommand, option, pack_arguments, packs_of
from gametest.cli.shared_options import (
    keep_going_option,
    keyword_option,
    last_failed_option,
    make_instances_option,
    seed_option,
    tests_option,
)


@click.command(cls=ConfiguredCommand)
@pack_arguments
@tests_option
@keyword_option
@last_failed_option
@option(
    "-x", "--exit-first", is_flag=True, help="Stop at the first failed required test."
)
@option(
    "--repeat",
    type=click.IntRange(0),
    default=1,
    show_default=True,
    metavar="N",
    help="Run each test N times in place; 0 with --until-failed: for ever.",
)
@option("--until-failed", is_flag=True, help="Stop repeating a test when it fails.")
@seed_option
@option("--shuffle", is_flag=True, help="Run in an order drawn from the seed.")
@option(
    "--verify",
    type=bool,
    is_flag=False,
    flag_value=True,
    default=False,
    metavar="[true|false]",
    help="Run each test 100 times under each rotation.",
)
@option(
    "-j",
    "--jobs",
    default="1",
    show_default=True,
    metavar="N|auto",
    help="Processes that run batches side by side; auto starts them after a second of work.",
)
@option(
    "--executor",
    metavar="process|dask://HOST:PORT",
    help="Where batches run side by side [default: process].",
)
@option("--shard", metavar="I/N", help="Only the I-th of N parts of the tests.")
@option("--isolate", is_flag=True, help="A fresh world for each test.")
@option("--shared-world", is_flag=True, help="One world for the run, as in the game.")
@option(
    "--origin", metavar="X,Z|far|border|negative", help="Where the first test stands."
)
@option("--leaks", is_flag=True, help="Report what each test left behind.")
@option(
    "--fail-on-leaks",
    is_flag=True,
    help="As --leaks, and what was left behind fails the run.",
)
@option(
    "--durations",
    type=click.IntRange(0),
    default=0,
    metavar="N",
    help="List the N slowest tests.",
)
@keep_going_option
@option(
    "--allow-unsupported",
    type=click.IntRange(0),
    default=0,
    metavar="N",
    help="Up to N unsupported tests do not make the run fail.",
)
@option(
    "--allow-external",
    is_flag=True,
    help="Tests of type gametest:process may start programs.",
)
@option(
    "--exit-code",
    type=click.Choice(["gametest", "vanilla"]),
    default="gametest",
    help="vanilla: the number of failed required tests, at most 125.",
)
@option(
    "--no-skip", is_flag=True, help="Tick through idle time instead of skipping it."
)
@make_instances_option
@option(
    "--junit",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="JUnit XML as CI servers read it.",
)
@option(
    "--report",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="XML report in the game's own shape.",
)
@option(
    "--events",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="All events as JSON lines; - for standard output.",
)
@option(
    "--github/--no-github",
    default=None,
    help="GitHub annotations [default: in Actions].",
)
@option(
    "--progress",
    type=click.Choice(["auto", "rich", "game", "none"]),
    default="auto",
    help="How progress is shown.",
)
@click.option(
    "--repeatCount",
    "repeat_count",
    type=click.IntRange(1),
    default=1,
    metavar="N",
    help="The game's option: N copies of each test, side by side.",
)
@click.option("--universe", metavar="DIR", hidden=True, help="Accepted and ignored.")
@click.pass_context
def run(context: click.Context, /, **options: Any) -> int:
    """Run the tests of data packs.

    Without PACK: the packs of the configuration, else the pack that you stand in.
    """
    from gametest.cli.run_session import run_session

    packs = packs_of(context, options.pop("pack"), options.pop("pack_folder"))
    return run_session(context.obj, packs, **options)

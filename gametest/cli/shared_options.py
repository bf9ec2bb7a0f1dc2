"""Options that mean the same in several commands, each declared once: use as a decorator."""

from __future__ import annotations

from typing import Final

from gametest.cli.options import option

tests_option: Final = option(
    "--tests",
    multiple=True,
    metavar="SELECTOR",
    help="Tests by id: * any run, ? one character; a bare word means minecraft:.",
)
keyword_option: Final = option(
    "-k", "--keyword", metavar="EXPR", help="Parts of ids with and, or, not, ()."
)
last_failed_option: Final = option(
    "--last-failed", "--lf", is_flag=True, help="Only what failed last time."
)
seed_option: Final = option(
    "--seed",
    type=int,
    default=0,
    show_default=True,
    metavar="N",
    help="Seed of all random numbers.",
)
make_instances_option: Final = option(
    "--make-instances",
    is_flag=True,
    help="Test functions without a JSON file get an instance with defaults.",
)
keep_going_option: Final = option(
    "--keep-going",
    is_flag=True,
    help="Use what can be used in spite of load errors.",
)

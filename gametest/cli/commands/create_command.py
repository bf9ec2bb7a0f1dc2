"""`gametest create NAME`."""

from __future__ import annotations

from pathlib import Path

import click

from gametest.cli.options import ConfiguredCommand, option, packs_of


@click.command(cls=ConfiguredCommand)
@click.argument("name")
@click.option(
    "--pack",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="The pack that gets it [default: the first of the configuration, or where you stand].",
)
@click.option(
    "--size",
    nargs=3,
    type=click.IntRange(1),
    default=(5, 3, 3),
    show_default=True,
    metavar="X Y Z",
    help="Blocks along each axis.",
)
@click.option("--environment", default="minecraft:default", show_default=True)
@click.option("--max-ticks", type=click.IntRange(1), default=100, show_default=True)
@option("--force", is_flag=True, help="Overwrite files.", envvar=None)
@click.pass_context
def create(
    context: click.Context,
    name: str,
    pack: Path | None,
    size: tuple[int, int, int],
    environment: str,
    max_ticks: int,
    force: bool,
) -> int:
    """Make the test NAME: a floor with a start and an accept block, and its instance.

    It fails until something leads from the one to the other.
    """
    from gametest.app.new_test import (
        NewTest,
        empty_structure,
        pack_version,
        write_test,
    )

    folder = packs_of(context, () if pack is None else (pack,), None)[0]
    test = NewTest.named(name, environment=environment, max_ticks=max_ticks)
    template = empty_structure(size, pack_version(folder))
    for path in write_test(folder, test, template, force=force):
        click.echo(path)
    return 0

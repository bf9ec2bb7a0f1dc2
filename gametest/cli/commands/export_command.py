"""`gametest export WORLD NAME`."""

from __future__ import annotations

from pathlib import Path

import click

from gametest.cli.options import ConfiguredCommand, packs_of

_CORNER = click.INT


@click.command(cls=ConfiguredCommand, context_settings={"ignore_unknown_options": True})
@click.argument("world", type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.argument("name")
@click.argument("corner", nargs=3, type=_CORNER, metavar="X Y Z")
@click.argument("other_corner", nargs=3, type=_CORNER, metavar="X Y Z")
@click.option(
    "--pack",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="The pack that gets it [default: the first of the configuration, or where you stand].",
)
@click.option(
    "--dimension", default="minecraft:overworld", show_default=True, metavar="ID"
)
@click.option(
    "--format",
    "suffix",
    type=click.Choice(["snbt", "nbt"]),
    default="snbt",
    show_default=True,
    help="Text, or the game's binary file.",
)
@click.option("--no-entities", is_flag=True, help="Leave entities out.")
@click.option("--environment", default="minecraft:default", show_default=True)
@click.option("--max-ticks", type=click.IntRange(1), default=100, show_default=True)
@click.option("--force", is_flag=True, help="Overwrite files.")
@click.pass_context
def export(
    context: click.Context,
    world: Path,
    name: str,
    corner: tuple[int, int, int],
    other_corner: tuple[int, int, int],
    pack: Path | None,
    dimension: str,
    suffix: str,
    no_entities: bool,
    environment: str,
    max_ticks: int,
    force: bool,
) -> int:
    """Save a box of the game's saved WORLD as the structure and the test NAME.

    The two corners are positions in blocks; both belong to the box. The world is only read.
    """
    from gametest.app.new_test import (
        NewTest,
        exported_structure,
        notes_about,
        write_test,
    )
    from gametest.core.bounding_box import BoundingBox

    folder = packs_of(context, () if pack is None else (pack,), None)[0]
    test = NewTest.named(name, environment=environment, max_ticks=max_ticks)
    box = BoundingBox.of_corners(corner, other_corner)
    template = exported_structure(world, dimension, box, entities=not no_entities)
    for path in write_test(folder, test, template, suffix=suffix, force=force):
        click.echo(path)
    for note in notes_about(template):
        click.echo(f"note: {note}", err=True)
    return 0

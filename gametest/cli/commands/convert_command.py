"""`gametest convert A B`."""

from __future__ import annotations

from pathlib import Path

import click

FIRST_DATA_VERSION = 1519
"""1.13, as `gametest.structure.template_reader` says; here, so that help is quick."""


@click.command()
@click.argument("source", type=click.Path(dir_okay=False, path_type=Path))
@click.argument("target", type=click.Path(dir_okay=False, path_type=Path))
@click.option(
    "--layout",
    type=click.Choice(["auto", "packed", "binary"]),
    default="auto",
    show_default=True,
    help="Of a text target: states as strings, or the layout of the binary file.",
)
@click.option(
    "--data-version",
    type=click.IntRange(FIRST_DATA_VERSION, 2**31 - 1),
    metavar="N",
    help="Write this number instead of the old.",
)
@click.option("--force", is_flag=True, help="Overwrite TARGET.")
def convert(
    source: Path, target: Path, layout: str, data_version: int | None, force: bool
) -> int:
    """Turn the structure SOURCE into TARGET; the suffixes .nbt, .snbt and .layers decide."""
    from gametest.app.convert import convert_file

    convert_file(source, target, layout=layout, data_version=data_version, force=force)
    click.echo(f"{target}: written")
    return 0

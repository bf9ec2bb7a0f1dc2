"""`gametest new`."""

from __future__ import annotations

from pathlib import Path

import click

from gametest.core.version import NEWEST_VERSION, SUPPORTED_VERSIONS


@click.command()
@click.argument("folder", type=click.Path(path_type=Path))
@click.option(
    "--namespace", metavar="NAME", help="Default: made from the folder's name."
)
@click.option(
    "--target-version",
    type=click.Choice([version.name for version in SUPPORTED_VERSIONS]),
    default=NEWEST_VERSION.name,
    show_default=True,
    help="The game version that the pack is for.",
)
def new(folder: Path, namespace: str | None, target_version: str) -> int:
    """Start the pack FOLDER with one test of each style; nothing is overwritten."""
    from gametest.app.configuration import standing
    from gametest.app.new_pack import create_pack

    here = standing()
    created = create_pack(folder, namespace, target_version, here)
    for path in created.files:
        click.echo(path.relative_to(here) if path.is_relative_to(here) else path)
    for note in created.notes:
        click.echo(f"note: {note}", err=True)
    click.echo(f"\nRun it:  {created.how_to_run}")
    return 0

"""`gametest check`."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from gametest.cli.options import (
    ConfiguredCommand,
    option,
    pack_arguments,
    packs_of,
    vanilla_data,
)


@click.command(cls=ConfiguredCommand)
@pack_arguments
@click.option(
    "--format",
    "output",
    type=click.Choice(["text", "json", "github"]),
    default="text",
    show_default=True,
    help="How findings are written.",
)
@option("--strict", is_flag=True, help="Warnings count as errors.")
@click.pass_context
def check(
    context: click.Context,
    pack: tuple[Path, ...],
    pack_folder: Path | None,
    target_version: str | None,
    functions: tuple[str, ...],
    dialect: str,
    no_cache: bool,
    output: str,
    strict: bool,
) -> int:
    """Say everything that is wrong with packs, and what the game would swallow silently.

    Exit code 2 for errors, with --strict also for warnings; else 0.
    """
    from gametest.app.loading import LoadOptions, check_packs
    from gametest.report.diagnostics import write_diagnostics

    found = check_packs(
        LoadOptions(
            packs=packs_of(context, pack, pack_folder),
            target_version=target_version,
            functions=functions,
            directory=context.obj.directory,
            use_cache=not no_cache,
            dialect=dialect,
            vanilla_data=vanilla_data(),
        )
    )
    for note in found.notes:
        click.echo(f"note: {note}", err=True)
    write_diagnostics(
        found.diagnostics, sys.stdout, output, found.read_source, summary=True
    )
    if found.diagnostics.errors or (strict and len(found.diagnostics)):
        return 2
    return 0

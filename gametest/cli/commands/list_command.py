"""`gametest list`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from gametest.cli.options import (
    ConfiguredCommand,
    pack_arguments,
    packs_of,
    vanilla_data,
)
from gametest.cli.shared_options import (
    keyword_option,
    last_failed_option,
    make_instances_option,
    tests_option,
)


@click.command("list", cls=ConfiguredCommand)
@pack_arguments
@tests_option
@keyword_option
@last_failed_option
@make_instances_option
@click.option("--manual", is_flag=True, help="Manual-only tests too.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line.")
@click.option(
    "-l", "--long", is_flag=True, help="Kind, environment, structure, limits."
)
@click.pass_context
def list_tests(
    context: click.Context,
    pack: tuple[Path, ...],
    pack_folder: Path | None,
    target_version: str | None,
    functions: tuple[str, ...],
    dialect: str,
    no_cache: bool,
    tests: tuple[str, ...],
    keyword: str | None,
    last_failed: bool,
    make_instances: bool,
    manual: bool,
    as_json: bool,
    long: bool,
) -> int:
    """List the tests that `run` would run, in the order of their ids."""
    from gametest.app import listing
    from gametest.app.loading import LoadOptions
    from gametest.app.selection import SelectionOptions

    found = listing.list_tests(
        LoadOptions(
            packs=packs_of(context, pack, pack_folder),
            target_version=target_version,
            functions=functions,
            directory=context.obj.directory,
            use_cache=not no_cache,
            dialect=dialect,
            vanilla_data=vanilla_data(),
            make_instances=make_instances,
        ),
        SelectionOptions(
            tests=tests, keyword=keyword, last_failed=last_failed, manual=manual
        ),
    )
    for note in found.notes:
        click.echo(f"note: {note}", err=True)
    rows = found.rows
    for row in rows:
        if as_json:
            click.echo(json.dumps(row))
        elif long:
            click.echo(_long(row))
        else:
            click.echo(row["id"])
    click.echo(f"{len(rows)} test{'' if len(rows) == 1 else 's'}", err=True)
    return 0 if rows else 2


def _long(row: dict[str, Any]) -> str:
    return (
        f"{row['id']}  {row['type']}  environment={row['environment']}"
        f"  structure={row['structure']}  max_ticks={row['max_ticks']}"
        f"{'' if row['required'] else '  optional'}"
        f"{'  manual' if row['manual_only'] else ''}"
    )

"""`gametest process`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

_Command = TypeVar("_Command", bound=Callable[..., Any])


def _file(text: str, name: str) -> Callable[[_Command], _Command]:
    return click.option(
        name,
        type=click.Path(dir_okay=False, path_type=Path),
        metavar="FILE",
        help=text,
    )


@click.command()
@click.option(
    "--manifest",
    type=click.Path(path_type=Path),
    required=True,
    metavar="FILE",
    help="What to start and what to expect, as JSON.",
)
@click.option(
    "--value",
    "values",
    multiple=True,
    metavar="NAME=VALUE",
    help="What {NAME} stands for in the manifest.",
)
@_file("The verdict as JSON.", "--report")
@_file("JUnit XML as CI servers read it.", "--junit")
@_file("All events as JSON lines; - for standard output.", "--events")
@click.option(
    "--log-dir",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="Where each process's whole output is written.",
)
@click.option(
    "--only",
    multiple=True,
    metavar="ID",
    help="Scenarios by id: * any run, ? one character.",
)
@click.option(
    "-j",
    "--jobs",
    type=click.IntRange(1, 256),
    default=1,
    show_default=True,
    metavar="N",
    help="Scenarios that run side by side.",
)
@click.option(
    "--repeat",
    type=click.IntRange(1),
    default=1,
    show_default=True,
    metavar="N",
    help="Run each scenario N times.",
)
@click.option("--fail-fast", is_flag=True, help="Start nothing after a failure.")
@click.option("-q", "--quiet", is_flag=True, help="Do not show what processes write.")
@click.option("--list", "is_list", is_flag=True, help="List the scenarios and end.")
@click.option(
    "--check", is_flag=True, help="Say what is wrong with the manifest and end."
)
def process(**options: Any) -> int:
    """Start real programs together and judge what they write and how they end.

    Exit code: 0 all passed, 1 a scenario failed, 2 bad usage or manifest, 130 or 143 interrupted.
    """
    from gametest.cli.process_session import run_process_session

    return run_process_session(**options)

"""Options that several commands share, and the order in which an option's value is sought.

Command line, then environment (`GAMETEST_<OPTION>`), then the project's file, then the default.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

import click
from click.core import ParameterSource

from gametest.core.version import SUPPORTED_VERSIONS
from gametest.framework.dialect.dialect import AUTO, CHOICES

Command = TypeVar("Command", bound=Callable[..., Any])


def option(*names: str, **settings: Any) -> Callable[[Command], Command]:
    """A click option that also reads the environment."""
    long = next(name for name in names if name.startswith("--"))
    word = long.split("/")[0].removeprefix("--").replace("-", "_").upper()
    settings.setdefault("envvar", f"GAMETEST_{word}")
    return click.option(*names, **settings)


class ConfiguredCommand(click.Command):
    """The project's file becomes the defaults of the options; it is the context's object."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        # Neither help nor completion may fail because of a wrong file.
        if not ctx.resilient_parsing and not {"-h", "--help"} & set(args):
            from gametest.app.configuration import find_configuration, standing

            configuration = find_configuration(standing())
            ctx.obj = configuration
            ctx.default_map = {**configuration.values, **(ctx.default_map or {})}
        try:
            return super().parse_args(ctx, args)
        except click.BadParameter as error:
            origin = _origin(ctx, error.param)
            if not origin:
                raise
            raise click.BadParameter(
                error.message + origin, ctx, error.param, error.param_hint
            ) from None


def _origin(context: click.Context, parameter: click.Parameter | None) -> str:
    """Where a wrong value comes from, if it was not typed."""
    if parameter is None or parameter.name is None:
        return ""
    match context.get_parameter_source(parameter.name):
        case ParameterSource.DEFAULT_MAP if context.obj is not None:
            return f" (from {context.obj.file})"
        case ParameterSource.ENVIRONMENT:
            return f" (from {parameter.envvar})"
    return ""


_VANILLA_DATA: Final = "gametest.vanilla_data"


def _files_from_here(
    _context: click.Context, _parameter: click.Parameter, value: tuple[str, ...]
) -> tuple[str, ...]:
    """A file is relative to where the person stands; the project's file gives whole paths."""
    return tuple(
        os.path.join(os.getcwd(), name)
        if name.endswith(".py") or ".py:" in name
        else name
        for name in value
    )


def _keep_vanilla_data(
    context: click.Context, _parameter: click.Parameter, value: Path | None
) -> None:
    context.meta[_VANILLA_DATA] = value


def vanilla_data() -> Path | None:
    """What `--vanilla-data` of the running command said."""
    context = click.get_current_context(silent=True)
    found: Path | None = None if context is None else context.meta.get(_VANILLA_DATA)
    return found


def pack_arguments(command: Command) -> Command:
    for decorate in (
        option(
            "--packs",
            "pack_folder",
            metavar="DIR",
            type=click.Path(path_type=Path),
            help="A folder of packs: each sub-folder with a pack.mcmeta and each zip file.",
        ),
        option(
            "--target-version",
            type=click.Choice([version.name for version in SUPPORTED_VERSIONS]),
            help="The game version to be; default: the newest that the packs claim.",
        ),
        option(
            "--functions",
            multiple=True,
            metavar="MODULE[:NAME]",
            callback=_files_from_here,
            help="Python test functions: a module, or the path of a .py file.",
        ),
        option(
            "--dialect",
            type=click.Choice(CHOICES),
            default=AUTO,
            show_default=True,
            help="How test files are read where PackTest and Ward disagree.",
        ),
        option(
            "--vanilla-data",
            metavar="PATH",
            type=click.Path(path_type=Path, exists=True),
            expose_value=False,
            callback=_keep_vanilla_data,
            help="The game's own data, extracted by you: loot tables and recipes.",
        ),
        option("--no-cache", is_flag=True, help="Neither read nor write the cache."),
    ):
        command = decorate(command)
    return click.argument(
        "pack", nargs=-1, type=click.Path(path_type=Path), metavar="[PACK]..."
    )(command)


def packs_of(
    context: click.Context, named: tuple[Path, ...], folder: Path | None
) -> tuple[Path, ...]:
    """The packs named, else those of the configuration, else the folder one stands in."""
    found = list(named)
    is_there = folder is not None and folder.is_dir()
    if folder is not None and is_there:
        found += sorted(
            path
            for path in folder.iterdir()
            if (path / "pack.mcmeta").is_file() or path.suffix == ".zip"
        )
    if not found and folder is None and context.obj is not None:
        found = [Path(text) for text in context.obj.values.get("packs", ())]
    if not found and folder is None and Path("pack.mcmeta").is_file():
        found = [Path()]
    if not found and folder is not None:
        why = "no pack lies in it" if is_there else "there is no such folder"
        raise click.UsageError(f"No pack in --packs {str(folder)!r}: {why}.", context)
    if not found:
        raise click.UsageError(
            "No pack is named: give the path of a pack, or stand in one.", context
        )
    return tuple(found)

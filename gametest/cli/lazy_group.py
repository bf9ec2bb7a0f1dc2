"""A group that knows its subcommands by name and imports the one that is called."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

import click

from gametest.core.suggest import did_you_mean


class LazyGroup(click.Group):
    def __init__(
        self,
        *arguments: Any,
        subcommands: Mapping[str, tuple[str, str]],
        **options: Any,
    ) -> None:
        super().__init__(*arguments, **options)
        self._subcommands = dict(subcommands)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self._subcommands)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        entry = self._subcommands.get(cmd_name)
        if entry is None:
            return None
        module, _, attribute = entry[0].partition(":")
        command = getattr(import_module(module), attribute)
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in self._subcommands and not args[0].startswith("-"):
            hint = did_you_mean(args[0], self._subcommands)
            raise click.UsageError(f"There is no command {args[0]!r}{hint or '.'}", ctx)
        return super().resolve_command(ctx, args)

    def format_commands(
        self, ctx: click.Context, formatter: click.HelpFormatter
    ) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(
                [(name, text) for name, (_, text) in self._subcommands.items()]
            )

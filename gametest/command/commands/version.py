"""`version`: tells which version runs (https://minecraft.wiki/w/Commands/version, since 1.21.11)."""

from __future__ import annotations

from typing import Final

from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import CommandNode, always, literal
from gametest.command.command_source_stack import CommandSourceStack

SUPPORT: Final = "tells the target version's name, data version and pack format"


def build(context: CommandBuildContext) -> CommandNode:
    version = context.version

    def run(source: CommandSourceStack) -> int:
        major, minor = version.pack_format
        source.send_success(
            f"version {version.name}, data version {version.data_version}, "
            f"data pack format {major}.{minor}"
        )
        return 1

    return literal("version").executes(always(run))

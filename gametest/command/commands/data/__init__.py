"""`data`: reads and writes NBT (https://minecraft.wiki/w/Commands/data)."""

from __future__ import annotations

from typing import Final

from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import CommandNode, literal
from gametest.command.command_source_stack import GAME_MASTER
from gametest.command.commands.data.edit import build_merge, build_remove
from gametest.command.commands.data.get import build_get
from gametest.command.commands.data.modify import build_modify

SUPPORT: Final = ""


def build(context: CommandBuildContext) -> CommandNode:
    node = literal("data").requires(GAME_MASTER)
    return node.then(
        build_get(context),
        build_merge(context),
        build_remove(context),
        build_modify(context),
    )

"""`execute` (https://minecraft.wiki/w/Commands/execute): links that change or drop the source."""

from __future__ import annotations

from typing import Final

from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import TO_ROOT, CommandNode, literal
from gametest.command.command_source_stack import GAME_MASTER
from gametest.command.commands.execute.conditions import condition
from gametest.command.commands.execute.modifiers import modifiers
from gametest.command.commands.execute.store import store

SUPPORT: Final = "`on target` of mobs, biomes of saved regions are not"


def build(context: CommandBuildContext) -> CommandNode:
    node = literal("execute").requires(GAME_MASTER)
    node.then(literal("run").redirects(TO_ROOT))
    node.then(*modifiers(node, context))
    node.then(store(node, context))
    node.then(
        condition(node, context, negated=False), condition(node, context, negated=True)
    )
    return node

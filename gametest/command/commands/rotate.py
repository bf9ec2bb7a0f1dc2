"""`rotate`: turns one entity; result 1 (https://minecraft.wiki/w/Commands/rotate).

That an angle is kept as written, not wrapped into -180 to 180, is not confirmed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.command.arguments.entity_selector import EntityArgument
from gametest.command.chat.players import shown_name
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    argument,
    literal,
)
from gametest.command.command_source_stack import GAME_MASTER, CommandSourceStack
from gametest.command.engine.compiled_command import Step
from gametest.command.entity_turning import compile_turn, turning_nodes

if TYPE_CHECKING:
    from gametest.command.selector.entity_selector import EntitySelector

SUPPORT: Final = ""


def build(context: CommandBuildContext) -> CommandNode:
    entity = EntityArgument(is_single=True, context=context)
    target = argument("target", entity).then(*turning_nodes(context, _compile))
    return literal("rotate").requires(GAME_MASTER).then(target)


def _compile(context: CommandContext) -> Step:
    target: EntitySelector = context["target"]
    find_turn = compile_turn(context)
    assert find_turn is not None

    def run(source: CommandSourceStack) -> int:
        entity = target.single(source)
        find_turn(source)(entity)
        entity.changed()
        if not source.silent:
            source.send_success(f"rotated {shown_name(entity)}")
        return 1

    return run

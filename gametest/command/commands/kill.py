"""`kill`: the result is the number of killed entities (https://minecraft.wiki/w/Commands/kill)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.command.arguments.entity_selector import EntityArgument
from gametest.command.chat.players import named, require_entity
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    argument,
    literal,
)
from gametest.command.command_source_stack import GAME_MASTER, CommandSourceStack
from gametest.command.engine.compiled_command import Step
from gametest.command.reward_holding import holding_rewards

if TYPE_CHECKING:
    from gametest.command.selector.entity_selector import EntitySelector

SUPPORT: Final = "what a few newer mobs drop by the game's own loot tables is reported"


def build(context: CommandBuildContext) -> CommandNode:
    targets = argument("targets", EntityArgument(context=context)).executes(_compile)
    kill = literal("kill").requires(GAME_MASTER).executes(_compile)
    return kill.then(targets)


def _compile(context: CommandContext) -> Step:
    targets: EntitySelector | None = context.find("targets")

    def run(source: CommandSourceStack) -> int:
        from gametest.entity.dying import kill

        found = [require_entity(source)] if targets is None else targets.some(source)
        # Of one who is dead its team may be gone.
        who = "" if source.silent else named(found, "entities")
        with holding_rewards(source):
            for entity in found:
                kill(entity)
        source.send_success(f"killed {who}")
        return len(found)

    return run

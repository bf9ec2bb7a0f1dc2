"""`difficulty`: asks (result 0 to 3) or sets (result 0, fails if it is set already).

https://minecraft.wiki/w/Commands/difficulty
"""

from __future__ import annotations

from typing import Final

from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import CommandNode, always, literal
from gametest.command.command_source_stack import GAME_MASTER, CommandSourceStack
from gametest.command.engine.compiled_command import Step
from gametest.command.errors import CommandError
from gametest.level.world.world_state import Difficulty

SUPPORT: Final = ""


def build(context: CommandBuildContext) -> CommandNode:
    node = literal("difficulty").requires(GAME_MASTER).executes(always(_query))
    for difficulty in Difficulty:
        node.then(literal(difficulty.value).executes(always(_set(difficulty))))
    return node


def _query(source: CommandSourceStack) -> int:
    difficulty = source.level.world.difficulty
    source.send_success(f"the difficulty is {difficulty.value}")
    return list(Difficulty).index(difficulty)


def _set(difficulty: Difficulty) -> Step:
    def run(source: CommandSourceStack) -> int:
        world = source.level.world
        if world.difficulty is difficulty:
            message = f"the difficulty did not change, it is already {difficulty.value}"
            raise CommandError(message)
        world.difficulty = difficulty
        source.send_success(f"the difficulty has been set to {difficulty.value}")
        return 0

    return run

"""`defaultgamemode`: the game mode of players who come for the first time.

https://minecraft.wiki/w/Commands/defaultgamemode. The result counts players whose mode changes at once;
without `force-gamemode` there are none.
"""

from __future__ import annotations

from typing import Final

from gametest.command.arguments.choice import game_mode
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    argument,
    literal,
)
from gametest.command.command_source_stack import GAME_MASTER, CommandSourceStack
from gametest.command.engine.compiled_command import Step

SUPPORT: Final = ""


def build(context: CommandBuildContext) -> CommandNode:
    mode = argument("gamemode", game_mode()).executes(_compile)
    return literal("defaultgamemode").requires(GAME_MASTER).then(mode)


def _compile(context: CommandContext) -> Step:
    mode: str = context["gamemode"]

    def run(source: CommandSourceStack) -> int:
        source.level.world.default_game_mode = mode
        source.send_success(f"the default game mode is now {mode}")
        return 0

    return run

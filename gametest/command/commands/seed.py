"""`seed`: the world's seed, cut to 32 bits (https://minecraft.wiki/w/Commands/seed)."""

from __future__ import annotations

from typing import Final

from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import CommandNode, always, literal
from gametest.command.command_source_stack import GAME_MASTER, CommandSourceStack
from gametest.level.world.scoreboard import wrap_int

SUPPORT: Final = ""


def build(context: CommandBuildContext) -> CommandNode:
    return literal("seed").requires(GAME_MASTER).executes(always(_seed))


def _seed(source: CommandSourceStack) -> int:
    seed = source.level.world.seed
    source.send_success(f"the seed is {seed}")
    return wrap_int(seed)

"""`setblock`: places one block (https://minecraft.wiki/w/Commands/setblock).

Fails if nothing changed; result 1.
"""

from __future__ import annotations

from typing import Final

from gametest.command.arguments.block_state import BlockInput, BlockStateArgument
from gametest.command.arguments.coordinates import BlockCoordinates, BlockPosArgument
from gametest.command.block_placing import place, update_after_place
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    Compiler,
    argument,
    literal,
)
from gametest.command.command_source_stack import GAME_MASTER, CommandSourceStack
from gametest.command.engine.compiled_command import Step
from gametest.command.errors import CommandError

SUPPORT: Final = ""


def build(context: CommandBuildContext) -> CommandNode:
    block = argument("block", BlockStateArgument(context)).executes(_set("replace"))
    for mode in ("destroy", "keep", "replace", "strict"):
        block.then(literal(mode).executes(_set(mode)))
    pos = argument("pos", BlockPosArgument()).then(block)
    return literal("setblock").requires(GAME_MASTER).then(pos)


def _set(mode: str) -> Compiler:
    def compile_set(context: CommandContext) -> Step:
        where: BlockCoordinates = context["pos"]
        block: BlockInput = context["block"]
        strict = mode == "strict"

        def run(source: CommandSourceStack) -> int:
            level = source.level
            pos = where.loaded_block_pos(source)
            if mode == "keep" and not level.get_block_state(pos).is_air:
                raise _failed()
            destroyed_to_air = False
            if mode == "destroy":
                level.destroy_block(pos, drop=True)
                destroyed_to_air = block.state.is_air
            old_state = level.get_block_state(pos)
            # Destroying is all that there is to do where air is to be placed into air.
            if not (destroyed_to_air and old_state.is_air) and not place(
                level, pos, block, strict=strict
            ):
                raise _failed()
            if not strict:
                update_after_place(level, pos, old_state)
            source.send_success(f"changed the block at {pos}")
            return 1

        return run

    return compile_set


def _failed() -> CommandError:
    return CommandError("could not set the block")

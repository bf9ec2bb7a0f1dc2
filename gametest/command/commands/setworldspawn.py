"""`setworldspawn`: where players appear; result 1.

https://minecraft.wiki/w/Commands/setworldspawn. Since 1.21.9 in any dimension and with a pitch
(https://github.com/misode/technical-changes, 1.21.9-pre1).
"""

from __future__ import annotations

from typing import Final

from gametest.command.arguments.angle import AngleArgument
from gametest.command.arguments.coordinates import (
    BlockCoordinates,
    BlockPosArgument,
    RotationArgument,
    RotationCoordinates,
)
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import (
    ArgumentNode,
    CommandContext,
    CommandNode,
    Compiler,
    argument,
    literal,
)
from gametest.command.command_source_stack import GAME_MASTER, CommandSourceStack
from gametest.command.engine.compiled_command import Step
from gametest.command.errors import CommandError
from gametest.core.float32 import f32
from gametest.level.dimension_type import OVERWORLD
from gametest.level.world.world_spawn import SpawnPoint

SUPPORT: Final = ""

_PITCH_SINCE: Final = 4671
"""Data version of 1.21.11, the first supported one with a pitch."""


def build(context: CommandBuildContext) -> CommandNode:
    anywhere = has_pitch(context)
    compiler = _compile(anywhere=anywhere)
    pos = argument("pos", BlockPosArgument()).executes(compiler)
    pos.then(rotation_argument(context).executes(compiler))
    node = literal("setworldspawn").requires(GAME_MASTER).executes(compiler)
    return node.then(pos)


def has_pitch(context: CommandBuildContext) -> bool:
    return context.version.data_version >= _PITCH_SINCE


def rotation_argument(context: CommandBuildContext) -> ArgumentNode:
    """Yaw and pitch, or only a yaw in older versions."""
    if has_pitch(context):
        return argument("rotation", RotationArgument())
    return argument("rotation", AngleArgument())


def spawn_point(context: CommandContext, source: CommandSourceStack) -> SpawnPoint:
    """What a line says, or the place of the source."""
    where: BlockCoordinates | None = context.find("pos")
    turned: RotationCoordinates | None = context.find("rotation")
    pos = source.position.block_pos if where is None else where.block_pos(source)
    yaw, pitch = (0.0, 0.0) if turned is None else turned.rotation(source)
    pitch = max(-90.0, min(90.0, pitch))
    yaw = (yaw + 180.0) % 360.0 - 180.0
    return SpawnPoint(source.level.dimension, pos, f32(yaw), f32(pitch), forced=True)


def _compile(*, anywhere: bool) -> Compiler:
    def compile_spawn(context: CommandContext) -> Step:
        def run(source: CommandSourceStack) -> int:
            if not anywhere and source.level.dimension != OVERWORLD:
                message = "the world spawn can only be set in the overworld"
                raise CommandError(message)
            spawn = spawn_point(context, source)
            source.level.world.spawn = spawn
            source.send_success(f"the world spawn is now {spawn.pos}")
            return 1

        return run

    return compile_spawn

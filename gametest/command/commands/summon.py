"""`summon`: makes an entity (https://minecraft.wiki/w/Commands/summon); result 1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.command.arguments.coordinates import (
    Coordinates,
    Vec3Argument,
)
from gametest.command.arguments.data.nbt import CompoundArgument
from gametest.command.arguments.entity_type import EntityTypeArgument
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
from gametest.command.errors import CommandError

if TYPE_CHECKING:
    from gametest.nbt.tags import Compound

SUPPORT: Final = "what a kind would do by itself and is not simulated is reported"


def build(context: CommandBuildContext) -> CommandNode:
    nbt = argument("nbt", CompoundArgument()).executes(_compile)
    pos = argument("pos", Vec3Argument()).executes(_compile).then(nbt)
    entity = argument("entity", EntityTypeArgument(context)).executes(_compile)
    return literal("summon").requires(GAME_MASTER).then(entity.then(pos))


def _compile(context: CommandContext) -> Step:
    type_id: str = context["entity"]
    where: Coordinates | None = context.find("pos")
    nbt: Compound | None = context.find("nbt")

    def run(source: CommandSourceStack) -> int:
        from gametest.entity.summoning import SummonError, create_entity

        pos = source.position if where is None else where.position(source)
        try:
            entity = create_entity(source.level, type_id, pos, nbt)
        except SummonError as error:
            raise CommandError(str(error)) from None
        if not source.silent:
            source.send_success(f"summoned {shown_name(entity)}")
        return 1

    return run

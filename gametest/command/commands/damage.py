"""`damage`: hurt one entity (https://minecraft.wiki/w/Commands/damage); the result is 1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.command.arguments.coordinates import Vec3Argument
from gametest.command.arguments.effects import DamageTypeArgument
from gametest.command.arguments.entity_selector import EntityArgument
from gametest.command.arguments.primitive import FloatArgument
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
from gametest.command.reward_holding import holding_rewards
from gametest.level.entities.damage_source import DamageSource
from gametest.level.entities.harming import hurt_entity

if TYPE_CHECKING:
    from gametest.command.selector.entity_selector import EntitySelector

SUPPORT: Final = ""

_GENERIC: Final = "minecraft:generic"


def build(context: CommandBuildContext) -> CommandNode:
    cause = argument("cause", EntityArgument(is_single=True, context=context))
    entity = argument("entity", EntityArgument(is_single=True, context=context))
    entity.executes(_compile)
    entity.then(literal("from").then(cause.executes(_compile)))
    location = argument("location", Vec3Argument()).executes(_compile)
    kind = argument("damageType", DamageTypeArgument(context)).executes(_compile)
    kind.then(literal("at").then(location), literal("by").then(entity))
    amount = argument("amount", FloatArgument(0.0)).executes(_compile).then(kind)
    target = argument("target", EntityArgument(is_single=True, context=context))
    return literal("damage").requires(GAME_MASTER).then(target.then(amount))


def _compile(context: CommandContext) -> Step:
    target: EntitySelector = context["target"]
    amount: float = context["amount"]
    kind: str = context.find("damageType") or _GENERIC

    def run(source: CommandSourceStack) -> int:
        entity = target.single(source)
        level = entity.level or source.level
        cause = _source(context, source, kind)
        with holding_rewards(source):
            is_hurt = hurt_entity(level, entity, cause, amount)
        if not is_hurt:
            message = f"{shown_name(entity)} is invulnerable to the given damage"
            raise CommandError(message)
        source.send_success(f"applied {amount:g} damage to {shown_name(entity)}")
        return 1

    return run


def _source(
    context: CommandContext, source: CommandSourceStack, kind: str
) -> DamageSource:
    entity: EntitySelector | None = context.find("entity")
    cause: EntitySelector | None = context.find("cause")
    if entity is not None:
        direct = entity.single(source)
        causing = direct if cause is None else cause.single(source)
        return DamageSource(kind, direct, causing)
    location = context.find("location")
    if location is not None:
        return DamageSource(kind, position=location.position(source))
    return DamageSource(kind)

"""Where an entity shall look: an angle, a point, or another entity.

Shared by `teleport` and `rotate` (https://minecraft.wiki/w/Commands/rotate).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from gametest.command.arguments.anchor import AnchorArgument, anchor_of
from gametest.command.arguments.coordinates import (
    Coordinates,
    RotationArgument,
    RotationCoordinates,
    Vec3Argument,
)
from gametest.command.arguments.entity_selector import EntityArgument
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    Compiler,
    argument,
    literal,
)
from gametest.command.command_source_stack import FEET, CommandSourceStack
from gametest.core.float32 import rotation_towards

if TYPE_CHECKING:
    from gametest.command.command_build_context import CommandBuildContext
    from gametest.command.selector.entity_selector import EntitySelector
    from gametest.core.position import Vec3
    from gametest.level.entities.entity import Entity

Turn: TypeAlias = "Callable[[Entity], None]"
"""Turns one entity, after it was moved."""
FindTurn: TypeAlias = Callable[[CommandSourceStack], Turn]


def turning_nodes(
    context: CommandBuildContext, compiler: Compiler
) -> tuple[CommandNode, CommandNode]:
    """`<rotation>` and `facing …`, for lines that may end there."""
    anchor = argument("facingAnchor", AnchorArgument())
    entity = EntityArgument(is_single=True, context=context)
    at_entity = argument("facingEntity", entity).executes(compiler)
    facing = literal("facing").then(
        literal("entity").then(at_entity.then(anchor.executes(compiler))),
        argument("facingLocation", Vec3Argument()).executes(compiler),
    )
    return argument("rotation", RotationArgument()).executes(compiler), facing


def compile_turn(context: CommandContext) -> FindTurn | None:
    """From the arguments of a line; None if it names none of them."""
    rotation: RotationCoordinates | None = context.find("rotation")
    if rotation is not None:
        return lambda source: _by_angles(*rotation.rotation(source))
    location: Coordinates | None = context.find("facingLocation")
    if location is not None:
        return lambda source: _towards(source, location.position(source))
    selector: EntitySelector | None = context.find("facingEntity")
    if selector is None:
        return None
    anchor: str = context.find("facingAnchor") or FEET
    return lambda source: _towards_entity(source, selector.single(source), anchor)


def _by_angles(yaw: float, pitch: float) -> Turn:
    return lambda entity: entity.turn_to(yaw, pitch)


def _towards(source: CommandSourceStack, point: Vec3) -> Turn:
    return lambda entity: entity.turn_to(
        *rotation_towards(anchor_of(entity, source.anchor), point)
    )


def _towards_entity(source: CommandSourceStack, target: Entity, anchor: str) -> Turn:
    # The place is asked late: an entity may be moved before others look at it.
    return lambda entity: entity.turn_to(
        *rotation_towards(anchor_of(entity, source.anchor), anchor_of(target, anchor))
    )

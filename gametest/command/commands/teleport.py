"""`teleport`: moves entities, also to another dimension; the result is their number.

https://minecraft.wiki/w/Commands/teleport
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.command.arguments.coordinates import (
    Coordinates,
    Vec3Argument,
)
from gametest.command.arguments.entity_selector import EntityArgument
from gametest.command.chat.players import named, require_entity, shown_name
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
from gametest.command.errors import CommandError
from gametest.core.float32 import wrap_degrees
from gametest.core.position import Vec3

if TYPE_CHECKING:
    from gametest.command.selector.entity_selector import EntitySelector
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

SUPPORT: Final = ""

_HORIZONTAL_LIMIT: Final = 30_000_000
_VERTICAL_LIMIT: Final = 20_000_000


def build(context: CommandBuildContext) -> CommandNode:
    one = EntityArgument(is_single=True, context=context)
    location = argument("location", Vec3Argument()).executes(_to_place)
    location.then(*turning_nodes(context, _to_place))
    targets = argument("targets", EntityArgument(context=context)).then(
        location, argument("destination", one).executes(_to_entity)
    )
    return (
        literal("teleport")
        .requires(GAME_MASTER)
        .then(
            argument("location", Vec3Argument()).executes(_to_place),
            argument("destination", one).executes(_to_entity),
            targets,
        )
    )


def _to_entity(context: CommandContext) -> Step:
    targets: EntitySelector | None = context.find("targets")
    destination: EntitySelector = context["destination"]

    def run(source: CommandSourceStack) -> int:
        found = _targets(source, targets)
        goal = destination.single(source)
        level, pos, yaw, pitch = goal.level, goal.pos, goal.yaw, goal.pitch
        for entity in found:
            _move(entity, level, pos, yaw, pitch)  # type: ignore[arg-type]
        if not source.silent:
            who = named(found, "entities")
            source.send_success(f"teleported {who} to {shown_name(goal)}")
        return len(found)

    return run


def _to_place(context: CommandContext) -> Step:
    targets: EntitySelector | None = context.find("targets")
    location: Coordinates = context["location"]
    find_turn = compile_turn(context)

    def run(source: CommandSourceStack) -> int:
        found = _targets(source, targets)
        pos = location.position(source)
        turn = None if find_turn is None else find_turn(source)
        for entity in found:
            _move(entity, source.level, pos, entity.yaw, entity.pitch)
            if turn is not None:
                turn(entity)
                entity.turn_to(wrap_degrees(entity.yaw), entity.pitch)
        if not source.silent:
            place = f"{pos.x:f}, {pos.y:f}, {pos.z:f}"
            source.send_success(f"teleported {named(found, 'entities')} to {place}")
        return len(found)

    return run


def _targets(
    source: CommandSourceStack, targets: EntitySelector | None
) -> list[Entity]:
    return [require_entity(source)] if targets is None else targets.some(source)


def _move(entity: Entity, level: Level, pos: Vec3, yaw: float, pitch: float) -> None:
    from gametest.entity.teleporting import teleport

    x, y, z = pos
    if not (
        -_HORIZONTAL_LIMIT <= x < _HORIZONTAL_LIMIT
        and -_VERTICAL_LIMIT <= y < _VERTICAL_LIMIT
        and -_HORIZONTAL_LIMIT <= z < _HORIZONTAL_LIMIT
    ):
        message = "invalid position for teleport"
        raise CommandError(message)
    teleport(entity, level, pos, yaw, pitch)
    # It arrives as if it stood there: no speed up or down, and on the ground.
    entity.set_motion(Vec3(entity.motion.x, 0.0, entity.motion.z))
    entity.set_on_ground(True)

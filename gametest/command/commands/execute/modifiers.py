"""The links that say who, where and which way (https://minecraft.wiki/w/Commands/execute)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import floor
from typing import TYPE_CHECKING

from gametest.command.arguments.anchor import AnchorArgument, anchor_of
from gametest.command.arguments.coordinates import (
    Coordinates,
    RotationArgument,
    RotationCoordinates,
    Vec3Argument,
)
from gametest.command.arguments.dimension import DimensionArgument, DimensionName
from gametest.command.arguments.entity_selector import EntityArgument
from gametest.command.arguments.heightmap import HeightmapArgument, surface_y
from gametest.command.arguments.identifiers import IdentifierArgument
from gametest.command.arguments.swizzle import SwizzleArgument
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    argument,
    literal,
)
from gametest.command.command_source_stack import FEET, CommandSourceStack
from gametest.command.commands.execute.relations import on
from gametest.command.engine.compiled_command import Fork, SourceChange
from gametest.command.errors import CommandError
from gametest.core.float32 import f32
from gametest.core.position import Vec3
from gametest.level.entities.heading import check_heading

if TYPE_CHECKING:
    from gametest.command.engine.compiled_command import Selection
    from gametest.command.selector.entity_selector import EntitySelector
    from gametest.core.identifier import Identifier
    from gametest.level.entities.entity import Entity


def modifiers(root: CommandNode, context: CommandBuildContext) -> list[CommandNode]:
    """Each leads back to `root`."""

    def entities() -> EntityArgument:
        return EntityArgument(context=context)

    anchored = argument("anchor", AnchorArgument()).redirects(root, _anchored)
    at = argument("targets", entities()).redirects(root, _at, forks=True)
    as_ = argument("targets", entities()).redirects(root, _as, forks=True)
    align = argument("axes", SwizzleArgument()).redirects(root, _align)
    in_ = argument("dimension", DimensionArgument()).redirects(root, _in)
    summon = argument("entity", IdentifierArgument("entity_type")).redirects(
        root, _summon
    )
    return [
        literal("align").then(align),
        literal("anchored").then(anchored),
        literal("as").then(as_),
        literal("at").then(at),
        _facing(root, entities()),
        literal("in").then(in_),
        on(root),
        _positioned(root, entities()),
        _rotated(root, entities()),
        literal("summon").then(summon),
    ]


def _facing(root: CommandNode, entities: EntityArgument) -> CommandNode:
    pos = argument("pos", Vec3Argument()).redirects(root, _facing_position)
    anchor = argument("anchor", AnchorArgument())
    anchor.redirects(root, _facing_entity, forks=True)
    entity = literal("entity").then(argument("targets", entities).then(anchor))
    return literal("facing").then(entity, pos)


def _positioned(root: CommandNode, entities: EntityArgument) -> CommandNode:
    pos = argument("pos", Vec3Argument()).redirects(root, _positioned_at)
    targets = argument("targets", entities).redirects(root, _positioned_as, forks=True)
    over = argument("heightmap", HeightmapArgument()).redirects(root, _over)
    return literal("positioned").then(
        literal("as").then(targets), literal("over").then(over), pos
    )


def _rotated(root: CommandNode, entities: EntityArgument) -> CommandNode:
    rotation = argument("rot", RotationArgument()).redirects(root, _rotated_to)
    targets = argument("targets", entities).redirects(root, _rotated_as, forks=True)
    return literal("rotated").then(literal("as").then(targets), rotation)


def _of_self(
    targets: EntitySelector,
    change: Callable[[CommandSourceStack, Entity], CommandSourceStack],
) -> Selection | None:
    """For `@s`, the commonest of all; None for what may find others."""
    if not (targets.is_plain_self and targets.includes_entities):
        return None

    def one(source: CommandSourceStack) -> CommandSourceStack | None:
        entity = source.entity
        return None if entity is None else change(source, entity)

    return one


def _as(context: CommandContext) -> Fork:
    targets: EntitySelector = context["targets"]

    def apply(source: CommandSourceStack) -> Sequence[CommandSourceStack]:
        return source.with_entities(targets.find(source))

    return Fork(apply, targets.why, _of_self(targets, lambda source, _self: source))


def _at(context: CommandContext) -> Fork:
    targets: EntitySelector = context["targets"]

    def apply(source: CommandSourceStack) -> Sequence[CommandSourceStack]:
        copy = source.at
        return [copy(entity) for entity in targets.find(source)]

    return Fork(apply, targets.why, _of_self(targets, CommandSourceStack.at))


def _positioned_as(context: CommandContext) -> Fork:
    targets: EntitySelector = context["targets"]

    def apply(source: CommandSourceStack) -> Sequence[CommandSourceStack]:
        return [source.with_position(entity.pos) for entity in targets.find(source)]

    one = _of_self(targets, lambda source, e: source.with_position(e.pos))
    return Fork(apply, targets.why, one)


def _rotated_as(context: CommandContext) -> Fork:
    targets: EntitySelector = context["targets"]

    def apply(source: CommandSourceStack) -> Sequence[CommandSourceStack]:
        return [_turned_as(source, e) for e in targets.find(source)]

    return Fork(apply, targets.why, _of_self(targets, _turned_as))


def _turned_as(source: CommandSourceStack, entity: Entity) -> CommandSourceStack:
    check_heading(entity)
    return source.with_rotation(entity.yaw, entity.pitch)


def _facing_entity(context: CommandContext) -> Fork:
    targets: EntitySelector = context["targets"]
    anchor: str = context["anchor"]

    def apply(source: CommandSourceStack) -> Sequence[CommandSourceStack]:
        return [source.facing(anchor_of(e, anchor)) for e in targets.find(source)]

    return Fork(apply, targets.why)


def _facing_position(context: CommandContext) -> SourceChange:
    where: Coordinates = context["pos"]
    return SourceChange(lambda source: source.facing(where.position(source)))


def _positioned_at(context: CommandContext) -> SourceChange:
    where: Coordinates = context["pos"]

    def change(source: CommandSourceStack) -> CommandSourceStack:
        new = source.with_position(where.position(source))
        # A written position is where the feet are.
        new.anchor = FEET
        return new

    return SourceChange(change)


def _over(context: CommandContext) -> SourceChange:
    heightmap: str = context["heightmap"]

    def change(source: CommandSourceStack) -> CommandSourceStack:
        x, _, z = source.position
        y = surface_y(source.level, heightmap, floor(x), floor(z))
        return source.with_position(Vec3(x, float(y), z))

    return SourceChange(change)


def _rotated_to(context: CommandContext) -> SourceChange:
    where: RotationCoordinates = context["rot"]

    def change(source: CommandSourceStack) -> CommandSourceStack:
        yaw, pitch = where.rotation(source)
        return source.with_rotation(f32(yaw), f32(pitch))

    return SourceChange(change)


def _anchored(context: CommandContext) -> SourceChange:
    anchor: str = context["anchor"]
    return SourceChange(lambda source: source.with_anchor(anchor))


def _align(context: CommandContext) -> SourceChange:
    axes: frozenset[str] = context["axes"]

    def change(source: CommandSourceStack) -> CommandSourceStack:
        x, y, z = source.position
        aligned = Vec3(
            float(floor(x)) if "x" in axes else x,
            float(floor(y)) if "y" in axes else y,
            float(floor(z)) if "z" in axes else z,
        )
        return source.with_position(aligned)

    return SourceChange(change)


def _in(context: CommandContext) -> SourceChange:
    dimension: DimensionName = context["dimension"]
    return SourceChange(lambda source: source.with_level(dimension.resolve(source)))


def _summon(context: CommandContext) -> SourceChange:
    kind: Identifier = context["entity"]

    def change(source: CommandSourceStack) -> CommandSourceStack:
        from gametest.entity.summoning import SummonError, create_entity

        try:
            entity = create_entity(source.level, str(kind), source.position)
        except SummonError as error:
            raise CommandError(str(error)) from None
        return source.with_entity(entity)

    return SourceChange(change, acts=True)

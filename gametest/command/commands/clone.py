"""`clone`: copies the blocks of a box (https://minecraft.wiki/w/Commands/clone).

The result is the number of copied blocks; fails if there is none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.command.arguments.block_state import (
    BlockPredicate,
    BlockPredicateArgument,
)
from gametest.command.arguments.coordinates import BlockCoordinates, BlockPosArgument
from gametest.command.arguments.dimension import DimensionArgument, DimensionName
from gametest.command.block_cloning import BlockCloning, Mode
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
from gametest.core.bounding_box import BoundingBox

if TYPE_CHECKING:
    from gametest.level.level import Level

SUPPORT: Final = ""

_LIMIT_RULE: Final = "max_block_modifications"


def build(context: CommandBuildContext) -> CommandNode:
    clone = literal("clone").requires(GAME_MASTER)
    origin = literal("from").then(
        argument("sourceDimension", DimensionArgument()).then(_corners(context))
    )
    return clone.then(_corners(context), origin)


def _corners(context: CommandBuildContext) -> CommandNode:
    other = argument("targetDimension", DimensionArgument()).then(_destination(context))
    end = argument("end", BlockPosArgument())
    end.then(_destination(context), literal("to").then(other))
    return argument("begin", BlockPosArgument()).then(end)


def _destination(context: CommandBuildContext) -> CommandNode:
    node = argument("destination", BlockPosArgument())
    strict = literal("strict")
    for place, is_strict in ((node, False), (strict, True)):
        place.executes(_compiler("replace", Mode.NORMAL, strict=is_strict))
        for mask in ("replace", "masked"):
            place.then(_with_modes(literal(mask), mask, strict=is_strict))
        only = argument("filter", BlockPredicateArgument(context))
        filtered = _with_modes(only, "filtered", strict=is_strict)
        place.then(literal("filtered").then(filtered))
    return node.then(strict)


def _with_modes(node: CommandNode, mask: str, *, strict: bool) -> CommandNode:
    node.executes(_compiler(mask, Mode.NORMAL, strict=strict))
    for mode in Mode:
        node.then(literal(mode.value).executes(_compiler(mask, mode, strict=strict)))
    return node


def _compiler(mask: str, mode: Mode, *, strict: bool) -> Compiler:
    def compile_clone(context: CommandContext) -> Step:
        begin: BlockCoordinates = context["begin"]
        end: BlockCoordinates = context["end"]
        destination: BlockCoordinates = context["destination"]
        only: BlockPredicate | None = context.find("filter")
        from_name: DimensionName | None = context.find("sourceDimension")
        to_name: DimensionName | None = context.find("targetDimension")

        def run(source: CommandSourceStack) -> int:
            origin = _level(source, from_name)
            target = _level(source, to_name)
            there = _in(source, origin)
            box = BoundingBox.of_corners(
                begin.loaded_block_pos(there), end.loaded_block_pos(there)
            )
            corner = destination.loaded_block_pos(_in(source, target))
            cloning = BlockCloning(origin, target, box, corner, mode, is_strict=strict)
            _check(cloning)
            count = cloning.run(only, skip_air=mask == "masked")
            if not count:
                message = "no blocks were cloned"
                raise CommandError(message)
            source.send_success(f"cloned {count} blocks")
            return count

        return run

    return compile_clone


def _level(source: CommandSourceStack, name: DimensionName | None) -> Level:
    return source.level if name is None else name.resolve(source)


def _in(source: CommandSourceStack, level: Level) -> CommandSourceStack:
    """Another level whose borders count; the position is not scaled to it."""
    if level is source.level:
        return source
    there = source.copy()
    there.level = level
    return there


def _check(cloning: BlockCloning) -> None:
    if (
        cloning.mode is Mode.NORMAL
        and cloning.origin is cloning.target
        and cloning.box.intersects(cloning.target_box)
    ):
        message = "the source and destination areas cannot overlap"
        raise CommandError(message)
    limit = int(cloning.origin.world.game_rules.value(_LIMIT_RULE))
    if cloning.box.volume > limit:
        message = (
            f"too many blocks in the area, at most {limit}, "
            f"specified {cloning.box.volume}"
        )
        raise CommandError(message)

"""`compute`: works a number out (https://minecraft.wiki/w/Commands/compute, since 26.3).

In the context of the command, of an entity or of a block. The result is the number, a decimal one
times the scale and rounded down: as `data get` does it, which is not confirmed.
"""

from __future__ import annotations

from collections.abc import Callable
from math import floor, isfinite
from typing import TYPE_CHECKING, Final

from gametest.command.arguments.coordinates import BlockCoordinates, BlockPosArgument
from gametest.command.arguments.entity_selector import EntityArgument
from gametest.command.arguments.number_provider import (
    NumberProviderArgument,
    SomeNumber,
)
from gametest.command.arguments.primitive import FloatArgument
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
from gametest.core.float32 import f32

if TYPE_CHECKING:
    from gametest.command.selector.entity_selector import EntitySelector
    from gametest.loot.loot_context import LootContext

SUPPORT: Final = (
    "angles, enchantment levels, environment attributes and the game's own providers are "
    "not, nor divisions by zero and overflows of whole numbers"
)

_MOST: Final = 2**31 - 1
_LEAST: Final = -(2**31)
Computed = Callable[[CommandSourceStack], "int | float"]


def build(context: CommandBuildContext) -> CommandNode:
    node = literal("compute").requires(GAME_MASTER)
    return node.then(*computations(context, _result, with_scale=True))


def computations(
    context: CommandBuildContext,
    complete: Callable[[CommandContext, Computed], Step],
    *,
    with_scale: bool = False,
) -> tuple[CommandNode, ...]:
    """`default`, `entity` and `block`, each with both kinds of numbers."""
    target = EntityArgument(is_single=True, context=context)

    def kinds() -> tuple[CommandNode, ...]:
        whole = argument("provider", NumberProviderArgument(context, True))
        whole.executes(_compiler(complete, is_whole=True))
        decimal = argument("provider", NumberProviderArgument(context, False))
        decimal.executes(_compiler(complete, is_whole=False))
        if with_scale:
            scale = argument("scale", FloatArgument())
            decimal.then(scale.executes(_compiler(complete, is_whole=False)))
        return literal("integer").then(whole), literal("float").then(decimal)

    pos = argument("computePos", BlockPosArgument())
    return (
        literal("default").then(*kinds()),
        literal("entity").then(argument("computeTarget", target).then(*kinds())),
        literal("block").then(pos.then(*kinds())),
    )


def _compiler(
    complete: Callable[[CommandContext, Computed], Step], *, is_whole: bool
) -> Compiler:
    def compile_number(context: CommandContext) -> Step:
        provider: SomeNumber = context["provider"]
        where: BlockCoordinates | None = context.find("computePos")
        target: EntitySelector | None = context.find("computeTarget")

        def compute(source: CommandSourceStack) -> int | float:
            number = provider.find(source)
            asked = _context(source, where, target)
            if is_whole:
                return number.whole(asked)
            found = number.decimal(asked)
            if not isfinite(found):
                message = f"number provider returned invalid value ({found})"
                raise CommandError(message)
            return found

        return complete(context, compute)

    return compile_number


def _context(
    source: CommandSourceStack,
    where: BlockCoordinates | None,
    target: EntitySelector | None,
) -> LootContext:
    from gametest.core.position import Vec3
    from gametest.loot.loot_context import LootContext

    if where is not None:
        level, pos = source.level, where.loaded_block_pos(source)
        return LootContext(
            level=level,
            origin=Vec3(pos.x + 0.5, pos.y + 0.5, pos.z + 0.5),
            block_state=level.get_block_state(pos),
            block_entity=level.get_block_entity(pos),
        )
    if target is not None:
        entity = target.single(source)
        return LootContext(
            level=entity.level or source.level, origin=entity.pos, this_entity=entity
        )
    return LootContext(
        level=source.level, origin=source.position, this_entity=source.entity
    )


def _result(context: CommandContext, compute: Computed) -> Step:
    scale: float | None = context.find("scale")

    def run(source: CommandSourceStack) -> int:
        found = compute(source)
        shown = str(found) if isinstance(found, int) else f"{found:g}"
        source.send_success(f"computed {shown}")
        if isinstance(found, int):
            return found
        scaled = found if scale is None else f32(found * scale)
        return max(_LEAST, min(_MOST, floor(scaled)))

    return run

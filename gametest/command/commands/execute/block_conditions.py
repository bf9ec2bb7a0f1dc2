"""`if block` and `if blocks`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.command.arguments.block_state import (
    BlockPredicate,
    BlockPredicateArgument,
)
from gametest.command.arguments.coordinates import BlockCoordinates, BlockPosArgument
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    argument,
    literal,
)
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.commands.execute.condition_words import (
    ConditionWord,
    Measure,
    Measurer,
)
from gametest.command.errors import CommandError
from gametest.core.bounding_box import BoundingBox
from gametest.core.position import BlockPos
from gametest.nbt.tags import nbt_equal

if TYPE_CHECKING:
    from gametest.level.level import Level

_LARGEST: Final = 32_768
"""Blocks that may be compared (https://minecraft.wiki/w/Commands/execute)."""


def block(word: ConditionWord) -> CommandNode:
    def measure(context: CommandContext) -> Measure:
        where: BlockCoordinates = context["pos"]
        wanted: BlockPredicate = context["block"]

        def test(source: CommandSourceStack) -> bool:
            return wanted.test(source.level, where.loaded_block_pos(source))

        def why(source: CommandSourceStack) -> str:
            pos = where.loaded_block_pos(source)
            return f"at {pos} is {_shown(source.level, pos, wanted)}"

        return Measure(test, why)

    wanted = argument("block", BlockPredicateArgument(word.context))
    pos = argument("pos", BlockPosArgument()).then(word.ends(wanted, measure))
    return literal("block").then(pos)


def blocks(word: ConditionWord) -> CommandNode:
    destination = argument("destination", BlockPosArgument()).then(
        word.ends(literal("all"), _compares(masked=False)),
        word.ends(literal("masked"), _compares(masked=True)),
    )
    end = argument("end", BlockPosArgument()).then(destination)
    return literal("blocks").then(argument("start", BlockPosArgument()).then(end))


def _compares(*, masked: bool) -> Measurer:
    def measure(context: CommandContext) -> Measure:
        start: BlockCoordinates = context["start"]
        end: BlockCoordinates = context["end"]
        destination: BlockCoordinates = context["destination"]

        def compare(source: CommandSourceStack) -> int | BlockPos:
            box = BoundingBox.of_corners(
                start.loaded_block_pos(source), end.loaded_block_pos(source)
            )
            target = destination.loaded_block_pos(source)
            if box.volume > _LARGEST:
                message = (
                    f"too many blocks in the area, at most {_LARGEST}, "
                    f"specified {box.volume}"
                )
                raise CommandError(message)
            return _compared(source.level, box, target, masked=masked)

        def count(source: CommandSourceStack) -> int:
            found = compare(source)
            return found if isinstance(found, int) else 0

        def why(source: CommandSourceStack) -> str:
            found = compare(source)
            if isinstance(found, int):
                return f"{found} blocks are the same"
            return f"the first difference is at {found}"

        return Measure(lambda source: isinstance(compare(source), int), why, count)

    return measure


def _compared(
    level: Level, box: BoundingBox, target: BlockPos, *, masked: bool
) -> int | BlockPos:
    """How many were compared, or the place of the first that differs."""
    dx, dy, dz = target.x - box.min_x, target.y - box.min_y, target.z - box.min_z
    count = 0
    for pos in box.positions():
        state = level.get_block_state(pos)
        if masked and state.is_air:
            continue
        other = pos.offset(dx, dy, dz)
        if level.get_block_state(other) is not state:
            return pos
        one, two = level.get_block_entity(pos), level.get_block_entity(other)
        if one is not None and (
            two is None
            or two.type_id != one.type_id
            or not nbt_equal(one.save(), two.save())
        ):
            return pos
        count += 1
    return count


def _shown(level: Level, pos: BlockPos, wanted: BlockPredicate) -> str:
    state = level.get_block_state(pos)
    entity = level.get_block_entity(pos)
    if wanted.nbt is None or entity is None:
        return str(state)
    from gametest.nbt.snbt import write_snbt

    return f"{state}{write_snbt(entity.save())}"

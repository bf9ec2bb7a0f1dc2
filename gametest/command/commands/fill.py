"""`fill`: places blocks in a box (https://minecraft.wiki/w/Commands/fill).

Fails if nothing changed; the result is the number of changed blocks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.command.arguments.block_state import (
    BlockInput,
    BlockPredicate,
    BlockPredicateArgument,
    BlockStateArgument,
)
from gametest.command.arguments.coordinates import BlockCoordinates, BlockPosArgument
from gametest.command.block_placing import fill_unnoticed, place, update_after_place
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
from gametest.core.position import BlockPos

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.level.level import Level

SUPPORT: Final = ""

_LIMIT_RULE: Final = "max_block_modifications"


def build(context: CommandBuildContext) -> CommandNode:
    air = BlockInput(context.blocks.air, (), None)
    block = argument("block", BlockStateArgument(context))
    block.executes(_fill("replace", air))
    replace = literal("replace").executes(_fill("replace", air))
    filtered = argument("filter", BlockPredicateArgument(context))
    filtered.executes(_fill("replace", air))
    replace.then(filtered)
    block.then(replace, literal("keep").executes(_fill("keep", air)))
    for mode in ("destroy", "hollow", "outline", "strict"):
        block.then(literal(mode).executes(_fill(mode, air)))
        filtered.then(literal(mode).executes(_fill(mode, air)))
    corners = argument("from", BlockPosArgument())
    corners.then(argument("to", BlockPosArgument()).then(block))
    return literal("fill").requires(GAME_MASTER).then(corners)


def _fill(mode: str, air: BlockInput) -> Compiler:
    def compile_fill(context: CommandContext) -> Step:
        one: BlockCoordinates = context["from"]
        other: BlockCoordinates = context["to"]
        block: BlockInput = context["block"]
        only: BlockPredicate | None = context.find("filter")

        def run(source: CommandSourceStack) -> int:
            level = source.level
            box = BoundingBox.of_corners(
                one.loaded_block_pos(source), other.loaded_block_pos(source)
            )
            _check_volume(level, box)
            count = _fill_box(level, box, block, mode, only, air)
            if not count:
                message = "no blocks were filled"
                raise CommandError(message)
            source.send_success(f"filled {count} blocks")
            return count

        return run

    return compile_fill


def _check_volume(level: Level, box: BoundingBox) -> None:
    limit = int(level.world.game_rules.value(_LIMIT_RULE))
    if box.volume > limit:
        message = (
            f"too many blocks in the area, at most {limit}, specified {box.volume}"
        )
        raise CommandError(message)


def _fill_box(
    level: Level,
    box: BoundingBox,
    block: BlockInput,
    mode: str,
    only: BlockPredicate | None,
    air: BlockInput,
) -> int:
    strict = mode == "strict"
    if only is None and block.nbt is None and mode in ("replace", "strict"):
        filled = fill_unnoticed(level, box, block.state)
        if filled is not None:
            return filled
    written: list[tuple[BlockPos, BlockState]] = []
    count = 0
    for pos in box.positions():
        if only is not None and not only.test(level, pos):
            continue
        old_state = level.get_block_state(pos)
        if mode == "keep" and not old_state.is_air:
            continue
        chosen = block
        if mode in ("hollow", "outline") and _is_inside(box, pos):
            if mode == "outline":
                continue
            chosen = air
        destroyed = mode == "destroy" and level.destroy_block(pos, drop=True)
        if place(level, pos, chosen, strict=strict):
            written.append((pos, old_state))
            count += 1
        elif destroyed:
            count += 1
    # Updates go out when all blocks stand.
    if not strict:
        for pos, old_state in written:
            update_after_place(level, pos, old_state)
    return count


def _is_inside(box: BoundingBox, pos: BlockPos) -> bool:
    return (
        box.min_x < pos.x < box.max_x
        and box.min_y < pos.y < box.max_y
        and box.min_z < pos.z < box.max_z
    )

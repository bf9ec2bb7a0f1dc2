"""How commands write blocks (https://minecraft.wiki/w/Commands/setblock).

A placed block takes the shape that its neighbours give it, but properties that were written keep
their value; block updates go out after the write. `strict` writes as told and tells nobody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.direction import SHAPE_UPDATE_ORDER
from gametest.level import update_flags

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.command.arguments.block_state import BlockInput
    from gametest.core.bounding_box import BoundingBox
    from gametest.core.position import BlockPos
    from gametest.level.level import Level

_PLAIN: Final = update_flags.CLIENTS | update_flags.SKIP_BLOCK_ENTITY_SIDE_EFFECTS
_STRICT: Final = (
    _PLAIN
    | update_flags.KNOWN_SHAPE
    | update_flags.SUPPRESS_DROPS
    | update_flags.SKIP_ON_PLACE
)


def place(level: Level, pos: BlockPos, block: BlockInput, *, strict: bool) -> bool:
    """Write the block and its data; true if either changed. Sends no neighbour updates."""
    state = block.state if strict else _shaped(level, pos, block)
    changed = level.set_block(pos, state, _STRICT if strict else _PLAIN)
    if block.nbt is None:
        return changed
    entity = level.get_block_entity(pos)
    if entity is None:
        return changed
    from gametest.nbt.tags import nbt_equal

    before = entity.save()
    entity.load(block.nbt)
    return changed or not nbt_equal(before, entity.save())


def fill_unnoticed(level: Level, box: BoundingBox, state: BlockState) -> int | None:
    """Write a box at once; None, with nothing done, if a block in it or beside it could notice.

    Where no hook would run, writing block by block leads to the same world.
    """
    tables = level.behaviours
    tables.meet(state.id)
    if tables.on_place[state.id] is not None or (
        tables.analog_output[state.id] is not None
    ):
        return None
    around = level.distinct_state_ids(box.inflated(1))
    for state_id in (*around, state.id):
        if (
            tables.neighbor_changed[state_id] is not None
            or tables.update_shape[state_id] is not None
            or tables.update_indirect_neighbor_shapes[state_id] is not None
            or tables.on_remove[state_id] is not None
            or tables.has_block_entity(state_id)
        ):
            return None
    return level.fill_states(box, state.id)


def update_after_place(level: Level, pos: BlockPos, old_state: BlockState) -> None:
    """The block updates that follow the write of a command."""
    state = level.get_block_state(pos)
    if old_state.block is not state.block:
        told = level.behaviours.on_remove[old_state.id]
        if told is not None:
            told(level, pos, old_state, state, False)
    level.update_neighbors_at(pos, state.block)
    reads = level.behaviours.analog_output[state.id]
    if reads is not None and reads.has_analog_output(state):
        level.update_comparators_at(pos, state.block)


def _shaped(level: Level, pos: BlockPos, block: BlockInput) -> BlockState:
    state = block.state
    level.behaviours.meet(state.id)
    hooks = level.behaviours.update_shape
    for direction in SHAPE_UPDATE_ORDER:
        hook = hooks[state.id]
        if hook is not None:
            neighbor_pos = direction.from_pos(pos)
            neighbor = level.get_block_state(neighbor_pos)
            state = hook(level, pos, state, direction, neighbor_pos, neighbor)
    if state.block is not block.state.block:
        # It would break at once; the command places it all the same.
        return block.state
    for name, value in block.named:
        state = state.with_(name, value)
    return state

"""Pasting a template into a world that hears of it, as `place template` does.

Each block is placed by itself, then all take the shapes that their neighbours give them and tell
those of it (https://minecraft.wiki/w/Commands/place).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.core.direction import SHAPE_UPDATE_ORDER, Rotation
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level import update_flags
from gametest.structure.placement import load_block_entity, place_entities, plan_at

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.level.level import Level
    from gametest.structure.resolved_template import ResolvedTemplate

_WATER = "minecraft:water"


def place_live(
    level: Level,
    resolved: ResolvedTemplate,
    corner: BlockPos,
    rotation: Rotation = Rotation.NONE,
    *,
    include_entities: bool = True,
) -> None:
    """`corner` is the minimum corner of the result."""
    plan = plan_at(level, resolved, corner, rotation)
    with_data = [(corner.offset(*cell.offset), cell) for cell in plan.data_cells]
    for pos, _ in with_data:
        # A new block entity in any case, and what the old one held is gone.
        level.remove_block_entity(pos)
    written: list[BlockPos] = []
    for dx, dy, dz, state_id in plan.cells:
        pos = corner.offset(dx, dy, dz)
        if level.is_in_world(pos):
            state = _with_water(level, pos, level.behaviours.state(state_id))
            level.set_block(pos, state, update_flags.CLIENTS)
            written.append(pos)
    for pos, cell in with_data:
        load_block_entity(level, pos, cell)
    for pos in written:
        state = level.get_block_state(pos)
        shaped = _shaped(level, pos, state)
        if shaped is not state:
            flags = update_flags.CLIENTS | update_flags.KNOWN_SHAPE
            level.set_block(pos, shaped, flags)
        level.update_neighbors_at(pos, shaped.block)
    if include_entities:
        place_entities(level, resolved.template, corner, rotation)


def _with_water(level: Level, pos: BlockPos, state: BlockState) -> BlockState:
    """A block that can hold water keeps the source that stood in its place."""
    if state.find("waterlogged") != "false":
        return state
    old = level.get_block_state(pos)
    if old.fluid != _WATER:
        return state
    if old.find("level") not in (None, "0"):
        mechanic = "command: place template into flowing water"
        raise UnsupportedError(mechanic, pos)
    return state.with_("waterlogged", "true")


def _shaped(level: Level, pos: BlockPos, state: BlockState) -> BlockState:
    level.behaviours.meet(state.id)
    hooks = level.behaviours.update_shape
    for direction in SHAPE_UPDATE_ORDER:
        hook = hooks[state.id]
        if hook is not None:
            neighbor_pos = direction.from_pos(pos)
            neighbor = level.get_block_state(neighbor_pos)
            state = hook(level, pos, state, direction, neighbor_pos, neighbor)
    return state

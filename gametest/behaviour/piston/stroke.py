"""One stroke: blocks give way to moving ones, what they leave turns to air, neighbours are told.

The order of the steps is that of https://beta.techmc.wiki/en/articles/redstone-components/pistons;
the order of updates was checked against the update logs of recorded traces.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.behaviour.piston.hash_order import in_hash_order
from gametest.behaviour.piston.moving_block_entity import (
    MOVING_PISTON,
    TYPE_ID,
    MovingBlockEntity,
)
from gametest.behaviour.piston.moving_shape import PISTON_HEAD
from gametest.behaviour.piston.push_structure import PushStructure
from gametest.core.errors import UnsupportedError
from gametest.interaction.block_drops import drop_block
from gametest.level.update_flags import (
    CLIENTS,
    INVISIBLE,
    KNOWN_SHAPE,
    MOVE_BY_PISTON,
    SKIP_BLOCK_ENTITY_SIDE_EFFECTS,
    UPDATE_LIMIT,
)

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.core.direction import Direction
    from gametest.core.position import BlockPos
    from gametest.level.level import Level

QUIETLY: Final = INVISIBLE | KNOWN_SHAPE | SKIP_BLOCK_ENTITY_SIDE_EFFECTS
_SETS_OUT: Final = INVISIBLE | MOVE_BY_PISTON | SKIP_BLOCK_ENTITY_SIDE_EFFECTS
_LEFT: Final = CLIENTS | KNOWN_SHAPE | MOVE_BY_PISTON
_BROKEN: Final = CLIENTS | KNOWN_SHAPE


def move_blocks(
    level: Level,
    pos: BlockPos,
    facing: Direction,
    *,
    is_sticky: bool,
    is_extending: bool,
) -> bool:
    """Push before the piston at `pos`, or pull; false, and no block moved, if it cannot."""
    head_pos = facing.from_pos(pos)
    air = level.blocks.air
    if not is_extending and level.get_block_state(head_pos).is_block(PISTON_HEAD):
        level.set_block(head_pos, air, QUIETLY)
    structure = PushStructure(level, pos, facing, is_extending)
    if not structure.resolve():
        return False
    states = [(at, level.get_block_state(at)) for at in structure.pushed]
    broken = [(at, _break(level, at)) for at in reversed(structure.destroyed)]
    left = dict.fromkeys(in_hash_order(structure.pushed))
    moving = level.blocks.state_of(MOVING_PISTON, {"facing": facing.label})
    went = []
    for at, state in reversed(states):
        went.append((at, level.get_block_state(at)))
        target = structure.towards.from_pos(at)
        left.pop(target, None)
        set_out(level, target, moving, state, facing, is_extending=is_extending)
    if is_extending:
        left.pop(head_pos, None)
        head = _set_head_out(level, head_pos, moving, facing, is_sticky=is_sticky)
        went.append((head_pos, head))
    for at in left:
        level.set_block(at, air, _LEFT)
    for at in left:
        level.update_neighbor_shapes(at, air, CLIENTS, UPDATE_LIMIT)
    for at, state in broken:
        _tell_of_broken(level, at, state)
    for at, state in went:
        level.update_neighbors_at(at, state.block)
    return True


def _set_head_out(
    level: Level,
    pos: BlockPos,
    moving: BlockState,
    facing: Direction,
    *,
    is_sticky: bool,
) -> BlockState:
    """The head that is on its way from now on."""
    kind = "sticky" if is_sticky else "normal"
    head = level.blocks.state_of(PISTON_HEAD, {"facing": facing.label, "type": kind})
    moving = moving.with_("type", kind)
    set_out(level, pos, moving, head, facing, is_extending=True, is_source=True)
    return head


def set_out(
    level: Level,
    pos: BlockPos,
    moving: BlockState,
    moved_state: BlockState,
    facing: Direction,
    *,
    is_extending: bool,
    is_source: bool = False,
    flags: int = _SETS_OUT,
) -> None:
    """From now on `moved_state` is on its way to `pos`; `moving` is the block meanwhile."""
    level.set_block(pos, moving, flags)
    level.set_block_entity(
        MovingBlockEntity(
            type_id=TYPE_ID,
            pos=pos,
            moved_state=moved_state,
            facing=facing,
            is_extending=is_extending,
            is_source=is_source,
        )
    )


def _break(level: Level, pos: BlockPos) -> BlockState:
    """A block that gives way drops its items; its neighbours hear of it later."""
    state = level.get_block_state(pos)
    try:
        drop_block(level, pos, state)
    except UnsupportedError as error:
        level.report_unsupported(error.mechanic, error.pos or pos)
    level.set_block(pos, level.blocks.air, _BROKEN)
    if level.behaviours.block_destroyed is not None:
        level.behaviours.block_destroyed(level, pos, state)
    return state


def _tell_of_broken(level: Level, pos: BlockPos, state: BlockState) -> None:
    tables = level.behaviours
    hook = tables.on_remove[state.id]
    if hook is not None:
        try:
            hook(level, pos, state, level.get_block_state(pos), False)
        except UnsupportedError as error:
            level.report_unsupported(error.mechanic, error.pos or pos)
    hook = tables.update_indirect_neighbor_shapes[state.id]
    if hook is not None:
        hook(level, pos, state, CLIENTS, UPDATE_LIMIT)
    level.update_neighbors_at(pos, state.block)

"""Piston bases: when they ask for a stroke, and what becomes of the request.

https://minecraft.wiki/w/Piston, https://techmcdocs.github.io/pages/Blocks/Piston/. Power for the
block above counts too (https://minecraft.wiki/w/Quasi-connectivity).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gametest.behaviour.piston.moving_block_entity import (
    MOVING_PISTON,
    MovingBlockEntity,
)
from gametest.behaviour.piston.push_structure import (
    PISTONS,
    PushStructure,
    is_pushable,
)
from gametest.behaviour.piston.stroke import QUIETLY, move_blocks, set_out
from gametest.behaviour.vibration import vibrate
from gametest.block.push_reaction import PushReaction
from gametest.core.direction import NEIGHBOR_UPDATE_ORDER, Direction
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.update_flags import ALL, CLIENTS, MOVE_BY_PISTON, UPDATE_LIMIT

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.block.block_state import BlockState
    from gametest.core.position import BlockPos
    from gametest.level.level import Level

EXTEND: Final = 0
RETRACT: Final = 1
DROP: Final = 2
"""Retract, and leave behind what is still being pushed out."""

_STICKY: Final = "minecraft:sticky_piston"
_DIRECTIONS: Final = tuple(Direction)


@final
class PistonBase(BlockBehaviour):
    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        if old_state.block is not state.block and level.get_block_entity(pos) is None:
            _check(level, pos, state)

    def neighbor_changed(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        source: Block,
        source_pos: BlockPos | None,
    ) -> None:
        _check(level, pos, state)

    def trigger_event(
        self, level: Level, pos: BlockPos, state: BlockState, event_id: int, data: int
    ) -> bool:
        """Power is asked again: what came and went before the event moves nothing."""
        facing = Direction.by_label(state.get("facing"))
        if has_signal(level, pos, facing):
            if event_id != EXTEND:
                level.set_block(pos, state.with_("extended", "true"), CLIENTS)
                return False
        elif event_id == EXTEND:
            return False
        is_sticky = state.block.name == _STICKY
        if event_id == EXTEND:
            if not move_blocks(
                level, pos, facing, is_sticky=is_sticky, is_extending=True
            ):
                return False
            level.set_block(pos, state.with_("extended", "true"), ALL | MOVE_BY_PISTON)
        else:
            _take_base_back(level, pos, state, facing, data)
            if is_sticky and _leaves_block(level, pos, facing):
                pass  # Its head went when its own stroke was cut short.
            elif is_sticky and event_id == RETRACT and _may_pull(level, pos, facing):
                move_blocks(level, pos, facing, is_sticky=True, is_extending=False)
            else:
                _remove_head(level, facing.from_pos(pos))
        vibrate(
            level,
            pos,
            "block_activate" if event_id == EXTEND else "block_deactivate",
        )
        return True


def _check(level: Level, pos: BlockPos, state: BlockState) -> None:
    facing = Direction.by_label(state.get("facing"))
    is_extended = state.get("extended") == "true"
    if has_signal(level, pos, facing) is is_extended:
        return
    if not is_extended:
        if PushStructure(level, pos, facing, is_extending=True).resolve():
            level.block_event(pos, state.block, EXTEND, facing.index)
        return
    moving = _moving_out(level, facing.from_pos(facing.from_pos(pos)), facing)
    is_on_its_way = moving is not None and (
        moving.last_progress < 0.5
        or moving.last_ticked == level.game_time
        or level.is_handling_tick
    )
    event = DROP if is_on_its_way else RETRACT
    level.block_event(pos, state.block, event, facing.index)


def has_signal(level: Level, pos: BlockPos, facing: Direction) -> bool:
    """Power from any side but the face, or for the cell above."""
    above = level.neighbor(pos, Direction.UP)
    return _is_powered(level, pos, facing) or _is_powered(level, above, Direction.DOWN)


def _is_powered(level: Level, pos: BlockPos, but: Direction) -> bool:
    """Pistons ask for every update around them, so most neighbours are told apart by number."""
    tables = level.behaviours
    may_give, wires = tables.may_power_dust, tables.wire_ids
    for slot, (section, index, at) in enumerate(level.neighbor_cells(pos)):
        state_id = section.ids[index]
        if may_give[state_id] or state_id in wires:
            side = NEIGHBOR_UPDATE_ORDER[slot]
            if side is not but and level.has_signal(at, side):
                return True
    return False


def _take_base_back(
    level: Level, pos: BlockPos, state: BlockState, facing: Direction, data: int
) -> None:
    """The base is on its way itself until the head is in."""
    head = level.get_block_entity(facing.from_pos(pos))
    if isinstance(head, MovingBlockEntity):
        head.finish(level)
    kind = "sticky" if state.block.name == _STICKY else "normal"
    moving = level.blocks.state_of(
        MOVING_PISTON, {"facing": facing.label, "type": kind}
    )
    back = _DIRECTIONS[data & 7]
    set_out(
        level,
        pos,
        moving,
        state.block.state_of({"facing": back.label}),
        facing,
        is_extending=False,
        is_source=True,
        flags=QUIETLY,
    )
    level.update_neighbors_at(pos, moving.block)
    level.update_neighbor_shapes(pos, moving, CLIENTS, UPDATE_LIMIT)


def _leaves_block(level: Level, pos: BlockPos, facing: Direction) -> bool:
    """A block that was still being pushed out lands where it was going, and stays."""
    target = facing.from_pos(facing.from_pos(pos))
    moving = _moving_out(level, target, facing)
    if moving is None:
        return False
    moving.finish(level)
    return True


def _moving_out(
    level: Level, pos: BlockPos, facing: Direction
) -> MovingBlockEntity | None:
    """What any piston of that facing pushes to `pos` now."""
    moving = level.get_block_entity(pos)
    if (
        isinstance(moving, MovingBlockEntity)
        and moving.is_extending
        and moving.facing is facing
    ):
        return moving
    return None


def _may_pull(level: Level, pos: BlockPos, facing: Direction) -> bool:
    target = facing.from_pos(facing.from_pos(pos))
    state = level.get_block_state(target)
    if state.is_air:
        return False
    if not is_pushable(level, state, target, facing.opposite, facing, breaks=False):
        return False
    block = state.block
    return block.push_reaction is PushReaction.NORMAL or block.name in PISTONS


def _remove_head(level: Level, head_pos: BlockPos) -> None:
    """Whatever stands there, without drops; its fluid stays."""
    state = level.get_block_state(head_pos)
    rest = level.blocks.air
    if state.fluid is not None:
        rest = level.blocks.block(state.fluid).default_state
        if state.block is rest.block:
            rest = state
    level.set_block(head_pos, rest, ALL)

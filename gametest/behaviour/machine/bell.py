"""Bell: rings on power and under a hand; it hangs, stands, or is held by two walls.

The sound is heard by nobody here, and no raiders glow (https://minecraft.wiki/w/Bell).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from gametest.behaviour.placement_rule import can_hang_or_stand
from gametest.behaviour.vibration import vibrate
from gametest.block.block_state import BlockState
from gametest.block.support_type import SupportType
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_RING = 1


@final
class Bell(BlockBehaviour):
    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        side = _support_side(state)
        support = SupportType.CENTER if side is Direction.UP else SupportType.FULL
        return can_hang_or_stand(level, pos, side, support)

    def neighbor_changed(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        source: Block,
        source_pos: BlockPos | None,
    ) -> None:
        has_signal = level.has_neighbor_signal(pos)
        word = str(has_signal).lower()
        if state.get("powered") == word:
            return
        if has_signal:
            _ring(level, pos, state)
        level.set_block(pos, state.with_("powered", word), ALL)

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        side, attachment = _support_side(state), state.get("attachment")
        if (
            direction is side
            and attachment != "double_wall"
            and not self.can_survive(level, pos, state)
        ):
            return level.blocks.air
        if direction.axis is not Direction.by_label(state.get("facing")).axis:
            return state
        holds = neighbor_state.is_face_sturdy(direction.opposite)
        if attachment == "double_wall" and not holds:
            single = state.with_("attachment", "single_wall")
            return single.with_("facing", direction.opposite.label)
        if attachment == "single_wall" and direction is side.opposite and holds:
            return state.with_("attachment", "double_wall")
        return state

    def use(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        _ring(level, pos, state)
        return True

    def projectile_hit(
        self, level: Level, pos: BlockPos, state: BlockState, projectile: Entity
    ) -> None:
        mechanic = "minecraft:bell: struck by a projectile"
        raise UnsupportedError(mechanic, pos)

    def trigger_event(
        self, level: Level, pos: BlockPos, state: BlockState, event_id: int, data: int
    ) -> bool:
        return event_id == _RING


def _support_side(state: BlockState) -> Direction:
    match state.get("attachment"):
        case "floor":
            return Direction.DOWN
        case "ceiling":
            return Direction.UP
        case _:
            return Direction.by_label(state.get("facing"))


def _ring(level: Level, pos: BlockPos, state: BlockState) -> None:
    facing = Direction.by_label(state.get("facing"))
    level.block_event(pos, state.block, _RING, facing.index)
    vibrate(level, pos, "block_change")

"""Dripleaves, big and small (https://minecraft.wiki/w/Big_Dripleaf).

What makes a big one tilt, and that its first step tells nobody, is general knowledge of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.behaviour.nature.fluid import schedule_flow
from gametest.behaviour.plant.rooted import RootedPlant
from gametest.behaviour.vibration import vibrate
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.level.update_flags import CLIENTS

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_LEAF: Final = "minecraft:big_dripleaf"
_STEM: Final = "minecraft:big_dripleaf_stem"
_NEXT_TILT: Final = {
    "unstable": ("partial", 10),
    "partial": ("full", 100),
}
"""What follows, and for how long."""
_UNSTABLE_TIME: Final = 10
_FULL_TIME: Final = 100
_TOP: Final = 11 / 16
"""Who stands lower than that is beside the leaf."""


@final
@attrs.define(eq=False, repr=False)
class BigDripleaf(RootedPlant):
    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        below = level.get_neighbor_state(pos, Direction.DOWN)
        return below.block.name in (_LEAF, _STEM) or self.likes(
            level, pos, state, below
        )

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        if direction is Direction.DOWN and not self.can_survive(level, pos, state):
            return level.blocks.air
        schedule_flow(level, pos, state)
        if direction is Direction.UP and neighbor_state.block is state.block:
            return level.blocks.block(_STEM).state_of(
                {
                    "facing": state.get("facing"),
                    "waterlogged": state.get("waterlogged"),
                }
            )
        return state

    def neighbor_changed(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        source: Block,
        source_pos: BlockPos | None,
    ) -> None:
        """Power lifts it."""
        if level.has_neighbor_signal(pos):
            _set_tilt(level, pos, state, "none")

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        following = _NEXT_TILT.get(state.get("tilt"))
        if level.has_neighbor_signal(pos) or following is None:
            _set_tilt(level, pos, state, "none")
            return
        tilt, delay = following
        _set_tilt(level, pos, state, tilt)
        level.schedule_tick(pos, state.block, delay)

    def entity_inside(
        self, level: Level, pos: BlockPos, state: BlockState, entity: Entity
    ) -> None:
        """Whoever stands on it makes it give way, unless power holds it."""
        body = entity.body
        if (
            body is not None
            and body.on_ground
            and entity.pos.y > pos.y + _TOP
            and state.get("tilt") == "none"
            and not level.has_neighbor_signal(pos)
        ):
            level.set_block(pos, state.with_("tilt", "unstable"), CLIENTS)
            level.schedule_tick(pos, state.block, _UNSTABLE_TIME)

    def projectile_hit(
        self, level: Level, pos: BlockPos, state: BlockState, projectile: Entity
    ) -> None:
        """It gives way at once; its tick looks for power only afterwards."""
        _set_tilt(level, pos, state, "full")
        level.schedule_tick(pos, state.block, _FULL_TIME)


@final
@attrs.define(eq=False, repr=False)
class DripleafStem(RootedPlant):
    """Needs more of itself or the leaf above it."""

    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        below = level.get_neighbor_state(pos, Direction.DOWN)
        above = level.get_neighbor_state(pos, Direction.UP)
        return above.block.name in (_LEAF, _STEM) and (
            below.block is state.block or self.likes(level, pos, state, below)
        )

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        if not direction.is_horizontal and not self.can_survive(level, pos, state):
            level.schedule_tick(pos, state.block, 1)
        schedule_flow(level, pos, state)
        return state

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if not self.can_survive(level, pos, state):
            level.destroy_block(pos, drop=True)


@final
@attrs.define(eq=False, repr=False)
class SmallDripleafGround(RootedPlant):
    """Of the lower half: clay and moss, and in water whatever carries other plants."""

    in_water: RootedPlant

    def likes(
        self, level: Level, pos: BlockPos, state: BlockState, ground: BlockState
    ) -> bool:
        if self.ground.holds(ground):
            return True
        return state.fluid == "water" and self.in_water.likes(level, pos, state, ground)


def _set_tilt(level: Level, pos: BlockPos, state: BlockState, tilt: str) -> None:
    if state.get("tilt") != tilt:
        level.set_block(pos, state.with_("tilt", tilt), CLIENTS)
        vibrate(level, pos, "block_change")

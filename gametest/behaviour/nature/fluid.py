"""The blocks of water and lava, and whatever can be waterlogged: when their fluid looks about.

https://minecraft.wiki/w/Fluid, https://minecraft.wiki/w/Lava#Lava_and_water. How it flows then is in
`flow`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gametest.behaviour.nature.fluid_rules import fluid_delay
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.level.level import Level

_HARDENING_SIDES: Final = (
    Direction.UP,
    Direction.NORTH,
    Direction.SOUTH,
    Direction.WEST,
    Direction.EAST,
)


@final
class LiquidBlock(BlockBehaviour):
    """The blocks `water` and `lava`."""

    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        if not _harden(level, pos, state):
            schedule_flow(level, pos, state)

    def neighbor_changed(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        source: Block,
        source_pos: BlockPos | None,
    ) -> None:
        if not _harden(level, pos, state):
            schedule_flow(level, pos, state)

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        if state.is_fluid_source or neighbor_state.is_fluid_source:
            schedule_flow(level, pos, state)
        return state

    def is_randomly_ticking(self, state: BlockState) -> bool:
        return state.fluid == "lava"

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if state.fluid == "lava":
            from gametest.behaviour.nature.lava_fire import set_fire_near

            set_fire_near(level, pos)


class Waterloggable(BlockBehaviour):
    """A block that does nothing but hold water; heirs call `super().update_shape`."""

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        schedule_flow(level, pos, state)
        return state


def schedule_flow(level: Level, pos: BlockPos, state: BlockState) -> None:
    """Nothing if the state holds no fluid."""
    fluid, kind = state.fluid, state.fluid_id
    if fluid is not None and kind is not None:
        level.schedule_fluid_tick(pos, kind, fluid_delay(level, fluid))


def _harden(level: Level, pos: BlockPos, state: BlockState) -> bool:
    """Lava beside or below water turns to stone; over soul soil beside blue ice to basalt."""
    if state.fluid != "lava":
        return False
    below = level.get_neighbor_state(pos, Direction.DOWN)
    for side in _HARDENING_SIDES:
        beside = level.get_neighbor_state(pos, side)
        if beside.fluid == "water":
            hardened = "obsidian" if state.is_fluid_source else "cobblestone"
        elif below.is_block("minecraft:soul_soil") and beside.is_block(
            "minecraft:blue_ice"
        ):
            hardened = "basalt"
        else:
            continue
        level.set_block(
            pos, level.blocks.block(f"minecraft:{hardened}").default_state, ALL
        )
        return True
    return False

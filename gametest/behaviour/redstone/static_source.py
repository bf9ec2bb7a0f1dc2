"""Power that a state gives as it stands; what would change the state is not simulated.

https://minecraft.wiki/w/Redstone_mechanics#Power_components
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from gametest.behaviour.machine.container import WorkingBlockEntity
from gametest.behaviour.machine.contents import HasContents
from gametest.behaviour.nature.fluid import schedule_flow
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.block_entity import BlockEntity

if TYPE_CHECKING:
    from gametest.level.level import Level


@attrs.define(eq=False, repr=False)
class StaticSource(BlockBehaviour):
    """Reads `power`, or `powered`."""

    strong_towards: str = attrs.field(default="", kw_only=True)
    """`facing`: strongly to the block it stands on, opposite its facing; `down`; empty: none."""

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

    def is_signal_source(self, state: BlockState) -> bool:
        return True

    def get_signal(
        self, level: Level, pos: BlockPos, state: BlockState, direction: Direction
    ) -> int:
        power = state.find("power")
        if power is not None:
            return int(power)
        return 15 if state.find("powered") == "true" else 0

    def get_direct_signal(
        self, level: Level, pos: BlockPos, state: BlockState, direction: Direction
    ) -> int:
        match self.strong_towards:
            case "facing":
                is_strong = direction.label == state.get("facing")
            case "down":
                is_strong = direction is Direction.UP
            case _:
                is_strong = False
        return self.get_signal(level, pos, state, direction) if is_strong else 0

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if self.get_signal(level, pos, state, Direction.UP) > 0:
            raise UnsupportedError(f"{state.block.name}: power off", pos)


@final
class FreshlyPowered(StaticSource):
    """Targets and lightning rods: setting one down powered starts its timer."""

    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        is_new = old_state.block is not state.block
        if is_new and self.get_signal(level, pos, state, Direction.UP) > 0:
            raise UnsupportedError(f"{state.block.name}: power off", pos)


@final
class ReadableSource(StaticSource, HasContents):
    """Gives power and is read by comparators: lecterns, trapped chests, sculk sensors."""


@final
class DaylightDetector(StaticSource):
    """Measures every 20 ticks; the light of the sky is not simulated."""

    def new_block_entity(self, pos: BlockPos, state: BlockState) -> BlockEntity | None:
        name = state.block.name
        return WorkingBlockEntity(
            name, pos, mechanic=f"{name}: measure light", period=20
        )

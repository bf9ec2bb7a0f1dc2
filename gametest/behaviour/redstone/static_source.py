"""Power that a state gives as it stands; what would change the state is not simulated.

https://minecraft.wiki/w/Redstone_mechanics#Power_components
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

from gametest.behaviour.nature.fluid import schedule_flow
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.update_flags import ALL, CLIENTS, KNOWN_SHAPE

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


class Hit(StaticSource):
    """Targets and lightning rods: power that nothing would ever take away goes at once.

    https://minecraft.wiki/w/Target, https://minecraft.wiki/w/Lightning_Rod: only a hit makes it.
    """

    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        if (
            old_state.block is not state.block
            and self.get_signal(level, pos, state, Direction.UP) > 0
            and not level.has_scheduled_tick(pos, state.block)
        ):
            level.set_block(pos, _off(state), CLIENTS | KNOWN_SHAPE)

    def on_remove(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        new_state: BlockState,
        moved: bool,
    ) -> None:
        if state.find("powered") == "true":
            self._tell_support(level, pos, state)

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if self.get_signal(level, pos, state, Direction.UP) > 0:
            level.set_block(pos, _off(state), ALL)
            self._tell_support(level, pos, state)

    def _tell_support(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if self.strong_towards == "facing":
            side = Direction.by_label(state.get("facing")).opposite
            level.update_neighbors_at(side.from_pos(pos), state.block)


def _off(state: BlockState) -> BlockState:
    if state.has("power"):
        return state.with_("power", "0")
    return state.with_("powered", "false")

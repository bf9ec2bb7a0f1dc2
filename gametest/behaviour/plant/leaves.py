"""Leaves count their distance to the next log and decay without one (https://minecraft.wiki/w/Leaves)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gametest.behaviour.nature.dropping import drop_or_report
from gametest.behaviour.nature.fluid import schedule_flow
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.level.level import Level

_FARTHEST: Final = 7
_LOGS: Final = ("_log", "_wood", "_stem", "_hyphae")


@final
class Leaves(BlockBehaviour):
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
        distance = _distance_of(neighbor_state) + 1
        if distance != 1 or state.get("distance") != str(distance):
            level.schedule_tick(pos, state.block, 1)
        return state

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        level.set_block(pos, state.with_("distance", distance_at(level, pos)), ALL)

    def is_randomly_ticking(self, state: BlockState) -> bool:
        is_far = state.get("distance") == str(_FARTHEST)
        return is_far and state.get("persistent") == "false"

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if self.is_randomly_ticking(state):
            drop_or_report(level, pos, state)
            rest = level.blocks.air
            if state.fluid is not None:
                rest = level.blocks.block("minecraft:water").default_state
            level.set_block(pos, rest, ALL)


def distance_at(level: Level, pos: BlockPos) -> str:
    """The property of leaves at a place: 1 beside a log, 7 without one."""
    nearest = min(
        _distance_of(level.get_block_state(side.from_pos(pos))) + 1
        for side in Direction
    )
    return str(min(nearest, _FARTHEST))


def _distance_of(state: BlockState) -> int:
    name = state.block.name
    if name.endswith(_LOGS) and name not in (
        "minecraft:mushroom_stem",
        "minecraft:attached_melon_stem",
        "minecraft:attached_pumpkin_stem",
        "minecraft:melon_stem",
        "minecraft:pumpkin_stem",
    ):
        return 0
    if name.endswith("_leaves"):
        return int(state.get("distance"))
    return _FARTHEST

"""Farmland and paths: they turn to dirt under something solid; farmland dries and moistens.

https://minecraft.wiki/w/Farmland, https://minecraft.wiki/w/Dirt_Path
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gametest.behaviour.nature.weather_effects import is_rained_on
from gametest.behaviour.tagged_blocks import TaggedBlocks
from gametest.behaviour.vibration import vibrate
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.update_flags import ALL, CLIENTS

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_REACH: Final = 4
_MOIST: Final = "7"
_SAFE_FALL: Final = 0.5
"""Blocks; from there on it is a matter of chance (https://minecraft.wiki/w/Farmland#Trampling)."""
_LEAST_VOLUME: Final = 0.512
"""Cubic blocks of who tramples it; smaller ones never do."""
_CROPS: Final = frozenset(
    f"minecraft:{name}"
    for name in (
        "wheat",
        "carrots",
        "potatoes",
        "beetroots",
        "melon_stem",
        "pumpkin_stem",
        "attached_melon_stem",
        "attached_pumpkin_stem",
        "torchflower_crop",
        "torchflower",
        "pitcher_crop",
    )
)


@final
class Farmland(BlockBehaviour):
    """`dirt_path` too, which has no moisture."""

    def __init__(self) -> None:
        self._keeps = TaggedBlocks("maintains_farmland", _CROPS)

    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        above = level.get_block_state(Direction.UP.from_pos(pos))
        return not above.blocks_motion or above.block.name.endswith("_fence_gate")

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        if direction is Direction.UP and not self.can_survive(level, pos, state):
            level.schedule_tick(pos, state.block, 1)
        return state

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if not self.can_survive(level, pos, state):
            _turn_to_dirt(level, pos)

    def is_randomly_ticking(self, state: BlockState) -> bool:
        return state.has("moisture")

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        moisture = state.find("moisture")
        if moisture is None:
            return
        if _is_near_water(level, pos) or is_rained_on(
            level, Direction.UP.from_pos(pos)
        ):
            if moisture != _MOIST:
                level.set_block(pos, state.with_("moisture", _MOIST), CLIENTS)
            return
        if moisture != "0":
            drier = state.with_("moisture", str(int(moisture) - 1))
            level.set_block(pos, drier, CLIENTS)
        elif not self._keeps.holds(level.get_block_state(Direction.UP.from_pos(pos))):
            _turn_to_dirt(level, pos)

    def fall_on(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        entity: Entity,
        distance: float,
    ) -> None:
        width, height = entity.size
        if (
            state.has("moisture")
            and entity.is_living
            and distance > _SAFE_FALL
            and width * width * height > _LEAST_VOLUME
            and (entity.is_player or level.world.game_rules.is_on("mob_griefing"))
        ):
            raise UnsupportedError("minecraft:farmland: trample", pos)


def _turn_to_dirt(level: Level, pos: BlockPos) -> None:
    level.set_block(pos, level.blocks.block("minecraft:dirt").default_state, ALL)
    vibrate(level, pos, "block_change")


def _is_near_water(level: Level, pos: BlockPos) -> bool:
    steps = range(-_REACH, _REACH + 1)
    return any(
        level.get_block_state(pos.offset(dx, dy, dz)).fluid == "water"
        for dy in (0, 1)
        for dx in steps
        for dz in steps
    )

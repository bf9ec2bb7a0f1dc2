"""Sculk shriekers: they answer players only, and what they call for is not simulated.

https://minecraft.wiki/w/Sculk_Shrieker#Activation
"""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING, Final, final

from gametest.behaviour.nature.fluid import Waterloggable
from gametest.block.block_state import BlockState
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos, Vec3
from gametest.level.block_entity import BlockEntity
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_MECHANIC: Final = "minecraft:sculk_shrieker: shriek"
_REACH: Final = 8
_CLICKING: Final = "sculk_sensor_tendrils_clicking"


@final
class SculkShrieker(Waterloggable):
    def new_block_entity(self, pos: BlockPos, state: BlockState) -> BlockEntity | None:
        return SculkShriekerBlockEntity("minecraft:sculk_shrieker", pos)

    def step_on(
        self, level: Level, pos: BlockPos, state: BlockState, entity: Entity
    ) -> None:
        if entity.is_player and state.get("shrieking") == "false":
            raise UnsupportedError(_MECHANIC, pos)

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if state.get("shrieking") == "true":
            level.set_block(pos, state.with_("shrieking", "false"), ALL)


@final
class SculkShriekerBlockEntity(BlockEntity):
    def hear(self, level: Level, event: str, where: Vec3, by: Entity | None) -> None:
        is_near = dist(where.block_pos, self.pos) <= _REACH
        if event == _CLICKING and by is not None and by.is_player and is_near:
            level.report_unsupported(_MECHANIC, self.pos)

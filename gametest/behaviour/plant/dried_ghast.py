"""A dried ghast revives in water, stage by stage, and dries again out of it.

https://minecraft.wiki/w/Dried_Ghast: each of its stages takes 5000 ticks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gametest.behaviour.nature.fluid import Waterloggable
from gametest.block.block_state import BlockState
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.update_flags import CLIENTS

if TYPE_CHECKING:
    from gametest.level.level import Level

_STAGE: Final = 5000
_HYDRATED: Final = 3


@final
class DriedGhast(Waterloggable):
    def is_randomly_ticking(self, state: BlockState) -> bool:
        return _changes(state)

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        """It only asks for a tick, if none is asked for."""
        if _changes(state):
            level.schedule_tick(pos, state.block, _STAGE)

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        hydration = int(state.get("hydration"))
        if state.get("waterlogged") == "true":
            if hydration == _HYDRATED:
                raise UnsupportedError("minecraft:dried_ghast: hatch", pos)
            hydration += 1
        elif hydration > 0:
            hydration -= 1
        level.set_block(pos, state.with_("hydration", str(hydration)), CLIENTS)


def _changes(state: BlockState) -> bool:
    return state.get("waterlogged") == "true" or state.get("hydration") != "0"

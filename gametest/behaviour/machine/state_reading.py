"""What a comparator reads off a state alone.

https://minecraft.wiki/w/Redstone_Comparator#Measure_block_state
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from gametest.block.block_state import BlockState
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour

if TYPE_CHECKING:
    from gametest.level.level import Level


@final
class StateReading(BlockBehaviour):
    """Composter, cake, cauldrons, anchor, portal frame."""

    def has_analog_output(self, state: BlockState) -> bool:
        return True

    def get_analog_output(self, level: Level, pos: BlockPos, state: BlockState) -> int:
        match state.block.name:
            case "minecraft:cake":
                return (7 - int(state.get("bites"))) * 2
            case "minecraft:respawn_anchor":
                return int(state.get("charges")) * 15 // 4
            case "minecraft:end_portal_frame":
                return 15 if state.get("eye") == "true" else 0
            case "minecraft:lava_cauldron":
                return 3
            case _:
                return int(state.find("level") or 0)

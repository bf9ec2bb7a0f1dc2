"""Ground that lives: grass and mycelium spread to dirt and die in the dark, nylium dies.

https://minecraft.wiki/w/Grass_Block#Spread, https://minecraft.wiki/w/Mycelium,
https://minecraft.wiki/w/Nylium
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gametest.behaviour.nature.light import has_brightness_now, shades_by_shape
from gametest.behaviour.standing.connecting import SnowyBlock
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.level.level import Level

_DIRT: Final = "minecraft:dirt"
_SPREADING_LIGHT: Final = 9
_TRIES: Final = 4
_SNOW: Final = ("minecraft:snow", "minecraft:snow_block", "minecraft:powder_snow")


@final
class SpreadingGround(SnowyBlock):
    def is_randomly_ticking(self, state: BlockState) -> bool:
        return True

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if _is_covered(level, pos):
            level.set_block(pos, level.blocks.block(_DIRT).default_state, ALL)
            return
        if not has_brightness_now(level, Direction.UP.from_pos(pos), _SPREADING_LIGHT):
            return
        random = level.random
        for _ in range(_TRIES):
            dx, dy = random.next_int(3) - 1, random.next_int(5) - 3
            place = pos.offset(dx, dy, random.next_int(3) - 1)
            if not level.get_block_state(place).is_block(_DIRT):
                continue
            above = level.get_neighbor_state(place, Direction.UP)
            if above.fluid == "water" or _is_covered(level, place):
                continue
            is_snowy = str(above.block.name in _SNOW).lower()
            grown = state.block.default_state.with_("snowy", is_snowy)
            level.set_block(place, grown, ALL)


@final
class Nylium(BlockBehaviour):
    def is_randomly_ticking(self, state: BlockState) -> bool:
        return True

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if _keeps_light_out(level.get_neighbor_state(pos, Direction.UP)):
            netherrack = level.blocks.block("minecraft:netherrack")
            level.set_block(pos, netherrack.default_state, ALL)


def _is_covered(level: Level, pos: BlockPos) -> bool:
    """No light comes in from above, or a full fluid stands there."""
    above = level.get_neighbor_state(pos, Direction.UP)
    if above.is_block("minecraft:snow") and above.get("layers") == "1":
        return False
    return above.fluid_amount == 8 or _keeps_light_out(above)


def _keeps_light_out(above: BlockState) -> bool:
    """A whole opaque block, or one whose bottom shades."""
    if above.light_filter == 15:
        return True
    return shades_by_shape(above) and above.is_face_sturdy(Direction.DOWN)

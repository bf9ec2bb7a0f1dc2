"""Plants that only grow older: nether wart, sweet berries, cocoa.

https://minecraft.wiki/w/Nether_Wart, https://minecraft.wiki/w/Sweet_Berry_Bush,
https://minecraft.wiki/w/Cocoa_Beans
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.behaviour.nature.light import has_brightness
from gametest.behaviour.plant.rooted import RootedPlant
from gametest.behaviour.tagged_blocks import TaggedBlocks
from gametest.behaviour.vibration import vibrate
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.interaction.item_spawn import pop_item
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.update_flags import CLIENTS

if TYPE_CHECKING:
    from gametest.level.level import Level

_WART_ONE_IN: Final = 10
_BERRIES_ONE_IN: Final = 5
_COCOA_ONE_IN: Final = 5
_BERRY_LIGHT: Final = 9
_BARE_BUSH: Final = "1"
_RIPE_BUSH: Final = "3"


@final
@attrs.define(eq=False, repr=False)
class NetherWart(RootedPlant):
    def is_randomly_ticking(self, state: BlockState) -> bool:
        return not is_ripe(state)

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if not is_ripe(state) and level.random.next_int(_WART_ONE_IN) == 0:
            ripen(level, pos, state)


@final
@attrs.define(eq=False, repr=False)
class BerryBush(RootedPlant):
    def is_randomly_ticking(self, state: BlockState) -> bool:
        return not is_ripe(state)

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if (
            not is_ripe(state)
            and level.random.next_int(_BERRIES_ONE_IN) == 0
            and has_brightness(level, Direction.UP.from_pos(pos), _BERRY_LIGHT)
        ):
            ripen(level, pos, state)

    def use(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        """One or two berries, one more from a ripe bush."""
        from gametest.item.item_stack import ItemStack

        if state.get("age") <= _BARE_BUSH:
            return False
        count = 1 + level.random.next_int(2) + (state.get("age") == _RIPE_BUSH)
        pop_item(level, pos, ItemStack("minecraft:sweet_berries", count))
        level.set_block(pos, state.with_("age", _BARE_BUSH), CLIENTS)
        vibrate(level, pos, "block_change")
        return True


@final
class Cocoa(BlockBehaviour):
    """It hangs on jungle wood, on the side to which it faces."""

    def __init__(self, carriers: TaggedBlocks) -> None:
        self.carriers = carriers

    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        side = Direction.by_label(state.get("facing"))
        return self.carriers.holds(level.get_neighbor_state(pos, side))

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        is_carrier = direction.label == state.get("facing")
        if is_carrier and not self.can_survive(level, pos, state):
            return level.blocks.air
        return state

    def is_randomly_ticking(self, state: BlockState) -> bool:
        return not is_ripe(state)

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if level.random.next_int(_COCOA_ONE_IN) == 0 and not is_ripe(state):
            ripen(level, pos, state)


def is_ripe(state: BlockState) -> bool:
    return state.get("age") == state.block.get_property("age").values[-1]


def ripen(level: Level, pos: BlockPos, state: BlockState) -> None:
    level.set_block(pos, state.cycle("age"), CLIENTS)

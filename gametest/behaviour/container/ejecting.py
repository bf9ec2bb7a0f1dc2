"""How dispensers, droppers and crafters throw an item out.

Its place and mean speed are measured in the trace `dropper_eject`
(https://github.com/Schem-at/Nucleation): 0.7 blocks before the middle, a little lowered, 0.2 to 0.3
blocks a tick forwards. The spread is general knowledge of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.direction import Axis, Direction
from gametest.core.position import BlockPos, Vec3
from gametest.interaction.drops.spilling import triangle
from gametest.interaction.item_spawn import eject_item

if TYPE_CHECKING:
    from gametest.item.item_stack import ItemStack
    from gametest.level.level import Level

_FRONT: Final = 0.7
_LOWERED: Final = 0.15625
_LOWERED_VERTICALLY: Final = 0.125
_SPREAD: Final = 0.0172275 * 6
_HOP: Final = 0.2


def eject(level: Level, pos: BlockPos, facing: Direction, stack: ItemStack) -> None:
    """The whole stack as one item entity, out of the front of the block at `pos`."""
    random = level.random
    middle = pos.center
    lowered = _LOWERED_VERTICALLY if facing.axis is Axis.Y else _LOWERED
    position = Vec3(
        middle.x + _FRONT * facing.dx,
        middle.y + _FRONT * facing.dy - lowered,
        middle.z + _FRONT * facing.dz,
    )
    speed = random.next_double() * 0.1 + 0.2
    motion = Vec3(
        triangle(random, facing.dx * speed, _SPREAD),
        triangle(random, _HOP, _SPREAD),
        triangle(random, facing.dz * speed, _SPREAD),
    )
    # Nobody threw it, so it can be picked up at once.
    eject_item(level, position, motion, stack, pickup_delay=0)

"""What falls out of a container whose block goes.

Each stack comes out in heaps of 10 to 30 at a random place of the cell, with a random little speed
(general knowledge of the game).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from gametest.core.position import BlockPos, Vec3
from gametest.interaction.item_spawn import eject_item

if TYPE_CHECKING:
    from gametest.core.random_source import RandomSource
    from gametest.item.item_stack import ItemStack
    from gametest.level.level import Level

_ITEM_WIDTH: Final = 0.25
_SPREAD: Final = 0.11485000171139836
_HOP: Final = 0.2
_LEAST_HEAP: Final = 10
_HEAP_CHANCE: Final = 21


def spill(level: Level, pos: BlockPos, stacks: Iterable[ItemStack]) -> None:
    for stack in stacks:
        if not stack.is_empty:
            _spill_stack(level, pos, stack)


def _spill_stack(level: Level, pos: BlockPos, stack: ItemStack) -> None:
    random = level.random
    room = 1.0 - _ITEM_WIDTH
    margin = _ITEM_WIDTH / 2.0
    x = pos.x + random.next_double() * room + margin
    y = pos.y + random.next_double() * room
    z = pos.z + random.next_double() * room + margin
    left = stack.count
    while left > 0:
        heap = min(left, random.next_int(_HEAP_CHANCE) + _LEAST_HEAP)
        left -= heap
        motion = Vec3(
            triangle(random, 0.0, _SPREAD),
            triangle(random, _HOP, _SPREAD),
            triangle(random, 0.0, _SPREAD),
        )
        eject_item(level, Vec3(x, y, z), motion, stack.with_count(heap))


def triangle(random: RandomSource, middle: float, reach: float) -> float:
    """A draw that is likeliest in the middle, at most `reach` off it."""
    return middle + reach * (random.next_double() - random.next_double())

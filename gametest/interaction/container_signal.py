"""How full a container is, as a comparator reads it.

https://minecraft.wiki/w/Redstone_Comparator#Measure_block_state: each slot counts by how full its
stack is; anything at all gives 1, and only a full container 15. The sum is made in 32-bit floats.
"""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING, Final

from gametest.core.float32 import f32

if TYPE_CHECKING:
    from gametest.level.container import Container

_STEPS: Final = 14


def container_signal(container: Container) -> int:
    """0 to 15."""
    filled = 0.0
    for stack in container.stacks():
        if not stack.is_empty:
            part = f32(stack.count / container.stack_limit(stack))
            filled = f32(filled + part)
    if filled <= 0:
        return 0
    return floor(f32(f32(filled / container.size) * _STEPS)) + 1

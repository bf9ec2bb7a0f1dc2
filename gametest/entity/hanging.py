"""Where an item frame hangs: at the wall of its block, whatever point of the block was given.

That it stands 1/32 before the wall, in the middle of the face, is general knowledge; that `summon`
puts it there is what https://github.com/mcbookshelf/bookshelf asks on a server (bs.raycast, test
`entity/check`: a frame that looks down hangs at the top of its block).
"""

from __future__ import annotations

from typing import Final

from gametest.core.position import Vec3
from gametest.level.entities.entity import Entity

_FRAMES: Final = frozenset({"minecraft:item_frame", "minecraft:glow_item_frame"})
_FROM_CENTRE: Final = 0.5 - 1.0 / 32.0
_SOUTH: Final = 3
_STEPS: Final = (
    (0, -1, 0),
    (0, 1, 0),
    (0, 0, -1),
    (0, 0, 1),
    (-1, 0, 0),
    (1, 0, 0),
)
"""By the number in `Facing`: down, up, north, south, west, east."""


def hang(entity: Entity) -> None:
    """Move a frame to the wall behind it; other entities stay."""
    if entity.type_id not in _FRAMES:
        return
    facing = entity.to_nbt().get("Facing")
    number = int(facing) if isinstance(facing, int) and 0 <= facing < 6 else _SOUTH
    x, y, z = entity.pos.block_pos
    dx, dy, dz = (_FROM_CENTRE * step for step in _STEPS[number])
    entity.pos = Vec3(x + 0.5 - dx, y + 0.5 - dy, z + 0.5 - dz)

"""The quick way through empty space: where only air is near, nothing can happen but the fall.

Says the same as `movement.move` with all that follows; a test compares them.
"""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity
    from gametest.level.entities.entity_body import EntityBody
    from gametest.level.level import Level

_EDGE: Final = 1e-7


def fall_freely(level: Level, entity: Entity, body: EntityBody) -> bool:
    """Move by its speed; false, and nothing is done, if something but air may matter.

    For a body that is not on the ground, not in a fluid and does not burn.
    """
    if (
        body.on_ground
        or body.is_in_water
        or body.is_in_lava
        or body.stuck is not None
        or body.no_physics
        or body.fire_ticks > 0
        or level.hard_entities
        or level.world.find_border(level.dimension) is not None
    ):
        return False
    mx, my, mz = entity.motion
    x0, y0, z0, x1, y1, z1 = entity.bounding_box
    if mx < 0.0:
        x0 += mx
    else:
        x1 += mx
    if mz < 0.0:
        z0 += mz
    else:
        z1 += mz
    if my < 0.0:
        y0 += my
    else:
        y1 += my
    get = level.get_state_id
    xs = range(floor(x0 - _EDGE), floor(x1 + _EDGE) + 1)
    zs = range(floor(z0 - _EDGE), floor(z1 + _EDGE) + 1)
    # One cell below, as walls reach up and the block beneath may slow it.
    for y in range(floor(y0 - _EDGE) - 1, floor(y1 + _EDGE) + 1):
        for x in xs:
            for z in zs:
                if get(x, y, z):
                    return False
    entity.pos = entity.pos.plus((mx, my, mz))
    level.entity_moved(entity)
    body.horizontal_collision = False
    body.vertical_collision = body.on_ground = body.stands_on_nothing = False
    body.supporting = None
    if my < 0.0:
        body.fall_distance -= my
    body.water_height = body.lava_height = 0.0
    return True

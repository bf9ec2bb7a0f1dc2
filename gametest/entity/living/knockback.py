"""Being thrown back by a blow (https://minecraft.wiki/w/Knockback_(mechanic)).

The formula is general knowledge of the game.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from gametest.core.position import Vec3
from gametest.entity.attributes import attribute_value

if TYPE_CHECKING:
    from gametest.entity.living.living_body import LivingBody
    from gametest.level.entities.damage_source import DamageSource

_STRENGTH: Final = 0.4000000059604645
_RESISTANCE: Final = "minecraft:knockback_resistance"
_NEAR: Final = 9.999999747378752e-06
_LIFT: Final = 0.4


def knock_back_from(
    body: LivingBody, source: DamageSource, *, is_projectile: bool
) -> None:
    """By every hit: the way a projectile flies, else away from where it comes from."""
    striker = source.direct
    if is_projectile and striker is not None and not striker.is_living:
        knock_back(body, _STRENGTH, -striker.motion[0], -striker.motion[2])
        return
    origin = source.position
    if origin is None and source.direct is not None:
        origin = source.direct.pos
    x = z = 0.0
    if origin is not None:
        x, z = origin.x - body.entity.pos.x, origin.z - body.entity.pos.z
    knock_back(body, _STRENGTH, x, z)


def knock_back(body: LivingBody, strength: float, x: float, z: float) -> None:
    """Away from the direction (x, z)."""
    entity, level = body.entity, body.entity.level
    strength *= 1.0 - (attribute_value(entity, _RESISTANCE) or 0.0)
    if strength <= 0.0 or level is None:
        return
    while x * x + z * z < _NEAR:
        # Struck from the same spot: in a random direction.
        x = (level.random.next_double() - level.random.next_double()) * 0.01
        z = (level.random.next_double() - level.random.next_double()) * 0.01
    length = sqrt(x * x + z * z)
    x, z = x / length * strength, z / length * strength
    mx, my, mz = entity.motion
    up = min(_LIFT, my / 2.0 + strength) if body.on_ground else my
    entity.motion = Vec3(mx / 2.0 - x, up, mz / 2.0 - z)
    body.thrown_back()

"""Fireballs and skulls: they drive themselves and slow down (https://minecraft.wiki/w/Fireball).

A hit would explode, burn or hurt; none of that is simulated.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.core.position import Vec3
from gametest.entity.bodies.base_turn import base_turn
from gametest.entity.projectile.projectile_path import find_hit, turn_towards_motion
from gametest.interaction.block_contact import apply_block_effects
from gametest.level.entities.entity_body import EntityBody
from gametest.nbt.tags import Double

if TYPE_CHECKING:
    from gametest.level.level import Level

_POWER: Final = 0.1
_INERTIA: Final = 0.949999988079071
_WATER_INERTIA: Final = 0.800000011920929
_DANGEROUS_INERTIA: Final = 0.7300000190734863


@final
@attrs.define(eq=False, repr=False)
class FireballBody(EntityBody):
    power: float = attrs.field(default=_POWER, init=False)
    """Blocks per tick that it gains along its way in each tick."""
    inertia: float = attrs.field(default=_INERTIA, init=False)

    def read(self) -> None:
        EntityBody.read(self)
        nbt = self.entity.nbt
        power = nbt.get("acceleration_power", _POWER)
        self.power = float(power) if isinstance(power, (int, float)) else _POWER
        self.inertia = _DANGEROUS_INERTIA if nbt.get("dangerous") else _INERTIA

    def write(self) -> None:
        EntityBody.write(self)
        self.entity.nbt["acceleration_power"] = Double(self.power)

    def tick(self, level: Level) -> None:
        self.tick_count += 1
        entity = self.entity
        x, y, z = entity.motion
        length = sqrt(x * x + y * y + z * z)
        gain = self.power / length if length >= 1e-5 else 0.0
        inertia = _WATER_INERTIA if self.is_in_water else self.inertia
        entity.motion = motion = Vec3(
            (x + x * gain) * inertia,
            (y + y * gain) * inertia,
            (z + z * gain) * inertia,
        )
        hit = find_hit(level, entity) if any(motion) else None
        if hit is not None:
            raise UnsupportedError(f"{entity.type_id}: hit", hit.pos.block_pos)
        turn_towards_motion(entity, 0.20000000298023224)
        if any(motion):
            entity.pos = entity.pos.plus(motion)
            level.entity_moved(entity)
        apply_block_effects(level, entity, self)
        if not self.is_gone():
            base_turn(level, entity, self)

"""Fireballs and skulls: they drive themselves and slow down (https://minecraft.wiki/w/Fireball).

Fireballs of ghasts and skulls explode at a block that they hit (the latter not those that a wither
charged); what else a hit would do is not simulated.
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

_FIREBALL: Final = "minecraft:fireball"
_SKULL: Final = "minecraft:wither_skull"
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
            self._explode(level, hit.pos)
            return
        turn_towards_motion(entity, 0.20000000298023224)
        if any(motion):
            entity.pos = entity.pos.plus(motion)
            level.entity_moved(entity)
        apply_block_effects(level, entity, self)
        if not self.is_gone():
            base_turn(level, entity, self)

    def _explode(self, level: Level, pos: Vec3) -> None:
        entity = self.entity
        is_fireball = entity.type_id == _FIREBALL
        if not is_fireball and (
            entity.type_id != _SKULL or entity.nbt.get("dangerous")
        ):
            raise UnsupportedError(f"{entity.type_id}: hit", pos.block_pos)
        # Here, as few worlds have one.
        from gametest.interaction.explosion import ExplosionCause, explode

        power = entity.nbt.get("ExplosionPower", 1) if is_fireball else 1
        level.remove_entity(entity)
        explode(
            level,
            pos,
            float(power) if isinstance(power, int) else 1.0,
            cause=ExplosionCause.MOB,
            source=entity,
            makes_fire=is_fireball,
        )

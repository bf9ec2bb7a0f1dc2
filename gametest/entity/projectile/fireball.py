"""Fireballs, skulls and wind charges: they drive themselves (https://minecraft.wiki/w/Fireball, /Wither_Skull).

Fireballs of ghasts and skulls explode where they strike, small ones set on fire, wind charges push. Skulls that
a wither charged and the cloud of a dragon's fireball are not simulated.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.core.position import Vec3
from gametest.entity.bodies.base_turn import base_turn
from gametest.entity.projectile.projectile_body import ProjectileBody
from gametest.entity.projectile.projectile_path import (
    Hit,
    strike_block,
    turn_towards_motion,
)
from gametest.interaction.blast.fire import put_fire
from gametest.interaction.block_contact import apply_block_effects
from gametest.level.entities.damage_source import DamageSource
from gametest.level.entities.harming import hurt_entity
from gametest.level.world.world_state import Difficulty
from gametest.nbt.tags import Double

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_FIREBALL: Final = "minecraft:fireball"
_SMALL: Final = "minecraft:small_fireball"
_SKULL: Final = "minecraft:wither_skull"
_POWER: Final = 0.1
_INERTIA: Final = 0.949999988079071
_WATER_INERTIA: Final = 0.800000011920929
_DANGEROUS_INERTIA: Final = 0.7300000190734863
_BALL_DAMAGE: Final = 6.0
_SMALL_DAMAGE: Final = 5.0
_SKULL_DAMAGE: Final = 8.0
_OWNERLESS_DAMAGE: Final = 5.0
_BURN: Final = 100
_BURNS_FOR: Final = 20
_HEALED: Final = 5.0
_WIND_DAMAGE: Final = 1.0
_BURSTS: Final = {
    "minecraft:breeze_wind_charge": (3.0, 1.0),
    "minecraft:wind_charge": (1.2, 1.22),
}
"""Power and push of wind charges."""
_WITHERED: Final = {Difficulty.NORMAL: 10, Difficulty.HARD: 40}
"""Seconds of the effect of a skull."""


@final
@attrs.define(eq=False, repr=False)
class FireballBody(ProjectileBody):
    power: float = attrs.field(default=_POWER, init=False)
    """Blocks per tick that it gains along its way in each tick."""
    inertia: float = attrs.field(default=_INERTIA, init=False)
    water_inertia: float = attrs.field(default=_WATER_INERTIA, init=False)

    def read(self) -> None:
        ProjectileBody.read(self)
        nbt = self.entity.nbt
        is_wind = self.entity.type_id.endswith("wind_charge")
        power = nbt.get("acceleration_power", 0.0 if is_wind else _POWER)
        self.power = float(power) if isinstance(power, (int, float)) else _POWER
        self.inertia = _DANGEROUS_INERTIA if nbt.get("dangerous") else _INERTIA
        if is_wind:
            self.inertia = self.water_inertia = 1.0

    def write(self) -> None:
        ProjectileBody.write(self)
        self.entity.nbt["acceleration_power"] = Double(self.power)

    def tick(self, level: Level) -> None:
        self.tick_count += 1
        entity = self.entity
        self.leave_owner(level)
        x, y, z = entity.motion
        length = sqrt(x * x + y * y + z * z)
        gain = self.power / length if length >= 1e-5 else 0.0
        inertia = self.water_inertia if self.is_in_water else self.inertia
        entity.motion = motion = Vec3(
            (x + x * gain) * inertia,
            (y + y * gain) * inertia,
            (z + z * gain) * inertia,
        )
        hit = self.find_hit(level) if any(motion) else None
        if hit is not None:
            self._burn()
            self._strike(level, hit)
            return
        turn_towards_motion(entity, 0.20000000298023224)
        if any(motion):
            entity.pos = entity.pos.plus(motion)
            level.entity_moved(entity)
        apply_block_effects(level, entity, self)
        if not self.is_gone():
            base_turn(level, entity, self)
            self._burn()

    def _burn(self) -> None:
        """In every turn, so that it lights what minds that: skulls and wind charges do not (general knowledge)."""
        if self.entity.type_id in (_FIREBALL, _SMALL):
            self.fire_ticks = max(self.fire_ticks, _BURNS_FOR)

    # -- striking ------------------------------------------------------------------------

    def _strike(self, level: Level, hit: Hit) -> None:
        entity = self.entity
        kind = entity.type_id
        if kind in _BURSTS:
            self._burst(level, hit)
            return
        is_known = kind in (_FIREBALL, _SMALL, _SKULL)
        if not is_known or entity.nbt.get("dangerous"):
            raise UnsupportedError(f"{kind}: hit", hit.pos.block_pos)
        if hit.entity is not None:
            self._hurt(level, hit.entity)
            self.tell_strike(level)
        else:
            strike_block(level, entity, hit)
        if kind == _SMALL:
            if hit.entity is None:
                self._set_fire(level, hit)
            level.remove_entity(entity)
        else:
            self._explode(level, hit.pos)

    def _burst(self, level: Level, hit: Hit) -> None:
        # Here, as few worlds have one.
        from gametest.interaction.blast.wind import burst

        entity, center = self.entity, hit.pos
        if hit.entity is not None:
            source = self.source(level, "wind_charge")
            hurt_entity(level, hit.entity, source, _WIND_DAMAGE)
            self.tell_strike(level)
        elif hit.side is not None:
            strike_block(level, entity, hit)
            side = hit.side
            center = center.plus((side.dx * 0.25, side.dy * 0.25, side.dz * 0.25))
        power, strength = _BURSTS[entity.type_id]
        level.remove_entity(entity)
        burst(level, center, power, strength, entity)

    def _hurt(self, level: Level, target: Entity) -> None:
        if self.entity.type_id == _FIREBALL:
            hurt_entity(level, target, self.source(level, "fireball"), _BALL_DAMAGE)
            return
        if self.entity.type_id == _SKULL:
            self._wither(level, target)
            return
        body = target.body
        burning = 0 if body is None else body.fire_ticks
        if body is not None:
            body.ignite(_BURN)
        source = self.source(level, "fireball")
        if not hurt_entity(level, target, source, _SMALL_DAMAGE) and body is not None:
            body.fire_ticks = burning

    def _wither(self, level: Level, target: Entity) -> None:
        """Whoever shot it is healed by a kill."""
        from gametest.entity.living.effects.active_effect import ActiveEffect
        from gametest.entity.living.effects.effect_store import add_effect
        from gametest.entity.living.living_body import living_body

        owner = self.owner(level)
        shooter = None if owner is None else living_body(owner)
        if owner is not None and owner.is_living:
            source = self.source(level, "wither_skull")
            was_hurt = hurt_entity(level, target, source, _SKULL_DAMAGE)
            if was_hurt and not target.is_alive and shooter is not None:
                shooter.heal(_HEALED)
        else:
            source = DamageSource.of("magic")
            was_hurt = hurt_entity(level, target, source, _OWNERLESS_DAMAGE)
        victim, seconds = living_body(target), _WITHERED.get(level.world.difficulty)
        if was_hurt and victim is not None and seconds:
            effect = ActiveEffect("minecraft:wither", 20 * seconds, 1)
            add_effect(level, victim, effect, owner)

    def _set_fire(self, level: Level, hit: Hit) -> None:
        """Before the face that it struck, unless a mob shot it and mobs may not."""
        owner = self.owner(level)
        griefs = level.world.game_rules.is_on("mob_griefing")
        if hit.block is None or hit.side is None:
            return
        if owner is not None and owner.kind.is_mob and not griefs:
            return
        pos = hit.side.from_pos(hit.block)
        if level.get_block_state(pos).is_air:
            put_fire(level, pos)

    def _explode(self, level: Level, pos: Vec3) -> None:
        # Here, as few worlds have one.
        from gametest.interaction.explosion import ExplosionCause, explode

        entity = self.entity
        is_fireball = entity.type_id == _FIREBALL
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

"""A firework rocket that flies by itself (https://minecraft.wiki/w/Firework_Rocket).

It rises, and when its time is over its stars hurt who is within five blocks and in sight: 5 points and 2 more a
star, less with the distance. One that is fixed to somebody who glides is not simulated.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any, Final, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.core.position import Vec3
from gametest.entity.bodies.base_turn import base_turn
from gametest.entity.projectile.projectile_body import ProjectileBody
from gametest.entity.projectile.projectile_path import (
    strike_block,
    turn_towards_motion,
)
from gametest.interaction.blast.exposure import sees
from gametest.interaction.block_contact import apply_block_effects
from gametest.interaction.entity_search import entities_in
from gametest.interaction.movement import move
from gametest.item.item_stack import ItemStack
from gametest.level.entities.harming import hurt_entity
from gametest.nbt.tags import Int

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_SPEED_UP: Final = 1.15
_RISE: Final = 0.04
_REACH: Final = 5.0
_DAMAGE: Final = 5.0
_PER_STAR: Final = 2.0
_TURN: Final = 0.20000000298023224


@final
@attrs.define(eq=False, repr=False)
class FireworkBody(ProjectileBody):
    life: int = attrs.field(default=0, init=False)
    lifetime: int = attrs.field(default=0, init=False)

    def read(self) -> None:
        ProjectileBody.read(self)
        nbt = self.entity.nbt
        life, lifetime = nbt.get("Life", 0), nbt.get("LifeTime", 0)
        self.life = int(life) if isinstance(life, int) else 0
        self.lifetime = int(lifetime) if isinstance(lifetime, int) else 0

    def write(self) -> None:
        ProjectileBody.write(self)
        nbt = self.entity.nbt
        nbt["Life"], nbt["LifeTime"] = Int(self.life), Int(self.lifetime)

    def tick(self, level: Level) -> None:
        entity = self.entity
        self.tick_count += 1
        base_turn(level, entity, self)
        if self.is_gone():
            return
        self.leave_owner(level)
        if not entity.nbt.get("ShotAtAngle"):
            x, y, z = entity.motion
            part = 1.0 if self.horizontal_collision else _SPEED_UP
            entity.motion = Vec3(x * part, y + _RISE, z * part)
        motion = entity.motion
        hit = self.find_hit(level) if any(motion) else None
        move(level, entity, self, motion)
        entity.motion = motion
        apply_block_effects(level, entity, self)
        if self.is_gone():
            return
        if hit is not None:
            if hit.entity is not None:
                self._explode(level)
                return
            strike_block(level, entity, hit)
            if self._stars:
                self._explode(level)
                return
        turn_towards_motion(entity, _TURN)
        self.life += 1
        if self.life > self.lifetime:
            self._explode(level)

    @property
    def _stars(self) -> int:
        stack = ItemStack.from_nbt(self.entity.nbt.get("FireworksItem"))
        fireworks: Any = stack.find("minecraft:fireworks")
        stars = fireworks.get("explosions") if isinstance(fireworks, dict) else None
        return len(stars) if isinstance(stars, list) else 0

    def _explode(self, level: Level) -> None:
        entity, stars = self.entity, self._stars
        if stars:
            self._hurt_around(level, _DAMAGE + _PER_STAR * stars)
        level.remove_entity(entity)

    def _hurt_around(self, level: Level, damage: float) -> None:
        x, y, z = self.entity.pos
        x0, y0, z0, x1, y1, z1 = self.entity.bounding_box
        around = (
            *(x0 - _REACH, y0 - _REACH, z0 - _REACH),
            *(x1 + _REACH, y1 + _REACH, z1 + _REACH),
        )
        source = self.source(level, "fireworks")
        for target in entities_in(level, around, where=lambda one: one.is_living):
            dx, dy, dz = target.pos.minus((x, y, z))
            square = dx * dx + dy * dy + dz * dz
            if square > _REACH * _REACH or not self._is_in_sight(level, target):
                continue
            amount = damage * sqrt((_REACH - sqrt(square)) / _REACH)
            try:
                hurt_entity(level, target, source, amount)
            except UnsupportedError as error:
                level.report_unsupported(error.mechanic, error.pos or target.block_pos)

    def _is_in_sight(self, level: Level, target: Entity) -> bool:
        """Its feet or its middle."""
        x, y, z = target.pos
        height = target.size[1]
        return any(
            sees(level, self.entity.pos, Vec3(x, y + part, z), self.entity)
            for part in (0.0, height * 0.5)
        )

"""Arrows that fly and stick (https://minecraft.wiki/w/Arrow, /Projectile).

Position, then drag, then gravity; the rest of the order is general knowledge of the game. Striking an
entity is not simulated.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.position import Vec3
from gametest.entity.bodies.base_turn import base_turn
from gametest.entity.projectile.projectile_path import (
    MARGIN,
    Hit,
    find_hit,
    point_along_motion,
    strike_block,
)
from gametest.interaction.block_contact import apply_block_effects
from gametest.interaction.collision import is_free
from gametest.interaction.collision_shapes import shape_at
from gametest.level.entities.entity_body import EntityBody
from gametest.nbt.tags import Byte, Short

if TYPE_CHECKING:
    from gametest.level.level import Level

_GRAVITY: Final = 0.05
_AIR_DRAG: Final = 0.9900000095367432
_WATER_DRAG: Final = 0.6000000238418579
_LIFETIME: Final = 1200
"""Ticks in the ground."""
_BACK: Final = 0.05000000074505806
_SHAKE: Final = 7
_TURN: Final = 0.20000000298023224
_LOOSE: Final = 0.06
"""Half the box that must be free for a stuck arrow to fall."""
_STILL: Final = Vec3(0.0, 0.0, 0.0)


@final
@attrs.define(eq=False, repr=False)
class ArrowBody(EntityBody):
    in_ground: bool = attrs.field(default=False, init=False)
    stuck_state: int = attrs.field(default=0, init=False)
    """State id of the block that it sticks in."""
    life: int = attrs.field(default=0, init=False)
    shake: int = attrs.field(default=0, init=False)

    def read(self) -> None:
        EntityBody.read(self)
        nbt = self.entity.nbt
        self.in_ground = bool(nbt.get("inGround"))
        life, shake = nbt.get("life", 0), nbt.get("shake", 0)
        self.life = int(life) if isinstance(life, int) else 0
        self.shake = int(shake) if isinstance(shake, int) else 0
        level = self.entity.level
        if self.in_ground and level is not None:
            self.stuck_state = level.get_state_id(*self.entity.block_pos)

    def write(self) -> None:
        EntityBody.write(self)
        nbt = self.entity.nbt
        nbt["inGround"] = Byte(self.in_ground)
        nbt["life"], nbt["shake"] = Short.wrapped(self.life), Byte(self.shake)

    def tick(self, level: Level) -> None:
        entity = self.entity
        self.tick_count += 1
        self._look_inside(level)
        self.shake = max(0, self.shake - 1)
        if self.in_ground:
            self._stick(level)
            return
        if self.is_in_water:
            entity.motion = entity.motion.scaled(_WATER_DRAG)
        point_along_motion(entity, _TURN)
        margin = MARGIN if self.tick_count > 1 else 0.0
        hit = find_hit(level, entity, margin=margin)
        entity.pos = entity.pos.plus(entity.motion) if hit is None else hit.pos
        level.entity_moved(entity)
        apply_block_effects(level, entity, self)
        if self.is_gone():
            return
        if hit is not None:
            self._strike(level, hit)
        if not self.is_in_water:
            entity.motion = entity.motion.scaled(_AIR_DRAG)
        if hit is None and not self.no_gravity:
            x, y, z = entity.motion
            entity.motion = Vec3(x, y - _GRAVITY, z)
        base_turn(level, entity, self)

    def _look_inside(self, level: Level) -> None:
        """It sticks if it is inside a block's box."""
        pos, (x, y, z) = self.entity.block_pos, self.entity.pos
        state_id = level.get_state_id(*pos)
        if not state_id:
            return
        for a, b, c, d, e, f in shape_at(level, *pos, state_id, self.entity):
            if (
                a <= x - pos.x < d
                and b <= y - pos.y < e
                and c <= z - pos.z < f
                and not self.in_ground
            ):
                self.in_ground, self.stuck_state = True, state_id

    def _stick(self, level: Level) -> None:
        entity = self.entity
        if level.get_state_id(*entity.block_pos) != self.stuck_state:
            x, y, z = entity.pos
            around = (
                x - _LOOSE,
                y - _LOOSE,
                z - _LOOSE,
                x + _LOOSE,
                y + _LOOSE,
                z + _LOOSE,
            )
            if is_free(level, around, entity):
                self._fall_out(level)
                return
        self.life += 1
        if self.life >= _LIFETIME:
            level.remove_entity(entity)
            return
        apply_block_effects(level, entity, self)

    def _fall_out(self, level: Level) -> None:
        self.in_ground = False
        random, (x, y, z) = level.random, self.entity.motion
        self.entity.motion = Vec3(
            x * random.next_float() * 0.2,
            y * random.next_float() * 0.2,
            z * random.next_float() * 0.2,
        )
        self.life = 0

    def _strike(self, level: Level, hit: Hit) -> None:
        entity = self.entity
        strike_block(level, entity, hit)
        x, y, z = (_sign(part) * _BACK for part in entity.motion)
        entity.pos = entity.pos.minus((x, y, z))
        level.entity_moved(entity)
        entity.motion = _STILL
        self.in_ground, self.shake = True, _SHAKE
        if hit.block is not None:
            self.stuck_state = level.get_state_id(*hit.block)
        entity.nbt.pop("crit", None)
        entity.nbt.pop("PierceLevel", None)


def _sign(value: float) -> float:
    return 0.0 if value == 0.0 else 1.0 if value > 0.0 else -1.0

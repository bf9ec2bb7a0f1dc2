"""Experience that lies about as a body (https://minecraft.wiki/w/Experience#Experience_orbs).

It falls, floats, merges with its like, is drawn by a player near, and vanishes. The order of a turn is
general knowledge of the game.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.core.position import Vec3
from gametest.entity.bodies.base_turn import base_turn
from gametest.entity.living.invulnerability import is_spared
from gametest.interaction.block_contact import apply_block_effects
from gametest.interaction.block_friction import ground_drag
from gametest.interaction.collision import is_free
from gametest.interaction.entity_search import entities_in
from gametest.interaction.movement import move
from gametest.level.entities.entity_body import EntityBody
from gametest.level.entities.entity_field import int_of, short_of
from gametest.nbt.tags import Int, Short

if TYPE_CHECKING:
    from gametest.level.entities.damage_source import DamageSource
    from gametest.level.level import Level

_ORB: Final = "minecraft:experience_orb"
_GRAVITY: Final = 0.03
_DRAG: Final = 0.9800000190734863
_LIFETIME: Final = 6000
_HEALTH: Final = 5
_BOUNCE: Final = -0.4
_DRAWN_WITHIN: Final = 8.0
_PULL: Final = 0.1
_TOUCHING: Final = 3.0
"""So near that the player may take it."""
_GROUPS: Final = 40
"""Orbs merge whose ids differ by a multiple of it."""


@final
@attrs.define(eq=False, repr=False)
class ExperienceOrbBody(EntityBody):
    age: int = attrs.field(default=0, init=False)
    count: int = attrs.field(default=1, init=False)
    value: int = attrs.field(default=0, init=False)
    health: int = attrs.field(default=_HEALTH, init=False)

    def read(self) -> None:
        EntityBody.read(self)
        nbt = self.entity.nbt
        self.age = short_of(nbt.get("Age"), 0)
        self.count = max(1, int_of(nbt.get("Count"), 1))
        self.value = short_of(nbt.get("Value"), 0)
        self.health = short_of(nbt.get("Health"), _HEALTH)

    def write(self) -> None:
        EntityBody.write(self)
        nbt = self.entity.nbt
        nbt["Age"], nbt["Health"] = Short.wrapped(self.age), Short.wrapped(self.health)
        nbt["Count"], nbt["Value"] = Int(self.count), Short.wrapped(self.value)

    def tick(self, level: Level) -> None:
        entity = self.entity
        self.tick_count += 1
        base_turn(level, entity, self)
        if self.is_gone():
            return
        if not is_free(level, entity.bounding_box, entity):
            raise UnsupportedError(f"{_ORB}: inside a block", entity.block_pos)
        self._accelerate(level)
        if self.tick_count % 20 == 1:
            self._merge(level)
        self._follow_player(level)
        down = entity.motion[1]
        move(level, entity, self, entity.motion)
        apply_block_effects(level, entity, self)
        if self.is_gone():
            return
        drag = ground_drag(level, entity, self) if self.on_ground else _DRAG
        x, y, z = (part * drag for part in entity.motion)
        if self.vertical_collision and self.on_ground and down < -_GRAVITY:
            y = down * _BOUNCE
        entity.motion = Vec3(x, y, z)
        self.age += 1
        if self.age >= _LIFETIME:
            level.remove_entity(entity)

    def _accelerate(self, level: Level) -> None:
        entity = self.entity
        x, y, z = entity.motion
        eyes = level.get_block_state(entity.eye_position.block_pos)
        if eyes.fluid == "water":
            rise = min(y + 5.000000237487257e-4, 0.05999999865889549)
            entity.motion = Vec3(x * 0.9900000095367432, rise, z * 0.9900000095367432)
        elif level.get_block_state(entity.block_pos).fluid == "lava":
            raise UnsupportedError(f"{_ORB}: in lava", entity.block_pos)
        elif not self.no_gravity:
            entity.motion = Vec3(x, y - _GRAVITY, z)

    def _merge(self, level: Level) -> None:
        x0, y0, z0, x1, y1, z1 = self.entity.bounding_box
        around = (x0 - 0.5, y0 - 0.5, z0 - 0.5, x1 + 0.5, y1 + 0.5, z1 + 0.5)
        for other in entities_in(level, around, _ORB):
            body = other.body
            if (
                isinstance(body, ExperienceOrbBody)
                and body is not self
                and body.value == self.value
                and (other.id - self.entity.id) % _GROUPS == 0
            ):
                self.count += body.count
                self.age = min(self.age, body.age)
                level.remove_entity(other)

    def _follow_player(self, level: Level) -> None:
        """The nearest within eight blocks draws it, the nearer the more."""
        entity = self.entity
        found, least = None, _DRAWN_WITHIN * _DRAWN_WITHIN
        x, y, z = entity.pos
        for player in level.entities_of_type("minecraft:player"):
            if getattr(player, "is_spectator", False) or not player.is_alive:
                continue
            px, py, pz = player.pos
            square = (px - x) ** 2 + (py - y) ** 2 + (pz - z) ** 2
            if square < least:
                found, least = player, square
        if found is None:
            return
        way = found.pos.plus((0.0, found.eye_height / 2.0, 0.0)).minus(entity.pos)
        length = sqrt(way.x * way.x + way.y * way.y + way.z * way.z)
        if length < _TOUCHING and found.body is not None:
            found.body.wake()
        if length > 0.0:
            pull = (1.0 - length / _DRAWN_WITHIN) ** 2 * _PULL / length
            entity.motion = entity.motion.plus(way.scaled(pull))

    def hurt(self, level: Level, source: DamageSource, amount: float) -> bool:
        if is_spared(level, self.entity, source):
            return False
        self.health = int(self.health - amount)
        if self.health <= 0:
            level.remove_entity(self.entity)
        return True

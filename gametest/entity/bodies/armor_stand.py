"""An armour stand: a living body that falls and floats but never walks.

https://minecraft.wiki/w/Armor_Stand, https://minecraft.wiki/w/Entity#Motion_of_entities. The order of a
turn and the numbers in fluids are general knowledge of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.core.float32 import f32
from gametest.core.position import Vec3
from gametest.entity.bodies.base_turn import base_turn
from gametest.entity.bodies.living_travel import travel
from gametest.entity.bodies.resting import quiet_cells
from gametest.interaction.block_contact import apply_block_effects
from gametest.level.entities.entity_body import EntityBody, Rest
from gametest.nbt.tags import Float

if TYPE_CHECKING:
    from gametest.level.entities.damage_source import DamageSource
    from gametest.level.level import Level

_DRAG: Final = 0.98
_LEAST_SPEED: Final = 0.003
_FULL_HEALTH: Final = 20.0
_LEAST_HEALTH: Final = 0.5
"""With no more left it breaks."""
_BURNING: Final = 4.0
_SINGED: Final = f32(0.15)
_BURN_TIME: Final = 100
_IGNITING: Final = frozenset({"in_fire", "campfire"})


@final
@attrs.define(eq=False, repr=False)
class ArmorStandBody(EntityBody):
    company: int = attrs.field(default=0, init=False)
    """How many entities the level had when it came to rest."""

    def read(self) -> None:
        EntityBody.read(self)
        self.rest = None
        self.no_physics = self.no_gravity or bool(self.entity.nbt.get("Marker"))

    def wake(self) -> None:
        self.rest = None

    def still_rests(self, level: Level) -> bool:
        return self.company == len(level.entities)

    def tick(self, level: Level) -> None:
        entity = self.entity
        if not entity.is_alive:
            raise UnsupportedError(f"{entity.type_id}: dying", entity.block_pos)
        self.tick_count += 1
        base_turn(level, entity, self)
        if self.is_gone():
            return
        before, speed = entity.pos, entity.motion
        if self.no_physics:
            entity.motion = speed.scaled(_DRAG)
        x, y, z = entity.motion
        entity.motion = Vec3(
            0.0 if abs(x) < _LEAST_SPEED else x,
            0.0 if abs(y) < _LEAST_SPEED else y,
            0.0 if abs(z) < _LEAST_SPEED else z,
        )
        if not self.no_physics:
            travel(level, entity, self)
        if not self.is_gone():
            apply_block_effects(level, entity, self)
        if self.is_gone():
            return
        self._meet_carts(level)
        is_still = entity.pos == before and entity.motion == speed
        if is_still and not (
            self.is_in_water or self.is_in_lava or self.fire_ticks > 0
        ):
            cells = quiet_cells(level, entity)
            carts = level.entities_of_type("minecraft:minecart")
            if cells is not None and not level.hard_entities and not carts:
                self.company = len(level.entities)
                self.rest = Rest(cells, level.game_time, None)

    def _meet_carts(self, level: Level) -> None:
        """A cart that can be ridden pushes it away."""
        for cart in level.entities_of_type("minecraft:minecart"):
            x, y, z = cart.pos.minus(self.entity.pos)
            if x * x + y * y + z * z <= 0.2:
                raise UnsupportedError(
                    f"{self.entity.type_id}: pushed by a cart", self.entity.block_pos
                )

    # -- harm: tags `burns_armor_stands`, `ignites_armor_stands` of damage types ---------

    def hurt(self, level: Level, source: DamageSource, amount: float) -> bool:
        """Fire and explosions alone harm it here; lava only sets it on fire."""
        if self.entity.nbt.get("Invulnerable"):
            return False
        if source.name == "explosion":
            # It is gone at once, and no item of it is left.
            self._lose_health(level, float("inf"))
            return True
        if source.name == "on_fire":
            self._lose_health(level, _BURNING)
        elif source.name in _IGNITING:
            if self.fire_ticks > 0:
                self._lose_health(level, _SINGED)
            else:
                self.ignite(_BURN_TIME)
        return True

    def _lose_health(self, level: Level, amount: float) -> None:
        entity = self.entity
        health = entity.nbt.get("Health", _FULL_HEALTH)
        left = f32(float(health) - amount) if isinstance(health, (int, float)) else 0.0
        if left > _LEAST_HEALTH:
            entity.nbt["Health"] = Float(left)
        elif entity.nbt.get("equipment"):
            raise UnsupportedError(
                f"{entity.type_id}: drop what it wears", entity.block_pos
            )
        else:
            level.remove_entity(entity)

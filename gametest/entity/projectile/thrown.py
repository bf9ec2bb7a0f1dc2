"""Snowballs, eggs, pearls, potions and bottles in flight (https://minecraft.wiki/w/Projectile).

Gravity, then drag, then position: general knowledge of the game since 1.21.2. What they do where they
strike is simulated for snowballs, which do nothing to a block, for eggs that do not hatch, and for
splash potions that reach nobody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.core.position import Vec3
from gametest.entity.bodies.base_turn import base_turn
from gametest.entity.projectile.projectile_path import (
    Hit,
    find_hit,
    point_along_motion,
    strike_block,
)
from gametest.interaction.block_contact import apply_block_effects
from gametest.interaction.entity_search import entities_in
from gametest.item.item_stack import ItemStack
from gametest.level.entities.entity_body import EntityBody

if TYPE_CHECKING:
    from gametest.level.level import Level

_AIR_DRAG: Final = 0.9900000095367432
_WATER_DRAG: Final = 0.800000011920929
_GRAVITY: Final = {
    "minecraft:experience_bottle": 0.07,
    "minecraft:lingering_potion": 0.05,
    "minecraft:splash_potion": 0.05,
}
_LIGHT: Final = 0.03
_TURN: Final = 0.20000000298023224
_STAND: Final = "minecraft:armor_stand"
_HATCHES: Final = 8
"""One in so many eggs does."""


@final
@attrs.define(eq=False, repr=False)
class ThrownBody(EntityBody):
    def tick(self, level: Level) -> None:
        entity = self.entity
        self.tick_count += 1
        x, y, z = entity.motion
        if not self.no_gravity:
            y -= _GRAVITY.get(entity.type_id, _LIGHT)
        drag = _WATER_DRAG if self.is_in_water else _AIR_DRAG
        entity.motion = Vec3(x * drag, y * drag, z * drag)
        hit = find_hit(level, entity)
        entity.pos = entity.pos.plus(entity.motion) if hit is None else hit.pos
        level.entity_moved(entity)
        point_along_motion(entity, _TURN)
        apply_block_effects(level, entity, self)
        if self.is_gone():
            return
        base_turn(level, entity, self)
        if hit is not None and not self.is_gone():
            self._strike(level, hit)

    def _strike(self, level: Level, hit: Hit) -> None:
        entity = self.entity
        strike_block(level, entity, hit)
        hatches = entity.type_id.endswith("egg") and not level.random.next_int(_HATCHES)
        if hatches:
            raise UnsupportedError(f"{entity.type_id}: hatch", entity.block_pos)
        is_harmless = entity.type_id.endswith(("egg", "snowball"))
        if not is_harmless and not self._splashes_nobody(level):
            raise UnsupportedError(f"{entity.type_id}: hit", entity.block_pos)
        level.remove_entity(entity)

    def _splashes_nobody(self, level: Level) -> bool:
        """A potion wets who is within four blocks, two up and down; armour stands stay dry.

        https://minecraft.wiki/w/Splash_Potion. Water also puts out fire.
        """
        entity = self.entity
        if entity.type_id != "minecraft:splash_potion":
            return False
        contents = ItemStack.from_nbt(entity.nbt.get("Item")).find(
            "minecraft:potion_contents"
        )
        potion = contents.get("potion") if isinstance(contents, dict) else contents
        if potion in (None, "water", "minecraft:water"):
            return False
        x0, y0, z0, x1, y1, z1 = entity.bounding_box
        reach = (x0 - 4.0, y0 - 2.0, z0 - 4.0, x1 + 4.0, y1 + 2.0, z1 + 4.0)
        return not entities_in(
            level, reach, where=lambda e: e.is_living and e.type_id != _STAND
        )

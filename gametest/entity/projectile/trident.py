"""A trident in flight: eight points of damage, then it falls down (https://minecraft.wiki/w/Trident).

Coming back by Loyalty and calling lightning by Channeling are not simulated.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.core.position import Vec3
from gametest.entity.projectile.arrow import ENDERMAN, ArrowBody
from gametest.entity.projectile.arrow_effects import affect_struck, bow_damage
from gametest.item.enchantments import levels_on
from gametest.item.item_stack import ItemStack
from gametest.level.entities.harming import hurt_entity
from gametest.nbt.tags import Byte

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_DAMAGE: Final = 8.0
_WATER_DRAG: Final = 0.9900000095367432
_THROWN_BACK: Final = (-0.01, -0.1, -0.01)
_REFUSED: Final = ("minecraft:loyalty", "minecraft:channeling")
_RETURN: Final = "minecraft:trident_return_acceleration"


@final
@attrs.define(eq=False, repr=False)
class TridentBody(ArrowBody):
    has_struck: bool = attrs.field(default=False, init=False)

    def read(self) -> None:
        ArrowBody.read(self)
        self.has_struck = bool(self.entity.nbt.get("DealtDamage"))

    def write(self) -> None:
        ArrowBody.write(self)
        self.entity.nbt["DealtDamage"] = Byte(self.has_struck)

    def tick(self, level: Level) -> None:
        self._check_enchantments(level)
        ArrowBody.tick(self, level)

    @property
    def water_drag(self) -> float:
        return _WATER_DRAG

    @property
    def vanishes(self) -> bool:
        return self.entity.nbt.get("pickup", 0) != 1

    def may_strike(self, level: Level, other: Entity) -> bool:
        """One entity and no other."""
        return not self.has_struck and ArrowBody.may_strike(self, level, other)

    def strike_entity(self, level: Level, target: Entity) -> None:
        source = self.source(level, "trident", fallback=True)
        damage = bow_damage(level, self.weapon, target, source, _DAMAGE)
        self.has_struck = True
        if hurt_entity(level, target, source, damage):
            if target.type_id == ENDERMAN:
                return
            affect_struck(level, self, self.weapon, target, source)
        x, y, z = self.entity.motion
        fx, fy, fz = _THROWN_BACK
        self.entity.motion = Vec3(x * fx, y * fy, z * fz)
        turned = 170.0 + level.random.next_float() * 20.0
        self.entity.turn_to(self.entity.yaw + turned, self.entity.pitch)

    @property
    def weapon(self) -> ItemStack:
        return self.item

    def is_for(self, player: Entity) -> bool:
        """The thrower's, or anybody's if nobody threw it."""
        level = self.entity.level
        owner = None if level is None else self.owner(level)
        return owner in (None, player) and ArrowBody.is_for(self, player)

    @property
    def default_item(self) -> str:
        return "minecraft:trident"

    def _check_enchantments(self, level: Level) -> None:
        item, pos = self.item, self.entity.block_pos
        for name in levels_on(item):
            if name in _REFUSED:
                raise UnsupportedError(f"minecraft:trident: {name}", pos)
        enchantments = level.world.items.enchantments
        enchantments.refuse_effect(item, _RETURN, pos)

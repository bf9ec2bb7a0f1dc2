"""Arrows that fly, strike and stick (https://minecraft.wiki/w/Arrow, /Projectile).

Position, then drag, then gravity; the rest of the order is general knowledge of the game. A hit does the speed
times the damage of its data, rounded up; a critical one up to half as much again and one more, by chance.
"""

from __future__ import annotations

from math import ceil, sqrt
from typing import TYPE_CHECKING, Final

import attrs

from gametest.block.state_nbt import find_state, state_nbt
from gametest.core.position import Vec3
from gametest.entity.bodies.base_turn import base_turn
from gametest.entity.projectile.arrow_effects import affect_struck, bow_damage
from gametest.entity.projectile.projectile_body import ProjectileBody
from gametest.entity.projectile.projectile_path import (
    Hit,
    point_along_motion,
    strike_block,
)
from gametest.interaction.block_contact import apply_block_effects
from gametest.interaction.collision import is_free
from gametest.interaction.collision_shapes import shape_at
from gametest.interaction.item_spawn import drop_at_feet
from gametest.item.item_stack import ItemStack
from gametest.level.entities.harming import hurt_entity
from gametest.level.place_random import drawing_at
from gametest.nbt.tags import Byte, Short

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_GRAVITY: Final = 0.05
_NONE: Final = -1
_IN_BLOCK: Final = "inBlockState"
"""https://minecraft.wiki/w/Arrow#Entity_data"""
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
_DAMAGE: Final = 2.0
_MOST: Final = (1 << 31) - 1
_BURN: Final = 100
_THROWN_BACK: Final = -0.1
_SPENT: Final = 1e-7
"""Square of the speed at which a struck-back arrow falls down."""
_TAKEN_BY_ALL: Final = 1
_TAKEN_IN_CREATIVE: Final = 2
ENDERMAN: Final = "minecraft:enderman"


@attrs.define(eq=False, repr=False)
class ArrowBody(ProjectileBody):
    in_ground: bool = attrs.field(default=False, init=False)
    stuck_state: int = attrs.field(default=_NONE, init=False)
    """State id of the block that it sticks in, or stuck in last."""
    life: int = attrs.field(default=0, init=False)
    shake: int = attrs.field(default=0, init=False)
    pierced: set[int] = attrs.field(factory=set, init=False)
    """UUIDs of whom it went through."""

    def read(self) -> None:
        ProjectileBody.read(self)
        nbt = self.entity.nbt
        self.in_ground = bool(nbt.get("inGround"))
        life, shake = nbt.get("life", 0), nbt.get("shake", 0)
        self.life = int(life) if isinstance(life, int) else 0
        self.shake = int(shake) if isinstance(shake, int) else 0
        level = self.entity.level
        if level is not None:
            stuck = find_state(level.blocks, nbt.get(_IN_BLOCK))
            self.stuck_state = _NONE if stuck is None else stuck.id

    def write(self) -> None:
        ProjectileBody.write(self)
        nbt = self.entity.nbt
        nbt["inGround"] = Byte(self.in_ground)
        nbt["life"], nbt["shake"] = Short.wrapped(self.life), Byte(self.shake)
        level = self.entity.level
        if level is not None and self.stuck_state != _NONE:
            nbt[_IN_BLOCK] = state_nbt(level.behaviours.state(self.stuck_state))

    # -- its turn ------------------------------------------------------------------------

    def tick(self, level: Level) -> None:
        entity = self.entity
        self.tick_count += 1
        self.leave_owner(level)
        self._look_inside(level)
        if self.shake > 0:
            self.shake -= 1
            if not self.shake:
                level.item_changes += 1  # Players look again at what they may take.
        if self.in_ground:
            self._stick(level)
            return
        if self.is_in_water:
            entity.motion = entity.motion.scaled(self.water_drag)
        point_along_motion(entity, _TURN)
        has_stuck = self._fly(level)
        if self.is_gone():
            return
        if not self.is_in_water:
            entity.motion = entity.motion.scaled(_AIR_DRAG)
        if not has_stuck and not self.no_gravity:
            x, y, z = entity.motion
            entity.motion = Vec3(x, y - _GRAVITY, z)
        base_turn(level, entity, self)

    def _fly(self, level: Level) -> bool:
        """Along its motion; true if it sticks. A piercing arrow goes on behind whom it struck."""
        entity = self.entity
        end = entity.pos.plus(entity.motion)
        while True:
            hit = self.find_hit(level, end.minus(entity.pos))
            entity.pos = end if hit is None else hit.pos
            level.entity_moved(entity)
            apply_block_effects(level, entity, self)
            if hit is None or self.is_gone():
                return False
            if hit.entity is None:
                self._strike_block(level, hit)
                return True
            speed = entity.motion
            with drawing_at(level, entity.block_pos):
                self.strike_entity(level, hit.entity)
                self.tell_strike(level)
            if self.is_gone() or not self.pierces or entity.motion != speed:
                return False

    @property
    def pierces(self) -> int:
        """Through how many it goes before the last."""
        found = self.entity.nbt.get("PierceLevel", 0)
        return int(found) if isinstance(found, int) else 0

    def may_strike(self, level: Level, other: Entity) -> bool:
        return other.uuid not in self.pierced and ProjectileBody.may_strike(
            self, level, other
        )

    @property
    def water_drag(self) -> float:
        return _WATER_DRAG

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
                *(x - _LOOSE, y - _LOOSE, z - _LOOSE),
                *(x + _LOOSE, y + _LOOSE, z + _LOOSE),
            )
            if is_free(level, around, entity):
                self._fall_out(level)
                return
        self.life += 1
        if self.life >= _LIFETIME and self.vanishes:
            level.remove_entity(entity)
            return
        apply_block_effects(level, entity, self)

    @property
    def vanishes(self) -> bool:
        """After a minute in the ground."""
        return True

    def _fall_out(self, level: Level) -> None:
        self.in_ground = False
        random, (x, y, z) = level.random, self.entity.motion
        self.entity.motion = Vec3(
            x * random.next_float() * 0.2,
            y * random.next_float() * 0.2,
            z * random.next_float() * 0.2,
        )
        self.life = 0

    def _strike_block(self, level: Level, hit: Hit) -> None:
        entity = self.entity
        strike_block(level, entity, hit)
        if self.weapon.components:
            # Here, as few arrows come from an enchanted bow.
            from gametest.entity.living.worn.projectile_effects import tell_hit_block

            tell_hit_block(level, entity, self.weapon, hit, self.owner(level))
            if self.is_gone():
                return
        x, y, z = (_sign(part) * _BACK for part in entity.motion)
        entity.pos = entity.pos.minus((x, y, z))
        level.entity_moved(entity)
        entity.motion = _STILL
        self.in_ground, self.shake = True, _SHAKE
        if hit.block is not None:
            self.stuck_state = level.get_state_id(*hit.block)
        self.pierced.clear()
        entity.nbt.pop("crit", None)
        entity.nbt.pop("PierceLevel", None)

    # -- striking entities ---------------------------------------------------------------

    def strike_entity(self, level: Level, target: Entity) -> None:
        entity = self.entity
        if self.pierces:
            if len(self.pierced) > self.pierces:
                level.remove_entity(entity)
                return
            self.pierced.add(target.uuid)
        source = self.source(level, "arrow", fallback=True)
        amount = self._damage(level, target)
        is_ender = target.type_id == ENDERMAN
        body = target.body
        burning = 0 if body is None else body.fire_ticks
        if self.fire_ticks > 0 and body is not None and not is_ender:
            body.ignite(_BURN)
        if hurt_entity(level, target, source, float(amount)):
            if not is_ender:
                affect_struck(level, self, self.weapon, target, source)
                if not self.pierces:
                    level.remove_entity(entity)
            return
        if body is not None:
            body.fire_ticks = burning
        self.turn_back(level)

    def turn_back(self, level: Level) -> None:
        """It bounces off; without speed it lies there as an item, if anybody may take it."""
        entity = self.entity
        entity.motion = entity.motion.scaled(_THROWN_BACK)
        turned = 170.0 + level.random.next_float() * 20.0
        entity.turn_to(entity.yaw + turned, entity.pitch)
        x, y, z = entity.motion
        if x * x + y * y + z * z < _SPENT:
            if entity.nbt.get("pickup") == _TAKEN_BY_ALL:
                drop_at_feet(level, entity, self.item)
            level.remove_entity(entity)

    def _damage(self, level: Level, target: Entity) -> int:
        entity = self.entity
        x, y, z = entity.motion
        base = entity.nbt.get("damage", _DAMAGE)
        damage = float(base) if isinstance(base, (int, float)) else _DAMAGE
        source = self.source(level, "arrow", fallback=True)
        damage = bow_damage(level, self.weapon, target, source, damage)
        amount = ceil(max(0.0, min(float(_MOST), sqrt(x * x + y * y + z * z) * damage)))
        if entity.nbt.get("crit"):
            amount = min(_MOST, amount + level.random.next_int(amount // 2 + 2))
        return amount

    @property
    def weapon(self) -> ItemStack:
        """The bow, for its enchantments."""
        return ItemStack.from_nbt(self.entity.nbt.get("weapon"))

    # -- being picked up -----------------------------------------------------------------

    @property
    def item(self) -> ItemStack:
        found = ItemStack.from_nbt(self.entity.nbt.get("item"))
        return ItemStack(self.default_item) if found.is_empty else found

    @property
    def default_item(self) -> str:
        return (
            "minecraft:arrow"
            if self.entity.type_id.endswith(":arrow")
            else self.entity.type_id
        )

    @property
    def is_taken_in_creative(self) -> bool:
        """By players in creative mode alone, and without giving them anything."""
        return self.entity.nbt.get("pickup", 0) == _TAKEN_IN_CREATIVE

    def is_for(self, player: Entity) -> bool:
        """Whether that player may take it now."""
        if not self.in_ground or self.shake > 0:
            return False
        rule = self.entity.nbt.get("pickup", 0)
        is_creative = bool(getattr(player, "is_creative", False))
        return rule == _TAKEN_BY_ALL or (rule == _TAKEN_IN_CREATIVE and is_creative)


def _sign(value: float) -> float:
    return 0.0 if value == 0.0 else 1.0 if value > 0.0 else -1.0

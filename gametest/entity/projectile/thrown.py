"""Snowballs, eggs, pearls, potions and bottles in flight, and what they do where they strike.

https://minecraft.wiki/w/Projectile, /Snowball, /Egg, /Ender_Pearl, /Bottle_o%27_Enchanting. Gravity, then drag,
then position: general knowledge of the game since 1.21.2. Hatching, and the endermite of a pearl, are not
simulated; whether one of them would come is drawn from the world's numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.core.position import Vec3
from gametest.entity.bodies.base_turn import base_turn
from gametest.entity.projectile.projectile_body import ProjectileBody
from gametest.entity.projectile.projectile_path import (
    Hit,
    point_along_motion,
    strike_block,
)
from gametest.interaction.block_contact import apply_block_effects
from gametest.item.item_stack import ItemStack
from gametest.level.entities.damage_source import DamageSource
from gametest.level.entities.harming import hurt_entity
from gametest.level.place_random import drawing_at
from gametest.level.world.world_state import Difficulty

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
_HATCHES: Final = 8
"""One in so many eggs does."""
_BLAZE: Final = "minecraft:blaze"
_BLAZE_DAMAGE: Final = 3.0
_PEARL_DAMAGE: Final = 5.0
_ENDERMITE_CHANCE: Final = 0.05
_PEARL: Final = "minecraft:ender_pearl"
_HARMLESS: Final = ("egg", "snowball", "ender_pearl")
"""They strike without doing damage, but for snowballs on blazes."""


@final
@attrs.define(eq=False, repr=False)
class ThrownBody(ProjectileBody):
    def tick(self, level: Level) -> None:
        entity = self.entity
        if entity.type_id == _PEARL and self._is_orphaned(level):
            level.remove_entity(entity)
            return
        self.tick_count += 1
        self.leave_owner(level)
        x, y, z = entity.motion
        if not self.no_gravity:
            y -= _GRAVITY.get(entity.type_id, _LIGHT)
        drag = _WATER_DRAG if self.is_in_water else _AIR_DRAG
        entity.motion = Vec3(x * drag, y * drag, z * drag)
        hit = self.find_hit(level)
        entity.pos = entity.pos.plus(entity.motion) if hit is None else hit.pos
        level.entity_moved(entity)
        point_along_motion(entity, _TURN)
        apply_block_effects(level, entity, self)
        if self.is_gone():
            return
        base_turn(level, entity, self)
        if hit is not None and not self.is_gone():
            with drawing_at(level, entity.block_pos):
                self._strike(level, hit)

    def _is_orphaned(self, level: Level) -> bool:
        """Game rule `ender_pearls_vanish_on_death` (https://minecraft.wiki/w/Game_rule)."""
        owner = self.owner(level)
        is_dead = owner is not None and owner.is_player and not owner.is_alive
        return is_dead and level.world.game_rules.is_on("ender_pearls_vanish_on_death")

    def _strike(self, level: Level, hit: Hit) -> None:
        entity, target = self.entity, hit.entity
        if target is None:
            strike_block(level, entity, hit)
        elif entity.type_id.endswith(_HARMLESS):
            is_cold = entity.type_id.endswith("snowball") and target.type_id == _BLAZE
            amount = _BLAZE_DAMAGE if is_cold else 0.0
            hurt_entity(level, target, self.source(level, "thrown"), amount)
        if target is not None:
            self.tell_strike(level)
        work = _WORKS.get(entity.type_id.removeprefix("minecraft:"))
        if work is not None:
            work(level, self, hit)
        level.remove_entity(entity)

    @property
    def item(self) -> ItemStack:
        found = ItemStack.from_nbt(self.entity.nbt.get("Item"))
        return ItemStack(self.entity.type_id) if found.is_empty else found


def _hatch(level: Level, body: ThrownBody, _hit: Hit) -> None:
    if not level.random.next_int(_HATCHES):
        mechanic = f"{body.entity.type_id}: hatch"
        level.report_unsupported(mechanic, body.entity.block_pos)


def _teleport(level: Level, body: ThrownBody, _hit: Hit) -> None:
    """Its owner comes to where it was before it struck; a player takes five points of damage."""
    from gametest.entity.teleporting import teleport

    owner = body.owner(level)
    if owner is None:
        if "Owner" in body.entity.nbt:
            mechanic = f"{body.entity.type_id}: an owner elsewhere"
            raise UnsupportedError(mechanic, body.entity.block_pos)
        return
    if not owner.is_alive:
        return
    is_likely = level.random.next_float() < _ENDERMITE_CHANCE
    if owner.is_player and is_likely and _spawns_monsters(level):
        mechanic = f"{body.entity.type_id}: endermite"
        level.report_unsupported(mechanic, body.entity.block_pos)
    teleport(owner, level, body.old_pos)
    if owner.body is not None:
        owner.body.fall_distance = 0.0
    if owner.is_player:
        source = DamageSource.of("ender_pearl")
        hurt_entity(level, owner, source, _PEARL_DAMAGE)


def _spawns_monsters(level: Level) -> bool:
    rules = level.world.game_rules
    is_on = rules.is_on("spawn_monsters") and rules.is_on("spawn_mobs")
    return is_on and level.world.difficulty is not Difficulty.PEACEFUL


def _splash(level: Level, body: ThrownBody, hit: Hit) -> None:
    from gametest.entity.projectile.splashing import splash

    splash(level, body, hit)


def _linger(level: Level, body: ThrownBody, hit: Hit) -> None:
    from gametest.entity.projectile.splashing import linger

    linger(level, body, hit)


def _give_experience(level: Level, body: ThrownBody, hit: Hit) -> None:
    """3 to 11 points."""
    from gametest.interaction.drops.experience_orbs import drop_points

    draw = level.random.next_int
    drop_points(level, hit.pos, 3 + draw(5) + draw(5))


_WORKS: Final[dict[str, Callable[[Level, ThrownBody, Hit], None]]] = {
    "egg": _hatch,
    "ender_pearl": _teleport,
    "experience_bottle": _give_experience,
    "lingering_potion": _linger,
    "splash_potion": _splash,
}

"""Projectiles out of a dispenser (https://minecraft.wiki/w/Projectile#Shot_from_dispenser).

From 0.7 blocks before the middle and a tenth up, along the facing with some chance on each axis; arrows
can be picked up again. Powers and spreads are that page's, as far as it was read, and general knowledge.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import atan2, pi, sqrt
from typing import TYPE_CHECKING, Final

from gametest.core.float32 import f32
from gametest.core.position import BlockPos, Vec3
from gametest.level.entities.entity import Entity
from gametest.nbt.tags import Byte, Compound

if TYPE_CHECKING:
    from gametest.core.direction import Direction
    from gametest.item.item_stack import ItemStack
    from gametest.level.level import Level

_FRONT: Final = 0.7
_RAISED: Final = 0.1
_SPREAD: Final = 0.0172275
_PLAIN: Final = (1.1, 6.0)
"""Power in blocks per tick, and uncertainty in parts of the spread."""
_BOTTLES: Final = (1.375, 3.0)
_FIRE_SPREAD: Final = 0.11485000000000001
_FIRE_SPEED: Final = 0.1
_KINDS: Final[Mapping[str, tuple[str, tuple[float, float]]]] = {
    "arrow": ("arrow", _PLAIN),
    "blue_egg": ("egg", _PLAIN),
    "brown_egg": ("egg", _PLAIN),
    "egg": ("egg", _PLAIN),
    "experience_bottle": ("experience_bottle", _BOTTLES),
    "lingering_potion": ("lingering_potion", _BOTTLES),
    "snowball": ("snowball", _PLAIN),
    "spectral_arrow": ("spectral_arrow", _PLAIN),
    "splash_potion": ("splash_potion", _BOTTLES),
    "tipped_arrow": ("arrow", _PLAIN),
}
"""By item: the entity, its power and uncertainty."""


def shoot_from_dispenser(
    level: Level, pos: BlockPos, facing: Direction, stack: ItemStack
) -> Entity | None:
    """One of the stack as a projectile; None if it is none that is known here."""
    name = stack.id.removeprefix("minecraft:")
    found = _KINDS.get(name)
    if found is None and name != "fire_charge":
        return None
    enchantments = level.world.items.enchantments
    enchantments.refuse_effect(stack, "minecraft:projectile_spawned", pos)
    if found is None:
        return _fire(level, pos, facing, stack)
    kind, (power, uncertainty) = found
    enchantments = level.world.items.enchantments
    enchantments.refuse_effect(stack, "minecraft:projectile_spawned", pos)
    random, spread = level.random, _SPREAD * uncertainty
    motion = Vec3(
        *(
            (part + spread * (random.next_double() - random.next_double())) * power
            for part in (facing.dx, facing.dy, facing.dz)
        )
    )
    x, y, z = pos.center
    place = Vec3(
        x + _FRONT * facing.dx, y + _FRONT * facing.dy + _RAISED, z + _FRONT * facing.dz
    )
    is_arrow = kind.endswith("arrow")
    nbt: Compound = {"item" if is_arrow else "Item": stack.with_count(1).to_nbt()}
    if is_arrow:
        nbt["pickup"] = Byte(1)
    return _added(level, kind, place, motion, nbt)


def _fire(level: Level, pos: BlockPos, facing: Direction, stack: ItemStack) -> Entity:
    random = level.random
    x, y, z = (
        part + _FIRE_SPREAD * (random.next_double() - random.next_double())
        for part in (facing.dx, facing.dy, facing.dz)
    )
    length = sqrt(x * x + y * y + z * z)
    motion = Vec3(x, y, z).scaled(_FIRE_SPEED / length)
    place = pos.center.plus((facing.dx, facing.dy, facing.dz))
    nbt: Compound = {"Item": stack.with_count(1).to_nbt()}
    return _added(level, "small_fireball", place, motion, nbt)


def _added(level: Level, kind: str, place: Vec3, motion: Vec3, nbt: Compound) -> Entity:
    x, y, z = motion
    entity = Entity(
        f"minecraft:{kind}",
        level.new_uuid(),
        place,
        motion=motion,
        yaw=f32(atan2(x, z) * 180.0 / pi),
        pitch=f32(atan2(y, sqrt(x * x + z * z)) * 180.0 / pi),
        nbt=nbt,
    )
    level.add_entity(entity)
    return entity


def can_break(level: Level, projectile: Entity) -> bool:
    """Entity tag `impact_projectiles`, while the rule `projectiles_can_break_blocks` is on."""
    world = level.world
    return world.game_rules.is_on(
        "projectiles_can_break_blocks"
    ) and world.items.is_tagged("entity_type", "impact_projectiles", projectile.type_id)

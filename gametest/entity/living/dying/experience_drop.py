"""Experience that the dead leave as orbs (https://minecraft.wiki/w/Experience#Experience_orbs)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.entity.living.worn.enchantments import worn_effects
from gametest.entity.living.worn.level_values import changed_value
from gametest.entity.living.worn.requirements import EffectContext, holds
from gametest.entity.living.worn.wear import equipment_access
from gametest.interaction.drops.experience_orbs import drop_points

if TYPE_CHECKING:
    from gametest.level.entities.damage_source import DamageSource
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_WORN: Final = ("mainhand", "offhand", "feet", "legs", "chest", "head", "body")
_NONE: Final = frozenset(
    f"minecraft:{name}"
    for name in (
        *("allay", "bat", "villager", "wandering_trader", "iron_golem"),
        *("snow_golem", "copper_golem", "armor_stand", "mannequin", "tadpole"),
    )
)
"""Neither monsters nor animals; and tadpoles (https://minecraft.wiki/w/Tadpole)."""
_ZOMBIES: Final = frozenset(
    f"minecraft:{name}"
    for name in ("drowned", "husk", "zombie", "zombie_villager", "zombified_piglin")
)
_YOUNG: Final = 2.5
"""A young zombie gives so many times what a grown one does, rounded down: 12."""
_SLIMES: Final = frozenset({"minecraft:magma_cube", "minecraft:slime"})
_JOCKEY: Final = 10
_HOGLIN: Final = "minecraft:hoglin"


def drop_mob_experience(level: Level, entity: Entity, source: DamageSource) -> None:
    """What its kind gives, as the enchantments of who killed it change that.

    https://minecraft.wiki/w/Enchantment_definition#Effect_components
    """
    points, killer = float(_reward(level, entity)), source.causing
    if killer is not None and killer.is_living:
        for found in worn_effects(level, killer, "mob_experience"):
            context = EffectContext(level, entity, None, found.stack)
            if holds(found.effect.get("requirements"), context, found.level):
                effect = found.effect["effect"]
                points = changed_value(effect, found.level, points, level.random)
    drop_points(level, entity.pos, int(points))


def gives_experience(entity: Entity) -> bool:
    """Young animals give none, young monsters do, and hoglins are monsters."""
    age = entity.nbt.get("Age")
    return entity.type_id == _HOGLIN or not (isinstance(age, int) and age < 0)


def _reward(level: Level, entity: Entity) -> int:
    """Monsters give a fixed number, and 1 to 3 more for each thing that may drop; animals 1 to 3."""
    if entity.type_id in _NONE:
        return 0
    points = _of_monster(entity)
    if points:
        return points + _for_equipment(level, entity)
    if entity.kind.category == "monster":
        mechanic = f"{entity.type_id}: experience"
        level.report_unsupported(mechanic, entity.block_pos)
        return 0
    if entity.type_id == "minecraft:chicken" and entity.nbt.get("IsChickenJockey"):
        return _JOCKEY
    return 1 + level.random.next_int(3)


def _of_monster(entity: Entity) -> int:
    """0 for others. Slimes give 1, 2, 4 as they are larger."""
    nbt = entity.nbt
    if entity.type_id in _SLIMES:
        size = nbt.get("Size", 0)
        return max(0, size) + 1 if isinstance(size, int) else 1
    points = entity.kind.experience
    if entity.type_id in _ZOMBIES and nbt.get("IsBaby"):
        return int(points * _YOUNG)
    return points


def _for_equipment(level: Level, entity: Entity) -> int:
    points, random = 0, level.random
    if entity.nbt.get("equipment"):
        chances = entity.nbt.get("drop_chances")
        given = chances if isinstance(chances, dict) else {}
        for slot in _WORN:
            chance = given.get(slot, 0.0)
            may_drop = isinstance(chance, (int, float)) and chance <= 1.0
            if may_drop and not equipment_access(entity, slot).get().is_empty:
                points += 1 + random.next_int(3)
    return points

"""What single kinds of mobs do about harm in their own way; what is not simulated is named."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.errors import UnsupportedError
from gametest.core.float32 import f32
from gametest.entity.attributes import attribute_value
from gametest.entity.living.damage_types import damage_type
from gametest.entity.living.sunburn import may_burn
from gametest.entity.living.worn.requirements import is_of_kind
from gametest.interaction.block_contact import is_in_rain
from gametest.level.entities.damage_source import DamageSource
from gametest.level.world.world_state import Difficulty
from gametest.loot.entity_slots import equipped

if TYPE_CHECKING:
    from gametest.entity.living.living_body import LivingBody
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_OWN_WAYS: Final = frozenset(
    f"minecraft:{name}"
    for name in (
        *("armadillo", "creaking", "elder_guardian", "ender_dragon", "enderman"),
        *("guardian", "shulker", "sulfur_cube", "wither"),
    )
)
"""They roll up, have a heart or parts, strike back, teleport, close, or take things in."""
_SPLIT: Final = frozenset({"minecraft:magma_cube", "minecraft:slime"})
_FISH: Final = frozenset(
    f"minecraft:{name}"
    for name in (
        *("cod", "glow_squid", "pufferfish", "salmon", "squid", "tadpole"),
        "tropical_fish",
    )
)
_DRY: Final = frozenset(
    {"minecraft:axolotl", "minecraft:dolphin", "minecraft:nautilus"}
)
_HURT_BY_WATER: Final = frozenset(
    f"minecraft:{name}" for name in ("blaze", "enderman", "snow_golem", "strider")
)
_SNOW_GOLEM: Final = "minecraft:snow_golem"
_HOT: Final = (
    *("badlands", "basalt_deltas", "crimson_forest", "desert", "nether_wastes"),
    *("savanna", "savanna_plateau", "soul_sand_valley", "warped_forest"),
)
"""Ends of the names of biomes in which a snow golem melts."""
_FLYING: Final = frozenset(
    f"minecraft:{name}"
    for name in (
        *("allay", "bat", "bee", "blaze", "breeze", "chicken", "ender_dragon", "ghast"),
        *("happy_ghast", "parrot", "phantom", "shulker", "strider", "vex", "wither"),
    )
)
_REINFORCED: Final = frozenset(
    f"minecraft:{name}" for name in ("drowned", "husk", "zombie", "zombie_villager")
)
_MAX_AIR: Final = 300
_NO_AIR: Final = -20
_WITCH: Final = 0.15000000596046448


def check_mob_harm(
    level: Level, body: LivingBody, source: DamageSource, amount: float
) -> float:
    """The amount as the kind takes it. Raises `UnsupportedError`."""
    entity = body.entity
    kind, type = entity.type_id, damage_type(level, source)
    if type.has("bypasses_invulnerability") and kind not in _SPLIT:
        return amount
    if kind in _OWN_WAYS and not entity.nbt.get("Invulnerable"):
        raise UnsupportedError(f"{kind}: damage by {source.name}", entity.block_pos)
    if (
        kind == "minecraft:wolf"
        and not equipped(entity, "body").is_empty
        and not type.has("bypasses_wolf_armor")
    ):
        raise UnsupportedError(f"{kind}: armour takes a blow", entity.block_pos)
    if kind in _REINFORCED and _calls_others(level, entity, source):
        mechanic = f"{kind}: call reinforcements"
        raise UnsupportedError(mechanic, entity.block_pos)
    if kind == "minecraft:witch":
        if source.causing is entity:
            return 0.0
        if type.has("witch_resistant_to"):
            # https://minecraft.wiki/w/Witch#Behavior: before other protection here.
            return f32(amount * _WITCH)
    return amount


def _calls_others(level: Level, entity: Entity, source: DamageSource) -> bool:
    """On hard, with some chance by its attribute (https://minecraft.wiki/w/Zombie#Reinforcements)."""
    if source.causing is None or not source.causing.is_living:
        return False
    if level.world.difficulty is not Difficulty.HARD:
        return False
    chance = attribute_value(entity, "minecraft:spawn_reinforcements")
    return bool(chance) and level.world.game_rules.is_on("spawn_mobs")


def tick_wet(level: Level, body: LivingBody) -> None:
    """Some kinds are hurt by water and rain (https://minecraft.wiki/w/Damage#Water), and one by heat."""
    entity = body.entity
    if entity.type_id not in _HURT_BY_WATER or not entity.is_alive:
        return
    if body.is_in_water or is_in_rain(level, entity):
        body.hurt(level, DamageSource.of("drown"), 1.0)
    if entity.type_id == _SNOW_GOLEM and _melts_in(level.biome_at(entity.block_pos)):
        body.hurt(level, DamageSource.of("on_fire"), 1.0)


def _melts_in(biome: str) -> bool:
    """https://minecraft.wiki/w/Snow_Golem#Behavior, biome tag `snow_golem_melts`."""
    return biome.removeprefix("minecraft:").endswith(_HOT)


def minds_the_sky(level: Level, entity: Entity) -> bool:
    """Sun or rain may hurt it, so that it never rests."""
    return entity.type_id in _HURT_BY_WATER or may_burn(level, entity)


def moves_its_own_way(entity: Entity) -> bool:
    """It flies, flaps, clings or swims, so that it does not simply fall."""
    level = entity.level
    return entity.type_id in _FLYING or (
        level is not None and is_of_kind(level, entity, "aquatic")
    )


def splits(entity: Entity) -> bool:
    """Whether smaller ones come of its death (https://minecraft.wiki/w/Slime)."""
    size = entity.nbt.get("Size", 0)
    return entity.type_id in _SPLIT and isinstance(size, int) and size > 0


def tick_gills(level: Level, body: LivingBody, air: int) -> None:
    """Fish and squid lose air out of water: https://minecraft.wiki/w/Damage#Drying_out."""
    entity = body.entity
    if entity.type_id in _FISH and entity.is_alive:
        if body.is_in_water:
            body.air = _MAX_AIR
            return
        body.air = air - 1
        if body.air <= _NO_AIR:
            body.air = 0
            body.hurt(level, DamageSource.of("dry_out"), 2.0)
    elif entity.type_id in _DRY and entity.is_alive and not body.is_in_water:
        raise UnsupportedError(f"{entity.type_id}: dry out", entity.block_pos)

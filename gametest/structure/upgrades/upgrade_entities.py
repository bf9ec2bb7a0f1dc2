"""Entities: keys that changed between 1.17 and 1.21.11.

Each row names the folder and snapshot of https://github.com/misode/technical-changes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gametest.nbt.tags import Byte, Compound, Double, Float, Int, IntArray, Long, Tag
from gametest.structure.upgrades.upgrade_attributes import (
    MODIFIERS_VERSION,
    NAMES_VERSION,
    attribute_name,
    upgrade_attributes,
)
from gametest.structure.upgrades.upgrade_effects import (
    EFFECTS_VERSION,
    upgrade_effect,
    upgrade_effects,
)
from gametest.structure.upgrades.upgrade_items import (
    STACK_VERSION,
    block_pos,
    potion_contents,
)
from gametest.structure.upgrades.upgrade_rules import (
    STATE_VERSION,
    Rule,
    compounds,
    namespaced,
    rename,
    renamed,
    renamed_state,
)
from gametest.structure.upgrades.upgrade_text import TEXT_VERSION, upgrade_text_at


def _effects(entity: Compound) -> None:
    rename(entity, "ActiveEffects", "active_effects", upgrade_effects)
    rename(entity, "CustomPotionEffects", "custom_potion_effects", upgrade_effects)


def _positions(entity: Compound) -> None:
    rename(entity, "Leash", "leash", block_pos)
    for old, new in (
        ("FlowerPos", "flower_pos"),
        ("HivePos", "hive_pos"),
        ("BeamTarget", "beam_target"),
        ("PatrolTarget", "patrol_target"),
        ("WanderTarget", "wander_target"),
    ):
        rename(entity, old, new, block_pos)


def _attributes(entity: Compound) -> None:
    rename(entity, "Attributes", "attributes", upgrade_attributes)


def _attribute_names(entity: Compound) -> None:
    for attribute in compounds(entity.get("attributes")):
        if "id" in attribute:
            attribute["id"] = attribute_name(attribute["id"])


_ARMOR: Final = ("feet", "legs", "chest", "head")
_HANDS: Final = ("mainhand", "offhand")
_DEFAULT_CHANCE: Final = Float(0.085)


def _drop_chances(entity: Compound) -> None:
    chances: Compound = {}
    for key, slots in (("ArmorDropChances", _ARMOR), ("HandDropChances", _HANDS)):
        values = entity.pop(key, None)
        for slot, value in zip(
            slots, values if isinstance(values, list) else (), strict=False
        ):
            if value != _DEFAULT_CHANCE:
                chances[slot] = value
    body = entity.pop("body_armor_drop_chance", None)
    if isinstance(body, float) and body != _DEFAULT_CHANCE:
        chances["body"] = body
    if chances:
        entity["drop_chances"] = chances


def _equipment(entity: Compound) -> None:
    equipment: Compound = {}
    for key, slots in (("ArmorItems", _ARMOR), ("HandItems", _HANDS)):
        values = entity.pop(key, None)
        for slot, stack in zip(
            slots, values if isinstance(values, list) else (), strict=False
        ):
            if isinstance(stack, dict) and "id" in stack:
                equipment[slot] = stack
    for key, slot in (("body_armor_item", "body"), ("SaddleItem", "saddle")):
        worn = entity.pop(key, None)
        if isinstance(worn, dict) and "id" in worn:
            equipment[slot] = worn
    saddled = entity.pop("Saddle", Byte(0))
    if isinstance(saddled, int) and saddled:
        equipment["saddle"] = {"id": "minecraft:saddle", "count": Int(1)}
    if equipment:
        entity["equipment"] = equipment


def _fall_distance(entity: Compound) -> None:
    value = entity.pop("FallDistance", None)
    if isinstance(value, float):
        entity["fall_distance"] = Double(value)


def _axes(prefix: str, new: str) -> Callable[[Compound], None]:
    """`TileX`, `TileY`, `TileZ` become one int array."""

    def change(entity: Compound) -> None:
        keys = [f"{prefix}{axis}" for axis in "XYZ"]
        values = [entity.pop(key) for key in keys if key in entity]
        numbers = [value for value in values if isinstance(value, int)]
        if len(numbers) == 3:
            entity[new] = IntArray(numbers)

    return change


def _vector_lengths(entity: Compound) -> None:
    for key, length in (("Pos", 3), ("Motion", 3), ("Rotation", 2)):
        value = entity.get(key)
        if isinstance(value, list) and len(value) != length:
            del entity[key]


def _names(entity: Compound) -> None:
    upgrade_text_at(entity, "CustomName")
    if entity.get("id") == "minecraft:text_display":
        upgrade_text_at(entity, "text")


def _anger(entity: Compound) -> None:
    rename(entity, "AngryAt", "angry_at")
    # A length became a moment of game time; a structure's world starts anew.
    rename(entity, "AngerTime", "anger_end_time", _as_long)


def _as_long(value: Tag) -> Tag:

    return Long(value) if isinstance(value, int) else value


RULES_OF_ALL: Final = (
    Rule(EFFECTS_VERSION, "1.20.2 23w32a", _effects),
    Rule(STACK_VERSION, "1.20.5 24w06a", _positions),
    Rule(MODIFIERS_VERSION, "1.21 24w21a", _attributes),
    Rule(NAMES_VERSION, "1.21.2 24w33a", _attribute_names),
    Rule(4298, "1.21.5 25w02a", _drop_chances),
    Rule(TEXT_VERSION, "1.21.5 25w02a", _names),
    Rule(4304, "1.21.5 25w03a", _equipment),
    Rule(4304, "1.21.5 25w03a", _fall_distance),
    Rule(4315, "1.21.5 25w07a", _axes("Sleeping", "sleeping_pos")),
    Rule(4315, "1.21.5 25w07a", _axes("Tile", "block_pos")),
    Rule(4315, "1.21.5 25w07a", _vector_lengths),
    Rule(4653, "1.21.11 25w41a", _anger),
    *(
        Rule(STATE_VERSION, "26.3 26.3-snapshot-7", renamed_state(key))
        for key in (
            *("BlockState", "DisplayState", "block_state", "carriedBlockState"),
            "inBlockState",
        )
    ),
)


def _cat(cat: Compound) -> None:
    variant = cat.get("variant")
    if isinstance(variant, str) and namespaced(variant) == "minecraft:british":
        cat["variant"] = "minecraft:british_shorthair"


_CAT_TYPES: Final = [
    "tabby",
    "black",
    "red",
    "siamese",
    "british_shorthair",
    "calico",
    "persian",
    "ragdoll",
    "white",
    "jellie",
    "all_black",
]


def _cat_type(cat: Compound) -> None:
    """The number of the time before 1.19 (https://minecraft.wiki/w/Cat)."""
    number = cat.pop("CatType", None)
    if isinstance(number, int) and 0 <= number < len(_CAT_TYPES):
        cat.setdefault("variant", f"minecraft:{_CAT_TYPES[number]}")


def _boat(kind: str) -> Callable[[Compound], None]:
    def change(boat: Compound) -> None:
        wood = str(boat.pop("Type", "oak"))
        vessel = kind.replace("boat", "raft") if wood == "bamboo" else kind
        boat["id"] = f"minecraft:{wood}_{vessel}"

    return change


def _potion(potion: Compound) -> None:
    item = potion.get("Item")
    lingering = (
        isinstance(item, dict) and item.get("id") == "minecraft:lingering_potion"
    )
    potion["id"] = f"minecraft:{'lingering' if lingering else 'splash'}_potion"


def _cloud(cloud: Compound) -> None:
    rename(cloud, "Color", "CustomPotionColor")
    rename(cloud, "effects", "custom_potion_effects")
    contents = potion_contents(cloud)
    if contents:
        cloud["potion_contents"] = contents


def _mooshroom(mooshroom: Compound) -> None:
    effect: Compound = {
        key: mooshroom.pop(key)
        for key in ("EffectId", "EffectDuration")
        if key in mooshroom
    }
    if effect:
        upgrade_effect(effect)
        mooshroom["stew_effects"] = [effect]


def _tnt(tnt: Compound) -> None:
    rename(tnt, "Fuse", "fuse")
    tnt.setdefault("block_state", {"Name": "minecraft:tnt"})


RULES: Final[dict[str, tuple[Rule, ...]]] = {
    "painting": (
        Rule(3091, "1.19 22w16a", renamed(Motive="variant", Facing="facing")),
    ),
    "cat": (
        Rule(3105, "1.19", _cat_type),
        Rule(3105, "1.19 1.19-pre1", _cat),
    ),
    "mooshroom": (Rule(EFFECTS_VERSION, "1.20.2 23w32a", _mooshroom),),
    "tnt": (Rule(3698, "1.20.3 23w42a", _tnt),),
    "trident": (Rule(3698, "1.20.3 23w43a", renamed(Trident="item")),),
    "area_effect_cloud": (
        Rule(STACK_VERSION, "1.20.5 24w09a", _cloud),
        Rule(4435, "1.21.6 25w15a", renamed(Particle="custom_particle")),
    ),
    "boat": (Rule(4069, "1.21.2 24w39a", _boat("boat")),),
    "chest_boat": (Rule(4069, "1.21.2 24w39a", _boat("chest_boat")),),
    "tnt_minecart": (Rule(4189, "1.21.4 24w44a", renamed(TNTFuse="fuse")),),
    "potion": (Rule(4308, "1.21.5 25w04a", _potion),),
    "phantom": (
        Rule(4315, "1.21.5 25w07a", renamed(Size="size")),
        Rule(4315, "1.21.5 25w07a", _axes("A", "anchor_pos")),
    ),
    "turtle": (
        Rule(4315, "1.21.5 25w07a", renamed(HasEgg="has_egg")),
        Rule(4315, "1.21.5 25w07a", _axes("HomePos", "home_pos")),
    ),
    "vex": (
        Rule(4315, "1.21.5 25w07a", renamed(LifeTicks="life_ticks")),
        Rule(4315, "1.21.5 25w07a", _axes("Bound", "bound_pos")),
    ),
}
"""Entity type without namespace -> rules, oldest first."""

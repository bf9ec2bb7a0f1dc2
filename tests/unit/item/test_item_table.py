from __future__ import annotations

from collections import Counter

import pytest

from gametest.core.errors import UnsupportedError
from gametest.core.version import version_named
from gametest.item.item_stack import ItemStack
from gametest.item.item_table import ItemTable, UnknownItemError
from gametest.nbt.tags import Byte, Float, Int


def stack_of(name: str) -> ItemStack:
    return ItemStack(f"minecraft:{name}")


# azalea (MIT) has 84 items with durability, 44 with food and 115 of another rarity in 26.2
def test_columns_have_as_many_items_as_public_data_of_26_2() -> None:
    items = ItemTable.load(version_named("26.2"))
    ids = items.ids()

    rarities = Counter(items.default(id, "minecraft:rarity") for id in ids)

    assert len(ids) == 1537
    assert 84 == sum(items.max_damage(ItemStack(id)) > 0 for id in ids)
    assert 44 == sum(items.default(id, "minecraft:food") is not None for id in ids)
    assert 115 == sum(rarities.values()) - rarities["common"]


# https://minecraft.wiki/w/Stack, https://minecraft.wiki/w/Durability
@pytest.mark.parametrize(
    ("name", "size", "durability"),
    [
        ("stone", 64, 0),
        ("ender_pearl", 16, 0),
        ("oak_sign", 16, 0),
        # Two public re-makings of 26.3 agree.
        ("straw_bed", 16, 0),
        ("diamond_sword", 1, 1561),
        ("golden_pickaxe", 1, 32),
        ("netherite_helmet", 1, 407),
        ("leather_boots", 1, 65),
        ("elytra", 1, 432),
        ("red_shulker_box", 1, 0),
    ],
)
def test_stack_size_and_durability(
    items: ItemTable, name: str, size: int, durability: int
) -> None:
    assert size == items.max_stack_size(stack_of(name))
    assert durability == items.max_damage(stack_of(name))


# https://minecraft.wiki/w/Food: an apple gives 4 and 2.4
def test_food_is_a_component(items: ItemTable) -> None:
    found = items.component(stack_of("apple"), "minecraft:food")

    assert {"nutrition": Int(4), "saturation": Float(2.4)} == found


# https://github.com/misode/technical-changes, 25w46a
def test_fish_buckets_are_food_since_1_21_11() -> None:
    old = ItemTable.load(version_named("1.21.5"))
    new = ItemTable.load(version_named("1.21.11"))

    assert old.component(stack_of("cod_bucket"), "minecraft:food") is None
    assert new.component(stack_of("cod_bucket"), "minecraft:food") is not None


def test_a_component_that_was_set_hides_the_default(items: ItemTable) -> None:
    stack = stack_of("stick").with_component("max_stack_size", Int(5))

    assert 5 == items.max_stack_size(stack)


def test_a_component_that_was_taken_away_is_gone(items: ItemTable) -> None:
    stack = ItemStack("minecraft:diamond_sword", 1, {"!minecraft:max_damage": {}})

    assert items.component(stack, "minecraft:max_damage") is None
    assert 0 == items.max_damage(stack)


def test_unbreakable_items_have_no_durability(items: ItemTable) -> None:
    stack = stack_of("diamond_sword").with_component("unbreakable", {})

    assert 0 == items.max_damage(stack)


def test_damage_is_at_most_the_durability(items: ItemTable) -> None:
    stack = stack_of("bow").with_component("damage", Int(9999))

    assert 384 == items.damage(stack)


def test_default_that_is_not_known_is_unsupported(items: ItemTable) -> None:
    with pytest.raises(UnsupportedError, match="component: minecraft:consumable"):
        items.component(stack_of("apple"), "minecraft:consumable")


def test_every_item_has_a_name_though_its_value_is_not_known(items: ItemTable) -> None:
    assert items.has_component(stack_of("stick"), "minecraft:item_name")


@pytest.mark.parametrize(
    ("name", "slot"),
    [("iron_chestplate", "chest"), ("shield", "offhand"), ("stick", None)],
)
def test_slot_that_an_item_is_made_for(
    items: ItemTable, name: str, slot: str | None
) -> None:
    assert slot == items.slot(stack_of(name))


def test_equippable_component_decides_the_slot(items: ItemTable) -> None:
    stack = stack_of("stick").with_component("equippable", {"slot": "legs"})

    assert "legs" == items.slot(stack)


# https://minecraft.wiki/w/Data_component_format#item_model
def test_model_is_named_as_the_item(items: ItemTable) -> None:
    found = items.component(stack_of("stick"), "minecraft:item_model")

    assert "minecraft:stick" == found


def test_glint_is_an_override(items: ItemTable) -> None:
    name = "minecraft:enchantment_glint_override"

    assert Byte(1) == items.component(stack_of("nether_star"), name)
    assert items.component(stack_of("stick"), name) is None


# https://minecraft.wiki/w/Spear; stick and sword: https://github.com/the-great-chicken/SGP-Datapack
@pytest.mark.parametrize("component", ["piercing_weapon", "kinetic_weapon"])
@pytest.mark.parametrize(
    ("name", "has"), [("iron_spear", True), ("stick", False), ("diamond_sword", False)]
)
def test_spears_alone_pierce_and_charge(
    items: ItemTable, component: str, name: str, has: bool
) -> None:
    assert has is items.has_component(stack_of(name), f"minecraft:{component}")


def test_unknown_item_is_told_with_the_nearest(items: ItemTable) -> None:
    with pytest.raises(UnknownItemError, match="'minecraft:stick'"):
        items.check("minecraft:stik")


@pytest.mark.parametrize(
    ("version", "name", "exists"),
    [
        ("26.2", "swing_animation", True),
        ("26.3", "swing_animation", False),
        ("26.2", "attack_animation", False),
        ("26.3", "attack_animation", True),
        ("1.21.5", "use_effects", False),
    ],
)
def test_component_types_of_versions(version: str, name: str, exists: bool) -> None:
    types = ItemTable.load(version_named(version)).component_types

    assert exists is (types.problem(f"minecraft:{name}") is None)


# https://github.com/azalea-rs/azalea (MIT), default components of 26.2: 44 kinds have a container
@pytest.mark.parametrize(
    ("name", "component", "value"),
    [
        ("stone", "container", None),
        ("chest", "container", []),
        ("red_shulker_box", "container", []),
        ("oak_shelf", "container", []),
        ("bookshelf", "container", None),
        ("beehive", "block_state", {"honey_level": "0"}),
        (
            "waxed_exposed_copper_golem_statue",
            "block_state",
            {"copper_golem_pose": "standing"},
        ),
        ("stone", "block_state", None),
        ("firework_rocket", "fireworks", {"flight_duration": Byte(1)}),
        ("tipped_arrow", "potion_duration_scale", Float(0.125)),
        ("arrow", "potion_duration_scale", None),
        ("light_gray_dye", "dye", "light_gray"),
        ("stick", "break_sound", "minecraft:entity.item.break"),
        ("shield", "break_sound", "minecraft:item.shield.break"),
        ("iron_spear", "minimum_attack_charge", Float(1.0)),
        ("iron_sword", "attack_range", None),
        ("iron_sword", "use_effects", {}),
        ("iron_sword", "swing_animation", {}),
        ("iron_spear", "swing_animation", {"type": "stab", "duration": Int(19)}),
        ("pig_spawn_egg", "entity_data", {"id": "minecraft:pig"}),
        ("egg", "chicken/variant", "minecraft:temperate"),
        ("stick", "axolotl/variant", None),
        ("stick", "instrument", None),
        ("stick", "provides_trim_material", None),
    ],
)
def test_component_that_begins_with_a_value(
    name: str, component: str, value: object
) -> None:
    items = ItemTable.load(version_named("26.2"))

    assert value == items.default(f"minecraft:{name}", f"minecraft:{component}")


def test_kinds_with_a_container_are_as_many_as_in_public_data_of_26_2() -> None:
    items = ItemTable.load(version_named("26.2"))

    found = [items.default(id, "minecraft:container") for id in items.ids()]

    assert 44 == sum(value is not None for value in found)


# 1.21.6: https://minecraft.wiki/w/Locator_Bar
@pytest.mark.parametrize(("release", "count"), [("1.21.5", 0), ("1.21.11", 1)])
def test_head_hides_its_wearer_on_the_locator_bar(release: str, count: int) -> None:
    items = ItemTable.load(version_named(release))

    modifiers = items.default("minecraft:creeper_head", "minecraft:attribute_modifiers")

    assert isinstance(modifiers, list)
    assert count == len(modifiers)


def test_data_of_an_egg_before_1_21_9_are_unsupported() -> None:
    items = ItemTable.load(version_named("1.21.5"))

    assert items.default("minecraft:stick", "minecraft:entity_data") is None
    with pytest.raises(UnsupportedError, match="entity_data of minecraft:pig_spawn"):
        items.default("minecraft:pig_spawn_egg", "minecraft:entity_data")

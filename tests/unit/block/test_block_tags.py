from __future__ import annotations

import pytest

from gametest.block.block_tags import TagTable, UnknownTagError, UnsupportedTagError
from gametest.core.version import NEWEST_VERSION, GameVersion, version_named

# Resolved memberships of the game's tags in 26.2, counted in a public copy of its data.
MEMBERSHIPS_26_2 = {
    "block": (247, 3756),
    "item": (224, 2712),
    "entity_type": (48, 375),
    "damage_type": (34, 229),
    "enchantment": (22, 308),
    "fluid": (6, 9),
    "game_event": (5, 121),
    "point_of_interest_type": (3, 30),
    "instrument": (3, 16),
    "banner_pattern": (11, 42),
}


@pytest.fixture(scope="module")
def tags() -> TagTable:
    return TagTable.load(NEWEST_VERSION)


@pytest.mark.parametrize("registry", MEMBERSHIPS_26_2)
def test_tags_of_26_2_have_the_known_number_of_members(registry: str) -> None:
    table = TagTable.load(version_named("26.2"), registry)
    members = sum(len(table.members(tag)) for tag in table.known_tags)

    assert MEMBERSHIPS_26_2[registry] == (len(table.known_tags), members)


@pytest.mark.parametrize(
    ("tag", "id", "member"),
    [
        ("wool", "red_wool", True),
        ("minecraft:wool", "minecraft:red_wool", True),
        ("wool", "minecraft:red_carpet", False),
        ("wool", "other:red_wool", False),
        ("beds", "straw_bed", False),
        ("stairs", "red_wool_stairs", True),
        ("planks", "poplar_planks", True),
        ("replaceable", "red_shrub", True),
    ],
)
def test_membership(tags: TagTable, tag: str, id: str, member: bool) -> None:
    assert member is tags.contains(tag, id)


def test_members_of_nested_tags_are_members(tags: TagTable) -> None:
    assert tags.members("wooden_doors") < tags.members("doors")
    assert tags.entry("doors").tags == ("minecraft:wooden_doors",)


def test_every_block_tag_names_blocks_of_its_version(version: GameVersion) -> None:
    from gametest.block.block_table import BlockTable

    known = {block.name for block in BlockTable.load(version).blocks()}
    table = TagTable.load(version)

    assert set().union(*map(table.members, table.known_tags)) <= known


@pytest.mark.parametrize(
    "tag", ["stone_ore_replaceables", "blocks_motion_no_leaves", "blocks_motion"]
)
def test_tag_with_unknown_members_is_unsupported(tags: TagTable, tag: str) -> None:
    assert f"minecraft:{tag}" in tags.unsupported_tags
    with pytest.raises(UnsupportedTagError):
        tags.members(tag)


def test_unknown_tag_names_the_nearest(tags: TagTable) -> None:
    with pytest.raises(UnknownTagError, match="did you mean 'planks'"):
        tags.members("plank")


def test_registry_without_a_table_is_unsupported() -> None:
    with pytest.raises(UnsupportedTagError):
        TagTable.load(NEWEST_VERSION, "worldgen/biome")


# https://github.com/misode/technical-changes
@pytest.mark.parametrize(
    ("tag", "first", "before"),
    [
        ("wool_stairs", "26.3", "26.2"),
        ("concrete_powders", "26.2", "26.1"),
        ("supports_crops", "26.1", "1.21.11"),
        ("copper_chests", "1.21.11", "1.21.5"),
    ],
)
def test_tag_begins_with_a_version(tag: str, first: str, before: str) -> None:
    full = f"minecraft:{tag}"

    assert full in TagTable.load(version_named(first)).known_tags
    assert full not in TagTable.load(version_named(before)).known_tags


@pytest.mark.parametrize(
    ("tag", "last", "gone"),
    [
        ("convertable_to_mud", "26.2", "26.3"),
        ("concrete_powder", "26.1", "26.2"),
        ("bamboo_plantable_on", "1.21.11", "26.1"),
    ],
)
def test_tag_ends_with_a_version(tag: str, last: str, gone: str) -> None:
    full = f"minecraft:{tag}"

    assert full in TagTable.load(version_named(last)).known_tags
    assert full not in TagTable.load(version_named(gone)).known_tags


def test_dirt_held_all_ground_before_it_was_split() -> None:
    before = TagTable.load(version_named("1.21.11"))
    after = TagTable.load(version_named("26.1"))

    assert before.contains("dirt", "grass_block")
    assert not after.contains("dirt", "grass_block")
    assert before.contains("enderman_holdable", "grass_block")


def test_order_of_enchantments_is_kept() -> None:
    table = TagTable.load(NEWEST_VERSION, "enchantment")
    ids = table.entry("tooltip_order").ids

    assert ids[:2] == ("minecraft:binding_curse", "minecraft:vanishing_curse")

from __future__ import annotations

from typing import Any

import pytest

from gametest.app.tags import GameTags, PackTags, load_tags_of
from gametest.block.block_table import BlockTable
from gametest.block.block_tags import UnknownTagError, UnsupportedTagError
from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.version import NEWEST_VERSION
from gametest.pack.memory_pack import MemoryPack
from gametest.pack.pack_stack import open_packs


def load(
    blocks: BlockTable, files: dict[str, dict[str, Any]]
) -> tuple[PackTags, list[str]]:
    collector = DiagnosticCollector()
    pack = MemoryPack.of("pack", files)
    stack = open_packs([pack], collector, NEWEST_VERSION)
    tags = load_tags_of("block", stack, blocks, collector)
    return tags, [found.code for found in collector]


def test_a_pack_without_tags_leaves_those_of_the_game(blocks: BlockTable) -> None:
    tags, codes = load(blocks, {})

    assert tags.contains("minecraft:buttons", "minecraft:stone_button")
    assert codes == []


def test_a_pack_adds_to_a_tag_of_the_game(blocks: BlockTable) -> None:
    values = {"values": ["minecraft:stone"]}
    tags, codes = load(blocks, {"data/minecraft/tags/block/buttons.json": values})

    assert tags.contains("minecraft:buttons", "minecraft:stone")
    assert tags.contains("minecraft:buttons", "minecraft:stone_button")
    assert codes == []


def test_a_pack_replaces_a_tag_of_the_game(blocks: BlockTable) -> None:
    values = {"replace": True, "values": ["minecraft:stone"]}
    tags, _ = load(blocks, {"data/minecraft/tags/block/buttons.json": values})

    assert tags.members("minecraft:buttons") == {"minecraft:stone"}


def test_a_tag_of_a_pack_holds_those_that_it_names(blocks: BlockTable) -> None:
    values = {"values": ["#minecraft:buttons", "dirt"]}
    tags, codes = load(blocks, {"data/a/tags/block/b.json": values})

    assert tags.contains("a:b", "minecraft:dirt")
    assert tags.contains("a:b", "minecraft:stone_button")
    assert "a:b" in tags.known_tags
    assert codes == []


def test_a_tag_with_an_unknown_block_is_dropped_as_in_the_game(
    blocks: BlockTable,
) -> None:
    values = {"values": ["dirt", "dirtt"]}
    tags, codes = load(blocks, {"data/a/tags/block/b.json": values})

    assert codes == ["tag-missing-entry"]
    with pytest.raises(UnknownTagError):
        tags.members("a:b")


@pytest.mark.parametrize(
    ("registry", "value", "codes"),
    [
        ("item", "minecraft:stick", []),
        ("item", "minecraft:stik", ["tag-missing-entry"]),
        ("entity_type", "pig", []),
        ("entity_type", "pgi", ["tag-missing-entry"]),
        ("enchantment", "demo:own", []),
    ],
)
def test_tags_of_other_registries_are_read_when_asked_for(
    blocks: BlockTable, registry: str, value: str, codes: list[str]
) -> None:
    collector = DiagnosticCollector()
    files = {f"data/demo/tags/{registry}/t.json": {"values": [value]}}
    stack = open_packs([MemoryPack.of("pack", files)], collector, NEWEST_VERSION)
    tags = GameTags(stack, blocks, collector)
    before = len(collector)

    found = tags.of(registry)

    assert before == 0
    assert codes == [found.code for found in collector]
    assert (codes == []) is ("demo:t" in found.known_tags)


def _biomes(blocks: BlockTable, files: dict[str, list[str]]) -> PackTags:
    collector = DiagnosticCollector()
    named = {f"data/{name}.json": {"values": files[name]} for name in files}
    stack = open_packs([MemoryPack.of("pack", named)], collector, NEWEST_VERSION)
    return GameTags(stack, blocks, collector).of("worldgen/biome")


def test_a_registry_without_a_table_has_the_tags_of_the_packs(
    blocks: BlockTable,
) -> None:
    tags = _biomes(
        blocks,
        {
            "demo/tags/worldgen/biome/dry": ["minecraft:desert"],
            "demo/tags/worldgen/biome/all": ["#demo:dry", "plains"],
        },
    )

    assert tags.members("demo:all") == {"minecraft:desert", "minecraft:plains"}


@pytest.mark.parametrize(
    "tag", ["demo:t", "demo:u", "minecraft:is_ocean", "minecraft:is_river"]
)
def test_what_builds_on_the_untabled_tags_of_the_game_is_not_known(
    blocks: BlockTable, tag: str
) -> None:
    tags = _biomes(
        blocks,
        {
            "demo/tags/worldgen/biome/t": ["#minecraft:is_nether"],
            "demo/tags/worldgen/biome/u": ["#demo:t"],
            "minecraft/tags/worldgen/biome/is_ocean": ["plains"],
        },
    )

    with pytest.raises(UnsupportedTagError):
        tags.members(tag)


@pytest.mark.parametrize(
    ("files", "tag", "inside", "outside"),
    [
        ({"oak_logs": ["stone"]}, "logs", ("stone", "oak_log", "birch_log"), ()),
        ({"oak_logs": ["stone"]}, "logs_that_burn", ("stone", "oak_log"), ()),
        (
            {"oak_logs": {"replace": True, "values": ["stone"]}},
            "logs",
            ("stone", "birch_log"),
            ("oak_log",),
        ),
        (
            {"oak_logs": ["stone"], "logs": ["dirt"]},
            "logs",
            ("stone", "dirt", "oak_log"),
            (),
        ),
        (
            {"oak_logs": ["stone"], "logs": {"replace": True, "values": ["dirt"]}},
            "logs",
            ("dirt",),
            ("stone", "oak_log"),
        ),
    ],
)
def test_what_a_pack_does_to_an_inner_tag_shows_in_the_outer_one(
    blocks: BlockTable,
    files: dict[str, Any],
    tag: str,
    inside: tuple[str, ...],
    outside: tuple[str, ...],
) -> None:
    """Tags hold references (https://minecraft.wiki/w/Tag#JSON_format)."""
    tags, _ = load(
        blocks,
        {
            f"data/minecraft/tags/block/{name}.json": value
            if isinstance(value, dict)
            else {"values": value}
            for name, value in files.items()
        },
    )
    members = tags.members(f"minecraft:{tag}")

    assert {f"minecraft:{name}" for name in inside} <= members
    assert members.isdisjoint({f"minecraft:{name}" for name in outside})


def test_a_ring_through_a_tag_of_the_game_is_reported_where_a_pack_closes_it(
    blocks: BlockTable,
) -> None:
    values = {"values": ["#minecraft:logs"]}
    _, codes = load(blocks, {"data/minecraft/tags/block/oak_logs.json": values})

    assert codes == ["tag-cycle"]

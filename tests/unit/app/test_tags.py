from __future__ import annotations

from typing import Any

import pytest

from gametest.app.tags import PackTags, load_block_tags
from gametest.block.block_table import BlockTable
from gametest.block.block_tags import UnknownTagError
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
    tags = load_block_tags(stack, blocks, collector)
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

"""Libraries of advancements written as Python values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gametest.advancement.advancement_library import AdvancementLibrary
from gametest.app.tags import GameTags
from gametest.block.block_table import BlockTable
from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.version import version_named
from gametest.loot.predicate_library import PredicateLibrary
from gametest.loot.table.loot_library import LootLibrary
from gametest.pack.memory_pack import MemoryPack
from gametest.pack.pack_stack import open_packs

MakeAdvancements = Callable[..., AdvancementLibrary]


@pytest.fixture(scope="session")
def make_advancements() -> MakeAdvancements:
    """By path below `data/demo/advancement`, in the spelling of a version."""

    def make(advancements: dict[str, Any], target: str = "26.3") -> AdvancementLibrary:
        version, collector = version_named(target), DiagnosticCollector()
        pack = MemoryPack.of(
            "pack",
            {
                f"data/demo/advancement/{name}.json": value
                for name, value in advancements.items()
            },
        )
        stack = open_packs([pack], collector, version)
        table = BlockTable.load(version)
        tags = GameTags(stack, table, collector)
        predicates = PredicateLibrary(version, table, tags, collector)
        return AdvancementLibrary(
            predicates,
            LootLibrary(predicates),
            stack.resources("advancement", ".json"),
            lambda id: id.path == "known",
        )

    return make

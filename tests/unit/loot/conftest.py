"""A level of air that knows the kinds of entities, and predicates written as Python values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gametest.app.tags import GameTags
from gametest.block.block_table import BlockTable
from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.position import Vec3
from gametest.core.version import NEWEST_VERSION, GameVersion
from gametest.entity.kinds import EntityKinds
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.entities.entity import Entity
from gametest.level.level import Level
from gametest.level.world.world_state import WorldState
from gametest.level.world_preset import WorldPreset
from gametest.loot.loot_context import LootContext
from gametest.loot.predicate import Predicate
from gametest.loot.predicate_library import PredicateLibrary
from gametest.loot.table.loot_library import LootLibrary
from gametest.nbt.snbt import parse_snbt
from gametest.pack.memory_pack import MemoryPack
from gametest.pack.pack_stack import open_packs

Files = dict[str, Any]
MakeLibrary = Callable[..., PredicateLibrary]
MakeLoot = Callable[..., LootLibrary]
Parse = Callable[[Any], Predicate]
Summon = Callable[..., Entity]


@pytest.fixture(scope="session")
def make_library(blocks: BlockTable) -> MakeLibrary:
    """A library of the files of one pack: predicates by path below `data/demo/predicate`."""

    def make(
        predicates: Files | None = None,
        version: GameVersion = NEWEST_VERSION,
        **others: Any,
    ) -> PredicateLibrary:
        written = {
            f"data/demo/predicate/{name}.json": value
            for name, value in (predicates or {}).items()
        }
        collector = DiagnosticCollector()
        pack = MemoryPack.of("pack", {**written, **others.get("files", {})})
        stack = open_packs([pack], collector, version)
        table = blocks if version is NEWEST_VERSION else BlockTable.load(version)
        tags = GameTags(stack, table, collector)
        files = stack.resources("predicate", ".json")
        return PredicateLibrary(
            version,
            table,
            tags,
            collector,
            files,
            named_files=lambda folder: stack.resources(folder, ".json"),
        )

    return make


@pytest.fixture(scope="session")
def make_loot(make_library: MakeLibrary) -> MakeLoot:
    """A library of loot tables and item modifiers, by path below `data/demo`."""

    def make(
        tables: Files | None = None,
        modifiers: Files | None = None,
        version: GameVersion = NEWEST_VERSION,
        **others: Any,
    ) -> LootLibrary:
        predicates = make_library(version=version, **others)
        written = {
            f"data/demo/loot_table/{name}.json": value
            for name, value in (tables or {}).items()
        }
        written |= {
            f"data/demo/item_modifier/{name}.json": value
            for name, value in (modifiers or {}).items()
        }
        written |= others.get("files", {})
        pack = MemoryPack.of("pack", written)
        stack = open_packs([pack], predicates.collector, version)
        return LootLibrary(
            predicates,
            stack.resources("loot_table", ".json"),
            stack.resources("item_modifier", ".json"),
        )

    return make


@pytest.fixture(scope="session")
def loot(make_loot: MakeLoot) -> LootLibrary:
    """Without files, for what is written inline in the spelling of 26.3."""
    return make_loot()


@pytest.fixture(scope="session")
def parse(make_library: MakeLibrary) -> Parse:
    return make_library().parse


@pytest.fixture
def void(blocks: BlockTable, version: GameVersion) -> Level:
    world = WorldState(version, entity_kinds=EntityKinds.load(version))
    preset = WorldPreset.void(blocks)
    return Level.of(BehaviourTables.empty(blocks), preset=preset, world=world)


@pytest.fixture
def summon(void: Level) -> Summon:
    """An entity of the level at a place, with data as SNBT."""

    def make(kind: str, pos: tuple[float, float, float], nbt: str = "{}") -> Entity:
        data = parse_snbt(nbt)
        assert isinstance(data, dict)
        entity = Entity.from_nbt(
            {**data, "id": f"minecraft:{kind}"}, void.new_uuid(), Vec3(*pos)
        )
        void.add_entity(entity)
        return entity

    return make


@pytest.fixture
def context(void: Level) -> Callable[..., LootContext]:
    def make(entity: Entity | None = None, **given: Any) -> LootContext:
        origin = Vec3(0.5, 64.0, 0.5) if entity is None else entity.pos
        values = {"origin": origin, "this_entity": entity, **given}
        return LootContext(level=void, **values)

    return make

"""The quick way through air shows what the whole turn shows."""

from __future__ import annotations

import pytest

from gametest.block.block_table import BlockTable
from gametest.core.bounding_box import BoundingBox
from gametest.core.position import Vec3
from gametest.core.version import GameVersion
from gametest.entity.bodies.item import ItemBody
from gametest.entity.kinds import EntityKinds
from gametest.entity.summoning import create_entity
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.level import Level
from gametest.level.world.world_state import WorldState
from gametest.level.world_preset import WorldPreset
from gametest.nbt.snbt import parse_snbt
from gametest.nbt.tags import Compound

TICKS = 45
BLOCKS = {
    (2, 66, 0): "oak_fence",
    (3, 70, 0): "cobweb",
    (5, 69, 0): "water",
    (7, 72, 0): "soul_sand",
    (8, 75, 0): "honey_block",
}
SPEEDS = ("0d, 0d, 0d", "0.3d, 0.2d, 0.02d", "0.9d, 0.5d, 0d")


def _states(blocks: BlockTable, version: GameVersion) -> list[list[Compound]]:
    world = WorldState(version, entity_kinds=EntityKinds.load(version))
    tables = BehaviourTables.empty(blocks)
    level = Level.of(tables, preset=WorldPreset.void(blocks), world=world)
    floor = BoundingBox(-8, 63, -4, 12, 63, 4)
    level.fill_states(floor, blocks.parse_state("stone").id)
    level.set_states_quiet(
        (pos, blocks.parse_state(name).id) for pos, name in BLOCKS.items()
    )
    for x in range(9):
        for number, speed in enumerate(SPEEDS):
            item = f"{{id: 'minecraft:stone', count: {x * 3 + number + 33}}}"
            data = parse_snbt(f"{{Item: {item}, Motion: [{speed}]}}")
            assert isinstance(data, dict)
            create_entity(level, "item", Vec3(x + 0.4, 76.0 + number * 2, 0.5), data)
    seen = []
    for _ in range(TICKS):
        level.tick()
        seen.append([_shown(entity.to_nbt()) for entity in level.entities.values()])
    return seen


def _shown(nbt: Compound) -> Compound:
    del nbt["UUID"]
    return nbt


def test_quick_fall_shows_nowhere(
    blocks: BlockTable, version: GameVersion, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = _states(blocks, version)

    monkeypatch.setattr(ItemBody, "_falls", lambda _body, _level: False)

    assert _states(blocks, version) == quick

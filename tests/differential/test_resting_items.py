"""Items that sleep at rest show what those show that take every turn."""

from __future__ import annotations

import pytest

from gametest.block.block_table import BlockTable
from gametest.core.bounding_box import BoundingBox
from gametest.core.position import BlockPos, Vec3
from gametest.core.version import GameVersion
from gametest.entity.bodies import item as item_body
from gametest.entity.kinds import EntityKinds
from gametest.entity.summoning import create_entity
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.level import Level
from gametest.level.world.world_state import WorldState
from gametest.level.world_preset import WorldPreset
from gametest.nbt.snbt import parse_snbt
from gametest.nbt.tags import Compound

TICKS = 130
HIDDEN = frozenset({"UUID"})
ITEMS = (
    (0.5, 64.0, 0.5, "Motion: [0.1d, 0d, 0d]"),
    (0.9, 64.0, 0.5, "Age: 5950s"),
    (0.7, 66.0, 0.7, "PickupDelay: 77s"),
    (4.5, 70.0, 0.5, "Motion: [0d, 0.2d, 0.02d]"),
    (4.4, 64.0, 0.5, "Age: -32768s"),
)


def _states(
    blocks: BlockTable, version: GameVersion, step: int
) -> list[list[Compound]]:
    world = WorldState(version, entity_kinds=EntityKinds.load(version))
    tables = BehaviourTables.empty(blocks)
    level = Level.of(tables, preset=WorldPreset.void(blocks), world=world)
    level.fill_states(BoundingBox(-4, 63, -4, 9, 63, 4), blocks.parse_state("stone").id)
    for x, y, z, nbt in ITEMS:
        data = parse_snbt(f"{{Item: {{id: 'minecraft:stone', count: 1}}, {nbt}}}")
        assert isinstance(data, dict)
        create_entity(level, "item", Vec3(x, y, z), data)
    seen = []
    for tick in range(TICKS):
        if tick == 100:
            level.set_block(BlockPos(4, 63, 0), blocks.air)
        level.tick()
        if tick % step == 0:
            seen.append(
                [
                    {k: v for k, v in entity.to_nbt().items() if k not in HIDDEN}
                    for entity in level.entities.values()
                ]
            )
    return seen


@pytest.mark.parametrize("step", [1, 13])
def test_sleep_shows_nowhere(
    blocks: BlockTable,
    version: GameVersion,
    monkeypatch: pytest.MonkeyPatch,
    step: int,
) -> None:
    asleep = _states(blocks, version, step)

    monkeypatch.setattr(item_body, "find_rest", lambda _level, _body: None)

    assert _states(blocks, version, step) == asleep

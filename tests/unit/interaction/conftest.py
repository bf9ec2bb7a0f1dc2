"""A level of air in a world that knows the entity kinds."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from gametest.entity.kinds import EntityKinds
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.level import Level
from gametest.level.world.world_state import WorldState
from gametest.level.world_preset import WorldPreset

if TYPE_CHECKING:
    from gametest.block.block_table import BlockTable
    from gametest.core.version import GameVersion


@pytest.fixture
def void(blocks: BlockTable, version: GameVersion) -> Level:
    world = WorldState(version, entity_kinds=EntityKinds.load(version))
    tables = BehaviourTables.empty(blocks)
    return Level.of(tables, preset=WorldPreset.void(blocks), world=world)

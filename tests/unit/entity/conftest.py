"""Levels that know the entity kinds of the newest version."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from gametest.core.bounding_box import BoundingBox
from gametest.core.identifier import Identifier
from gametest.entity.kinds import EntityKinds
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.dimension_type import OVERWORLD
from gametest.level.level import Level
from gametest.level.world.world_state import WorldState
from gametest.level.world_preset import WorldPreset

if TYPE_CHECKING:
    from gametest.block.block_table import BlockTable
    from gametest.core.version import GameVersion

Reports = list[str]


@pytest.fixture(scope="session")
def kinds(version: GameVersion) -> EntityKinds:
    return EntityKinds.load(version)


@pytest.fixture
def world(version: GameVersion, kinds: EntityKinds) -> WorldState:
    return WorldState(version, entity_kinds=kinds)


@pytest.fixture
def make_void(blocks: BlockTable, world: WorldState) -> Callable[..., Level]:
    """Levels of air in one world."""

    def make(dimension: Identifier = OVERWORLD) -> Level:
        return Level.of(
            BehaviourTables.empty(blocks),
            dimension=dimension,
            preset=WorldPreset.void(blocks),
            world=world,
        )

    return make


@pytest.fixture
def void(make_void: Callable[..., Level]) -> Level:
    return make_void()


@pytest.fixture
def floor(void: Level, reports: Reports) -> Level:
    """Stone at height 63 around the origin."""
    stone = void.blocks.parse_state("stone")
    void.fill_states(BoundingBox(-8, 63, -8, 24, 63, 8), stone.id)
    return void


@pytest.fixture
def reports(void: Level) -> Reports:
    """What the level says that it does not simulate."""
    found: Reports = []
    void.unsupported_sink = lambda mechanic, _pos: found.append(mechanic)
    return found

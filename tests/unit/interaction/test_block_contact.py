"""Blocks learn of what is in them and on them."""

from __future__ import annotations

import pytest

from gametest.block.block_state import BlockState
from gametest.block.block_table import BlockTable
from gametest.core.position import BlockPos, Vec3
from gametest.core.version import GameVersion
from gametest.entity.kinds import EntityKinds
from gametest.entity.summoning import create_entity
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.entities.entity import Entity
from gametest.level.level import Level
from gametest.level.world.world_state import WorldState
from gametest.level.world_preset import WorldPreset
from gametest.nbt.snbt import parse_snbt
from gametest.nbt.tags import Compound


class Noting(BlockBehaviour):
    def __init__(self) -> None:
        self.log: list[tuple[str, tuple[int, int, int]]] = []

    def entity_inside(
        self, level: Level, pos: BlockPos, state: BlockState, entity: Entity
    ) -> None:
        self.log.append(("inside", pos))

    def step_on(
        self, level: Level, pos: BlockPos, state: BlockState, entity: Entity
    ) -> None:
        self.log.append(("step", pos))

    def fall_on(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        entity: Entity,
        distance: float,
    ) -> None:
        self.log.append(("fall", pos))

    def projectile_hit(
        self, level: Level, pos: BlockPos, state: BlockState, projectile: Entity
    ) -> None:
        self.log.append(("hit", pos))


@pytest.fixture
def noting() -> Noting:
    return Noting()


@pytest.fixture
def noted(blocks: BlockTable, version: GameVersion, noting: Noting) -> Level:
    """Whatever happens to an oak button or a target is noted."""
    tables = BehaviourTables(blocks)
    tables.register(["oak_button", "target"], noting)
    world = WorldState(version, entity_kinds=EntityKinds.load(version))
    return Level.of(tables.freeze(), preset=WorldPreset.void(blocks), world=world)


def _put(level: Level, pos: tuple[int, int, int], state: str) -> None:
    level.set_block(BlockPos(*pos), level.blocks.parse_state(state))


def _summon(level: Level, kind: str, pos: Vec3, nbt: str) -> Entity:
    data = parse_snbt(nbt)
    assert isinstance(data, dict)
    item: Compound = {"Item": {"id": "stone", "count": parse_snbt("1")}}
    return create_entity(level, kind, pos, {**item, **data})


def test_cell_learns_once_a_tick_of_who_is_in_it(noted: Level, noting: Noting) -> None:
    _put(noted, (0, 64, 0), "oak_button[face=floor]")
    _summon(noted, "item", Vec3(0.5, 64.5, 0.5), "{NoGravity: 1b}")

    noted.tick()

    assert noting.log == [("inside", (0, 64, 0))]


def test_every_cell_that_the_box_reaches_learns(noted: Level, noting: Noting) -> None:
    _put(noted, (0, 64, 0), "oak_button[face=floor]")
    _put(noted, (1, 64, 0), "oak_button[face=floor]")
    _summon(noted, "item", Vec3(1.0, 64.5, 0.5), "{NoGravity: 1b}")

    noted.tick()

    assert noting.log == [("inside", (0, 64, 0)), ("inside", (1, 64, 0))]


def test_fast_body_is_noticed_on_its_way(noted: Level, noting: Noting) -> None:
    _put(noted, (2, 64, 0), "oak_button[face=floor]")
    nbt = "{NoGravity: 1b, Motion: [4d, 0d, 0d]}"
    _summon(noted, "item", Vec3(0.5, 64.5, 0.5), nbt)

    noted.tick()

    assert noting.log == [("inside", (2, 64, 0))]


def test_body_beside_the_cell_is_not_in_it(noted: Level, noting: Noting) -> None:
    _put(noted, (0, 64, 0), "oak_button[face=floor]")
    _summon(noted, "item", Vec3(1.125, 64.5, 0.5), "{NoGravity: 1b}")

    noted.tick()

    assert noting.log == []


def test_ground_learns_of_the_fall_then_of_the_steps(
    noted: Level, noting: Noting
) -> None:
    _put(noted, (0, 63, 0), "target")
    _summon(noted, "item", Vec3(0.5, 64.03, 0.5), "{}")

    noted.tick()

    assert noting.log == [("fall", (0, 63, 0)), ("step", (0, 63, 0))]


def test_block_learns_of_a_projectile(noted: Level, noting: Noting) -> None:
    _put(noted, (3, 64, 0), "target")
    _summon(noted, "snowball", Vec3(0.5, 64.5, 0.5), "{Motion: [4d, 0d, 0d]}")

    noted.tick()

    assert noting.log[-1] == ("hit", (3, 64, 0))

"""Dummies, mobs and stands that rest end where those do that take every turn, whoever comes to them."""

from __future__ import annotations

from random import Random

import pytest

from gametest.block.block_table import BlockTable
from gametest.core.bounding_box import BoundingBox
from gametest.core.position import BlockPos, Vec3
from gametest.core.version import GameVersion
from gametest.entity.kinds import EntityKinds
from gametest.entity.living.living_body import living_body
from gametest.entity.player import Player
from gametest.entity.summoning import create_entity
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.entities.entity import Entity
from gametest.level.level import Level
from gametest.level.world.world_state import WorldState
from gametest.level.world_preset import WorldPreset
from gametest.nbt.snbt import parse_snbt

TICKS = 80
KINDS = (
    *("armor_stand", "chicken", "cow", "creeper", "husk", "item", "minecart", "pig"),
    *("player", "snow_golem", "strider", "villager"),
)
BLOCKS = ("stone", "rail", "water", "oak_slab", "ladder[facing=south]")
DATA = ("", "Motion: [0.3d, 0d, 0.1d], ")


def _place(random: Random) -> Vec3:
    return Vec3(random.uniform(-3, 3), 64.0, random.uniform(-3, 3))


def _entity(level: Level, random: Random, number: int) -> Entity:
    kind, pos = random.choice(KINDS), _place(random)
    if kind == "player":
        player = Player.of_name(f"Alex{number}", pos)
        player.is_loaded = True
        level.add_entity(player)
        return player
    item = "Item: {id: 'minecraft:stone', count: 1}"
    data = parse_snbt(f"{{NoAI: 1b, {random.choice(DATA)}{item}}}")
    assert isinstance(data, dict)
    up = random.choice((0.0, 0.0, 1.5, 4.0))
    return create_entity(level, kind, pos.plus((0.0, up, 0.0)), data)


def _end(
    blocks: BlockTable, version: GameVersion, seed: int, *, wakes: bool
) -> list[object]:
    random = Random(seed)
    world = WorldState(version, entity_kinds=EntityKinds.load(version))
    tables = BehaviourTables.empty(blocks)
    level = Level.of(tables, preset=WorldPreset.void(blocks), world=world)
    told: list[str] = []
    level.unsupported_sink = lambda mechanic, _pos: told.append(mechanic)
    level.fill_states(BoundingBox(-6, 63, -6, 6, 63, 6), blocks.parse_state("stone").id)
    for _ in range(4):
        cell = BlockPos(random.randint(-3, 3), 64, random.randint(-3, 3))
        level.set_block(cell, blocks.parse_state(random.choice(BLOCKS)))
    entities = [_entity(level, random, n) for n in range(random.randint(2, 9))]
    moves = [
        (random.randrange(60), random.choice(entities), _place(random))
        for _ in range(5)
    ]
    for tick in range(TICKS):
        for when, entity, pos in moves:
            if when == tick and not entity.is_removed:
                entity.move_to(pos)
        for entity in level.bodies.values() if wakes else ():
            if entity.body is not None and entity.type_id != "minecraft:item":
                entity.body.wake()
        level.tick()
    found: list[object] = [sorted(set(told))]
    for entity in entities:
        body = living_body(entity)
        health = None if body is None else body.health
        found.append((entity.type_id, entity.is_removed, *entity.pos, health))
    return found


@pytest.mark.parametrize("seed", range(30))
def test_rest_shows_nowhere(
    blocks: BlockTable, version: GameVersion, seed: int
) -> None:
    awake = _end(blocks, version, seed, wakes=True)

    assert _end(blocks, version, seed, wakes=False) == awake

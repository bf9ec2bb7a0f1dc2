"""Random circuits do the same writes in the same order, whether or not anything is remembered."""

from __future__ import annotations

from random import Random

import pytest

from gametest.behaviour.interaction import use_block
from gametest.behaviour.registry import register_behaviours
from gametest.block.block_table import BlockTable
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.level import Level
from gametest.level.world_preset import WorldPreset
from tests.differential.plain_redstone import PlainUpdater, PlainWire

Writes = list[tuple[BlockPos, int, int]]

FLAT = ("redstone_wire", "air", "redstone_wire", "lever[face=floor]")
MIXED = (
    *("redstone_wire",) * 8,
    *("stone", "glass", "air", "air", "observer[facing={side}]"),
    "redstone_torch",
    "redstone_wall_torch[facing={side}]",
    "repeater[facing={side},delay={delay}]",
    "repeater[facing={side}]",
    "comparator[facing={side}]",
    "comparator[facing={side},mode=subtract]",
    "redstone_lamp",
    "redstone_block",
    "target",
    "lever[face=floor]",
    "stone_slab[type=top]",
    "oak_trapdoor[half=top]",
    "sticky_piston[facing={side}]",
    "piston[facing=up]",
    "slime_block",
    "chest",
    "hopper",
    "white_shulker_box",
)
SIDES = ("north", "east", "south", "west")


@pytest.fixture(scope="module")
def fast(blocks: BlockTable) -> BehaviourTables:
    tables = BehaviourTables(blocks)
    register_behaviours(tables)
    return tables.freeze()


@pytest.fixture(scope="module")
def plain(blocks: BlockTable) -> BehaviourTables:
    tables = BehaviourTables(blocks)
    register_behaviours(tables)
    tables.register(["minecraft:redstone_wire"], PlainWire(), replace=True)
    return tables.freeze()


def _writes(level: Level, seed: int, palette: tuple[str, ...], height: int) -> Writes:
    """Build at random, then let random actions and ticks follow."""
    random, writes = Random(seed), Writes()
    corner = BlockPos(random.randrange(-40, 40), 100, random.randrange(-40, 40))
    level.unsupported_sink = lambda _mechanic, _pos: None
    level.change_listener = lambda pos, old, new: writes.append((pos, old, new))
    places = [
        corner.offset(x, y, z)
        for x in range(6)
        for y in range(height + 1)
        for z in range(6)
    ]

    def put(pos: BlockPos) -> None:
        text = random.choice(palette) if pos.y > corner.y else "stone"
        text = text.format(side=random.choice(SIDES), delay=random.randrange(1, 5))
        level.set_block(pos, level.blocks.parse_state(f"minecraft:{text}"))

    for pos in places:
        put(pos)
    for _ in range(60):
        pos = random.choice(places)
        match random.randrange(4):
            case 0:
                put(pos)
            case 1:
                try:
                    use_block(level, pos)
                except UnsupportedError:
                    continue
            case _:
                level.tick()
    for _ in range(20):
        level.tick()
    return writes


@pytest.mark.parametrize("palette", [FLAT, MIXED], ids=["dust", "everything"])
@pytest.mark.parametrize("height", [1, 3])
@pytest.mark.parametrize("seed", range(12))
def test_the_writes_are_those_of_the_plain_rules(
    fast: BehaviourTables,
    plain: BehaviourTables,
    seed: int,
    height: int,
    palette: tuple[str, ...],
) -> None:
    preset = WorldPreset.void(fast.blocks)
    level, reference = Level.of(fast, preset=preset), Level.of(plain, preset=preset)
    reference.updater = PlainUpdater(reference)

    found = _writes(level, seed, palette, height)
    expected = _writes(reference, seed, palette, height)

    assert len(expected) > len(_places(height))
    for index, (one, other) in enumerate(zip(expected, found, strict=False)):
        state = fast.blocks.state
        assert one == other, f"write {index}: {one[0]} {state(one[2])}"
    assert len(expected) == len(found)


def _places(height: int) -> range:
    return range(36 * height)

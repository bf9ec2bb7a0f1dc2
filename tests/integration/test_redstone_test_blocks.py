"""What power does to test blocks (https://minecraft.wiki/w/Test_Block)."""

from __future__ import annotations

import pytest

from gametest.behaviour.registry import register_behaviours
from gametest.behaviour.test_block import TestBlockEntity
from gametest.block.block_table import BlockTable
from gametest.core.position import BlockPos
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.level import Level
from gametest.nbt.tags import Byte, Compound

_POS = BlockPos(0, 101, 0)
_BESIDE = BlockPos(1, 101, 0)


@pytest.fixture(scope="module")
def behaviours(blocks: BlockTable) -> BehaviourTables:
    tables = BehaviourTables(blocks)
    register_behaviours(tables)
    return tables.freeze()


@pytest.fixture
def level(behaviours: BehaviourTables) -> Level:
    return Level.of(behaviours)


def _put(level: Level, state: str, nbt: Compound | None = None) -> TestBlockEntity:
    level.set_block(_POS, level.blocks.parse_state(state))
    entity = level.get_block_entity(_POS)
    assert isinstance(entity, TestBlockEntity)
    if nbt is not None:
        entity.load(nbt)
    return entity


def _set_beside(level: Level, text: str) -> None:
    level.set_block(_BESIDE, level.blocks.parse_state(text))


@pytest.mark.parametrize("mode", ["accept", "fail", "log"])
def test_rising_edge_triggers_and_tells_the_sink(level: Level, mode: str) -> None:
    told: list[BlockPos] = []
    level.test_block_sink = lambda _level, pos: told.append(pos)
    entity = _put(level, f"test_block[mode={mode}]", {"mode": mode})
    _set_beside(level, "redstone_block")

    assert entity.triggered
    assert [_POS] == told


def test_power_that_stays_triggers_once_and_again_after_it_was_off(
    level: Level,
) -> None:
    told: list[BlockPos] = []
    level.test_block_sink = lambda _level, pos: told.append(pos)
    _put(level, "test_block[mode=log]", {"mode": "log"})
    _set_beside(level, "redstone_block")
    level.set_block(BlockPos(0, 101, 1), level.blocks.parse_state("redstone_block"))

    assert 1 == len(told)

    level.set_block(BlockPos(0, 101, 1), level.blocks.air)
    _set_beside(level, "air")
    _set_beside(level, "redstone_block")

    assert 2 == len(told)


def test_reaction_goes_by_the_mode_of_the_block_entity(level: Level) -> None:
    entity = _put(level, "test_block[mode=accept]", {"mode": "start"})
    _set_beside(level, "redstone_block")

    assert not entity.triggered


def test_block_stored_as_powered_waits_for_the_next_edge(level: Level) -> None:
    entity = _put(
        level, "test_block[mode=accept]", {"mode": "accept", "powered": Byte(1)}
    )
    _set_beside(level, "redstone_block")

    assert not entity.triggered


def test_started_block_powers_all_sides_and_stays_on(level: Level) -> None:
    entity = _put(level, "test_block[mode=start]", {"mode": "start"})
    lamps = [BlockPos(1, 101, 0), BlockPos(0, 102, 0), BlockPos(0, 101, -1)]
    for pos in lamps:
        level.set_block(pos, level.blocks.parse_state("redstone_lamp"))
    entity.trigger(level)
    for _ in range(40):
        level.tick()

    assert ["true"] * 3 == [level.get_block_state(pos).get("lit") for pos in lamps]


def test_start_block_gives_no_strong_power(level: Level) -> None:
    entity = _put(level, "test_block[mode=start]", {"mode": "start"})
    _set_beside(level, "stone")
    lamp = BlockPos(2, 101, 0)
    level.set_block(lamp, level.blocks.parse_state("redstone_lamp"))
    entity.trigger(level)

    assert "false" == level.get_block_state(lamp).get("lit")


def test_reset_takes_the_power_away(level: Level) -> None:
    entity = _put(level, "test_block[mode=start]", {"mode": "start"})
    _set_beside(level, "iron_trapdoor")
    entity.trigger(level)
    entity.reset(level)

    assert "false" == level.get_block_state(_BESIDE).get("open")

from __future__ import annotations

import pytest

from gametest.block.block import Block
from gametest.block.block_state import BlockState
from gametest.block.block_table import BlockTable
from gametest.core.position import BlockPos
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.block_behaviour import BlockBehaviour, FluidBehaviour
from gametest.level.level import Level


class Bell(BlockBehaviour):
    def neighbor_changed(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        source: Block,
        source_pos: BlockPos | None,
    ) -> None:
        """Overridden, that is all."""


class Crop(BlockBehaviour):
    def is_randomly_ticking(self, state: BlockState) -> bool:
        return state.get("age") == "0"


def test_only_overridden_hooks_are_listed_for_all_states(blocks: BlockTable) -> None:
    tables = BehaviourTables(blocks)
    bell = Bell()
    tables.register(["minecraft:bell"], bell)
    ids = [state.id for state in blocks.block("bell").states()]

    assert {bell.neighbor_changed} == {tables.neighbor_changed[i] for i in ids}
    assert {None} == {tables.update_shape[i] for i in ids}
    assert bell is tables.behaviour(blocks.block("bell"))
    assert tables.neighbor_changed[ids[0] - 1] is None


def test_predicate_chooses_blocks(blocks: BlockTable) -> None:
    tables = BehaviourTables(blocks)
    bell = Bell()
    tables.register(lambda block: block.name.endswith("_button"), bell)

    assert bell is tables.behaviour(blocks.block("oak_button"))
    assert tables.behaviour(blocks.block("lever")) is None


def test_second_behaviour_of_a_block_is_an_error_unless_it_replaces(
    blocks: BlockTable,
) -> None:
    tables = BehaviourTables(blocks)
    tables.register(["bell"], Bell())
    other = Bell()

    with pytest.raises(ValueError, match="minecraft:bell has a behaviour already"):
        tables.register(["bell"], other)

    tables.register(["bell"], other, replace=True)

    assert other is tables.behaviour(blocks.block("bell"))


def test_block_of_another_version_is_noted(blocks: BlockTable) -> None:
    tables = BehaviourTables(blocks)
    tables.register(["minecraft:grass_path"], Bell())

    assert tables.unknown_blocks == ["minecraft:grass_path"]


def test_frozen_tables_take_nothing(blocks: BlockTable) -> None:
    tables = BehaviourTables.empty(blocks)

    with pytest.raises(RuntimeError, match="frozen"):
        tables.register(["bell"], Bell())
    with pytest.raises(RuntimeError, match="frozen"):
        tables.register_fluid("minecraft:water", FluidBehaviour())


def test_random_ticking_is_asked_per_state(blocks: BlockTable) -> None:
    tables = BehaviourTables(blocks)
    tables.register(["wheat"], Crop())
    ids = [state.id for state in blocks.block("wheat").states()]

    assert [True, False] == [tables.ticks_randomly(i) for i in ids[:2]]


def test_fluid_has_one_behaviour(blocks: BlockTable) -> None:
    tables = BehaviourTables(blocks)
    tables.register_fluid("minecraft:water", FluidBehaviour())

    with pytest.raises(ValueError, match="minecraft:water has a behaviour already"):
        tables.register_fluid("minecraft:water", FluidBehaviour())

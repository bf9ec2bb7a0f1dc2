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


def rest(tables: BehaviourTables, behaviour: BlockBehaviour) -> list[str]:
    """Gives the behaviour to all buttons; the list fills with the blocks asked for."""
    asked: list[str] = []

    def find(block: Block) -> BlockBehaviour | None:
        asked.append(block.name)
        return behaviour if block.name.endswith("_button") else None

    tables.register_rest(find, lambda _: FluidBehaviour())
    return asked


def test_rest_of_the_blocks_is_filled_in_when_it_is_met(blocks: BlockTable) -> None:
    tables = BehaviourTables(blocks)
    bell = Bell()
    asked = rest(tables, bell)
    ids = [state.id for state in blocks.block("oak_button").states()]
    hooks = tables.neighbor_changed

    assert {None} == {hooks[i] for i in ids}

    tables.meet(ids[3])
    tables.meet(ids[5])

    assert {bell.neighbor_changed} == {hooks[i] for i in ids}
    assert asked == ["minecraft:oak_button"]


def test_registered_block_is_not_of_the_rest(blocks: BlockTable) -> None:
    tables = BehaviourTables(blocks)
    other = Bell()
    tables.register(["oak_button"], other)
    rest(tables, Bell())

    assert other is tables.behaviour(blocks.block("oak_button"))


def test_block_of_the_rest_is_replaced_only_on_purpose(blocks: BlockTable) -> None:
    tables = BehaviourTables(blocks)
    rest(tables, Bell())

    with pytest.raises(ValueError, match="minecraft:oak_button has a behaviour alr"):
        tables.register(["oak_button"], Bell())


def test_rest_is_given_once(blocks: BlockTable) -> None:
    tables = BehaviourTables(blocks)
    rest(tables, Bell())

    with pytest.raises(ValueError, match="the rest has its behaviours already"):
        rest(tables, Bell())


def test_fluid_of_the_rest_is_made_once(blocks: BlockTable) -> None:
    tables = BehaviourTables(blocks)
    rest(tables, Bell())

    assert tables.fluid("minecraft:lava") is tables.fluid("minecraft:lava")

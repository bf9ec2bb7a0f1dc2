"""Rules: https://minecraft.wiki/w/Redstone_mechanics#Power."""

from __future__ import annotations

from collections.abc import Callable

import attrs
import pytest

from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.level import Level

MakeLevel = Callable[..., Level]
AT = BlockPos(8, 70, 8)
EAST = AT.offset(1, 0, 0)
FAR_EAST = AT.offset(2, 0, 0)


@attrs.define(eq=False)
class Source(BlockBehaviour):
    weak: int
    strong: int
    asked: list[Direction] = attrs.field(factory=list)

    def get_signal(
        self, level: Level, pos: BlockPos, state: BlockState, direction: Direction
    ) -> int:
        self.asked.append(direction)
        return self.weak

    def get_direct_signal(
        self, level: Level, pos: BlockPos, state: BlockState, direction: Direction
    ) -> int:
        self.asked.append(direction)
        return self.strong


def put(level: Level, cells: dict[BlockPos, str]) -> None:
    level.set_states_quiet(
        (pos, level.blocks.parse_state(block).id) for pos, block in cells.items()
    )


def test_neighbour_gives_weak_power_towards_the_asking_block(
    make_level: MakeLevel,
) -> None:
    source = Source(7, 0)
    level = make_level({"lever": source})
    put(level, {EAST: "lever"})

    assert level.get_best_neighbor_signal(AT) == 7
    assert level.has_neighbor_signal(AT)
    assert {Direction.EAST} == set(source.asked)


@pytest.mark.parametrize(
    ("between", "strong", "expected"),
    [("stone", 9, 9), ("stone", 0, 0), ("glass", 9, 0), ("air", 9, 0)],
)
def test_only_strong_power_passes_and_only_through_a_conductor(
    make_level: MakeLevel, between: str, strong: int, expected: int
) -> None:
    level = make_level({"lever": Source(15, strong)})
    put(level, {EAST: between, FAR_EAST: "lever"})

    assert expected == level.get_best_neighbor_signal(AT)
    assert (expected > 0) == level.has_neighbor_signal(AT)
    assert expected == level.get_signal(EAST, Direction.EAST)
    assert (expected > 0) == level.has_signal(EAST, Direction.EAST)


def test_conductor_with_power_of_its_own_gives_the_stronger(
    make_level: MakeLevel,
) -> None:
    level = make_level({"target": Source(4, 0), "lever": Source(0, 11)})
    put(level, {EAST: "target", FAR_EAST: "lever"})

    assert level.get_signal(EAST, Direction.EAST) == 11


def test_strong_power_of_a_block_leaves_out_what_it_conducts(
    make_level: MakeLevel,
) -> None:
    level = make_level({"lever": Source(15, 15)})
    put(level, {EAST: "stone", FAR_EAST: "lever"})

    assert level.get_direct_signal(EAST, Direction.EAST) == 0
    assert level.get_direct_signal(FAR_EAST, Direction.EAST) == 15
    assert level.get_direct_signal_to(EAST) == 15
    assert level.get_direct_signal_to(AT) == 0


def test_best_signal_is_the_strongest_of_six(make_level: MakeLevel) -> None:
    level = make_level({"lever": Source(3, 0), "stone_button": Source(12, 0)})
    put(level, {EAST: "lever", AT.offset(0, -1, 0): "stone_button"})

    assert level.get_best_neighbor_signal(AT) == 12

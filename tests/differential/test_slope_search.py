"""The slope search over all sides at once, against one side after the other, recursively."""

from __future__ import annotations

from random import Random

import pytest

from gametest.behaviour.nature.fluid_passage import FluidPassage
from gametest.behaviour.nature.slope_search import SlopeSearch
from gametest.block.block_table import BlockTable
from gametest.core.direction import HORIZONTALS, Direction
from gametest.core.position import BlockPos
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.level import Level

_CENTER = BlockPos(0, 100, 0)
_REACH = 6
_NO_HOLE = 1000
_STANDING = ("air",) * 6 + (
    "stone",
    "water",
    "water[level=3]",
    "oak_slab[type=bottom]",
    "oak_stairs[facing=east]",
    "oak_trapdoor[open=true,facing=north]",
    "poppy",
    "ladder",
)
_GROUND = ("stone",) * 24 + ("air", "water", "water[level=8]", "oak_slab[type=top]")


def _field(blocks: BlockTable, seed: int) -> Level:
    level = Level.of(BehaviourTables.empty(blocks))
    random = Random(seed)
    cells = {}
    for x in range(-_REACH, _REACH + 1):
        for z in range(-_REACH, _REACH + 1):
            for y, kinds in ((100, _STANDING), (99, _GROUND)):
                state = blocks.parse_state(random.choice(kinds))
                cells[BlockPos(x, y, z)] = state.id
    cells[_CENTER] = blocks.parse_state("water").id
    level.set_states_quiet(cells.items())
    return level


class _Slow:
    """Depth first, as https://minecraft.wiki/w/Fluid tells it."""

    def __init__(self, level: Level) -> None:
        self.level = level
        self.passage = FluidPassage()

    def is_hole(self, pos: BlockPos) -> bool:
        state = self.level.get_block_state(pos)
        below = self.level.get_neighbor_state(pos, Direction.DOWN)
        takes = below.fluid == "water" or self.passage.holds_flow(below)
        return takes and self.passage.is_open(state, below, Direction.DOWN)

    def may_pass(self, pos: BlockPos, side: Direction) -> bool:
        state = self.level.get_block_state(pos)
        beside = self.level.get_neighbor_state(pos, side)
        is_source = beside.fluid == "water" and beside.is_fluid_source
        return (
            not is_source
            and self.passage.holds_flow(beside)
            and self.passage.is_open(state, beside, side)
        )

    def distance(self, pos: BlockPos, depth: int, back: Direction, most: int) -> int:
        best = _NO_HOLE
        for side in HORIZONTALS:
            if side is back or not self.may_pass(pos, side):
                continue
            beside = side.from_pos(pos)
            if self.is_hole(beside):
                return depth
            if depth < most:
                found = self.distance(beside, depth + 1, side.opposite, most)
                best = min(best, found)
        return best

    def nearest(self, sides: list[Direction], most: int) -> list[Direction]:
        distances = {}
        for side in sides:
            beside = side.from_pos(_CENTER)
            if self.is_hole(beside):
                distances[side] = 0
            else:
                distances[side] = self.distance(beside, 1, side.opposite, most)
        shortest = min(distances.values())
        return [side for side in sides if distances[side] == shortest]


@pytest.mark.parametrize("most", [2, 4])
@pytest.mark.parametrize("seed", range(30))
def test_both_searches_find_the_same_sides(
    blocks: BlockTable, seed: int, most: int
) -> None:
    level = _field(blocks, seed)
    slow = _Slow(level)
    sides = [side for side in HORIZONTALS if slow.may_pass(_CENTER, side)]
    search = SlopeSearch("water", FluidPassage())
    if sides:
        assert slow.nearest(sides, most) == list(
            search.nearest(level, _CENTER, sides, most)
        )

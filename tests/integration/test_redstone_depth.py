"""Updates never recurse: cascades of any length run within a shallow stack."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from gametest.core.position import BlockPos
from gametest.level.level import Level

_ROOM = 120
"""Frames that one update may need; each block of a recursing cascade would take several."""


@pytest.fixture
def _shallow_stack() -> Iterator[None]:
    depth, frame = 0, sys._getframe()
    while frame.f_back is not None:
        depth, frame = depth + 1, frame.f_back
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(depth + _ROOM)
    yield
    sys.setrecursionlimit(limit)


@pytest.mark.usefixtures("_shallow_stack")
def test_10_000_dust_in_one_cascade_do_not_overflow(level: Level) -> None:
    parse = level.blocks.parse_state
    source, dust = (
        parse("redstone_block").id,
        parse("redstone_wire[east=side,west=side]").id,
    )
    level.set_states_quiet(((x, 100, 0), source) for x in range(10_000))
    level.set_states_quiet(((x, 101, 0), dust) for x in range(10_000))

    level.neighbor_changed(BlockPos(0, 101, 0), parse("stone").block, None)

    powers = {
        level.get_block_state((x, 101, 0)).properties["power"] for x in range(10_000)
    }
    assert powers == {"15"}
    assert level.statistics().skipped_updates == 0


@pytest.mark.usefixtures("_shallow_stack")
def test_a_fill_of_30_000_blocks_with_observers_does_not_overflow(level: Level) -> None:
    observer = level.blocks.parse_state("observer[facing=west]")
    size = 32
    for x in range(size):
        for y in range(30):
            for z in range(size):
                level.set_block(BlockPos(x, 100 + y, z), observer)

    # Each sees the next to the west only once something is written there, so the first layer's
    # pulse runs through the rows.
    for y in range(30):
        for z in range(size):
            level.set_block(BlockPos(-1, 100 + y, z), level.blocks.parse_state("stone"))
    for _ in range(3):
        level.tick()

    assert level.get_block_state((0, 100, 0)).get("powered") == "true"
    assert level.statistics().skipped_updates == 0

"""A box that is filled at once ends as one that is set block by block."""

from __future__ import annotations

import pytest

from gametest.behaviour.registry import register_behaviours
from gametest.block.block_table import BlockTable
from gametest.block.block_tags import TagTable
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.command_table import build_dispatcher
from gametest.command.engine.function_library import FunctionLibrary
from gametest.command.engine.function_runner import FunctionResult, FunctionRunner
from gametest.core.bounding_box import BoundingBox
from gametest.core.position import BlockPos
from gametest.core.version import GameVersion
from gametest.level.behaviour_tables import BehaviourTables
from gametest.server.server import Server

BOX = BoundingBox.of_corners(BlockPos(13, 100, 13), BlockPos(17, 103, 18))
AROUND = {
    "nothing": (),
    "stone": ("fill 14 101 14 20 104 20 stone",),
    "the same block": ("fill 13 100 13 15 103 18 {block}",),
    "a lever on it": (
        "setblock 12 101 15 stone",
        "setblock 13 101 15 lever[face=wall,facing=east]",
    ),
    "a wire beside it": ("setblock 12 99 15 stone", "setblock 12 100 15 redstone_wire"),
    "a chest in it": ("setblock 15 101 15 chest",),
    "water above it": ("setblock 15 104 15 water",),
    "a comparator": ("setblock 18 99 15 stone", "setblock 18 100 15 comparator"),
    "the top of the world": (),
}
BLOCKS = ("stone", "air", "dirt", "redstone_block", "sand", "oak_fence", "target")


@pytest.fixture(scope="module")
def server(version: GameVersion, blocks: BlockTable) -> Server:
    context = CommandBuildContext(version, blocks, TagTable.load(version))
    tables = BehaviourTables(blocks)
    register_behaviours(tables)
    functions = FunctionLibrary(build_dispatcher(context), {})
    return Server(version, blocks, tables.freeze(), functions=functions)


def _run(server: Server, line: str) -> FunctionResult:
    source = CommandSourceStack(server, server.overworld)
    return FunctionRunner().run_command(line, source, server.functions.dispatcher)


@pytest.mark.parametrize("block", BLOCKS)
@pytest.mark.parametrize("around", AROUND)
def test_fill_leaves_the_world_as_single_blocks_do(
    server: Server, around: str, block: str
) -> None:
    at_once, one_by_one = server.fresh(), server.fresh()
    rise = server.overworld.max_y - 102 if around == "the top of the world" else 0
    box = BOX.moved(0, rise, 0)
    for world in (at_once, one_by_one):
        for level in world.levels():
            level.unsupported_sink = lambda _mechanic, _pos: None
        for line in AROUND[around]:
            _run(world, line.format(block=block))
    low, high = box.min_corner, box.max_corner.offset(0, -2 if rise else 0, 0)

    filled = _run(at_once, f"fill {' '.join(map(str, (*low, *high)))} {block}")
    changed = [
        _run(one_by_one, f"setblock {x} {y} {z} {block}").success
        for x, y, z in BoundingBox.of_corners(low, high).positions()
    ]

    assert sum(map(bool, changed)) == (filled.result or 0)
    seen = box.inflated(3)
    assert one_by_one.overworld.state_ids_in(seen) == at_once.overworld.state_ids_in(
        seen
    )

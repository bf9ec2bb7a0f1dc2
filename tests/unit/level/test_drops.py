"""Drops without a tool, as counted over every state of 26.2."""

from __future__ import annotations

import pytest

from gametest.block.block_table import BlockTable
from gametest.level.drops import drops_nothing


@pytest.mark.parametrize(
    "state",
    [
        "glass",
        "red_stained_glass",
        "white_stained_glass_pane",
        "infested_stone",
        "ice",
        "snow",
        "vine",
        "tube_coral",
        "dead_tube_coral_wall_fan",
        "small_amethyst_bud",
        "piston_head",
        "oak_door[half=upper]",
        "red_bed[part=foot]",
        "sunflower[half=upper]",
        "tnt[unstable=true]",
        "mangrove_propagule[age=3]",
        "cave_vines[berries=false]",
        "test_block",
        "pale_moss_carpet[bottom=false]",
    ],
)
def test_block_drops_nothing(blocks: BlockTable, state: str) -> None:
    assert drops_nothing(blocks.parse_state(state))


@pytest.mark.parametrize(
    "state",
    [
        "stone",
        "torch",
        "redstone_wire",
        "oak_door[half=lower]",
        "red_bed[part=head]",
        "tnt[unstable=false]",
        "mangrove_propagule[age=4]",
        "cave_vines[berries=true]",
        "tube_coral_block",
        "wheat",
        "oak_leaves",
        "amethyst_cluster",
        "iron_trapdoor[half=top]",
        "oak_stairs[half=top]",
    ],
)
def test_block_drops_something(blocks: BlockTable, state: str) -> None:
    assert not drops_nothing(blocks.parse_state(state))

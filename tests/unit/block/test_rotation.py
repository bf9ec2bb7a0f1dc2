from __future__ import annotations

import pytest

from gametest.block.block_table import BlockTable
from gametest.core.direction import Mirror, Rotation

QUARTER = Rotation.CLOCKWISE_90


# A quarter turn clockwise takes north to east, east to south, south to west, west to north.
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("lever[facing=north]", "lever[facing=east]"),
        ("observer[facing=up]", "observer[facing=up]"),
        ("oak_log[axis=x]", "oak_log[axis=z]"),
        ("oak_log[axis=y]", "oak_log[axis=y]"),
        ("oak_sign[rotation=14]", "oak_sign[rotation=2]"),
        ("oak_fence[north=true]", "oak_fence[east=true]"),
        ("redstone_wire[west=up]", "redstone_wire[north=up]"),
        ("cobblestone_wall[south=tall]", "cobblestone_wall[west=tall]"),
        ("rail[shape=north_south]", "rail[shape=east_west]"),
        ("rail[shape=ascending_east]", "rail[shape=ascending_south]"),
        ("rail[shape=south_east]", "rail[shape=south_west]"),
        ("rail[shape=north_west]", "rail[shape=north_east]"),
        ("crafter[orientation=north_up]", "crafter[orientation=east_up]"),
        ("crafter[orientation=down_west]", "crafter[orientation=down_north]"),
        (
            "oak_stairs[facing=east,shape=inner_left]",
            "oak_stairs[facing=south,shape=inner_left]",
        ),
        (
            "oak_door[facing=west,hinge=right]",
            "oak_door[facing=north,hinge=right]",
        ),
        ("stone", "stone"),
    ],
)
def test_state_turns_a_quarter_clockwise(
    blocks: BlockTable, before: str, after: str
) -> None:
    assert blocks.parse_state(after) is blocks.parse_state(before).rotate(QUARTER)


@pytest.mark.parametrize(
    ("mirror", "before", "after"),
    [
        (Mirror.LEFT_RIGHT, "lever[facing=north]", "lever[facing=south]"),
        (Mirror.LEFT_RIGHT, "lever[facing=east]", "lever[facing=east]"),
        (Mirror.FRONT_BACK, "lever[facing=east]", "lever[facing=west]"),
        (Mirror.FRONT_BACK, "oak_sign[rotation=4]", "oak_sign[rotation=12]"),
        (Mirror.LEFT_RIGHT, "oak_sign[rotation=0]", "oak_sign[rotation=8]"),
        (Mirror.LEFT_RIGHT, "oak_sign[rotation=4]", "oak_sign[rotation=4]"),
        (Mirror.LEFT_RIGHT, "oak_fence[north=true]", "oak_fence[south=true]"),
        (Mirror.FRONT_BACK, "oak_fence[north=true]", "oak_fence[north=true]"),
        (Mirror.LEFT_RIGHT, "rail[shape=south_east]", "rail[shape=north_east]"),
        (
            Mirror.FRONT_BACK,
            "rail[shape=ascending_east]",
            "rail[shape=ascending_west]",
        ),
        (
            Mirror.FRONT_BACK,
            "oak_door[facing=north,hinge=left]",
            "oak_door[facing=north,hinge=right]",
        ),
        (
            Mirror.LEFT_RIGHT,
            "oak_stairs[facing=north,shape=outer_left]",
            "oak_stairs[facing=south,shape=outer_right]",
        ),
        (
            Mirror.FRONT_BACK,
            "crafter[orientation=east_up]",
            "crafter[orientation=west_up]",
        ),
    ],
)
def test_state_mirrors(
    blocks: BlockTable, mirror: Mirror, before: str, after: str
) -> None:
    assert blocks.parse_state(after) is blocks.parse_state(before).mirror(mirror)

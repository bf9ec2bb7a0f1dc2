"""Shape and power of dust (https://minecraft.wiki/w/Redstone_Dust)."""

from __future__ import annotations

import pytest

from gametest.behaviour.interaction import use_block
from gametest.behaviour.registry import register_behaviours
from gametest.block.block_table import BlockTable
from gametest.core.position import BlockPos
from gametest.item.item_stack import ItemStack
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.level import Level

_WIRE = "redstone_wire"
_Y = 101


@pytest.fixture(scope="module")
def behaviours(blocks: BlockTable) -> BehaviourTables:
    tables = BehaviourTables(blocks)
    register_behaviours(tables)
    return tables.freeze()


@pytest.fixture
def level(behaviours: BehaviourTables) -> Level:
    level = Level.of(behaviours)
    stone = level.blocks.parse_state("stone").id
    level.set_states_quiet(
        (BlockPos(x, _Y - 1, z), stone) for x in range(-2, 20) for z in range(-3, 4)
    )
    return level


def _dropped(level: Level) -> list[str]:
    """Ids of the items that lie about."""
    found = level.entities_of_type("minecraft:item")
    return [ItemStack.from_nbt(item.to_nbt().get("Item")).id for item in found]


def _set(level: Level, x: int, y: int, z: int, text: str) -> None:
    level.set_block(BlockPos(x, y, z), level.blocks.parse_state(text))


def _sides(level: Level, x: int, y: int, z: int) -> str:
    """North, east, south, west."""
    state = level.get_block_state(BlockPos(x, y, z))
    return " ".join(state.get(side) for side in ("north", "east", "south", "west"))


def _power(level: Level, x: int, y: int, z: int) -> int:
    return int(level.get_block_state(BlockPos(x, y, z)).get("power"))


def test_power_falls_by_one_a_block_and_ends_after_fifteen(level: Level) -> None:
    for x in range(1, 18):
        _set(level, x, _Y, 0, _WIRE)
    _set(level, 0, _Y, 0, "redstone_block")

    expected = [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0]
    assert expected == [_power(level, x, _Y, 0) for x in range(1, 18)]


def test_line_goes_dark_when_its_source_goes(level: Level) -> None:
    _set(level, 0, _Y, 0, "redstone_block")
    for x in range(1, 8):
        _set(level, x, _Y, 0, _WIRE)
    _set(level, 0, _Y, 0, "air")

    assert [0] * 7 == [_power(level, x, _Y, 0) for x in range(1, 8)]


@pytest.mark.parametrize(
    ("neighbors", "expected"),
    [
        pytest.param({}, "side side side side", id="alone-is-a-cross"),
        pytest.param({(1, 0): _WIRE}, "none side none side", id="one-goes-through"),
        pytest.param(
            {(1, 0): _WIRE, (0, 1): _WIRE}, "none side side none", id="corner"
        ),
        pytest.param(
            {(0, -1): "repeater[facing=south]"},
            "side none side none",
            id="repeater-in-line",
        ),
        pytest.param(
            {(1, 0): _WIRE, (0, -1): "repeater[facing=west]"},
            "none side none side",
            id="repeater-across-is-no-neighbour",
        ),
        pytest.param(
            {(1, 0): "observer[facing=east]", (0, 1): _WIRE},
            "none side side none",
            id="observer-with-its-back-to-it",
        ),
        pytest.param(
            {(1, 0): "observer[facing=west]", (0, 1): _WIRE},
            "side none side none",
            id="face-of-an-observer-is-no-neighbour",
        ),
        pytest.param(
            {(1, 0): "target", (0, 1): _WIRE}, "none side side none", id="target"
        ),
        pytest.param(
            {(1, 0): "test_block[mode=start]", (0, 1): _WIRE},
            "none side side none",
            id="start-block",
        ),
    ],
)
def test_dust_reaches_out_to_its_neighbours(
    level: Level, neighbors: dict[tuple[int, int], str], expected: str
) -> None:
    _set(level, 5, _Y, 0, f"{_WIRE}[north=side,east=side,south=side,west=side]")
    for (dx, dz), text in neighbors.items():
        _set(level, 5 + dx, _Y, dz, text)

    assert expected == _sides(level, 5, _Y, 0)


def test_dot_without_neighbours_stays_a_dot(level: Level) -> None:
    _set(level, 5, _Y, 0, _WIRE)
    _set(level, 5, _Y + 1, 0, "stone")

    assert "none none none none" == _sides(level, 5, _Y, 0)


def test_using_a_dot_makes_a_cross_and_back(level: Level) -> None:
    _set(level, 5, _Y, 0, _WIRE)
    use_block(level, BlockPos(5, _Y, 0))

    assert "side side side side" == _sides(level, 5, _Y, 0)

    use_block(level, BlockPos(5, _Y, 0))

    assert "none none none none" == _sides(level, 5, _Y, 0)


def test_dust_climbs_a_block(level: Level) -> None:
    _set(level, 6, _Y, 0, "stone")
    _set(level, 5, _Y, 0, _WIRE)
    _set(level, 6, _Y + 1, 0, _WIRE)
    _set(level, 4, _Y, 0, "redstone_block")

    assert "none up none side" == _sides(level, 5, _Y, 0)
    assert 14 == _power(level, 6, _Y + 1, 0)


def test_conductor_above_cuts_the_way_up(level: Level) -> None:
    _set(level, 6, _Y, 0, "stone")
    _set(level, 5, _Y, 0, _WIRE)
    _set(level, 6, _Y + 1, 0, _WIRE)
    _set(level, 4, _Y, 0, "redstone_block")
    _set(level, 5, _Y + 1, 0, "stone")

    assert 0 == _power(level, 6, _Y + 1, 0)


def test_glass_carries_power_up_but_not_down(level: Level) -> None:
    """Transparent blocks that dust can lie on are one-way."""
    _set(level, 6, _Y, 0, "glass")
    _set(level, 5, _Y, 0, _WIRE)
    _set(level, 6, _Y + 1, 0, _WIRE)
    _set(level, 7, _Y + 1, 0, "redstone_block")

    assert 15 == _power(level, 6, _Y + 1, 0)
    assert 0 == _power(level, 5, _Y, 0)


@pytest.mark.parametrize(
    ("lamp", "expected"),
    [
        pytest.param((6, _Y, 0), "true", id="line-points-at-it"),
        pytest.param((5, _Y, 1), "false", id="beside-the-line"),
        pytest.param((5, _Y - 1, 0), "true", id="below"),
        pytest.param((5, _Y + 1, 0), "false", id="above"),
    ],
)
def test_line_of_dust_powers_what_it_points_at_and_what_it_lies_on(
    level: Level, lamp: tuple[int, int, int], expected: str
) -> None:
    _set(level, *lamp, "redstone_lamp")
    _set(level, 5, _Y, 0, _WIRE)
    _set(level, 4, _Y, 0, "redstone_block")

    assert expected == level.get_block_state(BlockPos(*lamp)).get("lit")


def test_weakly_powered_block_does_not_power_dust(level: Level) -> None:
    _set(level, 4, _Y, 0, "redstone_block")
    _set(level, 5, _Y, 0, _WIRE)
    _set(level, 6, _Y, 0, "stone")
    _set(level, 7, _Y, 0, _WIRE)

    assert 0 == _power(level, 7, _Y, 0)


def test_strongly_powered_block_powers_dust_around_it(level: Level) -> None:
    _set(level, 6, _Y, 0, "stone")
    _set(level, 7, _Y, 0, _WIRE)
    _set(level, 6, _Y, 1, _WIRE)
    _set(level, 5, _Y, 0, "lever[face=wall,facing=west,powered=false]")
    use_block(level, BlockPos(5, _Y, 0))

    assert [15, 15] == [_power(level, 7, _Y, 0), _power(level, 6, _Y, 1)]


def test_dust_on_a_block_that_goes_drops_itself(level: Level) -> None:
    """https://minecraft.wiki/w/Redstone_Dust#Breaking"""
    _set(level, 5, _Y, 0, _WIRE)
    _set(level, 5, _Y - 1, 0, "air")

    assert level.get_block_state(BlockPos(5, _Y, 0)).is_air
    assert ["minecraft:redstone"] == _dropped(level)

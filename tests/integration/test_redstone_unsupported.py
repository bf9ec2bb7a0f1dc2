"""What is not simulated says so when it would act, and not before."""

from __future__ import annotations

import pytest

from gametest.behaviour.interaction import use_block
from gametest.behaviour.registry import register_behaviours
from gametest.block.block_table import BlockTable
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.item.item_stack import ItemStack
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.level import Level
from gametest.nbt.tags import Byte, Compound, Short

_POS = BlockPos(0, 101, 0)
_BESIDE = BlockPos(0, 101, 1)


@pytest.fixture(scope="module")
def behaviours(blocks: BlockTable) -> BehaviourTables:
    tables = BehaviourTables(blocks)
    register_behaviours(tables)
    return tables.freeze()


@pytest.fixture
def level(behaviours: BehaviourTables) -> Level:
    return Level.of(behaviours)


@pytest.fixture
def missing(level: Level) -> list[str]:
    found: list[str] = []
    level.unsupported_sink = lambda mechanic, _pos: found.append(mechanic)
    return found


def _dropped(level: Level) -> list[str]:
    """Ids of the items that lie about."""
    found = level.entities_of_type("minecraft:item")
    return [ItemStack.from_nbt(item.to_nbt().get("Item")).id for item in found]


def _put(level: Level, pos: BlockPos, text: str, nbt: Compound | None = None) -> None:
    level.set_block(pos, level.blocks.parse_state(text))
    entity = level.get_block_entity(pos)
    if nbt is not None and entity is not None:
        entity.load(nbt)


_LIT: Compound = {"lit_time_remaining": Short(100)}
_ITEM: Compound = {"Items": [{"Slot": Byte(0), "id": "minecraft:stone"}]}
_ARROW: Compound = {"Items": [{"Slot": Byte(0), "id": "minecraft:arrow"}]}


@pytest.mark.parametrize(
    ("block", "nbt", "ticks", "expected"),
    [
        ("dispenser", _ARROW, 4, ["minecraft:arrow: entity"]),
        ("crafter", _ITEM, 4, ["recipe: crafting"]),
    ],
)
def test_powered_machine_is_reported_in_the_tick_in_which_it_would_act(
    level: Level,
    missing: list[str],
    block: str,
    nbt: Compound | None,
    ticks: int,
    expected: list[str],
) -> None:
    _put(level, BlockPos(0, 100, 0), "stone")
    _put(level, _POS, block, nbt)
    _put(level, BlockPos(0, 101, -1), "redstone_block")
    for _ in range(ticks):
        assert [] == missing
        level.tick()

    assert expected == missing


@pytest.mark.parametrize(
    "block", ["piston[facing=south]", "dropper", "tnt", "hopper", "furnace", "bell"]
)
def test_machine_without_power_or_items_is_silent(
    level: Level, missing: list[str], block: str
) -> None:
    _put(level, _POS, block)
    _put(level, _BESIDE, "stone")
    for _ in range(30):
        level.tick()

    assert [] == missing


def test_empty_dispenser_does_nothing_and_is_not_reported(
    level: Level, missing: list[str]
) -> None:
    _put(level, _POS, "dispenser")
    _put(level, _BESIDE, "redstone_block")
    for _ in range(6):
        level.tick()

    assert [] == missing
    assert "true" == level.get_block_state(_POS).get("triggered")


def test_piston_against_a_barrier_stays_silent(
    level: Level, missing: list[str]
) -> None:
    _put(level, BlockPos(0, 101, -1), "barrier")
    _put(level, _POS, "piston[facing=north]")
    _put(level, _BESIDE, "redstone_block")
    level.tick()

    assert [] == missing


@pytest.mark.parametrize(
    ("block", "nbt", "ticks", "expected"),
    [
        (
            "furnace",
            {**_LIT, **_ITEM},
            1,
            ["recipe: smelting of minecraft:stone"],
        ),
        ("beehive", {"bees": [{}]}, 1, ["minecraft:beehive: release bees"]),
    ],
)
def test_block_that_works_by_itself_is_reported_once(
    level: Level,
    missing: list[str],
    block: str,
    nbt: Compound,
    ticks: int,
    expected: list[str],
) -> None:
    _put(level, BlockPos(0, 100, 0), "chest")
    _put(level, _POS, block, nbt)
    for _ in range(ticks):
        level.tick()

    assert expected == missing

    for _ in range(40):
        level.tick()

    assert expected == missing


def test_hopper_with_items_but_nowhere_to_put_them_is_silent(
    level: Level, missing: list[str]
) -> None:
    _put(level, _POS, "hopper", _ITEM)
    for _ in range(10):
        level.tick()

    assert [] == missing


def test_enclosed_water_stands_still(level: Level, missing: list[str]) -> None:
    for x, y, z in [(1, 0, 0), (-1, 0, 0), (0, 0, 1), (0, 0, -1), (0, -1, 0)]:
        _put(level, _POS.offset(x, y, z), "glass")
    _put(level, _POS, "water")
    _put(level, BlockPos(0, 102, 0), "stone")
    for _ in range(20):
        level.tick()

    assert [] == missing


def test_sculk_sensor_out_of_reach_hears_nothing(
    level: Level, missing: list[str]
) -> None:
    _put(level, BlockPos(0, 100, 0), "stone")
    _put(level, BlockPos(9, 101, 0), "sculk_sensor")
    _put(level, _POS, "lever[face=floor]")
    use_block(level, _POS)

    assert [] == missing


@pytest.mark.parametrize("block", ["dragon_egg", "red_bed", "oak_sign"])
def test_using_a_block_that_would_answer_is_refused(level: Level, block: str) -> None:
    level.set_states_quiet([(_POS, level.blocks.parse_state(block).id)])

    with pytest.raises(UnsupportedError, match=f"minecraft:{block}: use"):
        use_block(level, _POS)


@pytest.mark.parametrize(
    ("block", "support"),
    [
        ("torch", (0, -1, 0)),
        ("wall_torch[facing=south]", (0, 0, -1)),
        ("redstone_torch", (0, -1, 0)),
        ("redstone_wall_torch[facing=south]", (0, 0, -1)),
        ("lever[face=wall,facing=south]", (0, 0, -1)),
        ("stone_button[face=ceiling]", (0, 1, 0)),
        ("repeater", (0, -1, 0)),
        ("comparator", (0, -1, 0)),
        ("stone_pressure_plate", (0, -1, 0)),
        ("rail", (0, -1, 0)),
        ("ladder[facing=south]", (0, 0, -1)),
        ("red_carpet", (0, -1, 0)),
        ("oak_sign", (0, -1, 0)),
        ("lantern[hanging=true]", (0, 1, 0)),
        ("poppy", (0, -1, 0)),
    ],
)
def test_block_breaks_when_its_support_goes(
    level: Level, missing: list[str], block: str, support: tuple[int, int, int]
) -> None:
    """https://minecraft.wiki/w/Opacity/Placement."""
    _put(level, _POS.offset(*support), "dirt")
    _put(level, _POS, block)
    _put(level, _POS.offset(*support), "air")

    item = block.split("[")[0].replace("wall_torch", "torch")
    assert level.get_block_state(_POS).is_air
    assert [f"minecraft:{item}"] == _dropped(level)
    assert [] == missing

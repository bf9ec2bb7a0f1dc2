"""What comparators read: https://minecraft.wiki/w/Redstone_Comparator#Measure_block_state."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from gametest.core.position import BlockPos
from gametest.nbt.tags import Int, IntArray

if TYPE_CHECKING:
    from tests.integration.containers.conftest import Slots, Yard

POS = (0, 100, 0)
COMPARATOR = (1, 100, 0)


def stacks(count: int, item: str = "stone", size: int = 64) -> Slots:
    """So many items in as few slots as they need."""
    full, rest = divmod(count, size)
    slots = dict.fromkeys(range(full), f"{size} {item}")
    return {**slots, full: f"{rest} {item}"} if rest else slots


def read(yard: Yard, pos: tuple[int, int, int] = POS) -> int:
    state = yard.scene.get(pos)
    behaviour = yard.level.behaviours.behaviour(state.block)
    assert behaviour is not None
    return behaviour.get_analog_output(yard.level, BlockPos(*pos), state)


@pytest.mark.parametrize(
    ("block", "count", "expected"),
    [
        ("chest", 0, 0),
        ("chest", 1, 1),
        ("chest", 123, 1),
        ("chest", 124, 2),
        ("barrel", 246, 2),
        ("barrel", 247, 3),
        ("trapped_chest", 864, 8),
        ("shulker_box", 1604, 13),
        ("shulker_box", 1605, 14),
        ("copper_chest", 1728, 15),
        ("hopper", 22, 1),
        ("hopper", 23, 2),
        ("hopper", 320, 15),
        ("dropper", 41, 1),
        ("dropper", 42, 2),
        ("dispenser", 576, 15),
        ("furnace", 13, 1),
        ("furnace", 14, 2),
        ("brewing_stand", 320, 15),
        ("decorated_pot", 64, 15),
    ],
)
def test_signal_follows_how_full_a_container_is(
    yard: Yard, block: str, count: int, expected: int
) -> None:
    """The page's table of the least number of items for each strength."""
    if block == "decorated_pot":
        yard.put(POS, block)
        yard.level.world.items.table  # noqa: B018
        entity = yard.entity(POS)
        entity.load({"item": {"id": "minecraft:stone", "count": Int(count)}})
    else:
        yard.put(POS, block, stacks(count))

    assert expected == read(yard)


def test_stack_sizes_count(yard: Yard) -> None:
    yard.put(POS, "hopper", {0: "1 diamond_sword", 1: "8 egg"})

    # (1/1 + 8/16) / 5 * 14 + 1
    assert 5 == read(yard)


def test_double_chest_is_read_as_one(yard: Yard) -> None:
    yard.scene.build(
        {
            POS: "chest[facing=west,type=left]",
            (0, 100, -1): "chest[facing=west,type=right]",
        }
    )
    yard.fill((0, 100, -1), stacks(1728))

    assert 8 == read(yard)
    assert 8 == read(yard, (0, 100, -1))


@pytest.mark.parametrize(
    ("block", "above", "expected"),
    [("chest", "stone", 0), ("chest", "glass", 1), ("barrel", "stone", 1)],
)
def test_chest_that_cannot_be_opened_reads_nothing(
    yard: Yard, block: str, above: str, expected: int
) -> None:
    """The Lithium test `comparator_update_collection` depends on it."""
    yard.put(POS, block, {0: "1 stone"})
    yard.put((0, 101, 0), above)

    assert expected == read(yard)


@pytest.mark.parametrize(
    ("block", "slots", "data", "expected"),
    [
        ("crafter", {0: "1 stone", 4: "64 stone"}, {}, 2),
        ("crafter", {0: "1 stone"}, {"disabled_slots": IntArray([1, 2])}, 3),
        ("chiseled_bookshelf", {2: "1 book"}, {"last_interacted_slot": Int(2)}, 3),
        ("chiseled_bookshelf", {}, {"last_interacted_slot": Int(-1)}, 0),
        ("beehive[honey_level=4]", {}, {}, 4),
        ("composter[level=8]", {}, {}, 8),
    ],
)
def test_some_blocks_have_a_rule_of_their_own(
    yard: Yard, block: str, slots: Slots, data: dict[str, Int], expected: int
) -> None:
    """The pages Crafter, Chiseled_Bookshelf, Beehive, Composter."""
    if slots or data:
        yard.put(POS, block, slots, **data)
    else:
        yard.put(POS, block)

    assert expected == read(yard)


def test_comparator_follows_a_hopper_that_fills(yard: Yard) -> None:
    """The trace `hopper_pull` gives the tick of the item; a comparator answers 2 ticks later."""
    yard.put((0, 99, 0), "stone")
    yard.put((1, 99, 0), "stone")
    yard.put(POS, "hopper[facing=north]")
    yard.put(COMPARATOR, "comparator[facing=west]")
    yard.put((0, 101, 0), "barrel", {0: "1 stone"})
    yard.tick(2)

    assert "false" == yard.state(COMPARATOR, "powered")

    yard.tick()

    assert "true" == yard.state(COMPARATOR, "powered")


def test_contents_spill_when_the_block_goes(yard: Yard) -> None:
    """https://minecraft.wiki/w/Barrel#Breaking."""
    yard.put(POS, "barrel", {0: "5 stone", 9: "1 egg"})
    yard.put(POS, "air")

    assert ["1 egg", "5 stone"] == sorted(yard.thrown())


def test_shulker_box_spills_nothing(yard: Yard) -> None:
    """https://minecraft.wiki/w/Shulker_Box."""
    yard.put(POS, "shulker_box", {0: "5 stone"})
    yard.put(POS, "air")

    assert [] == yard.thrown()

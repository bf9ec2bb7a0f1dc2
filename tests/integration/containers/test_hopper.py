"""Hoppers, tick by tick.

Where no other source stands, https://minecraft.wiki/w/Hopper. Ticks count from 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from gametest.core.position import Vec3
from gametest.interaction.item_spawn import eject_item
from gametest.item.item_stack import ItemStack
from gametest.nbt.tags import Int

if TYPE_CHECKING:
    from tests.integration.containers.conftest import Slots, Yard

HOPPER = (0, 100, 0)
ABOVE = (0, 101, 0)
BELOW = (0, 99, 0)
BESIDE = (1, 100, 0)


def test_item_leaves_a_container_above_every_eight_ticks(yard: Yard) -> None:
    """The trace `hopper_pull` of a 26.2 server: ticks 0, 8 and 16."""
    yard.put(HOPPER, "hopper")
    yard.put(ABOVE, "barrel", {0: "3 redstone"})
    arrived = []
    for tick in range(1, 26):
        before = yard.slots(HOPPER)
        yard.tick()
        if yard.slots(HOPPER) != before:
            arrived.append(tick)

    assert [1, 9, 17] == arrived
    assert {} == yard.slots(ABOVE)


def test_power_locks_a_hopper(yard: Yard) -> None:
    yard.put(HOPPER, "hopper")
    yard.put(BESIDE, "redstone_block")
    yard.put(ABOVE, "barrel", {0: "2 redstone"})
    yard.tick(20)

    assert {0: "2 redstone"} == yard.slots(ABOVE)

    yard.put(BESIDE, "air")
    yard.tick()

    assert {0: "1 redstone"} == yard.slots(ABOVE)


def test_hopper_pushes_and_pulls_in_one_turn(yard: Yard) -> None:
    """ "Pushes, then pulls": what it gave away makes room for what comes."""
    full = dict.fromkeys(range(5), "64 stone")
    yard.put(HOPPER, "hopper", full)
    yard.put(BELOW, "chest")
    yard.put(ABOVE, "barrel", {0: "1 stone"})
    yard.tick()

    assert full == yard.slots(HOPPER)
    assert {0: "1 stone"} == yard.slots(BELOW)
    assert {} == yard.slots(ABOVE)


def test_hopper_fed_by_a_hopper_waits_seven_ticks(yard: Yard) -> None:
    for x in range(3):
        yard.put((x, 100, 0), "hopper[facing=east]")
    yard.put((3, 100, 0), "barrel")
    yard.fill((0, 100, 0), {0: "1 redstone"})
    arrived: dict[int, int] = {}
    for tick in range(1, 30):
        yard.tick()
        for x in range(1, 4):
            if yard.slots((x, 100, 0)):
                arrived.setdefault(x, tick)

    assert {1: 1, 2: 8, 3: 15} == arrived


def test_saved_cooldown_counts_down(yard: Yard) -> None:
    """https://minecraft.wiki/w/Hopper#Block_data: TransferCooldown in game ticks."""
    yard.put(HOPPER, "hopper", {0: "1 stone"}, TransferCooldown=Int(5))
    yard.put(BELOW, "chest")
    hopper = yard.entity(HOPPER)
    yard.tick(4)

    assert 1 == hopper.save()["TransferCooldown"]
    assert {} == yard.slots(BELOW)

    yard.tick()

    assert {0: "1 stone"} == yard.slots(BELOW)
    assert 8 == hopper.save()["TransferCooldown"]


@pytest.mark.parametrize(
    ("target", "from_side", "item", "expected"),
    [
        ("furnace", False, "stone", {0: "1 stone"}),
        ("furnace", True, "coal", {1: "1 coal"}),
        ("furnace", True, "stone", {}),
        ("smoker", False, "beef", {0: "1 beef"}),
        ("brewing_stand", False, "nether_wart", {3: "1 nether_wart"}),
        ("brewing_stand", False, "stone", {3: "1 stone"}),
        ("brewing_stand", False, "dirt", {}),
        ("brewing_stand", True, "glass_bottle", {0: "1 glass_bottle"}),
        ("shulker_box", True, "stone", {0: "1 stone"}),
        ("shulker_box", True, "red_shulker_box", {}),
        ("dropper", True, "stone", {0: "1 stone"}),
        ("crafter", True, "stone", {0: "1 stone"}),
        ("decorated_pot", True, "stone", {0: "1 stone"}),
        ("chiseled_bookshelf", True, "book", {0: "1 book"}),
        ("chiseled_bookshelf", True, "stone", {}),
        ("trapped_chest", True, "stone", {0: "1 stone"}),
    ],
)
def test_hopper_reaches_the_slots_of_its_side(
    yard: Yard, target: str, from_side: bool, item: str, expected: Slots
) -> None:
    """The pages of the blocks: Furnace, Brewing_Stand, Shulker_Box, Chiseled_Bookshelf."""
    facing = "east" if from_side else "down"
    pos = BESIDE if from_side else BELOW
    yard.put(HOPPER, f"hopper[facing={facing}]", {0: item})
    yard.put(pos, target)
    yard.tick()

    assert expected == yard.slots(pos)
    assert [] == yard.missing


@pytest.mark.parametrize(
    ("source", "slots", "expected"),
    [
        ("furnace", {0: "1 stone", 1: "1 coal", 2: "1 brick"}, {0: "1 brick"}),
        ("furnace", {1: "1 bucket"}, {0: "1 bucket"}),
        ("furnace", {1: "1 coal"}, {}),
        ("brewing_stand", {0: "1 potion", 4: "1 blaze_powder"}, {0: "1 potion"}),
        ("brewing_stand", {4: "1 blaze_powder"}, {}),
        ("chiseled_bookshelf", {2: "1 book", 4: "1 written_book"}, {0: "1 book"}),
    ],
)
def test_hopper_draws_only_what_a_bottom_gives(
    yard: Yard, source: str, slots: Slots, expected: Slots
) -> None:
    yard.put(HOPPER, "hopper[facing=east]")
    yard.put(ABOVE, source, slots)
    yard.tick()

    assert expected == yard.slots(HOPPER)


def test_stacks_merge_only_with_equal_components(yard: Yard) -> None:
    yard.put(HOPPER, "hopper", {0: "1 stick {custom_data:{a:1}}"})
    yard.put(
        BELOW,
        "chest",
        {0: "1 stick", 1: "1 stick {custom_data:{a:1}}"},
    )
    yard.tick()

    assert {0: "1 stick", 1: "2 stick"} == yard.slots(BELOW)
    kept = yard.entity(BELOW).items[1].components
    assert {"minecraft:custom_data": {"a": 1}} == kept


def test_stack_limit_is_the_items_own(yard: Yard) -> None:
    """https://minecraft.wiki/w/Ender_Pearl: stacks to 16."""
    yard.put(HOPPER, "hopper", {0: "1 ender_pearl"})
    yard.put(BELOW, "chest", {0: "16 ender_pearl"})
    yard.tick()

    assert {0: "16 ender_pearl", 1: "1 ender_pearl"} == yard.slots(BELOW)


def test_full_target_keeps_the_item(yard: Yard) -> None:
    full = dict.fromkeys(range(27), "64 dirt")
    yard.put(HOPPER, "hopper", {0: "1 stone"})
    yard.put(BELOW, "chest", full)
    yard.tick(10)

    assert {0: "1 stone"} == yard.slots(HOPPER)


@pytest.mark.parametrize(("half", "other_at"), [("left", -1), ("right", 1)])
def test_double_chest_is_one_container(yard: Yard, half: str, other_at: int) -> None:
    """https://minecraft.wiki/w/Chest."""
    other = "right" if half == "left" else "left"
    beside = (ABOVE[0], ABOVE[1], ABOVE[2] + other_at)
    yard.put(HOPPER, "hopper[facing=east]")
    yard.scene.build(
        {
            ABOVE: f"chest[facing=west,type={half}]",
            beside: f"chest[facing=west,type={other}]",
        }
    )
    yard.fill(beside, {0: "1 stone"})
    yard.tick()

    assert {0: "1 stone"} == yard.slots(HOPPER)


@pytest.mark.parametrize(
    ("above", "expected"),
    [("air", True), ("stone", False), ("bee_nest", True), ("oak_slab", True)],
)
def test_full_block_above_keeps_items_out(
    yard: Yard, above: str, expected: bool
) -> None:
    """Block tag `does_not_block_hoppers` holds the hives."""
    yard.put(HOPPER, "hopper")
    yard.put(ABOVE, above)
    eject_item(
        yard.level,
        Vec3(0.5, 101.6, 0.5),
        Vec3(0.0, 0.0, 0.0),
        ItemStack("minecraft:egg"),
    )
    yard.tick()

    assert expected == bool(yard.slots(HOPPER))


def test_hopper_takes_a_whole_stack_that_lies_on_it(yard: Yard) -> None:
    """The trace `item_into_hopper` of a 26.2 server."""
    yard.put(HOPPER, "hopper")
    eject_item(
        yard.level,
        Vec3(0.5, 101.1, 0.5),
        Vec3(0.0, 0.0, 0.0),
        ItemStack("minecraft:redstone", 2),
    )
    yard.tick()

    assert {0: "2 redstone"} == yard.slots(HOPPER)
    assert not yard.level.entities


def test_composter_is_filled_from_above_and_emptied_below(yard: Yard) -> None:
    """https://minecraft.wiki/w/Composter: a pumpkin pie always counts; ready after 20 ticks."""
    yard.put((0, 101, 0), "hopper", {0: "7 pumpkin_pie"})
    yard.put((0, 100, 0), "composter")
    yard.put((0, 99, 0), "hopper[facing=east]")
    yard.tick(49)

    assert "7" == yard.state((0, 100, 0), "level")

    yard.tick(20)

    assert "0" == yard.state((0, 100, 0), "level")
    assert {0: "1 bone_meal"} == yard.slots((0, 99, 0))


def test_composter_takes_nothing_from_the_side(yard: Yard) -> None:
    yard.put(HOPPER, "hopper[facing=east]", {0: "1 cake"})
    yard.put(BESIDE, "composter")
    yard.tick(3)

    assert {0: "1 cake"} == yard.slots(HOPPER)


def test_loot_table_is_refused_by_name(yard: Yard) -> None:
    yard.put(HOPPER, "hopper")
    yard.put(ABOVE, "barrel", LootTable="minecraft:chests/simple_dungeon")
    yard.tick()

    assert ["minecraft:barrel: fill from its loot table"] == yard.missing[:1]


def test_idle_hopper_waits_for_a_write(yard: Yard) -> None:
    yard.put(HOPPER, "hopper")
    yard.tick(3)

    assert yard.level.next_due() is None

    yard.put(ABOVE, "barrel", {0: "1 stone"})

    assert yard.level.next_due() is not None

"""Bodies of the selftest pack about containers, each named as the test that runs it.

What is to come of each, and by which source, is in `selftest/expected_container.json`. All stand on
`selftest:floor`, 5 by 5 blocks of stone at y = 0.
"""

from __future__ import annotations

from collections.abc import Callable

from gametest import GameTestHelper, test_function
from gametest.nbt.tags import Byte, Int, Short, Tag

Pos = tuple[int, int, int]
Check = Callable[[], None]
Slots = dict[int, tuple[str, int]]

MIDDLE: Pos = (2, 1, 2)
ABOVE: Pos = (2, 2, 2)
FRONT: Pos = (3, 1, 2)
BESIDE: Pos = (2, 1, 1)
POWER = "minecraft:redstone_block"
AIR = "minecraft:air"


def put(
    helper: GameTestHelper, pos: Pos, block: str, slots: Slots, **data: Tag
) -> None:
    """A block with items."""
    helper.set_block(pos, f"minecraft:{block}")
    items: list[Tag] = [
        {"Slot": Byte(slot), "id": f"minecraft:{item}", "count": Int(count)}
        for slot, (item, count) in slots.items()
    ]
    helper.get_block_entity(pos).load({"Items": items, **data})


def holds(helper: GameTestHelper, pos: Pos, slots: Slots) -> Check:
    """Exactly these."""

    def check() -> None:
        found = helper.get_block_entity(pos).save().get("Items")
        have = {
            int(item["Slot"]): (
                str(item["id"]).removeprefix("minecraft:"),
                item["count"],
            )
            for item in (found if isinstance(found, list) else ())
            if isinstance(item, dict)
        }
        helper.assert_value_equal(have, slots, "items")

    return check


def shows(helper: GameTestHelper, pos: Pos, name: str, value: object) -> Check:
    return lambda: helper.assert_block_property(pos, name, value)


def stands(helper: GameTestHelper, pos: Pos, block: str) -> Check:
    return lambda: helper.assert_block_present(f"minecraft:{block}", pos)


def power(helper: GameTestHelper, pos: Pos = BESIDE) -> None:
    helper.set_block(pos, POWER)


# Hoppers


@test_function("selftest:container/hopper_pulls")
def hopper_pulls(helper: GameTestHelper) -> None:
    """At once, then every eight ticks."""
    helper.set_block(MIDDLE, "minecraft:hopper[facing=down]")
    put(helper, ABOVE, "barrel", {0: ("redstone", 3)})
    sequence = helper.start_sequence()
    for count, delay in ((1, 1), (2, 8), (3, 8)):
        there = holds(helper, MIDDLE, {0: ("redstone", count)})
        sequence.then_wait_until(there, expected_delay=delay)
    sequence.then_execute(holds(helper, ABOVE, {})).then_succeed()


@test_function("selftest:container/hopper_chain")
def hopper_chain(helper: GameTestHelper) -> None:
    """A hopper fed by a hopper waits seven ticks."""
    cells = [(x, 1, 2) for x in range(4)]
    for cell in cells:
        helper.set_block(cell, "minecraft:hopper[facing=east]")
    put(helper, cells[0], "hopper[facing=east]", {0: ("stone", 1)})
    (
        helper.start_sequence()
        .then_wait_until(holds(helper, cells[1], {0: ("stone", 1)}), expected_delay=1)
        .then_wait_until(holds(helper, cells[2], {0: ("stone", 1)}), expected_delay=7)
        .then_wait_until(holds(helper, cells[3], {0: ("stone", 1)}), expected_delay=7)
        .then_succeed()
    )


@test_function("selftest:container/hopper_locked")
def hopper_locked(helper: GameTestHelper) -> None:
    power(helper)
    helper.set_block(MIDDLE, "minecraft:hopper[facing=down]")
    put(helper, ABOVE, "barrel", {0: ("stone", 1)})
    shows(helper, MIDDLE, "enabled", False)()
    (
        helper.start_sequence()
        .then_execute_after(20, holds(helper, ABOVE, {0: ("stone", 1)}))
        .then_execute(lambda: helper.set_block(BESIDE, AIR))
        .then_wait_until(holds(helper, ABOVE, {}), expected_delay=1)
        .then_succeed()
    )


@test_function("selftest:container/furnace_slots")
def furnace_slots(helper: GameTestHelper) -> None:
    """From above to be smelted, from the side to be burnt."""
    helper.set_block(MIDDLE, "minecraft:furnace")
    put(helper, ABOVE, "hopper[facing=down]", {0: ("mud", 1)})
    put(helper, (1, 1, 2), "hopper[facing=east]", {0: ("stick", 1)})
    put(helper, FRONT, "hopper[facing=west]", {0: ("stone", 1)})
    done = holds(helper, MIDDLE, {0: ("mud", 1), 1: ("stick", 1)})
    (
        helper.start_sequence()
        .then_execute_after(1, done)
        .then_execute_after(10, holds(helper, FRONT, {0: ("stone", 1)}))
        .then_succeed()
    )


@test_function("selftest:container/shulker_refuses_shulker")
def shulker_refuses_shulker(helper: GameTestHelper) -> None:
    helper.set_block(FRONT, "minecraft:shulker_box")
    slots = {0: ("blue_shulker_box", 1), 1: ("stone", 1)}
    put(helper, MIDDLE, "hopper[facing=east]", slots)
    (
        helper.start_sequence()
        .then_execute_after(1, holds(helper, FRONT, {0: ("stone", 1)}))
        .then_execute_after(10, holds(helper, MIDDLE, {0: ("blue_shulker_box", 1)}))
        .then_succeed()
    )


@test_function("selftest:container/composter_works")
def composter_works(helper: GameTestHelper) -> None:
    """Seven pies fill it, 20 ticks later a hopper below takes the bone meal."""
    put(helper, (2, 3, 2), "hopper[facing=down]", {0: ("pumpkin_pie", 7)})
    helper.set_block(ABOVE, "minecraft:composter")
    helper.set_block(MIDDLE, "minecraft:hopper[facing=down]")
    (
        helper.start_sequence()
        .then_wait_until(shows(helper, ABOVE, "level", 7), expected_delay=49)
        .then_wait_until(
            holds(helper, MIDDLE, {0: ("bone_meal", 1)}), expected_delay=20
        )
        .then_execute(shows(helper, ABOVE, "level", 0))
        .then_succeed()
    )


@test_function("selftest:container/bookshelf_shows_books")
def bookshelf_shows_books(helper: GameTestHelper) -> None:
    helper.set_block(FRONT, "minecraft:chiseled_bookshelf")
    put(helper, MIDDLE, "hopper[facing=east]", {0: ("book", 2)})
    (
        helper.start_sequence()
        .then_execute_after(1, shows(helper, FRONT, "slot_0_occupied", True))
        .then_execute(shows(helper, FRONT, "slot_1_occupied", False))
        .then_execute_after(8, shows(helper, FRONT, "slot_1_occupied", True))
        .then_succeed()
    )


# Droppers and dispensers


@test_function("selftest:container/dropper_fills_chest")
def dropper_fills_chest(helper: GameTestHelper) -> None:
    """Four ticks after power."""
    helper.set_block(FRONT, "minecraft:chest")
    put(helper, MIDDLE, "dropper[facing=east]", {4: ("stone", 2)})
    power(helper)
    (
        helper.start_sequence()
        .then_execute_after(3, holds(helper, FRONT, {}))
        .then_execute_after(1, holds(helper, FRONT, {0: ("stone", 1)}))
        .then_execute(holds(helper, MIDDLE, {4: ("stone", 1)}))
        .then_succeed()
    )


@test_function("selftest:container/dispenser_takes_water_back")
def dispenser_takes_water_back(helper: GameTestHelper) -> None:
    for pos in ((4, 1, 2), (3, 1, 1), (3, 1, 3)):
        helper.set_block(pos, "minecraft:stone")
    put(helper, MIDDLE, "dispenser[facing=east]", {0: ("water_bucket", 1)})
    lever = (1, 1, 2)
    helper.set_block(lever, "minecraft:lever[face=floor]")
    pull = lambda: helper.pull_lever(lever)  # noqa: E731
    pull()
    (
        helper.start_sequence()
        .then_execute_after(4, stands(helper, FRONT, "water"))
        .then_execute(holds(helper, MIDDLE, {0: ("bucket", 1)}))
        .then_execute(pull)
        .then_execute_after(2, pull)
        .then_execute_after(4, stands(helper, FRONT, "air"))
        .then_execute(holds(helper, MIDDLE, {0: ("water_bucket", 1)}))
        .then_succeed()
    )


def uses(
    helper: GameTestHelper, item: str, before: str, after: str, left: Slots
) -> None:
    """A dispenser turns one block into another."""
    helper.set_block(FRONT, f"minecraft:{before}")
    put(helper, MIDDLE, "dispenser[facing=east]", {0: (item, 1)})
    power(helper)
    (
        helper.start_sequence()
        .then_execute_after(3, stands(helper, FRONT, before.split("[")[0]))
        .then_execute_after(1, stands(helper, FRONT, after))
        .then_execute(holds(helper, MIDDLE, left))
        .then_succeed()
    )


@test_function("selftest:container/dispenser_powder_snow")
def dispenser_powder_snow(helper: GameTestHelper) -> None:
    uses(helper, "powder_snow_bucket", "air", "powder_snow", {0: ("bucket", 1)})


@test_function("selftest:container/dispenser_waxes")
def dispenser_waxes(helper: GameTestHelper) -> None:
    uses(helper, "honeycomb", "copper_block", "waxed_copper_block", {})


@test_function("selftest:container/dispenser_sets_box")
def dispenser_sets_box(helper: GameTestHelper) -> None:
    uses(helper, "lime_shulker_box", "air", "lime_shulker_box", {})


@test_function("selftest:container/dispenser_charges_anchor")
def dispenser_charges_anchor(helper: GameTestHelper) -> None:
    uses(helper, "glowstone", "respawn_anchor", "respawn_anchor", {})


# Crafter, furnace, brewing stand


@test_function("selftest:container/crafter_makes")
def crafter_makes(helper: GameTestHelper) -> None:
    """By a recipe of this pack, into the chest before it; a bucket is left."""
    helper.set_block(FRONT, "minecraft:chest")
    slots = {0: ("water_bucket", 1), 4: ("dirt", 2)}
    put(helper, MIDDLE, "crafter[orientation=east_up]", slots)
    power(helper)
    (
        helper.start_sequence()
        .then_execute_after(3, holds(helper, FRONT, {}))
        .then_execute_after(1, holds(helper, FRONT, {0: ("mud", 2), 1: ("bucket", 1)}))
        .then_execute(holds(helper, MIDDLE, {4: ("dirt", 1)}))
        .then_succeed()
    )


@test_function("selftest:container/furnace_smelts")
def furnace_smelts(helper: GameTestHelper) -> None:
    """By a recipe of this pack, in 40 ticks, from a hopper above."""
    put(helper, MIDDLE, "furnace", {1: ("stick", 1)})
    put(helper, ABOVE, "hopper[facing=down]", {0: ("mud", 1)})
    (
        helper.start_sequence()
        .then_wait_until(shows(helper, MIDDLE, "lit", True), expected_delay=2)
        .then_wait_until(holds(helper, MIDDLE, {2: ("brick", 1)}), expected_delay=39)
        .then_wait_until(shows(helper, MIDDLE, "lit", False), expected_delay=61)
        .then_succeed()
    )


@test_function("selftest:container/brewing_stand_fuel")
def brewing_stand_fuel(helper: GameTestHelper) -> None:
    put(helper, MIDDLE, "brewing_stand", {1: ("potion", 1), 4: ("blaze_powder", 2)})
    (
        helper.start_sequence()
        .then_execute_after(1, shows(helper, MIDDLE, "has_bottle_1", True))
        .then_execute(holds(helper, MIDDLE, {1: ("potion", 1), 4: ("blaze_powder", 1)}))
        .then_succeed()
    )


@test_function("selftest:container/furnace_cools")
def furnace_cools(helper: GameTestHelper) -> None:
    """Without fire the progress falls by two a tick."""
    times = {"cooking_time_spent": Short(10), "cooking_total_time": Short(40)}
    put(helper, MIDDLE, "furnace", {0: ("mud", 1)}, **times)

    def spent(ticks: int) -> Check:
        def check() -> None:
            saved = helper.get_block_entity(MIDDLE).save()
            helper.assert_value_equal(saved["cooking_time_spent"], ticks, "progress")

        return check

    (
        helper.start_sequence()
        .then_execute_after(1, spent(8))
        .then_execute_after(4, spent(0))
        .then_succeed()
    )

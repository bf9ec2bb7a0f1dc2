"""Bodies of the selftest pack about dust, power and torches, each named as the test that runs it.

What is to come of each, and by which source, is in `selftest/expected.json`. Circuits are built on
`selftest:floor`, 5 by 5 blocks of stone at y = 0.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from gametest import GameTestHelper, test_function

Pos = tuple[int, int, int]
Check = Callable[[], None]

STONE = "minecraft:stone"
DUST = "minecraft:redstone_wire"
LAMP = "minecraft:redstone_lamp"
POWER = "minecraft:redstone_block"
LEVER = "minecraft:lever[face=floor]"


def build(helper: GameTestHelper, blocks: Mapping[Pos, str]) -> None:
    """One after the other, with the updates that each causes."""
    for pos, block in blocks.items():
        helper.set_block(pos, block)


def has(helper: GameTestHelper, pos: Pos, name: str, value: object) -> Check:
    """An assertion about a property, for later."""
    return lambda: helper.assert_block_property(pos, name, value)


def pull(helper: GameTestHelper, pos: Pos) -> Check:
    return lambda: helper.pull_lever(pos)


# Dust


@test_function("selftest:wire/dot_and_cross")
def wire_dot_and_cross(helper: GameTestHelper) -> None:
    """A click turns lone dust from a dot into a cross and back."""
    dust = (2, 1, 2)
    helper.set_block(dust, DUST)
    for connection in ("side", "none"):
        helper.use_block(dust)
        for side in ("east", "north", "south", "west"):
            helper.assert_block_property(dust, side, connection)
    helper.succeed()


@test_function("selftest:wire/corner")
def wire_corner(helper: GameTestHelper) -> None:
    build(helper, {(2, 1, 2): DUST, (1, 1, 2): DUST, (2, 1, 1): DUST})
    helper.assert_block_state(
        (2, 1, 2),
        f"{DUST}[east=none,north=side,south=none,west=side,power=0]",
    )
    helper.succeed()


@test_function("selftest:wire/climbs")
def wire_climbs(helper: GameTestHelper) -> None:
    lower, upper = (1, 1, 2), (2, 2, 2)
    build(helper, {(2, 1, 2): STONE, lower: DUST, upper: DUST, (0, 1, 2): POWER})
    helper.assert_block_property(lower, "east", "up")
    helper.assert_block_property(lower, "power", 15)
    helper.assert_block_property(upper, "power", 14)
    helper.succeed()


@test_function("selftest:wire/cut_by_conductor")
def wire_cut_by_conductor(helper: GameTestHelper) -> None:
    """A conductor above the lower dust cuts the way up."""
    lower, upper = (1, 1, 2), (2, 2, 2)
    build(helper, {(2, 1, 2): STONE, lower: DUST, upper: DUST, (0, 1, 2): POWER})
    helper.set_block((1, 2, 2), STONE)
    helper.assert_block_property(lower, "power", 15)
    helper.assert_block_property(upper, "power", 0)
    helper.succeed()


@test_function("selftest:wire/only_up_glass")
def wire_only_up_glass(helper: GameTestHelper) -> None:
    """Power climbs a block of glass and does not come down it."""
    lower, upper = (1, 1, 2), (2, 2, 2)
    build(helper, {(2, 1, 2): "minecraft:glass", lower: DUST, upper: DUST})
    helper.set_block((3, 2, 2), POWER)
    helper.assert_block_property(upper, "power", 15)
    helper.assert_block_property(lower, "power", 0)
    build(helper, {(3, 2, 2): "minecraft:air", (0, 1, 2): POWER})
    helper.assert_block_property(upper, "power", 14)
    helper.succeed()


@test_function("selftest:wire/powers_below")
def wire_powers_below(helper: GameTestHelper) -> None:
    build(helper, {(2, 1, 2): LAMP, (2, 2, 2): DUST, (1, 2, 2): POWER})
    helper.assert_block_property((2, 1, 2), "lit", True)
    helper.succeed()


@test_function("selftest:wire/not_sideways")
def wire_not_sideways(helper: GameTestHelper) -> None:
    """A straight line powers what stands at its end and not what stands beside it."""
    beside, end = (1, 1, 1), (3, 1, 2)
    build(helper, {(1, 1, 2): DUST, (2, 1, 2): DUST, beside: LAMP, end: LAMP})
    helper.set_block((0, 1, 2), POWER)
    helper.assert_block_property(beside, "lit", False)
    helper.assert_block_property(end, "lit", True)
    helper.succeed()


# Power through blocks


@test_function("selftest:power/redstone_block")
def power_redstone_block(helper: GameTestHelper) -> None:
    """It powers what touches it, and no block strongly."""
    build(helper, {(2, 1, 2): LAMP, (1, 1, 1): STONE, (0, 1, 1): DUST})
    helper.set_block((2, 1, 1), POWER)
    helper.assert_block_property((2, 1, 2), "lit", True)
    helper.assert_block_property((0, 1, 1), "power", 0)
    helper.succeed()


@test_function("selftest:power/lever_support")
def power_lever_support(helper: GameTestHelper) -> None:
    """A lever powers the block it stands on strongly."""
    build(helper, {(2, 1, 2): STONE, (2, 2, 2): LEVER, (3, 1, 2): DUST})
    helper.pull_lever((2, 2, 2))
    helper.assert_block_property((3, 1, 2), "power", 15)
    helper.pull_lever((2, 2, 2))
    helper.assert_block_property((3, 1, 2), "power", 0)
    helper.succeed()


@test_function("selftest:power/conductors")
def power_conductors(helper: GameTestHelper) -> None:
    """Which blocks carry the strong power of the lever on them to the dust beside them."""
    block, lever, dust = (2, 1, 2), (2, 2, 2), (3, 1, 2)
    for name, power in (
        ("stone", 15),
        ("redstone_lamp", 15),
        ("mangrove_roots", 15),
        ("glowstone", 0),
        ("copper_bulb", 0),
        ("tinted_glass", 0),
    ):
        build(helper, {block: f"minecraft:{name}", lever: LEVER, dust: DUST})
        helper.pull_lever(lever)
        found = int(helper.get_block_state(dust).get("power"))
        helper.assert_value_equal(found, power, f"the power beside {name}")
        for pos in (lever, block, dust):
            helper.set_block(pos, "minecraft:air")
    helper.succeed()


@test_function("selftest:power/plate")
def power_plate(helper: GameTestHelper) -> None:
    """A pressed plate powers the block below it with its own strength."""
    plate = "minecraft:heavy_weighted_pressure_plate"
    build(helper, {(2, 1, 2): STONE, (2, 2, 2): f"{plate}[power=7]", (3, 1, 2): DUST})
    helper.assert_block_property((3, 1, 2), "power", 7)
    helper.set_block((2, 2, 2), "minecraft:stone_pressure_plate[powered=true]")
    helper.assert_block_property((3, 1, 2), "power", 15)
    helper.destroy_block((2, 2, 2))
    helper.assert_block_property((3, 1, 2), "power", 0)
    helper.succeed()


# Torches


@test_function("selftest:torch/inverts")
def torch_inverts(helper: GameTestHelper) -> None:
    lever, torch = (1, 2, 2), (2, 1, 2)
    build(helper, {(1, 1, 2): STONE, lever: LEVER})
    helper.set_block(torch, "minecraft:redstone_wall_torch[facing=east]")
    helper.pull_lever(lever)
    (
        helper.start_sequence()
        .then_wait_until(has(helper, torch, "lit", False), expected_delay=2)
        .then_execute(pull(helper, lever))
        .then_wait_until(has(helper, torch, "lit", True), expected_delay=2)
        .then_succeed()
    )


@test_function("selftest:torch/not_below")
def torch_not_below(helper: GameTestHelper) -> None:
    """A torch does not power the block that carries it."""
    build(helper, {(2, 1, 2): LAMP, (2, 2, 2): "minecraft:redstone_torch"})
    helper.run_at_tick_time(10, has(helper, (2, 1, 2), "lit", False))
    helper.run_at_tick_time(11, helper.succeed)


@test_function("selftest:torch/above")
def torch_above(helper: GameTestHelper) -> None:
    """A torch powers the block above it strongly."""
    dust = (1, 2, 2)
    build(helper, {(1, 1, 2): STONE, dust: DUST, (2, 2, 2): STONE})
    helper.assert_block_property(dust, "power", 0)
    helper.set_block((2, 1, 2), "minecraft:redstone_torch")
    helper.assert_block_property(dust, "power", 15)
    helper.succeed()


@test_function("selftest:torch/burns_out")
def torch_burns_out(helper: GameTestHelper) -> None:
    """Off for the eighth time at tick 58, and not on again before 160 more have passed."""
    lever, torch = (1, 2, 2), (2, 1, 2)
    build(helper, {(1, 1, 2): STONE, lever: LEVER})
    helper.set_block(torch, "minecraft:redstone_wall_torch[facing=east]")
    for tick in range(0, 64, 4):
        helper.run_at_tick_time(tick, pull(helper, lever))
    (
        helper.start_sequence()
        .then_execute_after(57, has(helper, torch, "lit", True))
        .then_execute_after(1, has(helper, torch, "lit", False))
        .then_idle(2)
        .then_wait_until(has(helper, torch, "lit", True), expected_delay=158)
        .then_succeed()
    )

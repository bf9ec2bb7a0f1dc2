"""Bodies of the selftest pack about blocks set by hand and daylight, each named as its test.

What is to come of each, and by which source, is in `selftest/expected_machine.json`. All stand on
`selftest:floor`, 5 by 5 blocks of stone at y = 0.
"""

from __future__ import annotations

from gametest import GameTestHelper, test_function
from gametest.core.direction import Direction

SPOT = (2, 1, 2)


@test_function("selftest:placing/furnace_faces_the_player")
def furnace_faces_the_player(helper: GameTestHelper) -> None:
    for looking, facing in (
        (Direction.SOUTH, "north"),
        (Direction.WEST, "east"),
        (Direction.NORTH, "south"),
    ):
        helper.set_block(SPOT, "minecraft:air")
        helper.place_block(SPOT, "minecraft:furnace", Direction.UP, looking=looking)
        helper.assert_block_property(SPOT, "facing", facing)
    helper.succeed()


@test_function("selftest:placing/stairs_by_face_and_look")
def stairs_by_face_and_look(helper: GameTestHelper) -> None:
    """Upside down below a ceiling, ascending away from the player."""
    for face, half in ((Direction.UP, "bottom"), (Direction.DOWN, "top")):
        helper.set_block(SPOT, "minecraft:air")
        helper.place_block(SPOT, "minecraft:oak_stairs", face, looking=Direction.EAST)
        helper.assert_block_property(SPOT, "half", half)
        helper.assert_block_property(SPOT, "facing", "east")
    helper.succeed()


@test_function("selftest:placing/torch_stands_or_hangs")
def torch_stands_or_hangs(helper: GameTestHelper) -> None:
    helper.place_block((0, 1, 0), "minecraft:torch", Direction.UP)
    helper.set_block((2, 1, 0), "minecraft:stone")
    helper.place_block((3, 1, 0), "minecraft:torch", Direction.EAST)

    helper.assert_block_present("minecraft:torch", (0, 1, 0))
    helper.assert_block_state((3, 1, 0), "minecraft:wall_torch[facing=east]")
    helper.succeed()


@test_function("selftest:placing/door_and_bed_have_two_halves")
def door_and_bed_have_two_halves(helper: GameTestHelper) -> None:
    helper.place_block((0, 1, 0), "minecraft:oak_door", Direction.UP)
    helper.place_block((2, 1, 0), "minecraft:red_bed", Direction.UP)

    helper.assert_block_property((0, 1, 0), "half", "lower")
    helper.assert_block_property((0, 2, 0), "half", "upper")
    helper.assert_block_property((2, 1, 0), "part", "foot")
    helper.assert_block_property((2, 1, 1), "part", "head")
    helper.succeed()


@test_function("selftest:placing/lever_on_every_side")
def lever_on_every_side(helper: GameTestHelper) -> None:
    helper.set_block(SPOT, "minecraft:stone")
    for face, pos in (
        (Direction.NORTH, (2, 1, 1)),
        (Direction.EAST, (3, 1, 2)),
        (Direction.UP, (2, 2, 2)),
    ):
        helper.place_block(pos, "minecraft:lever", face)
        word = "floor" if face is Direction.UP else "wall"
        helper.assert_block_property(pos, "face", word)
    helper.assert_block_property((3, 1, 2), "facing", "east")
    helper.succeed()


@test_function("selftest:placing/fence_joins")
def fence_joins(helper: GameTestHelper) -> None:
    helper.set_block((1, 1, 2), "minecraft:stone")
    helper.place_block(SPOT, "minecraft:oak_fence", Direction.UP)
    helper.place_block((3, 1, 2), "minecraft:oak_fence", Direction.UP)

    for side, joined in (("west", True), ("east", True), ("north", False)):
        helper.assert_block_property(SPOT, side, joined)
    helper.succeed()


@test_function("selftest:placing/gate_opens_away_from_the_player")
def gate_opens_away_from_the_player(helper: GameTestHelper) -> None:
    """The game's own player looks south."""
    helper.set_block(SPOT, "minecraft:oak_fence_gate[facing=north]")
    helper.use_block(SPOT)
    helper.assert_block_property(SPOT, "open", True)
    helper.assert_block_property(SPOT, "facing", "south")
    helper.use_block(SPOT)
    helper.assert_block_property(SPOT, "open", False)
    helper.succeed()


@test_function("selftest:placing/nothing_without_support")
def nothing_without_support(helper: GameTestHelper) -> None:
    in_the_air = (2, 2, 2)
    for block in ("torch", "rail", "redstone_wire", "repeater", "oak_door"):
        is_placed = helper.place_block(in_the_air, f"minecraft:{block}", Direction.UP)
        helper.assert_false(is_placed, f"{block} stands in the air")
        helper.assert_block_present("minecraft:air", in_the_air)
    helper.succeed()


@test_function("selftest:daylight/noon_and_night")
def noon_and_night(helper: GameTestHelper) -> None:
    helper.set_time(6000)
    helper.set_block(SPOT, "minecraft:daylight_detector")
    sequence = helper.start_sequence()
    sequence.then_wait_until(lambda: helper.assert_block_property(SPOT, "power", 15))
    sequence.then_execute(lambda: helper.set_time(18000))
    sequence.then_wait_until(lambda: helper.assert_block_property(SPOT, "power", 0))
    sequence.then_succeed()


@test_function("selftest:daylight/hand_inverts")
def hand_inverts(helper: GameTestHelper) -> None:
    """At night 4 of 15 levels of the sky are left."""
    helper.set_time(18000)
    helper.set_block(SPOT, "minecraft:daylight_detector")
    helper.use_block(SPOT)
    helper.assert_block_property(SPOT, "inverted", True)
    helper.assert_block_property(SPOT, "power", 11)
    helper.succeed()

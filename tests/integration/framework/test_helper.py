"""What a Python body can ask and do (https://minecraft.wiki/w/GameTest)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gametest.core.bounding_box import BoundingBox
from gametest.core.direction import Direction, Rotation
from gametest.core.position import BlockPos
from gametest.framework.events import Outcome
from gametest.framework.game_test_helper import GameTestHelper
from gametest.framework.run.run_plan import PlanOptions

CELLS = [
    ((0, 0, 0), "stone"),
    ((1, 0, 0), "stone"),
    ((2, 0, 0), "stone"),
    ((0, 1, 0), "lever[face=floor,facing=north,powered=false]"),
    ((1, 1, 0), "redstone_lamp[lit=false]"),
    ((2, 1, 0), "chest[facing=north,type=single,waterlogged=false]"),
    ((0, 0, 1), "stone"),
    ((0, 1, 1), "oak_button[face=floor,facing=north,powered=false]"),
]


@pytest.fixture
def result(stage: Any, make_structure: Callable[..., bytes]) -> Callable[..., Any]:
    def play(body: Callable[[GameTestHelper], object], **options: Any) -> Any:
        return stage.play(
            {
                "structure/s.nbt": make_structure((3, 3, 3), CELLS),
                "test_instance/a.json": {"structure": "demo:s"},
            },
            bodies={"a": body},
            **options,
        ).of("a")

    return play


def _item(helper: GameTestHelper, name: str, count: int) -> None:
    from gametest.nbt.tags import Byte, Int

    entity = helper.get_block_entity((2, 1, 0))
    entity.load(
        {"Items": [{"Slot": Byte(0), "id": f"minecraft:{name}", "count": Int(count)}]}
    )


GOOD: dict[str, Callable[[GameTestHelper], object]] = {
    "block present": lambda h: h.assert_block_present("stone", (0, 0, 0)),
    "block present anywhere": lambda h: h.assert_block_present("redstone_lamp"),
    "block not present": lambda h: h.assert_block_not_present("dirt", (0, 0, 0)),
    "block tag": lambda h: h.assert_block_tag("buttons", (0, 1, 1)),
    "block predicate": lambda h: h.assert_block(
        (0, 0, 0), lambda b: b.name.endswith("stone"), lambda b: f"not {b.name}"
    ),
    "state": lambda h: h.assert_block_state((1, 1, 0), "redstone_lamp[lit=false]"),
    "state predicate": lambda h: h.assert_block_state(
        (1, 1, 0), lambda s: s.has("lit")
    ),
    "property": lambda h: h.assert_block_property((1, 1, 0), "lit", expected=False),
    "property predicate": lambda h: h.assert_block_property(
        (1, 1, 0), "lit", lambda v: v != "true"
    ),
    "same states": lambda h: h.assert_same_block_states(
        BoundingBox(0, 0, 0, 0, 0, 0), (1, 0, 0)
    ),
    "container empty": lambda h: h.assert_container_empty((2, 1, 0)),
    "value": lambda h: h.assert_value_equal(1, 1, "one"),
    "between": lambda h: h.assert_value_in_between(1, 2, 2, "two"),
    "false": lambda h: h.assert_false(value=False, reason="x"),
    "signal": lambda h: h.assert_redstone_signal((0, 1, 0), Direction.EAST, 0),
    "height": lambda h: h.assert_value_equal(h.get_height(0, 0), 4, "height"),
    "bounds": lambda h: h.assert_value_equal(
        h.get_relative_bounds().size, (3, 3, 3), "size"
    ),
    "facing": lambda h: h.assert_value_equal(
        h.get_test_direction(), h.get_absolute_direction(Direction.SOUTH), "direction"
    ),
}


@pytest.mark.parametrize("rotation", [Rotation.NONE, Rotation.CLOCKWISE_90])
@pytest.mark.parametrize("name", GOOD)
def test_assertion_holds(
    result: Callable[..., Any], name: str, rotation: Rotation
) -> None:
    def body(helper: GameTestHelper) -> None:
        GOOD[name](helper)
        helper.succeed()

    played = result(body, plan=PlanOptions(extra_rotation=rotation))

    assert played.outcome is Outcome.PASSED, played.failure


BAD: dict[str, tuple[Callable[[GameTestHelper], object], str]] = {
    "block present": (
        lambda h: h.assert_block_present("dirt", (0, 0, 0)),
        "expected block minecraft:dirt, got minecraft:stone at",
    ),
    "block present anywhere": (
        lambda h: h.assert_block_present("dirt"),
        "expected block minecraft:dirt in the structure on tick 0",
    ),
    "block not present": (
        lambda h: h.assert_block_not_present("stone", (0, 0, 0)),
        "expected no block minecraft:stone at",
    ),
    "block tag": (
        lambda h: h.assert_block_tag("#minecraft:buttons", (0, 0, 0)),
        "expected a block in #minecraft:buttons, got minecraft:stone at",
    ),
    "state": (
        lambda h: h.assert_block_state((1, 1, 0), "redstone_lamp[lit=true]"),
        "expected state minecraft:redstone_lamp[lit=true], "
        "got minecraft:redstone_lamp[lit=false] at",
    ),
    "property": (
        lambda h: h.assert_block_property((1, 1, 0), "lit", expected=True),
        "expected lit=true, got lit=false at",
    ),
    "missing property": (
        lambda h: h.assert_block_property((0, 0, 0), "lit", expected=True),
        "expected lit=true, but the block has no lit at",
    ),
    "block entity": (
        lambda h: h.get_block_entity((0, 0, 0)),
        "expected a block entity, found none at",
    ),
    "wrong block entity": (
        lambda h: h.get_block_entity((2, 1, 0), "furnace"),
        "unexpected kind of block entity, got minecraft:chest at",
    ),
    "container": (
        lambda h: h.assert_container_contains((2, 1, 0), "stick"),
        "expected the container to hold minecraft:stick at",
    ),
    "signal": (
        lambda h: h.assert_redstone_signal((0, 1, 0), Direction.EAST, 15),
        "unexpected redstone signal 0 at",
    ),
    "button": (
        lambda h: h.press_button((0, 0, 0)),
        "expected a block in #minecraft:buttons, got minecraft:stone at",
    ),
    "value": (
        lambda h: h.assert_value_equal(1, 2, "answer"),
        "expected answer to be 2, got 1 on tick 0",
    ),
    "between": (
        lambda h: h.assert_value_in_between(1, 5, 3, "answer"),
        "expected answer to be between 1 and 3, got 5 on tick 0",
    ),
    "fail at": (
        lambda h: h.fail("why", (1, 1, 1)),
        "why at 1, 6, 2 (relative: 1, 1, 1)",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_failed_assertion_says_why(result: Callable[..., Any], name: str) -> None:
    body, text = BAD[name]
    played = result(body)

    assert played.outcome is Outcome.FAILED
    assert played.failure.message.startswith(text)
    assert played.failure.location.source.endswith("test_helper.py")


def test_position_of_a_failure_is_told_before_rotation(
    result: Callable[..., Any],
) -> None:
    played = result(
        lambda h: h.fail("why", (2, 1, 0)),
        plan=PlanOptions(extra_rotation=Rotation.CLOCKWISE_180),
    )

    assert played.failure.relative_pos == (2, 1, 0)
    assert played.failure.pos == (0, 6, 3)


def test_lever_lights_the_lamp_beside_it(result: Callable[..., Any]) -> None:
    """A lamp lights at once and goes out after four ticks."""

    def body(helper: GameTestHelper) -> None:
        lamp = (1, 1, 0)
        helper.pull_lever((0, 1, 0))
        helper.assert_block_property(lamp, "lit", expected=True)
        helper.run_at_tick_time(5, lambda: helper.pull_lever((0, 1, 0)))
        helper.run_at_tick_time(
            8, lambda: helper.assert_block_property(lamp, "lit", expected=True)
        )
        sequence = helper.start_sequence().then_idle(6)
        sequence.then_wait_until(
            lambda: helper.assert_block_property(lamp, "lit", expected=False)
        ).then_succeed()

    played = result(body)

    assert played.outcome is Outcome.PASSED
    assert played.ticks == 9


def test_button_is_pressed(result: Callable[..., Any]) -> None:
    def body(helper: GameTestHelper) -> None:
        helper.press_button((0, 1, 1))
        helper.assert_block_property((0, 1, 1), "powered", expected=True)
        helper.succeed()

    assert result(body).outcome is Outcome.PASSED


def test_pulse_of_redstone_ends_after_its_ticks(result: Callable[..., Any]) -> None:
    def body(helper: GameTestHelper) -> None:
        helper.pulse_redstone((1, 2, 0), 6)
        helper.assert_block_property((1, 1, 0), "lit", expected=True)
        helper.succeed_on_tick_when(
            6, lambda: helper.assert_block_present("air", (1, 2, 0))
        )

    assert result(body).outcome is Outcome.PASSED


def test_blocks_are_set_and_destroyed(result: Callable[..., Any]) -> None:
    def body(helper: GameTestHelper) -> None:
        helper.set_block((2, 2, 2), "oak_log[axis=x]")
        helper.assert_block_property((2, 2, 2), "axis", "x")
        helper.destroy_block((2, 2, 2))
        helper.assert_block_present("air", (2, 2, 2))
        helper.set_block((2, 2, 2), "dispenser", Direction.UP)
        helper.assert_block_property((2, 2, 2), "facing", "up")
        helper.succeed()

    assert result(body).outcome is Outcome.PASSED


def test_items_in_a_container_are_counted(result: Callable[..., Any]) -> None:
    def body(helper: GameTestHelper) -> None:
        _item(helper, "stick", 2)
        helper.assert_container_contains((2, 1, 0), "stick")
        helper.run_at_tick_time(1, lambda: _item(helper, "stick", 1))
        helper.start_sequence().then_idle(1).then_execute(
            lambda: helper.assert_container_contains_single((2, 1, 0), "stick")
        ).then_succeed()

    assert result(body).outcome is Outcome.PASSED


def test_every_cell_of_the_structure_is_visited(result: Callable[..., Any]) -> None:
    cells: set[BlockPos] = set()

    def body(helper: GameTestHelper) -> None:
        helper.for_every_block_in_structure(cells.add)
        helper.succeed()

    result(body, plan=PlanOptions(extra_rotation=Rotation.COUNTERCLOCKWISE_90))

    assert cells == set(BoundingBox.of_size((0, 0, 0), (3, 3, 3)).positions())


def test_time_is_set_on_the_clock_of_the_dimension(result: Callable[..., Any]) -> None:
    def body(helper: GameTestHelper) -> None:
        helper.set_time(18000)
        helper.assert_value_equal(helper.level.world.day_time, 18000, "time")
        helper.succeed()

    assert result(body).outcome is Outcome.PASSED


@pytest.mark.parametrize(
    "body",
    [
        lambda h: h.set_biome("minecraft:desert"),
        lambda h: h.place_block((0, 2, 0), "fire", Direction.UP),
        lambda h: h.walk_to(h.spawn("marker", (0, 1, 0)), (2, 1, 2), 1.0),
        lambda h: h.hurt(h.spawn("leash_knot", (0, 1, 0)), "generic", 1.0),
        lambda h: h.start_sequence().then_execute(lambda: h.set_biome("plains")),
    ],
)
def test_what_is_not_simulated_is_unsupported(
    result: Callable[..., Any], body: Callable[[Any], object]
) -> None:
    assert result(body).outcome is Outcome.UNSUPPORTED


@pytest.mark.parametrize(
    ("rotation", "facing"),
    [(Rotation.NONE, "north"), (Rotation.CLOCKWISE_90, "east")],
)
def test_block_is_placed_by_a_hand_that_turns_with_the_test(
    result: Callable[..., Any], rotation: Rotation, facing: str
) -> None:
    def body(helper: GameTestHelper) -> None:
        helper.set_block((0, 1, 0), "air")
        placed = helper.place_block((0, 1, 0), "furnace", Direction.UP)
        helper.assert_true(placed, "placed")
        helper.assert_block_property((0, 1, 0), "facing", facing)
        helper.assert_false(
            helper.place_block((0, 1, 0), "stone", Direction.UP), "placed in a furnace"
        )
        helper.succeed()

    found = result(body, plan=PlanOptions(extra_rotation=rotation))

    assert found.outcome is Outcome.PASSED, found.failure


def test_rain_and_frost_leave_a_dry_world_alone(result: Callable[..., Any]) -> None:
    def body(helper: GameTestHelper) -> None:
        helper.set_block((0, 0, 0), "water")
        helper.tick_precipitation()
        helper.tick_precipitation((0, 0, 0))
        helper.assert_block_present("water", (0, 0, 0))
        helper.succeed()

    assert result(body).outcome is Outcome.PASSED


def test_function_and_command_of_the_pack_are_run_at_the_structure(stage: Any) -> None:
    def body(helper: GameTestHelper) -> None:
        helper.run_function("demo:build")
        helper.assert_block_present("stone", (0, 0, 0))
        helper.run_command("setblock ~ ~ ~ minecraft:dirt")
        helper.assert_block_present("dirt", (0, 0, 0))
        helper.succeed()

    files = {"function/build.mcfunction": "setblock ~ ~ ~ minecraft:stone"}
    result = stage.play(files, bodies={"a": body}).of("a")

    assert result.outcome is Outcome.PASSED, result.failure


@pytest.mark.parametrize(
    ("body", "text"),
    [
        (lambda h: h.run_function("demo:none"), "there is no function demo:none"),
        (lambda h: h.run_command("setblok"), "'setblok' is not a command"),
        (
            lambda h: h.run_command("setblock ~ ~ ~ minecraft:air"),
            "'setblock ~ ~ ~ minecraft:air' failed",
        ),
    ],
)
def test_command_that_cannot_be_done_fails_the_test(
    stage: Any, body: Callable[[Any], object], text: str
) -> None:
    result = stage.play(bodies={"a": body}).of("a")

    assert result.outcome is Outcome.FAILED
    assert result.failure.message.startswith(text)
    assert result.failure.location.source.endswith("test_helper.py")


def test_what_a_command_lacks_concerns_only_its_test(stage: Any) -> None:
    def body(helper: GameTestHelper) -> None:
        helper.run_function("demo:pig")
        helper.succeed()

    files = {"function/pig.mcfunction": "locate structure minecraft:igloo"}
    played = stage.play(files, bodies={"a": body, "b": lambda h: h.succeed()})

    assert played.of("a").outcome is Outcome.UNSUPPORTED
    assert played.of("b").outcome is Outcome.PASSED


def test_a_wrong_call_is_named_as_the_body_wrote_it(stage: Any) -> None:
    failure = stage.play(bodies={"a": lambda h: h.pull_lever()}).of("a").failure

    assert "GameTestHelper.pull_lever() missing 1 required" in failure.reason

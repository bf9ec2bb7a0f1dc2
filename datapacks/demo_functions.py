"""The Python bodies of the demo pack: how a test reads.

A pack never holds code; `functions` in `pyproject.toml` names this file. Positions are those of
the structures in `demo/data/demo/gametest/structure`.
"""

from __future__ import annotations

from collections.abc import Callable

from gametest import GameTestHelper, test_function

Pos = tuple[int, int, int]


def lit(helper: GameTestHelper, pos: Pos, expected: bool = True) -> Callable[[], None]:
    """An assertion to wait for, or to make in a later tick."""
    return lambda: helper.assert_block_property(pos, "lit", expected)


# Redstone


@test_function("demo:lever_lights_lamp")
def lever_lights_lamp(helper: GameTestHelper) -> None:
    helper.pull_lever((0, 1, 0))
    helper.assert_block_property((2, 1, 0), "lit", True)
    helper.succeed()


@test_function("demo:wire_loses_power")
def wire_loses_power(helper: GameTestHelper) -> None:
    helper.pull_lever((0, 1, 0))
    for distance in range(1, 17):
        helper.assert_block_property((distance, 1, 0), "power", 16 - distance)
    helper.succeed()


@test_function("demo:repeaters_delay")
def repeaters_delay(helper: GameTestHelper) -> None:
    """Four rows, set to one to four notches; each notch takes two ticks."""
    rows = (0, 2, 4, 6)
    for z in rows:
        helper.pull_lever((0, 1, z))
    sequence = helper.start_sequence()
    for z in rows:
        sequence.then_wait_until(lit(helper, (2, 1, z)), expected_delay=2)
    sequence.then_succeed()


@test_function("demo:repeater_locks")
def repeater_locks(helper: GameTestHelper) -> None:
    """A powered repeater at its side keeps a repeater as it is."""
    signal, lock, repeater, lamp = (0, 1, 0), (1, 1, 2), (1, 1, 0), (2, 1, 0)
    helper.pull_lever(lock)
    (
        helper.start_sequence()
        .then_wait_until(
            lambda: helper.assert_block_property(repeater, "locked", True),
            expected_delay=2,
        )
        .then_execute(lambda: helper.pull_lever(signal))
        .then_execute_for(10, lit(helper, lamp, False))
        .then_execute(lambda: helper.pull_lever(lock))
        # Two ticks until the locking repeater is off, two more for the one that was locked.
        .then_wait_until(lit(helper, lamp), expected_delay=4)
        .then_succeed()
    )


@test_function("demo:torch_inverts")
def torch_inverts(helper: GameTestHelper) -> None:
    helper.pull_lever((0, 2, 0))
    (
        helper.start_sequence()
        .then_wait_until(lit(helper, (1, 1, 0), False), expected_delay=2)
        .then_wait_until(lit(helper, (2, 1, 0), False), expected_delay=4)
        .then_succeed()
    )


@test_function("demo:buttons_release")
def buttons_release(helper: GameTestHelper) -> None:
    """Stone after 20 ticks, wood after 30."""
    stone, wood = (0, 1, 0), (2, 1, 0)
    helper.press_button(stone)
    helper.press_button(wood)
    (
        helper.start_sequence()
        .then_wait_until(
            lambda: helper.assert_block_property(stone, "powered", False),
            expected_delay=20,
        )
        .then_wait_until(
            lambda: helper.assert_block_property(wood, "powered", False),
            expected_delay=10,
        )
        .then_succeed()
    )


@test_function("demo:note_block_is_tuned")
def note_block_is_tuned(helper: GameTestHelper) -> None:
    note_block = (1, 1, 0)
    helper.use_block(note_block)
    helper.pull_lever((0, 1, 0))
    helper.assert_block_state(
        note_block, "minecraft:note_block[instrument=bell,note=1,powered=true]"
    )
    helper.succeed()


# Place: each test stands in a case of barriers


@test_function("demo:open_sky")
def open_sky(helper: GameTestHelper) -> None:
    helper.assert_block_present("minecraft:barrier", (1, 0, 0))
    helper.assert_block_present("minecraft:air", (0, 1, 0))
    helper.succeed()


@test_function("demo:padded")
def padded(helper: GameTestHelper) -> None:
    """Padding keeps neighbours away; the barriers stay close to the structure."""
    helper.assert_value_equal(helper.get_bounds().size, (1, 1, 1), "the structure")
    helper.assert_value_equal(
        helper.get_bounds_with_padding().size, (5, 5, 5), "the test's box"
    )
    helper.assert_block_present("minecraft:barrier", (1, 0, 0))
    helper.assert_block_present("minecraft:air", (2, 0, 0))
    helper.succeed()


@test_function("demo:in_the_nether")
def in_the_nether(helper: GameTestHelper) -> None:
    dimension = str(helper.level.dimension)
    helper.assert_value_equal(dimension, "minecraft:the_nether", "the dimension")
    lever_lights_lamp(helper)


# Environments


@test_function("demo:it_rains")
def it_rains(helper: GameTestHelper) -> None:
    weather = helper.level.world.weather.kind.value
    helper.assert_value_equal(weather, "rain", "the weather")
    helper.succeed()


@test_function("demo:it_thunders")
def it_thunders(helper: GameTestHelper) -> None:
    weather = helper.level.world.weather.kind.value
    helper.assert_value_equal(weather, "thunder", "the weather")
    helper.succeed()


@test_function("demo:noon")
def noon(helper: GameTestHelper) -> None:
    """The clock goes on while the test is set up."""
    time = helper.level.world.day_time
    helper.assert_value_in_between(6000, time, 6010, "the time of day")
    helper.succeed()


@test_function("demo:hard")
def hard(helper: GameTestHelper) -> None:
    difficulty = helper.level.world.difficulty.value
    helper.assert_value_equal(difficulty, "hard", "the difficulty")
    helper.succeed()


@test_function("demo:keeps_inventory")
def keeps_inventory(helper: GameTestHelper) -> None:
    rules = helper.level.world.game_rules
    helper.assert_true(rules.get("keep_inventory") is True, "keep_inventory is off")
    helper.assert_value_equal(rules.get("random_tick_speed"), 0, "random_tick_speed")
    helper.succeed()


@test_function("demo:only_the_moon_moves")
def only_the_moon_moves(helper: GameTestHelper) -> None:
    timelines = helper.level.timelines
    helper.assert_value_equal(timelines, ("minecraft:moon",), "the timelines")
    helper.succeed()


@test_function("demo:prepared_by_function")
def prepared_by_function(helper: GameTestHelper) -> None:
    score = helper.level.world.scoreboard.find_score("prepared", "demo")
    helper.assert_value_equal(score, 7, "the score of prepared")
    helper.succeed()


@test_function("demo:night_stands_still")
def night_stands_still(helper: GameTestHelper) -> None:
    """Several environments at once: difficulty, time, and a rule that stops the clock."""
    world = helper.level.world
    helper.assert_value_equal(world.difficulty.value, "hard", "the difficulty")
    helper.fail_if_ever(
        lambda: helper.assert_value_equal(world.day_time, 18000, "the time of day")
    )
    helper.run_before_test_end(helper.succeed)


# Style


@test_function("demo:sequence")
def sequence(helper: GameTestHelper) -> None:
    """Every step that a sequence has; the lamp goes on, off and on again."""
    lever, lamp = (0, 1, 0), (2, 1, 0)

    def pull() -> None:
        helper.pull_lever(lever)

    on_again = (
        helper.start_sequence()
        .then_execute(pull)
        .then_wait_until(lit(helper, lamp), expected_delay=0)
        .then_execute_for(5, lit(helper, lamp))
        .then_idle(5)
        .then_execute(pull)
        # A lamp goes off four ticks late.
        .then_wait_at_least(4, lit(helper, lamp, False))
        .then_execute_after(2, pull)
        .then_trigger()
    )
    (
        helper.start_sequence()
        .then_idle(16)
        .then_execute(on_again.assert_triggered_this_tick)
        .then_execute(lit(helper, lamp))
        .then_succeed()
    )
    (
        helper.start_sequence()
        .then_wait_until(lambda: helper.assert_block_present("minecraft:air", lamp))
        .then_fail(lambda: helper.positional_error("the lamp is gone", lamp))
    )


@test_function("demo:schedule")
def schedule(helper: GameTestHelper) -> None:
    """Ticks are counted from 0, when the body starts."""
    source, lamp = (0, 0, 0), (1, 0, 0)
    helper.pulse_redstone(source, 10)
    helper.fail_if_ever(
        lambda: helper.assert_block_present("minecraft:redstone_lamp", lamp)
    )
    helper.run_at_tick_time(13, lit(helper, lamp))
    helper.run_after_delay(14, lit(helper, lamp, False))
    helper.on_each_tick(
        lambda: helper.assert_value_in_between(0, helper.get_tick(), 29, "the tick")
    )
    helper.run_before_test_end(lambda: helper.succeed_if(lit(helper, lamp, False)))


@test_function("demo:waiting")
def waiting(helper: GameTestHelper) -> None:
    source, lamp = (0, 0, 0), (1, 0, 0)
    helper.pulse_redstone(source, 10)
    helper.fail_if(lambda: helper.assert_block_present("minecraft:stone", lamp))
    helper.succeed_when(lit(helper, lamp, False))


@test_function("demo:second_attempt")
def second_attempt(helper: GameTestHelper) -> None:
    """What a flaky test is, without chance: only its first attempt fails."""
    if helper.info.spec.attempt == 1:
        helper.fail("the first attempt always fails")
    helper.succeed()

"""Bodies of the selftest pack that end in a certain way, each named as the test that runs it.

What is to come of each, and by which source, is in `selftest/expected.json`.
"""

from __future__ import annotations

from collections.abc import Callable

from gametest import GameTestHelper, test_function


def nothing() -> None:
    """A condition that always holds."""


def failing(helper: GameTestHelper, reason: str) -> Callable[[], None]:
    return lambda: helper.fail(reason)


# Built to be unsupported


@test_function("selftest:waits")
def waits(helper: GameTestHelper) -> None:
    """What the structure holds acts by itself: a hopper with an item, a pig."""
    helper.run_after_delay(10, helper.succeed)


@test_function("selftest:unsupported/entity")
def unsupported_entity(helper: GameTestHelper) -> None:
    helper.run_after_delay(1, helper.succeed)
    helper.walk_to(helper.spawn("minecraft:marker", (0, 0, 0)), (2, 0, 2), 1.0)


# Built to fail, each in its own way


@test_function("selftest:fail/message")
def fail_message(helper: GameTestHelper) -> None:
    helper.fail("as planned")


@test_function("selftest:fail/position")
def fail_position(helper: GameTestHelper) -> None:
    helper.fail("as planned", (0, 0, 0))


@test_function("selftest:fail/property")
def fail_property(helper: GameTestHelper) -> None:
    helper.set_block((2, 1, 2), "minecraft:redstone_lamp")
    helper.assert_block_property((2, 1, 2), "lit", True)


@test_function("selftest:fail/plain_assert")
def fail_plain_assert(helper: GameTestHelper) -> None:
    assert helper.get_tick() > 0, "the body starts at tick 0"


@test_function("selftest:fail/unknown_error")
def fail_unknown_error(helper: GameTestHelper) -> None:
    msg = "not of the framework"
    raise ValueError(msg)


@test_function("selftest:fail/no_result")
def fail_no_result(helper: GameTestHelper) -> None:
    """Neither succeeds nor plans anything."""


@test_function("selftest:fail/sequence_not_completed")
def fail_sequence_not_completed(helper: GameTestHelper) -> None:
    helper.start_sequence().then_idle(100).then_succeed()


@test_function("selftest:fail/no_sequence_finished")
def fail_no_sequence_finished(helper: GameTestHelper) -> None:
    """The sequence comes to its end, which is no success."""
    helper.start_sequence().then_idle(5)


@test_function("selftest:fail/pending_condition")
def fail_pending_condition(helper: GameTestHelper) -> None:
    helper.succeed_when(failing(helper, "still waiting"))


@test_function("selftest:fail/wrong_tick")
def fail_wrong_tick(helper: GameTestHelper) -> None:
    sequence = helper.start_sequence().then_idle(3)
    sequence.then_wait_until(nothing, expected_delay=5).then_succeed()


@test_function("selftest:fail/too_early")
def fail_too_early(helper: GameTestHelper) -> None:
    helper.start_sequence().then_wait_at_least(5, nothing).then_succeed()


@test_function("selftest:fail/last_error")
def fail_last_error(helper: GameTestHelper) -> None:
    """A failure is reported one tick late; one in that tick takes its place."""
    for tick in (2, 3, 4):
        helper.run_at_tick_time(tick, failing(helper, f"at tick {tick}"))


@test_function("selftest:fail/sequence_goes_on")
def fail_sequence_goes_on(helper: GameTestHelper) -> None:
    """A step that fails the test does not stop its sequence."""
    sequence = helper.start_sequence().then_execute(failing(helper, "the first"))
    sequence.then_execute(failing(helper, "the second")).then_idle(5).then_succeed()


@test_function("selftest:fail/success_too_late")
def fail_success_too_late(helper: GameTestHelper) -> None:
    """Success is ignored after a failure."""
    sequence = helper.start_sequence().then_execute(failing(helper, "it failed first"))
    sequence.then_succeed()


@test_function("selftest:fail/after_last_tick")
def fail_after_last_tick(helper: GameTestHelper) -> None:
    """Success one tick after `max_ticks`: the time limit, looked at later, wins."""
    helper.run_at_tick_time(11, helper.succeed)


@test_function("selftest:fail/condition_not_triggered")
def fail_condition_not_triggered(helper: GameTestHelper) -> None:
    condition = helper.start_sequence().then_idle(5).then_trigger()
    helper.run_at_tick_time(3, condition.assert_triggered_this_tick)


@test_function("selftest:fail/condition_already_triggered")
def fail_condition_already_triggered(helper: GameTestHelper) -> None:
    condition = helper.start_sequence().then_idle(5).then_trigger()
    helper.run_at_tick_time(7, condition.assert_triggered_this_tick)


@test_function("selftest:fail/fail_if")
def fail_fail_if(helper: GameTestHelper) -> None:
    helper.fail_if(nothing)


@test_function("selftest:fail/fail_if_ever")
def fail_fail_if_ever(helper: GameTestHelper) -> None:
    """Asked in ticks 0 to 4; the failure of tick 4 comes again in tick 5 and wins."""
    helper.fail_if_ever(
        lambda: helper.assert_value_in_between(0, helper.get_tick(), 3, "the tick")
    )


# The limits of passing


@test_function("selftest:pass/last_tick")
def pass_last_tick(helper: GameTestHelper) -> None:
    """`max_ticks` itself still counts."""
    helper.run_at_tick_time(10, helper.succeed)


@test_function("selftest:pass/setup_ticks")
def pass_setup_ticks(helper: GameTestHelper) -> None:
    """However long the set-up, the body starts at tick 0."""
    helper.assert_value_equal(helper.get_tick(), 0, "the tick")
    helper.succeed()


@test_function("selftest:pass/second_attempt")
def pass_second_attempt(helper: GameTestHelper) -> None:
    helper.assert_value_equal(helper.info.spec.attempt, 2, "the attempt")
    helper.succeed()

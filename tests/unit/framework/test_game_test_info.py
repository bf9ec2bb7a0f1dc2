"""The life of a test, tick by tick (https://minecraft.wiki/w/GameTest)."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest

from gametest.core.errors import UnsupportedError
from gametest.framework.failure.game_test_errors import GameTestAssertError
from gametest.framework.game_test_helper import GameTestHelper

MakeInfo = Callable[..., Any]


def _nothing(_helper: GameTestHelper) -> None:
    return


def _succeed(helper: GameTestHelper) -> None:
    helper.succeed()


@pytest.mark.parametrize("setup_ticks", [0, 1, 20])
def test_body_runs_setup_ticks_and_two_after_placing(
    make_info: MakeInfo, setup_ticks: int
) -> None:
    made = make_info(_succeed, setup_ticks=setup_ticks)
    made.run(skip=False)

    assert made.ticks_run == setup_ticks + 2
    assert made.told == [(0, "started"), (0, "passed")]


def test_counter_starts_before_the_setup_ticks(make_info: MakeInfo) -> None:
    made = make_info(_succeed, setup_ticks=5)

    assert made.info.tick_count == -7


def test_limit_of_twenty_ticks_times_out_at_21(make_info: MakeInfo) -> None:
    """The timeout is recorded in tick 21 and, as any failure, told one tick later."""
    made = make_info(_nothing, max_ticks=20)
    told = made.run(skip=False)

    assert told[-1] == (22, "failed: neither success nor failure within 20 ticks")


def test_action_of_the_last_tick_still_counts(make_info: MakeInfo) -> None:
    made = make_info(lambda h: h.run_at_tick_time(20, h.succeed), max_ticks=20)

    assert made.run(skip=False)[-1] == (20, "passed")


def test_success_in_the_tick_after_the_limit_is_a_timeout(make_info: MakeInfo) -> None:
    made = make_info(lambda h: h.run_at_tick_time(21, h.succeed), max_ticks=20)

    assert made.run(skip=False)[-1][1].startswith("failed: neither success")


def test_failure_is_told_one_tick_later(make_info: MakeInfo) -> None:
    made = make_info(lambda h: h.fail("no"))

    assert made.run(skip=False) == [(0, "started"), (1, "failed: no on tick 0")]


def test_last_error_wins(make_info: MakeInfo) -> None:
    def body(helper: GameTestHelper) -> None:
        helper.run_at_tick_time(4, lambda: helper.fail("later"))
        helper.run_at_tick_time(3, lambda: helper.fail("earlier"))

    made = make_info(body)

    assert made.run(skip=False)[-1] == (4, "failed: later on tick 4")


def test_success_after_an_error_is_ignored(make_info: MakeInfo) -> None:
    def body(helper: GameTestHelper) -> None:
        helper.run_at_tick_time(1, helper.succeed)
        helper.fail("no")

    made = make_info(body)

    assert made.run(skip=False)[-1][1].startswith("failed")


def test_error_after_success_in_the_same_tick_fails(make_info: MakeInfo) -> None:
    def body(helper: GameTestHelper) -> None:
        helper.succeed()
        helper.fail("but")

    made = make_info(body)

    assert made.run(skip=False) == [(0, "started"), (0, "failed: but on tick 0")]


def test_planned_actions_and_sequences_run_in_tick_zero_too(
    make_info: MakeInfo,
) -> None:
    said: list[str] = []

    def body(helper: GameTestHelper) -> None:
        helper.start_sequence().then_execute(lambda: said.append("sequence"))
        helper.on_each_tick(lambda: said.append(f"each {helper.get_tick()}"))
        said.append("body")

    made = make_info(body, max_ticks=2)
    made.run(skip=False)

    assert said == ["body", "each 0", "sequence", "each 1"]


def test_unknown_exception_fails_its_test_with_its_traceback(
    make_info: MakeInfo,
) -> None:
    def body(_helper: GameTestHelper) -> None:
        raise ZeroDivisionError("oops")

    made = make_info(body)
    made.run(skip=False)
    failure = made.info.failure

    assert failure.kind == "unknown"
    assert failure.message == "the test raised ZeroDivisionError: oops"
    assert "raise ZeroDivisionError" in failure.traceback


def test_failure_points_at_the_line_of_the_body(make_info: MakeInfo) -> None:
    def body(helper: GameTestHelper) -> None:
        helper.assert_true(value=False, reason="wrong")

    made = make_info(body)
    made.run(skip=False)
    location = made.info.failure.location

    assert location.source.endswith("test_game_test_info.py")
    assert location.line == body.__code__.co_firstlineno + 1


def test_plain_assert_of_a_body_is_an_assertion(make_info: MakeInfo) -> None:
    value = 3

    def body(_helper: GameTestHelper) -> None:
        assert value == 4, "three"

    made = make_info(body)
    made.run(skip=False)

    assert made.info.failure.kind == "assert"
    assert "three" in made.info.failure.reason
    assert made.info.failure.tick == 0


def test_what_a_body_lacks_is_missing_not_failed(make_info: MakeInfo) -> None:
    def body(_helper: GameTestHelper) -> None:
        raise UnsupportedError("minecraft:pig: walk")

    made = make_info(body)
    made.run(skip=False)

    assert [one.mechanic for one in made.info.missing] == ["minecraft:pig: walk"]
    assert made.info.failure is None


def test_mechanic_is_told_once_for_each_place(make_info: MakeInfo) -> None:
    made = make_info(_succeed)
    for pos in (None, (1, 2, 3), (1, 2, 3), None, (1, 2, 4)):
        made.info.add_missing("piston", pos, -1)

    assert len(made.info.missing) == 3
    assert made.info.missing[1].relative_pos == (1, -3, 2)


def test_every_tick_action_stops_before_the_limit(make_info: MakeInfo) -> None:
    ticks: list[int] = []
    made = make_info(
        lambda h: h.on_each_tick(lambda: ticks.append(h.get_tick())), max_ticks=3
    )
    made.run(skip=False)

    assert ticks == [0, 1, 2]


def _many(helper: GameTestHelper) -> None:
    helper.run_after_delay(7, lambda: helper.log("seven"))
    helper.run_before_test_end(lambda: helper.log("end"))
    sequence = helper.start_sequence()
    sequence.then_idle(30).then_execute(lambda: helper.log("idle"))
    sequence.then_execute_for(3, lambda: helper.log("for"))
    sequence.then_execute_after(20, lambda: helper.log("after"))


def _wait(helper: GameTestHelper) -> None:
    def late() -> None:
        if helper.get_tick() < 40:
            raise GameTestAssertError("early", helper.get_tick())

    helper.start_sequence().then_idle(10).then_wait_until(late).then_succeed()


BODIES = {
    "nothing": _nothing,
    "succeed": _succeed,
    "many": _many,
    "wait": _wait,
    "fail late": lambda h: h.run_after_delay(50, lambda: h.fail("x")),
    "idle then succeed": lambda h: h.start_sequence().then_idle(99).then_succeed(),
    "idle too long": lambda h: h.start_sequence().then_idle(500).then_succeed(),
}


@pytest.mark.parametrize("name", BODIES)
def test_skipping_idle_ticks_changes_nothing(make_info: MakeInfo, name: str) -> None:
    body = BODIES[name]
    slow, fast = make_info(body), make_info(body)

    assert slow.run(skip=False) == fast.run(skip=True)
    assert fast.ticks_run <= slow.ticks_run


def test_waiting_a_hundred_thousand_ticks_costs_nothing(make_info: MakeInfo) -> None:
    made = make_info(
        lambda h: h.start_sequence().then_idle(100_000).then_succeed(),
        max_ticks=200_000,
    )
    told = made.run(skip=True)

    assert made.ticks_run < 10
    assert told[-1] == (100_000, "passed")


def test_what_a_body_catches_is_unsupported_all_the_same(make_info: MakeInfo) -> None:
    def body(helper: GameTestHelper) -> None:
        for _ in range(2):
            with suppress(Exception):
                helper.set_biome("plains")
        helper.succeed()

    made = make_info(body)
    told = made.run(skip=False)

    assert told[-2:] == [(0, "missing biome plains"), (0, "passed")]
    assert ["biome plains"] == [one.mechanic for one in made.info.missing]


@pytest.mark.parametrize("kind", [GeneratorExit, SystemExit, BaseException])
def test_whatever_a_body_raises_fails_its_test_only(
    make_info: MakeInfo, kind: type[BaseException]
) -> None:
    def body(_helper: GameTestHelper) -> None:
        raise kind

    assert make_info(body).run(skip=False)[-1][1].startswith("failed: ")


def test_an_error_that_cannot_be_printed_fails_its_test_only(
    make_info: MakeInfo,
) -> None:
    class Odd(Exception):
        def __str__(self) -> str:
            raise ValueError

    def body(_helper: GameTestHelper) -> None:
        raise Odd

    assert "Odd: an error that cannot be" in make_info(body).run(skip=False)[-1][1]


WRONG: list[Callable[[Any], object]] = [
    lambda helper: helper.run_at_tick_time("5", print),
    lambda helper: helper.run_at_tick_time(5.0, print),
    lambda helper: helper.run_after_delay(1.5, print),
    lambda helper: helper.run_after_delay(5, None),
    lambda helper: helper.on_each_tick("a"),
    lambda helper: helper.succeed_on_tick_when("3", print),
    lambda helper: helper.succeed_when(None),
    lambda helper: helper.start_sequence().then_idle("3"),
    lambda helper: helper.start_sequence().then_idle(None),
    lambda helper: helper.start_sequence().then_execute(7),
    lambda helper: helper.start_sequence().then_execute_for(0.5, print),
    lambda helper: helper.start_sequence().then_execute_after("x", print),
    lambda helper: helper.start_sequence().then_wait_at_least([], print),
    lambda helper: helper.start_sequence().then_wait_until(print, expected_delay="x"),
    lambda helper: helper.start_sequence().then_fail("reason"),
]


@pytest.mark.parametrize("call", WRONG)
def test_a_wrong_type_fails_the_test_on_the_line_that_gave_it(
    make_info: MakeInfo, call: Callable[[Any], object]
) -> None:
    made = make_info(call)
    told = made.run(skip=True)

    assert "TypeError" in told[-1][1]
    assert made.info.failure.location.line == call.__code__.co_firstlineno


def test_reasons_and_notes_may_be_anything(make_info: MakeInfo) -> None:
    def body(helper: Any) -> None:
        helper.log(5)
        helper.assert_true(False, None)

    made = make_info(body)
    told = made.run(skip=False)

    assert (0, "log 5") in told
    assert made.info.failure.reason == "None"

"""Steps that wait for each other (https://minecraft.wiki/w/GameTest)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gametest.framework.failure.game_test_errors import GameTestAssertError
from gametest.framework.game_test_helper import GameTestHelper
from gametest.framework.game_test_sequence import Condition

MakeInfo = Callable[..., Any]


def _from_tick(helper: GameTestHelper, tick: int) -> Callable[[], None]:
    """Asserts until `tick`."""

    def check() -> None:
        if helper.get_tick() < tick:
            raise GameTestAssertError(f"only {helper.get_tick()}", helper.get_tick())

    return check


def _last(make_info: MakeInfo, body: Callable[[Any], object], **settings: Any) -> Any:
    return make_info(body, **settings).run(skip=True)[-1]


def test_several_steps_complete_in_one_tick(make_info: MakeInfo) -> None:
    said: list[int] = []

    def body(helper: GameTestHelper) -> None:
        sequence = helper.start_sequence()
        for number in range(3):
            sequence.then_execute(lambda number=number: said.append(number))  # type: ignore[misc]
        sequence.then_succeed()

    assert _last(make_info, body) == (0, "passed")
    assert said == [0, 1, 2]


def test_wait_until_is_tried_in_every_tick(make_info: MakeInfo) -> None:
    def body(helper: GameTestHelper) -> None:
        sequence = helper.start_sequence()
        sequence.then_wait_until(_from_tick(helper, 7)).then_succeed()

    assert _last(make_info, body) == (7, "passed")


@pytest.mark.parametrize(
    ("ready", "expected"),
    [
        (5, (5, "passed")),
        (4, (5, "failed: succeeded in another tick than the expected 5 on tick 4")),
        (6, (7, "failed: succeeded in another tick than the expected 5 on tick 6")),
    ],
)
def test_expected_delay_must_be_met_exactly(
    make_info: MakeInfo, ready: int, expected: tuple[int, str]
) -> None:
    def body(helper: GameTestHelper) -> None:
        sequence = helper.start_sequence()
        sequence.then_wait_until(_from_tick(helper, ready), expected_delay=5)
        sequence.then_succeed()

    assert expected == _last(make_info, body)


@pytest.mark.parametrize(
    ("ready", "expected"),
    [
        (2, (3, "failed: succeeded earlier than tick 3 on tick 2")),
        (3, (3, "passed")),
        (9, (9, "passed")),
    ],
)
def test_wait_at_least_must_not_succeed_early(
    make_info: MakeInfo, ready: int, expected: tuple[int, str]
) -> None:
    def body(helper: GameTestHelper) -> None:
        sequence = helper.start_sequence()
        sequence.then_wait_at_least(3, _from_tick(helper, ready)).then_succeed()

    assert expected == _last(make_info, body)


def test_idle_counts_from_the_step_before(make_info: MakeInfo) -> None:
    def body(helper: GameTestHelper) -> None:
        sequence = helper.start_sequence()
        sequence.then_wait_until(_from_tick(helper, 4)).then_idle(6).then_idle(0)
        sequence.then_succeed()

    assert _last(make_info, body) == (10, "passed")


def test_execute_for_runs_in_so_many_ticks(make_info: MakeInfo) -> None:
    ticks: list[int] = []

    def body(helper: GameTestHelper) -> None:
        sequence = helper.start_sequence().then_idle(2)
        sequence.then_execute_for(3, lambda: ticks.append(helper.get_tick()))
        sequence.then_succeed()

    assert _last(make_info, body) == (5, "passed")
    assert ticks == [2, 3, 4]


def test_failed_execute_fails_the_test_and_goes_on(make_info: MakeInfo) -> None:
    said: list[str] = []

    def body(helper: GameTestHelper) -> None:
        sequence = helper.start_sequence().then_execute(lambda: helper.fail("first"))
        sequence.then_execute(lambda: said.append("second")).then_succeed()

    assert _last(make_info, body) == (1, "failed: first on tick 0")
    assert said == ["second"]


def test_later_failed_step_replaces_the_message(make_info: MakeInfo) -> None:
    def body(helper: GameTestHelper) -> None:
        sequence = helper.start_sequence().then_execute(lambda: helper.fail("first"))
        sequence.then_execute(lambda: helper.fail("second"))

    assert _last(make_info, body)[1] == "failed: second on tick 0"


def test_then_fail_fails_with_what_it_is_given(make_info: MakeInfo) -> None:
    def body(helper: GameTestHelper) -> None:
        sequence = helper.start_sequence().then_idle(3)
        sequence.then_fail(lambda: GameTestAssertError("gave up", 3))

    assert _last(make_info, body) == (4, "failed: gave up on tick 3")


@pytest.mark.parametrize("skip", [True, False])
def test_time_limit_tells_what_the_sequence_waits_for(
    make_info: MakeInfo, skip: bool
) -> None:
    made = make_info(
        lambda h: h.start_sequence().then_wait_until(_from_tick(h, 50)), max_ticks=10
    )

    assert made.run(skip=skip)[-1] == (12, "failed: only 12 on tick 12")


def test_time_limit_in_an_idle_step_tells_that_it_is_not_complete(
    make_info: MakeInfo,
) -> None:
    told = _last(
        make_info,
        lambda h: h.start_sequence().then_idle(50).then_succeed(),
        max_ticks=10,
    )

    assert told[1] == "failed: the sequence did not complete on tick 12"


def test_finished_sequences_without_success_time_out(make_info: MakeInfo) -> None:
    told = _last(make_info, lambda h: h.start_sequence().then_idle(3), max_ticks=10)

    assert told[1] == "failed: no sequence finished within 10 ticks"


def test_sequences_are_independent(make_info: MakeInfo) -> None:
    def body(helper: GameTestHelper) -> None:
        helper.start_sequence().then_wait_until(lambda: helper.fail("never"))
        helper.start_sequence().then_idle(5).then_succeed()

    assert _last(make_info, body) == (5, "passed")


def test_condition_holds_only_in_the_tick_of_its_trigger(make_info: MakeInfo) -> None:
    found: list[str] = []
    conditions: list[Condition] = []

    def look() -> None:
        try:
            conditions[0].assert_triggered_this_tick()
        except GameTestAssertError as error:
            found.append(error.reason)
        else:
            found.append("now")

    def body(helper: GameTestHelper) -> None:
        conditions.append(helper.start_sequence().then_idle(2).then_trigger())
        for tick in (1, 3):
            helper.run_at_tick_time(tick, look)
        helper.start_sequence().then_idle(2).then_execute(look)
        helper.run_at_tick_time(4, helper.succeed)

    _last(make_info, body)

    assert found == [
        "the condition was not triggered",
        "now",
        "the condition was already triggered at tick 2",
    ]


def test_condition_cannot_be_triggered_twice(make_info: MakeInfo) -> None:
    def body(helper: GameTestHelper) -> None:
        condition = helper.start_sequence().then_trigger()
        helper.run_at_tick_time(1, lambda: condition.trigger(1))

    assert "triggered already, at tick 0" in _last(make_info, body)[1]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (lambda h: h.succeed_when(_from_tick(h, 6)), (6, "passed")),
        (lambda h: h.succeed_if(_from_tick(h, 0)), (0, "passed")),
        (lambda h: h.succeed_on_tick_when(4, _from_tick(h, 4)), (4, "passed")),
    ],
)
def test_final_clauses(
    make_info: MakeInfo, body: Any, expected: tuple[int, str]
) -> None:
    assert expected == _last(make_info, body)


def test_succeed_if_fails_when_it_comes_true_later(make_info: MakeInfo) -> None:
    told = _last(make_info, lambda h: h.succeed_if(_from_tick(h, 2)))

    assert told[1].startswith("failed: succeeded in another tick")


def test_second_final_clause_is_an_error(make_info: MakeInfo) -> None:
    def body(helper: GameTestHelper) -> None:
        helper.succeed_when(_from_tick(helper, 3))
        helper.succeed_when(_from_tick(helper, 4))

    assert "already has a final clause" in _last(make_info, body)[1]


def test_fail_if_fails_once_its_condition_holds(make_info: MakeInfo) -> None:
    told = _last(make_info, lambda h: h.fail_if(_from_tick(h, 5)))

    assert told == (6, "failed: a condition held that must not on tick 5")


def test_fail_if_ever_watches_every_tick(make_info: MakeInfo) -> None:
    def body(helper: GameTestHelper) -> None:
        helper.fail_if_ever(
            lambda: helper.assert_true(helper.get_tick() < 8, "too late")
        )

    assert _last(make_info, body)[1] == "failed: too late on tick 9"

"""Actions planned for later ticks."""

from __future__ import annotations

from collections.abc import Callable

from gametest.framework.scheduled_actions import ScheduledActions


def _run(actions: ScheduledActions, tick: int) -> None:
    def call(action: Callable[[], object]) -> None:
        action()

    actions.run(tick, call)


def test_actions_run_by_tick_then_by_order() -> None:
    actions, said = ScheduledActions(), list[str]()
    actions.at(2, lambda: said.append("late"))
    actions.at(1, lambda: said.append("first"))
    actions.at(1, lambda: said.append("second"))
    _run(actions, 2)

    assert said == ["first", "second", "late"]


def test_action_runs_once() -> None:
    actions, said = ScheduledActions(), list[int]()
    actions.at(0, lambda: said.append(0))
    _run(actions, 0)
    _run(actions, 1)

    assert said == [0]
    assert actions.next_due() is None


def test_each_runs_in_every_tick_before_its_end() -> None:
    actions, said = ScheduledActions(), list[int]()
    tick = 0
    actions.each(0, 3, lambda: said.append(tick))
    for tick in range(5):
        _run(actions, tick)

    assert said == [0, 1, 2]


def test_action_planned_by_an_action_waits_for_the_next_tick() -> None:
    actions, said = ScheduledActions(), list[int]()

    def again() -> None:
        said.append(len(said))
        actions.at(0, again)

    actions.at(0, again)
    _run(actions, 0)
    _run(actions, 1)

    assert said == [0, 1]

"""The memory behind `/test runfailed`."""

from __future__ import annotations

from gametest.framework.events import Outcome, RunStarted, TestFinished
from gametest.framework.selection.failed_tests import FailedTests


def _finished(test: str, outcome: Outcome, *, required: bool = True) -> TestFinished:
    return TestFinished(
        test=test,
        structure="minecraft:empty",
        environment="minecraft:default",
        dimension="minecraft:overworld",
        required=required,
        outcome=outcome,
        attempt=1,
        max_attempts=1,
        successes=0,
        final=True,
    )


def _memory() -> FailedTests:
    memory = FailedTests()
    memory.test_finished(_finished("demo:b", Outcome.FAILED))
    memory.test_finished(_finished("demo:a", Outcome.FAILED, required=False))
    memory.test_finished(_finished("demo:c", Outcome.PASSED))
    memory.test_finished(_finished("demo:b", Outcome.FAILED))
    return memory


def test_failures_are_kept_in_order_and_once() -> None:
    assert [str(id) for id in _memory().ids()] == ["demo:b", "demo:a"]


def test_only_required_ones_can_be_asked_for() -> None:
    assert [str(id) for id in _memory().ids(only_required=True)] == ["demo:b"]


def test_new_run_forgets_the_old_one() -> None:
    memory = _memory()
    memory.run_started(
        RunStarted(total=1, target_version="26.3", seed=0, packs=(), origin=(0, 4, 0))
    )

    assert memory.ids() == ()

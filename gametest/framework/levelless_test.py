"""Tests that stand in no level: what their kinds, their batches and their ends have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.core.identifier import Identifier
from gametest.framework.builtin_tests import DEFAULT_ENVIRONMENT, EMPTY_STRUCTURE
from gametest.framework.environment.test_environment import TestEnvironmentDefinition
from gametest.framework.events import (
    BatchFinished,
    BatchStarted,
    Failure,
    Outcome,
    TestLogged,
    TestStarted,
)
from gametest.framework.game_test_instance import (
    GameTestInstance,
    LoadedTest,
    TestBody,
)
from gametest.framework.run.attempt_result import ended_without_level
from gametest.registry.holder import Holder, Reference
from gametest.registry.ranges import in_range

if TYPE_CHECKING:
    from gametest.framework.run.executor import BatchSpec, ExecutionControl, TestSpec
    from gametest.framework.test_function import TestFunction
    from gametest.registry.registry import Registry

_DEFAULT_ENVIRONMENT: Final[Reference[TestEnvironmentDefinition]] = Reference(
    DEFAULT_ENVIRONMENT
)


@attrs.frozen(kw_only=True)
class LevellessTestInstance(GameTestInstance):
    """What a test in a level must say has defaults here, and means nothing."""

    timeout_s: float | None = attrs.field(
        default=None, validator=attrs.validators.optional(in_range(0))
    )
    """Seconds that all of it may take; what holds without it, each kind says."""

    environment: Holder[TestEnvironmentDefinition] = _DEFAULT_ENVIRONMENT
    structure: Identifier = EMPTY_STRUCTURE
    max_ticks: int = 1

    def body(self, functions: Registry[TestFunction]) -> TestBody:
        """It has none: `/test` of a running server cannot start it."""
        raise UnsupportedError(f"{self.type_id}: in a level")


@attrs.frozen
class LevellessResult:
    outcome: Outcome
    failure: Failure | None
    duration_s: float
    told: tuple[str, ...] = ()
    """Lines of the test's log."""


def run_levelless_batch(
    batch: BatchSpec,
    control: ExecutionControl,
    test_of: Callable[[Identifier], LoadedTest],
    result_of: Callable[[TestSpec], LevellessResult],
) -> None:
    """Takes no game ticks; tests that are not begun when a stop is asked for are left out."""
    control(
        BatchStarted(
            environment=batch.environment,
            dimension=batch.dimension,
            index=batch.index,
            tests=tuple(str(spec.id) for spec in batch.tests),
        )
    )
    for spec in batch.tests:
        if control.stopping:
            break
        control(TestStarted(test=str(spec.id), attempt=spec.attempt))
        _tell(test_of(spec.id), spec, batch, result_of(spec), control)
    control(
        BatchFinished(
            environment=batch.environment,
            dimension=batch.dimension,
            index=batch.index,
            ticks=0,
        )
    )


def _tell(
    test: LoadedTest,
    spec: TestSpec,
    batch: BatchSpec,
    result: LevellessResult,
    control: ExecutionControl,
) -> None:
    for text in result.told:
        control(
            TestLogged(test=str(spec.id), attempt=spec.attempt, tick=0, message=text)
        )
    ended = ended_without_level(
        test,
        spec,
        batch,
        outcome=result.outcome,
        failure=result.failure,
        duration_s=result.duration_s,
        log=result.told,
    )
    control(ended.event)
    control.finished(ended.result)

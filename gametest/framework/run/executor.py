"""What runs tests, seen from the runner: plain work in, events and results out.

Not every test has a level: a kind of test brings a `TestExecutor` of its own. Work travels as
frozen, picklable values, so that another process or machine can do it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, final

import attrs

from gametest.core.direction import Rotation
from gametest.core.identifier import Identifier
from gametest.framework.events import Event, Failure, Outcome, Position
from gametest.framework.run.retry_options import RetryOptions

LEVEL_EXECUTOR = "level"
"""Name of the executor of tests that stand in a level."""


class TestDefinition(Protocol):
    """What the runner knows of a test of any kind."""

    @property
    def id(self) -> Identifier: ...

    @property
    def required(self) -> bool: ...

    @property
    def max_attempts(self) -> int: ...


@final
@attrs.frozen(kw_only=True)
class TestSpec:
    """One attempt to be made."""

    __test__ = False

    id: Identifier
    repeat: int = 1
    """Which copy, from 1."""
    pos: Position = (0, 0, 0)
    """Of the test instance block; the same in every order, process and attempt."""
    extra_rotation: Rotation = Rotation.NONE
    attempt: int = 1
    successes: int = 0
    """Of the attempts before."""
    retry: RetryOptions = RetryOptions.NO_RETRIES
    seed: int = 0
    earlier_failure: Failure | None = None
    """The first failure among the attempts before."""

    @property
    def key(self) -> tuple[Identifier, int]:
        """Names the copy of the test in its run."""
        return (self.id, self.repeat)


@final
@attrs.frozen(kw_only=True)
class BatchSpec:
    """Tests that run side by side in one environment."""

    executor: str = LEVEL_EXECUTOR
    environment: str
    """For people: an id, or the words for an environment without one."""
    dimension: str
    index: int
    """From 0 within each group of executor, environment and dimension."""
    tests: tuple[TestSpec, ...]


@final
@attrs.frozen(kw_only=True)
class AttemptResult:
    """What the runner has to know of an ended attempt."""

    spec: TestSpec
    outcome: Outcome
    """The verdict where `final`, else of this attempt."""
    required: bool
    final: bool
    flaky: bool = False
    rerun: TestSpec | None = None
    """The attempt that has to follow."""


class ExecutionControl(Protocol):
    """What an executor asks and tells while it works."""

    def __call__(self, event: Event) -> None: ...

    def finished(self, result: AttemptResult) -> None:
        """Called right after the attempt's `TestFinished`."""

    @property
    def stopping(self) -> bool:
        """True once the run has to end early; asked between ticks."""

    def progress(self) -> None:
        """20 more game ticks have passed, or more than that."""


class TestExecutor(Protocol):
    def prepare(self, batches: Sequence[BatchSpec]) -> None:
        """What is about to be run, in order; work may start elsewhere."""

    def run(self, batch: BatchSpec, control: ExecutionControl) -> int:
        """Run all of a batch and return the game ticks it took; teardown is done in any case."""

    def close(self) -> None:
        """After the last batch."""


WantsEvent = Callable[[type[Event]], bool]

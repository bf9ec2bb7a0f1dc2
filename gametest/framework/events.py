"""What a run tells its listeners: frozen plain values, safe to send between processes.

Every event survives `unstructure` and `structure`; the JSON-lines stream is these values. Order
within a run: `RunStarted`; per batch `BatchStarted`, then the events of its tests, then
`BatchFinished`; last `RunFinished`. Order within one attempt of a test: `TestPlaced`,
`TestStarted`, any number of `TestLogged` and `TestUnsupportedMechanic`, `TestFinished`.
"""

from __future__ import annotations

from enum import Enum
from typing import final

import attrs

from gametest.core.source_location import SourceLocation


class Outcome(Enum):
    """How a test ended. `FAILED` of a test that is not required counts as optional."""

    PASSED = "passed"
    FAILED = "failed"
    UNSUPPORTED = "unsupported"
    ERROR = "error"


Position = tuple[int, int, int]


def position(pos: tuple[int, int, int]) -> Position:
    """A plain tuple, as events carry it."""
    x, y, z = pos
    return (x, y, z)


@final
@attrs.frozen(kw_only=True)
class MissingMechanic:
    """One thing that the game would have done in a test and this project does not simulate."""

    mechanic: str
    pos: Position | None
    """Absolute, in blocks."""
    relative_pos: Position | None
    """Relative to the structure's corner, before the test's rotation."""
    tick: int
    """Of the test, negative during set-up."""


@final
@attrs.frozen(kw_only=True)
class Failure:
    """Why an attempt did not pass."""

    kind: str
    """`assert`, `assert-pos`, `timeout`, `unknown`, `exhausted-attempts`, `setup`, `worker`,
    `process`.
    """
    message: str
    """As the game words it, with tick and position where the kind has them."""
    reason: str
    """The bare reason, without tick and position; further lines say why, as far as is known."""
    tick: int | None = None
    pos: Position | None = None
    relative_pos: Position | None = None
    location: SourceLocation | None = None
    """The line of the pack or of the test function that asserted, else the instance's file."""
    traceback: str | None = None


@final
@attrs.frozen(kw_only=True)
class RunStarted:
    total: int
    """Tests selected, each counted once."""
    target_version: str
    seed: int
    packs: tuple[str, ...]
    origin: Position
    """Corner of the first test, in blocks."""
    copies: int = 1
    """Of each test, side by side; each ends with a final `TestFinished` of its own."""
    repeat: int = 1
    """Times that each copy runs in its place; 0: without limit."""


@final
@attrs.frozen(kw_only=True)
class BatchStarted:
    environment: str
    dimension: str
    index: int
    """Counts from 0 within each environment and dimension."""
    tests: tuple[str, ...]


@final
@attrs.frozen(kw_only=True)
class EnvironmentFailed:
    """Something that the game only logs, as a missing function or a reached command limit.

    It happened in set-up, teardown or while the batch ran; the tests run on.
    """

    environment: str
    dimension: str
    index: int
    message: str


@final
@attrs.frozen(kw_only=True)
class TestPlaced:
    """The structure stands; `pos` is the test instance block."""

    __test__ = False

    test: str
    attempt: int
    pos: Position
    rotation: str
    """The whole rotation, the instance's own included."""
    extra_rotation: str
    """What verify or the command added."""


@final
@attrs.frozen(kw_only=True)
class TestStarted:
    __test__ = False

    test: str
    attempt: int


@final
@attrs.frozen(kw_only=True)
class TestLogged:
    """A test block in log mode, or `GameTestHelper.log`."""

    __test__ = False

    test: str
    attempt: int
    tick: int
    message: str
    pos: Position | None = None


@final
@attrs.frozen(kw_only=True)
class TestUnsupportedMechanic:
    __test__ = False

    test: str
    attempt: int
    missing: MissingMechanic


@final
@attrs.frozen(kw_only=True)
class TestFinished:
    """The end of one attempt; `final` when no further attempt follows."""

    __test__ = False

    test: str
    structure: str
    environment: str
    dimension: str
    required: bool
    outcome: Outcome
    attempt: int
    max_attempts: int
    successes: int
    final: bool
    flaky: bool = False
    """Passed in the end, but an earlier attempt did not."""
    repeat: int = 1
    """Which copy of the test, from 1, when it was selected several times."""
    rotation: str = "none"
    extra_rotation: str = "none"
    pos: Position | None = None
    """The test instance block; None if it could not be made."""
    ticks: int = 0
    """Counted from the start of the body."""
    duration_s: float = 0.0
    failure: Failure | None = None
    missing: tuple[MissingMechanic, ...] = ()
    log: tuple[str, ...] = ()
    location: SourceLocation | None = None
    """Where the test is declared."""
    tags: tuple[str, ...] = ()


@final
@attrs.frozen(kw_only=True)
class TestLeaked:
    """What a test left behind in its world, seen with `--leaks`."""

    __test__ = False

    test: str
    leaks: tuple[str, ...]


@final
@attrs.frozen(kw_only=True)
class BatchFinished:
    environment: str
    dimension: str
    index: int
    ticks: int
    """Game ticks that the batch took, skipped ones included."""


@final
@attrs.frozen(kw_only=True)
class ListenerFailed:
    """A listener raised, was named and removed."""

    listener: str
    error: str


@final
@attrs.frozen(kw_only=True)
class ProgressTicked:
    """Every 20 game ticks: one character a test, as the game draws them.

    ` ` not started, `_` running, `+` passed, `X` failed required, `x` failed optional.
    """

    bar: str


@final
@attrs.frozen(kw_only=True)
class RunFinished:
    total: int
    passed: int
    failed_required: int
    failed_optional: int
    unsupported: int
    errors: int
    flaky: int
    ticks: int
    duration_s: float
    interrupted: bool = False
    listeners_failed: tuple[str, ...] = ()


Event = (
    RunStarted
    | BatchStarted
    | EnvironmentFailed
    | TestPlaced
    | TestStarted
    | TestLogged
    | TestUnsupportedMechanic
    | TestFinished
    | TestLeaked
    | BatchFinished
    | ProgressTicked
    | ListenerFailed
    | RunFinished
)

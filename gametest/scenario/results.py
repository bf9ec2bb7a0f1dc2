"""How scenarios ended, as frozen values."""

from __future__ import annotations

from enum import Enum
from typing import final

import attrs

from gametest.scenario.process.process_group import Orphan


class ReasonCode(Enum):
    """Why a scenario failed, in words that stay."""

    NOT_STARTED = "not-started"
    NOT_READY = "not-ready"
    READY_TIMEOUT = "ready-timeout"
    TIMEOUT = "timeout"
    IDLE = "idle"
    EXIT_CODE = "exit-code"
    SIGNAL = "signal"
    SERVICE_ENDED = "service-ended"
    NOT_STOPPED = "not-stopped"
    MISSING_MARKER = "missing-marker"
    FORBIDDEN_MARKER = "forbidden-marker"
    INTERRUPTED = "interrupted"


@final
@attrs.frozen
class Reason:
    code: ReasonCode
    text: str
    """A sentence for people."""
    process: str | None = None


class ExitKind(Enum):
    EXITED = "exited"
    """By itself, with a code."""
    SIGNAL = "signal"
    """By a signal that the runner did not send."""
    TERMINATED = "terminated"
    """The runner asked it to."""
    KILLED = "killed"
    """It did not end when asked."""
    LOST = "lost"
    """Nobody knows: it could not be waited for."""


@final
@attrs.frozen(kw_only=True)
class ProcessResult:
    id: str
    exit_code: int | None
    expected_exit_code: int | None
    missing_markers: tuple[str, ...]
    forbidden_markers: tuple[str, ...]
    """Those that were met."""
    pid: int
    exit_kind: ExitKind
    signal: str | None
    stopped_by_runner: bool
    duration_s: float
    ready_after_s: float | None
    output_bytes: int
    output_incomplete: bool
    orphans: tuple[Orphan, ...]
    last_output: tuple[str, ...]
    """Empty for a scenario that passed."""
    log: str | None = None
    """File name in the folder of logs."""


@final
@attrs.frozen(kw_only=True)
class ScenarioResult:
    suite: str
    id: str
    repeat: int
    """From 1."""
    attempt: int
    """The last one, from 1."""
    duration_s: float
    timed_out: bool
    """The scenario's own deadline has passed."""
    reasons: tuple[Reason, ...]
    processes: tuple[ProcessResult, ...]
    orphans: tuple[Orphan, ...] = ()
    """Found outside the groups of its processes."""
    notes: tuple[str, ...] = ()
    """What does not change the verdict."""
    interrupted: bool = False

    @property
    def passed(self) -> bool:
        return not self.reasons

    @property
    def flaky(self) -> bool:
        return self.passed and self.attempt > 1


@final
@attrs.frozen(kw_only=True)
class RunResult:
    suite: str
    version: int
    """Of the manifest."""
    scenarios: tuple[ScenarioResult, ...]
    """In the order of the manifest, each repetition after the other; those that began."""
    duration_s: float
    started_at: float
    """Seconds since 1970."""
    signal: int | None = None
    """Number of the signal that interrupted it."""

    @property
    def passed_count(self) -> int:
        return sum(one.passed for one in self.scenarios)

    @property
    def status(self) -> str:
        if self.signal is not None:
            return "interrupted"
        return "passed" if self.passed_count == len(self.scenarios) else "failed"

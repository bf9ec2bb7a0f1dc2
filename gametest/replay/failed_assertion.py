"""What was asserted and did not hold, and what a session tells at its end."""

from __future__ import annotations

import os.path
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any, Final, final

import attrs

STORED_FAILURES: Final = 1024
"""As many as the original keeps; the rest is counted."""


@final
@attrs.frozen(kw_only=True)
class FailedAssertion:
    kind: str
    """`assert`, `track`, `pin`, `signal`, `input`, `state` or `end`."""
    message: str
    frame: int
    file: str = ""
    line: int = 0
    function: str = ""

    def __str__(self) -> str:
        place = f" ({self.file}:{self.line}, {self.function})" if self.file else ""
        return f"frame {self.frame}: {self.message}{place}"


@final
@attrs.frozen(kw_only=True)
class Report:
    """The numbers of a session; `to_json` for machines, `str` for people."""

    mode: str
    frames: int
    assertions: int
    """Tracks that were compared among them."""
    sites: int
    """Places in the program that asserted; tracks are not among them."""
    failed: int
    failures: tuple[FailedAssertion, ...]
    warnings: tuple[str, ...]
    finished: bool
    """Every recorded frame was replayed; in record mode, the recording is closed."""

    @property
    def passed(self) -> bool:
        return not self.failed

    def to_json(self) -> dict[str, Any]:
        return attrs.asdict(self)

    @classmethod
    def from_json(cls, value: dict[str, Any]) -> Report:
        failures = tuple(FailedAssertion(**one) for one in value["failures"])
        rest = {**value, "failures": failures, "warnings": tuple(value["warnings"])}
        return cls(**rest)

    def __str__(self) -> str:
        head = (
            f"{self.mode}: {self.frames} frames, {self.assertions} assertions "
            f"at {self.sites} places, {self.failed} failed"
        )
        lines = [head, *(f"  {failure}" for failure in self.failures)]
        if self.failed > len(self.failures):
            lines.append(f"  and {self.failed - len(self.failures)} more")
        return "\n".join((*lines, *(f"  warning: {text}" for text in self.warnings)))


def _log_to_stderr(severity: str, text: str) -> None:
    if severity != "info":
        sys.stderr.write(f"gametest: {severity}: {text}\n")


@final
@attrs.define(eq=False)
class AssertionLedger:
    """Counts assertions; when `threshold` have failed the fail callback is called, once."""

    threshold: int = 1
    """0 and less count as 1."""
    on_failed_assertion: Callable[[FailedAssertion], None] | None = None
    on_fail: Callable[[], None] | None = None
    log: Callable[[str, str], None] = _log_to_stderr
    """Severity (`info`, `warning`, `error`) and text."""

    assertions: int = attrs.field(default=0, init=False)
    failed: int = attrs.field(default=0, init=False)
    has_failed: bool = attrs.field(default=False, init=False)
    """The fail callback was called."""
    failures: list[FailedAssertion] = attrs.field(factory=list, init=False)
    warnings: list[str] = attrs.field(factory=list, init=False)
    sites: set[tuple[str, int]] = attrs.field(factory=set, init=False)

    def add(self, failure: FailedAssertion) -> None:
        self.failed += 1
        if len(self.failures) < STORED_FAILURES:
            self.failures.append(failure)
        self.log("error", str(failure))
        if self.on_failed_assertion is not None:
            self.on_failed_assertion(failure)
        if self.failed >= self.threshold:
            self.fail()

    def fail(self) -> None:
        if not self.has_failed:
            self.has_failed = True
            if self.on_fail is not None:
                self.on_fail()

    def warn(self, text: str) -> None:
        if len(self.warnings) < STORED_FAILURES:
            self.warnings.append(text)
        self.log("warning", text)

    def clear(self) -> None:
        """Nothing of what was counted stays."""
        self.assertions = self.failed = 0
        self.has_failed = False
        self.failures.clear()
        self.warnings.clear()
        self.sites.clear()


_OWN: Final = os.path.dirname(__file__) + os.sep


def caller() -> FrameType | None:
    """The nearest frame outside this package."""
    frame: FrameType | None = sys._getframe(1)
    while frame is not None and frame.f_code.co_filename.startswith(_OWN):
        frame = frame.f_back
    return frame

"""Sessions that collect instead of ending the process, and a clock that is told the time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import attrs
import pytest

from gametest.replay.failed_assertion import AssertionLedger
from gametest.replay.record_session import RecordSession
from gametest.replay.replay_session import ReplaySession


@attrs.define(eq=False)
class FakeClock:
    seconds: float = 0.0

    def __call__(self) -> float:
        return self.seconds


@attrs.define(eq=False)
class Log:
    lines: list[tuple[str, str]] = attrs.field(factory=list)

    def __call__(self, severity: str, text: str) -> None:
        self.lines.append((severity, text))


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def log() -> Log:
    return Log()


@pytest.fixture
def ledger(log: Log) -> Callable[..., AssertionLedger]:
    def make(threshold: int = 10**9, **options: Any) -> AssertionLedger:
        options.setdefault("on_fail", lambda: None)
        return AssertionLedger(threshold, log=log, **options)

    return make


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "a.rec"


@pytest.fixture
def record(
    path: Path, clock: FakeClock, ledger: Callable[..., AssertionLedger]
) -> Iterator[Callable[..., RecordSession]]:
    begun: list[RecordSession] = []

    def begin(**options: Any) -> RecordSession:
        options.setdefault("ledger", ledger())
        begun.append(RecordSession(path, now=clock, **options))
        return begun[-1]

    yield begin
    for session in begun:
        session.close()


@pytest.fixture
def replay(
    path: Path, ledger: Callable[..., AssertionLedger]
) -> Callable[..., ReplaySession]:
    def begin(**options: Any) -> ReplaySession:
        options.setdefault("ledger", ledger())
        return ReplaySession(path, **options)

    return begin

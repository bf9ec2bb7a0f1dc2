"""Runs the scenarios of a manifest: some at a time, repeated, tried again, until told to stop."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from threading import Thread
from time import monotonic
from typing import Final, final

import attrs

from gametest.core.errors import UsageError
from gametest.scenario.board import Board
from gametest.scenario.log_files import LogFiles
from gametest.scenario.manifest.manifest import Manifest, Scenario
from gametest.scenario.output.console import Console
from gametest.scenario.process.launching import PortAllocator
from gametest.scenario.results import RunResult, ScenarioResult
from gametest.scenario.scenario_run import ScenarioRun

_FOREVER: Final = float("inf")


class ScenarioListener:
    """Called from the thread of each scenario, one at a time."""

    def started(self, scenario: Scenario, repeat: int, attempt: int) -> None:
        """An attempt begins."""

    def finished(self, result: ScenarioResult, *, is_last: bool) -> None:
        """An attempt ended; `is_last` if none follows."""


@final
@attrs.frozen(kw_only=True)
class RunSettings:
    jobs: int = 1
    repeat: int = 1
    fail_fast: bool = False
    """No scenario begins after one that failed."""
    until: float | None = None
    """A moment of `monotonic` that bounds every scenario."""


@final
@attrs.define(eq=False, repr=False, kw_only=True)
class ScenarioRunner:
    manifest: Manifest
    values: dict[str, str]
    settings: RunSettings = attrs.field(factory=RunSettings)
    board: Board = attrs.field(factory=Board)
    console: Console
    logs: LogFiles = attrs.field(factory=LogFiles)
    listener: ScenarioListener = attrs.field(factory=ScenarioListener)

    _allocator: PortAllocator = attrs.field(factory=PortAllocator, init=False)
    _tasks: list[tuple[int, Scenario, int]] = attrs.field(factory=list, init=False)
    _next: int = attrs.field(default=0, init=False)
    _ended: dict[int, ScenarioResult] = attrs.field(factory=dict, init=False)
    _faults: list[BaseException] = attrs.field(factory=list, init=False)
    _busy: int = attrs.field(default=0, init=False)

    def run(self, scenarios: Sequence[Scenario] | None = None) -> RunResult:
        """Default: all. Raises `UsageError` for scenarios that cannot stand side by side.

        An interruption told to the board ends it early; the result has what was run.
        """
        chosen = self.manifest.scenarios if scenarios is None else tuple(scenarios)
        check_ports(chosen, self.settings)
        self._tasks = [
            (index, scenario, repeat)
            for index, (repeat, scenario) in enumerate(
                (repeat, scenario)
                for repeat in range(1, self.settings.repeat + 1)
                for scenario in chosen
            )
        ]
        started_at, began = time.time(), monotonic()
        self._busy = min(self.settings.jobs, len(self._tasks))
        threads = [
            Thread(target=self._work, name=f"scenarios {number}")
            for number in range(self._busy)
        ]
        for thread in threads:
            thread.start()
        try:
            # Not `join`: the handler of a signal has to come in between.
            self.board.wait_for(lambda: not self._busy, _FOREVER)
        finally:
            for thread in threads:
                thread.join()
        if self._faults:
            raise self._faults[0]
        return RunResult(
            suite=self.manifest.name,
            version=self.manifest.version,
            scenarios=tuple(self._ended[index] for index in sorted(self._ended)),
            duration_s=monotonic() - began,
            started_at=started_at,
            signal=self.board.caught,
        )

    def _work(self) -> None:
        try:
            while (task := self._take()) is not None:
                index, scenario, repeat = task
                self._ended[index] = self._run(scenario, repeat)
        # The thread's edge: our fault is raised where the run was asked for.
        except BaseException as error:
            self._faults.append(error)
            self.board.is_stopped = True
        finally:
            with self.board.news:
                self._busy -= 1
                self.board.news.notify_all()

    def _take(self) -> tuple[int, Scenario, int] | None:
        with self.board.news:
            if self.board.is_stopped or self._next == len(self._tasks):
                return None
            self._next += 1
            return self._tasks[self._next - 1]

    def _run(self, scenario: Scenario, repeat: int) -> ScenarioResult:
        attempt = 1
        while True:
            with self.board.news:
                self.listener.started(scenario, repeat, attempt)
            result = ScenarioRun(
                suite=self.manifest.name,
                version=self.manifest.version,
                scenario=scenario,
                values=self.values,
                board=self.board,
                console=self.console,
                allocator=self._allocator,
                logs=self.logs,
                repeat=repeat,
                attempt=attempt,
                until=self.settings.until,
            ).run()
            is_last = result.passed or result.interrupted or attempt > scenario.retries
            with self.board.news:
                self.listener.finished(result, is_last=is_last)
                if is_last and not result.passed and self.settings.fail_fast:
                    self.board.is_stopped = True
            if is_last:
                return result
            attempt += 1


def choose(manifest: Manifest, only: Sequence[str]) -> tuple[Scenario, ...]:
    """Those whose id one of the patterns (`*`, `?`) fits; all without patterns.

    Raises `UsageError` for a pattern that fits none.
    """
    from fnmatch import fnmatchcase

    if not only:
        return manifest.scenarios
    for pattern in only:
        if not any(fnmatchcase(one.id, pattern) for one in manifest.scenarios):
            known = ", ".join(one.id for one in manifest.scenarios)
            raise UsageError(f"--only {pattern!r} fits no scenario; there are {known}")
    return tuple(
        one
        for one in manifest.scenarios
        if any(fnmatchcase(one.id, pattern) for pattern in only)
    )


def check_ports(scenarios: Sequence[Scenario], settings: RunSettings) -> None:
    """Raises `UsageError` where two that may run side by side listen on the same port."""
    if settings.jobs == 1:
        return
    counts = Counter(port for one in scenarios for port in one.ports)
    for scenario in scenarios:
        for port in sorted(scenario.ports):
            if counts[port] * settings.repeat > 1:
                sharing = [one.id for one in scenarios if port in one.ports]
                raise UsageError(
                    f"--jobs {settings.jobs}: port {port} is declared by "
                    f"{', '.join(map(repr, sharing))}, which cannot run side by side"
                )

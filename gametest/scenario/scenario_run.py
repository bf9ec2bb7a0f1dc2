"""One attempt of one scenario: start in order, wait for all at once, end all, judge."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Final, final
from uuid import uuid4

import attrs

from gametest.scenario.board import Board
from gametest.scenario.judging import fault_of, judge, process_result, seconds_text
from gametest.scenario.log_files import LogFiles
from gametest.scenario.manifest.manifest import Role, Scenario, ScenarioProcess
from gametest.scenario.output.console import Console
from gametest.scenario.output.output_watch import OutputWatch
from gametest.scenario.process.ladder import Ladder
from gametest.scenario.process.launching import PortAllocator, Surroundings
from gametest.scenario.process.process_group import Orphan, start
from gametest.scenario.process.readiness import PAUSE_S, is_ready
from gametest.scenario.process.running_process import RunningProcess
from gametest.scenario.process.strays import end_strays, find_strays
from gametest.scenario.results import Reason, ReasonCode, ScenarioResult

DRAIN_S: Final = 2.0
"""How long output is read that somebody holds open after the end of its process."""
LAST_WORDS_S: Final = 0.5
"""What a failed scenario gets to say why."""
_IDLE_LOOK_S: Final = 0.05
_STRAY_LOOK_S: Final = 0.02
_STRAY_GRACE_S: Final = 5.0


class _EndedError(Exception):
    """The scenario is decided."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.text)
        self.reason = reason


@final
@attrs.define(eq=False, repr=False, kw_only=True)
class ScenarioRun:
    suite: str
    version: int
    scenario: Scenario
    values: dict[str, str]
    board: Board
    console: Console
    allocator: PortAllocator
    logs: LogFiles
    repeat: int = 1
    attempt: int = 1
    until: float | None = None
    """A moment of `monotonic` that bounds it besides its own timeout."""

    _began: float = attrs.field(factory=monotonic, init=False)
    _deadline: float = attrs.field(default=0.0, init=False)
    _running: list[RunningProcess] = attrs.field(factory=list, init=False)
    _reasons: list[Reason] = attrs.field(factory=list, init=False)
    _notes: list[str] = attrs.field(factory=list, init=False)
    _strays: tuple[Orphan, ...] = attrs.field(default=(), init=False)
    _timed_out: bool = attrs.field(default=False, init=False)
    _token: str = attrs.field(factory=lambda: uuid4().hex, init=False)

    def run(self) -> ScenarioResult:
        """Never raises for what a program or the system does."""
        self._began = monotonic()
        self._deadline = self._began + self.scenario.timeout_s
        if self.until is not None:
            self._deadline = min(self._deadline, self.until)
        surroundings = Surroundings(
            scenario=self.scenario,
            version=self.version,
            values=self.values,
            allocator=self.allocator,
            token=self._token,
        )
        try:
            with surroundings:
                try:
                    self._play(surroundings)
                except _EndedError as ended:
                    self._reasons.append(ended.reason)
                    self._last_words(ended.reason)
                finally:
                    self._clean_up()
        except OSError as error:
            text = f"scratch folder, ports or logs cannot be made: {error.strerror}"
            self._reasons.append(Reason(ReasonCode.NOT_STARTED, text))
        return self._result()

    def _play(self, surroundings: Surroundings) -> None:
        for process in self.scenario.processes:
            self._check()
            running = self._start(process, surroundings)
            if process.ready is not None:
                self._await_ready(running, surroundings)
        programs = [one for one in self._running if one.process.role is Role.PROGRAM]
        if not self._wait(
            lambda: all(one.has_ended for one in programs), self._deadline
        ):
            raise self._timeout()
        until = monotonic() + DRAIN_S
        if not self._wait(lambda: all(one.is_judgeable for one in programs), until):
            for one in programs:
                one.is_incomplete = not one.watch.is_at_end

    def _start(
        self, process: ScenarioProcess, surroundings: Surroundings
    ) -> RunningProcess:
        directory = surroundings.directory(process)
        log = self.logs.open(self.scenario.id, process.id, self.repeat, self.attempt)
        try:
            popen, group = start(
                surroundings.command(process),
                directory,
                surroundings.environment(process),
            )
        except (OSError, ValueError) as error:
            if log is not None:
                log.close()
            # Its own text would quote the command, and with it a value.
            why = getattr(error, "strerror", None) or type(error).__name__
            text = f"process {process.id}: failed to start: {why}"
            raise _EndedError(
                Reason(ReasonCode.NOT_STARTED, text, process.id)
            ) from None
        watch = OutputWatch(
            process=process,
            forbidden=(*self.scenario.forbidden, *process.forbidden),
            changed=self.board.changed,
            log=log,
        )
        running = RunningProcess(
            process=process,
            directory=directory,
            popen=popen,
            group=group,
            watch=watch,
            board=self.board,
            console=self.console,
            prefix=f"[{self.suite}:{self.scenario.id}:{process.id}] ",
        )
        self._running.append(running)
        running.begin()
        return running

    def _await_ready(self, one: RunningProcess, surroundings: Surroundings) -> None:
        readiness, limit_s = one.process.ready, one.process.ready_timeout_s
        assert readiness is not None
        until = self._deadline
        if limit_s is not None:
            until = min(until, one.began + limit_s)
        if readiness.marker is not None:
            self._wait(lambda: one.watch.is_ready or one.has_ended, until)
            if not one.watch.is_ready and one.has_ended:
                # What it wrote last may still be on its way.
                self._wait(
                    lambda: one.watch.is_ready or one.watch.is_at_end,
                    monotonic() + DRAIN_S,
                )
            found = one.watch.is_ready
        else:
            filled = surroundings.readiness(readiness)
            while not (found := is_ready(filled, one.directory)):
                pause = min(until, monotonic() + PAUSE_S)
                if self._wait(lambda: one.has_ended, pause) or monotonic() >= until:
                    # It may have come since the look, and be why the process ended.
                    found = is_ready(filled, one.directory)
                    break
        if found:
            one.ready_after_s = monotonic() - one.began
            return
        raise self._not_ready(one, f"{readiness}")

    def _not_ready(self, one: RunningProcess, what: str) -> _EndedError:
        id = one.process.id
        if one.has_ended:
            text = f"process {id}: ended before its {what} was there"
            return _EndedError(Reason(ReasonCode.NOT_READY, text, id))
        if monotonic() >= self._deadline:
            ended = self._timeout()
            text = f"{ended.reason.text}, process {id} had not emitted its {what}"
            return _EndedError(Reason(ReasonCode.TIMEOUT, text, id))
        limit = seconds_text(one.process.ready_timeout_s or 0.0)
        text = f"process {id}: its {what} was not there within {limit}"
        return _EndedError(Reason(ReasonCode.READY_TIMEOUT, text, id))

    def _timeout(self) -> _EndedError:
        self._timed_out = True
        limit = seconds_text(self._deadline - self._began)
        text = f"scenario exceeded its timeout of {limit}"
        return _EndedError(Reason(ReasonCode.TIMEOUT, text))

    def _wait(self, condition: Callable[[], bool], until: float) -> bool:
        """False after `until`; raises as soon as the scenario is decided."""
        idles = any(one.process.idle_timeout_s for one in self._running)
        self.board.wait_for(
            lambda: condition() or self._fault() is not None,
            until,
            poll_s=_IDLE_LOOK_S if idles else None,
        )
        self._check()
        return condition()

    def _check(self) -> None:
        fault = self._fault()
        if fault is not None:
            raise _EndedError(fault)

    def _fault(self) -> Reason | None:
        if self.board.caught is not None:
            text = f"interrupted by {self.board.signal_name}"
            return Reason(ReasonCode.INTERRUPTED, text)
        return next(filter(None, map(fault_of, self._running)), None)

    def _last_words(self, reason: Reason) -> None:
        if reason.code not in (ReasonCode.TIMEOUT, ReasonCode.INTERRUPTED):
            self.board.wait_for(
                lambda: (
                    self.board.caught is not None
                    or all(one.is_judgeable for one in self._running)
                ),
                monotonic() + LAST_WORDS_S,
            )

    def _clean_up(self) -> None:
        shared_s = self.scenario.stop_grace_s
        Ladder(
            board=self.board,
            shared_until=None if shared_s is None else monotonic() + shared_s,
            failed=self._notes.append,
        ).stop(self._running)
        self._end_strays()
        self.board.wait_for(
            lambda: all(one.watch.is_at_end for one in self._running),
            monotonic() + DRAIN_S,
        )
        for one in self._running:
            one.is_incomplete = one.is_incomplete or not one.watch.is_at_end
            one.reap()
            one.close()
            if one.watch.log_problem is not None:
                self._notes.append(
                    f"process {one.process.id}: its log is not whole: "
                    f"{one.watch.log_problem}"
                )

    def _end_strays(self) -> None:
        if not self._running:
            return
        self._strays = left = find_strays(self._token)
        for is_last in (False, True):
            if not left:
                return
            end_strays(left, kill=is_last)

            def are_gone() -> bool:
                return not find_strays(self._token)

            self.board.wait_for(
                lambda: are_gone() or (self.board.is_urgent and not is_last),  # noqa: B023
                monotonic() + _STRAY_GRACE_S,
                poll_s=_STRAY_LOOK_S,
            )
            left = find_strays(self._token)

    def _result(self) -> ScenarioResult:
        reasons = judge(self._running, self._reasons)
        return ScenarioResult(
            suite=self.suite,
            id=self.scenario.id,
            repeat=self.repeat,
            attempt=self.attempt,
            duration_s=monotonic() - self._began,
            timed_out=self._timed_out,
            reasons=reasons,
            processes=tuple(
                process_result(one, self._log_name(one), with_output=bool(reasons))
                for one in self._running
            ),
            orphans=self._strays,
            notes=tuple(self._notes),
            interrupted=any(one.code is ReasonCode.INTERRUPTED for one in reasons),
        )

    def _log_name(self, one: RunningProcess) -> str | None:
        if one.watch.log is None:
            return None
        return Path(str(one.watch.log.name)).name

"""What processes did, held against what the manifest expects."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator, Sequence
from time import monotonic
from typing import Final

from gametest.scenario.manifest.manifest import Role
from gametest.scenario.process.running_process import RunningProcess
from gametest.scenario.results import ExitKind, ProcessResult, Reason, ReasonCode

_LINES: Final = 20
"""Of a process's output that reports of a failure show."""


def fault_of(one: RunningProcess) -> Reason | None:
    """What decides the scenario already while it runs."""
    id = one.process.id
    for marker in one.watch.broken:
        return _forbidden(id, marker.label)
    if one.has_ended and not one.was_stopped:
        if one.process.role is Role.SERVICE:
            text = f"process {id}: the service ended before the programs, {_how(one)}"
            return Reason(ReasonCode.SERVICE_ENDED, text, id)
        if not one.ended_as_expected:
            return _exit_reason(one)
        if one.is_judgeable:
            for marker in one.watch.missing:
                return _missing(id, marker.label)
    idle_s = one.process.idle_timeout_s
    is_quiet = idle_s is not None and monotonic() - one.last_output >= idle_s
    if idle_s is not None and is_quiet and not one.has_ended:
        text = f"process {id}: wrote nothing for {seconds_text(idle_s)}"
        return Reason(ReasonCode.IDLE, text, id)
    return None


def judge(
    running: Sequence[RunningProcess], known: Sequence[Reason]
) -> tuple[Reason, ...]:
    """`known` first, then per process its end, what is missing, what is forbidden; each once."""
    reasons = dict.fromkeys(known)
    codes = {one.code for one in known}
    # In a scenario that another process ended, or a person, nobody waited for the others' markers.
    judges_stopped = not known or ReasonCode.TIMEOUT in codes
    for one in running:
        for reason in _judged(one, judges_stopped=judges_stopped):
            reasons.setdefault(reason)
    return tuple(reasons)


def _judged(one: RunningProcess, *, judges_stopped: bool) -> Iterator[Reason]:
    id = one.process.id
    if one.was_stopped:
        if judges_stopped and one.process.role is Role.SERVICE:
            yield from _judged_stop(one)
    elif one.process.role is Role.PROGRAM and not one.ended_as_expected:
        yield _exit_reason(one)
    if judges_stopped or not one.was_stopped:
        for marker in one.watch.missing:
            yield _missing(id, marker.label)
    for marker in one.watch.broken:
        yield _forbidden(id, marker.label)


def _judged_stop(one: RunningProcess) -> Iterator[Reason]:
    """A service has to end by itself when it is asked to."""
    process, code = one.process, one.exit_code
    if one.was_killed or code is None:
        text = f"process {process.id}: did not end after {process.stop_signal}"
        yield Reason(ReasonCode.NOT_STOPPED, text, process.id)
    elif process.expected_signal is not None or process.expected_exit_code is not None:
        if not one.ended_as_expected:
            yield _exit_reason(one)
    elif sys.platform != "win32":
        number = getattr(signal, process.stop_signal)
        # A shell and many servers say by 128 + n that signal n ended them.
        if code not in (0, -number, 128 + number):
            yield _exit_reason(one)


def _exit_reason(one: RunningProcess) -> Reason:
    process = one.process
    expected = process.expected_signal or process.expected_exit_code
    code = ReasonCode.SIGNAL if one.signal_name else ReasonCode.EXIT_CODE
    wanted = "" if expected is None else f", expected {expected}"
    return Reason(code, f"process {process.id}: {_how(one)}{wanted}", process.id)


def _how(one: RunningProcess) -> str:
    name = one.signal_name
    return f"exited {one.exit_code}" + (f" ({name})" if name else "")


def _missing(id: str, label: str) -> Reason:
    return Reason(
        ReasonCode.MISSING_MARKER, f"process {id}: missing marker {label!r}", id
    )


def _forbidden(id: str, label: str) -> Reason:
    return Reason(
        ReasonCode.FORBIDDEN_MARKER, f"process {id}: forbidden marker {label!r}", id
    )


def process_result(
    one: RunningProcess, log: str | None, *, with_output: bool
) -> ProcessResult:
    ended = one.ended if one.ended is not None else monotonic()
    return ProcessResult(
        id=one.process.id,
        exit_code=one.exit_code,
        expected_exit_code=one.process.expected_exit_code,
        missing_markers=tuple(marker.label for marker in one.watch.missing),
        forbidden_markers=tuple(marker.label for marker in one.watch.broken),
        pid=one.popen.pid,
        exit_kind=_exit_kind(one),
        signal=one.signal_name,
        stopped_by_runner=one.was_stopped,
        duration_s=ended - one.began,
        ready_after_s=one.ready_after_s,
        output_bytes=one.watch.size_bytes,
        output_incomplete=one.is_incomplete,
        orphans=tuple(one.orphans),
        last_output=one.watch.last_lines(_LINES) if with_output else (),
        log=log,
    )


def _exit_kind(one: RunningProcess) -> ExitKind:
    if one.exit_code is None:
        return ExitKind.LOST
    if one.was_killed:
        return ExitKind.KILLED
    if one.was_stopped:
        return ExitKind.TERMINATED
    return ExitKind.SIGNAL if one.exit_code < 0 else ExitKind.EXITED


def seconds_text(seconds: float) -> str:
    """`0.1 s`, `60 s`."""
    return f"{seconds:.6g} s"

"""One started process: a thread reads what it writes, a thread waits for its end."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from threading import Thread
from time import monotonic
from typing import Any, Final, final

import attrs

from gametest.scenario.board import Board
from gametest.scenario.manifest.manifest import ScenarioProcess
from gametest.scenario.output.console import Console
from gametest.scenario.output.output_watch import OutputWatch
from gametest.scenario.process.process_group import Orphan, ProcessGroup

_CHUNK: Final = 1 << 20
"""Bytes read at once, and the size asked for the pipe."""
_SET_PIPE_SIZE: Final = 1031
"""`F_SETPIPE_SZ` of Linux."""


@final
@attrs.define(eq=False, repr=False, kw_only=True)
class RunningProcess:
    process: ScenarioProcess
    directory: str | None
    popen: subprocess.Popen[bytes]
    group: ProcessGroup
    watch: OutputWatch
    board: Board
    console: Console
    prefix: str
    """Of its lines on the console."""

    began: float = attrs.field(factory=monotonic, init=False)
    last_output: float = attrs.field(factory=monotonic, init=False)
    ended: float | None = attrs.field(default=None, init=False)
    exit_code: int | None = attrs.field(default=None, init=False)
    """Negative: the number of the signal that ended it (POSIX)."""
    ready_after_s: float | None = attrs.field(default=None, init=False)
    was_stopped: bool = attrs.field(default=False, init=False)
    """The runner asked it to end before it had ended."""
    was_killed: bool = attrs.field(default=False, init=False)
    is_incomplete: bool = attrs.field(default=False, init=False)
    """Somebody held its output open, so more may have come."""
    orphans: list[Orphan] = attrs.field(factory=list, init=False)
    _threads: list[Thread] = attrs.field(factory=list, init=False)

    def begin(self) -> None:
        for work, name in ((self._read, "output"), (self._wait, "end")):
            thread = Thread(target=work, name=f"{name} {self.prefix}", daemon=True)
            self._threads.append(thread)
            thread.start()

    @property
    def has_ended(self) -> bool:
        return self.ended is not None

    @property
    def is_judgeable(self) -> bool:
        """It has ended, and all that it wrote was read."""
        return self.has_ended and self.watch.is_at_end

    @property
    def ended_as_expected(self) -> bool:
        """By itself; asked only of one that has ended."""
        expected, code = self.process, self.exit_code
        if expected.expected_signal is not None:
            return self.signal_name == expected.expected_signal
        if expected.expected_exit_code is None:
            return True
        return code == expected.expected_exit_code

    @property
    def signal_name(self) -> str | None:
        """The signal that ended it."""
        return signal_name(self.exit_code)

    def reap(self) -> None:
        """Wait for the dead leader, so that its group can be seen to be empty."""
        with suppress(OSError, subprocess.TimeoutExpired):
            self.popen.wait(1.0)

    def close(self) -> None:
        """After the end of its group: nothing of it stays open."""
        for thread in self._threads:
            thread.join(1.0)
        if self.popen.stdout is not None and self.watch.is_at_end:
            self.popen.stdout.close()
        if self.watch.log is not None:
            with suppress(OSError, ValueError):
                self.watch.log.close()
        self.group.close()

    def _read(self) -> None:
        stream = self.popen.stdout
        assert stream is not None
        descriptor = stream.fileno()
        _enlarge(descriptor)
        try:
            while chunk := os.read(descriptor, _CHUNK):
                self.last_output = monotonic()
                self.watch.feed(chunk)
                self.console.show(self.prefix, chunk)
        except OSError:
            # The pipe is gone: as good as its end.
            pass
        finally:
            self.watch.end()
            self.console.end(self.prefix)

    def _wait(self) -> None:
        code = _exit_code_of(self.popen)
        with self.board.news:
            self.exit_code, self.ended = code, monotonic()
            self.board.news.notify_all()


def _exit_code_of(popen: subprocess.Popen[bytes]) -> int:
    """Leaves a dead process where it is: until it is reaped no other can get its number."""
    if sys.platform != "win32" and hasattr(os, "waitid"):
        with suppress(ChildProcessError):
            found: Any = os.waitid(os.P_PID, popen.pid, os.WEXITED | os.WNOWAIT)
            code: int = found.si_status
            return code if found.si_code == os.CLD_EXITED else -code
    return popen.wait()


def signal_name(code: int | None) -> str | None:
    if code is None or code >= 0:
        return None
    import signal

    try:
        return signal.Signals(-code).name
    except ValueError:
        return f"signal {-code}"


def _enlarge(descriptor: int) -> None:
    """A larger pipe means fewer turns between writer and reader."""
    if sys.platform.startswith("linux"):
        import fcntl

        with suppress(OSError):
            fcntl.fcntl(descriptor, _SET_PIPE_SIZE, _CHUNK)

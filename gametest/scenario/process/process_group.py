"""A program and all that it starts, as one thing that can be signalled.

POSIX: a session, and so a group, of its own. Windows: a job that dies with the runner.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import Any, Protocol, final

import attrs


@final
@attrs.frozen
class Orphan:
    """A process that outlived the one which started it."""

    pid: int
    name: str

    def __str__(self) -> str:
        return f"{self.name} (pid {self.pid})"


class ProcessGroup(Protocol):
    def signal(self, name: str) -> None:
        """Ask all of it to end; one that is gone is no error."""

    def kill(self) -> None: ...

    def members(self) -> tuple[Orphan, ...]:
        """What still runs, the dead that nobody has waited for left out.

        Once the leader has been waited for, an empty group costs one system call.
        """

    def close(self) -> None: ...


def start(
    command: Sequence[str], directory: str | None, environment: Mapping[str, str]
) -> tuple[subprocess.Popen[bytes], ProcessGroup]:
    """No shell, no input, errors among the output. Raises `OSError`."""
    options: dict[str, Any] = {}
    if sys.platform == "win32":
        options["creationflags"] = subprocess.CREATE_NEW_PROCESS_GROUP
    else:
        options["start_new_session"] = True
    process = subprocess.Popen(
        list(command),
        cwd=directory,
        env=dict(environment),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        bufsize=0,
        **options,
    )
    if sys.platform == "win32":
        from gametest.scenario.process.windows_job import WindowsJob

        return process, WindowsJob.around(process)
    return process, PosixGroup(process.pid)


@final
@attrs.define(eq=False)
class PosixGroup:
    id: int

    def signal(self, name: str) -> None:
        self._send(getattr(signal, name))

    def kill(self) -> None:
        self._send(signal.SIGKILL)

    def members(self) -> tuple[Orphan, ...]:
        try:
            os.killpg(self.id, 0)
        except ProcessLookupError:
            return ()
        except PermissionError:
            # macOS says so of a group in which only the dead are left.
            pass
        import psutil

        found = []
        for process in psutil.process_iter():
            try:
                if os.getpgid(process.pid) != self.id:
                    continue
                if process.status() != psutil.STATUS_ZOMBIE:
                    found.append(Orphan(process.pid, process.name()))
            except (OSError, psutil.Error):
                continue
        return tuple(found)

    def close(self) -> None:
        """Nothing is held."""

    def _send(self, number: int) -> None:
        try:
            os.killpg(self.id, number)
        except (ProcessLookupError, PermissionError):
            return

"""A `gametest server` of its own process, spoken to by its standard input and read by lines."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from typing import final

import attrs

DEADLINE_S = 90
STARTED = "stop ends it"


@final
@attrs.define(eq=False)
class ServerProcess:
    process: subprocess.Popen[str]
    lines: list[str] = attrs.field(factory=list)
    """All that it has said so far, as far as somebody waited for it."""

    def wait_for(self, *words: str) -> str:
        """The next line that holds all of them; fails where the output ends before."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.append(line.rstrip("\n"))
            if all(word in line for word in words):
                return line.rstrip("\n")
        text = "\n".join(self.lines[-20:])
        raise AssertionError(f"the output ends without {words}:\n{text}")

    def type(self, *commands: str) -> None:
        assert self.process.stdin is not None
        for command in commands:
            self.process.stdin.write(f"{command}\n")
        self.process.stdin.flush()

    def end(self, number: int | None = None) -> int:
        """By a signal, or by the command; returns the exit code."""
        assert self.process.stdout is not None
        if number is None:
            self.type("stop")
        else:
            self.process.send_signal(number)
        for line in self.process.stdout:
            self.lines.append(line.rstrip("\n"))
        return self.process.wait(DEADLINE_S)


@contextmanager
def running_server(
    folder: Path, *arguments: str | Path, **variables: str
) -> Iterator[ServerProcess]:
    """It is killed if it lasts longer than any test may take."""
    process = subprocess.Popen(
        [sys.executable, "-m", "gametest", "server", *map(str, arguments)],
        cwd=folder,
        env=os.environ
        | {"GAMETEST_CACHE_DIR": str(folder / "cache"), "PYTHONUTF8": "1"}
        | variables,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        # A shell's background job is started with interrupts ignored.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    watchdog = Timer(DEADLINE_S, process.kill)
    watchdog.start()
    try:
        server = ServerProcess(process)
        server.wait_for(STARTED)
        yield server
    finally:
        watchdog.cancel()
        process.kill()
        process.wait()
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                try:
                    stream.close()
                except OSError:
                    continue

"""Manifests written and run by tests; whatever a failed test leaves running is killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from typing import Any, final

import attrs
import psutil

from tests.external.conftest import environment

DEADLINE_S = 60
ACTOR = Path(__file__).parents[1] / "resources" / "scenario" / "actor.py"


def shell(id: str, script: str, **fields: Any) -> dict[str, Any]:
    return {"id": id, "command": ["/bin/sh", "-c", script], **fields}


def python(id: str, program: str, **fields: Any) -> dict[str, Any]:
    return {"id": id, "command": [sys.executable, "-c", program], **fields}


def actor(id: str, *arguments: str, **fields: Any) -> dict[str, Any]:
    return {"id": id, "command": [sys.executable, str(ACTOR), *arguments], **fields}


def scenario(*processes: dict[str, Any], id: str = "case", **fields: Any) -> Any:
    return {"id": id, "processes": list(processes), **fields}


def manifest(*scenarios: Any, version: int = 1, **fields: Any) -> dict[str, Any]:
    return {
        "schema_version": version,
        "name": "suite",
        "default_timeout_seconds": 30,
        "scenarios": list(scenarios),
        **fields,
    }


@final
@attrs.frozen
class Ran:
    code: int
    out: str
    err: str
    report: dict[str, Any] | None

    @property
    def scenario(self) -> dict[str, Any]:
        """The only one."""
        assert self.report is not None, self.err
        (one,) = self.report["scenarios"]
        found: dict[str, Any] = one
        return found

    @property
    def reasons(self) -> str:
        return "\n".join(self.scenario["reasons"])

    def process(self, id: str) -> dict[str, Any]:
        (found,) = [one for one in self.scenario["processes"] if one["id"] == id]
        kept: dict[str, Any] = found
        return kept


@final
@attrs.frozen
class Stage:
    """A folder in which manifests are run."""

    folder: Path

    def write(self, document: object) -> Path:
        path = self.folder / "manifest.json"
        text = document if isinstance(document, str) else json.dumps(document)
        path.write_text(text, encoding="utf-8", errors="surrogatepass")
        return path

    def start(self, document: object, *options: str | Path) -> subprocess.Popen[str]:
        return subprocess.Popen(
            self._command(document, *options),
            cwd=self.folder,
            env=environment(self.folder),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )

    def run(self, document: object, *options: str | Path) -> Ran:
        process = self.start(document, *options)
        out, err = process.communicate(timeout=DEADLINE_S)
        return self.ran(process.returncode, out, err)

    def peak_kib(self, document: object, *options: str | Path) -> tuple[int, int]:
        """Exit code and the most memory the runner took.

        Started from a small process: what is forked counts its parent's memory as its own.
        """
        script = (
            "import resource, subprocess, sys\n"
            "code = subprocess.call(sys.argv[1:], stdout=subprocess.DEVNULL)\n"
            "print(code, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)"
        )
        found = subprocess.run(
            [sys.executable, "-c", script, *self._command(document, *options)],
            cwd=self.folder,
            env=environment(self.folder),
            capture_output=True,
            text=True,
            check=True,
            timeout=DEADLINE_S,
        )
        code, peak = found.stdout.split()
        return int(code), int(peak)

    def ran(self, code: int, out: str, err: str) -> Ran:
        path = self.folder / "out" / "report.json"
        report = None
        if path.exists():
            report = json.loads(path.read_text(encoding="utf-8"))
        return Ran(code, out, err, report)

    def _command(self, document: object, *options: str | Path) -> list[str]:
        report = self.folder / "out" / "report.json"
        return [
            sys.executable,
            "-m",
            "gametest",
            "process",
            "--manifest",
            str(self.write(document)),
            "--report",
            str(report),
            *map(str, options),
        ]

    def pid(self, name: str) -> int:
        """What a process wrote to the file of the name; waits for it."""
        path = self.folder / name
        wait_until(lambda: path.exists() and path.read_text().endswith("\n"))
        return int(path.read_text())


def wait_until(condition: Callable[[], bool]) -> None:
    """Bounded; what happens in another process brings no news."""
    until, pause = time.monotonic() + DEADLINE_S, Event()
    while not condition():
        assert time.monotonic() < until, "the condition never came"
        pause.wait(0.01)


def is_alive(pid: int) -> bool:
    try:
        return psutil.Process(pid).status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


@contextmanager
def nothing_left(folder: Path) -> Iterator[Stage]:
    """Fails if a process whose command names the folder outlives the block."""
    yield Stage(folder)
    left = []
    for process in psutil.process_iter():
        try:
            if process.pid != os.getpid() and process.cwd() == str(folder):
                left.append(f"{process.pid} {process.cmdline()}")
                process.kill()
        except psutil.Error:
            continue
    assert [] == left

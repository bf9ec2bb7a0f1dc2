"""From a process of a manifest to a running one: placeholders, environment, free ports, scratch."""

from __future__ import annotations

import os
import shutil
import socket
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from threading import Lock
from typing import Final, final

import attrs

from gametest.scenario.manifest.manifest import Readiness, Scenario, ScenarioProcess
from gametest.scenario.manifest.placeholders import PORT, TMPDIR, fill_in, names_in
from gametest.scenario.process.strays import TOKEN

_KEPT_ON_WINDOWS: Final = ("SYSTEMROOT", "SYSTEMDRIVE", "TEMP", "TMP")
"""Without these no program starts there."""
_LOOPBACK: Final = "127.0.0.1"


@final
@attrs.define(eq=False, repr=False)
class PortAllocator:
    """Gives each port to one scenario of the run at a time."""

    _taken: set[int] = attrs.field(factory=set, init=False)
    _lock: Lock = attrs.field(factory=Lock, init=False)

    def take(self, count: int) -> tuple[int, ...]:
        """Free TCP ports of the loopback; another program may still be quicker."""
        held: list[socket.socket] = []
        found: list[int] = []
        with self._lock:
            try:
                while len(found) < count:
                    one = socket.socket()
                    held.append(one)
                    one.bind((_LOOPBACK, 0))
                    port = one.getsockname()[1]
                    if port not in self._taken:
                        found.append(port)
                self._taken.update(found)
            finally:
                for one in held:
                    one.close()
        return tuple(found)

    def give_back(self, ports: tuple[int, ...]) -> None:
        with self._lock:
            self._taken.difference_update(ports)


@final
@attrs.define(eq=False, repr=False, kw_only=True)
class Surroundings:
    """What one attempt of a scenario has to itself; a context that clears it away."""

    scenario: Scenario
    version: int
    values: Mapping[str, str]
    allocator: PortAllocator
    token: str
    """Carried by every process of the attempt."""

    _ports: dict[str, int] = attrs.field(factory=dict, init=False)
    _folder: str | None = attrs.field(default=None, init=False)

    def __enter__(self) -> Surroundings:
        """Raises `OSError`."""
        if self.version > 1:
            texts = [text for one in self.scenario.processes for text in _texts(one)]
            names = {name for text in texts for name in names_in(text, self.version)}
            if TMPDIR in names:
                self._folder = tempfile.mkdtemp(prefix="gametest-")
            ports = sorted(name for name in names if name.startswith(PORT))
            numbers = self.allocator.take(len(ports))
            self._ports = dict(zip(ports, numbers, strict=True))
        return self

    def __exit__(self, *_error: object) -> None:
        self.allocator.give_back(tuple(self._ports.values()))
        if self._folder is not None:
            shutil.rmtree(self._folder, ignore_errors=True)

    def fill(self, text: str) -> str:
        return fill_in(text, self.version, self._value_of)

    def command(self, process: ScenarioProcess) -> tuple[str, ...]:
        return tuple(self.fill(word) for word in process.command)

    def directory(self, process: ScenarioProcess) -> str | None:
        """Relative to where the runner stands."""
        named = process.working_directory
        return None if named is None else self.fill(named)

    def readiness(self, readiness: Readiness) -> Readiness:
        def filled(text: str | None) -> str | None:
            return None if text is None else self.fill(text)

        return attrs.evolve(
            readiness,
            tcp=filled(readiness.tcp),
            file=filled(readiness.file),
            http=filled(readiness.http),
        )

    def environment(self, process: ScenarioProcess) -> dict[str, str]:
        kept: Mapping[str, str] = os.environ
        if not process.inherit_environment:
            names = _KEPT_ON_WINDOWS if sys.platform == "win32" else ()
            kept = {name: os.environ[name] for name in names if name in os.environ}
        made = dict(kept)
        if process.unbuffered:
            made["PYTHONUNBUFFERED"] = "1"
        for name, value in process.environment.items():
            if value is None:
                made.pop(name, None)
            else:
                made[name] = self.fill(value)
        made[TOKEN] = self.token
        return made

    def _value_of(self, name: str) -> str:
        # Names were checked before anything was started.
        if self.version > 1:
            if name == TMPDIR:
                return str(Path(self._folder or os.curdir).absolute())
            if name.startswith(PORT):
                return str(self._ports[name])
        return self.values[name]


def _texts(process: ScenarioProcess) -> list[str]:
    ready = process.ready or Readiness()
    found = [*process.command, process.working_directory, *process.environment.values()]
    return [one for one in (*found, ready.tcp, ready.file, ready.http) if one]

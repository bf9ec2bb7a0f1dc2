"""Whose frame loop a game runs, and what is put in its place."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any, Final, Protocol

from gametest.replay.active_session import ActiveSession
from gametest.replay.adapters.virtual_clock import VirtualClock
from gametest.replay.file.header import RecordingHeader
from gametest.replay.running.job import GameJob

PYGAME: Final = "pygame"
PYGLET: Final = "pyglet"
ENGINES: Final = (PYGAME, PYGLET)
_PYGLET_LIBRARIES: Final = frozenset({"pyglet", "arcade"})


class Loop(Protocol):
    def finished(self) -> None:
        """Tell the game that it is to end."""


class Installation(Protocol):
    clock: VirtualClock

    def install(self, session: ActiveSession) -> Loop: ...


def installation_of(job: GameJob, header: RecordingHeader) -> Installation:
    """For `header.engine`; what it needs is imported here."""
    options: tuple[Any, ...] = (job.max_frames, job.checksum)
    script = Path(job.script) if job.script else None
    if header.engine == PYGLET:
        from gametest.replay.adapters.pyglet.input_script import InputScript as Script
        from gametest.replay.adapters.pyglet.installation import PygletInstallation

        lines = None if script is None else Script.load(script)
        return PygletInstallation(header, job.realtime, lines, *options)
    from gametest.replay.adapters.pygame.input_script import InputScript
    from gametest.replay.adapters.pygame.installation import PygameInstallation

    events = None if script is None else InputScript.load(script)
    return PygameInstallation(header, job.realtime, events, *options)


def versions_of(engine: str) -> dict[str, str]:
    """Raises `UsageError` where the library is not installed."""
    if engine == PYGLET:
        from gametest.replay.adapters.pyglet.installation import library_versions
    else:
        from gametest.replay.adapters.pygame.installation import library_versions
    return library_versions()


def engine_of(source: str) -> str:
    """The name for a program: pyglet's if it imports pyglet or arcade itself, else pygame's."""
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError):
        return PYGAME
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module.partition(".")[0])
    is_pyglet = PYGAME not in names and names & _PYGLET_LIBRARIES
    return PYGLET if is_pyglet else PYGAME

"""What a manifest says, checked; placeholders are not filled in yet."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final, final

import attrs

SIGNAL_NAMES: Final = (
    "SIGTERM",
    "SIGINT",
    "SIGHUP",
    "SIGQUIT",
    "SIGUSR1",
    "SIGUSR2",
)
"""What a manifest may choose to stop a process with."""
GRACE_S: Final = 5.0
"""Seconds between asking a process to end and killing it."""


class MarkerKind(Enum):
    """How a marker is looked for in the output."""

    TEXT = "text"
    """Anywhere, across lines too."""
    LINE = "line"
    """A whole line, without its end."""
    REGEX = "regex"
    """A regular expression of Python, searched for in each line."""


@final
@attrs.frozen
class Marker:
    text: str
    kind: MarkerKind = MarkerKind.TEXT
    count: int = 1
    """How often it has to appear at least."""

    @property
    def label(self) -> str:
        """How reports name it; the bare text for what version 1 has."""
        if self.kind is MarkerKind.TEXT and self.count == 1:
            return self.text
        times = f" x{self.count}" if self.count > 1 else ""
        return f"{self.kind.value} {self.text!r}{times}"


@final
@attrs.frozen(kw_only=True)
class Readiness:
    """Exactly one of the four is set."""

    marker: Marker | None = None
    tcp: str | None = None
    """`host:port`, with placeholders."""
    file: str | None = None
    """A path that has to exist, with placeholders; relative to the working directory."""
    http: str | None = None
    """An address that has to answer with `status`, with placeholders."""
    status: int = 200

    def __str__(self) -> str:
        if self.marker is not None:
            return "ready marker"
        if self.tcp is not None:
            return "TCP port"
        return "file" if self.file is not None else "HTTP answer"


class Role(Enum):
    PROGRAM = "program"
    """Ends by itself."""
    SERVICE = "service"
    """Is stopped when all programs have ended."""


@final
@attrs.frozen(kw_only=True)
class ScenarioProcess:
    id: str
    command: tuple[str, ...] = attrs.field(repr=False)
    working_directory: str | None = attrs.field(default=None, repr=False)
    environment: Mapping[str, str | None] = attrs.field(factory=dict, repr=False)
    """Over the inherited one; None removes a variable."""
    ready: Readiness | None = None
    ready_timeout_s: float | None = None
    """None: all that the scenario has left."""
    required: tuple[Marker, ...] = ()
    forbidden: tuple[Marker, ...] = ()
    """Its own; those of scenario and manifest stand there."""
    expected_exit_code: int | None = 0
    """None: any, for a service that does not say."""
    # From here on version 2.
    expected_signal: str | None = None
    role: Role = Role.PROGRAM
    ordered: bool = False
    """Required markers have to appear one after the other."""
    inherit_environment: bool = True
    unbuffered: bool = False
    """`PYTHONUNBUFFERED=1`, so that Python children write at once."""
    idle_timeout_s: float | None = None
    stop_signal: str = "SIGTERM"
    stop_grace_s: float = GRACE_S
    ports: tuple[int, ...] = ()
    """Fixed ports that it listens on: scenarios that share one do not run side by side."""


@final
@attrs.frozen(kw_only=True)
class Scenario:
    id: str
    timeout_s: float
    forbidden: tuple[Marker, ...] = ()
    """Its own and the manifest's."""
    processes: tuple[ScenarioProcess, ...]
    retries: int = 0
    """Further attempts after a failure; passing then is flaky."""
    stop_grace_s: float | None = None
    """Shared by all its processes; None: each has its own."""

    @property
    def ports(self) -> frozenset[int]:
        return frozenset(port for one in self.processes for port in one.ports)


@final
@attrs.frozen(kw_only=True)
class Manifest:
    version: int
    name: str
    scenarios: tuple[Scenario, ...]

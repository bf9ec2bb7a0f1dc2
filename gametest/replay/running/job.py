"""One run of a game, as plain data that travels to the process and back."""

from __future__ import annotations

import json
from typing import Any, final

import attrs

from gametest.replay.failed_assertion import Report


@final
@attrs.frozen(kw_only=True)
class GameJob:
    mode: str
    """`record` or `replay`."""
    recording: str
    target: str
    """A Python file, or the name of a module."""
    is_module: bool = False
    engine: str = "pygame"
    """Record: whose loop the game runs, one of `engines.ENGINES`."""
    arguments: tuple[str, ...] = attrs.field(default=(), converter=tuple)
    seed: int = 0
    fps: float = 60.0
    started: int = 0
    """Seconds since 1970 that the game sees in frame 0 of a new recording."""
    game: str = ""
    build: str = ""
    script: str = ""
    max_frames: int = 0
    realtime: bool = False
    overwrite: bool = False
    store_state: bool = False
    checksum: bool = True
    mappings: dict[str, str] = attrs.field(factory=dict)
    lenient: bool = False
    compare: bool = True
    max_failures: int = 1
    """Stop after so many."""
    echo: str = ""
    """Replay: a recording of what this run does."""

    def to_json(self) -> str:
        return json.dumps(attrs.asdict(self))

    @classmethod
    def parse(cls, text: str) -> GameJob:
        return cls(**json.loads(text))


@final
@attrs.frozen(kw_only=True)
class GameResult:
    report: Report | None
    """None if the process ended without one."""
    error: str = ""
    """The game's own exception, or why the process gave no report."""
    exit_code: int = 0
    """The game's own."""
    usage_error: str = ""
    """The run could not be begun."""
    duration_s: float = 0.0

    @property
    def passed(self) -> bool:
        return (
            self.report is not None
            and self.report.passed
            and self.report.finished
            and not (self.error or self.exit_code or self.usage_error)
        )

    def reasons(self) -> tuple[str, ...]:
        """One sentence each; none if it passed."""
        found = []
        if self.report is not None:
            found += [str(failure) for failure in self.report.failures]
        if self.exit_code and not found:
            found.append(f"the game ended with exit code {self.exit_code}")
        if self.error:
            found.append(self.error)
        if self.usage_error:
            found.append(self.usage_error)
        if not found and not self.passed:
            found.append("the recording was not replayed to its end")
        return tuple(found)

    def to_json(self) -> str:
        value: dict[str, Any] = attrs.asdict(self, recurse=False)
        value["report"] = None if self.report is None else self.report.to_json()
        return json.dumps(value)

    @classmethod
    def parse(cls, text: str) -> GameResult:
        value = json.loads(text)
        report = value.pop("report")
        return cls(report=None if report is None else Report.from_json(report), **value)

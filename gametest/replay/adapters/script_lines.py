"""Input from a file instead of a person: JSON lines, `frame`, `event` and the event's own members."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from gametest.core.errors import UsageError


class ScriptLine(NamedTuple):
    where: str
    """File and line, for errors."""
    frame: int
    event: str
    members: dict[str, Any]


def script_lines(path: Path) -> Iterator[ScriptLine]:
    """Raises `UsageError` with the line."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        msg = f"cannot read the input script {str(path)!r}: {error}"
        raise UsageError(msg) from error
    for number, line in enumerate(lines, 1):
        if line.strip():
            yield _parse(line, f"{path}:{number}")


def _parse(line: str, where: str) -> ScriptLine:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError) as error:
        msg = f"{where}: {error}"
        raise UsageError(msg) from error
    frame = value.pop("frame", None) if isinstance(value, dict) else None
    name = value.pop("event", None) if isinstance(value, dict) else None
    if type(frame) is not int or frame < 1:
        msg = f"{where}: 'frame' is no number from 1 on"
        raise UsageError(msg)
    if not isinstance(name, str):
        msg = f"{where}: 'event' is no name of an event"
        raise UsageError(msg)
    return ScriptLine(where, frame, name, value)

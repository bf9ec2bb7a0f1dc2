"""Input from a file instead of a person: JSON lines, one event each.

`{"frame": 12, "event": "KEYDOWN", "key": "left"}`; further members are the event's attributes.
A key is a number or a name as `pygame.key.key_code` knows it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, final

import attrs

from gametest.core.errors import UsageError
from gametest.replay.adapters.pygame.event_queue import INPUT_EVENTS
from gametest.replay.adapters.script_lines import ScriptLine, script_lines

_DEFAULTS: Final[dict[str, dict[str, Any]]] = {
    "KEYDOWN": {"unicode": "", "mod": 0, "scancode": 0},
    "KEYUP": {"unicode": "", "mod": 0, "scancode": 0},
    "MOUSEMOTION": {"rel": (0, 0), "buttons": (0, 0, 0), "touch": False},
    "MOUSEBUTTONDOWN": {"button": 1, "touch": False},
    "MOUSEBUTTONUP": {"button": 1, "touch": False},
}
"""Attributes that games read without asking whether they are there."""
_NEEDED: Final = {
    "KEYDOWN": "key",
    "KEYUP": "key",
    "MOUSEMOTION": "pos",
    "MOUSEBUTTONDOWN": "pos",
    "MOUSEBUTTONUP": "pos",
}


@final
@attrs.define(eq=False)
class InputScript:
    by_frame: dict[int, list[tuple[str, dict[str, Any]]]]

    @classmethod
    def load(cls, path: Path) -> InputScript:
        """Raises `UsageError` with the line."""
        by_frame: dict[int, list[tuple[str, dict[str, Any]]]] = {}
        for line in script_lines(path):
            _check(line)
            by_frame.setdefault(line.frame, []).append((line.event, line.members))
        return cls(by_frame)

    def events(self, frame: int, pygame: Any) -> list[tuple[str, dict[str, Any]]]:
        found = []
        for name, attributes in self.by_frame.get(frame, ()):
            values = {**_DEFAULTS.get(name, {}), **attributes}
            if isinstance(values.get("key"), str):
                values["key"] = pygame.key.key_code(values["key"])
            for key in ("pos", "rel", "buttons"):
                if key in values:
                    values[key] = tuple(values[key])
            found.append((name, values))
        return found


def _check(line: ScriptLine) -> None:
    where, _, name, members = line
    if name not in INPUT_EVENTS:
        msg = f"{where}: {name!r} is no input event of pygame"
        raise UsageError(msg)
    if (needed := _NEEDED.get(name)) is not None and needed not in members:
        msg = f"{where}: {name} needs {needed!r}"
        raise UsageError(msg)

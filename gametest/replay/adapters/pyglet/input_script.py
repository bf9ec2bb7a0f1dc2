"""Input from a file instead of a person.

`{"frame": 12, "event": "on_key_press", "symbol": "LEFT"}`; further members are the arguments of
the event. Keys, motions and buttons are numbers or names of `pyglet.window.key` and `.mouse`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, final

import attrs

from gametest.core.errors import UsageError
from gametest.replay.adapters.pyglet.window_events import INPUT_EVENTS, NEEDED
from gametest.replay.adapters.script_lines import ScriptLine, script_lines

_NAMES: Final = {"symbol": "key", "motion": "key", "button": "mouse"}
"""Arguments that may be names, and the module below `pyglet.window` that has them."""


@final
@attrs.define(eq=False)
class InputScript:
    by_frame: dict[int, list[tuple[str, dict[str, Any]]]]

    @classmethod
    def load(cls, path: Path) -> InputScript:
        """Raises `UsageError` with the line."""
        by_frame: dict[int, list[tuple[str, dict[str, Any]]]] = {}
        for line in script_lines(path):
            by_frame.setdefault(line.frame, []).append((line.event, _members(line)))
        return cls(by_frame)

    def events(self, frame: int, window: Any) -> list[tuple[str, dict[str, Any]]]:
        """`window` is the module `pyglet.window`."""
        found = []
        for name, members in self.by_frame.get(frame, ()):
            values = dict(members)
            for argument, module in _NAMES.items():
                if isinstance(values.get(argument), str):
                    values[argument] = _number(
                        getattr(window, module), values[argument]
                    )
            found.append((name, values))
        return found


def _members(line: ScriptLine) -> dict[str, Any]:
    known = INPUT_EVENTS.get(line.event)
    if known is None:
        msg = f"{line.where}: {line.event!r} is no input event of pyglet"
        raise UsageError(msg)
    for name in line.members:
        if name not in known and name != "window":
            msg = f"{line.where}: {line.event} has no argument {name!r}"
            raise UsageError(msg)
    values = {"window": 0, **known, **line.members}
    for name, value in values.items():
        if value is NEEDED:
            msg = f"{line.where}: {line.event} needs {name!r}"
            raise UsageError(msg)
    return values


def _number(module: Any, name: str) -> int:
    found = getattr(module, name.upper(), None)
    if type(found) is not int:
        msg = f"the input script names {name!r}, which {module.__name__} does not have"
        raise UsageError(msg)
    return found

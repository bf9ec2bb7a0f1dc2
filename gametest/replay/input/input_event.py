"""One thing that a person did, as it is stored."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Final, NamedTuple


class InputKind(IntEnum):
    """The numbers are those of the file."""

    KEY_DOWN = 1
    """key"""
    KEY_UP = 2
    """key"""
    KEY_REPEAT = 3
    """key, further downs in this frame"""
    TEXT = 4
    """text"""
    MOUSE_MOVE = 5
    """x, y: absolute, in pixels"""
    MOUSE_DOWN = 6
    """button"""
    MOUSE_UP = 7
    """button"""
    WHEEL = 8
    """right, up: notches"""
    PAD_CONNECTED = 9
    """pad, 0 or 1"""
    PAD_BUTTONS = 10
    """pad, mask"""
    PAD_TRIGGER = 11
    """pad, 0 left or 1 right, 0 to 255"""
    PAD_STICK = 12
    """pad, axis (left x, left y, right x, right y), -32768 to 32767"""
    OTHER = 13
    """name, value: of an engine, of a console"""


WHOLE_NUMBERS: Final = {
    InputKind.KEY_DOWN: 1,
    InputKind.KEY_UP: 1,
    InputKind.KEY_REPEAT: 2,
    InputKind.MOUSE_MOVE: 2,
    InputKind.MOUSE_DOWN: 1,
    InputKind.MOUSE_UP: 1,
    InputKind.WHEEL: 2,
    InputKind.PAD_CONNECTED: 2,
    InputKind.PAD_BUTTONS: 2,
    InputKind.PAD_TRIGGER: 3,
    InputKind.PAD_STICK: 3,
}
"""How many follow the kind; `TEXT` and `OTHER` are read their own way."""


class InputEvent(NamedTuple):
    kind: InputKind
    values: tuple[Any, ...]

    @classmethod
    def other(cls, name: str, value: Any) -> InputEvent:
        return cls(InputKind.OTHER, (name, value))

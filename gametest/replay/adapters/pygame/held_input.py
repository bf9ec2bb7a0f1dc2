"""What the polling functions answer: what the events so far have pressed and moved."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

import attrs

SCANCODES: Final = 512
"""SDL's SDL_NUM_SCANCODES (SDL2 headers), the length of `key.get_pressed()`."""


@final
class KeyStates:
    """As pygame's `ScancodeWrapper`: asked by key code, walked by scancode."""

    def __init__(self, keys: set[int], scancodes: set[int]) -> None:
        self._keys = frozenset(keys)
        self._scancodes = frozenset(scancodes)

    def __getitem__(self, key: int) -> bool:
        return key in self._keys

    def __len__(self) -> int:
        return SCANCODES

    def __iter__(self) -> Iterator[bool]:
        return (code in self._scancodes for code in range(SCANCODES))


@final
@attrs.define(eq=False)
class HeldInput:
    """Follows the events that the game is given, not the device."""

    keys: dict[int, int] = attrs.field(factory=dict)
    """Scancodes by key code."""
    pressed: dict[int, int] = attrs.field(factory=dict)
    """Went down in this frame."""
    released: dict[int, int] = attrs.field(factory=dict)
    mods: int = 0
    mouse: tuple[int, int] = (0, 0)
    moved: tuple[int, int] = (0, 0)
    """Since the game last asked."""
    buttons: set[int] = attrs.field(factory=set)
    buttons_pressed: set[int] = attrs.field(factory=set)
    buttons_released: set[int] = attrs.field(factory=set)

    def next_frame(self) -> None:
        for gathered in (self.pressed, self.released):
            gathered.clear()
        self.buttons_pressed.clear()
        self.buttons_released.clear()

    def apply(self, name: str, event: dict[str, Any]) -> None:
        match name:
            case "KEYDOWN":
                code = event.get("scancode", 0)
                self.keys[event["key"]] = self.pressed[event["key"]] = code
                self.mods = event.get("mod", 0)
            case "KEYUP":
                self.keys.pop(event["key"], None)
                self.released[event["key"]] = event.get("scancode", 0)
                self.mods = event.get("mod", 0)
            case "MOUSEMOTION":
                self.move_mouse(tuple(event["pos"]))
            case "MOUSEBUTTONDOWN":
                self.move_mouse(tuple(event["pos"]))
                self.buttons.add(event["button"])
                self.buttons_pressed.add(event["button"])
            case "MOUSEBUTTONUP":
                self.move_mouse(tuple(event["pos"]))
                self.buttons.discard(event["button"])
                self.buttons_released.add(event["button"])

    def move_mouse(self, pos: tuple[int, ...]) -> None:
        x, y = pos
        self.moved = (
            self.moved[0] + x - self.mouse[0],
            self.moved[1] + y - self.mouse[1],
        )
        self.mouse = (x, y)

    def take_moved(self) -> tuple[int, int]:
        found, self.moved = self.moved, (0, 0)
        return found

    def key_replacements(self) -> dict[str, Any]:
        """For `pygame.key`."""

        def states(which: dict[int, int]) -> KeyStates:
            return KeyStates(set(which), set(which.values()))

        return {
            "get_pressed": lambda: states(self.keys),
            "get_just_pressed": lambda: states(self.pressed),
            "get_just_released": lambda: states(self.released),
            "get_mods": lambda: self.mods,
            "set_mods": lambda mods: setattr(self, "mods", mods),
            "get_focused": lambda: True,
        }

    def mouse_replacements(self) -> dict[str, Any]:
        """For `pygame.mouse`."""

        def flags(which: set[int], count: int) -> tuple[bool, ...]:
            return tuple(_BUTTONS[index] in which for index in range(count))

        def set_pos(*pos: Any) -> None:
            self.move_mouse(tuple(pos[0]) if len(pos) == 1 else pos)

        return {
            "get_pos": lambda *_, **__: self.mouse,
            "get_rel": lambda *_, **__: self.take_moved(),
            "get_pressed": lambda num_buttons=3, **_: flags(self.buttons, num_buttons),
            "get_just_pressed": lambda *_, **__: flags(self.buttons_pressed, 5),
            "get_just_released": lambda *_, **__: flags(self.buttons_released, 5),
            "get_focused": lambda: True,
            "set_pos": set_pos,
        }


_BUTTONS: Final = (1, 2, 3, 6, 7)
"""Left, middle, right, and the two side buttons; 4 and 5 are the wheel (pygame docs)."""

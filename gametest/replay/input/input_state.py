"""What is held down where: built from events, and turned into events where a game only polls."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

import attrs

from gametest.replay.input.input_event import InputEvent, InputKind

PADS: Final = 4
"""As in the original, which follows XInput: triggers 0 to 255, sticks -32768 to 32767."""


@final
@attrs.define
class GamepadState:
    connected: bool = False
    buttons: int = 0
    """A mask; the original's bits are XInput's."""
    triggers: list[int] = attrs.field(factory=lambda: [0, 0])
    sticks: list[int] = attrs.field(factory=lambda: [0, 0, 0, 0])
    """Left x, left y, right x, right y."""


@final
@attrs.define
class InputState:
    """Wheel, repeats and text are of this frame alone and are empty after `next_frame`."""

    keys: set[int] = attrs.field(factory=set)
    mouse: tuple[int, int] = (0, 0)
    buttons: set[int] = attrs.field(factory=set)
    pads: list[GamepadState] = attrs.field(
        factory=lambda: [GamepadState() for _ in range(PADS)]
    )

    repeats: dict[int, int] = attrs.field(factory=dict)
    wheel: tuple[int, int] = (0, 0)
    text: str = ""

    def next_frame(self) -> None:
        self.repeats = {}
        self.wheel = (0, 0)
        self.text = ""

    def apply(self, event: InputEvent) -> None:
        match event.kind, event.values:
            case InputKind.KEY_DOWN, (key,):
                self.keys.add(key)
            case InputKind.KEY_UP, (key,):
                self.keys.discard(key)
            case InputKind.KEY_REPEAT, (key, count):
                self.repeats[key] = self.repeats.get(key, 0) + count
            case InputKind.TEXT, (text,):
                self.text += text
            case InputKind.MOUSE_MOVE, (x, y):
                self.mouse = (x, y)
            case InputKind.MOUSE_DOWN, (button,):
                self.buttons.add(button)
            case InputKind.MOUSE_UP, (button,):
                self.buttons.discard(button)
            case InputKind.WHEEL, (right, up):
                self.wheel = (self.wheel[0] + right, self.wheel[1] + up)
            case InputKind.OTHER, _:
                pass
            case _, (number, *rest):
                if 0 <= number < PADS:
                    _apply_to_pad(self.pads[number], event.kind, rest)

    def changes_from(self, earlier: InputState) -> Iterator[InputEvent]:
        """What leads from `earlier` here; what has gathered in this frame is always told."""
        for key in sorted(self.keys - earlier.keys):
            yield InputEvent(InputKind.KEY_DOWN, (key,))
        for key in sorted(earlier.keys - self.keys):
            yield InputEvent(InputKind.KEY_UP, (key,))
        for key, count in sorted(self.repeats.items()):
            yield InputEvent(InputKind.KEY_REPEAT, (key, count))
        if self.text:
            yield InputEvent(InputKind.TEXT, (self.text,))
        if self.mouse != earlier.mouse:
            yield InputEvent(InputKind.MOUSE_MOVE, self.mouse)
        for button in sorted(self.buttons - earlier.buttons):
            yield InputEvent(InputKind.MOUSE_DOWN, (button,))
        for button in sorted(earlier.buttons - self.buttons):
            yield InputEvent(InputKind.MOUSE_UP, (button,))
        if self.wheel != (0, 0):
            yield InputEvent(InputKind.WHEEL, self.wheel)
        pairs = zip(earlier.pads, self.pads, strict=True)
        for number, (old, new) in enumerate(pairs):
            yield from _pad_changes(number, old, new)

    def copy(self) -> InputState:
        pads = [
            attrs.evolve(pad, triggers=list(pad.triggers), sticks=list(pad.sticks))
            for pad in self.pads
        ]
        return attrs.evolve(
            self,
            keys=set(self.keys),
            buttons=set(self.buttons),
            repeats=dict(self.repeats),
            pads=pads,
        )


def _apply_to_pad(pad: GamepadState, kind: InputKind, values: list[int]) -> None:
    match kind, values:
        case InputKind.PAD_CONNECTED, [flag]:
            pad.connected = bool(flag)
        case InputKind.PAD_BUTTONS, [mask]:
            pad.buttons = mask
        case InputKind.PAD_TRIGGER, [side, value] if 0 <= side < 2:
            pad.triggers[side] = value
        case InputKind.PAD_STICK, [axis, value] if 0 <= axis < 4:
            pad.sticks[axis] = value


def _pad_changes(
    number: int, old: GamepadState, new: GamepadState
) -> Iterator[InputEvent]:
    if old.connected != new.connected:
        yield InputEvent(InputKind.PAD_CONNECTED, (number, int(new.connected)))
    if old.buttons != new.buttons:
        yield InputEvent(InputKind.PAD_BUTTONS, (number, new.buttons))
    for side, value in enumerate(new.triggers):
        if old.triggers[side] != value:
            yield InputEvent(InputKind.PAD_TRIGGER, (number, side, value))
    for axis, value in enumerate(new.sticks):
        if old.sticks[axis] != value:
            yield InputEvent(InputKind.PAD_STICK, (number, axis, value))

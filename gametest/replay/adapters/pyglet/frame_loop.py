"""A frame is one turn of pyglet's event loop; in a loop of the game's own, one `clock.tick`."""

from __future__ import annotations

import math
import time
import weakref
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, final

import attrs

from gametest.replay.active_session import ActiveSession
from gametest.replay.adapters.enough_frames import EnoughFramesError
from gametest.replay.adapters.pyglet.input_script import InputScript
from gametest.replay.adapters.pyglet.window_events import (
    DRIVER_EVENTS,
    INPUT_EVENTS,
    RESIZE,
)
from gametest.replay.adapters.virtual_clock import (
    MICROSECONDS,
    REAL_SLEEP,
    VirtualClock,
)
from gametest.replay.input.input_event import InputEvent
from gametest.replay.mode import Mode
from gametest.replay.values import plain

REAL_TIME: Final = time.perf_counter
Dispatch = Callable[..., Any]


@final
@attrs.define(eq=False)
class FrameLoop:
    """Windows have numbers in the order of their creation; events name them by it."""

    session: ActiveSession
    clock: VirtualClock
    frame_us: int
    script: InputScript | None = None
    """Record: instead of the device."""
    max_frames: int = 0
    """Record: stop after them; 0: never."""
    realtime: bool = False
    """A person plays: frames take their time."""

    read_device: Callable[[], None] = attrs.field(default=lambda: None, init=False)
    """Lets the system dispatch what has happened to windows."""
    window_module: Any = attrs.field(default=None, init=False)
    """`pyglet.window`, once the game has imported it."""
    pictures: list[int | None] = attrs.field(factory=list, init=False)
    """By window, the checksum of what it last showed."""
    _windows: list[weakref.ref[Any]] = attrs.field(factory=list, init=False)
    _sizes: dict[int, tuple[int, int]] = attrs.field(factory=dict, init=False)
    """By window, what the game was told."""
    _announced: Any = attrs.field(default=None, init=False)
    _reading: bool = attrs.field(default=False, init=False)
    _captured: list[tuple[str, dict[str, Any]]] = attrs.field(factory=list, init=False)
    _drawn: set[int] = attrs.field(factory=set, init=False)
    _due: float | None = attrs.field(default=None, init=False)
    _warned: set[str] = attrs.field(factory=set, init=False)

    def set_interval(self, seconds: float | None) -> None:
        """Of the event loop's redraws; a frame is never shorter, so that each turn draws."""
        if seconds:
            self.frame_us = math.ceil(seconds * MICROSECONDS)

    def next_frame(self) -> None:
        if self.max_frames and self.session.frame + 1 >= self.max_frames:
            raise EnoughFramesError
        self._drawn.clear()
        self.clock.advance(self.frame_us)
        self._pace()
        self.session.update()
        self._announce_sizes()
        with self.reading():
            self.read_device()
        captured, self._captured = self._captured, []
        if self.session.mode is Mode.RECORD:
            if self.script is not None:
                captured = self.script.events(self.session.frame, self.window_module)
            for name, values in captured:
                self.session.capture(InputEvent.other(name, values))
                self.deliver(name, values)
        else:
            for event in self.session.inputs:
                self.deliver(*event.values)

    def _pace(self) -> None:
        if self.realtime:
            now = REAL_TIME()
            due = now if self._due is None else self._due
            REAL_SLEEP(max(due - now, 0.0))
            self._due = max(due, now) + self.frame_us / MICROSECONDS

    @contextmanager
    def reading(self) -> Iterator[None]:
        """What is dispatched in here comes from the system."""
        self._reading = True
        try:
            yield
        finally:
            self._reading = False

    def added(self, window: Any) -> None:
        self._windows.append(weakref.ref(window))
        self.pictures.append(None)

    def number(self, window: Any) -> int:
        for number, reference in enumerate(self._windows):
            if reference() is window:
                return number
        return len(self._windows)

    def dispatched(self, real: Dispatch, window: Any, name: str, *values: Any) -> Any:
        """Instead of a window's `dispatch_event`."""
        if name in DRIVER_EVENTS:
            return None
        if name == RESIZE and not self._is_resized(window, values):
            return None
        if self._reading and name in INPUT_EVENTS:
            self._capture(window, name, values)
            return None
        return real(window, name, *values)

    def _is_resized(self, window: Any, size: tuple[Any, ...]) -> bool:
        if window is self._announced:
            return True
        known = self._sizes.get(self.number(window))
        if known is None or known == size:
            return False
        if self._reading:
            self._warn("the size of the window was changed, which is not recorded")
        return True

    def _capture(self, window: Any, name: str, values: tuple[Any, ...]) -> None:
        kept: dict[str, Any] = {"window": self.number(window)}
        try:
            for argument, value in zip(INPUT_EVENTS[name], values, strict=True):
                kept[argument] = plain(value)
        except (TypeError, ValueError):
            self._warn(f"an event {name} cannot be recorded")
        else:
            self._captured.append((name, kept))

    def _announce_sizes(self) -> None:
        """Each system tells a new window its size at another time, or not at all."""
        for number, reference in enumerate(self._windows):
            window = reference()
            if number not in self._sizes and window is not None and window.context:
                self.announce_size(window)

    def announce_size(self, window: Any) -> None:
        number, size = self.number(window), window.get_size()
        if number not in self._sizes:
            window.switch_to()
            self._sizes[number] = size
            self._announced = window
            try:
                _dispatch(window, RESIZE, *size)
            finally:
                self._announced = None

    def deliver(self, name: str, values: Any) -> None:
        """Give the game an event, recorded or captured."""
        arguments = INPUT_EVENTS.get(name)
        if arguments is None or not isinstance(values, dict):
            self._warn(f"the input {name!r} is none of pyglet's")
            return
        number = values.get("window")
        window = None
        if type(number) is int and 0 <= number < len(self._windows):
            window = self._windows[number]()
        if window is None or not all(one in values for one in arguments):
            self._warn(f"an input {name} is for a window that is not there")
            return
        if "x" in arguments:
            window._mouse_x, window._mouse_y = values["x"], values["y"]
            window._mouse_in_window = name != "on_mouse_leave"
        _dispatch(window, name, *(values[one] for one in arguments))

    def finished(self) -> None:
        """The end of the recording closes the windows, which ends the usual loop."""
        for reference in tuple(self._windows):
            window = reference()
            if window is not None and window.context:
                _dispatch(window, "on_close")

    def shown(self, window: Any, picture: Callable[[], bytes] | None) -> None:
        """Before a window shows its picture; the second one without a turn between ends a frame."""
        number = self.number(window)
        if number in self._drawn:
            self.next_frame()
        self._drawn.add(number)
        if picture is not None and number < len(self.pictures):
            self.pictures[number] = zlib.crc32(picture())

    def _warn(self, text: str) -> None:
        if text not in self._warned:
            self._warned.add(text)
            self.session.ledger.warn(text)


def _dispatch(window: Any, name: str, *values: Any) -> None:
    """To the handlers at once; a window outside pyglet's own loop would queue it."""
    before = window._allow_dispatch_event
    window._allow_dispatch_event = True
    try:
        window.dispatch_event(name, *values)
    finally:
        window._allow_dispatch_event = before

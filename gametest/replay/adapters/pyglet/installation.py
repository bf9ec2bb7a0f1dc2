"""Puts the replacements in place of pyglet's and Python's functions, module by module."""

from __future__ import annotations

import importlib.metadata
import math
import time
from collections.abc import Iterator
from types import ModuleType
from typing import Any, final
from weakref import WeakSet

import attrs

from gametest.core.errors import UsageError
from gametest.replay.active_session import ActiveSession
from gametest.replay.adapters.pyglet.after_import import AfterImport
from gametest.replay.adapters.pyglet.frame_loop import FrameLoop
from gametest.replay.adapters.pyglet.input_script import InputScript
from gametest.replay.adapters.replacements import Replacements
from gametest.replay.adapters.virtual_clock import (
    MICROSECONDS,
    REAL_SLEEP,
    VirtualClock,
)
from gametest.replay.file.header import RecordingHeader

_DEVICES = ("get_joysticks", "get_controllers", "get_tablets", "get_apple_remote")


def library_versions() -> dict[str, str]:
    """Raises `UsageError` where pyglet is not installed."""
    found = {}
    for name in ("pyglet", "arcade"):
        try:
            found[name] = importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            if name == "pyglet":
                msg = "pyglet is not installed; pip install gametest[pyglet]"
                raise UsageError(msg) from None
    return found


@final
@attrs.define(eq=False)
class PygletInstallation:
    """Until `remove`, the game that is run sees only recorded time, chance and input."""

    header: RecordingHeader
    realtime: bool = False
    script: InputScript | None = None
    max_frames: int = 0
    checksum: bool = True
    """The picture is part of the state."""

    clock: VirtualClock = attrs.field(init=False)
    _replacements: Replacements = attrs.field(factory=Replacements, init=False)
    _after_import: AfterImport = attrs.field(factory=AfterImport, init=False)

    def __attrs_post_init__(self) -> None:
        sleep = REAL_SLEEP if self.realtime else None
        self.clock = VirtualClock(self.header.started, sleep)

    def install(self, session: ActiveSession) -> FrameLoop:
        library_versions()
        loop = FrameLoop(
            session,
            self.clock,
            math.ceil(MICROSECONDS / self.header.fps),
            self.script,
            self.max_frames,
            self.realtime,
        )
        if self.checksum:
            session.state(lambda: list(loop.pictures), "display")
        self._replacements.seed_random(self.header.seed)
        for name, new in self.clock.replacements().items():
            self._replacements.put(time, name, new)
        self._after_import.call(
            "pyglet.clock", lambda module: self._clock(module, loop)
        )
        self._after_import.call("pyglet.app", lambda module: self._app(module, loop))
        self._after_import.call(
            "pyglet.window", lambda module: self._window(module, loop)
        )
        self._after_import.call(
            "pyglet.input", lambda module: self._input(module, loop)
        )
        self._after_import.call("arcade", self._arcade)
        return loop

    def remove(self) -> None:
        self._after_import.remove()
        self._replacements.remove()

    def _clock(self, module: Any, loop: FrameLoop) -> None:
        kind, default = module.Clock, module.get_default()
        seconds = self.clock.seconds
        self._replacements.put(kind.__init__, "__defaults__", (seconds,))
        default.time, default.last_ts, default.next_ts = seconds, None, seconds()

        def tick(clock: Any, poll: bool = False) -> float:
            if clock is module.get_default():
                loop.next_frame()
            return float(real_tick(clock, True))

        real_tick = self._replacements.put(kind, "tick", tick)

    def _app(self, module: Any, loop: FrameLoop) -> None:
        def run(event_loop: Any, interval: float | None = 1 / 60) -> None:
            loop.set_interval(interval)
            real_run(event_loop, interval)

        def step(timeout: float | None = None) -> bool:
            loop.next_frame()
            return True

        real_run = self._replacements.put(module.EventLoop, "run", run)
        system = module.platform_event_loop
        real_step = self._replacements.put(system, "step", step)
        loop.read_device = lambda: real_step(0.0)
        self._replacements.put(module.windows, "__class__", _ordered(loop))

    def _window(self, module: Any, loop: FrameLoop) -> None:
        base, kind = module.BaseWindow, module.Window
        put = self._replacements.put
        loop.window_module = module

        def begin(window: Any, *arguments: Any, **options: Any) -> None:
            loop.added(window)
            real_begin(window, *arguments, **options)
            # A picture that is shown before one is drawn would be what the memory holds.
            window.clear()

        def dispatch_event(window: Any, *arguments: Any) -> Any:
            return loop.dispatched(real_dispatch, window, *arguments)

        def dispatch_events(window: Any) -> None:
            with loop.reading():
                real_events(window)

        def dispatch_pending(window: Any) -> None:
            with loop.reading():
                real_pending(window)
            loop.announce_size(window)

        def flip(window: Any) -> None:
            if window.context:
                loop.shown(window, _picture if self.checksum else None)
            real_flip(window)

        real_begin = put(base, "__init__", begin)
        real_dispatch = put(base, "dispatch_event", dispatch_event)
        real_events = put(kind, "dispatch_events", dispatch_events)
        real_pending = put(kind, "dispatch_pending_events", dispatch_pending)
        real_flip = put(kind, "flip", flip)

    def _arcade(self, module: Any) -> None:
        """Without a window too, the loop that it has with one.

        `ARCADE_HEADLESS` is for its import, which would look for devices. Its own headless loop
        (arcade 3.3, `window_commands.run`) dispatches no events and runs no scheduled functions.
        """
        if getattr(module, "headless", False):
            self._replacements.put(module, "headless", False)
            for name in ("get_joysticks", "get_game_controllers", "get_controllers"):
                if not hasattr(module, name):
                    setattr(module, name, list)

    def _input(self, module: ModuleType, loop: FrameLoop) -> None:
        def warning(name: str) -> Any:
            def ask(*arguments: Any, **options: Any) -> Any:
                found = real(*arguments, **options)
                if found:
                    loop.session.ledger.warn(
                        "what joysticks, controllers and tablets do is not recorded"
                    )
                return found

            real = self._replacements.put(module, name, ask)
            return ask

        for name in _DEVICES:
            if hasattr(module, name):
                warning(name)


def _picture() -> bytes:
    """What the current window has drawn, without its transparency."""
    import numpy as np
    import pyglet

    data = pyglet.image.get_buffer_manager().get_color_buffer().get_image_data()
    # pyglet's own way from RGBA to RGB takes seconds for a picture.
    pixels = np.frombuffer(data.get_data("RGBA", data.width * 4), np.uint8)
    return pixels.reshape(-1, 4)[:, :3].tobytes()


def _ordered(loop: FrameLoop) -> type:
    """A set of windows in the order of their creation, so that they are drawn in it."""

    class OrderedWindows(WeakSet[Any]):
        def __iter__(self) -> Iterator[Any]:
            return iter(sorted(super().__iter__(), key=loop.number))

    return OrderedWindows

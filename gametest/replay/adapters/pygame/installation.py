"""Puts the replacements in place of pygame's and Python's functions, and takes them out again."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any, final

import attrs

from gametest.core.errors import UsageError
from gametest.replay.active_session import ActiveSession
from gametest.replay.adapters.pygame.frame_loop import FrameLoop
from gametest.replay.adapters.pygame.input_script import InputScript
from gametest.replay.adapters.replacements import Replacements
from gametest.replay.adapters.virtual_clock import (
    MICROSECONDS,
    REAL_SLEEP,
    VirtualClock,
)
from gametest.replay.file.header import RecordingHeader
from gametest.replay.mode import Mode


def import_pygame() -> Any:
    """Raises `UsageError` where it is not installed."""
    try:
        import pygame
    except ImportError as error:
        msg = "pygame is not installed; pip install gametest[pygame]"
        raise UsageError(msg) from error
    return pygame


def library_versions() -> dict[str, str]:
    pygame = import_pygame()
    kind = "pygame-ce" if getattr(pygame, "IS_CE", False) else "pygame"
    return {
        kind: pygame.version.ver,
        "SDL": ".".join(map(str, pygame.get_sdl_version())),
    }


@final
@attrs.define(eq=False)
class PygameInstallation:
    """Until `remove`, the game that is run sees only recorded time, chance and input.

    To be made before the game is imported, since names that it took from pygame earlier stay the
    real ones.
    """

    header: RecordingHeader
    realtime: bool = False
    """A person plays: frames take their time."""
    script: InputScript | None = None
    max_frames: int = 0
    checksum: bool = True
    """The picture is part of the state."""

    clock: VirtualClock = attrs.field(init=False)
    loop: FrameLoop | None = attrs.field(default=None, init=False)
    _replacements: Replacements = attrs.field(factory=Replacements, init=False)

    def __attrs_post_init__(self) -> None:
        sleep = REAL_SLEEP if self.realtime else None
        self.clock = VirtualClock(self.header.started, sleep)

    def install(self, session: ActiveSession) -> FrameLoop:
        pygame = import_pygame()
        loop = self.loop = FrameLoop(
            pygame,
            session,
            self.clock,
            self.header.fps,
            self.script,
            self.max_frames,
            pygame.event.get,
        )
        if self.checksum:
            session.state(loop.display_checksum, "display")
        self._replacements.seed_random(self.header.seed)
        self._replace(time, self.clock.replacements())
        self._replace(pygame.time, self._time_replacements(loop))
        self._replace(pygame.event, loop.queue.replacements())
        self._replace(pygame.key, loop.held.key_replacements())
        self._replace(pygame.mouse, loop.held.mouse_replacements())
        for name in ("flip", "update"):
            real = getattr(pygame.display, name)
            self._replace(pygame.display, {name: _then(real, loop.drawn)})
        if session.mode is Mode.RECORD:
            self._warn_of_joysticks(pygame, session)
        return loop

    def _replace(self, owner: Any, replacements: dict[str, Any]) -> None:
        for name, new in replacements.items():
            if hasattr(owner, name):
                old = self._replacements.put(owner, name, new)
                # pygame-ce: `pygame.Clock` is `pygame.time.Clock`.
                top = sys.modules["pygame"]
                if owner is not top and vars(top).get(name) is old:
                    self._replacements.put(top, name, new)

    def remove(self) -> None:
        self._replacements.remove()

    def _time_replacements(self, loop: FrameLoop) -> dict[str, Any]:
        clock = self.clock

        def wait(milliseconds: int) -> int:
            clock.sleep(milliseconds / 1000)
            return milliseconds

        return {
            "Clock": _clock_class(loop, clock, self.realtime),
            "get_ticks": lambda: clock.asked() // 1000,
            "wait": wait,
            "delay": wait,
            "set_timer": loop.set_timer,
        }

    def _warn_of_joysticks(self, pygame: Any, session: ActiveSession) -> None:
        real = pygame.joystick.Joystick

        def joystick(*arguments: Any) -> Any:
            session.ledger.warn(
                "a joystick's events are recorded; what is asked of it directly is not"
            )
            return real(*arguments)

        self._replace(pygame.joystick, {"Joystick": joystick})


def _then(real: Callable[..., Any], after: Callable[[], None]) -> Callable[..., Any]:
    def both(*arguments: Any, **options: Any) -> Any:
        result = real(*arguments, **options)
        after()
        return result

    return both


def _clock_class(loop: FrameLoop, clock: VirtualClock, realtime: bool) -> type:
    real = sys.modules["pygame.time"].Clock

    class Clock:
        """As `pygame.time.Clock`; a frame takes exactly its share of a second."""

        def __init__(self) -> None:
            self._real = real() if realtime else None
            self._last_ms = clock.now_us // 1000
            self._time = 0
            self._fps = 0.0

        def tick(self, framerate: float = 0) -> int:
            if self._real is not None:
                self._real.tick(framerate)
            loop.ticked(framerate)
            now = clock.now_us // 1000
            self._time, self._last_ms = now - self._last_ms, now
            self._fps = MICROSECONDS / 1000 / self._time if self._time else 0.0
            return self._time

        tick_busy_loop = tick

        def get_time(self) -> int:
            return self._time

        def get_rawtime(self) -> int:
            return self._time

        def get_fps(self) -> float:
            return self._fps

    return Clock

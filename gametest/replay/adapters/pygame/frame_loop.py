"""Where a frame ends and the next begins: at `Clock.tick`, or where a game without one draws."""

from __future__ import annotations

import zlib
from typing import Any, final

import attrs

from gametest.replay.active_session import ActiveSession
from gametest.replay.adapters.enough_frames import EnoughFramesError
from gametest.replay.adapters.pygame.event_queue import INPUT_EVENTS, EventQueue
from gametest.replay.adapters.pygame.held_input import HeldInput
from gametest.replay.adapters.pygame.input_script import InputScript
from gametest.replay.adapters.virtual_clock import MICROSECONDS, VirtualClock
from gametest.replay.input.input_event import InputEvent
from gametest.replay.mode import Mode
from gametest.replay.values import plain


@final
@attrs.define(eq=False)
class FrameLoop:
    """Nothing is read between frames, so that recording and replaying go the same way."""

    pygame: Any
    session: ActiveSession
    clock: VirtualClock
    fps: float
    script: InputScript | None = None
    """Record: instead of the device."""
    max_frames: int = 0
    """Record: stop after them; 0: never."""
    real_get: Any = None
    """Of `pygame.event`."""

    held: HeldInput = attrs.field(factory=HeldInput, init=False)
    queue: EventQueue = attrs.field(init=False)
    _names: dict[int, str] = attrs.field(factory=dict, init=False)
    _warned: set[str] = attrs.field(factory=set, init=False)
    _timers: dict[int, tuple[Any, int, int, int]] = attrs.field(
        factory=dict, init=False
    )
    """By type: event, period and due time in microseconds, how often still (0: for ever)."""
    _draws: int = attrs.field(default=0, init=False)

    def __attrs_post_init__(self) -> None:
        self.queue = EventQueue(self.pygame, lambda: self.next_frame(0))
        self._names = {getattr(self.pygame, name): name for name in INPUT_EVENTS}
        self.clock.on_advance.append(self._fire_timers)

    def ticked(self, framerate: float) -> None:
        self._draws = 0
        self.next_frame(framerate)

    def drawn(self) -> None:
        """The second picture without a tick between: this game has no clock."""
        self._draws += 1
        if self._draws > 1:
            self.next_frame(0)

    def next_frame(self, framerate: float) -> None:
        self.queue.frame_passed()
        if self.max_frames and self.session.frame + 1 >= self.max_frames:
            raise EnoughFramesError
        rate = framerate if framerate > 0 else self.fps
        self.clock.advance(max(round(MICROSECONDS / rate), 1))
        self.held.next_frame()
        self.session.update()
        if self.session.mode is Mode.RECORD:
            for name, attributes in self._device_events():
                self.session.capture(InputEvent.other(name, attributes))
                self._deliver(name, attributes)
        else:
            for event in self.session.inputs:
                self._deliver(*event.values)

    def finished(self) -> None:
        """The end of the recording is an event that ends the usual loop."""
        self._deliver("QUIT", {})

    def _deliver(self, name: str, attributes: Any) -> None:
        if name not in INPUT_EVENTS or not isinstance(attributes, dict):
            self._warn(f"the input {name!r} is none of pygame's")
            return
        self.held.apply(name, attributes)
        number = getattr(self.pygame, name)
        self.queue.add(self.pygame.event.Event(number, attributes))

    def _device_events(self) -> list[tuple[str, dict[str, Any]]]:
        if self.script is not None:
            return self.script.events(self.session.frame, self.pygame)
        found = []
        for event in self.real_get():
            name = self._names.get(event.type)
            if name is None:
                kind = self.pygame.event.event_name(event.type)
                if event.type >= self.pygame.USEREVENT:
                    self._warn(f"an event {kind} of the driver is not recorded")
            else:
                found.append((name, self._attributes(name, event.dict)))
        return found

    def _attributes(self, name: str, given: dict[str, Any]) -> dict[str, Any]:
        kept = {}
        for key, value in given.items():
            if key == "window":
                continue
            try:
                kept[key] = plain(value)
            except TypeError:
                self._warn(f"{key} of {name} cannot be recorded")
        return kept

    def _warn(self, text: str) -> None:
        if text not in self._warned:
            self._warned.add(text)
            self.session.ledger.warn(text)

    def set_timer(self, event: Any, millis: int, loops: int = 0) -> None:
        """As `pygame.time.set_timer`, by frames."""
        if isinstance(event, int):
            event = self.pygame.event.Event(event)
        self._timers.pop(event.type, None)
        if millis > 0:
            period = millis * 1000
            self._timers[event.type] = (
                event,
                period,
                self.clock.now_us + period,
                loops,
            )

    def _fire_timers(self, now_us: int) -> None:
        for number, (event, period, due, loops) in tuple(self._timers.items()):
            while due <= now_us:
                self.queue.add(event)
                due += period
                if loops == 1:
                    del self._timers[number]
                    break
                loops = max(loops - 1, 0)
            else:
                self._timers[number] = (event, period, due, loops)

    def display_checksum(self) -> int | None:
        """CRC-32 of the picture; the same on one machine, not with other fonts or drivers."""
        surface = self.pygame.display.get_surface()
        if surface is None:
            return None
        size = surface.get_size()
        return zlib.crc32(self.pygame.image.tobytes(surface, "RGB"), size[0])

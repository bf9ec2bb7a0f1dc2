"""The queue that the game reads instead of SDL's: filled once a frame, from device or file."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, final

import attrs

INPUT_EVENTS: Final = (
    *("KEYDOWN", "KEYUP", "TEXTINPUT", "TEXTEDITING"),
    *("MOUSEMOTION", "MOUSEBUTTONDOWN", "MOUSEBUTTONUP", "MOUSEWHEEL"),
    *("JOYAXISMOTION", "JOYBALLMOTION", "JOYHATMOTION"),
    *("JOYBUTTONDOWN", "JOYBUTTONUP", "JOYDEVICEADDED", "JOYDEVICEREMOVED"),
    *("FINGERDOWN", "FINGERUP", "FINGERMOTION"),
    *("QUIT", "DROPFILE", "DROPTEXT", "VIDEORESIZE"),
)
"""What a person does. The rest is of the driver (focus, audio devices) and differs from run to
run; the game does not see it, neither when it is recorded nor when it is replayed."""
IDLE_READS: Final = 1000
"""A loop that reads an empty queue this often without drawing waits for input: a frame passes."""


@final
@attrs.define(eq=False)
class EventQueue:
    pygame: Any
    next_frame: Callable[[], None]
    """Ends the frame, for loops that wait for an event."""

    _events: list[Any] = attrs.field(factory=list, init=False)
    _idle: int = attrs.field(default=0, init=False)

    def add(self, event: Any) -> bool:
        """False if the game has blocked the type."""
        if self.pygame.event.get_blocked(event.type):
            return False
        self._events.append(event)
        return True

    def frame_passed(self) -> None:
        self._idle = 0

    def _read(self) -> None:
        if not self._events:
            self._idle += 1
            if self._idle >= IDLE_READS:
                self.next_frame()

    def get(
        self, eventtype: Any = None, pump: bool = True, exclude: Any = None
    ) -> list[Any]:
        self._read()
        wanted, unwanted = _types(eventtype), _types(exclude)
        taken: list[Any] = []
        kept: list[Any] = []
        for event in self._events:
            fits = (wanted is None or event.type in wanted) and (
                unwanted is None or event.type not in unwanted
            )
            (taken if fits else kept).append(event)
        self._events = kept
        return taken

    def poll(self) -> Any:
        self._read()
        if self._events:
            return self._events.pop(0)
        return self.pygame.event.Event(self.pygame.NOEVENT)

    def wait(self, timeout: int = 0) -> Any:
        """Frames pass until there is an event; `timeout` in milliseconds, 0 for none."""
        left = timeout
        while not self._events:
            before = self.pygame.time.get_ticks()
            self.next_frame()
            left -= self.pygame.time.get_ticks() - before
            if timeout and left <= 0:
                break
        return self.poll()

    def peek(self, eventtype: Any = None, pump: bool = True) -> Any:
        self._read()
        wanted = _types(eventtype)
        return any(wanted is None or event.type in wanted for event in self._events)

    def clear(self, eventtype: Any = None, pump: bool = True) -> None:
        self.get(eventtype)

    def pump(self) -> None:
        self._read()

    def replacements(self) -> dict[str, Any]:
        """For `pygame.event`."""
        return {
            "get": self.get,
            "poll": self.poll,
            "wait": self.wait,
            "peek": self.peek,
            "clear": self.clear,
            "pump": self.pump,
            "post": self.add,
        }


def _types(given: Any) -> frozenset[int] | None:
    if given is None:
        return None
    if isinstance(given, Iterable):
        return frozenset(given)
    return frozenset({given})

"""Replay by time: an input comes as many seconds after the start as when it was recorded."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, final

from gametest.core.errors import UsageError
from gametest.replay.errors import RecordingError, RecordingFinishedError
from gametest.replay.failed_assertion import Report
from gametest.replay.file.recording import Recording
from gametest.replay.input.input_event import InputEvent
from gametest.replay.input.input_state import InputState
from gametest.replay.keys import Key, fnv1a_32
from gametest.replay.mode import Ending
from gametest.replay.replay_session import ReplaySession

MAXIMUM_TRANSITIONS: Final = 64
"""In one update, as in the original; the rest comes in the next."""
_MICROSECONDS: Final = 1_000_000


@final
class WallClockSession(ReplaySession):
    """Frames may be more or fewer than recorded, so pins and tracks are matched by key and order.

    No input that was recorded after a signal comes before it. A signal shifts the clock to its
    recorded time, whether it comes late or early; later than `stall_s` it is a failure. States
    are not compared. The whole recording is held in memory.
    """

    def __init__(
        self,
        recording: Recording | Path | str,
        *,
        stall_s: float = 10.0,
        now: Callable[[], float] = time.monotonic,
        **options: Any,
    ) -> None:
        if options.get("echo") is not None:
            msg = "what a replay by the wall clock does is not written down"
            raise UsageError(msg)
        self.stall_s = stall_s
        self._now = now
        super().__init__(recording, **options)

    def _rewind(self) -> None:
        self.finished = False
        self.frame = 0
        self._past_end = 0
        self._warned_state = True
        self._cursor = 0
        self._inputs: list[tuple[int, InputEvent]] = []
        self._timed_signals: list[tuple[int, Key]] = []
        self._signal_cursor = 0
        self._stalled = False
        self._last_us = 0
        pins: dict[Key, list[Any]] = {}
        tracks: dict[Key, list[Any]] = {}
        self._expected = None
        self._is_blank = True
        try:
            for frame in self.recording.frames():
                self._is_blank = False
                self._inputs += [(frame.time_us, event) for event in frame.inputs]
                self._timed_signals += [(frame.time_us, key) for key in frame.signals]
                self._last_us = frame.time_us
                for merged, columns in ((pins, frame.pins), (tracks, frame.tracks)):
                    for key, values in columns.items():
                        merged.setdefault(key, []).extend(values)
        except RecordingError as error:
            self._failed("end", f"the recording is damaged: {error}")
        self._blank_is_told = bool(self.ledger.failures)
        self._pins = {key: iter(values) for key, values in pins.items()}
        self._tracks = {key: iter(values) for key, values in tracks.items()}
        self._signals = []
        self._start = self._now()
        self._offset_us = 0

    def _elapsed_us(self) -> int:
        return round((self._now() - self._start) * _MICROSECONDS) - self._offset_us

    def update(self) -> bool:
        self._check_open()
        self.frame += 1
        self.input.next_frame()
        due = self._due()
        self.inputs = tuple(due)
        for event in due:
            self.input.apply(event)
            if self._on_input is not None:
                self._on_input(event)
        if not due and self._is_over():
            self._end()
        return not self.finished

    def _due(self) -> list[InputEvent]:
        due: list[InputEvent] = []
        now = self._elapsed_us()
        signal = self._next_signal()
        if signal is not None and now - signal[0] > self.stall_s * _MICROSECONDS:
            self._stall(signal[1])
        while self._cursor < len(self._inputs):
            at, event = self._inputs[self._cursor]
            if at > now or (signal is not None and signal[0] <= at):
                break
            if len(due) == MAXIMUM_TRANSITIONS:
                self.ledger.warn(
                    f"update {self.frame}: more than {MAXIMUM_TRANSITIONS} inputs are due; "
                    f"the rest comes in the next"
                )
                break
            due.append(event)
            self._cursor += 1
        return due

    def _next_signal(self) -> tuple[int, Key] | None:
        if self._signal_cursor < len(self._timed_signals):
            return self._timed_signals[self._signal_cursor]
        return None

    def _stall(self, key: Key) -> None:
        if not self._stalled:
            self._stalled = True
            text = f"the signal {key!r} did not come within {self.stall_s:g} s"
            self._failed("signal", text)

    def _is_over(self) -> bool:
        return (
            self._cursor == len(self._inputs)
            and self._next_signal() is None
            and self._elapsed_us() > self._last_us
        )

    def _end(self) -> None:
        first = not self.finished
        self.finished = True
        if first and (self.recording.ending is Ending.INCOMPLETE or self._is_blank):
            self._tell_end()
        if first and self._on_finished is not None:
            self._on_finished()
        self._past_end += 1
        if self._on_finished is None or self._past_end > self.header.fps * 10:
            msg = "the recording has no more inputs"
            raise RecordingFinishedError(msg)

    def _match_signal(self, key: Key) -> None:
        wanted = fnv1a_32(key) if self.header.untyped and isinstance(key, str) else key
        signal = self._next_signal()
        if signal is None:
            self._mismatch("signal", f"the signal {key!r} was not recorded here")
        elif signal[1] != wanted:
            text = f"the signal {key!r} came, expected {signal[1]!r}"
            self._failed("signal", text)
        else:
            self._offset_us += self._elapsed_us() - signal[0]
            self._signal_cursor += 1
            self._stalled = False

    def reset(self) -> None:
        self.ledger.clear()
        self.input = InputState()
        self._rewind()

    def close(self) -> Report:
        if self.closed:
            return self.report()
        self.closed = True
        if self.ledger.has_failed:
            return self.report()
        if left := len(self._inputs) - self._cursor:
            self._mismatch("input", f"{left} recorded inputs did not come")
        self._signals = [key for _, key in self._timed_signals[self._signal_cursor :]]
        self._check_leftovers()
        if self.recording.ending is Ending.INCOMPLETE and not self.finished:
            self._tell_end()
        if self._is_blank:
            self._tell_blank()
        return self.report()

"""A session that writes what happens."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar, final

from gametest.replay.active_session import ActiveSession
from gametest.replay.errors import RecordingError
from gametest.replay.failed_assertion import AssertionLedger, Report
from gametest.replay.file.header import RecordingHeader
from gametest.replay.file.recording_writer import RecordingWriter
from gametest.replay.frame import Frame
from gametest.replay.input.input_event import InputEvent
from gametest.replay.input.input_state import InputState
from gametest.replay.keys import Key, check_key
from gametest.replay.mode import Ending, Mode
from gametest.replay.session import Value
from gametest.replay.values import SCALARS, Tolerance, plain

MICROSECONDS = 1_000_000


@final
class _ClosedColumns(defaultdict[Key, list[Any]]):
    """Instead of a look at `closed` in each of a million calls."""

    def __missing__(self, key: Key) -> list[Any]:
        msg = f"the session is closed; {key!r} cannot be tracked"
        raise RecordingError(msg)


@final
class _Columns(defaultdict[Key, list[Any]]):
    """Looks at a key when it first comes in a frame, not at each call."""

    def __missing__(self, key: Key) -> list[Any]:
        check_key(key)
        found = self[key] = []
        return found


@final
class RecordSession(ActiveSession):
    """Left by an exception, it is closed as `STOPPED`, so that the way to a crash can be replayed."""

    mode: ClassVar[Mode] = Mode.RECORD

    def __init__(
        self,
        path: Path | str,
        header: RecordingHeader | None = None,
        *,
        ledger: AssertionLedger | None = None,
        now: Callable[[], float] = time.monotonic,
        compress: bool = True,
        overwrite: bool = False,
        store_state: bool = False,
        on_signal: Callable[[Key], None] | None = None,
    ) -> None:
        """`store_state` keeps whole states beside their hashes, so that `diff` can name the path."""
        super().__init__(ledger, on_signal)
        self._now = now
        self._start = now()
        self._store_state = store_state
        self._polled = InputState()
        self.header = header or RecordingHeader()
        self._writer = RecordingWriter(
            Path(path),
            self.header,
            compress=compress,
            overwrite=overwrite,
        )
        self._begin(0)

    def _begin(self, index: int) -> None:
        self.frame = index
        elapsed = round((self._now() - self._start) * MICROSECONDS)
        self._time_us = max(elapsed, 0)
        self._inputs: list[InputEvent] = []
        self._pins: defaultdict[Key, list[Any]] = _Columns()
        self._tracks: defaultdict[Key, list[Any]] = _Columns()
        self._signals: list[Key] = []
        self.input.next_frame()

    def _end_frame(self) -> None:
        state = self._state_now()
        self._writer.write(
            Frame(
                self.frame,
                self._time_us,
                self._inputs,
                self._pins,
                self._tracks,
                self._signals,
                None if state is None else state[1],
                state[0] if state is not None and self._store_state else None,
            )
        )

    def update(self) -> bool:
        self._check_open()
        self._end_frame()
        self._begin(self.frame + 1)
        return True

    def capture(self, event: InputEvent) -> None:
        self._check_open()
        if event.kind.name == "OTHER":
            event = InputEvent.other(event.values[0], plain(event.values[1]))
        self._inputs.append(event)
        self.input.apply(event)

    def capture_state(self, state: InputState) -> None:
        for event in state.changes_from(self._polled):
            self.capture(event)
        self._polled = state.copy()

    def pin(self, key: Key, value: Value) -> Value:
        self._check_open()
        self._pins[key].append(plain(value))
        return value

    def track(self, key: Key, value: Any, tolerance: Tolerance | None = None) -> None:
        if type(value) not in SCALARS:
            value = plain(value)
        self._tracks[key].append(value)

    def sync_signal(self, key: Key) -> None:
        self._check_open()
        check_key(key)
        self._signals.append(key)
        self._tell_signal(key)

    def reset(self) -> None:
        """The file begins anew; what is held comes down in its frame 0."""
        self._check_open()
        writer = self._writer
        writer.close(Ending.INCOMPLETE)
        self._writer = RecordingWriter(
            writer.path, writer.header, compress=writer.compress, overwrite=True
        )
        self.ledger.clear()
        self._start = self._now()
        held = self.input.copy()
        held.next_frame()
        self.input = InputState()
        self._begin(0)
        for event in held.changes_from(InputState()):
            self.capture(event)

    def close(self, ending: Ending = Ending.CLOSED, *, is_whole: bool = True) -> Report:
        """`is_whole=False`: the frame under way was interrupted anywhere, and is left out."""
        if not self.closed:
            self.closed = True
            if is_whole:
                self._end_frame()
            else:
                self.frame -= 1
            self._writer.close(ending)
            self.finished = True
            self._tracks = _ClosedColumns()
        return self.report()

    def __exit__(self, *error: object) -> None:
        self.close(
            Ending.CLOSED if error[0] is None else Ending.STOPPED,
            is_whole=error[0] is not KeyboardInterrupt,
        )

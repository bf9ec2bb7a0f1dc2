"""Writes down what a replay does, as a recording that can be compared with the first."""

from __future__ import annotations

from pathlib import Path
from typing import Any, final

from gametest.replay.file.header import RecordingHeader
from gametest.replay.file.recording_writer import RecordingWriter
from gametest.replay.frame import Frame
from gametest.replay.keys import Key


@final
class ReplayEcho:
    def __init__(
        self, path: Path | str, header: RecordingHeader, *, store_state: bool = False
    ) -> None:
        self._writer = RecordingWriter(Path(path), header, overwrite=True)
        self._store_state = store_state
        self._frame: Frame | None = None

    def begin(self, frame: Frame) -> None:
        self._frame = Frame(frame.index, frame.time_us, list(frame.inputs))

    def pin(self, key: Key, value: Any) -> None:
        if self._frame is not None:
            self._frame.pins.setdefault(key, []).append(value)

    def track(self, key: Key, value: Any) -> None:
        if self._frame is not None:
            self._frame.tracks.setdefault(key, []).append(value)

    def signal(self, key: Key) -> None:
        if self._frame is not None:
            self._frame.signals.append(key)

    def end(self, state: tuple[Any, bytes] | None) -> None:
        frame, self._frame = self._frame, None
        if frame is None:
            return
        if state is not None:
            frame.state_hash = state[1]
            frame.state = state[0] if self._store_state else None
        self._writer.write(frame)

    def close(self) -> None:
        self._writer.close()

"""Writes down what a replay does, as a recording that can be compared with the first."""

from __future__ import annotations

from pathlib import Path
from typing import Any, final

from gametest.core.errors import UsageError
from gametest.replay.file.header import RecordingHeader
from gametest.replay.file.recording_writer import RecordingWriter
from gametest.replay.frame import Frame
from gametest.replay.keys import Key


@final
class ReplayEcho:
    def __init__(
        self, path: Path | str, header: RecordingHeader, *, store_state: bool = False
    ) -> None:
        self._path = Path(path)
        self._header = header
        self._writer: RecordingWriter | None = None
        self._store_state = store_state
        self._frame: Frame | None = None

    def start(self, replayed: Path) -> None:
        """Raises `UsageError` if it would be written over the recording that is replayed."""
        check_other_file(replayed, self._path)
        self._writer = RecordingWriter(self._path, self._header, overwrite=True)

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
        assert self._writer is not None
        self._writer.write(frame)

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()


def check_other_file(source: Path, target: Path) -> None:
    """Raises `UsageError` if both are one file, which would be overwritten while it is read."""
    if source.exists() and target.exists() and source.samefile(target):
        msg = f"{str(target)!r} is the recording that is read"
        raise UsageError(msg)

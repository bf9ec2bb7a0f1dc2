"""The original's file, version 0 (suffix `.gmt`), of luppichristian/GameTest.

Little-endian, packed: `GT`, u16 version, then tagged records. The layout of an input state is that
of its `InputState.h`; there is no frame number, so each time that occurs becomes a frame.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from gametest.core.regular_file import read_regular
from gametest.replay.errors import RecordingError
from gametest.replay.file.byte_reader import ByteReader
from gametest.replay.file.header import RecordingHeader
from gametest.replay.file.layout import MEBIBYTE
from gametest.replay.file.recording_writer import RecordingWriter
from gametest.replay.frame import Frame
from gametest.replay.input.input_state import GamepadState, InputState
from gametest.replay.mode import Ending

MAGIC: Final = b"GT\x00\x00"
MAXIMUM_PAYLOAD: Final = 256
MAXIMUM_FILE: Final = 256 * MEBIBYTE
_KEYS: Final = 104
_MOUSE: Final = struct.Struct("<iiiiB")
_PAD: Final = struct.Struct("<BxHBBhhhh")
_STATE: Final = 284
_INPUT, _SIGNAL, _PIN, _TRACK, _END = 1, 2, 3, 4, 0xFF
_BUTTONS: Final = 8


class LegacyRecord(NamedTuple):
    tag: int
    time_us: int
    """Of inputs and signals; a pin or a track has that of the record before."""
    key: int
    """Of signals, pins and tracks."""
    state: InputState | None
    payload: bytes


def is_legacy(data: bytes) -> bool:
    return data[:2] == MAGIC[:2]


def read_legacy(data: bytes) -> Iterator[LegacyRecord]:
    """Raises `RecordingError` for what the original refuses, and where it would overflow.

    An end that is missing, or bytes after it, which the original accepts, are refused too.
    """
    reader = ByteReader(data)
    if data[:4] != MAGIC:
        msg = "it is no recording of version 0"
        raise RecordingError(msg)
    reader.take(4)
    time_us = 0
    while True:
        if not reader.left:
            msg = "its end is missing"
            raise RecordingError(msg)
        tag = reader.byte()
        if tag == _END:
            break
        if tag in (_INPUT, _SIGNAL):
            time_us = _microseconds(reader.float())
        if tag == _INPUT:
            yield LegacyRecord(tag, time_us, 0, _state(reader.take(_STATE)), b"")
        elif tag == _SIGNAL:
            (key,) = struct.unpack("<i", reader.take(4))
            yield LegacyRecord(tag, time_us, key & 0xFFFFFFFF, None, b"")
        elif tag in (_PIN, _TRACK):
            key, _index, size = struct.unpack("<III", reader.take(12))
            if size > MAXIMUM_PAYLOAD:
                msg = f"a value has {size} bytes, over {MAXIMUM_PAYLOAD}"
                raise RecordingError(msg)
            yield LegacyRecord(tag, time_us, key, None, reader.take(size))
        else:
            msg = f"there is no record with the tag {tag}"
            raise RecordingError(msg)
    if reader.left:
        msg = f"{reader.left} bytes stand after its end"
        raise RecordingError(msg)


def _microseconds(seconds: float) -> int:
    if not math.isfinite(seconds) or not 0 <= seconds < 1e9:
        msg = f"a time is {seconds} s"
        raise RecordingError(msg)
    return round(seconds * 1_000_000)


def _state(data: bytes) -> InputState:
    x, y, right, up, buttons = _MOUSE.unpack_from(data, 2 * _KEYS)
    pads = []
    for number in range(4):
        at = 2 * _KEYS + _MOUSE.size + 1 + number * _PAD.size
        connected, mask, left_trigger, right_trigger, *sticks = _PAD.unpack_from(
            data, at
        )
        pads.append(
            GamepadState(
                bool(connected), mask, [left_trigger, right_trigger], list(sticks)
            )
        )
    return InputState(
        keys={key for key in range(_KEYS) if data[key] & 0x80},
        mouse=(x, y),
        buttons={bit for bit in range(_BUTTONS) if buttons >> bit & 1},
        pads=pads,
        repeats={key: data[_KEYS + key] for key in range(_KEYS) if data[_KEYS + key]},
        wheel=(right, up),
    )


def convert_legacy(source: Path, target: Path, *, overwrite: bool = False) -> int:
    """Write `source` as a recording of our own; the number of its frames.

    It is to be replayed by the wall clock. Values have no type there, so they stay bytes, and keys
    are the original's hashes.
    """
    try:
        data = read_regular(source, MAXIMUM_FILE)
    except OSError as error:
        msg = f"cannot read {str(source)!r}: {error.strerror or error}"
        raise RecordingError(msg) from error
    records = list(read_legacy(data))
    header = RecordingHeader(
        engine="gmt", untyped=True, python="", platform="", game=""
    )
    writer = RecordingWriter(target, header, overwrite=overwrite)
    try:
        for frame in _frames(records):
            writer.write(frame)
    except BaseException:
        writer.close(Ending.INCOMPLETE)
        target.unlink(missing_ok=True)
        raise
    writer.close(Ending.CLOSED)
    return writer.frames


def _frames(records: list[LegacyRecord]) -> Iterator[Frame]:
    """In time's order; a record that stands before an earlier one is refused by the codec."""
    frame, polled = Frame(0, 0), InputState()
    for record in records:
        if record.time_us != frame.time_us:
            yield frame
            frame = Frame(frame.index + 1, record.time_us)
        if record.state is not None:
            frame.inputs += record.state.changes_from(polled)
            polled = record.state
        elif record.tag == _SIGNAL:
            frame.signals.append(record.key)
        else:
            columns = frame.pins if record.tag == _PIN else frame.tracks
            columns.setdefault(record.key, []).append(record.payload)
    yield frame

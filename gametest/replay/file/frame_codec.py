"""Frames as the payload of one block: keys by number, times as second differences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

import attrs

from gametest.replay.errors import RecordingError
from gametest.replay.file.byte_reader import (
    ByteReader,
    write_signed,
    write_text,
    write_varint,
)
from gametest.replay.file.value_codec import (
    read_column,
    read_value,
    write_column,
    write_value,
)
from gametest.replay.frame import Frame
from gametest.replay.input.input_event import WHOLE_NUMBERS, InputEvent, InputKind
from gametest.replay.input.input_state import InputState
from gametest.replay.keys import Key

INPUTS: Final = 1
PINS: Final = 2
TRACKS: Final = 4
SIGNALS: Final = 8
HASH: Final = 16
STATE: Final = 32
HASH_BYTES: Final = 8


@final
@attrs.define(eq=False)
class BlockEncoder:
    """Collects frames; a block stands alone: its own keys, times and held keys."""

    held: InputState
    """Before the first frame of the block."""

    keys: dict[Key, int] = attrs.field(factory=dict, init=False)
    body: bytearray = attrs.field(factory=bytearray, init=False)
    hashes: bytearray = attrs.field(factory=bytearray, init=False)
    """Apart, since they do not compress and would spoil what does."""
    frames: int = attrs.field(default=0, init=False)
    first: int = attrs.field(default=0, init=False)
    start_us: int = attrs.field(default=0, init=False)
    _last_us: int = attrs.field(default=0, init=False)
    _step_us: int = attrs.field(default=0, init=False)

    def add(self, frame: Frame) -> None:
        if not self.frames:
            self.first = frame.index
            self.start_us = self._last_us = frame.time_us
        self.frames += 1
        out = self.body
        flags = (
            (INPUTS if frame.inputs else 0)
            | (PINS if frame.pins else 0)
            | (TRACKS if frame.tracks else 0)
            | (SIGNALS if frame.signals else 0)
            | (HASH if frame.state_hash is not None else 0)
            | (STATE if frame.state is not None else 0)
        )
        out.append(flags)
        step = frame.time_us - self._last_us
        write_signed(out, step - self._step_us)
        self._last_us, self._step_us = frame.time_us, step
        if frame.inputs:
            _write_inputs(out, frame.inputs)
        for columns in (frame.pins, frame.tracks):
            if columns:
                self._write_columns(columns)
        if frame.signals:
            write_varint(out, len(frame.signals))
            for key in frame.signals:
                write_varint(out, self._number(key))
        if frame.state_hash is not None:
            self.hashes += frame.state_hash
        if frame.state is not None:
            write_value(out, frame.state)

    def _write_columns(self, columns: dict[Key, list[Any]]) -> None:
        write_varint(self.body, len(columns))
        for key, values in columns.items():
            write_varint(self.body, self._number(key))
            write_column(self.body, values)

    def _number(self, key: Key) -> int:
        return self.keys.setdefault(key, len(self.keys))

    def payload(self) -> bytes:
        out = bytearray()
        write_varint(out, len(self.hashes) // HASH_BYTES)
        write_varint(out, self.start_us)
        write_varint(out, len(self.keys))
        for key in self.keys:
            write_value(out, key)
        _write_inputs(out, list(self.held.changes_from(InputState())))
        return bytes(out + self.body + self.hashes)


def _write_inputs(out: bytearray, inputs: list[InputEvent]) -> None:
    write_varint(out, len(inputs))
    for kind, values in inputs:
        out.append(kind)
        if kind is InputKind.TEXT:
            write_text(out, values[0])
        elif kind is InputKind.OTHER:
            write_text(out, values[0])
            write_value(out, values[1])
        else:
            for value in values:
                write_signed(out, value)


def _read_inputs(reader: ByteReader) -> list[InputEvent]:
    found = []
    for _ in range(reader.count(2)):
        number = reader.byte()
        try:
            kind = InputKind(number)
        except ValueError:
            msg = f"there is no input of kind {number}"
            raise RecordingError(msg) from None
        values: tuple[Any, ...]
        if kind is InputKind.TEXT:
            values = (reader.text(),)
        elif kind is InputKind.OTHER:
            values = (reader.text(), read_value(reader))
        else:
            values = tuple(reader.signed() for _ in range(WHOLE_NUMBERS[kind]))
        found.append(InputEvent(kind, values))
    return found


def held_at_start(payload: bytes) -> InputState:
    """The keyframe: what is held before the block's first frame."""
    reader, _ = _parts(payload)
    reader.varint()
    _read_keys(reader)
    state = InputState()
    for event in _read_inputs(reader):
        state.apply(event)
    return state


def _parts(payload: bytes) -> tuple[ByteReader, ByteReader]:
    """The records, and the hashes behind them."""
    reader = ByteReader(payload)
    size = reader.count(HASH_BYTES) * HASH_BYTES
    split = len(payload) - size
    return ByteReader(payload[:split], reader.at), ByteReader(payload[split:])


def read_block(payload: bytes, first: int, count: int) -> Iterator[Frame]:
    """The frames; raises `RecordingError` where they end."""
    reader, hashes = _parts(payload)
    time_us = reader.varint()
    keys = _read_keys(reader)
    _read_inputs(reader)
    step = 0
    for index in range(first, first + count):
        flags = reader.byte()
        if flags >= STATE * 2:
            msg = f"frame {index} has parts that this version does not know"
            raise RecordingError(msg)
        step += reader.signed()
        time_us += step
        if time_us < 0:
            msg = f"frame {index} is before the start"
            raise RecordingError(msg)
        yield Frame(
            index,
            time_us,
            _read_inputs(reader) if flags & INPUTS else [],
            _read_columns(reader, keys) if flags & PINS else {},
            _read_columns(reader, keys) if flags & TRACKS else {},
            _read_signals(reader, keys) if flags & SIGNALS else [],
            hashes.take(HASH_BYTES) if flags & HASH else None,
            read_value(reader) if flags & STATE else None,
        )
    if reader.left or hashes.left:
        msg = f"{reader.left + hashes.left} bytes stand after frame {first + count - 1}"
        raise RecordingError(msg)


def _read_keys(reader: ByteReader) -> list[Key]:
    keys: list[Key] = []
    for _ in range(reader.count(2)):
        key = read_value(reader)
        if type(key) not in (int, str):
            msg = f"a key is a {type(key).__name__}"
            raise RecordingError(msg)
        keys.append(key)
    return keys


def _key(reader: ByteReader, keys: list[Key]) -> Key:
    number = reader.varint()
    if number >= len(keys):
        msg = f"there is no key {number}"
        raise RecordingError(msg)
    return keys[number]


def _read_columns(reader: ByteReader, keys: list[Key]) -> dict[Key, list[Any]]:
    found: dict[Key, list[Any]] = {}
    for _ in range(reader.count(2)):
        key = _key(reader, keys)
        if key in found:
            msg = f"the key {key!r} stands twice in a frame"
            raise RecordingError(msg)
        found[key] = read_column(reader)
    return found


def _read_signals(reader: ByteReader, keys: list[Key]) -> list[Key]:
    return [_key(reader, keys) for _ in range(reader.count())]

"""Writes a recording block by block, under an exclusive lock."""

from __future__ import annotations

import os
import zlib
from pathlib import Path
from typing import IO, final

import attrs

from gametest.core.errors import UsageError
from gametest.replay.errors import RecordingError
from gametest.replay.file.byte_reader import write_varint
from gametest.replay.file.file_lock import lock
from gametest.replay.file.frame_codec import BlockEncoder
from gametest.replay.file.header import RecordingHeader
from gametest.replay.file.layout import (
    BLOCK,
    BLOCK_BYTES,
    BLOCK_FRAMES,
    CHECKSUM,
    END,
    END_TAG,
    ENDINGS,
    FRAMES_TAG,
    HEAD,
    INDEX_TAG,
    MAGIC,
    MAXIMUM_PAYLOAD,
    STORED,
    VERSION,
    ZLIB,
)
from gametest.replay.frame import Frame
from gametest.replay.input.input_state import InputState
from gametest.replay.mode import Ending


@final
@attrs.define(eq=False, repr=False)
class RecordingWriter:
    """What was written up to the last block can be read, whatever happens to the process.

    Raises `UsageError` at once if the file cannot be written, is there already (unless
    `overwrite`) or is being written by somebody else. What is no recording is never overwritten.
    """

    path: Path = attrs.field(converter=Path)
    header: RecordingHeader
    compress: bool = attrs.field(default=True, kw_only=True)
    overwrite: bool = attrs.field(default=False, kw_only=True)

    _file: IO[bytes] = attrs.field(init=False)
    _crc: int = attrs.field(default=0, init=False)
    _offset: int = attrs.field(default=0, init=False)
    _held: InputState = attrs.field(factory=InputState, init=False)
    _block: BlockEncoder = attrs.field(init=False)
    _places: list[tuple[int, int, int, int]] = attrs.field(factory=list, init=False)
    frames: int = attrs.field(default=0, init=False)

    def __attrs_post_init__(self) -> None:
        self._file = self._open()
        self._block = BlockEncoder(self._held.copy())
        self._write_head()

    def _open(self) -> IO[bytes]:
        flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0)
        flags |= getattr(os, "O_NONBLOCK", 0)
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._check_place()
            # Open as long as the writer is.
            file = open(os.open(self.path, flags, 0o666), "r+b")  # noqa: SIM115
        except OSError as error:
            msg = f"cannot write {str(self.path)!r}: {error.strerror or error}"
            raise UsageError(msg) from error
        if not lock(file):
            file.close()
            msg = f"{str(self.path)!r} is being written by another process"
            raise UsageError(msg)
        file.truncate(0)
        return file

    def _check_place(self) -> None:
        if not self.path.exists():
            return
        reason = ""
        if not self.path.is_file():
            reason = "is no regular file"
        elif self.path.stat().st_size:
            if not self.overwrite:
                reason = "is there already"
            else:
                with self.path.open("rb") as file:
                    if file.read(len(MAGIC)) != MAGIC:
                        reason = "is there already and no recording"
        if reason:
            msg = f"{str(self.path)!r} {reason}"
            raise UsageError(msg)

    def _write_head(self) -> None:
        text = self.header.to_json().encode()
        head = HEAD.pack(MAGIC, VERSION, 0, len(text)) + text
        self._put(head + CHECKSUM.pack(zlib.crc32(head)))
        self._file.flush()

    def _put(self, data: bytes) -> None:
        self._file.write(data)
        self._crc = zlib.crc32(data, self._crc)
        self._offset += len(data)

    def write(self, frame: Frame) -> None:
        """Frames come in order, from 0."""
        if self._file.closed:
            msg = f"{str(self.path)!r} takes no more frames"
            raise RecordingError(msg)
        assert frame.index == self.frames
        self.frames += 1
        self._block.add(frame)
        for event in frame.inputs:
            self._held.apply(event)
        self._held.next_frame()
        if self._block.frames >= BLOCK_FRAMES or len(self._block.body) >= BLOCK_BYTES:
            self.flush()

    def flush(self) -> None:
        """Everything up to here is in the file."""
        block = self._block
        if block.frames:
            self._places.append(
                (self._offset, block.first, block.frames, block.start_us)
            )
            self._put_block(FRAMES_TAG, block.first, block.frames, block.payload())
            self._block = BlockEncoder(self._held.copy())
        self._file.flush()

    def _put_block(self, tag: int, first: int, count: int, payload: bytes) -> None:
        if len(payload) > MAXIMUM_PAYLOAD:
            self._file.close()
            msg = f"frame {first} and those after it hold {len(payload)} bytes, over {MAXIMUM_PAYLOAD}"
            raise RecordingError(msg)
        packed = zlib.compress(payload) if self.compress else payload
        method = ZLIB if len(packed) < len(payload) else STORED
        stored = packed if method == ZLIB else payload
        head = BLOCK.pack(tag, method, first, count, len(payload), len(stored))
        checksum = zlib.crc32(stored, zlib.crc32(head))
        self._put(head + stored + CHECKSUM.pack(checksum))

    def close(self, ending: Ending = Ending.CLOSED) -> None:
        """`INCOMPLETE` leaves the file without its end, as a killed game would."""
        if self._file.closed:
            return
        self.flush()
        if ending is not Ending.INCOMPLETE:
            self._put_end(ending)
        self._file.close()

    def _put_end(self, ending: Ending) -> None:
        index = bytearray()
        for place in self._places:
            for number in place:
                write_varint(index, number)
        at = self._offset
        self._put_block(INDEX_TAG, 0, len(self._places), bytes(index))
        end = END.pack(at, self.frames, ENDINGS.index(ending.value), self._crc)
        self.compress = False
        self._put_block(END_TAG, 0, 0, end)

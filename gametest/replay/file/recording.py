"""Reads a recording: checked whole when it is opened, held in memory one block at a time."""

from __future__ import annotations

import os
import stat
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import IO, NamedTuple, final

import attrs

from gametest.replay.errors import RecordingError
from gametest.replay.file.byte_reader import ByteReader
from gametest.replay.file.frame_codec import read_block
from gametest.replay.file.header import RecordingHeader
from gametest.replay.file.layout import (
    BLOCK,
    CHECKSUM,
    END,
    END_TAG,
    ENDINGS,
    FRAMES_TAG,
    HEAD,
    INDEX_TAG,
    MAGIC,
    MAXIMUM_HEADER,
    MAXIMUM_PAYLOAD,
    STORED,
    VERSION,
    ZLIB,
)
from gametest.replay.frame import Frame
from gametest.replay.mode import Ending


class BlockPlace(NamedTuple):
    offset: int
    """Of the stored payload."""
    first: int
    frames: int
    method: int
    size: int
    stored: int


class _DamagedError(Exception):
    """From here on the file cannot be used."""


@final
@attrs.frozen(eq=False)
class Recording:
    """A file that was opened; `frames` reads it again."""

    path: Path
    header: RecordingHeader
    blocks: tuple[BlockPlace, ...]
    ending: Ending
    problem: str | None
    """Why it is incomplete."""

    @classmethod
    def load(cls, path: Path | str) -> Recording:
        """Raises `RecordingError` if not even the header can be read.

        A file that is cut off or damaged later is `INCOMPLETE` and ends with its last whole block.
        """
        path = Path(path)
        try:
            if not stat.S_ISREG(path.stat().st_mode):
                msg = f"{str(path)!r} is no regular file"
                raise RecordingError(msg)
            with path.open("rb") as file:
                header, crc = _read_head(file, path)
                blocks, ending, problem = _scan(file, crc)
        except OSError as error:
            msg = f"cannot read {str(path)!r}: {error.strerror or error}"
            raise RecordingError(msg) from error
        return cls(path, header, tuple(blocks), ending, problem)

    @property
    def frame_count(self) -> int:
        return sum(block.frames for block in self.blocks)

    def frames(self, start: int = 0) -> Iterator[Frame]:
        """From frame `start` on; a block that ends early raises `RecordingError`."""
        with self.path.open("rb") as file:
            for block in self.blocks:
                if block.first + block.frames <= start:
                    continue
                payload = _payload(file, block)
                for frame in read_block(payload, block.first, block.frames):
                    if frame.index >= start:
                        yield frame


def _read_head(file: IO[bytes], path: Path) -> tuple[RecordingHeader, int]:
    head = file.read(HEAD.size)
    if len(head) < HEAD.size or not head.startswith(MAGIC):
        msg = f"{str(path)!r} is no recording"
        raise RecordingError(msg)
    _, version, flags, size = HEAD.unpack(head)
    if version != VERSION or flags:
        msg = f"{str(path)!r} is a recording of version {version}.{flags}, not {VERSION}.0"
        raise RecordingError(msg)
    if size > MAXIMUM_HEADER:
        msg = f"{str(path)!r} has a header of {size} bytes, over {MAXIMUM_HEADER}"
        raise RecordingError(msg)
    rest = file.read(size + CHECKSUM.size)
    text, checksum = rest[:size], rest[size:]
    if len(checksum) < CHECKSUM.size:
        msg = f"{str(path)!r} ends within its header"
        raise RecordingError(msg)
    if CHECKSUM.unpack(checksum)[0] != zlib.crc32(head + text):
        msg = f"{str(path)!r} has a damaged header"
        raise RecordingError(msg)
    return RecordingHeader.parse(text), zlib.crc32(head + rest)


def _scan(file: IO[bytes], crc: int) -> tuple[list[BlockPlace], Ending, str | None]:
    """All blocks, how the recording ends, and why it does not."""
    blocks: list[BlockPlace] = []
    offsets: list[int] = []
    index: tuple[int, bytes] | None = None
    try:
        while True:
            start = file.tell()
            tag, place, data = _next_block(file)
            if tag == END_TAG:
                _check_end(data, blocks, offsets, index, crc)
                if file.read(1):
                    msg = "bytes stand after its end"
                    raise _DamagedError(msg)
                return blocks, Ending(ENDINGS[END.unpack(data)[2]]), None
            if index is not None:
                msg = "a block stands after its index"
                raise _DamagedError(msg)
            if tag == INDEX_TAG:
                index = (start, _unpacked(data, place))
            else:
                _add(blocks, place)
                offsets.append(start)
            file.seek(start)
            crc = zlib.crc32(file.read(place.offset - start + place.stored + 4), crc)
    except _DamagedError as error:
        return blocks, Ending.INCOMPLETE, str(error)


def _next_block(file: IO[bytes]) -> tuple[int, BlockPlace, bytes]:
    head = file.read(BLOCK.size)
    if len(head) < BLOCK.size:
        msg = "it is cut off"
        raise _DamagedError(msg)
    tag, method, first, frames, size, stored = BLOCK.unpack(head)
    if tag not in (FRAMES_TAG, INDEX_TAG, END_TAG) or method not in (STORED, ZLIB):
        msg = "a block has an unknown tag"
        raise _DamagedError(msg)
    if max(size, stored) > MAXIMUM_PAYLOAD or (method == STORED and size != stored):
        msg = "a block has an impossible length"
        raise _DamagedError(msg)
    offset = file.tell()
    left = os.fstat(file.fileno()).st_size - offset
    if left < stored + CHECKSUM.size:
        msg = "it is cut off"
        raise _DamagedError(msg)
    data = file.read(stored)
    checksum = zlib.crc32(data, zlib.crc32(head))
    if CHECKSUM.unpack(file.read(CHECKSUM.size))[0] != checksum:
        msg = "the checksum of a block is wrong"
        raise _DamagedError(msg)
    return tag, BlockPlace(offset, first, frames, method, size, stored), data


def _add(blocks: list[BlockPlace], place: BlockPlace) -> None:
    expected = blocks[-1].first + blocks[-1].frames if blocks else 0
    if place.first != expected or not place.frames or place.frames * 2 > place.size:
        msg = f"a block begins with frame {place.first}, not {expected}"
        raise _DamagedError(msg)
    blocks.append(place)


def _check_end(
    data: bytes,
    blocks: list[BlockPlace],
    offsets: list[int],
    index: tuple[int, bytes] | None,
    crc: int,
) -> None:
    if len(data) != END.size or index is None:
        msg = "its end is malformed"
        raise _DamagedError(msg)
    at, frames, ending, checksum = END.unpack(data)
    total = sum(block.frames for block in blocks)
    if at != index[0] or frames != total or ending >= len(ENDINGS) or checksum != crc:
        msg = "its end does not fit what stands before"
        raise _DamagedError(msg)
    try:
        reader = ByteReader(index[1])
        for offset, block in zip(offsets, blocks, strict=True):
            found = tuple(reader.varint() for _ in range(4))
            if found[:3] != (offset, block.first, block.frames):
                msg = "its index does not fit its blocks"
                raise _DamagedError(msg)
    except RecordingError as error:
        raise _DamagedError(str(error)) from error


def _unpacked(data: bytes, place: BlockPlace) -> bytes:
    if place.method == STORED:
        return data
    unpacker = zlib.decompressobj()
    try:
        payload = unpacker.decompress(data, place.size)
        whole = not unpacker.decompress(unpacker.unconsumed_tail, 1) and unpacker.eof
    except zlib.error as error:
        msg = "a block cannot be unpacked"
        raise _DamagedError(msg) from error
    if len(payload) != place.size or not whole or unpacker.unused_data:
        msg = "a block does not unpack to its length"
        raise _DamagedError(msg)
    return payload


def _payload(file: IO[bytes], place: BlockPlace) -> bytes:
    file.seek(place.offset)
    try:
        return _unpacked(file.read(place.stored), place)
    except _DamagedError as error:
        raise RecordingError(str(error)) from error

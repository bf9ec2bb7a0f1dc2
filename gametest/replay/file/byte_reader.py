"""Reading bytes that somebody else wrote: every count is held against what is left."""

from __future__ import annotations

import struct
from typing import Final, final

import attrs

from gametest.replay.errors import RecordingError

MAXIMUM_INTEGER_BYTES: Final = 4096
_FLOAT: Final = struct.Struct("<d")


@final
@attrs.define(eq=False)
class ByteReader:
    data: bytes
    at: int = 0

    @property
    def left(self) -> int:
        return len(self.data) - self.at

    def take(self, size: int) -> bytes:
        if size > len(self.data) - self.at:
            msg = "a record is longer than the block that holds it"
            raise RecordingError(msg)
        start = self.at
        self.at = start + size
        return self.data[start : self.at]

    def byte(self) -> int:
        if self.at >= len(self.data):
            msg = "a record is longer than the block that holds it"
            raise RecordingError(msg)
        self.at += 1
        return self.data[self.at - 1]

    def varint(self) -> int:
        """Seven bits a byte, the lowest first."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            if byte < 0x80:
                return value
            shift += 7
            if shift > 7 * MAXIMUM_INTEGER_BYTES:
                msg = f"a number is longer than {MAXIMUM_INTEGER_BYTES} bytes"
                raise RecordingError(msg)

    def signed(self) -> int:
        value = self.varint()
        return value >> 1 if value & 1 == 0 else -(value >> 1) - 1

    def count(self, size: int = 1) -> int:
        """How many follow, each at least `size` bytes long."""
        value = self.varint()
        if value * size > self.left:
            msg = f"{value} entries cannot stand in {self.left} bytes"
            raise RecordingError(msg)
        return value

    def float(self) -> float:
        value: float = _FLOAT.unpack(self.take(8))[0]
        return value

    def text(self) -> str:
        try:
            return self.take(self.count()).decode("utf-8", "surrogatepass")
        except UnicodeDecodeError as error:
            msg = "a text is not UTF-8"
            raise RecordingError(msg) from error


def write_varint(out: bytearray, value: int) -> None:
    while value > 0x7F:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)


def write_signed(out: bytearray, value: int) -> None:
    write_varint(out, value << 1 if value >= 0 else (-value << 1) - 1)


def write_text(out: bytearray, text: str) -> None:
    data = text.encode("utf-8", "surrogatepass")
    write_varint(out, len(data))
    out += data

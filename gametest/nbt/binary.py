"""Reading NBT's binary form (https://minecraft.wiki/w/NBT_format#Binary_format).

Lists of mixed types are stored as lists of compounds in which every other element is wrapped as
`{"": element}` (since 1.21.5); they are unwrapped here and wrapped in `binary_writer`.
"""

from __future__ import annotations

from collections.abc import Callable
from struct import Struct
from struct import error as StructError
from sys import byteorder
from typing import Final, NoReturn, final

import attrs

from gametest.nbt.binary_writer import write_nbt
from gametest.nbt.memory import (
    ARRAY_BYTES,
    COMPOUND_BYTES,
    ELEMENT_BYTES,
    ENTRY_BYTES,
    KEY_BYTES,
    LIST_BYTES,
    MAX_MEMORY_BYTES,
    NUMBER_BYTES,
    STRING_BYTES,
)
from gametest.nbt.modified_utf8 import decode_modified_utf8
from gametest.nbt.tags import (
    Byte,
    ByteArray,
    Compound,
    Double,
    Float,
    Int,
    IntArray,
    Long,
    LongArray,
    Short,
    Tag,
    TagList,
)

__all__ = [
    "MAX_DEPTH",
    "MAX_MEMORY_BYTES",
    "MAX_SIZE_BYTES",
    "NbtFile",
    "NbtSyntaxError",
    "NbtTooLargeError",
    "read_nbt",
    "read_nbt_file",
    "write_nbt",
]

MAX_DEPTH: Final = 512
"""Nesting that the game accepts."""
MAX_SIZE_BYTES: Final = 64 * 1024 * 1024
"""Size after decompression."""

_U16: Final = Struct(">H")
_INT: Final = Struct(">i")
_LIST_HEAD: Final = Struct(">bi")
_POSITION: Final = Struct(">3i")
_ARRAYS: Final[dict[int, tuple[type[ByteArray | IntArray | LongArray], int]]] = {
    7: (ByteArray, 1),
    11: (IntArray, 4),
    12: (LongArray, 8),
}
_NUMBERS: Final[dict[int, tuple[Callable[[int], Tag], Struct]]] = {
    1: (Byte, Struct(">b")),
    2: (Short, Struct(">h")),
    3: (Int, Struct(">i")),
    4: (Long, Struct(">q")),
    5: (Float, Struct(">f")),
    6: (Double, Struct(">d")),
}


class NbtSyntaxError(ValueError):
    """The bytes are not NBT; `offset` counts from 0 in the decompressed data."""

    def __init__(self, message: str, source: str, offset: int) -> None:
        where = f"{source}: " if source else ""
        super().__init__(f"{where}{message} (at byte {offset})")
        self.message = message
        self.source = source
        self.offset = offset


class NbtTooLargeError(NbtSyntaxError):
    """Over one of the limits of this module."""


@final
@attrs.frozen
class NbtFile:
    """What a binary file holds beside its root compound."""

    root: Compound
    name: str
    """The root's name, empty in practice; the game ignores it."""
    has_header: bool = attrs.field(kw_only=True)
    """False: the file is the root's keys alone, without its type, name and end mark.

    Some libraries write such files; the game refuses them.
    """


def read_nbt(data: bytes, source: str = "") -> Compound:
    """The root compound of a file that is compressed with gzip or zlib, or not at all."""
    return read_nbt_file(data, source).root


def read_nbt_file(data: bytes, source: str = "") -> NbtFile:
    """As `read_nbt`, with the rest; what follows the root is ignored, as in the game."""
    reader = _BinaryReader(_decompress(data, source), source)
    return reader.read_file()


def _decompress(data: bytes, source: str) -> bytes:
    if not data:
        msg = "the file is empty"
        raise NbtSyntaxError(msg, source, 0)
    is_gzip = data[:2] == b"\x1f\x8b"
    if not is_gzip and not (
        data[0] & 0x0F == 8 and len(data) > 1 and (data[0] << 8 | data[1]) % 31 == 0
    ):
        return data
    import zlib

    parts = []
    size = 0
    while data:
        inflater = zlib.decompressobj(47)
        try:
            part = inflater.decompress(data, MAX_SIZE_BYTES - size + 1)
        except zlib.error as error:
            msg = f"the compressed data are damaged: {error}"
            raise NbtSyntaxError(msg, source, size) from None
        size += len(part)
        if size > MAX_SIZE_BYTES:
            msg = f"decompresses to more than {MAX_SIZE_BYTES} bytes"
            raise NbtTooLargeError(msg, source, size)
        if not inflater.eof:
            msg = "the compressed data are cut off"
            raise NbtSyntaxError(msg, source, size)
        parts.append(part)
        # Gzip members may follow one another; anything else after the end is ignored.
        data = inflater.unused_data if inflater.unused_data[:2] == b"\x1f\x8b" else b""
    return b"".join(parts)


@final
class _BinaryReader:
    __slots__ = ("_data", "_memory", "_names", "_source")

    def __init__(self, data: bytes, source: str) -> None:
        self._data = data
        self._source = source
        self._memory = 0
        """What the tags read so far cost, in bytes, by and large."""
        self._names: dict[bytes, str] = {}
        """Keys seen so far: structures repeat a handful of them."""

    def read_file(self) -> NbtFile:
        data = self._data
        if not data or not 0 < data[0] <= 12:
            msg = f"no NBT starts with the byte {data[0]}" if data else "no data"
            raise NbtSyntaxError(msg, self._source, 0)
        has_header = data[0] == 10
        if not has_header:
            # Such files have no end mark either.
            self._data = data + b"\0"
        try:
            name, offset = self._string(1) if has_header else ("", 0)
            root, _ = self._compound(offset, 1)
        except (StructError, IndexError):
            msg = "the data end too early"
            raise NbtSyntaxError(msg, self._source, len(data)) from None
        return NbtFile(root, name, has_header=has_header)

    def _refuse(self, depth: int, offset: int) -> NoReturn:
        msg = f"takes more than {MAX_MEMORY_BYTES} bytes of memory"
        if depth > MAX_DEPTH:
            msg = f"nested deeper than {MAX_DEPTH} levels"
        raise NbtTooLargeError(msg, self._source, offset)

    # Compounds and lists call each other directly: one Python frame a level.
    def _compound(self, offset: int, depth: int) -> tuple[Compound, int]:
        if depth > MAX_DEPTH:
            self._refuse(depth, offset)
        data = self._data
        names = self._names
        result: Compound = {}
        while kind := data[offset]:
            start = offset + 3
            offset = start + (data[offset + 1] << 8 | data[offset + 2])
            raw = data[start:offset]
            key = names.get(raw)
            if key is None:
                key = names[raw] = self._string(start - 2)[0]
                self._memory += KEY_BYTES
                if self._memory > MAX_MEMORY_BYTES:
                    self._refuse(depth, offset)
            if kind == 3:
                result[key] = Int(_INT.unpack_from(data, offset)[0])
                offset += 4
            elif kind == 9:
                result[key], offset = self._list(offset, depth + 1)
            elif kind == 10:
                result[key], offset = self._compound(offset, depth + 1)
            else:
                result[key], offset = self._leaf(kind, offset)
        self._memory += COMPOUND_BYTES + ENTRY_BYTES * len(result)
        if self._memory > MAX_MEMORY_BYTES:
            self._refuse(depth, offset)
        return result, offset + 1

    def _list(self, offset: int, depth: int) -> tuple[TagList, int]:
        data = self._data
        kind, count = _LIST_HEAD.unpack_from(data, offset)
        offset += 5
        if kind == 3 and count == 3:
            # Positions: half of all lists of a structure.
            x, y, z = _POSITION.unpack_from(data, offset)
            self._memory += LIST_BYTES + 3 * (ELEMENT_BYTES + NUMBER_BYTES)
            return [Int(x), Int(y), Int(z)], offset + 12
        if count <= 0:
            self._memory += LIST_BYTES
            return [], offset
        # Every element takes a byte at least, so a false count cannot cost memory.
        if count > len(data) - offset:
            raise IndexError
        number = _NUMBERS.get(kind)
        each = ELEMENT_BYTES + (0 if number is None else NUMBER_BYTES)
        self._memory += LIST_BYTES + count * each
        if self._memory > MAX_MEMORY_BYTES or depth > MAX_DEPTH:
            self._refuse(depth, offset)
        if number is not None:
            make, layout = number
            end = offset + count * layout.size
            if end > len(data):
                raise IndexError
            return [make(v) for (v,) in layout.iter_unpack(data[offset:end])], end
        result: TagList = []
        if kind == 10:
            for _ in range(count):
                element, offset = self._compound(offset, depth + 1)
                is_wrapper = "" in element and len(element) == 1
                result.append(element[""] if is_wrapper else element)
        elif kind == 9:
            for _ in range(count):
                inner, offset = self._list(offset, depth + 1)
                result.append(inner)
        elif kind:
            for _ in range(count):
                leaf, offset = self._leaf(kind, offset)
                result.append(leaf)
        else:
            msg = f"a list of {count} elements has no element type"
            raise NbtSyntaxError(msg, self._source, offset - 5)
        return result, offset

    def _leaf(self, kind: int, offset: int) -> tuple[Tag, int]:
        if kind == 8:
            return self._string(offset)
        number = _NUMBERS.get(kind)
        if number is not None:
            make, layout = number
            return make(layout.unpack_from(self._data, offset)[0]), offset + layout.size
        if kind in _ARRAYS:
            return self._array(kind, offset)
        msg = f"no tag has type {kind}"
        raise NbtSyntaxError(msg, self._source, offset)

    def _string(self, offset: int) -> tuple[str, int]:
        start = offset + 2
        end = start + _U16.unpack_from(self._data, offset)[0]
        data = self._data[start:end]
        if end > len(self._data):
            raise IndexError
        self._memory += STRING_BYTES + len(data)
        try:
            return decode_modified_utf8(data), end
        except UnicodeDecodeError as error:
            msg = f"a string is not modified UTF-8: {error.reason}"
            raise NbtSyntaxError(msg, self._source, start + error.start) from None

    def _array(self, kind: int, offset: int) -> tuple[Tag, int]:
        make, width = _ARRAYS[kind]
        count = _INT.unpack_from(self._data, offset)[0]
        if count < 0:
            msg = f"an array has a negative length, {count}"
            raise NbtSyntaxError(msg, self._source, offset)
        offset += 4
        end = offset + count * width
        if end > len(self._data):
            raise IndexError
        self._memory += ARRAY_BYTES + end - offset
        if self._memory > MAX_MEMORY_BYTES:
            self._refuse(0, offset)
        result = make()
        result.frombytes(self._data[offset:end])
        if byteorder == "little" and width > 1:
            result.byteswap()
        return result, end

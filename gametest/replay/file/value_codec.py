"""Plain values as bytes, alone or as a column of many values of one type."""

from __future__ import annotations

import struct
from itertools import groupby
from typing import Any, Final

from gametest.replay.errors import RecordingError
from gametest.replay.file.byte_reader import (
    MAXIMUM_INTEGER_BYTES,
    ByteReader,
    write_signed,
    write_text,
    write_varint,
)
from gametest.replay.values import (
    MAXIMUM_DEPTH,
    NUMBER_KINDS,
    ArrayValue,
    ObjectValue,
)

TAGS: Final[dict[type, int]] = {
    type(None): 0,
    bool: 1,
    int: 2,
    float: 3,
    str: 4,
    bytes: 5,
    ArrayValue: 6,
    list: 7,
    tuple: 8,
    dict: 9,
    ObjectValue: 10,
}
_SMALL: Final = 8
"""Fewer integers than this are written one by one."""
_WIDTHS: Final = ((1, "b"), (2, "h"), (4, "i"), (8, "q"))


def write_value(out: bytearray, value: Any) -> None:
    out.append(TAGS[type(value)])
    _write_body(out, value)


def _write_body(out: bytearray, value: Any) -> None:
    match value:
        case None:
            pass
        case bool():
            out.append(value)
        case int():
            if value.bit_length() > 7 * MAXIMUM_INTEGER_BYTES - 8:
                msg = f"a number is longer than {MAXIMUM_INTEGER_BYTES} bytes"
                raise RecordingError(msg)
            write_signed(out, value)
        case float():
            out += struct.pack("<d", value)
        case str():
            write_text(out, value)
        case bytes():
            write_varint(out, len(value))
            out += value
        case ArrayValue():
            write_text(out, value.dtype)
            write_varint(out, len(value.shape))
            for size in value.shape:
                write_varint(out, size)
            write_varint(out, len(value.content))
            out += value.content
        case ObjectValue():
            write_text(out, value.name)
            _write_body(out, value.fields)
        case list() | tuple():
            write_varint(out, len(value))
            for item in value:
                write_value(out, item)
        case dict():
            write_varint(out, len(value))
            for key, item in value.items():
                write_value(out, key)
                write_value(out, item)


def read_value(reader: ByteReader, depth: int = 0) -> Any:
    return _read_body(reader, reader.byte(), depth)


def _read_body(reader: ByteReader, tag: int, depth: int) -> Any:
    if depth > MAXIMUM_DEPTH:
        msg = f"a value is nested deeper than {MAXIMUM_DEPTH}"
        raise RecordingError(msg)
    match tag:
        case 0:
            return None
        case 1:
            return _boolean(reader.byte())
        case 2:
            return reader.signed()
        case 3:
            return reader.float()
        case 4:
            return reader.text()
        case 5:
            return reader.take(reader.count())
        case 6:
            return _read_array(reader)
        case 7 | 8:
            items = [read_value(reader, depth + 1) for _ in range(reader.count())]
            return items if tag == 7 else tuple(items)
        case 9:
            return _read_dict(reader, depth)
        case 10:
            return ObjectValue(reader.text(), _read_dict(reader, depth))
    msg = f"there is no type {tag}"
    raise RecordingError(msg)


def _boolean(byte: int) -> bool:
    if byte > 1:
        msg = f"a boolean is {byte}"
        raise RecordingError(msg)
    return byte == 1


def _read_dict(reader: ByteReader, depth: int) -> dict[Any, Any]:
    found: dict[Any, Any] = {}
    for _ in range(reader.count(2)):
        key = read_value(reader, MAXIMUM_DEPTH)
        if not isinstance(key, int | str):
            msg = f"a key is a {type(key).__name__}"
            raise RecordingError(msg)
        found[key] = read_value(reader, depth + 1)
    return found


def _read_array(reader: ByteReader) -> ArrayValue:
    dtype = reader.text()
    digits = dtype[2:]
    if dtype[:1] not in ("<", ">", "|") or dtype[1:2] not in tuple(NUMBER_KINDS):
        msg = f"an array cannot have the dtype {dtype!r}"
        raise RecordingError(msg)
    if digits not in ("1", "2", "4", "8", "16", "32"):
        msg = f"an array cannot have the dtype {dtype!r}"
        raise RecordingError(msg)
    rank = reader.count()
    if rank > MAXIMUM_DEPTH:
        msg = f"an array has {rank} dimensions, over {MAXIMUM_DEPTH}"
        raise RecordingError(msg)
    shape = tuple(reader.varint() for _ in range(rank))
    size = int(digits)
    for length in shape:
        if length > 2**31:
            msg = f"an array is {length} long"
            raise RecordingError(msg)
        size *= length
    content = reader.take(reader.count())
    if size != len(content):
        msg = f"an array of shape {shape} has {len(content)} bytes, not {size}"
        raise RecordingError(msg)
    return ArrayValue(dtype, shape, content)


def write_column(out: bytearray, values: list[Any]) -> None:
    """As runs of one type: type, count, then the bodies, packed where that is possible."""
    if len(set(map(type, values))) <= 1:
        runs = [(type(values[0]), values)] if values else []
    else:
        runs = [(kind, list(run)) for kind, run in groupby(values, type)]
    write_varint(out, len(runs))
    for kind, run in runs:
        out.append(TAGS[kind])
        write_varint(out, len(run))
        if kind is float:
            out += struct.pack(f"<{len(run)}d", *run)
        elif kind is bool:
            out += bytes(run)
        elif kind is type(None):
            out += bytes(len(run))
        elif kind is int:
            _write_integers(out, run)
        else:
            for value in run:
                _write_body(out, value)


def _write_integers(out: bytearray, run: list[int]) -> None:
    if len(run) >= _SMALL:
        low, high = min(run), max(run)
        for width, letter in _WIDTHS:
            limit = 1 << (8 * width - 1)
            if -limit <= low and high < limit:
                out.append(width)
                out += struct.pack(f"<{len(run)}{letter}", *run)
                return
    out.append(0)
    for value in run:
        _write_body(out, value)


def read_column(reader: ByteReader) -> list[Any]:
    values: list[Any] = []
    for _ in range(reader.count(2)):
        tag = reader.byte()
        match tag:
            case 0:
                if any(reader.take(count := reader.count())):
                    msg = "nothing is written as zeros"
                    raise RecordingError(msg)
                values += [None] * count
            case 1:
                values += map(_boolean, reader.take(reader.count()))
            case 2:
                values += _read_integers(reader)
            case 3:
                count = reader.count(8)
                values += struct.unpack(f"<{count}d", reader.take(8 * count))
            case _:
                count = reader.count()
                values += [_read_body(reader, tag, 0) for _ in range(count)]
    return values


def _read_integers(reader: ByteReader) -> list[int]:
    count = reader.count()
    width = reader.byte()
    for known, letter in _WIDTHS:
        if width == known:
            data = reader.take(width * count)
            return list(struct.unpack(f"<{count}{letter}", data))
    if width:
        msg = f"integers are {width} bytes wide"
        raise RecordingError(msg)
    return [reader.signed() for _ in range(count)]

"""Writing NBT's binary form; see `gametest.nbt.binary` for the format."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from struct import Struct
from sys import byteorder
from typing import Final

from gametest.nbt.modified_utf8 import encode_modified_utf8
from gametest.nbt.tags import TAG_IDS, Compound, Tag

_U16: Final = Struct(">H")
_LIST_HEAD: Final = Struct(">bi")
_LENGTH: Final = Struct(">i")
_PACK: Final[dict[int, Callable[[float], bytes]]] = {
    1: Struct(">b").pack,
    2: Struct(">h").pack,
    3: Struct(">i").pack,
    4: Struct(">q").pack,
    5: Struct(">f").pack,
    6: Struct(">d").pack,
}


def write_nbt(compound: Compound, *, compress: bool, name: str = "") -> bytes:
    """Keys keep their order; the same compound always gives the same bytes."""
    parts: list[bytes] = [b"\x0a", _string(name)]
    _write_compound(compound, parts.append, {})
    data = b"".join(parts)
    if not compress:
        return data
    import zlib

    # A header without time and with "unknown system", so that nothing depends on the machine.
    deflater = zlib.compressobj(9, zlib.DEFLATED, -15)
    body = deflater.compress(data) + deflater.flush()
    tail = zlib.crc32(data).to_bytes(4, "little") + (len(data) & 0xFFFFFFFF).to_bytes(
        4, "little"
    )
    return b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x02\xff" + body + tail


def _string(text: str) -> bytes:
    data = encode_modified_utf8(text)
    if len(data) > 0xFFFF:
        msg = f"a string of {len(data)} bytes does not fit NBT's limit of 65535"
        raise ValueError(msg)
    return _U16.pack(len(data)) + data


def _write_compound(
    compound: Compound,
    put: Callable[[bytes], None],
    heads: dict[tuple[int, str], bytes],
) -> None:
    """`heads` keeps type and key as bytes: structures repeat a handful of them."""
    for key, value in compound.items():
        kind = TAG_IDS[type(value)]
        head = heads.get((kind, key))
        if head is None:
            head = heads[kind, key] = kind.to_bytes(1, "big") + _string(key)
        put(head)
        if isinstance(value, dict):
            _write_compound(value, put, heads)
        elif isinstance(value, list):
            _write_list(value, put, heads)
        else:
            put(_leaf(kind, value))
    put(b"\0")


def _leaf(kind: int, value: Tag) -> bytes:
    pack = _PACK.get(kind)
    if pack is not None:
        return pack(value)  # type: ignore[arg-type]
    if isinstance(value, str):
        return _string(value)
    assert isinstance(value, array)
    swapped = array(value.typecode, value)
    if byteorder == "little":
        swapped.byteswap()
    return _LENGTH.pack(len(value)) + swapped.tobytes()


def _write_list(
    values: list[Tag], put: Callable[[bytes], None], heads: dict[tuple[int, str], bytes]
) -> None:
    kinds = {TAG_IDS[type(value)] for value in values}
    kind = kinds.pop() if len(kinds) == 1 else 10 if kinds else 0
    put(_LIST_HEAD.pack(kind, len(values)))
    pack = _PACK.get(kind)
    if pack is not None:
        put(b"".join(map(pack, values)))  # type: ignore[arg-type]
    elif kind == 10:
        for value in values:
            # A compound that looks like a wrapper is wrapped too, or reading would unwrap it.
            if isinstance(value, dict) and not (len(value) == 1 and "" in value):
                _write_compound(value, put, heads)
            else:
                _write_compound({"": value}, put, heads)
    elif kind == 9:
        for value in values:
            _write_list(value, put, heads)  # type: ignore[arg-type]
    else:
        for value in values:
            put(_leaf(kind, value))

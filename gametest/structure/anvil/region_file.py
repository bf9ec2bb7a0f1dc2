"""Chunks out of a region file (https://minecraft.wiki/w/Region_file_format)."""

from __future__ import annotations

import zlib
from pathlib import Path
from typing import Final

from gametest.nbt.binary import NbtSyntaxError, read_nbt
from gametest.nbt.tags import Compound
from gametest.structure.anvil.errors import AnvilError

CHUNKS: Final = 32
"""Chunks along each side of a region."""
_SECTOR: Final = 4096
_EXTERNAL: Final = 0x80
_GZIP, _ZLIB, _NONE, _LZ4 = 1, 2, 3, 4
_WINDOW_BITS: Final = {_GZIP: 31, _ZLIB: 15}
_OTHER: Final = {_LZ4: "LZ4", 127: "a compression of its own"}
MAX_CHUNK_BYTES: Final = 64 * 1024 * 1024
"""Of one chunk, decompressed."""


def read_chunk(folder: Path, chunk_x: int, chunk_z: int) -> Compound | None:
    """The root of a chunk; None if it was never made. Raises `AnvilError`."""
    path = folder / f"r.{chunk_x // CHUNKS}.{chunk_z // CHUNKS}.mca"
    try:
        with path.open("rb") as file:
            file.seek(4 * (chunk_x % CHUNKS + chunk_z % CHUNKS * CHUNKS))
            entry = file.read(4)
            if len(entry) < 4 or not any(entry):
                return None
            file.seek(int.from_bytes(entry[:3]) * _SECTOR)
            head = file.read(5)
            length = int.from_bytes(head[:4]) - 1
            if len(head) < 5 or not 0 <= length <= entry[3] * _SECTOR:
                raise AnvilError(
                    f"{path}: the entry of {_name(chunk_x, chunk_z)} is bad"
                )
            data = file.read(length)
            if len(data) < length:
                raise AnvilError(f"{path}: the file ends inside a chunk")
    except FileNotFoundError:
        return None
    except OSError as error:
        raise AnvilError(f"{path}: {error.strerror}") from None
    kind = head[4]
    if kind & _EXTERNAL:
        path = folder / f"c.{chunk_x}.{chunk_z}.mcc"
        try:
            data = path.read_bytes()
        except OSError as error:
            raise AnvilError(f"{path}: {error.strerror}") from None
    return _parsed(data, kind & ~_EXTERNAL, f"{path}: {_name(chunk_x, chunk_z)}")


def _parsed(data: bytes, kind: int, where: str) -> Compound:
    if kind in _WINDOW_BITS:
        unpacker = zlib.decompressobj(wbits=_WINDOW_BITS[kind])
        try:
            data = unpacker.decompress(data, MAX_CHUNK_BYTES)
        except zlib.error as error:
            raise AnvilError(f"{where} cannot be decompressed: {error}") from None
        if unpacker.unconsumed_tail:
            raise AnvilError(f"{where} has more than {MAX_CHUNK_BYTES} bytes")
    elif kind != _NONE:
        what = _OTHER.get(kind, f"compression {kind}")
        raise AnvilError(f"{where} is packed with {what}, which is not read")
    try:
        return read_nbt(data, where)
    except NbtSyntaxError as error:
        raise AnvilError(f"{where} is no NBT: {error.message}") from None


def _name(chunk_x: int, chunk_z: int) -> str:
    return f"chunk {chunk_x} {chunk_z}"

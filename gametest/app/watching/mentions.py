"""Which files of packs a file may name, read off its text without understanding it.

Too much is harmless: a test runs once too often. Too little would leave a stale verdict, so whatever
looks like an id counts, and where a macro decides what is called, everything that it could name. Ids
without a namespace are the game's, on whose files every test depends anyway.
"""

from __future__ import annotations

import re
import zlib
from typing import Final, final

import attrs

_ID: Final = re.compile(r"(?<![a-z0-9_.-])(?=([a-z0-9_.-]+:[a-z0-9_./-]+))")
"""Every place where an id may start: `id:demo:a` has `id:demo` and `demo:a`."""
_HOLE: Final = re.compile(r"\$\([^)\n]*\)")
_BEFORE_HOLE: Final = re.compile(r"[a-z0-9_.:/-]*$")
_CALLING: Final = re.compile(
    r"(?:^|[\s$])(?:function|run|predicate|loot|structure|template|jigsaw|modify|schedule"
    r"|execute|append|replace|#|\$)\s*\S*$|[#=]\S*$"
)
"""What stands before a hole that may be filled with an id of a file, or with a command."""
_PYTHON_CALL: Final = re.compile(r"function[ (]+[\"']?#?([a-z0-9_.:/-]*)(.?)")
_CLOSED: Final = ("'", '"', " ", "\\")
_GZIP: Final = b"\x1f\x8b"
_MOST_BYTES: Final = 64 * 1024 * 1024


@final
@attrs.frozen
class Mentions:
    """What one file names."""

    ids: frozenset[str] = frozenset()
    """With namespace, without `#`; most of them are no files at all."""
    prefixes: frozenset[str] = frozenset()
    """Beginnings of ids that are made when a command runs; the empty one is all of them."""


def mentions_of(data: bytes, name: str) -> Mentions:
    """`name` tells the kind of file by its suffix; binary structures are unpacked."""
    if data.startswith(_GZIP):
        data = _unpacked(data)
    if name.endswith((".nbt", ".zip")):
        return _of_text(data.decode("latin-1"), frozenset())
    text = data.decode("utf-8", "replace")
    if name.endswith(".mcfunction"):
        return _of_text(text, frozenset(_prefixes_of_macros(text)))
    if name.endswith(".py"):
        return _of_text(text, frozenset(_prefixes_of_python(text)))
    return _of_text(text, frozenset())


def _of_text(text: str, prefixes: frozenset[str]) -> Mentions:
    return Mentions(frozenset(_ID.findall(text)), prefixes)


def _prefixes_of_macros(text: str) -> set[str]:
    found: set[str] = set()
    for line in text.replace("\\\n", " ").splitlines():
        if not line.lstrip().startswith("$"):
            continue
        for hole in _HOLE.finditer(line):
            before = line[: hole.start()]
            match = _BEFORE_HOLE.search(before)
            start = "" if match is None else match.group()
            if ":" in start:
                found.add(start)
            elif _CALLING.search(before) is not None:
                found.add("")
    return found


def _prefixes_of_python(text: str) -> set[str]:
    """Calls whose name is put together: `f"function demo:{name}"`, `run_function(name)`."""
    found: set[str] = set()
    for name, behind in _PYTHON_CALL.findall(text):
        if ":" not in name or behind not in _CLOSED:
            found.add(name if ":" in name else "")
    return found


def _unpacked(data: bytes) -> bytes:
    try:
        return zlib.decompressobj(wbits=31).decompress(data, _MOST_BYTES)
    except zlib.error:
        return b""

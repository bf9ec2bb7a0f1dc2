"""Bytes to text: packs are UTF-8 without a byte order mark."""

from __future__ import annotations

from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.source_location import SourceLocation

_BOM = b"\xef\xbb\xbf"


def decode_text(data: bytes, source: str, collector: DiagnosticCollector) -> str | None:
    """None, with a finding at the first bad byte, if the bytes are not plain UTF-8."""
    if data.startswith(_BOM):
        collector.error(
            "bad-encoding",
            "the file starts with a byte order mark, which the game reads as text",
            SourceLocation(source, 1, 1),
        )
        return None
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8", "replace")
        collector.error(
            "bad-encoding",
            f"the file is not UTF-8: byte 0x{data[error.start]:02x} cannot stand here",
            SourceLocation.of_offset(source, before, len(before)),
        )
        return None

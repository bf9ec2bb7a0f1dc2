"""The bytes in which markers are looked for.

Version 1 looks in text: decoded with replacement, every line end a line feed. UTF-8 can be searched
as bytes all the same, so decoding is done only where a marker could tell the difference.
"""

from __future__ import annotations

import codecs
import io
from collections.abc import Iterable
from typing import Protocol, final

import attrs

from gametest.scenario.manifest.manifest import Marker


class StreamText(Protocol):
    def feed(self, chunk: bytes, *, final: bool = False) -> bytes:
        """What can be searched now; `final` gives up what was held back."""


@final
class RawBytes:
    def feed(self, chunk: bytes, *, final: bool = False) -> bytes:
        return chunk


@final
@attrs.define(eq=False, repr=False)
class NormalizedText:
    """Malformed bytes as U+FFFD, CR and CRLF as LF; a character may be split over chunks."""

    _decoder: io.IncrementalNewlineDecoder = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        self._decoder = io.IncrementalNewlineDecoder(
            codecs.getincrementaldecoder("utf-8")("replace"), translate=True
        )

    def feed(self, chunk: bytes, *, final: bool = False) -> bytes:
        return self._decoder.decode(chunk, final).encode()


def stream_text(markers: Iterable[Marker]) -> StreamText:
    for marker in markers:
        text = marker.text
        if any(one in text for one in "\r\n\ufffd") or not is_encodable(text):
            return NormalizedText()
    return RawBytes()


def is_encodable(text: str) -> bool:
    """False for half of a surrogate pair, which no output can hold."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True

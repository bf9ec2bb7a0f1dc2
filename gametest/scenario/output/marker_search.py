"""Markers in a stream of bytes, wherever chunks and lines end.

A chunk is searched together with the last bytes of the one before, as many as the longest marker
could have begun in; so each byte is looked at about once and nothing else is kept.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final, final

import attrs

from gametest.scenario.manifest.manifest import Marker, MarkerKind
from gametest.scenario.output.stream_text import is_encodable

MAX_LINE: Final = 1 << 20
"""Bytes; a longer line is judged in pieces of that size."""


@final
@attrs.define(eq=False, repr=False)
class MarkerSearch:
    """Counts how often each marker was met; one that was met often enough costs nothing more."""

    markers: Sequence[Marker]
    on_found: Callable[[Marker], None]
    """Called once for each marker, when it has appeared as often as it says."""

    _texts: list[TextSearch] = attrs.field(init=False)
    _lines: list[LineSearch] = attrs.field(init=False)
    _line: bytearray = attrs.field(factory=bytearray, init=False)
    _carry: bytes = attrs.field(default=b"", init=False)

    def __attrs_post_init__(self) -> None:
        self._texts = [
            TextSearch(marker, marker.text.encode(), marker.count)
            for marker in self.markers
            if marker.kind is MarkerKind.TEXT and is_encodable(marker.text)
        ]
        self._lines = [
            LineSearch(marker, marker.count)
            for marker in self.markers
            if marker.kind is not MarkerKind.TEXT
        ]

    @property
    def is_done(self) -> bool:
        """Nothing can be found any more."""
        return not self._texts and not self._lines

    def feed(self, data: bytes, *, final: bool = False) -> None:
        if self._texts and data:
            self._feed_texts(data)
        if self._lines:
            self._feed_lines(data, final=final)

    def _feed_texts(self, data: bytes) -> None:
        carry = self._carry
        window = carry + data
        done = [one for one in self._texts if one.search(window, len(carry))]
        longest = max(len(one.needle) for one in self._texts)
        keep = min(longest - 1, len(window))
        self._carry = window[len(window) - keep :] if keep else b""
        for one in self._texts:
            one.moved(len(window) - keep)
        for one in done:
            self._texts.remove(one)
            self.on_found(one.marker)

    def _feed_lines(self, data: bytes, *, final: bool) -> None:
        *lines, rest = data.split(b"\n")
        for line in lines:
            self._line += line
            self._end_line()
        self._line += rest
        if len(self._line) > MAX_LINE or (final and self._line):
            self._end_line()

    def _end_line(self) -> None:
        line = bytes(self._line).removesuffix(b"\r").decode("utf-8", "replace")
        self._line.clear()
        for one in [one for one in self._lines if one.search(line)]:
            self._lines.remove(one)
            self.on_found(one.marker)


@final
@attrs.define(eq=False, repr=False)
class TextSearch:
    """One text; meetings do not overlap."""

    marker: Marker
    needle: bytes
    left: int
    """Meetings still to come."""
    _next: int = attrs.field(default=0, init=False)
    """Where in the next window a meeting may begin."""

    def search(self, window: bytes, carried: int) -> bool:
        """True when the last meeting was found; `carried` bytes were searched before."""
        size = len(self.needle)
        begin = max(self._next, carried - size + 1, 0)
        while (at := window.find(self.needle, begin)) >= 0:
            begin = self._next = at + size
            self.left -= 1
            if not self.left:
                return True
        return False

    def moved(self, dropped: int) -> None:
        self._next = max(0, self._next - dropped)


@final
@attrs.define(eq=False, repr=False)
class LineSearch:
    marker: Marker
    left: int
    _pattern: re.Pattern[str] | None = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        is_regex = self.marker.kind is MarkerKind.REGEX
        self._pattern = re.compile(self.marker.text) if is_regex else None

    def search(self, line: str) -> bool:
        """True when this is the last line that it needs."""
        pattern = self._pattern
        if pattern is None:
            self.left -= line == self.marker.text
        else:
            self.left -= pattern.search(line) is not None
        return self.left <= 0

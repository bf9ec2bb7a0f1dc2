"""Markers that have to appear one after the other: each is looked for behind the one before it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import final

import attrs

from gametest.scenario.manifest.manifest import Marker, MarkerKind
from gametest.scenario.output.marker_search import MAX_LINE, LineSearch


@final
@attrs.define(eq=False, repr=False)
class OrderedSearch:
    """Works on lines; a text may stand behind another one in the same line, not across lines."""

    markers: Iterable[Marker]
    on_found: Callable[[Marker], None]

    _left: deque[tuple[Marker, int]] = attrs.field(init=False)
    _line: bytearray = attrs.field(factory=bytearray, init=False)
    _begin: int = attrs.field(default=0, init=False)
    """Where in the line the next text may stand."""

    def __attrs_post_init__(self) -> None:
        self._left = deque((marker, marker.count) for marker in self.markers)

    @property
    def is_done(self) -> bool:
        return not self._left

    def feed(self, data: bytes, *, final: bool = False) -> None:
        *lines, rest = data.split(b"\n")
        for line in lines:
            self._line += line
            self._search(is_whole=True)
            self._end_line()
        self._line += rest
        self._search(is_whole=final)
        if len(self._line) > MAX_LINE:
            self._end_line()

    def _end_line(self) -> None:
        self._line.clear()
        self._begin = 0

    def _search(self, *, is_whole: bool) -> None:
        while self._left and self._meets(is_whole=is_whole):
            marker, count = self._left[0]
            if count > 1:
                self._left[0] = (marker, count - 1)
            else:
                self._left.popleft()
                self.on_found(marker)

    def _meets(self, *, is_whole: bool) -> bool:
        marker = self._left[0][0]
        if marker.kind is MarkerKind.TEXT:
            needle = marker.text.encode()
            at = self._line.find(needle, self._begin)
            if at < 0:
                return False
            self._begin = at + len(needle)
            return True
        # A line that was used up is not looked at again.
        if (
            not is_whole
            or self._begin > len(self._line)
            or (self._begin and self._line)
        ):
            return False
        line = bytes(self._line).removesuffix(b"\r").decode("utf-8", "replace")
        if not LineSearch(marker, 1).search(line):
            return False
        self._begin = len(self._line) + 1
        return True

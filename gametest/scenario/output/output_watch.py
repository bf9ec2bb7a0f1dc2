"""What is known of one process's output while it comes."""

from __future__ import annotations

from collections.abc import Callable
from typing import BinaryIO, Final, final

import attrs

from gametest.scenario.manifest.manifest import Marker, ScenarioProcess
from gametest.scenario.output.marker_search import MarkerSearch
from gametest.scenario.output.ordered_search import OrderedSearch
from gametest.scenario.output.stream_text import StreamText, stream_text

TAIL_BYTES: Final = 16 * 1024
"""Of the end of the output, kept for reports."""


@final
@attrs.define(eq=False, repr=False)
class OutputWatch:
    """Fed by the reading thread; the others read what was found."""

    process: ScenarioProcess
    forbidden: tuple[Marker, ...]
    """Those of manifest, scenario and process; listed twice, reported twice."""
    changed: Callable[[], None]
    """Called after a marker was met."""
    log: BinaryIO | None = None

    is_ready: bool = attrs.field(default=False, init=False)
    is_at_end: bool = attrs.field(default=False, init=False)
    log_problem: str | None = attrs.field(default=None, init=False)
    size_bytes: int = attrs.field(default=0, init=False)
    _tail: bytes = attrs.field(default=b"", init=False)
    _met: set[Marker] = attrs.field(factory=set, init=False)
    _broken: set[Marker] = attrs.field(factory=set, init=False)
    _text: StreamText = attrs.field(init=False)
    _searches: list[MarkerSearch | OrderedSearch] = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        process = self.process
        ready = process.ready.marker if process.ready is not None else None
        readiness = () if ready is None else (ready,)
        self._text = stream_text((*process.required, *self.forbidden, *readiness))
        required = OrderedSearch if process.ordered else MarkerSearch
        self._searches = [
            required(process.required, self._meet),
            MarkerSearch(self.forbidden, self._break),
            MarkerSearch(readiness, self._become_ready),
        ]
        self._searches = [one for one in self._searches if not one.is_done]

    def feed(self, chunk: bytes) -> None:
        self.size_bytes += len(chunk)
        self._keep(chunk)
        self._write_log(chunk)
        if self._searches:
            self._search(self._text.feed(chunk))

    def end(self) -> None:
        """Nothing follows."""
        self._search(self._text.feed(b"", final=True), final=True)
        self.is_at_end = True
        self.changed()

    @property
    def missing(self) -> tuple[Marker, ...]:
        return tuple(one for one in self.process.required if one not in self._met)

    @property
    def broken(self) -> tuple[Marker, ...]:
        """Forbidden markers that were met."""
        return tuple(one for one in self.forbidden if one in self._broken)

    def last_lines(self, most: int) -> tuple[str, ...]:
        text = self._tail.decode("utf-8", "backslashreplace")
        return tuple(text.splitlines()[-most:])

    def _search(self, data: bytes, *, final: bool = False) -> None:
        for one in self._searches:
            one.feed(data, final=final)
        if any(one.is_done for one in self._searches):
            self._searches = [one for one in self._searches if not one.is_done]

    def _keep(self, chunk: bytes) -> None:
        tail = self._tail + chunk if len(chunk) < TAIL_BYTES else chunk
        self._tail = tail[-TAIL_BYTES:]

    def _write_log(self, chunk: bytes) -> None:
        if self.log is None or self.log_problem is not None:
            return
        try:
            self.log.write(chunk)
        except OSError as error:
            self.log_problem = error.strerror or type(error).__name__

    def _meet(self, marker: Marker) -> None:
        self._met.add(marker)
        self.changed()

    def _break(self, marker: Marker) -> None:
        self._broken.add(marker)
        self.changed()

    def _become_ready(self, _marker: Marker) -> None:
        self.is_ready = True
        self.changed()

"""The console on a thread of its own: whoever reads a process's output never waits for it."""

from __future__ import annotations

import codecs
from collections import deque
from threading import Condition, Thread
from typing import Final, TextIO, final

import attrs

MAX_WAITING: Final = 8 << 20
"""Bytes that wait for a slow console; what comes on top is counted and not shown."""
MAX_LINE: Final = 8 << 10
"""Characters; a longer line is shown in pieces."""


@final
@attrs.define(eq=False, repr=False)
class Console:
    """Shows lines of processes with a prefix, and the runner's own, in the order of their coming."""

    stream: TextIO
    shows_output: bool = True

    _waiting: deque[tuple[str, bytes | str | None]] = attrs.field(
        factory=deque, init=False
    )
    _size: int = attrs.field(default=0, init=False)
    _lost: int = attrs.field(default=0, init=False)
    _lines: dict[str, _Line] = attrs.field(factory=dict, init=False)
    _news: Condition = attrs.field(factory=Condition, init=False)
    _is_closed: bool = attrs.field(default=False, init=False)
    _thread: Thread | None = attrs.field(default=None, init=False)

    def say(self, text: str) -> None:
        self._put("", text, 0)

    def show(self, prefix: str, chunk: bytes) -> None:
        """Output of a process; `prefix` names it."""
        if self.shows_output:
            self._put(prefix, chunk, len(chunk))

    def end(self, prefix: str) -> None:
        """Show a last line that has no end."""
        if self.shows_output:
            self._put(prefix, None, 0)

    def close(self) -> None:
        """Wait until all is shown."""
        with self._news:
            self._is_closed = True
            self._news.notify_all()
        if self._thread is not None:
            self._thread.join()

    def _put(self, prefix: str, what: bytes | str | None, size: int) -> None:
        with self._news:
            if size and self._size + size > MAX_WAITING:
                self._lost += size
                return
            self._size += size
            self._waiting.append((prefix, what))
            if self._thread is None:
                self._thread = Thread(target=self._run, name="console", daemon=True)
                self._thread.start()
            self._news.notify()

    def _run(self) -> None:
        while True:
            with self._news:
                while not self._waiting and not self._is_closed:
                    self._news.wait()
                taken, self._waiting = self._waiting, deque()
                self._size, lost, self._lost = 0, self._lost, 0
            if not taken and not lost:
                return
            if not self._write(taken, lost):
                return

    def _write(self, taken: deque[tuple[str, bytes | str | None]], lost: int) -> bool:
        """False once the stream takes nothing more."""
        try:
            for prefix, what in taken:
                self.stream.write(_printable(self._text_of(prefix, what), self.stream))
            if lost:
                self.stream.write(
                    f"(the console is slow: {lost} bytes are not shown)\n"
                )
            self.stream.flush()
        except (OSError, ValueError):
            with self._news:
                self.shows_output = False
            return False
        return True

    def _text_of(self, prefix: str, what: bytes | str | None) -> str:
        if isinstance(what, str):
            return f"{what}\n"
        line = self._lines.setdefault(prefix, _Line())
        lines = line.end() if what is None else line.feed(what)
        return "".join(f"{prefix}{one}\n" for one in lines)


@final
@attrs.define(eq=False, repr=False)
class _Line:
    """Bytes to whole lines; what is not UTF-8 is spelled out."""

    _rest: str = attrs.field(default="", init=False)
    _decoder: codecs.IncrementalDecoder = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        make = codecs.getincrementaldecoder("utf-8")
        self._decoder = make("backslashreplace")

    def feed(self, chunk: bytes) -> list[str]:
        text = self._rest + self._decoder.decode(chunk)
        *lines, self._rest = text.split("\n")
        if len(self._rest) > MAX_LINE:
            lines.append(self._rest)
            self._rest = ""
        return [line.rstrip("\r") for line in lines]

    def end(self) -> list[str]:
        text = self._rest + self._decoder.decode(b"", True)
        self._rest = ""
        self._decoder.reset()
        return [text] if text else []


def _printable(text: str, stream: TextIO) -> str:
    encoding = getattr(stream, "encoding", None) or "utf-8"
    return text.encode(encoding, "backslashreplace").decode(encoding)

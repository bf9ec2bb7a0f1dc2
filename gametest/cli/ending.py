"""How the program ends: with its verdict's code, whatever became of the streams and of threads."""

from __future__ import annotations

import errno
import os
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, NoReturn, TextIO, cast, final

GRACE_S: Final = 1.0
"""What threads that code of the user's left behind get to end by themselves."""


@final
class LastingStream:
    """A stream whose reader may go away: what is written then is lost, and nothing is raised.

    `gametest run | head` ends with the code of the run.
    """

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self.problem: str | None = None
        """Why it cannot be written, unless its reader just had enough."""

    def write(self, text: str) -> int:
        try:
            return self._stream.write(text)
        except OSError as error:
            self._give_up(error)
            return len(text)

    def flush(self) -> None:
        try:
            self._stream.flush()
        except OSError as error:
            self._give_up(error)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)

    def _give_up(self, error: OSError) -> None:
        if error.errno not in (errno.EPIPE, errno.EINVAL, errno.ESHUTDOWN):
            self.problem = error.strerror or type(error).__name__
        # What is still in its buffers has to go somewhere when the interpreter ends.
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, self._stream.fileno())
        os.close(nowhere)


@contextmanager
def lasting_streams() -> Iterator[LastingStream]:
    """Standard output and error that never raise; gives standard output."""
    before = sys.stdout, sys.stderr
    # A stream that was closed before the start is none at all.
    with open(os.devnull, "w", encoding="utf-8") as nowhere:
        output, errors = (LastingStream(one or nowhere) for one in before)
        sys.stdout, sys.stderr = cast(TextIO, output), cast(TextIO, errors)
        try:
            yield output
        finally:
            output.flush()
            errors.flush()
            sys.stdout, sys.stderr = before


def leave(code: int, known: Sequence[threading.Thread]) -> NoReturn:
    """End the process; threads beside `known` that do not end are cut off."""
    deadline = time.monotonic() + GRACE_S
    left = [thread for thread in threading.enumerate() if thread not in known]
    left = [thread for thread in left if not thread.daemon]
    for thread in left:
        thread.join(max(0.0, deadline - time.monotonic()))
    left = [thread for thread in left if thread.is_alive()]
    if not left:
        sys.exit(code)
    names = ", ".join(repr(thread.name) for thread in left[:5])
    noun = "thread" if len(left) == 1 else "threads"
    for stream, text in (
        (sys.stdout, ""),
        (sys.stderr, f"note: {len(left)} {noun} left running, cut off: {names}\n"),
    ):
        if stream is not None:
            stream.write(text)
            stream.flush()
    os._exit(code)

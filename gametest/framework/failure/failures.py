"""From an exception that ended a test to the plain value that reports print."""

from __future__ import annotations

import os.path
import sys
from collections.abc import Iterator
from types import FrameType, TracebackType
from typing import Final

import gametest
from gametest.core.source_location import SourceLocation
from gametest.framework.events import Failure, position
from gametest.framework.failure.game_test_errors import (
    GameTestAssertError,
    GameTestError,
    UnknownGameTestError,
)
from gametest.framework.failure.messages import message

_PACKAGE: Final = os.path.dirname(os.path.abspath(gametest.__file__)) + os.sep


def assertion_of(error: AssertionError, tick: int) -> GameTestAssertError:
    """The error itself, or what stands for a plain `assert` of a Python body."""
    if isinstance(error, GameTestAssertError):
        if error.tick is None:
            error.tick = tick
        return error
    reason = text_of(error)
    if not reason:
        place = innermost_place(error.__traceback__)
        reason = _line_at(place) if place is not None else "an assertion failed"
    found = GameTestAssertError(reason, tick)
    found.__cause__ = error
    return found


def text_of(error: BaseException) -> str:
    """What the error says; an error of a body's own class may fail even at that."""
    try:
        return str(error)
    except Exception:
        return "an error that cannot be printed"


def unknown_of(error: BaseException) -> UnknownGameTestError:
    """What stands for anything else that a body raised.

    What this project raises for wrong arguments explains itself; of other errors the class is
    half of the message.
    """
    text = text_of(error)
    if not _explains_itself(error):
        name = type(error).__name__
        text = message("test.error.unknown", f"{name}: {text}" if text else name)
    found = UnknownGameTestError(text)
    found.__cause__ = error
    return found


def _explains_itself(error: BaseException) -> bool:
    own, _, _ = __name__.partition(".")
    return type(error).__module__.startswith(f"{own}.") and bool(text_of(error))


def failure_of(error: BaseException, declared_at: SourceLocation | None) -> Failure:
    """Where it was asserted: told by the error, else read off its traceback."""
    location: SourceLocation | None = None
    pos = relative_pos = traceback_text = None
    text = text_of(error)
    kind, reason, tick = "unknown", text, None
    if isinstance(error, GameTestError):
        # A body may give anything for a reason.
        kind, tick = error.kind, error.tick
        reason = "\n".join([str(error.reason), *error.details])
        location = error.location
    if isinstance(error, GameTestAssertError) and error.place is not None:
        pos, relative_pos = map(position, error.place)
    cause = error.__cause__ if isinstance(error, GameTestError) else error
    if location is None:
        location = innermost_place(error.__traceback__)
    if location is None and cause is not None:
        location = innermost_place(cause.__traceback__)
    if (
        isinstance(error, UnknownGameTestError)
        and cause is not None
        and not (_explains_itself(cause) and location is not None)
    ):
        traceback_text = _traceback_text(cause)
    return Failure(
        kind=kind,
        message=text,
        reason=reason,
        tick=tick,
        pos=pos,
        relative_pos=relative_pos,
        location=location if location is not None else declared_at,
        traceback=traceback_text,
    )


def _traceback_text(error: BaseException) -> str:
    """Without the frames of this package that lead to the body, unless the fault is its own."""
    import traceback

    outermost = error.__traceback__
    while outermost is not None and outermost.tb_frame.f_code.co_filename.startswith(
        (_PACKAGE, "<")
    ):
        outermost = outermost.tb_next
    shown = error if outermost is None else error.with_traceback(outermost)
    return "".join(traceback.format_exception(shown))


def innermost_place(traceback: TracebackType | None) -> SourceLocation | None:
    """The deepest line of a traceback that is not this package's: the test body's."""
    found: SourceLocation | None = None
    for frame, line in _frames(traceback):
        path = frame.f_code.co_filename
        if not path.startswith((_PACKAGE, "<")):
            found = SourceLocation(as_typed(path), line)
    return found


def caller_place() -> SourceLocation | None:
    """The nearest calling line outside this package."""
    frame: FrameType | None = sys._getframe(1)
    while frame is not None:
        path = frame.f_code.co_filename
        if not path.startswith((_PACKAGE, "<")):
            return SourceLocation(as_typed(path), frame.f_lineno)
        frame = frame.f_back
    return None


def _frames(traceback: TracebackType | None) -> Iterator[tuple[FrameType, int]]:
    while traceback is not None:
        yield traceback.tb_frame, traceback.tb_lineno
        traceback = traceback.tb_next


def as_typed(path: str) -> str:
    """Relative where the file lies below the working folder."""
    try:
        folder = os.getcwd() + os.sep
    except OSError:
        return path
    return path.removeprefix(folder).replace(os.sep, "/")


def _line_at(place: SourceLocation) -> str:
    import linecache

    line = linecache.getline(place.source, place.line).strip()
    return line or "an assertion failed"

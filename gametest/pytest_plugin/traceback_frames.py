"""Of a traceback, the frames that a test's author wrote."""

from __future__ import annotations

import os.path
from types import TracebackType
from typing import Final

import gametest

_PACKAGE: Final = os.path.dirname(os.path.abspath(gametest.__file__)) + os.sep


def without_own_frames(traceback: TracebackType | None) -> TracebackType | None:
    """Leaves out this package's frames, unless there are no others."""
    frames = []
    at = traceback
    while at is not None:
        if not at.tb_frame.f_code.co_filename.startswith(_PACKAGE):
            frames.append(at)
        at = at.tb_next
    found: TracebackType | None = None
    for one in reversed(frames):
        found = TracebackType(found, one.tb_frame, one.tb_lasti, one.tb_lineno)
    return found if found is not None else traceback

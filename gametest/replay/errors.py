"""Recordings that cannot be used, and the end of one that was."""

from __future__ import annotations

from gametest.core.errors import UsageError


class RecordingError(UsageError):
    """The file is no recording, or a damaged one: one sentence."""


class RecordingFinishedError(Exception):
    """The game asks for a frame after the last one that was recorded."""

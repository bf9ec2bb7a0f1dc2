"""The end of a recording that was asked to have so many frames."""

from __future__ import annotations


class EnoughFramesError(BaseException):
    """The recording has as many frames as were asked for; no game is to catch it."""

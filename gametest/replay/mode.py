"""What a session does, and by which clock a recording is replayed."""

from __future__ import annotations

from enum import Enum


class Mode(Enum):
    """The original's three."""

    DISABLED = "disabled"
    """Every call returns at once; pins hand back what they were given."""
    RECORD = "record"
    REPLAY = "replay"


class ReplayClock(Enum):
    """When an input is due."""

    LOCKSTEP = "lockstep"
    """Frame 7's input comes in frame 7, all of it."""
    WALL_CLOCK = "wall-clock"
    """As many seconds after the start as when it was recorded, shifted at signals."""


class Ending(Enum):
    """How a recording ends."""

    CLOSED = "closed"
    """The game ended by itself."""
    STOPPED = "stopped"
    """The recording was stopped while the game would have gone on."""
    INCOMPLETE = "incomplete"
    """The file is cut off or damaged; what stands before can be used, but never passes."""

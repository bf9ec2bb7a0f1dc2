"""How much of a face a neighbour needs to stand on or hang from it."""

from __future__ import annotations

from enum import Enum


class SupportType(Enum):
    """The value is the bit offset in a shape's mask of faces."""

    FULL = 0
    """The whole face, as torches on walls, buttons and levers need."""
    CENTER = 6
    """The middle, as torches on the ground and hanging lanterns need."""
    RIGID = 12
    """The rim (all but the middle 12 by 12 pixels), as dust, rails and repeaters need."""

    __hash__ = object.__hash__

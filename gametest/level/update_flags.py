"""Flags of a block write; the numbers are the game's (https://minecraft.wiki/w/Block_update)."""

from __future__ import annotations

from typing import Final

NEIGHBORS: Final = 1
"""Send neighbour updates after the write."""
CLIENTS: Final = 2
"""Tell clients: changes nothing here."""
INVISIBLE: Final = 4
IMMEDIATE: Final = 8
KNOWN_SHAPE: Final = 16
"""Send no shape updates."""
SUPPRESS_DROPS: Final = 32
MOVE_BY_PISTON: Final = 64
SKIP_SHAPE_UPDATE_ON_WIRE: Final = 128
SKIP_BLOCK_ENTITY_SIDE_EFFECTS: Final = 256
SKIP_ON_PLACE: Final = 512

ALL: Final = NEIGHBORS | CLIENTS
PLACE_STRUCTURE: Final = (
    CLIENTS
    | KNOWN_SHAPE
    | SUPPRESS_DROPS
    | SKIP_BLOCK_ENTITY_SIDE_EFFECTS
    | SKIP_ON_PLACE
)
"""818: how a test's structure is pasted."""

UPDATE_LIMIT: Final = 512
"""Depth to which shape updates of one write spread."""

"""Where each test of a run stands: rows on a grid (https://minecraft.wiki/w/GameTest).

Places are computed from the sorted selection and then kept, so they do not depend on the order,
on isolation or on which process runs a test.
"""

from __future__ import annotations

from typing import Final, final

import attrs

from gametest.core.errors import UsageError
from gametest.core.position import BlockPos
from gametest.core.version import GameVersion

COLUMN_GAP: Final = 5
ROW_GAP: Final = 6
TESTS_PER_ROW: Final = 8
VERIFY_TESTS_PER_ROW: Final = 10

WORLD_LIMIT: Final = 29_999_984
"""Blocks from the centre to the border (https://minecraft.wiki/w/World_border)."""

_NAMED_ORIGINS: Final = {
    "far": (10_000_000, 10_000_000),
    # Room for the rows of a large run between here and the border.
    "border": (WORLD_LIMIT - 100_000, WORLD_LIMIT - 100_000),
    "negative": (-10_007, -10_007),
}


def parse_origin(text: str, version: GameVersion) -> BlockPos:
    """`X,Z`, `far`, `border` or `negative`; raises `UsageError`."""
    if text in _NAMED_ORIGINS:
        x, z = _NAMED_ORIGINS[text]
        return BlockPos(x, version.first_test_y, z)
    try:
        x, z = (int(part) for part in text.split(","))
    except ValueError:
        words = ", ".join(_NAMED_ORIGINS)
        msg = f"the origin must be X,Z or one of {words}, got {text!r}"
        raise UsageError(msg) from None
    if max(abs(x), abs(z)) > WORLD_LIMIT:
        msg = f"the origin {text} lies outside the world, which ends at {WORLD_LIMIT}"
        raise UsageError(msg)
    return BlockPos(x, version.first_test_y, z)


def default_origin(version: GameVersion) -> BlockPos:
    return BlockPos(0, version.first_test_y, 0)


@final
@attrs.define(eq=False, repr=False)
class StructureGridSpawner:
    """One grid of one dimension; `place` is called once per test, in order."""

    origin: BlockPos
    tests_per_row: int = TESTS_PER_ROW

    _next: BlockPos = attrs.field(init=False)
    _in_row: int = attrs.field(default=0, init=False)
    _row_end: int = attrs.field(init=False)
    """The greatest z of the row's corner block and test boxes."""

    def __attrs_post_init__(self) -> None:
        self._next = self.origin
        self._row_end = self.origin.z

    def place(self, size: tuple[int, int, int]) -> BlockPos:
        """The place of the test instance block of a test box of `size`, padding included."""
        pos = self._next
        # The box begins one block south of the test instance block.
        self._row_end = max(self._row_end, pos.z + size[2])
        self._in_row += 1
        if self._in_row < self.tests_per_row:
            self._next = pos.offset(size[0] + COLUMN_GAP, 0, 0)
            return pos
        row_extent = self._row_end - pos.z + 1
        z = pos.z + row_extent + ROW_GAP
        self._next = BlockPos(self.origin.x, pos.y, z)
        self._row_end = z
        self._in_row = 0
        return pos

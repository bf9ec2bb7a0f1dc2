"""Blocks that are looked for from afar, by chunk: the cost grows with what is near, not with the world.

https://minecraft.wiki/w/Point_of_interest; the game lists test instance blocks among them.
"""

from __future__ import annotations

from typing import final

import attrs

from gametest.core.position import BlockPos

Chunks = dict[tuple[int, int], dict[BlockPos, None]]


@final
@attrs.define(eq=False, repr=False)
class PointsOfInterest:
    """Of one level; `kind` is the word of the game's registry, `test_instance`."""

    _by_kind: dict[str, Chunks] = attrs.field(factory=dict, init=False)

    def add(self, kind: str, pos: BlockPos) -> None:
        chunks = self._by_kind.setdefault(kind, {})
        chunks.setdefault((pos.x >> 4, pos.z >> 4), {})[pos] = None

    def remove(self, kind: str, pos: BlockPos) -> None:
        """Nothing if it is not known."""
        chunks = self._by_kind.get(kind, {})
        key = pos.x >> 4, pos.z >> 4
        there = chunks.get(key)
        if there is None:
            return
        there.pop(pos, None)
        if not there:
            del chunks[key]

    def within(self, kind: str, center: BlockPos, radius: int) -> list[BlockPos]:
        """At most `radius` blocks away in a straight line, the nearest first."""
        chunks, limit = self._by_kind.get(kind, {}), radius * radius
        x, y, z = center
        west, east = x - radius >> 4, x + radius >> 4
        north, south = z - radius >> 4, z + radius >> 4
        keys = (
            (
                key
                for key in chunks
                if west <= key[0] <= east and north <= key[1] <= south
            )
            if len(chunks) <= (east - west + 1) * (south - north + 1)
            else (
                (cx, cz)
                for cx in range(west, east + 1)
                for cz in range(north, south + 1)
                if (cx, cz) in chunks
            )
        )
        found = []
        for key in keys:
            for pos in chunks[key]:
                away = (pos[0] - x) ** 2 + (pos[1] - y) ** 2 + (pos[2] - z) ** 2
                if away <= limit:
                    found.append((away, pos))
        found.sort()
        return [pos for _, pos in found]

"""What a fresh world is made of: layers per dimension, as sections that all levels share.

`flat` (until 26.2): grass on two layers of dirt on bedrock. Its Nether and End are ordinary noise
terrain in the game; here they are void, which the support table says. `flat_all_dimensions`
(26.3): sandstone, basalt and end stone on bedrock, the top at y = 3 in all three. `ward`: its
Nether and End under the overworld of `flat`, as Ward makes them since 26.3
(https://github.com/mcbookshelf/ward, WardServer).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, Self, final

import attrs

from gametest.core.identifier import Identifier
from gametest.level.dimension_type import (
    DIMENSION_TYPES,
    OVERWORLD,
    THE_END,
    THE_NETHER,
)
from gametest.level.section import StateIds, uniform

if TYPE_CHECKING:
    from gametest.block.block_table import BlockTable

Layers = tuple[tuple[str, int], ...]
"""Block and number of layers, from the bottom of the dimension upwards."""

_FLAT: Final[dict[Identifier, Layers]] = {
    OVERWORLD: (
        ("minecraft:bedrock", 1),
        ("minecraft:dirt", 2),
        ("minecraft:grass_block", 1),
    ),
}
_FLAT_ALL_DIMENSIONS: Final[dict[Identifier, Layers]] = {
    OVERWORLD: (("minecraft:bedrock", 1), ("minecraft:sandstone", 67)),
    THE_NETHER: (("minecraft:bedrock", 1), ("minecraft:basalt", 3)),
    THE_END: (("minecraft:bedrock", 1), ("minecraft:end_stone", 3)),
}
WARD_PRESET: Final = "ward"
_PRESETS: Final = {
    "flat": _FLAT,
    "flat_all_dimensions": _FLAT_ALL_DIMENSIONS,
    WARD_PRESET: {**_FLAT_ALL_DIMENSIONS, **_FLAT},
}
_FLAT_BIOMES: Final = {OVERWORLD: "minecraft:plains"}
_FLAT_ALL_BIOMES: Final = {
    OVERWORLD: "minecraft:desert",
    THE_NETHER: "minecraft:basalt_deltas",
    THE_END: "minecraft:the_end",
}
_BIOMES: Final = {
    "flat": _FLAT_BIOMES,
    "flat_all_dimensions": _FLAT_ALL_BIOMES,
    WARD_PRESET: {**_FLAT_ALL_BIOMES, **_FLAT_BIOMES},
}
_FALLBACK_BIOMES: Final = {
    OVERWORLD: "minecraft:plains",
    THE_NETHER: "minecraft:nether_wastes",
    THE_END: "minecraft:the_end",
}


@final
@attrs.define(eq=False, repr=False)
class WorldPreset:
    """Sections are made when first asked for and never written."""

    blocks: BlockTable
    layers: dict[Identifier, Layers]
    biomes: dict[Identifier, str] = attrs.field(factory=dict)

    _sections: dict[tuple[Identifier, int], StateIds] = attrs.field(
        factory=dict, init=False
    )
    _uniform: dict[int, StateIds] = attrs.field(factory=dict, init=False)

    @classmethod
    def of(cls, blocks: BlockTable, name: str | None = None) -> Self:
        """By default the preset of the table's version."""
        name = name or blocks.version.flat_preset
        return cls(blocks, _PRESETS[name], _BIOMES[name])

    @classmethod
    def void(cls, blocks: BlockTable) -> Self:
        """Nothing but air, for tests of single mechanics."""
        return cls(blocks, {})

    def biome(self, dimension: Identifier) -> str:
        return self.biomes.get(dimension) or _FALLBACK_BIOMES[dimension]

    def state_ids(self, dimension: Identifier) -> Iterator[int]:
        """Whatever the sections of a dimension are made of."""
        yield self.blocks.air.id
        yield self.blocks.block("minecraft:void_air").default_state.id
        for name, _ in self.layers.get(dimension, ()):
            yield self.blocks.block(name).default_state.id

    def top_y(self, dimension: Identifier) -> int | None:
        """Height of the uppermost layer; None over void."""
        layers = self.layers.get(dimension)
        if not layers:
            return None
        bottom = next(kind.min_y for kind in DIMENSION_TYPES if kind.id == dimension)
        return bottom + sum(count for _, count in layers) - 1

    def void_air(self) -> StateIds:
        """The section above and below the build height."""
        return self._filled("minecraft:void_air")

    def section(self, dimension: Identifier, min_y: int, section_y: int) -> StateIds:
        """The shared buffer of the sections at height `section_y` (in sections)."""
        key = dimension, section_y
        found = self._sections.get(key)
        if found is None:
            found = self._made(self.layers.get(dimension, ()), min_y, section_y << 4)
            self._sections[key] = found
        return found

    def _made(self, layers: Layers, min_y: int, bottom: int) -> StateIds:
        ids = self._filled("minecraft:air")
        y = min_y
        for name, count in layers:
            start, end = max(y, bottom), min(y + count, bottom + 16)
            y += count
            if start >= end:
                continue
            if end - start == 16:
                return self._filled(name)
            if ids is self._filled("minecraft:air"):
                ids = ids[:]
            block = self.blocks.block(name).default_state.id
            cells = slice((start - bottom) * 256, (end - bottom) * 256)
            ids[cells] = uniform(block)[: (end - start) * 256]
        return ids

    def _filled(self, name: str) -> StateIds:
        state_id = self.blocks.block(name).default_state.id
        found = self._uniform.get(state_id)
        if found is None:
            found = self._uniform[state_id] = uniform(state_id)
        return found

"""A structure as its file says it: palettes, blocks, entities; nothing is looked up yet."""

from __future__ import annotations

from typing import Any, Final, final

import attrs

from gametest.core.bounding_box import BoundingBox
from gametest.core.position import BlockPos, Vec3
from gametest.nbt.tags import Compound

MAX_AXIS: Final = 4096
"""Blocks along one axis that are accepted; the game's own structure block stops at 48."""
MAX_CELLS: Final = 64 * 1024 * 1024
"""Cells of the whole box that are accepted."""

ID_PALETTE_VERSION: Final = 5006
"""Data version from which palettes say `id` and `properties` (26.3)."""


@final
@attrs.frozen(cache_hash=True)
class TemplateState:
    """A block state by name; properties that are missing have their default value."""

    name: str
    """As in the file, normally with namespace."""
    properties: tuple[tuple[str, str], ...] = ()
    """Sorted by name."""

    @classmethod
    def of(cls, name: str, properties: dict[str, str]) -> TemplateState:
        return cls(name, tuple(sorted(properties.items())))

    def __str__(self) -> str:
        """As in the packed text layout: `minecraft:lever{face:wall,powered:false}`."""
        if not self.properties:
            return self.name
        inside = ",".join(f"{key}:{value}" for key, value in self.properties)
        return f"{self.name}{{{inside}}}"


@final
@attrs.frozen
class TemplateBlock:
    pos: BlockPos
    """From the structure's corner."""
    state: int
    """Index in the palette; -1 stands for a bad index, which the game reads as air."""
    nbt: Compound | None = None
    """The block entity's data; shared, so never write to it."""


@final
@attrs.frozen
class TemplateEntity:
    pos: Vec3
    """From the structure's corner."""
    block_pos: BlockPos
    nbt: Compound
    """Shared, so never write to it."""


@final
@attrs.frozen(eq=False)
class StructureTemplate:
    """Immutable; `gametest.structure.comparison` says whether two are equal."""

    size: tuple[int, int, int]
    palettes: tuple[tuple[TemplateState, ...], ...] = attrs.field(kw_only=True)
    """One at least; where there are more, the place decides which one is used."""
    blocks: tuple[TemplateBlock, ...] = attrs.field(kw_only=True)
    """In the order of the file; cells that are not listed stay as they are."""
    entities: tuple[TemplateEntity, ...] = attrs.field(kw_only=True, default=())
    data_version: int | None = attrs.field(kw_only=True)
    """None: the file does not say, and nothing is upgraded."""
    source: str = attrs.field(kw_only=True, default="")
    """Where it was read, for messages."""
    extra: Compound = attrs.field(kw_only=True, factory=dict)
    """Top-level keys that the format does not have; written back as they are."""

    cache: dict[Any, Any] = attrs.field(init=False, factory=dict, repr=False)
    """What `upgrade` and `placement` computed from this template, by their own keys."""

    @property
    def palette(self) -> tuple[TemplateState, ...]:
        return self.palettes[0]

    @property
    def box(self) -> BoundingBox:
        """Of the unrotated structure at 0 0 0; only for a size of at least 1."""
        return BoundingBox.of_size((0, 0, 0), self.size)

    def location_of(self, block: TemplateBlock) -> str:
        """Words for messages."""
        return f"block at {block.pos}"

"""Entities as data: they stand where they were put, carry NBT and tags, and never act."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, final

import attrs

from gametest.core.bounding_box import BoundingBox
from gametest.core.position import BlockPos, Vec3
from gametest.nbt.tags import (
    Compound,
    Double,
    Float,
    IntArray,
    copy_tag,
)

INERT_TYPES: Final = frozenset(
    {
        "minecraft:block_display",
        "minecraft:end_crystal",
        "minecraft:glow_item_frame",
        "minecraft:interaction",
        "minecraft:item_display",
        "minecraft:item_frame",
        "minecraft:marker",
        "minecraft:painting",
        "minecraft:text_display",
    }
)
"""Kinds that never move nor act by themselves, so keeping them as data is the whole truth.

Frames and paintings do so while their wall stands, end crystals outside the End.
"""


@final
@attrs.define(eq=False, repr=False)
class StoredEntity:
    """One entity of a level; `nbt` holds all that the fields do not."""

    type_id: str
    """`minecraft:marker`; the registry of entity types."""
    uuid: int
    """128 bits; `EntityStorage` makes one that is not in use."""
    pos: Vec3
    """Centre of the feet, absolute."""
    yaw: float = attrs.field(default=0.0, kw_only=True)
    pitch: float = attrs.field(default=0.0, kw_only=True)
    tags: set[str] = attrs.field(factory=set, kw_only=True)
    nbt: Compound = attrs.field(factory=dict, kw_only=True)

    is_removed: bool = attrs.field(default=False, init=False)

    @classmethod
    def from_nbt(cls, nbt: Compound, uuid: int, pos: Vec3) -> StoredEntity:
        """From saved data; the place and the identity are given, not read."""
        entity = cls(str(nbt.get("id", "")), uuid, pos)
        entity.load(nbt)
        return entity

    def load(self, nbt: Compound) -> None:
        """Take over rotation, tags and the rest; unknown keys are kept."""
        rotation = nbt.get("Rotation")
        if isinstance(rotation, list) and len(rotation) == 2:
            self.yaw, self.pitch = (float(angle) for angle in rotation)  # type: ignore[arg-type]
        tags = nbt.get("Tags")
        if isinstance(tags, list):
            self.tags = {tag for tag in tags if isinstance(tag, str)}
        self.nbt = {k: copy_tag(v) for k, v in nbt.items() if k not in _OWN_KEYS}

    def to_nbt(self) -> Compound:
        """All data, as `/data get entity` shows them; the caller may keep it."""
        nbt: Compound = {key: copy_tag(value) for key, value in self.nbt.items()}
        nbt["id"] = self.type_id
        nbt["Pos"] = [Double(value) for value in self.pos]
        nbt["Rotation"] = [Float(self.yaw), Float(self.pitch)]
        nbt["UUID"] = IntArray(uuid_ints(self.uuid))
        if self.tags:
            nbt["Tags"] = [*sorted(self.tags)]
        return nbt

    @property
    def block_pos(self) -> BlockPos:
        return self.pos.block_pos

    @property
    def acts(self) -> bool:
        """Whether the game would let it, or a passenger, do something in a tick."""
        return _acts(self.type_id, self.nbt)

    def is_in(self, box: BoundingBox) -> bool:
        """Whether its feet are in the space of the box."""
        return box.contains_point(*self.pos)


def uuid_ints(uuid: int) -> list[int]:
    """Four signed 32-bit numbers, most significant first, as NBT stores them."""
    words = [(uuid >> shift) & 0xFFFFFFFF for shift in (96, 64, 32, 0)]
    return [word - (1 << 32) if word >> 31 else word for word in words]


def uuid_of_ints(ints: list[int]) -> int:
    """The number of four 32-bit parts."""
    uuid = 0
    for part in ints:
        uuid = uuid << 32 | part & 0xFFFFFFFF
    return uuid


def uuid_text(uuid: int) -> str:
    """The usual spelling, 8-4-4-4-12 hexadecimal digits."""
    digits = f"{uuid:032x}"
    cuts = (0, 8, 12, 16, 20, 32)
    return "-".join(digits[a:b] for a, b in pairwise(cuts))


def _acts(type_id: str, nbt: Compound) -> bool:
    passengers = nbt.get("Passengers")
    return type_id not in INERT_TYPES or any(
        isinstance(passenger, dict) and _acts(str(passenger.get("id", "")), passenger)
        for passenger in (passengers if isinstance(passengers, list) else ())
    )


_OWN_KEYS: Final = frozenset({"id", "Pos", "Rotation", "UUID", "Tags"})

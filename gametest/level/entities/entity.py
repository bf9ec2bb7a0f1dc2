"""Entities: a place, data and tags; a body moves those whose kind moves here."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import fmod, isfinite
from typing import TYPE_CHECKING, Final, Self, TypeAlias

import attrs

from gametest.core.position import BlockPos, Vec3
from gametest.level.entities import entity_data
from gametest.level.entities.entity_activity import acts
from gametest.level.entities.entity_kind import NO_KINDS, EntityKind
from gametest.nbt.tags import Byte, Compound, Float, Tag

if TYPE_CHECKING:
    from gametest.core.bounding_box import BoundingBox
    from gametest.level.entities.entity_body import EntityBody
    from gametest.level.level import Level

Box: TypeAlias = tuple[float, float, float, float, float, float]
"""Least x, y, z, then greatest x, y, z."""

MAX_TAGS: Final = 1024
"""https://minecraft.wiki/w/Commands/tag"""
NO_MOTION: Final = Vec3(0.0, 0.0, 0.0)


@attrs.define(eq=False, repr=False)
class Entity:
    """One entity of a level.

    `pos`, `yaw`, `pitch` and `motion` are read freely and changed by `move_to`, `turn_to` and
    `set_motion`, so that the level learns of it. `tags` change by `add_tag`, `remove_tag`.
    """

    type_id: str
    """`minecraft:marker`; the registry of entity types."""
    uuid: int
    """128 bits; `level.new_uuid()` makes one."""
    pos: Vec3
    """Centre of the feet, absolute."""
    yaw: float = attrs.field(default=0.0, kw_only=True)
    pitch: float = attrs.field(default=0.0, kw_only=True)
    """32-bit numbers both."""
    motion: Vec3 = attrs.field(default=NO_MOTION, kw_only=True)
    """Blocks per tick."""
    tags: dict[str, None] = attrs.field(factory=dict, kw_only=True)
    """In the order in which they were added."""
    nbt: Compound = attrs.field(factory=dict, kw_only=True)
    """What has no field here and is not at its default; see `to_nbt`."""

    id: int = attrs.field(default=0, init=False)
    """The number of the running game; 0 until it is added to a level for the first time."""
    level: Level | None = attrs.field(default=None, init=False)
    is_removed: bool = attrs.field(default=False, init=False)
    vehicle: Entity | None = attrs.field(default=None, init=False)
    passengers: list[Entity] = attrs.field(factory=list, init=False)
    order: int = attrs.field(default=0, init=False)
    """Among the entities of its level: counts how many were added before it."""
    grid_key: tuple[int, int, int] | None = attrs.field(default=None, init=False)
    """Where its level's grid holds it."""
    body: EntityBody | None = attrs.field(default=None, init=False)
    """What moves it, if its kind moves here; made when it comes into a level."""
    is_reported: bool = attrs.field(default=False, init=False)
    """Its acting has been told once."""
    _kind: EntityKind | None = attrs.field(default=None, kw_only=True)

    # -- what it is ----------------------------------------------------------------------

    @property
    def kind(self) -> EntityKind:
        """What its level's version knows of the kind; in no level, nothing is known."""
        kind = self._kind
        if kind is None:
            kinds = NO_KINDS if self.level is None else self.level.world.entity_kinds
            kind = kinds.kind(self.type_id)
            if self.level is not None:
                self._kind = kind
        return kind

    @property
    def is_player(self) -> bool:
        return False

    @property
    def is_living(self) -> bool:
        return self.kind.is_living

    @property
    def is_alive(self) -> bool:
        """False for one that is gone or has no health left."""
        health = self.nbt.get("Health")
        return not self.is_removed and not (isinstance(health, Float) and health <= 0)

    @property
    def acts(self) -> bool:
        """Whether the game would let it do something by itself in the next tick."""
        return acts(self)

    # -- names ---------------------------------------------------------------------------

    @property
    def uuid_text(self) -> str:
        return uuid_text(self.uuid)

    @property
    def scoreboard_name(self) -> str:
        """The holder of its scores and the member of its team."""
        return uuid_text(self.uuid)

    @property
    def custom_name(self) -> Tag | None:
        """A text component."""
        return self.nbt.get("CustomName")

    @property
    def display_component(self) -> Tag:
        """The custom name or the name of the kind."""
        name = self.nbt.get("CustomName")
        if name is not None:
            return name
        return {"translate": f"entity.{self.type_id.replace(':', '.')}"}

    @property
    def display_name(self) -> str:
        """What a client would show of it."""
        from gametest.text.component import parse_component

        return parse_component(self.display_component).plain()

    # -- where it is ---------------------------------------------------------------------

    @property
    def block_pos(self) -> BlockPos:
        return self.pos.block_pos

    @property
    def size(self) -> tuple[float, float]:
        """Width and height now."""
        return self.kind.size_of(self)

    @property
    def bounding_box(self) -> Box:
        kind = self._kind or self.kind
        if kind.measure is None:
            width, height = kind.width, kind.height
        else:
            width, height = self.size
        x, y, z = self.pos
        half = width / 2
        if kind.is_attached:
            return (
                *(x - half, y - height / 2, z - half),
                *(x + half, y + height / 2, z + half),
            )
        return x - half, y, z - half, x + half, y + height, z + half

    @property
    def eye_height(self) -> float:
        """In proportion where its size is not the kind's (not confirmed for young ones)."""
        kind = self.kind
        height = self.size[1]
        if not kind.height or height == kind.height:
            return kind.eye_height
        return Float(kind.eye_height * height / kind.height)

    @property
    def eye_position(self) -> Vec3:
        return Vec3(self.pos.x, self.pos.y + self.eye_height, self.pos.z)

    def is_in(self, box: BoundingBox) -> bool:
        """Whether its feet are in the space of the box."""
        return box.contains_point(*self.pos)

    # -- changes -------------------------------------------------------------------------

    def move_to(
        self, pos: Vec3, yaw: float | None = None, pitch: float | None = None
    ) -> None:
        """Put it elsewhere in its level; see `gametest.entity.teleporting` for the rest."""
        self.pos = pos
        if yaw is not None or pitch is not None:
            self.turn_to(
                self.yaw if yaw is None else yaw, self.pitch if pitch is None else pitch
            )
        self.changed()

    def turn_to(self, yaw: float, pitch: float) -> None:
        """The pitch is kept within -90 and 90; what is no number is left out."""
        if isfinite(yaw):
            self.yaw = float(Float(yaw))
        if isfinite(pitch):
            self.pitch = float(Float(max(-90.0, min(90.0, fmod(pitch, 360.0)))))

    def set_on_ground(self, on_ground: bool) -> None:
        self.nbt["OnGround"] = Byte(on_ground)
        if self.body is not None:
            self.body.on_ground = on_ground

    def set_motion(self, motion: Vec3) -> None:
        self.motion = motion
        self.changed()

    def changed(self) -> None:
        """Its level looks again at whether it acts."""
        if self.body is not None:
            self.body.wake()
        if self.level is not None:
            self.level.entity_changed(self)

    def add_tag(self, tag: str) -> bool:
        """False if it has the tag already or has as many as can be."""
        if tag in self.tags or len(self.tags) >= MAX_TAGS:
            return False
        self.tags[tag] = None
        # One that was removed may still be a source's entity, but is not found by its tags.
        if self.level is not None and not self.is_removed:
            self.level.tag_added(self, tag)
        return True

    def remove_tag(self, tag: str) -> bool:
        """False if it did not have the tag."""
        if tag not in self.tags:
            return False
        del self.tags[tag]
        if self.level is not None and not self.is_removed:
            self.level.tag_removed(self, tag)
        return True

    # -- data ----------------------------------------------------------------------------

    @classmethod
    def from_nbt(
        cls, nbt: Compound, uuid: int, pos: Vec3, *, kind: EntityKind | None = None
    ) -> Self:
        """From saved data without passengers; place and identity are given, not read."""
        entity = cls(str(nbt.get("id", "")), uuid, pos, kind=kind)
        entity_data.load(entity, nbt)
        entity.pos = pos
        return entity

    def to_nbt(self) -> Compound:
        """All data, as `/data get entity` shows them; a copy.

        Without `id`, which the command does not show either; `save` has it.
        """
        return entity_data.to_nbt(self)

    def save(self) -> Compound:
        """All data in the form in which a world or a structure keeps them."""
        return {"id": self.type_id, **entity_data.to_nbt(self)}

    def load(self, nbt: Compound) -> None:
        """Take the data over in place of all it had; identity and passengers stay.

        What is missing or of the wrong type becomes the default, as `/data remove` shows.
        """
        entity_data.load(self, nbt)
        self.changed()

    def merge(self, nbt: Compound) -> None:
        """Write the keys that are given, compounds key by key (`/data merge`)."""
        entity_data.merge(self, nbt)
        self.changed()

    def __repr__(self) -> str:
        x, y, z = self.pos
        return f"<{self.type_id} {self.id} at {x:g} {y:g} {z:g}>"


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


@lru_cache(maxsize=1 << 14)
def uuid_text(uuid: int) -> str:
    """The usual spelling, 8-4-4-4-12 hexadecimal digits."""
    digits = f"{uuid:032x}"
    cuts = (0, 8, 12, 16, 20, 32)
    return "-".join(digits[a:b] for a, b in pairwise(cuts))

"""TNT that was lit becomes an entity (https://minecraft.wiki/w/TNT)."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING, Final

from gametest.block.state_nbt import state_nbt
from gametest.core.position import BlockPos, Vec3
from gametest.level.entities.entity import Entity
from gametest.nbt.tags import Short

if TYPE_CHECKING:
    from gametest.level.level import Level

TNT: Final = "minecraft:tnt"
FUSE: Final = 80
_HOP: Final = 0.20000000298023224
_PUSH: Final = 0.02


def prime_tnt(level: Level, pos: BlockPos, fuse: int = FUSE) -> Entity:
    """It hops up and a little to a random side. The block there is the caller's to remove.

    Speeds are general knowledge, as in the wiki's page.
    """
    angle = level.random.next_double() * (pi * 2.0)
    entity = Entity(
        TNT,
        level.new_uuid(),
        Vec3(pos.x + 0.5, float(pos.y), pos.z + 0.5),
        motion=Vec3(-sin(angle) * _PUSH, _HOP, -cos(angle) * _PUSH),
        nbt={
            "fuse": Short(fuse),
            "block_state": state_nbt(level.blocks.state_of(TNT)),
        },
    )
    level.add_entity(entity)
    return entity

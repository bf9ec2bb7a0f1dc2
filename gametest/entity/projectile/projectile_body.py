"""What all projectiles share: who shot them, and whom they strike.

General knowledge of the game: a projectile does not strike its owner, nor who rides with it, before it has
left their boxes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.entity.living.worn.requirements import is_of_kind
from gametest.entity.projectile.projectile_path import Hit, find_hit
from gametest.interaction.collision import root_vehicle, swept
from gametest.interaction.entity_search import touches
from gametest.level.entities.damage_source import DamageSource
from gametest.level.entities.entity_body import EntityBody
from gametest.level.entities.entity_riding import self_and_riders, uuid_of_nbt
from gametest.level.entities.hearing import make_noise
from gametest.nbt.tags import Byte

if TYPE_CHECKING:
    from gametest.core.position import Vec3
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_MOST_MARGIN: Final = 0.3
_SHOT: Final = "HasBeenShot"
"""https://minecraft.wiki/w/Entity_format#Projectiles"""


@attrs.define(eq=False, repr=False)
class ProjectileBody(EntityBody):
    left_owner: bool = attrs.field(default=False, init=False)
    was_shot: bool = attrs.field(default=False, init=False)

    def read(self) -> None:
        EntityBody.read(self)
        self.left_owner = bool(self.entity.nbt.get("LeftOwner"))
        self.was_shot = bool(self.entity.nbt.get(_SHOT))

    def write(self) -> None:
        EntityBody.write(self)
        if self.left_owner or "LeftOwner" in self.entity.nbt:
            self.entity.nbt["LeftOwner"] = Byte(self.left_owner)
        self.entity.nbt[_SHOT] = Byte(self.was_shot)

    def owner(self, level: Level) -> Entity | None:
        """Who shot it, if it is in the same dimension."""
        uuid = uuid_of_nbt(self.entity.nbt.get("Owner"))
        return None if uuid is None else level.find_entity(uuid)

    def source(
        self, level: Level, type: str, *, fallback: bool = False
    ) -> DamageSource:
        """A hit by it; with `fallback` it stands for an owner that it does not have."""
        owner = self.owner(level)
        if owner is None and fallback:
            owner = self.entity
        return DamageSource(f"minecraft:{type}", self.entity, owner)

    # -- whom it strikes -----------------------------------------------------------------

    def leave_owner(self, level: Level) -> None:
        """In each of its turns, before it moves; in its first one it is heard."""
        if not self.was_shot:
            self.was_shot = True
            make_noise(level, self.entity.pos, "projectile_shoot", self.owner(level))
        if self.left_owner:
            return
        owner = self.owner(level)
        if owner is None:
            self.left_owner = "Owner" not in self.entity.nbt
            return
        x0, y0, z0, x1, y1, z1 = swept(self.entity.bounding_box, self.entity.motion)
        around = (x0 - 1.0, y0 - 1.0, z0 - 1.0, x1 + 1.0, y1 + 1.0, z1 + 1.0)
        self.left_owner = not any(
            each.kind.is_pickable and touches(each.bounding_box, around)
            for each in self_and_riders(root_vehicle(owner))
        )

    def may_strike(self, level: Level, other: Entity) -> bool:
        if not other.kind.is_pickable or not other.is_alive:
            return False
        if self.left_owner:
            return True
        owner = self.owner(level)
        return owner is None or root_vehicle(owner) is not root_vehicle(other)

    def tell_strike(self, level: Level) -> None:
        """It is heard where it struck somebody; `strike_block` tells of blocks."""
        make_noise(level, self.entity.pos, "projectile_land", self.entity)

    def find_hit(self, level: Level, way: Vec3 | None = None) -> Hit | None:
        """The boxes of entities grow by up to 0.3 as it gets older."""
        margin = _margin(self.tick_count)
        hit = find_hit(
            level,
            self.entity,
            way=way,
            margin=margin,
            growth=margin - _margin(self.tick_count - 1),
            where=lambda other: self.may_strike(level, other),
        )
        struck = None if hit is None else hit.entity
        if struck is not None and is_of_kind(level, struck, "deflects_projectiles"):
            mechanic = f"{struck.type_id}: deflect"
            raise UnsupportedError(mechanic, struck.block_pos)
        return hit


def _margin(turns: int) -> float:
    return max(0.0, min(_MOST_MARGIN, (turns - 2) / 20.0))

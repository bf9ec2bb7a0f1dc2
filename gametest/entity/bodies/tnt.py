"""Lit TNT: it falls and waits for its fuse (https://minecraft.wiki/w/TNT).

Summoned without one it explodes in its first turn (https://minecraft.wiki/w/TNT#Activation).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.position import Vec3
from gametest.interaction.block_contact import apply_block_effects
from gametest.interaction.explosion import TNT_POWER, explode
from gametest.interaction.fluid_push import update_fluids
from gametest.interaction.movement import move
from gametest.level.entities.entity_body import EntityBody
from gametest.nbt.tags import Short

if TYPE_CHECKING:
    from gametest.level.level import Level

_NO_FUSE: Final = 0
_GRAVITY: Final = 0.04
_DRAG: Final = 0.98
_CENTER: Final = 0.0625
"""Height of the explosion, in parts of its own."""


@final
@attrs.define(eq=False, repr=False)
class TntBody(EntityBody):
    fuse: int = attrs.field(default=_NO_FUSE, init=False)
    power: float = attrs.field(default=TNT_POWER, init=False)

    def read(self) -> None:
        EntityBody.read(self)
        fuse = self.entity.nbt.get("fuse", _NO_FUSE)
        self.fuse = int(fuse) if isinstance(fuse, int) else _NO_FUSE
        power = self.entity.nbt.get("explosion_power", TNT_POWER)
        self.power = (
            max(0.0, min(128.0, float(power)))
            if isinstance(power, (int, float))
            else TNT_POWER
        )

    def write(self) -> None:
        EntityBody.write(self)
        self.entity.nbt["fuse"] = Short.wrapped(self.fuse)

    def tick(self, level: Level) -> None:
        entity = self.entity
        self.tick_count += 1
        x, y, z = entity.motion
        if not self.no_gravity:
            entity.motion = Vec3(x, y - _GRAVITY, z)
        move(level, entity, self, entity.motion)
        apply_block_effects(level, entity, self)
        if self.is_gone():
            return
        x, y, z = (part * _DRAG for part in entity.motion)
        if self.on_ground:
            x, y, z = x * 0.7, y * -0.5, z * 0.7
        entity.motion = Vec3(x, y, z)
        self.fuse -= 1
        if self.fuse > 0:
            update_fluids(level, entity, self)
            return
        center = entity.pos.plus((0.0, entity.size[1] * _CENTER, 0.0))
        level.remove_entity(entity)
        if level.world.game_rules.is_on("tnt_explodes"):
            explode(level, center, self.power, source=entity)

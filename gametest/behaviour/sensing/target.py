"""Targets: a projectile makes power, the more the nearer it strikes to the middle.

https://minecraft.wiki/w/Target: for 8 ticks, for 20 when it is an arrow or a trident.
"""

from __future__ import annotations

from math import ceil, floor
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.behaviour.redstone.static_source import Hit
from gametest.block.block_state import BlockState
from gametest.core.position import BlockPos, Vec3
from gametest.level.entities.entity_riding import uuid_of_nbt
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_ARROWS: Final = ("minecraft:arrow", "minecraft:spectral_arrow", "minecraft:trident")
_ARROW_TIME: Final = 20
_TIME: Final = 8
_STRONGEST: Final = 15


@final
@attrs.define(eq=False, repr=False)
class Target(Hit):
    def projectile_hit(
        self, level: Level, pos: BlockPos, state: BlockState, projectile: Entity
    ) -> None:
        power = strength_at(projectile.pos)
        _tell_owner(level, projectile, power)
        if level.has_scheduled_tick(pos, state.block):
            return
        level.set_block(pos, state.with_("power", str(power)), ALL)
        is_arrow = projectile.type_id in _ARROWS
        level.schedule_tick(pos, state.block, _ARROW_TIME if is_arrow else _TIME)


def _tell_owner(level: Level, projectile: Entity, power: int) -> None:
    """A player's hit counts (https://minecraft.wiki/w/Statistics)."""
    uuid = uuid_of_nbt(projectile.nbt.get("Owner"))
    owner = None if uuid is None else level.find_entity(uuid)
    if owner is not None and owner.is_player:
        triggers = level.world.triggers
        triggers.award(owner, "minecraft.custom:minecraft.target_hit")
        triggers.fire(
            owner,
            "minecraft:target_hit",
            projectile=projectile,
            signal_strength=power,
        )


def strength_at(point: Vec3) -> int:
    """1 to 15 for a point on a face; the axis that it is farthest out on is the face's own."""
    _, aside, _ = sorted(abs(one - floor(one) - 0.5) for one in point)
    return max(1, ceil(_STRONGEST * max(0.0, (0.5 - aside) / 0.5)))

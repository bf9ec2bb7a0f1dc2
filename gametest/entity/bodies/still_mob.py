"""A mob with `NoAI`: it stands where it is put, weightless, and is there for the blocks around it.

https://minecraft.wiki/w/Mob#NBT; that it does not fall and its speed dies away was seen in recorded
villagers of 26.2. What would hurt it is not simulated.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.core.position import Vec3
from gametest.entity.bodies.base_turn import base_turn
from gametest.entity.bodies.harm import BURN_IN_DAYLIGHT, check_living_harm
from gametest.entity.bodies.resting import quiet_cells
from gametest.interaction.block_contact import apply_block_effects
from gametest.interaction.pushing import push_neighbors
from gametest.level.entities.entity_body import EntityBody, Rest

if TYPE_CHECKING:
    from gametest.level.entities.damage_source import DamageSource
    from gametest.level.level import Level

_DRAG: Final = 0.98
_LEAST_SPEED: Final = 0.003


@final
@attrs.define(eq=False, repr=False)
class StillMobBody(EntityBody):
    company: int = attrs.field(default=0, init=False)
    """How many entities the level had when it came to rest."""

    def tick(self, level: Level) -> None:
        self.tick_count += 1
        entity = self.entity
        if not entity.nbt.get("NoAI"):
            raise UnsupportedError(f"{entity.type_id}: entity", entity.block_pos)
        check_living_harm(level, entity, self)
        base_turn(level, entity, self)
        if self.is_gone():
            return
        before, speed = entity.pos, entity.motion
        x, y, z = (part * _DRAG for part in entity.motion)
        entity.motion = Vec3(
            0.0 if abs(x) < _LEAST_SPEED else x,
            0.0 if abs(y) < _LEAST_SPEED else y,
            0.0 if abs(z) < _LEAST_SPEED else z,
        )
        apply_block_effects(level, entity, self)
        if self.is_gone():
            return
        push_neighbors(level, entity)
        is_still = entity.pos == before and entity.motion == speed
        if is_still and not (
            self.is_in_water or self.is_in_lava or self.fire_ticks > 0
        ):
            self._rest(level)

    def _rest(self, level: Level) -> None:
        """Unless something may come that it would push, or the sun may."""
        entity = self.entity
        if entity.type_id in BURN_IN_DAYLIGHT or level.hard_entities:
            return
        others = level.bodies.values()
        if any(other.kind.is_pushable and other is not entity for other in others):
            return
        cells = quiet_cells(level, entity)
        if cells is not None:
            self.company = len(level.entities)
            self.rest = Rest(cells, level.game_time, None)

    def still_rests(self, level: Level) -> bool:
        return self.company == len(level.entities)

    def read(self) -> None:
        EntityBody.read(self)
        self.rest = None

    def wake(self) -> None:
        self.rest = None

    def hurt(self, level: Level, source: DamageSource, amount: float) -> bool:
        entity = self.entity
        if not entity.nbt.get("Invulnerable"):
            raise UnsupportedError(
                f"{entity.type_id}: damage by {source.name}", entity.block_pos
            )
        return True

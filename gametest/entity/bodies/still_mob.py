"""A mob without a will: with `NoAI` it stands where it is put, weightless, and lives and dies there.

https://minecraft.wiki/w/Mob#NBT; that it does not fall and its speed dies away was seen in recorded
villagers of 26.2. One with a will is unsupported in its first turn, unless it is dead by then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.core.position import Vec3
from gametest.entity.bodies.base_turn import base_turn
from gametest.entity.bodies.living_travel import travel
from gametest.entity.bodies.resting import quiet_cells
from gametest.entity.living.living_body import LivingBody
from gametest.entity.living.mob_traits import (
    burns_by_day,
    check_mob_harm,
    minds_the_sky,
    moves_its_own_way,
    tick_gills,
    tick_wet,
)
from gametest.entity.living.surroundings import living_turn, tick_crowd, tick_frost
from gametest.interaction.block_contact import apply_block_effects
from gametest.interaction.pushing import push_neighbors
from gametest.level.entities.entity_body import Rest

if TYPE_CHECKING:
    from gametest.level.entities.damage_source import DamageSource
    from gametest.level.level import Level

_DRAG: Final = 0.98
_LEAST_SPEED: Final = 0.003


@final
@attrs.define(eq=False, repr=False)
class StillMobBody(LivingBody):
    company: int = attrs.field(default=0, init=False)
    """How many entities the level had when it came to rest."""
    has_lost_will: bool = attrs.field(default=False, init=False)
    """Its goals were taken from it, so that it falls and floats and does nothing else."""

    def lose_will(self) -> None:
        """Raises `UnsupportedError` for kinds that move in their own way all the same."""
        entity = self.entity
        if moves_its_own_way(entity):
            mechanic = f"{entity.type_id}: a mob without free will"
            raise UnsupportedError(mechanic, entity.block_pos)
        self.has_lost_will = True

    def tick(self, level: Level) -> None:
        entity = self.entity
        self.begin_turn(level)
        if "leash" in entity.nbt:
            raise UnsupportedError(f"{entity.type_id}: leash", entity.block_pos)
        falls = not entity.nbt.get("NoAI")
        if falls and entity.is_alive and not self.has_lost_will:
            raise UnsupportedError(f"{entity.type_id}: entity", entity.block_pos)
        if entity.is_alive and burns_by_day(level, entity):
            raise UnsupportedError(f"{entity.type_id}: burn by day", entity.block_pos)
        air = self.air
        base_turn(level, entity, self)
        if self.is_gone():
            return
        living_turn(level, self)
        if self.is_gone():
            return
        tick_gills(level, self, air)
        before, speed = entity.pos, entity.motion
        self._lose_speed(falls=falls)
        if falls and not self.is_gone():
            travel(level, entity, self)
        apply_block_effects(level, entity, self)
        if self.is_gone():
            return
        tick_frost(level, self)
        tick_wet(level, self)
        if entity.is_alive:
            push_neighbors(level, entity)
            tick_crowd(level, self)
        is_still = entity.pos == before and entity.motion == speed
        if is_still and not (
            self.is_in_water or self.is_in_lava or self.fire_ticks > 0
        ):
            self._rest(level)

    def _lose_speed(self, *, falls: bool) -> None:
        drag = 1.0 if falls else _DRAG
        x, y, z = (part * drag for part in self.entity.motion)
        self.entity.motion = Vec3(
            0.0 if abs(x) < _LEAST_SPEED else x,
            0.0 if abs(y) < _LEAST_SPEED else y,
            0.0 if abs(z) < _LEAST_SPEED else z,
        )

    def _rest(self, level: Level) -> None:
        """Unless something may come that it would push, or the sun may."""
        entity = self.entity
        may_rest, due = self.rest_due(level)
        if not may_rest or level.hard_entities:
            return
        if minds_the_sky(level, entity):
            return
        others = level.bodies.values()
        if any(other.kind.is_pushable and other is not entity for other in others):
            return
        cells = quiet_cells(level, entity)
        if cells is not None:
            self.company = len(level.entities)
            self.rest = Rest(cells, level.game_time, due)

    def still_rests(self, level: Level) -> bool:
        return self.company == len(level.entities)

    def tick_at_rest(self, level: Level) -> None:
        self.rest = None
        self.tick(level)

    def wake(self) -> None:
        self.rest = None

    def hurt(self, level: Level, source: DamageSource, amount: float) -> bool:
        amount = check_mob_harm(level, self, source, amount)
        return LivingBody.hurt(self, level, source, amount)

"""A mob without a will: with `NoAI` it stands where it is put, weightless, and lives and dies there.

https://minecraft.wiki/w/Mob#NBT; that it does not fall and its speed dies away was seen in recorded
villagers of 26.2. One with a will falls and floats; it is unsupported in the first turn in which its will
could change anything, unless it is dead by then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.core.position import Vec3
from gametest.entity.bodies.base_turn import base_turn
from gametest.entity.bodies.living_travel import travel
from gametest.entity.bodies.resting import is_met, quiet_cells
from gametest.entity.living.living_body import LivingBody
from gametest.entity.living.mob_clocks import (
    Clock,
    check_own_ways,
    clocks_of,
    has_own_ways,
    mends,
    run_clocks,
    ticks_until_due,
    turns_until,
)
from gametest.entity.living.mob_data import (
    check_data,
    is_unwanted,
    leave_peaceful_world,
    never_rests,
)
from gametest.entity.living.mob_traits import (
    check_mob_harm,
    minds_the_sky,
    moves_its_own_way,
    tick_gills,
    tick_wet,
)
from gametest.entity.living.sunburn import tick_sunburn
from gametest.entity.living.surroundings import living_turn, tick_crowd, tick_frost
from gametest.interaction.block_contact import apply_block_effects
from gametest.interaction.pushing import push_neighbors
from gametest.level.entities.entity_body import Rest

if TYPE_CHECKING:
    from gametest.core.position import BlockPos
    from gametest.level.entities.damage_source import DamageSource
    from gametest.level.level import Level
    from gametest.level.section import Section

    Cells = tuple[tuple[Section, int, int], ...]

_DRAG: Final = 0.98
_LEAST_SPEED: Final = 0.003


@attrs.define(eq=False, repr=False)
class StillMobBody(LivingBody):
    company: int = attrs.field(default=0, init=False)
    """How many entities the level had when it came to rest."""
    has_lost_will: bool = attrs.field(default=False, init=False)
    """Its goals were taken from it, so that it falls and floats and does nothing else."""
    has_drawn_traits: bool = attrs.field(default=False, init=False)
    """It came without data, so that chance decided what it is."""
    idle_cells: list[BlockPos] = attrs.field(factory=list, init=False)
    """Those that keep its will from changing anything."""

    clocks: tuple[Clock, ...] | None = attrs.field(default=None, init=False)
    """What runs in its data; None: not looked for since the data changed."""
    clocks_at: int = attrs.field(default=0, init=False)
    """Game time up to which they ran."""

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
        if is_unwanted(level, entity):
            leave_peaceful_world(level, entity)
            return
        check_data(level, entity)
        falls = not entity.nbt.get("NoAI")
        self.looks_about = falls and not self.has_lost_will
        if self.looks_about and entity.is_alive:
            self._stay_idle(level)
        if entity.is_alive and not self.looks_about:
            self._run_clocks(level)
        air = self.air
        base_turn(level, entity, self)
        if self.is_gone():
            return
        living_turn(level, self)
        if self.is_gone():
            return
        tick_gills(level, self, air)
        tick_sunburn(level, self)
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

    def _run_clocks(self, level: Level) -> None:
        """Raises `UnsupportedError` for what happens when one is over."""
        entity, now = self.entity, level.game_time
        if self.clocks is None:
            self.clocks, self.clocks_at = clocks_of(entity), now - 1
        if self.clocks:
            self._let_run(level, now)
        if has_own_ways(entity):
            check_own_ways(level, self)

    def _let_run(self, level: Level, now: int) -> None:
        ticks, self.clocks_at = now - self.clocks_at, now
        if not self.clocks or ticks <= 0:
            return
        entity = self.entity
        was = entity.bounding_box
        deeds = run_clocks(self, self.clocks, ticks)
        if entity.bounding_box != was:
            level.entity_moved(entity)
        if not deeds:
            return
        self.clocks = clocks_of(entity)
        *others, last = (f"{entity.type_id}: {deed}" for deed in deeds)
        for mechanic in others:
            level.report_unsupported(mechanic, entity.block_pos)
        raise UnsupportedError(last, entity.block_pos)

    def read(self) -> None:
        LivingBody.read(self)
        self.clocks = None

    def write(self) -> None:
        level = self.entity.level
        if self.clocks and level is not None:
            self._let_run(level, turns_until(level, self.entity))
        LivingBody.write(self)

    def came_by_chance(self) -> None:
        self.has_drawn_traits = True

    def _stay_idle(self, level: Level) -> None:
        """Raises `UnsupportedError` where its will could change something."""
        # Here, as few worlds have mobs with a will.
        from gametest.entity.will.idle import check_idle, draws_traits

        entity = self.entity
        if self.has_drawn_traits and draws_traits(entity):
            mechanic = f"{entity.type_id}: traits drawn by chance"
            raise UnsupportedError(mechanic, entity.block_pos)
        self.idle_cells = check_idle(level, self)

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
        if not may_rest or level.hard_entities or mends(self):
            return
        if minds_the_sky(level, entity) or never_rests(entity):
            return
        if self.looks_about and self._has_company(level):
            return
        cells = quiet_cells(level, entity)
        if cells is not None and self.looks_about:
            cells = self._with_idle_cells(level, cells)
        if cells is not None:
            self.company = len(level.entities)
            self.rest = Rest(cells, level.game_time, self._clocks_due(level, due))

    def _clocks_due(self, level: Level, due: int | None) -> int | None:
        left = ticks_until_due(self.entity, self.clocks or ())
        if left is None:
            return due
        end = level.game_time + left
        return end if due is None else min(due, end)

    def _with_idle_cells(self, level: Level, cells: Cells) -> Cells | None:
        """None: somebody may come whom it minds."""
        from gametest.entity.will.idle import may_rest

        if not may_rest(self):
            return None
        found = list(cells)
        for pos in dict.fromkeys(self.idle_cells):
            section, index, _ = level.cell(pos)
            found.append((section, index, section.ids[index]))
        return tuple(found)

    def _has_company(self, level: Level) -> bool:
        others = level.bodies.values()
        return any(
            other.kind.is_pushable and other is not self.entity for other in others
        )

    def still_rests(self, level: Level) -> bool:
        if self.looks_about and self.company != len(level.entities):
            return False
        return not (is_unwanted(level, self.entity) or is_met(level, self))

    def next_due(self, level: Level) -> int | None:
        if self.rest is not None and not self.still_rests(level):
            return level.game_time + 1
        return LivingBody.next_due(self, level)

    def tick_at_rest(self, level: Level) -> None:
        self.rest = None
        self.tick(level)

    def wake(self) -> None:
        self.rest = None

    def hurt(self, level: Level, source: DamageSource, amount: float) -> bool:
        if self.clocks:
            self._let_run(level, turns_until(level, self.entity))
        amount = check_mob_harm(level, self, source, amount)
        return LivingBody.hurt(self, level, source, amount)

"""Items that lie, fall, float, burn, merge and vanish (https://minecraft.wiki/w/Item_(entity)).

Order of a turn and the margins that the wiki does not give are general knowledge, held against
recorded motion of 26.2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.position import Vec3
from gametest.entity.bodies.base_turn import base_turn
from gametest.entity.bodies.escape import push_out
from gametest.entity.bodies.resting import ItemRest, find_rest
from gametest.entity.living.damage_types import resists
from gametest.entity.living.invulnerability import is_spared, is_spared_by_rule
from gametest.interaction.block_contact import apply_block_effects
from gametest.interaction.block_friction import ground_drag
from gametest.interaction.collision import is_free
from gametest.interaction.fluid_push import update_fluids
from gametest.interaction.free_fall import fall_freely
from gametest.interaction.movement import move
from gametest.item.item_stack import EMPTY, ItemStack
from gametest.level.entities.damage_source import DamageSource
from gametest.level.entities.entity_body import EntityBody
from gametest.level.entities.entity_field import short_of
from gametest.level.entities.entity_phase import had_its_turn
from gametest.nbt.tags import Short

if TYPE_CHECKING:
    from gametest.level.level import Level

GRAVITY: Final = 0.04
DRAG: Final = 0.9800000190734863
NEVER_AGES: Final = -32768
NEVER_PICKED_UP: Final = 32767
LIFETIME: Final = 6000
_DEEP: Final = 0.10000000149011612
"""Below this depth of water it falls as in air."""
_WATER_DRAG: Final = 0.9900000095367432
_LAVA_DRAG: Final = 0.949999988079071
_RISE: Final = 5.000000237487257e-4
_RISE_LIMIT: Final = 0.05999999865889549
_SLOW: Final = 9.999999747378752e-06
_HEALTH: Final = 5


@final
@attrs.define(eq=False, repr=False)
class ItemBody(EntityBody):
    stack: ItemStack = attrs.field(default=EMPTY, init=False)
    age: int = attrs.field(default=0, init=False)
    pickup_delay: int = attrs.field(default=0, init=False)
    health: int = attrs.field(default=_HEALTH, init=False)

    # -- data ----------------------------------------------------------------------------

    def read(self) -> None:
        super().read()
        self.rest = None
        nbt = self.entity.nbt
        self.stack = ItemStack.from_nbt(nbt.get("Item"))
        self.age = short_of(nbt.get("Age"), 0)
        self.pickup_delay = short_of(nbt.get("PickupDelay"), 0)
        self.health = short_of(nbt.get("Health"), _HEALTH)

    def write(self) -> None:
        self.wake()
        super().write()
        nbt = self.entity.nbt
        nbt["Age"] = Short.wrapped(self.age)
        nbt["PickupDelay"] = Short.wrapped(self.pickup_delay)
        nbt["Health"] = Short.wrapped(self.health)

    def set_stack(self, level: Level, stack: ItemStack) -> None:
        self.stack = stack
        level.item_changes += 1
        self.entity.nbt["Item"] = stack.to_nbt()

    # -- its turn ------------------------------------------------------------------------

    def tick(self, level: Level) -> None:
        entity = self.entity
        if self.stack.is_empty:
            level.remove_entity(entity)
            return
        self.tick_count += 1
        level.item_changes += 1
        before = entity.pos
        if self._falls(level):
            self._end_turn(level, before)
            return
        base_turn(level, entity, self)
        if self.is_gone():
            return
        if 0 < self.pickup_delay != NEVER_PICKED_UP:
            self.pickup_delay -= 1
        self._accelerate()
        self.no_physics = not is_free(level, entity.bounding_box, entity)
        if self.no_physics:
            push_out(level, entity)
        mx, _, mz = entity.motion
        moves = (
            not self.on_ground
            or mx * mx + mz * mz > _SLOW
            or (self.tick_count + entity.id) % 4 == 0
        )
        if moves:
            self._move(level)
        else:
            # Recorded: bubbles pull at one that rests in every tick.
            apply_block_effects(level, entity, self)
        if not self.is_gone() and self._end_turn(level, before):
            update_fluids(level, entity, self)
            if moves and self.on_ground and entity.pos == before:
                self.rest = find_rest(level, self)

    def _falls(self, level: Level) -> bool:
        """Through air and nothing else; false: the whole turn must be taken."""
        entity = self.entity
        if self.no_gravity or entity.pos.y < level.min_y:
            return False
        x, y, z = motion = entity.motion
        entity.motion = Vec3(x, y - GRAVITY, z)
        if not fall_freely(level, entity, self):
            entity.motion = motion
            return False
        entity.motion = Vec3(x * DRAG, (y - GRAVITY) * DRAG, z * DRAG)
        if 0 < self.pickup_delay != NEVER_PICKED_UP:
            self.pickup_delay -= 1
        return True

    def _end_turn(self, level: Level, before: Vec3) -> bool:
        """Merge and age; false if it is gone."""
        entity = self.entity
        changed_cell = entity.pos.block_pos != before.block_pos
        if self.tick_count % (2 if changed_cell else 40) == 0:
            self.merge_with_neighbors(level)
            if self.is_gone():
                return False
        if self.age != NEVER_AGES:
            self.age += 1
        if self.age >= LIFETIME:
            level.remove_entity(entity)
            return False
        return True

    def _accelerate(self) -> None:
        entity = self.entity
        x, y, z = entity.motion
        if self.is_in_water and self.water_height > _DEEP:
            rise = _RISE if y < _RISE_LIMIT else 0.0
            entity.motion = Vec3(x * _WATER_DRAG, y + rise, z * _WATER_DRAG)
        elif self.is_in_lava and self.lava_height > _DEEP:
            rise = _RISE if y < _RISE_LIMIT else 0.0
            entity.motion = Vec3(x * _LAVA_DRAG, y + rise, z * _LAVA_DRAG)
        elif not self.no_gravity:
            entity.motion = Vec3(x, y - GRAVITY, z)

    def _move(self, level: Level) -> None:
        entity = self.entity
        move(level, entity, self, entity.motion)
        apply_block_effects(level, entity, self)
        if self.is_gone():
            return
        drag = ground_drag(level, entity, self) if self.on_ground else DRAG
        x, y, z = entity.motion
        y *= DRAG
        if self.on_ground and y < 0.0:
            y *= -0.5
        entity.motion = Vec3(x * drag, y, z * drag)

    # -- rest ----------------------------------------------------------------------------

    def wake(self) -> None:
        """Make up for the ticks that it slept through.

        Whoever changed its stack wrote it to the data.
        """
        rest, level = self.rest, self.entity.level
        self.stack = ItemStack.from_nbt(self.entity.nbt.get("Item"))
        self.rest = None
        if isinstance(rest, ItemRest) and level is not None:
            is_over = had_its_turn(level, self.entity)
            rest.catch_up(self, level.game_time - (0 if is_over else 1))

    def disturbed(self, level: Level) -> None:
        self.wake()

    def tick_at_rest(self, level: Level) -> None:
        """It merges, or its time is over."""
        entity, rest = self.entity, self.rest
        assert isinstance(rest, ItemRest)
        rest.catch_up(self, level.game_time)
        if self.tick_count % 40 == 0 and rest.checked_at != level.item_changes:
            self.merge_with_neighbors(level)
            rest.checked_at = level.item_changes
        if self.is_gone():
            return
        if self.age >= LIFETIME:
            level.remove_entity(entity)
        elif self.rest is rest:
            rest.set_due(self)

    def next_due(self, level: Level) -> int | None:
        rest = self.rest
        if isinstance(rest, ItemRest) and rest.checked_at == level.item_changes:
            return rest.end_of(self)
        return EntityBody.next_due(self, level)

    # -- merging -------------------------------------------------------------------------

    def can_merge(self, level: Level) -> bool:
        return (
            not self.entity.is_removed
            and self.pickup_delay != NEVER_PICKED_UP
            and self.age != NEVER_AGES
            and self.age < LIFETIME
            and self.stack.count < level.world.items.max_stack_size(self.stack)
        )

    def merge_with_neighbors(self, level: Level) -> None:
        if not self.can_merge(level):
            return
        from gametest.entity.bodies.item_merging import merge_with_neighbors

        merge_with_neighbors(level, self)

    # -- harm ----------------------------------------------------------------------------

    def hurt(self, level: Level, source: DamageSource, amount: float) -> bool:
        if is_spared(level, self.entity, source) or resists(level, self.stack, source):
            return False
        if is_spared_by_rule(level, source):
            return False
        self.health = int(self.health - amount)
        if self.health <= 0:
            level.remove_entity(self.entity)
        return True

    def ignite(self, ticks: int) -> None:
        level = self.entity.level
        if level is not None and not self.resists_fire(level):
            super().ignite(ticks)

    def resists_fire(self, level: Level) -> bool:
        return resists(level, self.stack, DamageSource.of("in_fire"))

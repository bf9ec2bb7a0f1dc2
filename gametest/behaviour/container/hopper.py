"""Hoppers: one item pushed and one drawn in, every 8 ticks, unless power locks them.

https://minecraft.wiki/w/Hopper. That a hopper whose first item comes from another hopper waits 7
ticks is the page's too; the rest of the order is general knowledge of the game, checked against the
traces `hopper_pull`, `hopper_locked` and `item_into_hopper` (https://github.com/Schem-at/Nucleation).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.behaviour.container.storage import StorageBlock, StorageBlockEntity
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.interaction.container_access import find_container
from gametest.interaction.item_transfer import draw, items_over, push, take_entity
from gametest.item.item_stack import ItemStack
from gametest.level.block_entity import BlockEntity
from gametest.level.update_flags import CLIENTS
from gametest.nbt.tags import Compound, Int

if TYPE_CHECKING:
    from collections.abc import Callable

    from gametest.block.block import Block
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

COOLDOWN: Final = 8
_SIZE: Final = 5
_KEY: Final = "TransferCooldown"


@final
@attrs.define(eq=False, repr=False)
class HopperBlockEntity(StorageBlockEntity):
    _ready_at: int = attrs.field(init=False, default=0)
    """Game time of the first tick in which it may move something."""
    _loaded_cooldown: int = attrs.field(init=False, default=-1)
    """Of saved data: ticks to wait, counted from its next turn; 0 after it."""
    _rested_at: int = attrs.field(init=False, default=-1)
    """The level's count of writes when there was nothing to move."""

    def load(self, nbt: Compound) -> None:
        super().load(nbt)
        saved = self.nbt.pop(_KEY, -1)
        self._loaded_cooldown = int(saved) if isinstance(saved, int) else -1
        self._ready_at = 0
        self._rested_at = -1

    def save(self) -> Compound:
        left = self._loaded_cooldown
        if not left:
            left = max(0, self._ready_at - self.owner.game_time)
        return {**super().save(), _KEY: Int(left)}

    # -- slots: moves tell once, at their end --------------------------------------------

    def set_item(self, slot: int, stack: ItemStack) -> None:
        if self.has_loot:
            self.fill_from_loot()
        self.items[slot] = self.limited(stack)
        self.owner.write_count += 1

    def note_fed(self) -> None:
        """It waits 8 ticks, or 7 if its turn of this tick is over.

        Either way the tick that runs is the first of 8. A longer wait, which only data can set,
        stays.
        """
        now = self.owner.game_time
        if max(self._ready_at - now, self._loaded_cooldown) <= COOLDOWN:
            self._ready_at = now + COOLDOWN - 1
            self._loaded_cooldown = 0

    # -- ticking -------------------------------------------------------------------------

    def next_due(self, level: Level) -> int | None:
        if self._loaded_cooldown > 0 or level.game_time >= self._ready_at:
            # What it waits for comes by a write or an entity, and both wake the level.
            return None if self._rested_at == level.write_count else level.game_time
        return self._ready_at

    def tick(self, level: Level) -> None:
        if self._loaded_cooldown > 0:
            self._ready_at = level.game_time + self._loaded_cooldown - 1
        self._loaded_cooldown = 0
        if level.game_time >= self._ready_at:
            center = self.pos.center
            self._move(level, lambda: draw(level, self, center))

    def take_inside(self, level: Level, entity: Entity) -> None:
        """An item entity touches the bowl: taken in at once, in the entity's own turn."""
        if self._loaded_cooldown > 0 or level.game_time < self._ready_at:
            return
        if self._move(level, lambda: take_entity(level, self, entity)):
            # Its own turn of this tick, still to come, counts.
            self._ready_at -= 1

    def _move(self, level: Level, draw_in: Callable[[], bool]) -> bool:
        state = level.get_block_state(self.pos)
        moved = False
        if state.find("enabled") == "true":
            if not self.is_empty:
                moved = self._push(level, state)
            if not self._is_full:
                moved = draw_in() or moved
        if moved:
            self._ready_at = level.game_time + COOLDOWN
            self.changed()
        else:
            self._rested_at = level.write_count
        return moved

    def _push(self, level: Level, state: BlockState) -> bool:
        facing = Direction.by_label(state.get("facing"))
        target = find_container(level, facing.from_pos(self.pos))
        return target is not None and push(self, target, facing.opposite)

    @property
    def _is_full(self) -> bool:
        for stack in self.items:
            if stack.is_empty or stack.count < self.stack_limit(stack):
                return False
        return True


@final
@attrs.define(eq=False, repr=False)
class Hopper(StorageBlock):
    size: int = _SIZE

    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        if old_state.block is not state.block:
            self._check_power(level, pos, state)

    def neighbor_changed(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        source: Block,
        source_pos: BlockPos | None,
    ) -> None:
        self._check_power(level, pos, state)

    def entity_inside(
        self, level: Level, pos: BlockPos, state: BlockState, entity: Entity
    ) -> None:
        block_entity = level.get_block_entity(pos)
        if (
            isinstance(block_entity, HopperBlockEntity)
            and entity.type_id == "minecraft:item"
            and entity in items_over(level, pos.center)
        ):
            block_entity.take_inside(level, entity)

    def new_block_entity(self, pos: BlockPos, state: BlockState) -> BlockEntity | None:
        return HopperBlockEntity("minecraft:hopper", pos, size=_SIZE)

    def _check_power(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        word = str(not level.has_neighbor_signal(pos)).lower()
        if state.get("enabled") != word:
            level.set_block(pos, state.with_("enabled", word), CLIENTS)

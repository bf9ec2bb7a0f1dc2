"""Crafters: 4 ticks after power comes they make what lies in their grid.

https://minecraft.wiki/w/Crafter. What is made goes into the container before it, else out of its
front; so do buckets and bottles that are left. Disabled slots take nothing and count as full for
comparators.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.behaviour.container.ejecting import eject
from gametest.behaviour.container.remainder import crafting_remainder
from gametest.behaviour.container.storage import StorageBlockEntity
from gametest.behaviour.container.triggered import SIZE, TriggeredBlock, one_less
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.interaction.container_access import find_container
from gametest.interaction.item_transfer import insert
from gametest.level.update_flags import ALL, CLIENTS
from gametest.nbt.tags import Compound, Int, IntArray

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.core.position import BlockPos
    from gametest.item.item_stack import ItemStack
    from gametest.level.block_entity import BlockEntity
    from gametest.level.level import Level

_WIDTH: Final = 3
_CRAFTING_TICKS: Final = 6
_LEFT, _DISABLED, _TRIGGERED = "crafting_ticks_remaining", "disabled_slots", "triggered"


@final
@attrs.define(eq=False, repr=False)
class CrafterBlockEntity(StorageBlockEntity):
    disabled: set[int] = attrs.field(factory=set, init=False)
    ticks_left: int = attrs.field(default=0, init=False)
    """Until the block no longer shows that it crafts."""
    is_triggered: bool = attrs.field(default=False, init=False)

    def load(self, nbt: Compound) -> None:
        super().load(nbt)
        saved = self.nbt.pop(_DISABLED, ())
        self.disabled = {
            int(slot)
            for slot in (saved if isinstance(saved, IntArray | list) else ())
            if isinstance(slot, int) and 0 <= slot < SIZE and self.items[slot].is_empty
        }
        left = self.nbt.pop(_LEFT, 0)
        self.ticks_left = int(left) if isinstance(left, int) else 0
        self.is_triggered = self.nbt.pop(_TRIGGERED, 0) == 1

    def save(self) -> Compound:
        return {
            **super().save(),
            _LEFT: Int(self.ticks_left),
            _DISABLED: IntArray(sorted(self.disabled)),
            _TRIGGERED: Int(self.is_triggered),
        }

    def set_item(self, slot: int, stack: ItemStack) -> None:
        """By command even into a disabled slot, which it enables."""
        self.disabled.discard(slot)
        super().set_item(slot, stack)

    def can_place(self, slot: int, stack: ItemStack) -> bool:
        """Empty slots first, then the smallest stack of the kind."""
        if slot in self.disabled:
            return False
        there = self.items[slot]
        if there.is_empty:
            return True
        if there.count >= self.stack_limit(there):
            return False
        return not any(
            other.is_empty or (other.count < there.count and other.stacks_with(there))
            for later, other in enumerate(self.items[slot + 1 :], slot + 1)
            if later not in self.disabled
        )

    def next_due(self, level: Level) -> int | None:
        return level.game_time if self.ticks_left > 0 else None

    def tick(self, level: Level) -> None:
        self.ticks_left -= 1
        level.write_count += 1
        if self.ticks_left == 0:
            state = level.get_block_state(self.pos)
            level.set_block(self.pos, state.with_("crafting", "false"), ALL)


@final
@attrs.define(eq=False, repr=False)
class Crafter(TriggeredBlock):
    is_fed_from_above: bool = False

    def new_block_entity(self, pos: BlockPos, state: BlockState) -> BlockEntity | None:
        return CrafterBlockEntity("minecraft:crafter", pos, size=SIZE)

    def triggered(
        self, level: Level, pos: BlockPos, state: BlockState, has_signal: bool
    ) -> None:
        if not has_signal:
            state = state.with_("crafting", "false")
        level.set_block(pos, state, CLIENTS)
        block_entity = level.get_block_entity(pos)
        if isinstance(block_entity, CrafterBlockEntity):
            block_entity.is_triggered = has_signal

    def get_analog_output(self, level: Level, pos: BlockPos, state: BlockState) -> int:
        """The number of slots that hold something or are disabled."""
        block_entity = level.get_block_entity(pos)
        if not isinstance(block_entity, CrafterBlockEntity):
            return 0
        return sum(
            not stack.is_empty or slot in block_entity.disabled
            for slot, stack in enumerate(block_entity.stacks())
        )

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        own = level.get_block_entity(pos)
        if not isinstance(own, CrafterBlockEntity) or own.is_empty:
            return
        recipes = level.world.items.recipes
        if recipes is None:
            mechanic = "recipe: crafting"
            raise UnsupportedError(mechanic, pos)
        found = recipes.craft(own.items, _WIDTH, _WIDTH)
        if found is None or found.stack.is_empty:
            return
        own.ticks_left = _CRAFTING_TICKS
        level.set_block(pos, state.with_("crafting", "true"), CLIENTS)
        facing = front_of(state)
        _give(level, pos, facing, found.stack)
        for stack in tuple(own.items):
            left = crafting_remainder(stack)
            if not left.is_empty:
                _give(level, pos, facing, left)
        own.items = [one_less(stack) for stack in own.items]
        own.changed()


def front_of(state: BlockState) -> Direction:
    """Of `orientation`, `north_up`: the first word."""
    return Direction.by_label(state.get("orientation").split("_")[0])


def _give(level: Level, pos: BlockPos, facing: Direction, stack: ItemStack) -> None:
    """Into the container before it as far as it fits, the rest into the world."""
    target = find_container(level, facing.from_pos(pos))
    if target is not None:
        face = facing.opposite
        if isinstance(target, CrafterBlockEntity) or (
            stack.count > target.stack_limit(stack)
        ):
            while not stack.is_empty:
                if not insert(target, stack.with_count(1), face).is_empty:
                    break
                stack = one_less(stack)
        else:
            before = -1
            while not stack.is_empty and stack.count != before:
                before = stack.count
                stack = insert(target, stack, face)
    if not stack.is_empty:
        eject(level, pos, facing, stack)

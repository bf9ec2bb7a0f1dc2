"""Chests: two side by side join and are one container (https://minecraft.wiki/w/Chest).

Under a conductor a chest cannot be opened; then
comparators read nothing, while hoppers still reach in (the Lithium test
`comparator_update_collection`, https://github.com/CaffeineMC/lithium, depends on it).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.behaviour.container.storage import StorageBlock, StorageBlockEntity
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.block_entity import BlockEntity
from gametest.level.container import Container

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gametest.item.item_stack import ItemStack
    from gametest.level.level import Level

_MOST_POWER: Final = 15
_OTHER: Final = {"left": "right", "right": "left"}


@final
@attrs.frozen(eq=False)
class DoubleChest(Container):
    """The slots of the right half come first (general knowledge)."""

    first: Container
    second: Container

    @property
    def size(self) -> int:
        return self.first.size + self.second.size

    def get_item(self, slot: int) -> ItemStack:
        half, number = self._half(slot)
        return half.get_item(number)

    def set_item(self, slot: int, stack: ItemStack) -> None:
        half, number = self._half(slot)
        half.set_item(number, stack)

    def stack_limit(self, stack: ItemStack) -> int:
        return self.first.stack_limit(stack)

    def stacks(self) -> Iterator[ItemStack]:
        yield from self.first.stacks()
        yield from self.second.stacks()

    def changed(self) -> None:
        self.first.changed()
        self.second.changed()

    @property
    def is_watched(self) -> bool:
        return self.first.is_watched or self.second.is_watched

    def _half(self, slot: int) -> tuple[Container, int]:
        if slot < self.first.size:
            return self.first, slot
        return self.second, slot - self.first.size


class Chest(StorageBlock):
    def container(
        self, level: Level, pos: BlockPos, state: BlockState
    ) -> Container | None:
        own = super().container(level, pos, state)
        beside = _other_half(level, pos, state)
        if own is None or beside is None:
            return own
        other = super().container(level, beside, level.get_block_state(beside))
        if other is None:
            return own
        if state.get("type") == "right":
            return DoubleChest(own, other)
        return DoubleChest(other, own)

    def get_analog_output(self, level: Level, pos: BlockPos, state: BlockState) -> int:
        beside = _other_half(level, pos, state)
        if _is_blocked(level, pos) or (
            beside is not None and _is_blocked(level, beside)
        ):
            return 0
        return super().get_analog_output(level, pos, state)

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        super().update_shape(level, pos, state, direction, neighbor_pos, neighbor_state)
        if _may_join(state, neighbor_state) and direction.is_horizontal:
            half = neighbor_state.get("type")
            if (
                state.get("type") == "single"
                and half != "single"
                and state.get("facing") == neighbor_state.get("facing")
                and side_of_other_half(neighbor_state) is direction.opposite
            ):
                if neighbor_state.block is not state.block:
                    mechanic = f"{state.block.name}: join another kind"
                    raise UnsupportedError(mechanic, pos)
                return state.with_("type", _OTHER[half])
            if (
                neighbor_state.block is not state.block
                and state.get("type") != "single"
                and side_of_other_half(state) is direction
            ):
                mechanic = f"{state.block.name}: follow its other half"
                raise UnsupportedError(mechanic, pos)
            return state
        if state.get("type") != "single" and side_of_other_half(state) is direction:
            return state.with_("type", "single")
        return state


@final
@attrs.define(eq=False, repr=False)
class TrappedChestBlockEntity(StorageBlockEntity):
    viewers: int = attrs.field(default=0, init=False)
    """Players that look into it; not saved."""


@final
class TrappedChest(Chest):
    """Its power is the number of players who look into it, strong to what is below.

    https://minecraft.wiki/w/Trapped_Chest
    """

    def new_block_entity(self, pos: BlockPos, state: BlockState) -> BlockEntity | None:
        kind = "minecraft:trapped_chest"
        return TrappedChestBlockEntity(kind, pos, size=self.size)

    def is_signal_source(self, state: BlockState) -> bool:
        return True

    def get_signal(
        self, level: Level, pos: BlockPos, state: BlockState, direction: Direction
    ) -> int:
        chest = level.get_block_entity(pos)
        if not isinstance(chest, TrappedChestBlockEntity):
            return 0
        return min(chest.viewers, _MOST_POWER)

    def get_direct_signal(
        self, level: Level, pos: BlockPos, state: BlockState, direction: Direction
    ) -> int:
        if direction is not Direction.UP:
            return 0
        return self.get_signal(level, pos, state, direction)


def look_into(level: Level, pos: BlockPos, more: int) -> None:
    """So many more players look into a trapped chest, and into its other half."""
    state = level.get_block_state(pos)
    beside = _other_half(level, pos, state)
    for place in (pos,) if beside is None else (pos, beside):
        chest = level.get_block_entity(place)
        if isinstance(chest, TrappedChestBlockEntity):
            chest.viewers = max(0, chest.viewers + more)
            # Dust asks again only after a write.
            level.write_count += 1
            level.update_neighbors_at(place, state.block)
            level.update_neighbors_at(Direction.DOWN.from_pos(place), state.block)


def side_of_other_half(state: BlockState) -> Direction:
    """Clockwise of its front for the left half, as seen by the chest."""
    facing = Direction.by_label(state.get("facing"))
    return facing.clockwise if state.get("type") == "left" else facing.counterclockwise


def _other_half(level: Level, pos: BlockPos, state: BlockState) -> BlockPos | None:
    """None for a single chest, and where the other half does not fit."""
    if state.get("type") == "single":
        return None
    beside = side_of_other_half(state).from_pos(pos)
    neighbor = level.get_block_state(beside)
    fits = (
        neighbor.block is state.block
        and neighbor.get("type") == _OTHER[state.get("type")]
        and neighbor.get("facing") == state.get("facing")
    )
    return beside if fits else None


def _is_blocked(level: Level, pos: BlockPos) -> bool:
    return level.get_block_state(Direction.UP.from_pos(pos)).is_conductor


def _may_join(state: BlockState, neighbor: BlockState) -> bool:
    """Copper chests join at any stage of oxidation."""
    if neighbor.block is state.block:
        return True
    names = (state.block.name, neighbor.block.name)
    return all(name.endswith("copper_chest") for name in names)

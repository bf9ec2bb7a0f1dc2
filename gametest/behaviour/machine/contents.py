"""What a block entity holds, and how comparators read it.

https://minecraft.wiki/w/Redstone_Comparator#Measure_block_state: an empty block reads 0; how full
another one is depends on stack sizes, which is not simulated.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.block_entity import BlockEntity

if TYPE_CHECKING:
    from gametest.level.level import Level

_CONTENT_KEYS: Final = ("Items", "item", "LootTable", "RecordItem", "Book")


def holds_something(block_entity: BlockEntity | None) -> bool:
    """Items, or a loot table that would make some."""
    if block_entity is None:
        return False
    return any(bool(block_entity.nbt.get(key)) for key in _CONTENT_KEYS)


def inventory_holds_something(level: Level, pos: BlockPos) -> bool:
    """As `holds_something`, both halves of a double chest taken as one inventory."""
    if holds_something(level.get_block_entity(pos)):
        return True
    state = level.get_block_state(pos)
    half = state.find("type")
    if half not in ("left", "right") or state.find("facing") is None:
        return False
    facing = Direction.by_label(state.get("facing"))
    # https://minecraft.wiki/w/Chest: the left half has its other half clockwise of its front.
    side = facing.clockwise if half == "left" else facing.counterclockwise
    other = side.from_pos(pos)
    if level.get_block_state(other).block is not state.block:
        return False
    return holds_something(level.get_block_entity(other))


class ContainerBlockEntity(BlockEntity):
    def before_removal(self, level: Level, state: BlockState) -> None:
        if holds_something(self):
            raise UnsupportedError(f"{state.block.name}: drop contents", self.pos)


class HasContents(BlockBehaviour):
    """Mixed into blocks that comparators read by what they hold."""

    def new_block_entity(self, pos: BlockPos, state: BlockState) -> BlockEntity | None:
        kind = state.block_entity_type
        return None if kind is None else ContainerBlockEntity(kind, pos)

    def has_analog_output(self, state: BlockState) -> bool:
        return True

    def get_analog_output(self, level: Level, pos: BlockPos, state: BlockState) -> int:
        honey = state.find("honey_level")
        if honey is not None:
            return int(honey)
        if inventory_holds_something(level, pos):
            raise UnsupportedError(f"{state.block.name}: comparator reading", pos)
        block_entity = level.get_block_entity(pos)
        if block_entity is None:
            return 0
        if block_entity.nbt.get("disabled_slots"):
            raise UnsupportedError(f"{state.block.name}: comparator reading", pos)
        if state.find("sculk_sensor_phase") == "active":
            return _number(block_entity, "last_vibration_frequency", 0)
        return _number(block_entity, "last_interacted_slot", -1) + 1


def _number(block_entity: BlockEntity, key: str, default: int) -> int:
    value = block_entity.nbt.get(key, default)
    return int(value) if isinstance(value, int) else default

"""Tripwire: a line of string between two hooks gives power while somebody is in it.

https://minecraft.wiki/w/Tripwire, https://minecraft.wiki/w/Tripwire_Hook
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.behaviour.placement_rule import can_hang_or_stand
from gametest.behaviour.redstone.static_source import StaticSource
from gametest.behaviour.sensing.pressure_plate import presses_plates
from gametest.behaviour.sensing.tripwire_line import find_hook_of, lay_line
from gametest.block.block_state import BlockState
from gametest.block.support_type import SupportType
from gametest.core.direction import Axis, Direction
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.level.entities.entity import Box, Entity
    from gametest.level.level import Level

_RECHECK: Final = 10
"""Ticks after which a string looks whether it is still touched."""
_ATTACHED: Final = (0.0625, 0.15625)
_LOOSE: Final = (0.0, 0.5)
"""Heights between which entities touch it, in blocks."""


@final
class Tripwire(BlockBehaviour):
    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        if old_state.block is not state.block:
            _tell_hooks(level, pos, state)

    def on_remove(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        new_state: BlockState,
        moved: bool,
    ) -> None:
        if not moved:
            # A string that is cut pulls its hooks for a moment, unless it was disarmed.
            _tell_hooks(level, pos, state.with_("powered", "true"))

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        if direction.axis is Axis.Y:
            return state
        connects = neighbor_state.block is state.block or (
            neighbor_state.is_block("minecraft:tripwire_hook")
            and neighbor_state.get("facing") == direction.opposite.label
        )
        return state.with_(direction.label, str(connects).lower())

    def entity_inside(
        self, level: Level, pos: BlockPos, state: BlockState, entity: Entity
    ) -> None:
        if state.get("powered") == "false":
            self._look(level, pos, state)

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if state.get("powered") == "true":
            self._look(level, pos, state)

    def _look(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        is_touched = _is_touched(level, pos, state)
        if is_touched != (state.get("powered") == "true"):
            state = state.with_("powered", str(is_touched).lower())
            level.set_block(pos, state, ALL)
            _tell_hooks(level, pos, state)
        if is_touched:
            level.schedule_tick(pos, state.block, _RECHECK)


@final
@attrs.define(eq=False, repr=False)
class TripwireHook(StaticSource):
    strong_towards: str = attrs.field(default="facing", kw_only=True)

    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        side = Direction.by_label(state.get("facing")).opposite
        return can_hang_or_stand(level, pos, side, SupportType.FULL)

    def placed_by_hand(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        lay_line(level, pos, state)

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        lay_line(level, pos, state, is_told=True)

    def on_remove(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        new_state: BlockState,
        moved: bool,
    ) -> None:
        if moved:
            return
        is_powered = state.get("powered") == "true"
        if is_powered or state.get("attached") == "true":
            lay_line(level, pos, state, is_removed=True)
        if is_powered:
            level.update_neighbors_at(pos, state.block)
            back = Direction.by_label(state.get("facing")).opposite
            level.update_neighbors_at(back.from_pos(pos), state.block)

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        is_support = direction.opposite.label == state.get("facing")
        if is_support and not self.can_survive(level, pos, state):
            return level.blocks.air
        return state


def _tell_hooks(level: Level, pos: BlockPos, state: BlockState) -> None:
    """One hook of each line through the string looks at the whole line anew."""
    for side in (Direction.SOUTH, Direction.WEST):
        found = find_hook_of(level, pos, side)
        if found is not None:
            distance, hook_pos = found
            hook = level.get_block_state(hook_pos)
            lay_line(level, hook_pos, hook, is_told=True, changed=(distance, state))


def _is_touched(level: Level, pos: BlockPos, state: BlockState) -> bool:
    if not level.entities:
        return False
    # Here, as most strings never meet an entity.
    from gametest.interaction.entity_search import entities_in

    return bool(entities_in(level, _box(pos, state), where=presses_plates))


def _box(pos: BlockPos, state: BlockState) -> Box:
    x, y, z = pos
    low, high = _ATTACHED if state.get("attached") == "true" else _LOOSE
    return float(x), y + low, float(z), x + 1.0, y + high, z + 1.0

"""Pressure plates: down while somebody or something of the right kind stands on them.

https://minecraft.wiki/w/Pressure_Plate: wood feels every entity, stone only living ones, gold and
iron count all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.behaviour.placement_rule import can_hang_or_stand
from gametest.behaviour.vibration import vibrate
from gametest.block.block_state import BlockState
from gametest.block.support_type import SupportType
from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.update_flags import CLIENTS

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.level.entities.entity import Box, Entity
    from gametest.level.level import Level

_EDGE: Final = 0.0625
_HEIGHT: Final = 0.25
"""The box in which entities count, in blocks."""
_WEIGHTLESS: Final = frozenset(
    f"minecraft:{name}"
    for name in (
        "bat",
        "block_display",
        "interaction",
        "item_display",
        "marker",
        "text_display",
    )
)


@final
@attrs.define(eq=False, repr=False)
class PressurePlate(BlockBehaviour):
    """Weighted plates have a property `power`, the others `powered`."""

    feels_all: bool = True
    """False: only living entities."""
    full_weight: int = 0
    """Entities for the strongest signal; 0: one gives it."""
    delay: int = 20
    """Ticks after which it looks again whether it is still pressed."""

    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        return any(
            can_hang_or_stand(level, pos, Direction.DOWN, support)
            for support in (SupportType.RIGID, SupportType.CENTER)
        )

    def on_remove(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        new_state: BlockState,
        moved: bool,
    ) -> None:
        if not moved and _strength(state) > 0:
            _tell_below(level, pos, state.block)

    def entity_inside(
        self, level: Level, pos: BlockPos, state: BlockState, entity: Entity
    ) -> None:
        if _strength(state) == 0:
            self._look(level, pos, state)

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if _strength(state) > 0:
            self._look(level, pos, state)

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        if direction is Direction.DOWN and not self.can_survive(level, pos, state):
            return level.blocks.air
        return state

    def is_signal_source(self, state: BlockState) -> bool:
        return True

    def get_signal(
        self, level: Level, pos: BlockPos, state: BlockState, direction: Direction
    ) -> int:
        return _strength(state)

    def get_direct_signal(
        self, level: Level, pos: BlockPos, state: BlockState, direction: Direction
    ) -> int:
        return _strength(state) if direction is Direction.UP else 0

    def _look(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        before, strength = _strength(state), self._weigh(level, pos)
        if strength != before:
            level.set_block(pos, _with_strength(state, strength), CLIENTS)
            _tell_below(level, pos, state.block)
        if (strength > 0) != (before > 0):
            vibrate(level, pos, "block_activate" if strength else "block_deactivate")
        if strength > 0:
            level.schedule_tick(pos, state.block, self.delay)

    def _weigh(self, level: Level, pos: BlockPos) -> int:
        if not level.entities:
            return 0
        # Here, as most plates never meet an entity.
        from gametest.interaction.entity_search import entities_in

        found = len(entities_in(level, _box(pos), where=self._feels))
        if not found or not self.full_weight:
            return 15 if found else 0
        weight = min(found, self.full_weight)
        return -(-weight * 15 // self.full_weight)

    def _feels(self, entity: Entity) -> bool:
        return (self.feels_all or entity.is_living) and presses_plates(entity)


def presses_plates(entity: Entity) -> bool:
    """Bats and what has no body never do (https://minecraft.wiki/w/Pressure_Plate)."""
    return entity.type_id not in _WEIGHTLESS


def _box(pos: BlockPos) -> Box:
    x, y, z = pos
    return x + _EDGE, float(y), z + _EDGE, x + 1 - _EDGE, y + _HEIGHT, z + 1 - _EDGE


def _strength(state: BlockState) -> int:
    power = state.find("power")
    if power is not None:
        return int(power)
    return 15 if state.get("powered") == "true" else 0


def _with_strength(state: BlockState, strength: int) -> BlockState:
    if state.has("power"):
        return state.with_("power", str(strength))
    return state.with_("powered", str(strength > 0).lower())


def _tell_below(level: Level, pos: BlockPos, block: Block) -> None:
    level.update_neighbors_at(pos, block)
    level.update_neighbors_at(Direction.DOWN.from_pos(pos), block)

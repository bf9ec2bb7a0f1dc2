"""Campfires: four items cook side by side while it burns (https://minecraft.wiki/w/Campfire).

Only a hand or data lay items on; hoppers do not reach them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.behaviour.container.cooking import find_cooking
from gametest.behaviour.container.storage import StorageBlockEntity
from gametest.behaviour.nature.fluid import Waterloggable
from gametest.behaviour.standing.attached import is_burning
from gametest.behaviour.vibration import vibrate
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.interaction.drops.spilling import spill
from gametest.item.item_stack import EMPTY
from gametest.level.update_flags import ALL
from gametest.nbt.tags import Compound, IntArray, Tag

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.core.position import BlockPos
    from gametest.level.block_entity import BlockEntity
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

SIZE: Final = 4
_SPENT, _TOTAL = "CookingTimes", "CookingTotalTimes"
_COOLING: Final = 2


@final
@attrs.define(eq=False, repr=False)
class CampfireBlockEntity(StorageBlockEntity):
    is_container = False

    spent: list[int] = attrs.field(init=False, factory=lambda: [0] * SIZE)
    """Ticks that each item has cooked."""
    total: list[int] = attrs.field(init=False, factory=lambda: [0] * SIZE)
    _is_reported: bool = attrs.field(init=False, default=False)

    def load(self, nbt: Compound) -> None:
        super().load(nbt)
        self.spent = _numbers(self.nbt.pop(_SPENT, None))
        self.total = _numbers(self.nbt.pop(_TOTAL, None))
        self._is_reported = False

    def save(self) -> Compound:
        return {
            **super().save(),
            _SPENT: IntArray(self.spent),
            _TOTAL: IntArray(self.total),
        }

    def next_due(self, level: Level) -> int | None:
        if self._is_reported or not any(map(self._is_busy, range(SIZE))):
            return None
        return level.game_time

    def _is_busy(self, slot: int) -> bool:
        return not self.items[slot].is_empty or self.spent[slot] > 0

    def tick(self, level: Level) -> None:
        state = level.get_block_state(self.pos)
        if state.find("lit") == "true":
            self._cook(level)
            return
        for slot in range(SIZE):
            self.spent[slot] = max(
                0, min(self.spent[slot] - _COOLING, self.total[slot])
            )

    def _cook(self, level: Level) -> None:
        for slot, stack in enumerate(self.items):
            if stack.is_empty:
                continue
            self.spent[slot] += 1
            if self.spent[slot] < self.total[slot]:
                continue
            try:
                found = find_cooking(level, "campfire_cooking", stack)
            except UnsupportedError:
                self._is_reported = True
                raise
            made = stack if found is None else found.stack
            self.items[slot] = EMPTY
            spill(level, self.pos, [made])
            level.write_count += 1
            vibrate(level, self.pos, "block_change")


@final
class Campfire(Waterloggable):
    """On hay its smoke rises higher."""

    def new_block_entity(self, pos: BlockPos, state: BlockState) -> BlockEntity | None:
        return CampfireBlockEntity("minecraft:campfire", pos, size=SIZE)

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
        if direction is not Direction.DOWN:
            return state
        is_signal = neighbor_state.is_block("minecraft:hay_block")
        return state.with_("signal_fire", str(is_signal).lower())

    def projectile_hit(
        self, level: Level, pos: BlockPos, state: BlockState, projectile: Entity
    ) -> None:
        """One that burns lights it."""
        if (
            is_burning(projectile)
            and state.get("lit") == "false"
            and state.get("waterlogged") == "false"
        ):
            level.set_block(pos, state.with_("lit", "true"), ALL)


def _numbers(saved: Tag | None) -> list[int]:
    found = [int(n) for n in saved] if isinstance(saved, IntArray) else []
    return [*found, *[0] * SIZE][:SIZE]

"""Block entities that would work by themselves, which is not simulated."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, final

import attrs

from gametest.behaviour.machine.contents import HasContents, SpillingBlockEntity
from gametest.behaviour.nature.fluid import schedule_flow
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.block_entity import BlockEntity

if TYPE_CHECKING:
    from gametest.level.level import Level

Works = Callable[["Level", BlockEntity], bool]
"""Whether a block entity would do something in the next tick."""


class Container(HasContents):
    def on_remove(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        new_state: BlockState,
        moved: bool,
    ) -> None:
        level.update_comparators_at(pos, state.block)

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        schedule_flow(level, pos, state)
        return state


@final
@attrs.define(eq=False, repr=False)
class WorkingBlockEntity(SpillingBlockEntity):
    """Reports once what it would do by itself in the next tick."""

    mechanic: str = attrs.field(kw_only=True)
    works: Works = attrs.field(kw_only=True)
    period: int = attrs.field(default=1, kw_only=True)
    """It looks in game ticks that are a multiple of this."""
    watches_time: bool = attrs.field(default=False, kw_only=True)
    """What it waits for may come with the time of day alone."""
    _is_reported: bool = attrs.field(init=False, default=False)

    def next_due(self, level: Level) -> int | None:
        if self._is_reported or not (self.watches_time or self.works(level, self)):
            return None
        return -(-level.game_time // self.period) * self.period

    def tick(self, level: Level) -> None:
        if self.works(level, self):
            self._is_reported = True
            raise UnsupportedError(self.mechanic, self.pos)

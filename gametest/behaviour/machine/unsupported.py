"""Blocks whose reaction to power or to a neighbour is known but not simulated.

Each raises in the hook in which the game would act, and does nothing before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from gametest.behaviour.machine import work
from gametest.behaviour.machine.container import Container, WorkingBlockEntity, Works
from gametest.behaviour.nature.fluid import schedule_flow
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.block_entity import BlockEntity

if TYPE_CHECKING:
    from gametest.level.level import Level


@attrs.define(eq=False, repr=False)
class Worker(Container):
    """Works by itself while its data say so: furnaces, brewing stands, hives."""

    verb: str
    works: Works = work.always
    is_read: bool = True
    """A comparator reads it."""
    watches_time: bool = False

    def new_block_entity(self, pos: BlockPos, state: BlockState) -> BlockEntity | None:
        kind = state.block_entity_type
        if kind is None:
            return None
        mechanic = f"{state.block.name}: {self.verb}"
        return WorkingBlockEntity(
            kind,
            pos,
            mechanic=mechanic,
            works=self.works,
            period=20 if self.watches_time else 1,
            watches_time=self.watches_time,
        )

    def has_analog_output(self, state: BlockState) -> bool:
        return self.is_read

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        raise UnsupportedError(f"{state.block.name}: {self.verb}", pos)


@final
@attrs.define(eq=False, repr=False)
class ActsBeside(BlockBehaviour):
    """Acts when its surroundings are of a kind: sponges, soul sand under water, geysers."""

    verb: str
    when: str
    """`water`: at a side; `water_above`: a source; `geyser`: not dry, or water at a side."""
    delay: int = 0
    """Looks that many ticks after a change; 0: at once."""

    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        if old_state.block is not state.block:
            self._check(level, pos, state)

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
        self._check(level, pos, state)
        return state

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if self._is_due(level, pos, state):
            raise UnsupportedError(f"{state.block.name}: {self.verb}", pos)

    def _check(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if not self._is_due(level, pos, state):
            return
        if self.delay > 0:
            level.schedule_tick(pos, state.block, self.delay)
        else:
            raise UnsupportedError(f"{state.block.name}: {self.verb}", pos)

    def _is_due(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        above = level.get_block_state(Direction.UP.from_pos(pos))
        match self.when:
            case "water_above":
                return above.is_block("minecraft:water") and above.is_fluid_source
            case "geyser" if state.find("potent_sulfur_state") != "dry":
                return True
            case _:
                return _is_wet(level, pos)


def _is_wet(level: Level, pos: BlockPos) -> bool:
    return any(
        level.get_block_state(side.from_pos(pos)).fluid == "water" for side in Direction
    )

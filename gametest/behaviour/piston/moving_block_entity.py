"""The block entity of `moving_piston`: what is under way, how far, and its arrival.

https://minecraft.wiki/w/Moving_Piston. It moves half a block in each of two ticks and puts the block
down in the third; updates of an arrival and their order are those of the recorded traces.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.behaviour.piston.moving_shape import shape_of
from gametest.block.state_nbt import find_state, state_nbt
from gametest.core.direction import SHAPE_UPDATE_ORDER, Direction
from gametest.core.errors import UnsupportedError
from gametest.level.block_entity import BlockEntity
from gametest.level.entities.entity_field import int_of
from gametest.level.update_flags import (
    ALL,
    INVISIBLE,
    KNOWN_SHAPE,
    MOVE_BY_PISTON,
    SKIP_BLOCK_ENTITY_SIDE_EFFECTS,
    UPDATE_LIMIT,
)
from gametest.nbt.tags import Byte, Compound, Float, Int

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.block.shape import Box
    from gametest.core.position import BlockPos
    from gametest.level.level import Level

MOVING_PISTON: Final = "minecraft:moving_piston"
TYPE_ID: Final = "minecraft:piston"

_STEP: Final = 0.5
_ARRIVES: Final = ALL | MOVE_BY_PISTON
_FALLS_APART: Final = (
    INVISIBLE | KNOWN_SHAPE | MOVE_BY_PISTON | SKIP_BLOCK_ENTITY_SIDE_EFFECTS
)
_DIRECTIONS: Final = tuple(Direction)


@final
@attrs.define(eq=False, repr=False, kw_only=True)
class MovingBlockEntity(BlockEntity):
    """Of a block on its way, of a head going out, or of a base that takes its head back."""

    moved_state: BlockState
    facing: Direction
    """Of the piston, also when it pulls."""
    is_extending: bool
    is_source: bool
    """Head or base of the piston itself."""

    progress: float = attrs.field(default=0.0)
    last_progress: float = attrs.field(default=0.0)
    """At the end of the tick before."""
    last_ticked: int = attrs.field(default=0, init=False)
    """Game time."""

    @property
    def towards(self) -> Direction:
        """The way it goes."""
        return self.facing if self.is_extending else self.facing.opposite

    def load(self, nbt: Compound) -> None:
        super().load(nbt)
        known, table = self.nbt, self.moved_state.block.table
        saved = known.pop("blockState", None)
        self.moved_state = find_state(table, saved) or table.air
        self.facing = _DIRECTIONS[int_of(known.pop("facing", 0), 0) % len(_DIRECTIONS)]
        progress = known.pop("progress", 0.0)
        self.progress = self.last_progress = (
            float(progress) if isinstance(progress, (int, float)) else 0.0
        )
        self.is_extending = int_of(known.pop("extending", 0), 0) != 0
        self.is_source = int_of(known.pop("source", 0), 0) != 0

    def save(self) -> Compound:
        """`progress` is that of the tick before, as the game keeps it."""
        saved = super().save()
        saved["blockState"] = state_nbt(self.moved_state)
        saved["facing"] = Int(self.facing.index)
        saved["progress"] = Float(self.last_progress)
        saved["extending"] = Byte(self.is_extending)
        saved["source"] = Byte(self.is_source)
        return saved

    def collision_shape(self, level: Level, state: BlockState) -> tuple[Box, ...]:
        return shape_of(self, level.pushed_towards)

    def next_due(self, level: Level) -> int | None:
        return level.game_time

    def tick(self, level: Level) -> None:
        self.last_ticked = level.game_time
        self.last_progress = self.progress
        if self.last_progress >= 1.0:
            level.remove_block_entity(self.pos)
            if level.get_block_state(self.pos).is_block(MOVING_PISTON):
                self._arrive(level)
            return
        if level.entities:
            # Here, as most machines move nobody.
            from gametest.behaviour.piston.pushing import push_entities

            try:
                push_entities(level, self, _STEP)
            except UnsupportedError as error:
                level.report_unsupported(error.mechanic, error.pos or self.pos)
        self.progress = min(1.0, self.progress + _STEP)
        # Its shape changed, and with it what it carries.
        level.write_count += 1

    def finish(self, level: Level) -> None:
        """Put the block down at once, where the next stroke comes before the end of this one."""
        if self.last_progress >= 1.0:
            return
        self.progress = self.last_progress = 1.0
        pos = self.pos
        level.remove_block_entity(pos)
        if not level.get_block_state(pos).is_block(MOVING_PISTON):
            return
        if self.is_source:
            state = level.blocks.air
        else:
            state = _fitted(level, pos, self.moved_state)
        level.set_block(pos, state, ALL)
        level.neighbor_changed(pos, state.block, pos)

    def _arrive(self, level: Level) -> None:
        pos = self.pos
        state = _fitted(level, pos, self.moved_state)
        if state.is_air:
            level.set_block(pos, self.moved_state, _FALLS_APART)
            if not self.moved_state.is_air:
                level.update_or_destroy(pos, state, ALL, UPDATE_LIMIT)
            return
        if state.find("waterlogged") == "true":
            state = state.with_("waterlogged", "false")
        level.set_block(pos, state, _ARRIVES)
        level.neighbor_changed(pos, state.block, pos)


def _fitted(level: Level, pos: BlockPos, state: BlockState) -> BlockState:
    """The state that its new neighbours make of it, air if it cannot stand there."""
    tables = level.behaviours
    for side in SHAPE_UPDATE_ORDER:
        tables.meet(state.id)
        hook = tables.update_shape[state.id]
        if hook is None:
            continue
        beside = level.neighbor(pos, side)
        try:
            state = hook(level, pos, state, side, beside, level.get_block_state(beside))
        except UnsupportedError as error:
            level.report_unsupported(error.mechanic, error.pos or pos)
    return state

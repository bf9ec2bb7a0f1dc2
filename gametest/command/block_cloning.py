"""How `clone` copies blocks: full blocks first, then those with data, then all others.

A barrier takes every place before the copies come, so that nothing old meets anything new
(https://minecraft.wiki/w/Commands/clone).
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.command.block_placing import update_after_place
from gametest.core.bounding_box import BoundingBox
from gametest.core.position import BlockPos
from gametest.level import update_flags

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.command.arguments.block_state import BlockPredicate
    from gametest.level.level import Level
    from gametest.nbt.tags import Compound

_STRICT: Final = update_flags.PLACE_STRUCTURE


class Mode(Enum):
    """The values are the command's words."""

    FORCE = "force"
    MOVE = "move"
    NORMAL = "normal"


@final
@attrs.define(eq=False, repr=False)
class _Copy:
    pos: BlockPos
    """Where it goes."""
    state: BlockState
    nbt: Compound | None
    old_state: BlockState
    """What stands there now."""


@final
@attrs.define(eq=False, repr=False)
class BlockCloning:
    origin: Level
    target: Level
    box: BoundingBox
    corner: BlockPos
    """Least corner of the copy."""
    mode: Mode
    is_strict: bool = attrs.field(kw_only=True)

    _full: list[_Copy] = attrs.field(factory=list, init=False)
    _with_data: list[_Copy] = attrs.field(factory=list, init=False)
    _others: list[_Copy] = attrs.field(factory=list, init=False)
    _taken: list[BlockPos] = attrs.field(factory=list, init=False)
    """Places that `move` empties: full blocks and those with data."""
    _taken_first: list[BlockPos] = attrs.field(factory=list, init=False)

    @property
    def target_box(self) -> BoundingBox:
        return BoundingBox.of_size(self.corner, self.box.size)

    @property
    def _offset(self) -> BlockPos:
        return self.corner.minus(self.box.min_corner)

    def run(self, only: BlockPredicate | None, *, skip_air: bool) -> int:
        """How many blocks were written."""
        self._collect(only, skip_air=skip_air)
        if self.mode is Mode.MOVE:
            self._empty_origin()
        copies = [*self._full, *self._with_data, *self._others]
        _put_barriers(self.target, (copy.pos for copy in reversed(copies)))
        count = self._write(copies)
        if not self.is_strict:
            for copy in reversed(copies):
                update_after_place(self.target, copy.pos, copy.old_state)
        ticks = self.origin.block_ticks
        self.target.block_ticks.copy_area(ticks, self.box, self._offset)
        return count

    def _collect(self, only: BlockPredicate | None, *, skip_air: bool) -> None:
        origin, target = self.origin, self.target
        offset = self._offset
        for pos in self.box.positions():
            state = origin.get_block_state(pos)
            if (skip_air and state.is_air) or (
                only is not None and not only.test(origin, pos)
            ):
                continue
            to = pos.offset(*offset)
            block_entity = origin.get_block_entity(pos)
            nbt = None if block_entity is None else block_entity.save()
            copy = _Copy(to, state, nbt, target.get_block_state(to))
            if nbt is not None:
                self._with_data.append(copy)
                self._taken.append(pos)
            elif state.is_full_cube:
                self._full.append(copy)
                self._taken.append(pos)
            else:
                self._others.append(copy)
                self._taken_first.append(pos)

    def _empty_origin(self) -> None:
        places = [*reversed(self._taken_first), *self._taken]
        _put_barriers(self.origin, places)
        air = self.origin.blocks.air
        flags = _STRICT if self.is_strict else update_flags.ALL
        for pos in places:
            self.origin.set_block(pos, air, flags)

    def _write(self, copies: list[_Copy]) -> int:
        target = self.target
        flags = _STRICT if self.is_strict else update_flags.CLIENTS
        count = sum(target.set_block(copy.pos, copy.state, flags) for copy in copies)
        for copy in self._with_data:
            block_entity = target.get_block_entity(copy.pos)
            if block_entity is not None and copy.nbt is not None:
                block_entity.load(copy.nbt)
                target.update_comparators_at(copy.pos, copy.state.block)
            # The written block may have changed its shape meanwhile.
            target.set_block(copy.pos, copy.state, flags)
        return count


def _put_barriers(level: Level, places: Iterable[BlockPos]) -> None:
    """Without any update; what block entities held is gone and not dropped."""
    barrier = level.blocks.block("minecraft:barrier").default_state.id
    level.set_states_quiet([(pos, barrier) for pos in places])

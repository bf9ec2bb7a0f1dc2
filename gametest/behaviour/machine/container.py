"""Blocks with an inventory: empty ones are exact, others act or are read unsupported.

https://minecraft.wiki/w/Dispenser, https://minecraft.wiki/w/Hopper, https://minecraft.wiki/w/Crafter
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.behaviour.machine.contents import (
    ContainerBlockEntity,
    HasContents,
    holds_something,
    inventory_holds_something,
)
from gametest.behaviour.nature.fluid import schedule_flow
from gametest.behaviour.vibration import vibrate
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.block_entity import BlockEntity
from gametest.level.update_flags import CLIENTS

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.level.level import Level

Works = Callable[["Level", BlockEntity], bool]
"""Whether a block entity would do something in the next tick."""

_DISPENSE_DELAY: Final = 4


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
class Dispensing(Container):
    """Dispenser, dropper, crafter: 4 ticks after the rising edge."""

    is_fed_from_above: bool
    """Also by power for the block above, as pistons are."""

    def neighbor_changed(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        source: Block,
        source_pos: BlockPos | None,
    ) -> None:
        has_signal = level.has_neighbor_signal(pos) or (
            self.is_fed_from_above
            and level.has_neighbor_signal(Direction.UP.from_pos(pos))
        )
        word = str(has_signal).lower()
        if state.get("triggered") == word:
            return
        if has_signal:
            level.schedule_tick(pos, state.block, _DISPENSE_DELAY)
        elif state.has("crafting"):
            state = state.with_("crafting", "false")
        level.set_block(pos, state.with_("triggered", word), CLIENTS)

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if holds_something(level.get_block_entity(pos)):
            verb = "dispense" if self.is_fed_from_above else "craft"
            raise UnsupportedError(f"{state.block.name}: {verb}", pos)
        if state.is_block("minecraft:dispenser"):
            # Its click can be heard; a dropper's and a crafter's make no vibration.
            vibrate(level, pos)


@final
class Hopper(Container):
    """Switched off by power; what it would move is unsupported."""

    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        if old_state.block is not state.block:
            self._check_power(level, pos, state)

    def neighbor_changed(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        source: Block,
        source_pos: BlockPos | None,
    ) -> None:
        self._check_power(level, pos, state)

    def new_block_entity(self, pos: BlockPos, state: BlockState) -> BlockEntity | None:
        return HopperBlockEntity("minecraft:hopper", pos)

    def _check_power(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        word = str(not level.has_neighbor_signal(pos)).lower()
        if state.get("enabled") != word:
            level.set_block(pos, state.with_("enabled", word), CLIENTS)


@final
@attrs.define(eq=False, repr=False)
class HopperBlockEntity(ContainerBlockEntity):
    _is_reported: bool = attrs.field(init=False, default=False)

    def next_due(self, level: Level) -> int | None:
        if self._is_reported or not self._would_move(level):
            return None
        return level.game_time

    def tick(self, level: Level) -> None:
        if self._would_move(level):
            self._is_reported = True
            raise UnsupportedError("minecraft:hopper: move items", self.pos)

    def _would_move(self, level: Level) -> bool:
        state = level.get_block_state(self.pos)
        if state.find("enabled") != "true":
            return False
        target = Direction.by_label(state.get("facing")).from_pos(self.pos)
        if holds_something(self) and _takes_items(level, target):
            return True
        above = Direction.UP.from_pos(self.pos)
        if level.get_block_state(above).find("level") == "8":
            # A full composter gives its bone meal.
            return level.get_block_state(above).is_block("minecraft:composter")
        return _takes_items(level, above) and inventory_holds_something(level, above)


@final
@attrs.define(eq=False, repr=False)
class WorkingBlockEntity(ContainerBlockEntity):
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


def _takes_items(level: Level, pos: BlockPos) -> bool:
    if level.get_block_state(pos).is_block("minecraft:composter"):
        return True
    block_entity = level.get_block_entity(pos)
    if block_entity is None:
        return False
    return block_entity.type_id.removeprefix("minecraft:") in _HOPPERS_REACH


_HOPPERS_REACH: Final = frozenset(
    {
        "barrel",
        "blast_furnace",
        "brewing_stand",
        "chest",
        "chiseled_bookshelf",
        "crafter",
        "decorated_pot",
        "dispenser",
        "dropper",
        "furnace",
        "hopper",
        "jukebox",
        "shelf",
        "shulker_box",
        "smoker",
        "trapped_chest",
    }
)
